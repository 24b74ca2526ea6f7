"""What can happen in Gorinto: the kinds of notes the chapters tell, and what each means in the rulebook's words."""

from typing import Annotated, Any

from tokonoma.games.gorinto.components import (
    BURROW_NAMES,
    ELEMENT_NAMES,
    GOAL_NAMES,
    PATH_NAMES,
    SEASON_NAMES,
    SPACE_NAMES,
    TOKEN_NAMES,
)
from tokonoma.kernel.events import Parts, read_event
from tokonoma.kernel.typed import python

MOUNTAIN_LAID: Annotated[int, Parts("element", "space")] = 0
PATH_LAID: Annotated[int, Parts("element", "path")] = 1
GOAL_DEALT: Annotated[int, Parts("goal", "slot")] = 2
GOAL_DEALT_BETWEEN: Annotated[int, Parts("goal", "seat", "next_seat")] = 3
KEY_DEALT: Annotated[int, Parts("element")] = 4
COIN_GIVEN: Annotated[int, Parts("seat")] = 5
ORDER_DEALT: Annotated[int, Parts("seat", "place")] = 6  # the place counts from 1
PLACED: Annotated[int, Parts("seat", "element", "path", "space", "tiles")] = 7
GATHERED: Annotated[int, Parts("seat", "element", "space", "level")] = 8  # levels count from 1
GATHERED_NOTHING: Annotated[int, Parts("seat")] = 9
GAVE: Annotated[int, Parts("seat", "element", "partner")] = 10
BURROWED: Annotated[int, Parts("burrow", "element", "path")] = 11
REMOVED: Annotated[int, Parts("seat", "element", "path")] = 12
SEASON_ENDED: Annotated[int, Parts("season", "tiles")] = 13
SCORED_GOAL: Annotated[int, Parts("seat", "goal", "wisdom", "season")] = 14
COIN_PASSED: Annotated[int, Parts("seat")] = 15
ORDER_SET: Annotated[int, Parts("order")] = 16  # told as the number of seats, then up to four seats
SEASON_BEGAN: Annotated[int, Parts("season")] = 17
SCORED_KEY: Annotated[int, Parts("seat", "element", "wisdom", "tiles")] = 18
GAME_ENDED: Annotated[int, Parts("seasons")] = 19
KITSUNE_KEY_DEALT: Annotated[int, Parts("element")] = 20
KITSUNE_TILE_TURNED: Annotated[int, Parts("tile")] = 21  # tiles count from 1
KITSUNE_TILE_LAID: Annotated[int, Parts("tile", "path", "burrow")] = 22  # tiles count from 1
TOKEN_SET: Annotated[int, Parts("token", "space", "chit")] = 23  # chits count from 1
KITSUNE_ACTIVATED: Annotated[int, Parts("token", "space")] = 24
KITSUNE_FOLLOWED: Annotated[int, Parts("element", "space")] = 25
KITSUNE_CALLED: Annotated[int, Parts("element", "tiles")] = 26
KITSUNE_GATHERED: Annotated[int, Parts("element", "space", "level")] = 27  # levels count from 1
KITSUNE_GATHERED_NOTHING: Annotated[int, Parts()] = 28
KITSUNE_SCORED: Annotated[int, Parts("element", "wisdom", "tiles", "season")] = 29
KITSUNE_OUTWITTED: Annotated[int, Parts("seat", "wisdom", "kitsune")] = 30
KITSUNE_PREVAILED: Annotated[int, Parts("seat", "wisdom", "kitsune")] = 31
GOAL_REPLACED: Annotated[int, Parts("goal", "seat", "next_seat")] = 32

NAMES = {
    "element": ELEMENT_NAMES,
    "space": SPACE_NAMES,
    "path": PATH_NAMES,
    "goal": GOAL_NAMES,
    "burrow": BURROW_NAMES,
    "season": SEASON_NAMES,
    "token": TOKEN_NAMES,
}


@python
def read_note(note: list[int]) -> dict[str, Any]:
    """What a note means."""
    if note[0] == ORDER_SET:
        return {"event": "order_set", "order": note[2 : 2 + note[1]]}
    return read_event(__name__, note, NAMES)
