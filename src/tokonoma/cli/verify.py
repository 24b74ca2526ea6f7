"""`tokonoma verify`: check the deal of a recorded game."""

import argparse
from pathlib import Path

from tokonoma.cli.arguments import Commands, add_data, add_json, as_json, command
from tokonoma.cli.status import DONE, GIVEN, WRONG


def add(commands: Commands) -> None:
    """tokonoma verify."""
    more = "Checks commitment, seed, every number drawn and, by replaying, every outcome."
    made = command(commands, "verify", run, "check the deal of a recorded game", more)
    made.add_argument("file", metavar="RECORD", nargs="+", type=Path, help="a record with a sealed deal")
    add_data(made)
    add_json(made)


def run(asked: argparse.Namespace) -> int:
    """Check deals."""
    from tokonoma.kernel import verify

    if asked.json:
        return verify_as_json(asked)
    return verify.main([str(path) for path in asked.file], asked.data)


def verify_as_json(asked: argparse.Namespace) -> int:
    """Print every finding for a program; the exit status is that of the lines."""
    from tokonoma.kernel import verify
    from tokonoma.terminal.saved import read_saved

    found = [
        {"file": str(path), "good": good, "tells": line}
        for path in asked.file
        for good, line in verify.check_record(read_saved(path), asked.data)
    ]
    print(as_json(found))
    answers = {each["good"] for each in found}
    return WRONG if False in answers else GIVEN if None in answers else DONE
