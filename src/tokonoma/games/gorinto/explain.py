"""Why a word is no legal move now: what stands in the way, and what holds instead."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tokonoma.games.gorinto.components import (
    EARTH,
    ELEMENT_NAMES,
    PARTNERSHIP,
    PATH_NAMES,
    PATTERN,
    SIDE,
    SPACE_NAMES,
    TACTICAL,
    UNDER_KITSUNE,
)
from tokonoma.games.gorinto.mountain import space_entered
from tokonoma.games.gorinto.notation import (
    GIVE_WORD,
    LEVEL_WORD,
    PLACE_WORD,
    REMOVE_WORD,
    SPACE_WORD,
    write_move,
)
from tokonoma.games.gorinto.state import (
    GATHERING,
    GIFT,
    PLACEMENT,
    REMOVAL,
)
from tokonoma.kernel.refusal import Refusal, refusals_in

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules

refusal = refusals_in(Path(__file__).parent)


def explain(board: Rules, word: str) -> Refusal:
    """The refusal of a word: not a move at all, or not now, with what holds instead."""
    for kind, why in ((PLACE_WORD, no_placement), (SPACE_WORD, no_gathering), (LEVEL_WORD, no_level)):
        if kind.fullmatch(word):
            return why(board, word)
    if GIVE_WORD.fullmatch(word):
        return no_gift(board, word)
    if REMOVE_WORD.fullmatch(word):
        return no_removal(board, word)
    return refusal("not_a_word", "not_a_move", word=word)


def no_placement(board: Rules, word: str) -> Refusal:
    """Why a tile cannot be placed so."""
    path, space = word.split(">")
    if board.awaiting != PLACEMENT:
        return not_placing(board, word)
    here = PATH_NAMES.index(path)
    if board.path[here] == UNDER_KITSUNE:
        return refusal("path_is_kitsunes", path=path, open=tiles_on_path(board))
    if board.path[here] < 0:
        return refusal("path_is_empty", path=path, open=tiles_on_path(board))
    reached = [SPACE_NAMES[space_entered(here, depth)] for depth in range(SIDE)]
    return refusal("not_on_the_line", path=path, space=space, open=reached)


def not_placing(board: Rules, word: str) -> Refusal:
    """What the table waits for, when it is no placement."""
    if board.awaiting == GATHERING:
        element, space = ELEMENT_NAMES[board.pattern], SPACE_NAMES[board.placed_on]
        return refusal("placed_already", element=element, space=space, owed=board.to_gather)
    if board.awaiting == GIFT:
        return refusal("give_now", open=gathered_elements(board))
    return refusal("remove_now", open=tiles_on_path(board))


def no_gathering(board: Rules, word: str) -> Refusal:
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


def no_level(board: Rules, word: str) -> Refusal:
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


def no_gift(board: Rules, word: str) -> Refusal:
    """Why a tile cannot be given."""
    element = word.removeprefix("give:")
    if element not in ELEMENT_NAMES:
        return refusal("unknown_element", "not_a_move", word=word, open=list(ELEMENT_NAMES))
    if board.mode != PARTNERSHIP:
        return refusal("no_gifts")
    if board.awaiting == GIFT:
        return refusal("not_gathered", element=element, open=gathered_elements(board))
    return gather_first(board, word)


def no_removal(board: Rules, word: str) -> Refusal:
    """Why a tile cannot be removed from the path."""
    if board.awaiting == REMOVAL:
        return refusal("path_is_empty", path=word[1], open=tiles_on_path(board))
    if board.removal != TACTICAL:
        return refusal("no_removals", word=word)
    return gather_first(board, word)


def gather_first(board: Rules, word: str) -> Refusal:
    """Placing and gathering come before the rest of a turn."""
    if board.awaiting == GATHERING:
        return refusal("gather_first", owed=board.to_gather, open=words_now(board))
    return refusal("place_first", word=word, open=tiles_on_path(board))


def tiles_on_path(board: Rules) -> list[str]:
    """The path spaces with an element tile."""
    return [PATH_NAMES[i] for i, element in enumerate(board.path) if element >= 0]


def gathered_elements(board: Rules) -> list[str]:
    """The elements gathered this turn."""
    return [ELEMENT_NAMES[i] for i, tiles in enumerate(board.gathered) if tiles > 0]


def words_now(board: Rules) -> list[str]:
    """Every legal move as a word."""
    return [write_move(board, move) for move in board.legal_moves()]
