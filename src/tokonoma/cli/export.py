"""`tokonoma export`: write the records of all finished games."""

import argparse
import sys
from pathlib import Path

from tokonoma.cli.arguments import Commands, add_json, as_json, command
from tokonoma.cli.optional import add_database, optional_package, settings_of
from tokonoma.cli.status import DONE, WRONG
from tokonoma.kernel.progress import progress
from tokonoma.kernel.words import counted


def add(commands: Commands) -> None:
    """tokonoma export."""
    more = "One file each. The server may run meanwhile. What is in the folder already is left alone."
    made = command(commands, "export", run, "write the records of all finished games", more)
    made.add_argument("folder", metavar="FOLDER", type=Path, help="where the records go")
    add_json(made)
    add_database(made)


def run(asked: argparse.Namespace) -> int:
    """Export records."""
    package = optional_package("tokonoma.server.exports", "the server")
    with progress("exporting", None) as advance:
        found = package.export(settings_of(asked), asked.folder, lambda line: print(line, file=sys.stderr), advance)
    others = f"{found.already} there already, {len(found.failed)} failed"
    said = f"{counted(found.written, 'record')} written to {asked.folder}, {others}"
    told = {"folder": str(asked.folder), "written": found.written, "already": found.already, "failed": found.failed}
    print(as_json(told) if asked.json else said)
    return WRONG if found.failed else DONE
