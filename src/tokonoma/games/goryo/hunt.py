"""The Samurai's turn: up to three samurai, one after the other, move, search and sniff; the program answers (§5)."""

from tokonoma.games.goryo.components import (
    GREEN_PRINT,
    MOST_ACTIONS,
    MOST_CALLS,
    MOST_MOVES,
    NEIGHBOURS,
    NO_PRINT,
    NOBODY,
    NOWHERE,
    PAWNS,
    RED_PRINT,
)
from tokonoma.games.goryo.discovery import discover
from tokonoma.games.goryo.events import CALLED, MOVED, SEARCHED, SNIFFED
from tokonoma.games.goryo.moves import CALL, END, MOVE, SEARCH, SNIFF
from tokonoma.games.goryo.paths import is_on_path
from tokonoma.games.goryo.state import Table
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves


def hunt_moves(table: Table, moves: Moves) -> int:
    """Write what the Samurai may do: call, act with the one called, end the turn (§5.1)."""
    n = 0
    if may_act(table):
        n = actions_of(table, table.acting, moves)
    if must_act(table):
        return n
    if table.calls < MOST_CALLS and table.actions < MOST_ACTIONS:
        for samurai in range(PAWNS):
            if not table.called[samurai]:
                moves[n] = CALL + samurai
                n += 1
    moves[n] = END
    return n + 1


def actions_taken(table: Table, samurai: int) -> int:
    """How many actions a samurai took this round."""
    return table.moved[samurai] + table.searched[samurai] + table.sniffed[samurai]


def may_act(table: Table) -> bool:
    """Whether the samurai called last has an action left, and a cube for it (§5.1)."""
    if table.acting == NOBODY or table.actions == MOST_ACTIONS:
        return False
    return actions_taken(table, table.acting) < table.actions_each


def must_act(table: Table) -> bool:
    """Whether the samurai called last has yet to take his first action (§5.1)."""
    return table.acting != NOBODY and actions_taken(table, table.acting) == 0


def actions_of(table: Table, samurai: int, moves: Moves) -> int:
    """Write a samurai's possible actions: two moves, one search, one sniff (§5.2, §5.3)."""
    at = table.samurai_at[samurai]
    n = 0
    if table.moved[samurai] < MOST_MOVES:
        for i in range(NEIGHBOURS):
            if table.box.neighbours[at][i] != NOWHERE:
                moves[n] = MOVE + table.box.neighbours[at][i]
                n += 1
    if not table.searched[samurai] and may_be_investigated(table, at):
        moves[n] = SEARCH
        n += 1
    if not table.sniffed[samurai]:
        for i in range(NEIGHBOURS):
            space = table.box.neighbours[at][i]
            if space != NOWHERE and may_be_investigated(table, space):
                moves[n] = SNIFF + space
                n += 1
    return n


def may_be_investigated(table: Table, space: int) -> bool:
    """Whether a space may be asked about: neither her start of this round nor one with a print (§5.5)."""
    return space != table.pawn and table.prints[space] == NO_PRINT


def hunt(table: Table, move: int) -> None:
    """Call, act, or end the turn."""
    if move == END:
        discover(table)
    elif move >= SNIFF:
        act_sniff(table, table.acting, move - SNIFF)
    elif move == SEARCH:
        act_search(table, table.acting)
    elif move >= MOVE:
        act_move(table, table.acting, move - MOVE)
    else:
        call(table, move - CALL)


def call(table: Table, samurai: int) -> None:
    """Call a samurai; the one before is done for this round (§5.1)."""
    table.acting = samurai
    table.called[samurai] = 1
    table.calls += 1
    tell(table, CALLED, samurai)


def act_move(table: Table, samurai: int, space: int) -> None:
    """Move one step, or over a bridge (§5.2)."""
    tell(table, MOVED, samurai, table.samurai_at[samurai], space)
    table.samurai_at[samurai] = space
    table.moved[samurai] += 1
    table.actions += 1


def act_search(table: Table, samurai: int) -> None:
    """Investigate his own space (§5.3)."""
    table.searched[samurai] = 1
    table.actions += 1
    space = table.samurai_at[samurai]
    investigate(table, space)
    tell(table, SEARCHED, samurai, space, table.prints[space])


def act_sniff(table: Table, samurai: int, space: int) -> None:
    """Investigate an adjacent space, over a bridge too (§5.3)."""
    table.sniffed[samurai] = 1
    table.actions += 1
    investigate(table, space)
    tell(table, SNIFFED, samurai, space, table.prints[space])


def investigate(table: Table, space: int) -> None:
    """Lay a print: green where she has a cube, the False Trail included, else red (§5.4)."""
    if space == table.trail or is_on_path(table, space):
        table.prints[space] = GREEN_PRINT
    else:
        table.prints[space] = RED_PRINT
