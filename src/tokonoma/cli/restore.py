"""`tokonoma restore`: fill the store from a backup."""

import argparse
from pathlib import Path

from tokonoma.cli.arguments import Commands, add_json, as_json, command
from tokonoma.cli.optional import add_database, optional_package, settings_of
from tokonoma.cli.status import DONE
from tokonoma.kernel.progress import progress
from tokonoma.kernel.words import counted


def add(commands: Commands) -> None:
    """tokonoma restore."""
    more = "Stop the server first. The file is checked before anything is changed; all of it is taken, or nothing."
    made = command(commands, "restore", run, "fill the store from a backup", more)
    made.add_argument("file", metavar="FILE", type=Path, help="a backup; either kind of store takes one of the other")
    add_json(made)
    made.add_argument("--replace", action="store_true", help="delete what the store holds first")
    made.add_argument("--check", action="store_true", help="only say whether the file is whole")
    add_database(made)


def run(asked: argparse.Namespace) -> int:
    """Restore the store, or check a backup."""
    if asked.check:
        with progress("checking", None) as advance:
            package = optional_package("tokonoma.server.backup_file", "the server")
            header, rows = package.check_backup(asked.file, advance)
        whole = {"file": str(asked.file), "made": header.made, "program": header.program, "rows": rows}
        made = f"made {header.made} by tokonoma {header.program}"
        said = f"{asked.file} is whole: {made}, {counted(rows['tables'], 'table')}"
        print(as_json(whole) if asked.json else said)
        return DONE
    package = optional_package("tokonoma.server.backups", "the server")
    with progress("restoring", None) as advance:
        rows = package.restore(settings_of(asked), asked.file, asked.replace, quiet if asked.json else print, advance)
    said = f"restored {counted(rows['tables'], 'table')}, {counted(rows['entries'], 'entry', 'entries')}"
    print(as_json({"file": str(asked.file), "rows": rows}) if asked.json else said)
    return DONE


def quiet(line: str) -> None:
    """A program reads the end alone."""
