"""`tokonoma completion`: the shell's part of completing this command."""

import argparse

from tokonoma.cli.arguments import Commands, command
from tokonoma.cli.status import DONE


def add(commands: Commands) -> None:
    """tokonoma completion."""
    more = "Put the line of the example into your shell's start-up file."
    made = command(commands, "completion", run, "print what makes a shell complete this command", more)
    made.add_argument("shell", metavar="SHELL", choices=("bash", "zsh", "fish"), help="bash, zsh or fish")


def run(asked: argparse.Namespace) -> int:
    """Print the shell's part of the completion."""
    from argcomplete.shell_integration import shellcode

    print(shellcode(["tokonoma"], shell=asked.shell))
    return DONE
