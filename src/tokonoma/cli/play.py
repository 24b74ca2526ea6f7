"""`tokonoma play`: a game at the terminal."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from tokonoma import GAMES, Refusal
from tokonoma.cli.arguments import Commands, add_data, add_language, command
from tokonoma.cli.status import BROKEN_OFF, DONE

LAST = Path()  # --resume without a file


def add(commands: Commands) -> None:
    """tokonoma play."""
    more = "Leaving in any way saves the game and prints the command to go on. Input may come from a file or a pipe."
    made = command(commands, "play", run, "play a game at the terminal", more)
    made.add_argument("game", metavar="GAME", nargs="?", help=f"one of {', '.join(GAMES)}")
    made.add_argument(
        "--seats",
        metavar="LIST",
        help="who sits where: human, human:NAME, random, greedy, search:SECONDS, level:NAME; as in human,level:strong",
    )
    made.add_argument("--mode", metavar="MODE", help="the mode of the game; `tokonoma games` lists them")
    made.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game; may be repeated"
    )
    made.add_argument(
        "--seed", metavar="N", type=int, help="deal the game of this number; without it the deal is sealed"
    )
    made.add_argument(
        "--coach", action="store_true", help="a first game: easy bots, and a coach who remarks what matters"
    )
    made.add_argument("--plain", action="store_true", help="lines one below the other, for a screen reader")
    made.add_argument("--enter-draws", action="store_true", help="type in what a real table draws")
    add_language(made)
    add_data(made)
    made.add_argument("--record", metavar="FILE", type=Path, help="write the game's record to this file")
    made.add_argument(
        "--resume",
        metavar="FILE",
        type=Path,
        nargs="?",
        const=LAST,
        help="go on with a saved game; alone: the last one",
    )


def run(asked: argparse.Namespace) -> int:
    """Play at the terminal."""
    from tokonoma.terminal.play import Wish, play
    from tokonoma.terminal.saved import last_unfinished

    if (asked.game is None) == (asked.resume is None) and asked.game is None:
        raise Refusal("unknown_game", f"name a game ({', '.join(GAMES)}), or a saved one with --resume FILE")
    wish = Wish(
        game=asked.game or "",
        seats=asked.seats,
        options=read_options(asked.option, asked.mode),
        seed=asked.seed,
        typed=asked.enter_draws,
        language=asked.language,
        data=asked.data,
        record=asked.record,
        resume=last_unfinished() if asked.resume == LAST else asked.resume,
        coach=asked.coach,
        plain=asked.plain,
    )
    return DONE if play(wish) else BROKEN_OFF


def read_options(given: Sequence[str], mode: str | None) -> dict[str, str]:
    """Options written as NAME=VALUE."""
    options = {"mode": mode} if mode else {}
    for each in given:
        name, equals, value = each.partition("=")
        if not (name and equals and value):
            raise Refusal("unknown_option", f"{each} is no option; NAME=VALUE belongs here", option=each)
        options[name] = value
    return options
