"""What makes a position impossible, once every number is within the range that `state.py` declares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tokonoma.games.gorinto.components import (
    EARTH,
    ELEMENT_NAMES,
    ELEMENTS,
    EMPTY,
    GAMES_END,
    PATTERN,
    SCORINGS,
    SEASONS,
    SOLO,
    SPACE_NAMES,
    TALLEST,
)
from tokonoma.games.gorinto.ending import wisdom_of_key_tile
from tokonoma.games.gorinto.moment import possible_waits
from tokonoma.games.gorinto.state import (
    BURROW_TOKEN,
    GATHERING,
    GIFT,
    GOAL_CARD,
    KEY_CARD,
    KITSUNE_BURROW,
    KITSUNE_COIN,
    KITSUNE_KEY,
    MOUNTAIN_TILE,
    MOVEMENT_CHIT,
    NOTHING,
    PATH_TILE,
    PLACEMENT,
    REMOVAL,
    TURN_ORDER,
)
from tokonoma.games.gorinto.supplies import cards, kitsune, mountain, order, path, tiles
from tokonoma.games.gorinto.view import TURNS_OF_A_SEASON
from tokonoma.kernel.contract import CHANCE, OVER
from tokonoma.kernel.native import ask
from tokonoma.kernel.position_check import numbers

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules

DEALS = (MOUNTAIN_TILE, PATH_TILE, GOAL_CARD, KEY_CARD, TURN_ORDER, KITSUNE_KEY, KITSUNE_BURROW)  # one by one


def contradictions(board: Rules) -> list[str]:
    """What cannot be true together, in a player's words; every number is known to be within its range."""
    checks = (whose_turn, tiles, mountain, path, cards, order, gathering, wisdom, kitsune)
    return [found for check in checks for found in check(board)]


def whose_turn(board: Rules) -> Iterator[str]:
    """The table waits for something this game has, and for whoever does it."""
    awaiting, turns, last = board.awaiting, board.turns, TURNS_OF_A_SEASON[board.seats] * board.seats
    if (board.season == SEASONS) != (awaiting == NOTHING) or (awaiting == NOTHING) != (board.to_act == OVER):
        yield "the game is over after Winter, and not before"
        return
    if awaiting not in possible_waits(board):
        yield "the table waits for something that cannot come now"
        return
    bounds = {
        BURROW_TOKEN: (board.seats + 1, last),
        REMOVAL: (board.seats + 1, last),
        KITSUNE_COIN: (1, last),
        MOVEMENT_CHIT: (1, last - 1),
        PLACEMENT: (0, last - 1),
        GATHERING: (0, last - 1),
        GIFT: (0, last - 1),
    }
    if board.place_of_draw and awaiting not in DEALS:
        yield f"place_of_draw is {board.place_of_draw}, but nothing is being dealt"
    low, high = bounds.get(awaiting, (0, 0))
    if not low <= turns <= high:
        yield f"{turns} turns of this season cannot be over now"
    elif board.to_act not in (CHANCE, OVER) or awaiting in (PLACEMENT, GATHERING, GIFT, REMOVAL):
        acting = board.order[(turns - (awaiting == REMOVAL)) % board.seats]
        if board.to_act != acting or awaiting < PLACEMENT:
            yield f"seat {board.to_act} cannot be to act; seat {acting} is next in order"
    if awaiting < PLACEMENT and board.to_act >= 0:
        yield f"a draw is due; seat {board.to_act} cannot be to act"


def gathering(board: Rules) -> Iterator[str]:
    """A placed tile lies on top of its stack; what is owed can be gathered; what was gathered is on the mat."""
    if board.awaiting not in (GATHERING, GIFT):
        if board.placed_on != EMPTY or board.pattern or board.to_gather or board.gather_from or any(board.gathered):
            yield "nothing is being gathered, and yet a placed tile is remembered"
        return
    if board.to_act < 0 or board.placed_on == EMPTY:
        yield "a tile is being gathered, but none was placed"
        return
    space, element = board.placed_on, board.pattern
    height = board.height[space]
    if height == 0 or board.stacks[space][height - 1] != element:
        yield f"{ELEMENT_NAMES[element]} was placed on {SPACE_NAMES[space]}, but does not lie on top"
        return
    taken, mat = list(board.gathered), board.mats[board.to_act]
    if any(taken[each] > mat[each] for each in range(ELEMENTS)):
        yield "a tile gathered this turn is not on the mat"
    understanding = 1 + mat[element] - taken[element]
    if not 1 <= board.to_gather + sum(taken) <= understanding:
        yield f"{board.to_gather + sum(taken)} tiles cannot be gathered with an understanding of {understanding}"
    if (board.to_gather == 0) != (board.awaiting == GIFT):
        yield "a gift follows when all is gathered, and not before"
    if board.to_gather > in_reach(board):
        yield f"{board.to_gather} tiles are owed, but only {in_reach(board)} can be gathered"
    if element == EARTH and board.gather_from > TALLEST:
        yield "no stack is so high"


def in_reach(board: Rules) -> int:
    """How many tiles the placed one can still gather."""
    if board.pattern == EARTH:
        return int(board.height[board.placed_on]) - 1 - int(board.gather_from)
    reached = PATTERN[board.pattern][board.placed_on]
    return sum(space >= board.gather_from and board.height[space] > 0 for space in reached if space != EMPTY)


def wisdom(board: Rules) -> Iterator[str]:
    """Wisdom is what was earned, and nothing is earned before its time."""
    for seat, running in enumerate(board.wisdom):
        earned = sum(sum(scoring[seat]) for scoring in board.earned)
        if running != earned:
            yield f"seat {seat} has {running} wisdom, but earned {earned}"
    for scoring in range(board.season if board.season < SEASONS else SCORINGS, SCORINGS):
        if any(numbers(board.earned[scoring])):
            yield "wisdom was earned in a season that has not ended"
    owners = 2 if board.mode == SOLO else board.seats
    if any(each for scoring in board.earned for each in numbers(scoring[owners:])):
        yield f"a seat that does not exist has wisdom; there are {board.seats}"
    if board.season == SEASONS:
        worth = ask(wisdom_of_key_tile, board)
        for seat in range(board.seats):
            due = [worth * board.mats[seat][key] for key in board.keys]
            if list(board.earned[GAMES_END][seat]) != due:
                yield f"seat {seat} earned {list(board.earned[GAMES_END][seat])} for key elements; it must be {due}"
