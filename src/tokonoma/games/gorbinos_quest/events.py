"""What a table tells while the rules happen: a kind for every happening, and how a note reads."""

from typing import Annotated, Any

from tokonoma.games.gorbinos_quest.components import (
    CARD_NAMES,
    GOOD_NAMES,
    LOCATION_NAMES,
    PROVINCE_NAMES,
    TAG_NAMES,
    VICTORY_NAMES,
)
from tokonoma.kernel.events import Parts, read_event
from tokonoma.kernel.typed import python

TOKEN_LAID: Annotated[int, Parts("location", "good")] = 0
PROVINCES_LEFT_OUT: Annotated[int, Parts("locations")] = 1
MARKER_GIVEN: Annotated[int, Parts("seat")] = 2
REVEALED: Annotated[int, Parts("card", "slot", "deck")] = 3
CONDITION_SHOWN: Annotated[int, Parts("tag", "victory")] = 4
FIRST_CITY_PLACED: Annotated[int, Parts("seat", "location")] = 5
TURN_BEGAN: Annotated[int, Parts("seat", "round")] = 6
TOOK_FREE: Annotated[int, Parts("seat", "good")] = 7
PLAYED: Annotated[int, Parts("seat", "card")] = 8
LOANED: Annotated[int, Parts("seat", "coins", "spaces", "income")] = 9
PRODUCED: Annotated[int, Parts("seat", "province")] = 10
BONUS_COINS: Annotated[int, Parts("seat", "coins")] = 11
BONUS_GOODS: Annotated[int, Parts("seat", "good", "units")] = 12
CITIES_YIELDED: Annotated[int, Parts("seat", "location", "good", "units")] = 13
SOLD: Annotated[int, Parts("seat", "good", "units", "coins")] = 14
BOUGHT: Annotated[int, Parts("seat", "good", "units", "coins")] = 15
DEVELOPED: Annotated[int, Parts("seat", "card", "coins")] = 16
RETURNED: Annotated[int, Parts("seat", "cards")] = 17
INCOME_ROSE: Annotated[int, Parts("seat", "spaces", "income")] = 18
BUILT: Annotated[int, Parts("seat", "location", "good", "coins")] = 19
ROBBED: Annotated[int, Parts("seat", "opponent", "coins")] = 20
STOLE: Annotated[int, Parts("seat", "opponent", "good")] = 21
BOUGHT_FROM: Annotated[int, Parts("seat", "opponent", "good", "units", "coins")] = 22
ACTED_AS: Annotated[int, Parts("seat", "opponent", "card")] = 23
FOUND_NOTHING: Annotated[int, Parts("seat", "opponent")] = 24
TRACK_DISCARDED: Annotated[int, Parts("card")] = 25
INCOME_PAID: Annotated[int, Parts("seat", "coins", "income")] = 26
MARKER_PASSED: Annotated[int, Parts("seat", "round")] = 27
GAME_ENDED: Annotated[int, Parts("round")] = 28
SCORED: Annotated[int, Parts("seat", "points")] = 29
PAID_GOODS: Annotated[int, Parts("seat", "good", "units")] = 30

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
    """What a note means."""
    return read_event(__name__, note, NAMES)
