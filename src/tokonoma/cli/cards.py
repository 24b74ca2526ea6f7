"""`tokonoma cards`: the cards and tables of a game."""

import argparse

from tokonoma import GAMES
from tokonoma.cli.arguments import Commands, add_data, add_json, add_language, as_json, command
from tokonoma.cli.status import DONE


def add(commands: Commands) -> None:
    """tokonoma cards."""
    more = "Made from the game's data, so an owner's corrections show with --data."
    made = command(commands, "cards", run, "show every card and table of a game with its numbers", more)
    made.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    add_language(made)
    add_data(made)
    add_json(made)


def run(asked: argparse.Namespace) -> int:
    """Show the cards."""
    from tokonoma.kernel import library, reference
    from tokonoma.terminal.cards_page import page
    from tokonoma.terminal.pen import pen_for

    rulebook = library.game(asked.game, data=asked.data).rulebook
    if asked.json:
        print(as_json(reference.as_json(rulebook, asked.language)))
    else:
        print("\n".join(page(reference.sections(rulebook, asked.language), pen_for(language=asked.language))))
    return DONE
