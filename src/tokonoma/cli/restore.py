"""`tokonoma restore`: fill the store from a backup."""

import argparse
from pathlib import Path

from tokonoma.cli.arguments import Commands, add_json, as_json, command
from tokonoma.cli.optional import add_database, optional_package, settings_of
from tokonoma.cli.status import DONE
from tokonoma.kernel.progress import progress


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
        header, rows = optional_package("tokonoma.server.backup_file", "the server").check_backup(asked.file)
        whole = {"file": str(asked.file), "made": header.made, "program": header.program, "rows": rows}
        said = f"{asked.file} is whole: made {header.made} by tokonoma {header.program}, {rows['tables']} tables"
        print(as_json(whole) if asked.json else said)
        return DONE
    package = optional_package("tokonoma.server.backups", "the server")
    with progress("restoring", None):
        rows = package.restore(settings_of(asked), asked.file, asked.replace, quiet if asked.json else print)
    said = f"restored {rows['tables']} tables, {rows['entries']} entries"
    print(as_json({"file": str(asked.file), "rows": rows}) if asked.json else said)
    return DONE


def quiet(line: str) -> None:
    """A program reads the end alone."""
