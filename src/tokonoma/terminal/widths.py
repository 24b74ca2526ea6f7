"""How wide a text is on the screen: escape codes take no room, wide characters take two columns."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def plain(text: str) -> str:
    """The text without escape codes."""
    return ESCAPE.sub("", text)


def width_of(text: str) -> int:
    """How many columns a text takes on the screen."""
    shown = plain(text) if "\x1b" in text else text
    return len(shown) if shown.isascii() else sum(map(width_of_character, shown))


@cache
def width_of_character(character: str) -> int:
    """No column for a combining mark, two for a wide character, one for any other."""
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def block_width(lines: Sequence[str]) -> int:
    """How many columns a block takes."""
    return max(map(width_of, lines), default=0)


def cut(text: str, width: int) -> str:
    """The text cut to a width, an ellipsis at its end; escape codes are kept, so that colours are closed."""
    if width < 1:
        return ""
    kept, left = "", width - 1
    for part in re.split(r"(\x1b\[[0-9;]*m)", text):
        if ESCAPE.fullmatch(part):
            kept += part
            continue
        for character in part:
            left -= width_of_character(character)
            if left >= 0:
                kept += character
    return kept + "…" + " " * (width - 1 - width_of(kept))


def join_columns(blocks: Sequence[Sequence[str]], gap: int) -> list[str]:
    """Blocks side by side, however wide that is."""
    tall = max((len(block) for block in blocks), default=0)
    wide = [block_width(block) for block in blocks]
    lines = []
    for i in range(tall):
        cells = [block[i] if i < len(block) else "" for block in blocks]
        padded = [cell + " " * (w - width_of(cell)) for cell, w in zip(cells, wide, strict=True)]
        lines.append((" " * gap).join(padded).rstrip())
    return lines
