"""`tokonoma study`: what a search thinks of any position, with moves and draws tried by hand."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tokonoma import GAMES, Refusal
from tokonoma.cli.arguments import Commands, add_json, add_language, as_json, command
from tokonoma.cli.status import DONE

if TYPE_CHECKING:
    from tokonoma.analysis.study import Study

DEPTH = 1600


def add(commands: Commands) -> None:
    """tokonoma study."""
    more = "A game's name begins with its box, and every draw is entered. Input may come from a file or a pipe."
    made = command(commands, "study", run, "try moves and draws from any position, and see what a search thinks", more)
    made.add_argument("start", metavar="START", help=f"a record, a position, or one of {', '.join(GAMES)}")
    made.add_argument("--step", metavar="N", type=int, help="begin after so many steps of the record")
    made.add_argument("--seats", metavar="N", type=int, help="how many seats a new game has")
    made.add_argument("--sketch", metavar="TEXT", help="set up a position by a short text")
    made.add_argument("--depth", metavar="N", type=int, default=DEPTH, help="playouts a move (%(default)s)")
    add_json(made)
    add_language(made)


def run(asked: argparse.Namespace) -> int:
    """Study a position, or print what is thought of it."""
    from msgspec import to_builtins

    from tokonoma.analysis.study import think
    from tokonoma.terminal.study import Session

    opened = begun_or_told(asked)
    depth = max(1, asked.depth)
    if asked.json:
        print(as_json(to_builtins(think(opened.state, depth))))
        return DONE
    Session(opened, depth, asked.language).run()
    return DONE


def begun_or_told(asked: argparse.Namespace) -> "Study":
    """Where the study begins; why it cannot is said in the reader's language."""
    from tokonoma.kernel.library import game
    from tokonoma.kernel.reasons import in_language
    from tokonoma.terminal.saved import read_saved

    document = None if asked.start in GAMES else read_saved(Path(asked.start))
    try:
        return begun(asked, document)
    except Refusal as refusal:
        name = asked.start if document is None else name_in(document)
        folder = game(name).rulebook.folder if name in GAMES else None
        raise in_language(refusal, folder, asked.language) from None


def begun(asked: argparse.Namespace, document: Any) -> "Study":
    """Where the study begins."""
    from tokonoma.analysis.study import Study
    from tokonoma.kernel.library import game

    if document is not None:
        return Study.of(document, asked.step)
    if asked.sketch is not None:
        return Study.sketched(game(asked.start), asked.sketch, asked.seats, None)
    return Study.anew(game(asked.start), asked.seats, None)


def name_in(document: Any) -> str:
    """The game that a document names; nothing where it names none."""
    return str(document.get("game", "")) if isinstance(document, dict) else ""
