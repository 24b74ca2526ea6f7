"""`tokonoma bots new DIR`: a small project with a working bot and its test."""

from pathlib import Path

from tokonoma.kernel.refusal import Refusal

BOT = '''"""A bot for Tokonoma: reads views, writes moves. Change `choose`; the rest speaks the protocol."""

import json
import random
import sys


def choose(view, luck):
    """The word of one of the moves in view["legal"]. Here: any, but rather one that keeps the turn."""
    going = [offer["move"] for offer in view["legal"] if not offer["ends_turn"]]
    return luck.choice(going or [offer["move"] for offer in view["legal"]])


def main():
    """Answer line by line until the input ends."""
    view = None
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "tokonoma":
            print("ready mine", flush=True)
        elif word == "view":
            view = json.loads(rest)
        elif word == "go":
            given = dict(zip(rest.split()[::2], rest.split()[1::2]))
            print("move", choose(view, random.Random(int(given["seed"]))), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
'''
TEST = '''"""Plays whole games with the bot; run it with `python -m pytest`, or as it is."""

import shlex
import sys
from pathlib import Path

import tokonoma
from tokonoma.bots.process import ProcessBot

COMMAND = shlex.join([sys.executable, str(Path(__file__).with_name("bot.py"))])


def test_it_plays_every_game_to_the_end_without_a_fault():
    for name in tokonoma.GAMES:
        bot, other = ProcessBot("mine", COMMAND), tokonoma.bots.bot("random")
        state = tokonoma.game(name).new(seats=2, seed=1)
        while state.to_act is not None:
            mover = bot if state.to_act == 0 else other
            state.play(mover.move(state.view(state.to_act), seed=len(state.steps)))
        bot.close()
        assert bot.faults == []


if __name__ == "__main__":
    test_it_plays_every_game_to_the_end_without_a_fault()
    print("the bot played every game to the end")
'''
README = """# A bot for Tokonoma

    python test_bot.py
    tokonoma bots check "python bot.py"
    tokonoma arena gorinto --bot mine="python bot.py" --bots mine,greedy --games 100
    tokonoma serve --bot mine="python bot.py"

`bot.py` decides in `choose`. What a view holds and how a program is asked is told in Tokonoma's docs/bot-protocol.md.
"""
FILES = {"bot.py": BOT, "test_bot.py": TEST, "README.md": README}


def write_project(folder: Path) -> list[Path]:
    """Write the project's files to a new or empty folder; refuses every other place."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            message = f"{folder} has files in it; name a folder that is new or empty"
            raise Refusal("unknown_option", message, folder=str(folder))
        for name, text in FILES.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as trouble:
        message = f"nothing can be written to {folder}: {trouble.strerror or trouble}"
        raise Refusal("unknown_option", message, folder=str(folder)) from None
    return [folder / name for name in FILES]
