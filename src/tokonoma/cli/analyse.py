"""`tokonoma analyse`: which decisions of a recorded game mattered, and what would have been better."""

import argparse
from functools import partial
from pathlib import Path

from tokonoma.cli.arguments import Commands, add_json, add_language, as_json, command
from tokonoma.cli.status import DONE

DEPTH = 2000


def add(commands: Commands) -> None:
    """tokonoma analyse."""
    more = "Every decision is judged by what its seat could know then."
    made = command(commands, "analyse", run, "find the decisions of a recorded game that mattered", more)
    made.add_argument("file", metavar="FILE", type=Path, help="a record")
    made.add_argument("--depth", metavar="N", type=int, default=DEPTH, help="playouts a move (%(default)s)")
    made.add_argument("--seat", metavar="N", type=int, help="judge this seat alone, the first being 1")
    made.add_argument("--threads", metavar="N", type=int, default=1, help="moves compared at a time (%(default)s)")
    made.add_argument("--html", metavar="FILE", type=Path, help="write a page that a browser shows")
    add_json(made)
    add_language(made)


def run(asked: argparse.Namespace) -> int:
    """Analyse a record."""
    from msgspec import to_builtins

    from tokonoma.analysis.html import Speaker, page
    from tokonoma.analysis.record import opened_for
    from tokonoma.terminal.analysis_page import told, whole
    from tokonoma.terminal.play import saved_sitters, table_pen
    from tokonoma.terminal.saved import read_saved

    document = read_saved(asked.file)
    seat = None if asked.seat is None else asked.seat - 1
    found = whole(document, seat, max(1, asked.depth), max(1, asked.threads))
    pen = table_pen(opened_for(document), saved_sitters(document), asked.language)
    if asked.html:
        rulebook = opened_for(document).rulebook
        say = partial(rulebook.say, language=pen.language, name=pen.name, key="key")
        asked.html.write_text(page(found, Speaker(rulebook.title, pen.language, pen.words, pen.name, say)), "utf-8")
    if asked.json:
        print(as_json(to_builtins(found)))
    elif not asked.html:
        print("\n".join(told(document, found, pen)))
    return DONE
