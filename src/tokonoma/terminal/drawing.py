"""Finds who draws a game's table: `terminal/<game>.py`, or the outline where a game has none."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from tokonoma.terminal import outline
from tokonoma.terminal.pen import Pen


@cache
def drawer(game: str) -> ModuleType:
    """The module that draws a game."""
    name = f"tokonoma.terminal.{game}"
    return import_module(name) if find_spec(name) else outline


def least_width(game: str) -> int:
    """How many columns a game's table needs; 0 where it fits any page."""
    return int(getattr(drawer(game), "WIDTH", 0))


def draw(view: dict[str, Any], pen: Pen) -> list[str]:
    """The table of a view as lines."""
    lines: list[str] = drawer(view["game"]).draw(view, pen)
    return lines


def read_typed(game: str, line: str, pen: Pen) -> str:
    """What was typed, in the words of the notation; a game may let its places be called by their written names."""
    read = getattr(drawer(game), "read_typed", None)
    return str(read(line, pen)) if read else line


def prompt_hint(view: dict[str, Any], pen: Pen) -> str:
    """What the seat is asked for now, where the game says so."""
    hint = getattr(drawer(view["game"]), "prompt_hint", None)
    return str(hint(view, pen)) if hint else ""
