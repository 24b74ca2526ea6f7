"""A subcommand, and the arguments that several share."""

import argparse
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from tokonoma.kernel.words import LANGUAGES
from tokonoma.terminal.command_parser import examples

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int], about: str, more: str = ""
) -> argparse.ArgumentParser:
    """A new subcommand."""
    made = commands.add_parser(
        name, help=about, description=f"{about[0].upper()}{about[1:]}. {more}".strip(), epilog=examples(name)
    )
    made.set_defaults(run=run)
    return made


def add_language(made: argparse.ArgumentParser) -> None:
    """--language, as the environment speaks by default."""
    made.add_argument(
        "--language", choices=LANGUAGES, default=spoken_language(), help="the language (here: %(default)s)"
    )


def spoken_language() -> str:
    """The language of the environment, where we speak it."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return spoken[:2] if spoken[:2] in LANGUAGES else LANGUAGES[0]


def add_data(made: argparse.ArgumentParser) -> None:
    """--data."""
    made.add_argument("--data", metavar="FILE", type=Path, help="component data instead of the game's own box.toml")


def add_json(made: argparse.ArgumentParser) -> None:
    """--json."""
    made.add_argument("--json", action="store_true", help="print JSON")


def as_json(value: Any) -> str:
    """A JSON document for programs and people."""
    return json.dumps(value, ensure_ascii=False, indent=2)
