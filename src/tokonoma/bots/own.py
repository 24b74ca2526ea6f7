"""Bots that somebody added: names with a command line each, in the environment so that every process knows them."""

import json
import os
import re
import shlex
import shutil
from hashlib import sha256
from pathlib import Path

from tokonoma.kernel.refusal import Refusal

VARIABLE = "TOKONOMA_BOTS"
NAME = re.compile(r"[a-z][a-z0-9_-]{0,30}")
BUILT_IN = ("random", "greedy", "search", "level", "run", "human")  # what a name begins with that is read otherwise


def added() -> dict[str, str]:
    """The bots that were added, each with its command line; refuses an environment that cannot be read."""
    try:
        found = json.loads(os.environ.get(VARIABLE) or "{}")
        return {str(name): str(command) for name, command in found.items()}
    except (ValueError, AttributeError):
        message = f"{VARIABLE} holds no JSON object of names and commands"
        raise Refusal("unknown_option", message) from None


def add(text: str, taken: tuple[str, ...] = ()) -> None:
    """Add a bot, written NAME=COMMAND; refuses a name that is none or that another bot has."""
    name, equals, command = text.partition("=")
    if not equals or not command.strip() or not NAME.fullmatch(name):
        raise Refusal("unknown_option", f"{text} is no bot; write NAME=COMMAND, the name in small letters", bot=text)
    if name in (*taken, *BUILT_IN):
        raise Refusal("unknown_option", f"the name {name} is taken; choose another for your bot", bot=name)
    check_program(command)
    os.environ[VARIABLE] = json.dumps(added() | {name: command})


def words_of(command: str) -> list[str]:
    """A command line as words; refuses an empty one and one with an open quotation mark."""
    try:
        words = shlex.split(command)
    except ValueError as open_quotation:
        message = f"the command {command} cannot be read: {str(open_quotation).lower()}"
        raise Refusal("unknown_option", message, command=command) from None
    if not words:
        raise Refusal("unknown_option", "a bot's command is empty", command=command)
    return words


def check_program(command: str) -> None:
    """Refuse a command whose program is not there, or may not be run."""
    program = words_of(command)[0]
    if shutil.which(program) is None:
        raise Refusal("unknown_option", f"there is no program {program} to run as a bot", command=command)


def fingerprints(names: tuple[str, ...]) -> dict[str, str]:
    """Of each name that stands for a program, what changes when its command or a file named in that changes."""
    commands = added() | {name: name.removeprefix("run:") for name in names if name.startswith("run:")}
    return {name: fingerprint(commands[name]) for name in names if name in commands}


def fingerprint(command: str) -> str:
    """What identifies a command and the content of the files it names."""
    found = sha256(command.encode())
    for word in words_of(command):
        if Path(word).is_file():
            found.update(Path(word).read_bytes())
    return found.hexdigest()[:12]
