"""What may be missing from an installation, and the store that the host commands share."""

import argparse
from typing import Any

from tokonoma import Refusal


def optional_package(name: str, what: str) -> Any:
    """A package that may be missing from an installation; refuses in words when it is."""
    from importlib import import_module

    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        raise Refusal(
            "unknown_option", f"{what} is not part of this installation ({missing.name} is missing)"
        ) from None


def add_database(made: argparse.ArgumentParser) -> None:
    """--database."""
    made.add_argument("--database", metavar="URL", help="the store; default: as `tokonoma serve` finds it")


def settings_of(asked: argparse.Namespace) -> Any:
    """The server's settings, as the environment and the arguments have them."""
    return optional_package("tokonoma.server.settings", "the server").from_environment(database_url=asked.database)
