"""Bots that somebody added: names with a command line each, in the environment so that every process knows them."""

import json
import os
import re

from tokonoma.kernel.refusal import Refusal

VARIABLE = "TOKONOMA_BOTS"
NAME = re.compile(r"[a-z][a-z0-9_-]{0,30}")


def added() -> dict[str, str]:
    """The bots that were added, each with its command line."""
    found = json.loads(os.environ.get(VARIABLE) or "{}")
    return {str(name): str(command) for name, command in found.items()}


def add(text: str, taken: tuple[str, ...] = ()) -> None:
    """Add a bot, written NAME=COMMAND; refuses a name that is none or that another bot has."""
    name, equals, command = text.partition("=")
    if not equals or not command.strip() or not NAME.fullmatch(name):
        raise Refusal("unknown_option", f"{text} is no bot; write NAME=COMMAND, the name in small letters", bot=text)
    if name in taken:
        raise Refusal("unknown_option", f"there is a bot {name} already", bot=name)
    os.environ[VARIABLE] = json.dumps(added() | {name: command})
