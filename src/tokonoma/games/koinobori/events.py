"""What can happen in Koinobori: the kinds of notes the chapters tell, what each means, and who hears of its card."""

from functools import lru_cache
from typing import Annotated, Any

from tokonoma.games.koinobori.components import COLOUR_NAMES, COLOURS, END_NAMES, POST_NAMES
from tokonoma.kernel.events import Parts, read_event
from tokonoma.kernel.typed import python

FLAG_SET: Annotated[int, Parts("post", "colour")] = 0
DEALT: Annotated[int, Parts("seat", "card")] = 1
ROW_DEALT: Annotated[int, Parts("card")] = 2
BEGINS: Annotated[int, Parts("seat")] = 3
TOOK: Annotated[int, Parts("seat", "card", "end")] = 4
PLACED: Annotated[int, Parts("seat", "card", "post")] = 5
COVERED: Annotated[int, Parts("seat", "card", "post", "under")] = 6
FACED_DOWN: Annotated[int, Parts("seat", "card", "level")] = 7
MOVED: Annotated[int, Parts("seat", "card", "source", "post")] = 8
STOLE: Annotated[int, Parts("seat", "card", "victim")] = 9
REFRESHED: Annotated[int, Parts("seat")] = 10
RESHUFFLED: Annotated[int, Parts("cards")] = 11
CLOSED: Annotated[int, Parts("post")] = 12
SKIPPED: Annotated[int, Parts("seat")] = 13
PASSED: Annotated[int, Parts("seat")] = 14
ENDED: Annotated[int, Parts()] = 15
ENDED_BY_PASSING: Annotated[int, Parts()] = 16
POST_WON: Annotated[int, Parts("post", "colour", "value")] = 17
POST_WON_BY_FLAG: Annotated[int, Parts("post", "colour")] = 18
SCORED: Annotated[int, Parts("seat", "points")] = 19

NAMES = {"colour": COLOUR_NAMES, "post": POST_NAMES, "source": POST_NAMES, "end": END_NAMES}
SECRET = {"dealt": ("seat",), "faced_down": ("seat",), "stole": ("seat", "victim")}  # and who knows the card


@python
def read_note(note: list[int], box: Any) -> dict[str, Any]:
    """What a note means; a card comes with its colours."""
    event = read_event(__name__, note, NAMES)
    for field, colours in (("card", "colours"), ("under", "under_colours")):
        if field in event:
            event[colours] = list(colours_of_cards(box)[event[field]])
    return event


@lru_cache(16)
@python
def colours_of_cards(box: Any) -> list[list[str]]:
    """The colours of every card; all are read from the box once."""
    return [[COLOUR_NAMES[colour] for colour in range(COLOURS) if carps[colour]] for carps in box.carps]


@python
def event_for(event: dict[str, Any], audience: int) -> dict[str, Any]:
    """The event without its card, under another name, for those who must not know it (§7)."""
    knowers = SECRET.get(event["event"])
    if knowers is None or any(event[field] == audience for field in knowers):
        return event
    cut = {field: value for field, value in event.items() if field not in ("card", "colours")}
    return cut | {"event": f"{event['event']}_hidden"}
