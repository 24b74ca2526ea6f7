"""`tokonoma arena`: matches between bots."""

import argparse

from tokonoma.cli.arguments import Commands, command


def add(commands: Commands) -> None:
    """tokonoma arena."""
    from tokonoma.arena.arguments import add_arguments

    more = "Seats are rotated and deals mirrored. Ctrl-C keeps what was played; the same command goes on."
    add_arguments(command(commands, "arena", run, "let bots play each other and rate them", more))


def run(asked: argparse.Namespace) -> int:
    """Run a match."""
    from tokonoma.arena.command import run_command

    return run_command(asked)
