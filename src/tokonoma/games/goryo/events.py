"""What can happen, as notes of a few numbers, and what a note says in words."""

from collections.abc import Sequence
from typing import Any

from tokonoma.games.goryo.components import ENDING_NAMES, PRINT_NAMES, SAMURAI_NAMES, SPACE_NAMES
from tokonoma.kernel.typed import python

# Kinds of notes; EVENTS tells their numbers
LAID: int = 0
BOUND: int = 1
FIRST_DRAWN: int = 2
BROKE: int = 3
FLIPPED_TILE: int = 4
ROUND_BEGAN: int = 5
CUBE_LAID: int = 6
SPRINT_LAID: int = 7
TRAIL_LAID: int = 8
PLANNED: int = 9
CALLED: int = 10
MOVED: int = 11
SEARCHED: int = 12
SNIFFED: int = 13
HUNT_ENDED: int = 14
PATH_SHOWN: int = 15
SPRINT_SHOWN: int = 16
TRAIL_HIT: int = 17
TRAIL_KEPT: int = 18
TRUE_PRINT: int = 19
FALSE_PRINT: int = 20
MALLET_MOVED: int = 21
SPIRIT_CAUGHT: int = 22
DRAWS_DUE: int = 23
TOKEN_DRAWN: int = 24
TYPE_SEALED: int = 25
BOUND_SHOWN: int = 26
WON: int = 27

PAIR: int = 64  # two spaces in one number: the first, and PAIR times the second

# The name of each kind and of its numbers, in the order of the kinds
EVENTS = (
    ("laid", "object", "space"),
    ("bound", "object"),
    ("first_drawn", "object"),
    ("broke", "object", "space"),
    ("flipped", "object"),
    ("round_began", "round"),
    ("cube_laid", "cube", "space"),
    ("sprint_laid", "space"),
    ("trail_laid", "space"),
    ("planned",),
    ("called", "samurai"),
    ("moved", "samurai", "from", "space"),
    ("searched", "samurai", "space", "print"),
    ("sniffed", "samurai", "space", "print"),
    ("hunt_ended", "actions"),
    ("path_shown", "start", "steps", "path", "path", "path"),
    ("sprint_shown",),
    ("trail_hit", "space"),
    ("trail_kept", "space"),
    ("true_print", "space"),
    ("false_print", "space"),
    ("mallet_moved", "gong", "prints", "bags"),
    ("spirit_caught", "samurai", "space", "spirits"),
    ("draws_due", "draws"),
    ("token_drawn", "object"),
    ("type_sealed", "object", "sealed"),
    ("bound_shown", "object"),
    ("won", "seat", "ending"),
)
NAMES = {
    "space": SPACE_NAMES,
    "from": SPACE_NAMES,
    "start": SPACE_NAMES,
    "samurai": SAMURAI_NAMES,
    "print": PRINT_NAMES,
    "ending": ENDING_NAMES,
}


@python
def read_note(note: Sequence[int], object_names: Sequence[str]) -> dict[str, Any]:
    """What a note means; the objects are called as the box names them."""
    name, *fields = EVENTS[note[0]]
    names: dict[str, Any] = {**NAMES, "object": object_names}
    event: dict[str, Any] = {"event": name}
    for field, value in zip(fields, note[1:], strict=False):
        if field == "path":
            event.setdefault("path", []).extend(SPACE_NAMES[space] for space in (value % PAIR, value // PAIR))
        else:
            event[field] = names[field][value] if field in names else value
    if "path" in event:
        del event["path"][event["steps"] :]
    return event
