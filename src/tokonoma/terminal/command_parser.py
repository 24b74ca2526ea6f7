"""The parser of the command: near words for a misspelt one, examples below the help, help in the reader's language.

The help is written once, in English, beside the arguments. `help.fr.toml` says each sentence in French; a test holds
that none is missing.
"""

import argparse
import difflib
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from tokonoma.kernel.library import GAMES

EXAMPLES: dict[str, tuple[str, ...]] = {
    "play": (
        "tokonoma play gorinto",
        "tokonoma play goryo --seats human:Aiko,human:Ren",
        "tokonoma play gorbinos_quest --seats human,level:strong,level:easy --option build_cost=coins_only",
        "tokonoma play koinobori --seats human,human --enter-draws",
        "tokonoma play --resume",
    ),
    "replay": ("tokonoma replay game.json", "tokonoma replay game.json --all --seat 1"),
    "analyse": ("tokonoma analyse game.json", "tokonoma analyse game.json --seat 1 --html game.html"),
    "study": (
        "tokonoma study game.json --step 40",
        "tokonoma study koinobori --seats 3",
        "tokonoma study gorinto --seats 2",
    ),
    "games": ("tokonoma games", "tokonoma games --json"),
    "rules": ("tokonoma rules gorinto", "tokonoma rules goryo 3.2", "tokonoma rules koinobori steal"),
    "cards": ("tokonoma cards gorbinos_quest", "tokonoma cards koinobori --language fr"),
    "serve": ("tokonoma serve", "tokonoma serve --host 0.0.0.0 --port 8080 --no-browser"),
    "arena": ("tokonoma arena gorinto --bots search:0.1,greedy --games 200",),
    "bench": ("tokonoma bench", "tokonoma bench gorinto --compare --json"),
    "verify": ("tokonoma verify game.json",),
    "doctor": ("tokonoma doctor", "tokonoma doctor --json"),
    "learn": ("tokonoma learn", "tokonoma learn gorinto", "tokonoma learn goryo last_hunt --language fr"),
    "bots": ("tokonoma bots new my-bot", "tokonoma bots check ./my-bot --game gorinto", "tokonoma bots list"),
    "backup": ("tokonoma backup games.backup", "tokonoma backup games.backup --replace"),
    "restore": ("tokonoma restore games.backup --check", "tokonoma restore games.backup --replace"),
    "export": ("tokonoma export records",),
    "erase": ("tokonoma erase LINK",),
    "puzzle": ("tokonoma puzzle gorinto", "tokonoma puzzle koinobori --language fr"),
    "puzzles": ("tokonoma puzzles list gorinto", "tokonoma puzzles make gorinto --count 20 --out gorinto.json"),
    "completion": ('eval "$(tokonoma completion bash)"', "tokonoma completion fish | source"),
}


class Parser(argparse.ArgumentParser):
    """An argument parser that answers a misspelt word with near ones, and shows examples."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        named.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        named.setdefault("allow_abbrev", False)
        super().__init__(*arguments, **named)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Read the words; one that a command does not know is its own mistake, not that of the command above it."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown and " " in self.prog:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        """Say what cannot be, and what may have been meant."""
        wrong = re.search(r"invalid choice: '([^']+)'", message) or re.search(r"unrecognized arguments: (\S+)", message)
        near = nearest(wrong[1], self.known_words()) if wrong else []
        if near:
            message = f"{message.split(' (choose')[0]}; did you mean {' or '.join(near)}?"
        super().error(message)

    def known_words(self) -> list[str]:
        """Every option and command that may stand here."""
        found: list[str] = []
        for action in self._actions:
            found += action.option_strings
            if isinstance(action, argparse._SubParsersAction):
                found += action.choices
        return found


def nearest(word: str, known: Iterable[str]) -> list[str]:
    """Known words that are spelt much like a word; options for an option, commands and values for anything else."""
    alike = [each for each in dict.fromkeys(known) if each.startswith("-") == word.startswith("-")]
    return difflib.get_close_matches(word, alike, n=2, cutoff=0.6)


def examples(name: str) -> str:
    """The examples of a command, as the foot of its help."""
    shown = EXAMPLES.get(name, ())
    return "\n".join(["examples:", *(f"  {each}" for each in shown)]) if shown else ""


# Another language


def translate(parser: argparse.ArgumentParser, language: str) -> None:
    """Put every sentence of the help into a language, the parser's commands included."""
    if language == "en":
        return
    said = sentences(language)
    parser.description = said.get(parser.description or "", parser.description)
    parser.epilog = "\n".join(said.get(line, line) for line in (parser.epilog or "").split("\n")) or None
    for group in parser._action_groups:
        group.title = said.get(group.title or "", group.title)
    for action in parser._actions:
        action.help = said.get(action.help or "", action.help)
        if isinstance(action, argparse._SubParsersAction):
            for listed in action._choices_actions:
                listed.help = said.get(listed.help or "", listed.help)
            for each in action.choices.values():
                translate(each, language)


@cache
def sentences(language: str) -> dict[str, str]:
    """Every English sentence of the help with what it is in a language."""
    path = Path(__file__).parent / f"help.{language}.toml"
    games = ", ".join(GAMES)
    said = tomllib.loads(path.read_text("utf-8"))
    return {key.replace("{games}", games): str(value).replace("{games}", games) for key, value in said.items()}
