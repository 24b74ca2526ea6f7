"""`tokonoma erase`: erase a person from the store."""

import argparse

from tokonoma.cli.arguments import Commands, add_json, as_json, command
from tokonoma.cli.optional import add_database, optional_package, settings_of
from tokonoma.cli.status import DONE
from tokonoma.kernel.words import counted


def add(commands: Commands) -> None:
    """tokonoma erase."""
    more = "Stop the server first. What others played too stays theirs, without the person's name and words."
    made = command(commands, "erase", run, "erase a person's games and name from the store", more)
    made.add_argument("link", metavar="LINK", help="the link of any seat of theirs, or of a record they brought")
    add_json(made)
    add_database(made)


def run(asked: argparse.Namespace) -> int:
    """Erase a person."""
    found = optional_package("tokonoma.server.erasing", "the server").erase(settings_of(asked), asked.link)
    if asked.json:
        print(as_json({"deleted": found.deleted, "cleared": found.cleared, "records": found.records}))
        return DONE
    deleted = f"{counted(found.deleted, 'table')} and {counted(found.records, 'record')} from files deleted"
    print(f"{deleted}; name, words and link erased at {found.cleared} that are others' too")
    return DONE
