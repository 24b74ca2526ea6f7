"""`tokonoma backup`: write the whole store to one file."""

import argparse
from pathlib import Path

from tokonoma.cli.arguments import Commands, add_json, as_json, command
from tokonoma.cli.optional import add_database, optional_package, settings_of
from tokonoma.cli.status import DONE
from tokonoma.kernel.progress import progress
from tokonoma.kernel.words import counted


def add(commands: Commands) -> None:
    """tokonoma backup."""
    more = "The server may run meanwhile. The file holds what is hidden in running games: keep it as safe as the store."
    made = command(commands, "backup", run, "write the whole store to one file", more)
    made.add_argument("file", metavar="FILE", type=Path, help="the backup to write")
    add_json(made)
    made.add_argument("--replace", action="store_true", help="write over a file that is there already")
    add_database(made)


def run(asked: argparse.Namespace) -> int:
    """Back the store up."""
    package = optional_package("tokonoma.server.backups", "the server")
    with progress("backing up", None) as advance:
        rows = package.back_up(settings_of(asked), asked.file, asked.replace, advance)
    if asked.json:
        print(as_json({"file": str(asked.file), "bytes": asked.file.stat().st_size, "rows": rows}))
        return DONE
    held = f"{counted(rows['tables'], 'table')}, {counted(rows['entries'], 'entry', 'entries')}"
    print(f"{asked.file}: {held}, {asked.file.stat().st_size:,} bytes")
    return DONE
