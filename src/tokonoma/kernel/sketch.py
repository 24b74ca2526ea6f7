"""Sketches: a position as one short line of named parts, for lessons, tests and notes.

    mountain: c5:W a3:V | path: a:E 3:W | mats: WW / F | goals: odd_stacks shared_heights

Which parts a game has, and what holds where one is left out, is said in its `sketch.py`. `Game.sketch` reads the line.
"""

from collections.abc import Collection, Mapping
from typing import Any

from tokonoma.kernel.refusal import Refusal


def read_sketch(text: str) -> dict[str, str]:
    """The named parts of a sketch: `name: value`, with upright strokes between."""
    parts: dict[str, str] = {}
    for part in text.split("|"):
        name, colon, value = part.partition(":")
        if not colon or name.strip() in parts:
            message = f"{part.strip()!r} is no part of a sketch: each is NAME: VALUE, once, with | between"
            raise Refusal("not_a_document", message, place=part.strip())
        parts[name.strip()] = value.strip()
    return parts


def check_parts(parts: Mapping[str, str], known: Collection[str]) -> None:
    """Refuse a part of a sketch that the game does not know."""
    for name in parts:
        if name not in known:
            message = f"a sketch has no part {name!r}; there are {', '.join(known)}"
            raise Refusal("not_a_document", message, place=name)


def number(words: Any, word: str, what: str) -> int:
    """Where a word stands among those known; refuses one that is none of them."""
    found = list(words)
    if word not in found:
        raise Refusal("not_a_document", f"{word!r} is no {what}; there are {', '.join(map(str, found))}", place=word)
    return found.index(word)


def padded(values: Any, size: int, filler: Any) -> list[Any]:
    """A list made as long as a field, with fillers at its end."""
    found = list(values)
    return found + [filler] * (size - len(found))
