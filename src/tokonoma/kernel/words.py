"""Message catalogues: what happened, in the rulebook's words, in every language we speak.

A catalogue is a flat TOML file beside the rules (`words.en.toml`, `words.fr.toml`). A message holds placeholders:

    gathered = "{seat} gathers {element} from {space}"     the value of a field, by its name
    "element.fire" = "Fire"                                {element} is looked up here, when its value is "fire"
    given = "{seat} gives {tile:element} to {partner}"     a field of another name, looked up as an element
    scored = "{seat} gains {wisdom|# point|# points}"      one form or the other by number, # being the number

The browser reads the same catalogues with the same few rules (`web/src/lib/words.ts`).
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w+))?(?:\|([^|}]*)\|([^|}]*))?\}")

Name = Callable[[int], str]


@cache
def catalogue(folder: Path, language: str) -> dict[str, str]:
    """The messages of one folder in one language."""
    return flat(tomllib.loads((folder / f"words.{language}.toml").read_text(encoding="utf-8")))


def flat(table: Mapping[str, Any], prefix: str = "") -> dict[str, str]:
    """Nested TOML tables as dotted keys."""
    found: dict[str, str] = {}
    for key, value in table.items():
        found |= flat(value, f"{prefix}{key}.") if isinstance(value, Mapping) else {prefix + key: value}
    return found


def say(words: Mapping[str, str], key: str, values: Mapping[str, Any], language: str, name: Name) -> str:
    """A message with its placeholders filled; `name` tells what a seat is called."""

    def fill(found: re.Match[str]) -> str:
        field, kind, one, many = found.groups()
        value = values[field]
        if one is not None:
            return (one if is_single(value, language) else many).replace("#", number(value))
        if isinstance(value, list):
            return ", ".join(spoken(each, kind or field) for each in value) or words.get("none", "–")
        return spoken(value, kind or field)

    def spoken(value: Any, kind: str) -> str:
        if kind == "seat" and isinstance(value, int):
            return name(value)
        return words.get(f"{kind}.{value}") or number(value)

    return PLACEHOLDER.sub(fill, words[key])


def number(value: Any) -> str:
    """A value as it is written; a number below nought has a true minus sign, a word keeps its hyphens."""
    return str(value).replace("-", "−") if isinstance(value, int | float) else str(value)


def signed(value: int) -> str:
    """A number with its sign, as it is written."""
    return number(value) if value < 0 else f"+{value}"


def counted(count: int, one: str, many: str = "") -> str:
    """A number of things in English, for what the program says without a catalogue: "1 table", "2,000 tables"."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def fields(message: str) -> set[str]:
    """The values a message speaks of."""
    return {found[1] for found in PLACEHOLDER.finditer(message)}


def is_single(number: int, language: str) -> bool:
    """Whether a language uses the singular for a number: French counts nought as one, English does not."""
    return abs(number) < 2 if language == "fr" else number == 1
