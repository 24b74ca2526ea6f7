"""Play at the terminal: the table as text, the prompt, the curtain between two people at one keyboard.

It draws and asks. It derives no move and adds up no score: all it shows is in a view. A game's table is drawn by
`terminal/<game>.py`, which offers

    draw(view, pen) -> list[str]            the table as lines, from `State.view` of whoever looks
    prompt_hint(view, pen) -> str           optional: what the seat is asked for now, or what is drawn

and knows its game from the view alone. A game without such a file is drawn as an outline (`outline.py`). What a `Pen`
can do is in `pen.py`.
"""
