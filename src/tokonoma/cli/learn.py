"""`tokonoma learn`: lessons, their list, and their check."""

import argparse

from tokonoma import GAMES
from tokonoma.cli.arguments import Commands, add_json, add_language, as_json, command
from tokonoma.cli.status import BROKEN_OFF, DONE, WRONG


def add(commands: Commands) -> None:
    """tokonoma learn."""
    more = "Without a lesson the whole course, from its first one. Input may come from a file or a pipe."
    made = command(commands, "learn", run, "learn a game by doing, in lessons of two to three minutes", more)
    made.add_argument("game", metavar="GAME", nargs="?", help=f"one of {', '.join(GAMES)}; without it the list")
    made.add_argument("lesson", metavar="LESSON", nargs="?", help="one lesson; `tokonoma learn --list` names them")
    made.add_argument("--list", action="store_true", help="list games, lessons, steps and languages")
    made.add_argument("--plain", action="store_true", help="lines one below the other, for a screen reader")
    made.add_argument("--check", action="store_true", help="play every lesson through and tell what is wrong in it")
    add_language(made)
    add_json(made)


def run(asked: argparse.Namespace) -> int:
    """Take lessons, list them, or check them."""
    from tokonoma.lessons import course, courses
    from tokonoma.terminal.learn import check, learn, listed

    if asked.check:
        found = check(asked.game)
        print("\n".join(found) or "nothing is wrong")
        return WRONG if found else DONE
    if asked.list or asked.json:
        told = [course(each).to_json() for each in ([asked.game] if asked.game else courses())]
        print(as_json(told) if asked.json else "\n".join(listed(told, asked.language)))
        return DONE
    return DONE if learn(asked.game, asked.lesson, asked.language, asked.plain) else BROKEN_OFF
