"""The palace and its garden: what may be broken, what is, and what is sealed (§1)."""

from tokonoma.games.goryo.components import (
    BROKEN,
    FLIPPED,
    INTACT,
    NOTHING,
    SEALED,
    SPACES,
)
from tokonoma.games.goryo.events import BROKE, FLIPPED_TILE, TYPE_SEALED
from tokonoma.games.goryo.state import Table
from tokonoma.kernel.contract import tell


def may_be_broken(table: Table, space: int) -> bool:
    """Whether her target may be here: an intact object that is neither sealed nor of the bound type (§4.2)."""
    kind = table.objects[space]
    return kind != NOTHING and kind != table.bound and table.condition[space] == INTACT


def break_object(table: Table, space: int) -> None:
    """Break the object on a space, flip its tile, and leave her pawn there (§3.4, §6.2)."""
    table.condition[space] = BROKEN
    table.pawn = space
    tell(table, BROKE, table.objects[space], space)
    flip_tile(table, table.objects[space])


def flip_tile(table: Table, kind: int) -> None:
    """Flip a type's tile in the garden, if it is still intact (§1.3)."""
    if table.tiles[kind] == INTACT:
        table.tiles[kind] = FLIPPED
        table.tiles_intact -= 1
        tell(table, FLIPPED_TILE, kind)


def seal_type(table: Table, kind: int) -> None:
    """Seal every intact object of a type and flip its tile (§6.5)."""
    sealed = 0
    for space in range(SPACES):
        if table.objects[space] == kind and table.condition[space] == INTACT:
            table.condition[space] = SEALED
            sealed += 1
    tell(table, TYPE_SEALED, kind, sealed)
    flip_tile(table, kind)
