"""`tokonoma games`: the games with their modes and options."""

import argparse

from tokonoma.cli.arguments import Commands, add_json, as_json, command
from tokonoma.cli.status import DONE


def add(commands: Commands) -> None:
    """tokonoma games."""
    made = command(commands, "games", run, "list the games with their modes and options")
    add_json(made)


def run(asked: argparse.Namespace) -> int:
    """List the games."""
    from tokonoma.terminal.listing import about_all, tell
    from tokonoma.terminal.pen import pen_for

    games = about_all()
    print(as_json(games) if asked.json else "\n".join(tell(games, pen_for())))
    return DONE
