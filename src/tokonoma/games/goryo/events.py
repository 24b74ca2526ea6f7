"""What can happen, as notes of a few numbers, and what a note says in words."""

from collections.abc import Sequence
from typing import Annotated, Any

from tokonoma.games.goryo.components import ENDING_NAMES, PRINT_NAMES, SAMURAI_NAMES, SPACE_NAMES
from tokonoma.kernel.events import Parts, read_event
from tokonoma.kernel.typed import python

LAID: Annotated[int, Parts("object", "space")] = 0
BOUND: Annotated[int, Parts("object")] = 1
FIRST_DRAWN: Annotated[int, Parts("object")] = 2
BROKE: Annotated[int, Parts("object", "space")] = 3
FLIPPED_TILE: Annotated[int, Parts("object", name="flipped")] = 4
ROUND_BEGAN: Annotated[int, Parts("round")] = 5
CUBE_LAID: Annotated[int, Parts("cube", "space")] = 6
SPRINT_LAID: Annotated[int, Parts("space")] = 7
TRAIL_LAID: Annotated[int, Parts("space")] = 8
PLANNED: Annotated[int, Parts()] = 9
CALLED: Annotated[int, Parts("samurai")] = 10
MOVED: Annotated[int, Parts("samurai", "from", "space")] = 11
SEARCHED: Annotated[int, Parts("samurai", "space", "print")] = 12
SNIFFED: Annotated[int, Parts("samurai", "space", "print")] = 13
HUNT_ENDED: Annotated[int, Parts("actions")] = 14
PATH_SHOWN: Annotated[int, Parts("start", "steps", "path")] = 15
SPRINT_SHOWN: Annotated[int, Parts()] = 16
TRAIL_HIT: Annotated[int, Parts("space")] = 17
TRAIL_KEPT: Annotated[int, Parts("space")] = 18
TRUE_PRINT: Annotated[int, Parts("space")] = 19
FALSE_PRINT: Annotated[int, Parts("space")] = 20
MALLET_MOVED: Annotated[int, Parts("gong", "prints", "bags")] = 21
SPIRIT_CAUGHT: Annotated[int, Parts("samurai", "space", "spirits")] = 22
DRAWS_DUE: Annotated[int, Parts("draws")] = 23
TOKEN_DRAWN: Annotated[int, Parts("object")] = 24
TYPE_SEALED: Annotated[int, Parts("object", "sealed")] = 25
BOUND_SHOWN: Annotated[int, Parts("object")] = 26
WON: Annotated[int, Parts("seat", "ending")] = 27

PAIR: int = 64  # two spaces in one number: the first, and PAIR times the second

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
    names: dict[str, Any] = {**NAMES, "object": object_names}
    event = read_event(__name__, note, names)
    if note[0] == PATH_SHOWN:
        spaces = [SPACE_NAMES[space] for pair in note[3:] for space in (pair % PAIR, pair // PAIR)]
        event["path"] = spaces[: event["steps"]]
    return event
