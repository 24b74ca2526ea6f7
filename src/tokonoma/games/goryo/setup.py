"""Setting up: the palace, the bound object, the type broken first, and which of them she breaks (§3)."""

from tokonoma.games.goryo.components import (
    BROKEN_FIRST,
    CUBES,
    GORYO,
    NOBODY,
    NOTHING,
    NOWHERE,
    OBJECTS,
    PAWNS,
    ROOM_SPACES,
    ROOMS,
    SPACES,
)
from tokonoma.games.goryo.events import BOUND, FIRST_DRAWN, LAID
from tokonoma.games.goryo.palace import break_object, flip_tile
from tokonoma.games.goryo.paths import clear_path
from tokonoma.games.goryo.state import BIND, DEAL, FIRST, START, Table
from tokonoma.games.goryo.waiting import next_round
from tokonoma.kernel.contract import CHANCE, tell
from tokonoma.kernel.typed import Moves


def lay_out(table: Table, actions_each: int, is_shuffled: int) -> None:
    """Open the box: eight intact tiles, eight tokens in the bag, the samurai in the centres (§3.1)."""
    table.seats = 2
    table.actions_each = actions_each
    table.tiles_intact = OBJECTS
    table.has_sprint = 1
    table.has_trail = 1
    table.bound = NOTHING
    table.pawn = NOWHERE
    table.acting = NOBODY
    clear_path(table)
    for i in range(CUBES):
        table.shown_path[i] = NOWHERE
    table.shown_trail = NOWHERE
    for space in range(SPACES):
        table.objects[space] = NOTHING if is_shuffled else table.box.palace[space]
    for samurai in range(PAWNS):
        table.samurai_at[samurai] = table.box.samurai_start[samurai]
    table.to_act = CHANCE
    table.stage = DEAL if is_shuffled else BIND


def may_lie_next(table: Table, kind: int) -> bool:
    """Whether the next space of a shuffled palace may get a type: each lies once in every room (§3.2)."""
    room = table.dealt // OBJECTS
    for i in range(table.dealt % OBJECTS):
        if table.objects[ROOM_SPACES[room][i]] == kind:
            return False
    return True


def lay_object(table: Table, kind: int) -> None:
    """Lay an object on the next space of a shuffled palace (§3.2)."""
    space = ROOM_SPACES[table.dealt // OBJECTS][table.dealt % OBJECTS]
    table.objects[space] = kind
    table.dealt += 1
    tell(table, LAID, kind, space)
    if table.dealt == ROOMS * OBJECTS:
        table.stage = BIND


def bind(table: Table, kind: int) -> None:
    """Bind her to a type, in secret (§3.3)."""
    table.bound = kind
    tell(table, BOUND, kind)
    table.stage = FIRST


def draw_first(table: Table, kind: int) -> None:
    """Show the type she breaks first; its token never goes back into the bag (§3.4)."""
    table.tokens[kind] = BROKEN_FIRST
    tell(table, FIRST_DRAWN, kind)
    flip_tile(table, kind)
    table.stage = START
    table.to_act = GORYO


def starts(table: Table, moves: Moves) -> int:
    """Write the four spaces where she may begin (§3.4)."""
    n = 0
    for space in range(SPACES):
        if table.objects[space] != NOTHING and table.tokens[table.objects[space]] == BROKEN_FIRST:
            moves[n] = space
            n += 1
    return n


def choose_start(table: Table, space: int) -> None:
    """Break one object of the type drawn; the first round begins there (§3.4)."""
    break_object(table, space)
    next_round(table)
