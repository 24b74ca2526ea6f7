"""The table on the whole screen, by Textual: board, what was said, what may be played and the line one types in panes.

The session of the plain terminal runs here unchanged, in a thread of its own; `keyboard.py` stands between the two.
What Textual does for windows, colours, lists and the mouse is left to it.
"""
