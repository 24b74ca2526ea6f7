"""The discovery: her path is shown, an object breaks, mallet and spirits move, tokens are drawn (§6)."""

from tokonoma.games.goryo.components import (
    CUBES,
    DRAWN,
    GREEN_PRINT,
    NOWHERE,
    PAWNS,
    SPACES,
    SPIRITS,
    SPRINT_STEPS,
)
from tokonoma.games.goryo.ending import finish, is_cornered
from tokonoma.games.goryo.events import (
    DRAWS_DUE,
    FALSE_PRINT,
    HUNT_ENDED,
    MALLET_MOVED,
    PAIR,
    PATH_SHOWN,
    SPIRIT_CAUGHT,
    SPRINT_SHOWN,
    TOKEN_DRAWN,
    TRAIL_HIT,
    TRAIL_KEPT,
    TRUE_PRINT,
)
from tokonoma.games.goryo.palace import break_object, seal_type
from tokonoma.games.goryo.paths import clear_path
from tokonoma.games.goryo.state import LAST_TILE_BROKEN, LAST_TILE_DRAWN, OFUDA, THIRD_SPIRIT, Table
from tokonoma.games.goryo.waiting import next_round
from tokonoma.kernel.contract import CHANCE, tell


def discover(table: Table) -> None:
    """Play the discovery through to its draws, or to the end of the game (§6)."""
    tell(table, HUNT_ENDED, table.actions)
    show_plan(table)
    spend_powers(table)
    target = table.path[table.steps]
    break_object(table, target)
    clear_path(table)
    if is_cornered(table):
        finish(table, LAST_TILE_BROKEN)
        return
    move_mallet(table)
    flip_spirits(table, target)
    if table.spirits >= SPIRITS:
        finish(table, THIRD_SPIRIT)
    elif table.draws_due > 0:
        tell(table, DRAWS_DUE, table.draws_due)
        table.stage = OFUDA
        table.to_act = CHANCE
    else:
        next_round(table)


def show_plan(table: Table) -> None:
    """Remove the screen: path, Sprint and False Trail, as they were planned (§6.1)."""
    table.shown_round = table.round
    table.shown_steps = table.steps
    table.shown_trail = table.trail
    for i in range(CUBES):
        table.shown_path[i] = table.path[i]
    for space in range(SPACES):
        table.shown_prints[space] = table.prints[space]
    table.shown_mallet = table.mallet
    table.shown_bags = 0
    table.shown_draws = 0
    for samurai in range(PAWNS):
        table.shown_caught[samurai] = 0
    last = table.path[SPRINT_STEPS] if table.steps == SPRINT_STEPS else 0
    tell(table, PATH_SHOWN, table.path[0], table.steps, two_cubes(table, 1), two_cubes(table, 3), last)


def two_cubes(table: Table, first: int) -> int:
    """Two cubes of the path in one number of a note."""
    return table.path[first] + PAIR * table.path[first + 1] if first < table.steps else 0


def spend_powers(table: Table) -> None:
    """Discard Sprint when it was used, and the False Trail when somebody investigated it (§6.1)."""
    if table.steps == SPRINT_STEPS:
        table.has_sprint = 0
        tell(table, SPRINT_SHOWN)
    if table.trail == NOWHERE:
        return
    if table.prints[table.trail] == GREEN_PRINT:
        table.has_trail = 0
        tell(table, TRAIL_HIT, table.trail)
    else:
        tell(table, TRAIL_KEPT, table.trail)


def move_mallet(table: Table) -> None:
    """Move the mallet by the true green prints, as far as the arc goes; each bag on the way is a draw (§6.3)."""
    true_prints = 0
    for space in range(SPACES):
        if table.prints[space] == GREEN_PRINT:
            if space == table.shown_trail:
                tell(table, FALSE_PRINT, space)
            else:
                tell(table, TRUE_PRINT, space)
                true_prints += 1
    for _ in range(true_prints):
        if table.mallet < table.box.gongs:
            table.mallet += 1
            table.shown_bags += table.box.is_bag[table.mallet]
    table.draws_due = table.shown_bags
    tell(table, MALLET_MOVED, table.mallet, true_prints, table.shown_bags)


def flip_spirits(table: Table, target: int) -> None:
    """Flip one spirit for every samurai on the target, called this round or not; each is a draw (§6.4)."""
    for samurai in range(PAWNS):
        if table.samurai_at[samurai] == target and table.spirits < SPIRITS:
            table.spirits += 1
            table.shown_caught[samurai] = 1
            table.draws_due += 1
            tell(table, SPIRIT_CAUGHT, samurai, target, table.spirits)


def draw_token(table: Table, kind: int) -> None:
    """Draw a token: its type is sealed, broken before or not (§6.5); then the next draw, or the next round."""
    table.tokens[kind] = DRAWN
    table.shown_drawn[table.shown_draws] = kind
    table.shown_draws += 1
    table.draws_due -= 1
    tell(table, TOKEN_DRAWN, kind)
    seal_type(table, kind)
    if is_cornered(table):
        finish(table, LAST_TILE_DRAWN)
    elif table.draws_due == 0:
        next_round(table)
