"""Moves and draws as words.

A path space is a letter (a to e above the columns) or a digit (1 to 5 left of the rows); a space of the mountain is
its column and row. A placement is "b>b3", a gathered top tile its space "c4", with Earth a level "^2" counted from the
bottom as the stack was when the tile was placed; a gift is "give:fire", a removal "-b". A whole turn is these with
spaces between.
"""

import re
from pathlib import Path
from typing import Any

from tokonoma.games.gorinto.components import (
    BURROW_NAMES,
    COLUMN_NAMES,
    EARTH,
    ELEMENT_NAMES,
    GATHER_LEVEL,
    GATHER_SPACE,
    GIVE,
    GOAL_NAMES,
    PARTNERSHIP,
    PATH_NAMES,
    PATTERN,
    REMOVE,
    ROW_NAMES,
    SIDE,
    SPACE_NAMES,
    TACTICAL,
    TOKEN_NAMES,
    UNDER_KITSUNE,
)
from tokonoma.games.gorinto.state import (
    BURROW_TOKEN,
    GATHERING,
    GIFT,
    GOAL_CARD,
    KEY_CARD,
    KITSUNE_BURROW,
    KITSUNE_COIN,
    KITSUNE_KEY,
    PLACEMENT,
    REMOVAL,
    START_SEAT,
    TURN_ORDER,
)
from tokonoma.kernel import words
from tokonoma.kernel.refusal import Refusal

PLACE_WORD = re.compile(r"([a-e1-5])>([a-e][1-5]|[a-e]|[1-5])")
SPACE_WORD = re.compile(r"[a-e][1-5]")
LEVEL_WORD = re.compile(r"\^([1-9][0-9]?)")
REMOVE_WORD = re.compile(r"-([a-e1-5])")
GIVE_WORD = re.compile(r"give:(\w+)")
KINDS = (PLACE_WORD, SPACE_WORD, LEVEL_WORD, GIVE_WORD, REMOVE_WORD)  # in the order of a turn


def write_move(board: Any, move: int) -> str:
    """The word for a legal move."""
    if move < GATHER_SPACE:
        return f"{PATH_NAMES[move // SIDE]}>{SPACE_NAMES[entered(*divmod(move, SIDE))]}"
    if move < GATHER_LEVEL:
        return SPACE_NAMES[move - GATHER_SPACE]
    if move < REMOVE:
        return f"^{move - GATHER_LEVEL + 1 + sum(board.gathered)}"
    if move < GIVE:
        return f"-{PATH_NAMES[move - REMOVE]}"
    return f"give:{ELEMENT_NAMES[move - GIVE]}"


def entered(path_space: int, depth: int) -> int:
    """Where a tile comes to lie (§3.1)."""
    return depth * SIDE + path_space if path_space < SIDE else (path_space - SIDE) * SIDE + depth


def write_outcome(board: Any, outcome: int) -> str:
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


def words_of_turn(board: Any, text: str) -> list[str]:
    """The words of a turn in canonical order; a placement may leave out what its path space says already."""
    return sorted((full_word(word) for word in text.lower().split()), key=canonical)


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


# Why a word is no legal move


def explain(board: Any, word: str) -> Refusal:
    """The refusal of a word: not a move at all, or not now, with what holds instead."""
    for kind, why in ((PLACE_WORD, no_placement), (SPACE_WORD, no_gathering), (LEVEL_WORD, no_level)):
        if kind.fullmatch(word):
            return why(board, word)
    if GIVE_WORD.fullmatch(word):
        return no_gift(board, word)
    if REMOVE_WORD.fullmatch(word):
        return no_removal(board, word)
    return refusal("not_a_word", "not_a_move", word=word)


def no_placement(board: Any, word: str) -> Refusal:
    """Why a tile cannot be placed so."""
    path, space = word.split(">")
    if board.awaiting != PLACEMENT:
        return not_placing(board, word)
    here = PATH_NAMES.index(path)
    if board.path[here] == UNDER_KITSUNE:
        return refusal("path_is_kitsunes", path=path, open=tiles_on_path(board))
    if board.path[here] < 0:
        return refusal("path_is_empty", path=path, open=tiles_on_path(board))
    reached = [SPACE_NAMES[entered(here, depth)] for depth in range(SIDE)]
    return refusal("not_on_the_line", path=path, space=space, open=reached)


def not_placing(board: Any, word: str) -> Refusal:
    """What the table waits for, when it is no placement."""
    if board.awaiting == GATHERING:
        element, space = ELEMENT_NAMES[board.pattern], SPACE_NAMES[board.placed_on]
        return refusal("placed_already", element=element, space=space, owed=board.to_gather)
    if board.awaiting == GIFT:
        return refusal("give_now", open=gathered_elements(board))
    return refusal("remove_now", open=tiles_on_path(board))


def no_gathering(board: Any, word: str) -> Refusal:
    """Why the top of a stack cannot be gathered."""
    if board.awaiting == PLACEMENT:
        return refusal("place_first", word=word, open=tiles_on_path(board))
    if board.awaiting != GATHERING:
        return not_placing(board, word)
    element, placed = ELEMENT_NAMES[board.pattern], SPACE_NAMES[board.placed_on]
    if board.pattern == EARTH:
        return refusal("earth_digs", placed=placed, open=words_now(board))
    reached = [SPACE_NAMES[each] for each in PATTERN[board.pattern][board.placed_on] if each >= 0]
    if word not in reached:
        return refusal("out_of_reach", element=element, placed=placed, space=word, reaches=reached)
    if board.height[SPACE_NAMES.index(word)] == 0:
        return refusal("nothing_there", space=word, open=words_now(board))
    return refusal("too_late", word=word, open=words_now(board))


def no_level(board: Any, word: str) -> Refusal:
    """Why a tile within a stack cannot be gathered."""
    if board.awaiting == PLACEMENT:
        return refusal("place_first", word=word, open=tiles_on_path(board))
    if board.awaiting != GATHERING:
        return not_placing(board, word)
    if board.pattern == EARTH:
        return refusal("no_such_level", word=word, open=words_now(board))
    element, placed = ELEMENT_NAMES[board.pattern], SPACE_NAMES[board.placed_on]
    reached = [SPACE_NAMES[each] for each in PATTERN[board.pattern][board.placed_on] if each >= 0]
    return refusal("only_earth_digs", element=element, placed=placed, reaches=reached)


def no_gift(board: Any, word: str) -> Refusal:
    """Why a tile cannot be given."""
    element = word.removeprefix("give:")
    if element not in ELEMENT_NAMES:
        return refusal("unknown_element", "not_a_move", word=word, open=list(ELEMENT_NAMES))
    if board.mode != PARTNERSHIP:
        return refusal("no_gifts")
    if board.awaiting == GIFT:
        return refusal("not_gathered", element=element, open=gathered_elements(board))
    return gather_first(board, word)


def no_removal(board: Any, word: str) -> Refusal:
    """Why a tile cannot be removed from the path."""
    if board.awaiting == REMOVAL:
        return refusal("path_is_empty", path=word[1], open=tiles_on_path(board))
    if board.removal != TACTICAL:
        return refusal("no_removals", word=word)
    return gather_first(board, word)


def gather_first(board: Any, word: str) -> Refusal:
    """Placing and gathering come before the rest of a turn."""
    if board.awaiting == GATHERING:
        return refusal("gather_first", owed=board.to_gather, open=words_now(board))
    return refusal("place_first", word=word, open=tiles_on_path(board))


def tiles_on_path(board: Any) -> list[str]:
    """The path spaces with an element tile."""
    return [PATH_NAMES[i] for i, element in enumerate(board.path) if element >= 0]


def gathered_elements(board: Any) -> list[str]:
    """The elements gathered this turn."""
    return [ELEMENT_NAMES[i] for i, tiles in enumerate(board.gathered) if tiles > 0]


def words_now(board: Any) -> list[str]:
    """Every legal move as a word."""
    return [write_move(board, move) for move in board.legal_moves()]


def refusal(key: str, code: str = "not_now", **values: Any) -> Refusal:
    """A refusal whose sentence is in the catalogues, so that a page can say it in another language."""
    english = words.catalogue(Path(__file__).parent, "en")
    message = words.say(english, f"refusal.{key}", values, "en", lambda seat: f"seat {seat}")
    return Refusal(code, message, key=f"refusal.{key}", **values)
