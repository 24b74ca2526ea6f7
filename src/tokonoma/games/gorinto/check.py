"""Checking the data file before the native tables are made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokonoma.games.gorinto.components import (
    GOAL_NAMES,
    LANDSCAPE_NAMES,
    LETTER_NAMES,
    PATH,
    PATH_NAMES,
    SET_UP_TALLEST,
    SPACES,
)
from tokonoma.kernel.data import Sheet

if TYPE_CHECKING:
    from tokonoma.games.gorinto.box import Box

LANDSCAPE_TILES = 60  # what four paths of ten leave of the bag (§1.3)
CARDS_OF_A_LETTER = 3  # with more, a deal of goals could find no card that may stay
MULTIPLYING = (
    "tallest_of_an_element",
    "shortest_of_an_element",
    "middle_stack",
    "tallest_and_least",
    "height_difference",
    "shortest_stack",
)


def open_box(sheet: Sheet, box: Box) -> Any:
    """Fill the native tables of the box; refuses data that breaks a promise of the game."""
    box.landscapes = [landscape(sheet, name) for name in LANDSCAPE_NAMES]
    check_numbers(sheet)
    box.letters = letters(sheet)
    box.factors = [factor(sheet, name) for name in GOAL_NAMES]
    box.burrows = burrows(sheet)
    box.key_tile = sheet.integer("key_elements.wisdom", 0, 10)
    box.key_tile_normal = sheet.integer("key_elements.wisdom_solo_normal", 0, 10)
    box.key_tile_expert = sheet.integer("key_elements.wisdom_solo_expert", 0, 10)
    box.kitsune_regular = sheet.integer("kitsune.regular_key", 0, 10)
    box.kitsune_own = sheet.integer("kitsune.own_key", 0, 10)
    return box


def landscape(sheet: Sheet, name: str) -> list[int]:
    """The heights of a landscape, which use up exactly what the paths leave."""
    place = f"landscapes.{name}.heights"
    heights = sheet.integers(place, SPACES, 0, SET_UP_TALLEST)
    if sum(heights) != LANDSCAPE_TILES:
        sheet.refuse(place, f"has {sum(heights)} tiles; a landscape has {LANDSCAPE_TILES}")
    return heights


def check_numbers(sheet: Sheet) -> None:
    """Every card has a number of its own, by which owners know it."""
    seen: set[int] = set()
    for name in GOAL_NAMES:
        number = sheet.integer(f"goals.{name}.number", 1, len(GOAL_NAMES))
        if number in seen:
            sheet.refuse(f"goals.{name}.number", f"is {number}, which another card has")
        seen.add(number)


def letters(sheet: Sheet) -> list[int]:
    """The conflict letters as numbers, few enough of each that every deal finds a card."""
    found = []
    for name in GOAL_NAMES:
        place = f"goals.{name}.letter"
        letter = LETTER_NAMES.index(sheet.choice(place, LETTER_NAMES))
        found.append(letter)
        if letter and found.count(letter) > CARDS_OF_A_LETTER:
            sheet.refuse(place, f"is {LETTER_NAMES[letter]}, which {CARDS_OF_A_LETTER} cards have already")
    return found


def factor(sheet: Sheet, name: str) -> int:
    """What a goal multiplies by; one for those that do not."""
    return sheet.integer(f"goals.{name}.factor", 1, 20) if name in MULTIPLYING else 1


def burrows(sheet: Sheet) -> list[int]:
    """The path space of every burrow token, each space once."""
    spaces = sheet.get("burrows.spaces")
    if not isinstance(spaces, list) or sorted(map(str, spaces)) != sorted(PATH_NAMES):
        sheet.refuse("burrows.spaces", f"must name each of the {PATH} path spaces {' '.join(PATH_NAMES)} once")
    return [PATH_NAMES.index(space) for space in spaces]
