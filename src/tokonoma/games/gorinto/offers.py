"""What is asked for now: a move with the things one touches and what it would do, or a draw and its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.gorinto.components import (
    EARTH,
    ELEMENT_NAMES,
    ELEMENTS,
    EMPTY,
    PATH_NAMES,
    PATTERN,
    SIDE,
    SPACE_NAMES,
    SPACES,
    TOKEN_NAMES,
)
from tokonoma.games.gorinto.mountain import MOST_GATHERED, placement_numbers, space_entered, top
from tokonoma.games.gorinto.moves import GATHER_LEVEL, GATHER_SPACE, GIVE, REMOVE
from tokonoma.games.gorinto.notation import write_move, write_placement
from tokonoma.games.gorinto.state import (
    BURROW_TOKEN,
    GATHERING,
    GOAL_CARD,
    HEAD_CHIT,
    KEY_CARD,
    KITSUNE_BURROW,
    KITSUNE_COIN,
    KITSUNE_KEY,
    KITSUNE_TILE,
    MOUNTAIN_TILE,
    MOVEMENT_CHIT,
    PATH_TILE,
    START_SEAT,
    TAIL_CHIT,
    TURN_ORDER,
)
from tokonoma.games.gorinto.view_types import Pick
from tokonoma.kernel.described import Described
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules

DRAWS = {
    MOUNTAIN_TILE: "mountain_tile",
    PATH_TILE: "path_tile",
    GOAL_CARD: "goal_card",
    KEY_CARD: "key_card",
    START_SEAT: "start_seat",
    TURN_ORDER: "turn_order",
    BURROW_TOKEN: "burrow_token",
    KITSUNE_KEY: "kitsune_key",
    KITSUNE_TILE: "kitsune_tile",
    KITSUNE_BURROW: "kitsune_burrow",
    HEAD_CHIT: "head_chit",
    TAIL_CHIT: "tail_chit",
    KITSUNE_COIN: "kitsune_coin",
    MOVEMENT_CHIT: "movement_chit",
}


def reach(element: int, space: int) -> tuple[int, ...]:
    """The spaces a placed element gathers from; Earth its own."""
    return (space,) if element == EARTH else tuple(each for each in PATTERN[element][space] if each != EMPTY)


ENTERED = [(path, space_entered(path, depth)) for path in range(len(PATH_NAMES)) for depth in range(SIDE)]  # by move
OFFERED = Described()
REACHED = Described()


def touch(board: Rules, move: int) -> list[str]:
    """A path space and a space to place; a space, or a tile of a stack, to gather; an element to give; a path space to
    remove. Levels of a tile are counted from 1 at the bottom, as the stack is drawn now."""
    if move < GATHER_SPACE:
        return touch_to_place(move)
    if move < GATHER_LEVEL:
        return [f"space:{SPACE_NAMES[move - GATHER_SPACE]}"]
    if move < REMOVE:
        return [f"tile:{SPACE_NAMES[board.placed_on]}:{move - GATHER_LEVEL + 1}"]
    if move < GIVE:
        return [f"path:{PATH_NAMES[move - REMOVE]}"]
    return [f"gift:{ELEMENT_NAMES[move - GIVE]}"]


def touch_to_place(move: int) -> list[str]:
    """The path space and the space of a placement."""
    path_space, space = ENTERED[move]
    return [f"path:{PATH_NAMES[path_space]}", f"space:{SPACE_NAMES[space]}"]


WORDS = [write_placement(move) for move in range(len(ENTERED))]
TOUCHED = [touch_to_place(move) for move in range(len(ENTERED))]


def say_move(board: Rules, move: int) -> Json:
    """What a move would do."""
    if move < GATHER_SPACE:
        said: Json = offer_placements(board, [move], [False])[0]["say"]
        return said
    if move < GATHER_LEVEL:
        space = move - GATHER_SPACE
        element = ELEMENT_NAMES[ask(top, board, space)]
        return {"key": "move.gather", "element": element, "space": SPACE_NAMES[space]}
    if move < REMOVE:
        level = move - GATHER_LEVEL
        element = ELEMENT_NAMES[board.stacks[board.placed_on][level]]
        lay_at = level + 1 + sum(board.gathered)  # when the tile was placed; the word for the move counts so too
        return {"key": "move.dig", "element": element, "space": SPACE_NAMES[board.placed_on], "level": lay_at}
    if move < GIVE:
        path_space = move - REMOVE
        element = ELEMENT_NAMES[board.path[path_space]]
        return {"key": "move.remove", "element": element, "path": PATH_NAMES[path_space]}
    partner = (board.to_act + 2) % board.seats
    return {"key": "move.give", "element": ELEMENT_NAMES[move - GIVE], "partner": partner}


def offer_placements(board: Rules, moves: list[int], ends: list[bool]) -> list[Json]:
    """Placements as they are offered, given which of them end the turn.

    There are up to fifty at a time, and most were offered before, here or at another table: those are kept.
    """
    known = OFFERED.known
    numbers = ask(placement_numbers, board, moves, ends)
    return [known(number) or OFFERED.new(number, offer_placement, number) for number in numbers]


def offer_placement(number: int) -> Json:
    """A placement as it is offered, from its number (`mountain.py`)."""
    number, reached = divmod(number, 1 << SPACES)
    number, tiles = divmod(number, MOST_GATHERED)
    number, element = divmod(number, ELEMENTS)
    move, ends_turn = divmod(number, 2)
    return {
        "move": WORDS[move],
        "touch": TOUCHED[move],
        "say": say_placement(move, element, reached, tiles),
        "ends_turn": bool(ends_turn),
        "reveals": False,
    }


def say_placement(move: int, element: int, reached: int, tiles: int) -> Json:
    """What placing a tile would let its seat gather."""
    path_space, space = ENTERED[move]
    return {
        "key": "move.place" if tiles else "move.place_idly",
        "element": ELEMENT_NAMES[element],
        "path": PATH_NAMES[path_space],
        "space": SPACE_NAMES[space],
        "tiles": tiles,
        "reaches": REACHED.known(reached) or REACHED.new(reached, spaces_in, reached),
    }


def spaces_in(bits: int) -> list[str]:
    """The names of spaces, of which a number has a bit each."""
    return [name for space, name in enumerate(SPACE_NAMES) if bits >> space & 1]


def pick(board: Rules) -> Pick | None:
    """The tiles to gather, to be chosen in any order: the thing one touches and the word for each (§3.4)."""
    if board.awaiting != GATHERING:
        return None
    placed = board.placed_on
    if board.pattern == EARTH:
        levels = range(board.gather_from, board.height[placed] - 1)
        moves = [GATHER_LEVEL + level for level in levels]
    else:
        spaces = sorted(reach(board.pattern, placed))
        moves = [GATHER_SPACE + space for space in spaces if space >= board.gather_from and board.height[space] > 0]
    return Pick(
        count=board.to_gather,
        things={touch(board, move)[0]: write_move(board, move) for move in moves},
        say=say_pick(board),
        ends_turn=gathering_ends_turn(board),
    )


def say_pick(board: Rules) -> Json:
    """How many tiles are to be gathered, and for which placed tile."""
    element, space = ELEMENT_NAMES[board.pattern], SPACE_NAMES[board.placed_on]
    return {"key": "pick.gather", "element": element, "space": space, "tiles": board.to_gather}


def gathering_ends_turn(board: Rules) -> bool:
    """Whether nothing is left to decide once every owed tile is taken; which tiles they are makes no difference."""
    after = board.twin()
    for _ in range(board.to_gather):
        after.play(after.legal_moves()[0])
    return bool(after.to_act != board.to_act)


def draw(board: Rules) -> Json | None:
    """What is to be drawn now, and for which place, for a table whose draws are entered by hand."""
    if board.awaiting not in DRAWS:
        return None
    place = board.place_of_draw
    due: Json = {"key": f"draw.{DRAWS[board.awaiting]}"}
    if board.awaiting == MOUNTAIN_TILE:
        return due | {"space": SPACE_NAMES[place]}
    if board.awaiting == PATH_TILE:
        return due | {"path": PATH_NAMES[place]}
    if board.awaiting == MOVEMENT_CHIT:
        return due | {"token": TOKEN_NAMES[board.activated]}
    return due | {"number": place + 1}
