"""What can happen in Gorinto: the kinds of notes the chapters tell, and what each means in the rulebook's words."""

from typing import Any

from tokonoma.games.gorinto.components import (
    BURROW_NAMES,
    ELEMENT_NAMES,
    GOAL_NAMES,
    PATH_NAMES,
    SEASON_NAMES,
    SPACE_NAMES,
    TOKEN_NAMES,
)
from tokonoma.kernel.typed import python

# Each with its numbers
MOUNTAIN_LAID: int = 0  # element, space
PATH_LAID: int = 1  # element, path space
GOAL_DEALT: int = 2  # goal, slot
GOAL_DEALT_BETWEEN: int = 3  # goal, seat, next seat
KEY_DEALT: int = 4  # element
COIN_GIVEN: int = 5  # seat
ORDER_DEALT: int = 6  # seat, place in the order from 1
PLACED: int = 7  # seat, element, path space, space, tiles to gather
GATHERED: int = 8  # seat, element, space, level from 1
GATHERED_NOTHING: int = 9  # seat
GAVE: int = 10  # seat, element, partner
BURROWED: int = 11  # token, element, path space
REMOVED: int = 12  # seat, element, path space
SEASON_ENDED: int = 13  # season, tiles left on the path
SCORED_GOAL: int = 14  # seat, goal, wisdom, season
COIN_PASSED: int = 15  # seat
ORDER_SET: int = 16  # number of seats, then up to four seats
SEASON_BEGAN: int = 17  # season
SCORED_KEY: int = 18  # seat, element, wisdom, tiles
GAME_ENDED: int = 19  # seasons played
KITSUNE_KEY_DEALT: int = 20  # element
KITSUNE_TILE_TURNED: int = 21  # tile from 1
KITSUNE_TILE_LAID: int = 22  # tile from 1, path space, burrow token
TOKEN_SET: int = 23  # token, space, chit from 1
KITSUNE_ACTIVATED: int = 24  # token, space
KITSUNE_FOLLOWED: int = 25  # element, space
KITSUNE_CALLED: int = 26  # element, tiles
KITSUNE_GATHERED: int = 27  # element, space, level from 1
KITSUNE_GATHERED_NOTHING: int = 28
KITSUNE_SCORED: int = 29  # element, wisdom, tiles, season
KITSUNE_OUTWITTED: int = 30  # seat, wisdom, wisdom of the Kitsune
KITSUNE_PREVAILED: int = 31  # seat, wisdom, wisdom of the Kitsune
GOAL_REPLACED: int = 32  # goal, seat, next seat

EVENTS = (
    ("mountain_laid", "element", "space"),
    ("path_laid", "element", "path"),
    ("goal_dealt", "goal", "slot"),
    ("goal_dealt_between", "goal", "seat", "next_seat"),
    ("key_dealt", "element"),
    ("coin_given", "seat"),
    ("order_dealt", "seat", "place"),
    ("placed", "seat", "element", "path", "space", "tiles"),
    ("gathered", "seat", "element", "space", "level"),
    ("gathered_nothing", "seat"),
    ("gave", "seat", "element", "partner"),
    ("burrowed", "burrow", "element", "path"),
    ("removed", "seat", "element", "path"),
    ("season_ended", "season", "tiles"),
    ("scored_goal", "seat", "goal", "wisdom", "season"),
    ("coin_passed", "seat"),
    ("order_set", "order"),
    ("season_began", "season"),
    ("scored_key", "seat", "element", "wisdom", "tiles"),
    ("game_ended", "seasons"),
    ("kitsune_key_dealt", "element"),
    ("kitsune_tile_turned", "tile"),
    ("kitsune_tile_laid", "tile", "path", "burrow"),
    ("token_set", "token", "space", "chit"),
    ("kitsune_activated", "token", "space"),
    ("kitsune_followed", "element", "space"),
    ("kitsune_called", "element", "tiles"),
    ("kitsune_gathered", "element", "space", "level"),
    ("kitsune_gathered_nothing",),
    ("kitsune_scored", "element", "wisdom", "tiles", "season"),
    ("kitsune_outwitted", "seat", "wisdom", "kitsune"),
    ("kitsune_prevailed", "seat", "wisdom", "kitsune"),
    ("goal_replaced", "goal", "seat", "next_seat"),
)
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
    name, *fields = EVENTS[note[0]]
    event: dict[str, Any] = {"event": name}
    if fields == ["order"]:
        return event | {"order": note[2 : 2 + note[1]]}
    for field, value in zip(fields, note[1:], strict=False):
        event[field] = NAMES[field][value] if field in NAMES else value
    return event
