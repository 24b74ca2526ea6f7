"""`tokonoma rules`: the rules page of a game."""

import argparse

from tokonoma import GAMES
from tokonoma.cli.arguments import Commands, add_json, add_language, as_json, command
from tokonoma.cli.status import DONE


def add(commands: Commands) -> None:
    """tokonoma rules."""
    made = command(commands, "rules", run, "read the rules of a game in our words")
    made.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    made.add_argument("passage", metavar="PASSAGE", nargs="?", help="a chapter (3), a paragraph (3.2), or a word")
    add_language(made)
    add_json(made)


def run(asked: argparse.Namespace) -> int:
    """Print the rules."""
    from tokonoma.kernel import library
    from tokonoma.terminal import rules_page
    from tokonoma.terminal.pen import pen_for

    pen = pen_for(language=asked.language)
    lines = rules_page.page(library.game(asked.game).rulebook.folder, asked.language)
    shown = rules_page.passage(lines, asked.passage, pen) if asked.passage else rules_page.set_out(lines, pen)
    print(as_json({"game": asked.game, "language": asked.language, "lines": shown}) if asked.json else "\n".join(shown))
    return DONE
