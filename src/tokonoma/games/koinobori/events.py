"""What can happen in Koinobori: the kinds of notes the chapters tell, what each means, and who hears of its card."""

from typing import Any

from tokonoma.games.koinobori.components import COLOUR_NAMES, COLOURS, END_NAMES, POST_NAMES
from tokonoma.kernel.typed import python

# Each with its numbers
FLAG_SET: int = 0  # post, colour
DEALT: int = 1  # seat, card
ROW_DEALT: int = 2  # card
BEGINS: int = 3  # seat
TOOK: int = 4  # seat, card, end
PLACED: int = 5  # seat, card, post
COVERED: int = 6  # seat, card, post, the card underneath
FACED_DOWN: int = 7  # seat, card, level
MOVED: int = 8  # seat, card, from post, to post
STOLE: int = 9  # seat, card, victim
REFRESHED: int = 10  # seat
RESHUFFLED: int = 11  # cards
CLOSED: int = 12  # post
SKIPPED: int = 13  # seat
PASSED: int = 14  # seat
ENDED: int = 15
ENDED_BY_PASSING: int = 16
POST_WON: int = 17  # post, colour, value
POST_WON_BY_FLAG: int = 18  # post, colour
SCORED: int = 19  # seat, points

EVENTS = (
    ("flag_set", "post", "colour"),
    ("dealt", "seat", "card"),
    ("row_dealt", "card"),
    ("begins", "seat"),
    ("took", "seat", "card", "end"),
    ("placed", "seat", "card", "post"),
    ("covered", "seat", "card", "post", "under"),
    ("faced_down", "seat", "card", "level"),
    ("moved", "seat", "card", "source", "post"),
    ("stole", "seat", "card", "victim"),
    ("refreshed", "seat"),
    ("reshuffled", "cards"),
    ("closed", "post"),
    ("skipped", "seat"),
    ("passed", "seat"),
    ("ended",),
    ("ended_by_passing",),
    ("post_won", "post", "colour", "value"),
    ("post_won_by_flag", "post", "colour"),
    ("scored", "seat", "points"),
)
NAMES = {"colour": COLOUR_NAMES, "post": POST_NAMES, "source": POST_NAMES, "end": END_NAMES}
SECRET = {"dealt": ("seat",), "faced_down": ("seat",), "stole": ("seat", "victim")}  # and who knows the card


@python
def read_note(note: list[int], box: Any) -> dict[str, Any]:
    """What a note means; a card comes with its colours."""
    name, *fields = EVENTS[note[0]]
    event: dict[str, Any] = {"event": name}
    for field, value in zip(fields, note[1:], strict=False):
        event[field] = NAMES[field][value] if field in NAMES else value
    for field, colours in (("card", "colours"), ("under", "under_colours")):
        if field in event:
            carps = box.carps[event[field]]
            event[colours] = [COLOUR_NAMES[colour] for colour in range(COLOURS) if carps[colour]]
    return event


@python
def event_for(event: dict[str, Any], audience: int) -> dict[str, Any]:
    """The event without its card, under another name, for those who must not know it (§7)."""
    knowers = SECRET.get(event["event"])
    if knowers is None or any(event[field] == audience for field in knowers):
        return event
    cut = {field: value for field, value in event.items() if field not in ("card", "colours")}
    return cut | {"event": f"{event['event']}_hidden"}
