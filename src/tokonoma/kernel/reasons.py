"""Why a position that was set up by hand cannot be, in other languages than the program's own.

Checks say it in English. `reasons.fr.toml` beside a game's rules, and beside this file, has every such sentence with
its French; `{1}`, `{2}` … stand for what a check fills in. A sentence without a translation stays as it is.
"""

import re
import tomllib
from functools import cache
from pathlib import Path

from tokonoma.kernel.refusal import Refusal

HERE = Path(__file__).parent
OTHERS = ("fr",)


def translated(message: str, folder: Path) -> dict[str, str]:
    """A reason in every language that has it, by the language."""
    found = {language: said_in(message, folder, language) for language in OTHERS}
    return {language: text for language, text in found.items() if text is not None}


def in_language(refusal: Refusal, folder: Path | None, language: str) -> Refusal:
    """The same refusal with its sentence in a language; as it is where that has none."""
    said = translated(refusal.message, folder).get(language) if folder else None
    return Refusal(refusal.code, said or refusal.message, **refusal.values)


def said_in(message: str, folder: Path, language: str) -> str | None:
    """A reason in a language; None where it has none."""
    for pattern, text in patterns(folder, language):
        if found := pattern.fullmatch(message):
            return re.sub(r"\{(\d)\}", lambda place: found.group(int(place[1])), text)
    return None


@cache
def patterns(folder: Path, language: str) -> list[tuple[re.Pattern[str], str]]:
    """The sentences of a game and those of all games, those that say most by themselves first."""
    known = catalogue(HERE, language) | catalogue(folder, language)
    return [(pattern_of(english), known[english]) for english in sorted(known, key=fixed_letters, reverse=True)]


def catalogue(folder: Path, language: str) -> dict[str, str]:
    """The sentences in a folder, by the English ones."""
    file = folder / f"reasons.{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def pattern_of(english: str) -> re.Pattern[str]:
    """What a sentence looks like when it is filled in."""
    return re.compile(re.sub(r"\\\{\d\\\}", "(.+?)", re.escape(english)), re.DOTALL)


def fixed_letters(english: str) -> int:
    """How much of a sentence is not filled in."""
    return len(re.sub(r"\{\d\}", "", english))
