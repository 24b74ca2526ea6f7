"""The commands of `tokonoma` for people who host: what they read from the arguments, and what they print."""

import argparse
import sys
from pathlib import Path
from typing import Any

from tokonoma.cli import DONE, WRONG, command, optional_package


def add_backup(commands: Any) -> None:
    """tokonoma backup."""
    more = "The server may run meanwhile. The file holds what is hidden in running games: keep it as safe as the store."
    made = command(commands, "backup", run_backup, "write the whole store to one file", more)
    made.add_argument("file", metavar="FILE", type=Path, help="the backup to write")
    made.add_argument("--replace", action="store_true", help="write over a file that is there already")
    add_database(made)


def run_backup(asked: argparse.Namespace) -> int:
    """Back the store up."""
    rows = optional_package("tokonoma.server.backups", "the server").back_up(
        settings_of(asked), asked.file, asked.replace
    )
    print(f"{asked.file}: {rows['tables']} tables, {rows['entries']} entries, {asked.file.stat().st_size:,} bytes")
    return DONE


def add_restore(commands: Any) -> None:
    """tokonoma restore."""
    more = "Stop the server first. The file is checked before anything is changed; all of it is taken, or nothing."
    made = command(commands, "restore", run_restore, "fill the store from a backup", more)
    made.add_argument("file", metavar="FILE", type=Path, help="a backup; either kind of store takes one of the other")
    made.add_argument("--replace", action="store_true", help="delete what the store holds first")
    made.add_argument("--check", action="store_true", help="only say whether the file is whole")
    add_database(made)


def run_restore(asked: argparse.Namespace) -> int:
    """Restore the store, or check a backup."""
    if asked.check:
        header, rows = optional_package("tokonoma.server.backup_file", "the server").check_backup(asked.file)
        print(f"{asked.file} is whole: made {header.made} by tokonoma {header.program}, {rows['tables']} tables")
        return DONE
    package = optional_package("tokonoma.server.backups", "the server")
    rows = package.restore(settings_of(asked), asked.file, asked.replace, print)
    print(f"restored {rows['tables']} tables, {rows['entries']} entries")
    return DONE


def add_export(commands: Any) -> None:
    """tokonoma export."""
    more = "One file each. The server may run meanwhile. What is in the folder already is left alone."
    made = command(commands, "export", run_export, "write the records of all finished games", more)
    made.add_argument("folder", metavar="FOLDER", type=Path, help="where the records go")
    add_database(made)


def run_export(asked: argparse.Namespace) -> int:
    """Export records."""
    package = optional_package("tokonoma.server.exports", "the server")
    found = package.export(settings_of(asked), asked.folder, lambda line: print(line, file=sys.stderr))
    print(
        f"{found.written} records written to {asked.folder}, {found.already} there already, {len(found.failed)} failed"
    )
    return WRONG if found.failed else DONE


def add_erase(commands: Any) -> None:
    """tokonoma erase."""
    more = "Stop the server first. What others played too stays theirs, without the person's name and words."
    made = command(commands, "erase", run_erase, "erase a person's games and name from the store", more)
    made.add_argument("link", metavar="LINK", help="the link of any seat of theirs, or the secret it ends with")
    add_database(made)


def run_erase(asked: argparse.Namespace) -> int:
    """Erase a person."""
    found = optional_package("tokonoma.server.erasing", "the server").erase(settings_of(asked), asked.link)
    print(f"{found.deleted} tables deleted; name, words and link erased at {found.cleared} that are others' too")
    return DONE


def add_database(made: argparse.ArgumentParser) -> None:
    """--database."""
    made.add_argument("--database", metavar="URL", help="the store; default: as `tokonoma serve` finds it")


def settings_of(asked: argparse.Namespace) -> Any:
    """The server's settings, as the environment and the arguments have them."""
    return optional_package("tokonoma.server.settings", "the server").from_environment(database_url=asked.database)


ALL = (add_backup, add_restore, add_export, add_erase)
