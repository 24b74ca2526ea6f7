"""The Goryō's turn: cubes space by space, Sprint, False Trail, and the word that ends it (§4).

One plan has one order of decisions: four steps, perhaps Sprint, perhaps the False Trail, confirm. Only what can still
be finished is legal, so she is never stuck in the middle of a plan.
"""

from tokonoma.games.goryo.components import NEIGHBOURS, NOWHERE, SAMURAI, SPACES, STEPS
from tokonoma.games.goryo.events import CUBE_LAID, PLANNED, SPRINT_LAID, TRAIL_LAID
from tokonoma.games.goryo.moves import CONFIRM, SPRINT, STEP, TRAIL
from tokonoma.games.goryo.palace import may_be_broken
from tokonoma.games.goryo.paths import can_finish, is_finished, is_on_path, lay_cube, take_cube
from tokonoma.games.goryo.state import HUNT, Table
from tokonoma.kernel.contract import tell
from tokonoma.kernel.typed import Moves


def plan_moves(table: Table, moves: Moves) -> int:
    """Write how her plan may go on."""
    if table.steps < STEPS:
        return steps_on(table, moves)
    n = 0
    if table.trail == NOWHERE:
        n = sprints(table, moves)
        if is_finished(table) and table.has_trail == 1:
            n = trails(table, moves, n)
    if is_finished(table):
        moves[n] = CONFIRM
        n += 1
    return n


def steps_on(table: Table, moves: Moves) -> int:
    """Write the spaces for the next cube: adjacent, crossed by no cube, and leading on to a target (§4.1, §4.4)."""
    at = table.path[table.steps]
    n = 0
    for i in range(NEIGHBOURS):
        space = table.box.neighbours[at][i]
        if space != NOWHERE and not is_on_path(table, space):
            lay_cube(table, space)
            if can_finish(table):
                moves[n] = STEP + space
                n += 1
            take_cube(table)
    return n


def sprints(table: Table, moves: Moves) -> int:
    """Write the targets one step further, while Sprint is unspent (§4.3)."""
    n = 0
    if table.has_sprint == 0 or table.steps != STEPS:
        return n
    at = table.path[table.steps]
    for i in range(NEIGHBOURS):
        space = table.box.neighbours[at][i]
        if space != NOWHERE and not is_on_path(table, space) and may_be_broken(table, space):
            moves[n] = SPRINT + space
            n += 1
    return n


def trails(table: Table, moves: Moves, n: int) -> int:
    """Write after the first n moves every space for the False Trail: any that holds no cube (§4.5)."""
    for space in range(SPACES):
        if not is_on_path(table, space):
            moves[n] = TRAIL + space
            n += 1
    return n


def plan(table: Table, move: int) -> None:
    """Lay one cube, or end the turn."""
    if move == CONFIRM:
        confirm(table)
    elif move >= TRAIL:
        table.trail = move - TRAIL
        tell(table, TRAIL_LAID, table.trail)
    elif move >= SPRINT:
        lay_cube(table, move - SPRINT)
        tell(table, SPRINT_LAID, move - SPRINT)
    else:
        lay_cube(table, move - STEP)
        tell(table, CUBE_LAID, table.steps + 1, move - STEP)


def confirm(table: Table) -> None:
    """End her turn; nothing is announced, not even whether a power was used (§4.6)."""
    tell(table, PLANNED)
    table.stage = HUNT
    table.to_act = SAMURAI
