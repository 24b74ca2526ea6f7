"""What the arena's command takes; apart from the rest, so that asking for help loads nothing."""

import argparse
from pathlib import Path

MOST_GAMES = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", help="a game's name; `tokonoma games` lists them")
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--bots", help="names joined by commas: search:0.2,greedy (seconds a move)")
    who.add_argument("--levels", action="store_true", help="every named level, each against the one below: the ladder")
    parser.add_argument("--ladder", action="store_true", help="with --bots: each alone among the one named before it")
    parser.add_argument(
        "--against", type=Path, metavar="FROZEN", help="another checkout: sit one bot among bots of that version"
    )
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME=COMMAND", help="add a program of your own as a bot"
    )
    parser.add_argument(
        "--games", type=number_of_games, metavar="N", help="at least so many (100); with --until at most (20000)"
    )
    parser.add_argument(
        "--until", type=until, metavar="POINTS", help="stop when intervals reach so many percent, or when `decided`"
    )
    parser.add_argument("--seats", type=positive, metavar="N", help="how many sit at the table")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="VALUE may be * for all")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first deal (1)")
    parser.add_argument(
        "--luck", type=int, default=1, metavar="N", help="the seed of what bots draw for themselves (1)"
    )
    parser.add_argument("--data", metavar="FILE", help="component data instead of the shipped")
    parser.add_argument("--processes", type=positive, metavar="N", help="games at once (one for each core)")
    parser.add_argument("--ray", nargs="?", const="local", metavar="ADDRESS", help="play on a Ray cluster")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where results are kept, to go on after Ctrl-C")
    parser.add_argument("--again", action="store_true", help="play anew what is kept")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a report with plots")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def until(text: str) -> float:
    """How far an interval may reach, as a share; nought for `decided`."""
    if text == "decided":
        return 0.0
    try:
        points = float(text)
    except ValueError:
        points = 0.0
    if not 0.0 < points < 50.0:
        raise argparse.ArgumentTypeError(f"{text} is neither a number of percent nor `decided`")
    return points / 100


def number_of_games(text: str) -> int:
    """A number of games that can be counted in a lifetime."""
    number = positive(text)
    if number > MOST_GAMES:
        raise argparse.ArgumentTypeError(f"{text} is more than {MOST_GAMES} games")
    return number


def positive(text: str) -> int:
    """A number of things, at least one."""
    number = int(text) if text.strip().isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return number
