"""Moves and draws as words.

A path space is a letter (a to e above the columns) or a digit (1 to 5 left of the rows); a space of the mountain is
its column and row. A placement is "b>b3", a gathered top tile its space "c4", with Earth a level "^2" counted from the
bottom as the stack was when the tile was placed; a gift is "give:fire", a removal "-b". A whole turn is these with
spaces between.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from tokonoma.games.gorinto.components import (
    BURROW_NAMES,
    COLUMN_NAMES,
    ELEMENT_NAMES,
    GOAL_NAMES,
    PATH_NAMES,
    ROW_NAMES,
    SIDE,
    SPACE_NAMES,
    TOKEN_NAMES,
)
from tokonoma.games.gorinto.mountain import space_entered
from tokonoma.games.gorinto.moves import GATHER_LEVEL, GATHER_SPACE, GIVE, REMOVE
from tokonoma.games.gorinto.state import (
    BURROW_TOKEN,
    GOAL_CARD,
    KEY_CARD,
    KITSUNE_BURROW,
    KITSUNE_COIN,
    KITSUNE_KEY,
    START_SEAT,
    TURN_ORDER,
)

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules

PLACE_WORD = re.compile(r"([a-e1-5])>([a-e][1-5]|[a-e]|[1-5])")
SPACE_WORD = re.compile(r"[a-e][1-5]")
LEVEL_WORD = re.compile(r"\^([1-9][0-9]?)")
REMOVE_WORD = re.compile(r"-([a-e1-5])")
GIVE_WORD = re.compile(r"give:(\w+)")
KINDS = (PLACE_WORD, SPACE_WORD, LEVEL_WORD, GIVE_WORD, REMOVE_WORD)  # in the order of a turn


def write_move(board: Rules, move: int) -> str:
    """The word for a legal move."""
    if move < GATHER_SPACE:
        return write_placement(move)
    if move < GATHER_LEVEL:
        return SPACE_NAMES[move - GATHER_SPACE]
    if move < REMOVE:
        return f"^{move - GATHER_LEVEL + 1 + sum(board.gathered)}"
    if move < GIVE:
        return f"-{PATH_NAMES[move - REMOVE]}"
    return f"give:{ELEMENT_NAMES[move - GIVE]}"


@cache
def write_placement(move: int) -> str:
    """The word for a placement."""
    return f"{PATH_NAMES[move // SIDE]}>{SPACE_NAMES[space_entered(*divmod(move, SIDE))]}"


def write_outcome(board: Rules, outcome: int) -> str:
    """The word for what is drawn."""
    awaiting = board.awaiting
    if awaiting < GOAL_CARD or awaiting in (KEY_CARD, KITSUNE_KEY):
        return ELEMENT_NAMES[outcome]
    if awaiting == GOAL_CARD:
        return GOAL_NAMES[outcome]
    if awaiting in (START_SEAT, TURN_ORDER):
        return f"seat:{outcome}"
    if awaiting in (BURROW_TOKEN, KITSUNE_BURROW):
        return BURROW_NAMES[board.box.burrows.index(outcome)]
    if awaiting == KITSUNE_COIN:
        return TOKEN_NAMES[outcome]
    return str(outcome + 1)


def words_of_turn(board: Rules, text: str) -> list[str]:
    """The words of a turn in canonical order; a placement may leave out what its path space says already."""
    words = [full_word(word) for word in text.lower().split()]
    return sorted(words, key=canonical) if len(words) > 1 else words


def full_word(word: str) -> str:
    """A placement "b>3" or "2>c" with its whole space; any other word as it is."""
    found = PLACE_WORD.fullmatch(word)
    if not found or len(found[2]) == 2:
        return word
    path, depth = found.groups()
    if path in COLUMN_NAMES and depth in ROW_NAMES:
        return f"{path}>{path}{depth}"
    if path in ROW_NAMES and depth in COLUMN_NAMES:
        return f"{path}>{depth}{path}"
    return word


def canonical(word: str) -> tuple[int, int]:
    """Where a word stands in its turn: placement, gatherings ascending, gift, removal; what is no word at the end."""
    for i, kind in enumerate(KINDS):
        found = kind.fullmatch(word)
        if found:
            space = SPACE_NAMES.index(word) if kind is SPACE_WORD else 0
            return i, int(found[1]) if kind is LEVEL_WORD else space
    return len(KINDS), 0
