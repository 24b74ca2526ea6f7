"""`tokonoma bots`: begin and try a bot of your own."""

import argparse

from tokonoma.cli.arguments import Commands, command


def add(commands: Commands) -> None:
    """tokonoma bots."""
    from tokonoma.bots.command import add_arguments

    more = "docs/bot-protocol.md tells how a program is asked."
    add_arguments(command(commands, "bots", run, "begin and try a bot of your own", more))


def run(asked: argparse.Namespace) -> int:
    """Begin or try a bot."""
    return int(asked.part(asked))
