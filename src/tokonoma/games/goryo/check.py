"""Checking the data file before the native tables are made of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tokonoma.games.goryo.components import (
    MOST_GONGS,
    NEIGHBOURS,
    NOTHING,
    NOWHERE,
    OBJECTS,
    ROOM_NAMES,
    ROOM_SIDE,
    SAMURAI_NAMES,
    SIDE,
    SPACE_NAMES,
    SPACES,
)
from tokonoma.kernel.data import Sheet

if TYPE_CHECKING:
    from tokonoma.games.goryo.box import Box

CENTRES = ("b2", "e2", "b5", "e5")  # of the rooms, in the order of their names
EMPTY = "-"


def open_box(sheet: Sheet, box: Box) -> Any:
    """Fill the native tables; refuses data the game cannot be played with."""
    box.palace = read_palace(sheet)
    box.neighbours = read_neighbours(sheet)
    box.samurai_start = read_samurai(sheet)
    box.gongs = sheet.integer("gong.spaces", 1, MOST_GONGS)
    bags = read_bags(sheet, box.gongs)
    box.is_bag = [int(gong in bags) for gong in range(MOST_GONGS + 1)]
    return box


def read_object_names(sheet: Sheet) -> list[str]:
    """The eight types, those of the rulebook first."""
    names: list[str] = []
    for place in ("objects.named.names", "objects.unnamed.names"):
        for name in words_at(sheet, place):
            if not re.fullmatch(r"[a-z]+", name):
                sheet.refuse(place, f"has {name!r}; a name is a lower-case word")
            if name in names:
                sheet.refuse(place, f"has {name} twice")
            names.append(name)
    if len(names) != OBJECTS:
        sheet.refuse("objects.unnamed.names", f"makes {len(names)} types; there are {OBJECTS}")
    return names


def words_at(sheet: Sheet, place: str) -> list[str]:
    """A list of words."""
    value = sheet.get(place)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        sheet.refuse(place, "is no list of words")
    return list(value)


def read_palace(sheet: Sheet) -> list[int]:
    """The type of object on every space: each type once in every room, around an empty centre (§1.1)."""
    names = read_object_names(sheet)
    palace = [NOTHING] * SPACES
    for room, name in enumerate(ROOM_NAMES):
        place = f"palace.{name}"
        found = [word for row in words_at(sheet, place) for word in row.split()]
        expected = sorted([*names, EMPTY])
        if sorted(found) != expected or found[4] != EMPTY:
            sheet.refuse(place, f"must hold each of {', '.join(names)} once around {EMPTY}")
        for i, word in enumerate(found):
            if word != EMPTY:
                palace[space_in_room(room, i)] = names.index(word)
    return palace


def space_in_room(room: int, place: int) -> int:
    """The space of the palace that is a place of a room."""
    row = room // 2 * ROOM_SIDE + place // ROOM_SIDE
    return row * SIDE + room % 2 * ROOM_SIDE + place % ROOM_SIDE


def read_bridges(sheet: Sheet) -> list[list[str]]:
    """The pairs of spaces that bridges join: side by side, but in two rooms."""
    bridges = []
    for bridge in words_at(sheet, "bridges.joins"):
        ends = bridge.split("-")
        if len(ends) != 2 or not set(ends) <= set(SPACE_NAMES) or ends not in facing_spaces():
            sheet.refuse("bridges.joins", f"has {bridge!r}; a bridge joins two spaces that face each other, like c2-d2")
        if ends in bridges:
            sheet.refuse("bridges.joins", f"has {bridge} twice")
        bridges.append(ends)
    return bridges


def facing_spaces() -> list[list[str]]:
    """Every pair of spaces side by side in two rooms, the north or west one first."""
    pairs = [(space, other) for space in range(SPACES) for other in side_by_side(space) if other > space]
    return [[SPACE_NAMES[space], SPACE_NAMES[other]] for space, other in pairs if room_of(space) != room_of(other)]


def side_by_side(space: int) -> list[int]:
    """The spaces that would be adjacent if the palace were one room."""
    row, column = divmod(space, SIDE)
    places = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [row * SIDE + column for row, column in places if 0 <= row < SIDE and 0 <= column < SIDE]


def room_of(space: int) -> int:
    """The room a space lies in."""
    row, column = divmod(space, SIDE)
    return row // ROOM_SIDE * 2 + column // ROOM_SIDE


def read_neighbours(sheet: Sheet) -> list[list[int]]:
    """The spaces one step from each, ascending, filled up with NOWHERE; refuses a palace that falls apart."""
    bridges = read_bridges(sheet)
    table = []
    for space in range(SPACES):
        here = SPACE_NAMES[space]
        found = [
            other
            for other in side_by_side(space)
            if room_of(other) == room_of(space) or sorted([here, SPACE_NAMES[other]]) in map(sorted, bridges)
        ]
        table.append(found + [NOWHERE] * (NEIGHBOURS - len(found)))
    reached = {0}
    while any(other not in reached for space in reached for other in table[space] if other != NOWHERE):
        reached |= {other for space in reached for other in table[space] if other != NOWHERE}
    if len(reached) != SPACES:
        sheet.refuse("bridges.joins", "leaves a room that no bridge leads to")
    return table


def read_samurai(sheet: Sheet) -> list[int]:
    """Where the samurai start: one in each centre."""
    starts = [sheet.choice(f"samurai.{name}", CENTRES) for name in SAMURAI_NAMES]
    if len(set(starts)) != len(starts):
        sheet.refuse("samurai", f"puts two in one room: {', '.join(starts)}")
    return [SPACE_NAMES.index(start) for start in starts]


def read_bags(sheet: Sheet, gongs: int) -> list[int]:
    """The gongs that show a bag, ascending."""
    given = sheet.get("gong.bags")
    bags = sheet.integers("gong.bags", len(given) if isinstance(given, list) else 0, 1, gongs)
    if sorted(set(bags)) != bags:
        sheet.refuse("gong.bags", f"is {bags}; the gongs with bags belong here once each, in ascending order")
    return bags
