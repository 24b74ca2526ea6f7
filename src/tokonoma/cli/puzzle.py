"""`tokonoma puzzle` and `tokonoma puzzles`: solve one, list them, make new ones, verify them again."""

import argparse
from pathlib import Path

from tokonoma import GAMES
from tokonoma.cli.arguments import Commands, add_json, add_language, as_json, command
from tokonoma.cli.status import BROKEN_OFF, DONE, WRONG


def add(commands: Commands) -> None:
    """tokonoma puzzle, tokonoma puzzles."""
    more = "Without a name today's puzzle. Input may come from a file or a pipe."
    made = command(commands, "puzzle", run, "find the one clearly best answer in a position", more)
    made.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    made.add_argument("puzzle", metavar="NAME", nargs="?", help="a puzzle; `tokonoma puzzles list` names them")
    add_language(made)
    add_json(made)
    about = "list the puzzles of a game, make new ones from bots' games, or verify them again"
    several = command(commands, "puzzles", run_several, about)
    several.add_argument("act", metavar="ACT", choices=tuple(ACTS), help="list, make or check")
    several.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    several.add_argument("--count", type=int, default=100, metavar="N", help="make: until there are so many")
    several.add_argument("--processes", type=int, default=1, metavar="N", help="make: games looked through at a time")
    several.add_argument("--first", type=int, default=0, metavar="SEED", help="make: the deal of the first game")
    several.add_argument("--out", type=Path, metavar="FILE", help="make: where to write them; check: where they are")
    add_language(several)
    add_json(several)


def run(asked: argparse.Namespace) -> int:
    """Solve a puzzle, or print it for a program, without its answer."""
    from tokonoma.terminal.puzzle import chosen, described, solve

    puzzle = chosen(asked.game, asked.puzzle)
    if asked.json:
        print(as_json(described(asked.game, puzzle, asked.language)))
        return DONE
    return DONE if solve(asked.game, puzzle, asked.language) else BROKEN_OFF


def run_several(asked: argparse.Namespace) -> int:
    """List puzzles, make them, or verify them again."""
    return ACTS[asked.act](asked)


def list_them(asked: argparse.Namespace) -> int:
    """Print the puzzles of a game."""
    from tokonoma.terminal.puzzle import facts, listed

    told = facts(asked.game)
    print(as_json(told) if asked.json else "\n".join(listed(told, asked.language)))
    return DONE


def make_them(asked: argparse.Namespace) -> int:
    """Look through bots' games until there are enough."""
    from tokonoma.puzzles.workers import make

    path = asked.out or Path(f"{asked.game}-puzzles.json")
    found = make(asked.game, asked.count, path, asked.processes, asked.first)
    print(as_json({"file": str(path), "puzzles": len(found)}) if asked.json else f"{len(found)} puzzles in {path}")
    return DONE


def check_them(asked: argparse.Namespace) -> int:
    """Verify every puzzle with other luck, as deep as when it was made."""
    from tokonoma.puzzles.again import doubtful
    from tokonoma.puzzles.puzzle import puzzles, read_puzzles

    found = read_puzzles(asked.out) if asked.out else list(puzzles(asked.game).values())
    doubts = list(doubtful(asked.game, found))
    told = [*doubts, f"{len(found) - len(doubts)} of {len(found)} puzzles hold"]
    print(as_json({"puzzles": len(found), "doubts": doubts}) if asked.json else "\n".join(told))
    return WRONG if doubts else DONE


ACTS = {"list": list_them, "make": make_them, "check": check_them}
