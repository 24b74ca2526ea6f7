"""How far a game is, and what must therefore be in the bag and on the path: the arithmetic of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tokonoma.games.gorinto.components import BURROW, COMPASSIONATE, PARTNERSHIP, PATH, SEASONS, SOLO
from tokonoma.games.gorinto.state import (
    BURROW_TOKEN,
    GATHERING,
    GIFT,
    GOAL_CARD,
    HEAD_CHIT,
    KEY_CARD,
    KITSUNE_BURROW,
    KITSUNE_COIN,
    KITSUNE_KEY,
    KITSUNE_TILE,
    MOUNTAIN_TILE,
    MOVEMENT_CHIT,
    NOTHING,
    PATH_TILE,
    PLACEMENT,
    REMOVAL,
    START_SEAT,
    TAIL_CHIT,
    TURN_ORDER,
)
from tokonoma.games.gorinto.view import TURNS_OF_A_SEASON

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules

# The steps of the set-up, in their order
SET_UP = (MOUNTAIN_TILE, PATH_TILE, GOAL_CARD, KEY_CARD, START_SEAT)
SET_UP_COMPASSIONATE = (MOUNTAIN_TILE, PATH_TILE, GOAL_CARD, KEY_CARD, TURN_ORDER)
SET_UP_SOLO = (
    MOUNTAIN_TILE,
    GOAL_CARD,
    KEY_CARD,
    KITSUNE_KEY,
    KITSUNE_TILE,
    KITSUNE_BURROW,
    PATH_TILE,
    HEAD_CHIT,
    TAIL_CHIT,
)


def set_up(board: Rules) -> Sequence[int]:
    """The draws before the first turn."""
    if board.mode == SOLO:
        return SET_UP_SOLO
    return SET_UP_COMPASSIONATE if board.order_rule == COMPASSIONATE else SET_UP


def is_dealt(board: Rules, draw: int) -> bool:
    """Whether a part of the set-up is complete."""
    steps = set_up(board)
    if board.season > 0 or board.awaiting not in steps:
        return True
    return steps.index(board.awaiting) > steps.index(draw)


def possible_waits(board: Rules) -> set[int]:
    """What a table of this mode can wait for in this season."""
    if board.season == SEASONS:
        return {NOTHING}
    waits = set(set_up(board)) if board.season == 0 else {PATH_TILE}
    if board.mode == SOLO:
        waits |= {KITSUNE_TILE, KITSUNE_BURROW, HEAD_CHIT, TAIL_CHIT, KITSUNE_COIN, MOVEMENT_CHIT}
    elif board.mode == PARTNERSHIP:
        waits |= {GIFT}
    elif board.seats == 2:
        waits |= {BURROW_TOKEN if board.removal == BURROW else REMOVAL}
    return waits | {PLACEMENT, GATHERING}


def part(board: Rules, draw: int) -> int:
    """How many cards of a deal under way are on the table."""
    return int(board.place_of_draw) if board.awaiting == draw else 0


def path_is_to_come(board: Rules) -> bool:
    """Whether this season's path has not been filled yet."""
    return board.awaiting in (KITSUNE_TILE, KITSUNE_BURROW)


def drawn(board: Rules) -> int:
    """How many tiles have left the bag by now."""
    landscape: int = sum(board.box.landscapes[board.landscape])
    filled: int = board.season
    filling = PATH // 2 if board.mode == SOLO else PATH
    if board.awaiting == MOUNTAIN_TILE:
        return sum(map(int, board.height))
    if board.awaiting == PATH_TILE:
        return landscape + filling * filled + on_path(board)
    if is_dealt(board, PATH_TILE) and not path_is_to_come(board):
        filled += 1
    return landscape + filling * min(filled, SEASONS)


def turns_taken(board: Rules) -> int:
    """How many turns the present path has seen; after the game it is Winter's still."""
    return TURNS_OF_A_SEASON[board.seats] * board.seats if board.awaiting == NOTHING else int(board.turns)


def removed(board: Rules) -> int:
    """How many tiles two players have removed this season."""
    if board.seats != 2:
        return 0
    due = 1 if board.awaiting in (BURROW_TOKEN, REMOVAL) else 0
    return max(0, turns_taken(board) - 2 - due)


def left_on_path(board: Rules) -> int:
    """How many tiles the turns of this season leave on the path."""
    if path_is_to_come(board) or not is_dealt(board, PATH_TILE):
        return 0
    gone = turns_taken(board) + removed(board) + (1 if board.awaiting in (GATHERING, GIFT) else 0)
    return (PATH // 2 if board.mode == SOLO else PATH) - gone


def on_path(board: Rules) -> int:
    """Element tiles on the path."""
    return sum(element >= 0 for element in board.path)
