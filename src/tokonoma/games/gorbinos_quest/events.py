"""What a table tells while the rules happen: a kind for every happening, and how a note reads."""

from typing import Any

from tokonoma.games.gorbinos_quest.components import (
    CARD_NAMES,
    GOOD_NAMES,
    LOCATION_NAMES,
    PROVINCE_NAMES,
    TAG_NAMES,
    VICTORY_NAMES,
)
from tokonoma.kernel.typed import python

TOKEN_LAID: int = 0
PROVINCES_LEFT_OUT: int = 1
MARKER_GIVEN: int = 2
REVEALED: int = 3
CONDITION_SHOWN: int = 4
FIRST_CITY_PLACED: int = 5
TURN_BEGAN: int = 6
TOOK_FREE: int = 7
PLAYED: int = 8
LOANED: int = 9
PRODUCED: int = 10
BONUS_COINS: int = 11
BONUS_GOODS: int = 12
CITIES_YIELDED: int = 13
SOLD: int = 14
BOUGHT: int = 15
DEVELOPED: int = 16
RETURNED: int = 17
INCOME_ROSE: int = 18
BUILT: int = 19
ROBBED: int = 20
STOLE: int = 21
BOUGHT_FROM: int = 22
ACTED_AS: int = 23
FOUND_NOTHING: int = 24
TRACK_DISCARDED: int = 25
INCOME_PAID: int = 26
MARKER_PASSED: int = 27
GAME_ENDED: int = 28
SCORED: int = 29
PAID_GOODS: int = 30

# In the order of the kinds: the event's key, then what its numbers mean.
EVENTS = (
    ("token_laid", "location", "good"),
    ("provinces_left_out", "locations"),
    ("marker_given", "seat"),
    ("revealed", "card", "slot", "deck"),
    ("condition_shown", "tag", "victory"),
    ("first_city_placed", "seat", "location"),
    ("turn_began", "seat", "round"),
    ("took_free", "seat", "good"),
    ("played", "seat", "card"),
    ("loaned", "seat", "coins", "spaces", "income"),
    ("produced", "seat", "province"),
    ("bonus_coins", "seat", "coins"),
    ("bonus_goods", "seat", "good", "units"),
    ("cities_yielded", "seat", "location", "good", "units"),
    ("sold", "seat", "good", "units", "coins"),
    ("bought", "seat", "good", "units", "coins"),
    ("developed", "seat", "card", "coins"),
    ("returned", "seat", "cards"),
    ("income_rose", "seat", "spaces", "income"),
    ("built", "seat", "location", "good", "coins"),
    ("robbed", "seat", "opponent", "coins"),
    ("stole", "seat", "opponent", "good"),
    ("bought_from", "seat", "opponent", "good", "units", "coins"),
    ("acted_as", "seat", "opponent", "card"),
    ("found_nothing", "seat", "opponent"),
    ("track_discarded", "card"),
    ("income_paid", "seat", "coins", "income"),
    ("marker_passed", "seat", "round"),
    ("game_ended", "round"),
    ("scored", "seat", "points"),
    ("paid_goods", "seat", "good", "units"),
)
NAMES = {
    "location": LOCATION_NAMES,
    "good": GOOD_NAMES,
    "card": CARD_NAMES,
    "province": PROVINCE_NAMES,
    "tag": TAG_NAMES,
    "victory": VICTORY_NAMES,
}


@python
def read_note(note: list[int]) -> dict[str, Any]:
    """The event a note stands for, in words."""
    key, *fields = EVENTS[note[0]]
    values = zip(fields, note[1:], strict=False)
    return {"event": key} | {field: NAMES[field][n] if field in NAMES else n for field, n in values}
