"""Bots that somebody added: names with a command line each, in the environment so that every process knows them."""

import json
import os
import re
import shlex
from hashlib import sha256
from pathlib import Path

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


def fingerprints(names: tuple[str, ...]) -> dict[str, str]:
    """Of each name that stands for a program, what changes when its command or a file named in that changes."""
    commands = added() | {name: name.removeprefix("run:") for name in names if name.startswith("run:")}
    return {name: fingerprint(commands[name]) for name in names if name in commands}


def fingerprint(command: str) -> str:
    """What identifies a command and the content of the files it names."""
    found = sha256(command.encode())
    for word in shlex.split(command):
        if Path(word).is_file():
            found.update(Path(word).read_bytes())
    return found.hexdigest()[:12]
