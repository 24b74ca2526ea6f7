"""The technology track: cards move from the newest slot to the oldest, and leave (§6)."""

from tokonoma.games.gorbinos_quest.components import NOTHING, TRACK
from tokonoma.games.gorbinos_quest.events import TRACK_DISCARDED
from tokonoma.games.gorbinos_quest.state import Table
from tokonoma.kernel.contract import tell


def is_track_empty(table: Table) -> bool:
    """No card lies on the track."""
    for slot in range(TRACK):
        if table.track[slot] != NOTHING:
            return False
    return True


def discard_oldest(table: Table) -> None:
    """The card on the oldest slot leaves the game (§6.3)."""
    tell(table, TRACK_DISCARDED, table.track[TRACK - 1])
    table.track[TRACK - 1] = NOTHING


def slide(table: Table) -> None:
    """Close the gaps towards the oldest slot; the cards keep their order (§6.3)."""
    free = TRACK - 1
    for back in range(TRACK):
        slot = TRACK - 1 - back
        card = table.track[slot]
        if card != NOTHING:
            table.track[slot] = NOTHING
            table.track[free] = card
            free -= 1


def slot_to_fill(table: Table) -> int:
    """The oldest empty slot of a track that has slid, while the deck lasts; NOTHING otherwise."""
    if table.in_deck > 0:
        for back in range(TRACK):
            slot = TRACK - 1 - back
            if table.track[slot] == NOTHING:
                return slot
    return NOTHING
