"""`tokonoma replay`: look at a recorded game."""

import argparse
from pathlib import Path

from tokonoma.cli.arguments import Commands, add_data, add_json, add_language, as_json, command
from tokonoma.cli.status import DONE


def add(commands: Commands) -> None:
    """tokonoma replay."""
    more = "At a terminal one leafs through it; elsewhere, or with --all, it is printed whole."
    made = command(commands, "replay", run, "look at a recorded game", more)
    made.add_argument("file", metavar="FILE", type=Path, help="a record")
    made.add_argument("--all", action="store_true", help="print every step")
    made.add_argument("--plain", action="store_true", help="lines one below the other, for a screen reader")
    made.add_argument("--seat", metavar="N", type=int, help="tell only what this seat could know, the first being 1")
    add_json(made)
    add_language(made)
    add_data(made)


def run(asked: argparse.Namespace) -> int:
    """Show a record."""
    from tokonoma.terminal.replay import as_document, replay

    seat = None if asked.seat is None else asked.seat - 1
    if asked.json:
        print(as_json(as_document(asked.file, seat, asked.language, asked.data)))
        return DONE
    replay(asked.file, seat, asked.all, asked.plain, asked.language, asked.data)
    return DONE
