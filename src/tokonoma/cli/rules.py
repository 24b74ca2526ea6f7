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
    from tokonoma.kernel import library, words
    from tokonoma.terminal import rules_page
    from tokonoma.terminal.pen import pen_for
    from tokonoma.terminal.rules_figures import pictures

    folder = library.game(asked.game).rulebook.folder
    pen = pen_for(language=asked.language, catalogue=words.catalogue(folder, asked.language))
    lines, drawn = rules_page.page(folder, asked.language), pictures(asked.game, pen)
    passage = asked.passage
    shown = rules_page.passage(lines, passage, pen, drawn) if passage else rules_page.set_out(lines, pen, drawn)
    print(as_json({"game": asked.game, "language": asked.language, "lines": shown}) if asked.json else "\n".join(shown))
    return DONE
