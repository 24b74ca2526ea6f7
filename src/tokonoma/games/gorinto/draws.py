"""What luck decides: the possible outcomes of the draw the table waits for, and what an outcome leads to.

An outcome is an element for a tile or a key card, a goal for a goal card, a seat for the coin or a place in the order,
a path space for a burrow token, a number from 0 for a Kitsune tile or a chit, HEAD or TAIL for the Kitsune's coin. A
token whose tile is gone is drawn again, so each tile left is equally likely (ruling R2); the chit set aside is simply
one that is never drawn (ruling R9).
"""

from tokonoma.games.gorinto.components import (
    CHITS,
    EARTH,
    ELEMENTS,
    EMPTY,
    FIRE,
    GOALS,
    KITSUNE_TILES,
    PATH,
    VOID,
    WATER,
    WIND,
)
from tokonoma.games.gorinto.kitsune import activate, move_token
from tokonoma.games.gorinto.path import (
    deal_path_tile,
    lay_kitsune_tile,
    lay_path,
    missing_from_path,
    nth_on_path,
    set_head,
    set_tail,
    turn_kitsune_tile,
)
from tokonoma.games.gorinto.season import collapse
from tokonoma.games.gorinto.setup import (
    deal_goal,
    deal_key,
    deal_kitsune_key,
    deal_mountain_tile,
    deal_order,
    give_coin,
    has_a_place,
    lay_mountain,
    may_be_key,
    may_be_next_goal,
    missing_from_mountain,
)
from tokonoma.games.gorinto.state import (
    BURROW_TOKEN,
    GOAL_CARD,
    HEAD_CHIT,
    KEY_CARD,
    KITSUNE_BURROW,
    KITSUNE_COIN,
    KITSUNE_KEY,
    KITSUNE_TILE,
    MOUNTAIN_TILE,
    MOVEMENT_CHIT,
    PATH_TILE,
    START_SEAT,
    TAIL_CHIT,
    TURN_ORDER,
    Table,
)
from tokonoma.kernel.contract import Chance, Page, below
from tokonoma.kernel.typed import Moves, Weights


def possible_outcomes(table: Table, outcomes: Moves, weights: Weights) -> int:
    """Write what may be drawn, in ascending order, with its weight."""
    n = 0
    for outcome in range(kinds(table)):
        weight = weight_of(table, outcome)
        if weight > 0:
            outcomes[n] = outcome
            weights[n] = weight
            n += 1
    return n


def draw(table: Table, chance: Chance, page: Page) -> int:
    """Draw one outcome, not of a tile: all that are possible are equally likely."""
    if table.awaiting == BURROW_TOKEN:
        return nth_on_path(table, below(chance, table.tiles_on_path))
    return page.moves[below(chance, possible_outcomes(table, page.moves, page.weights))]


def deal_tiles(table: Table, chance: Chance, page: Page) -> None:
    """Draw and lay every tile that the mountain, and then the path, lacks."""
    if table.awaiting == MOUNTAIN_TILE:
        draw_tiles(table, chance, page.moves, missing_from_mountain(table))
        lay_mountain(table, page.moves)
    if table.awaiting == PATH_TILE:
        draw_tiles(table, chance, page.moves, missing_from_path(table))
        lay_path(table, page.moves)


def draw_tiles(table: Table, chance: Chance, elements: Moves, n: int) -> None:
    """Take n tiles from the bag and write their elements.

    The tiles of an element and of those before it are counted together, so that no draw waits for the bag, and no
    branch is taken that nobody could foresee. Their types save C a conversion in every line.
    """
    voids: int = table.bag[VOID]
    winds: int = voids + table.bag[WIND]
    fires: int = winds + table.bag[FIRE]
    waters: int = fires + table.bag[WATER]
    left: int = table.in_bag
    for i in range(n):
        nth = below(chance, left)
        left -= 1
        among_voids: int = 1 if nth < voids else 0
        among_winds: int = 1 if nth < winds else 0
        among_fires: int = 1 if nth < fires else 0
        among_waters: int = 1 if nth < waters else 0
        elements[i] = EARTH - among_voids - among_winds - among_fires - among_waters
        voids -= among_voids
        winds -= among_winds
        fires -= among_fires
        waters -= among_waters
    table.bag[VOID] = voids
    table.bag[WIND] = winds - voids
    table.bag[FIRE] = fires - winds
    table.bag[WATER] = waters - fires
    table.bag[EARTH] = left - waters
    table.in_bag = left


def kinds(table: Table) -> int:
    """How many different outcomes the draw could have in an untouched box."""
    awaiting = table.awaiting
    if awaiting <= PATH_TILE or awaiting in (KEY_CARD, KITSUNE_KEY):
        return ELEMENTS
    if awaiting == GOAL_CARD:
        return GOALS
    if awaiting in (START_SEAT, TURN_ORDER):
        return table.seats
    if awaiting in (BURROW_TOKEN, KITSUNE_BURROW):
        return PATH
    if awaiting == KITSUNE_TILE:
        return KITSUNE_TILES
    if awaiting == KITSUNE_COIN:
        return 2
    return CHITS


def weight_of(table: Table, outcome: int) -> int:
    """How many equal chances an outcome has; zero if it cannot be drawn any more."""
    if table.awaiting <= PATH_TILE:
        return table.bag[outcome]
    return 1 if is_possible(table, outcome) else 0


def is_possible(table: Table, outcome: int) -> bool:
    """Whether a card, a token, a seat or a chit is still there to be drawn."""
    awaiting = table.awaiting
    if awaiting == BURROW_TOKEN:
        return table.path[outcome] >= 0
    if awaiting == GOAL_CARD:
        return may_be_next_goal(table, outcome)
    if awaiting in (KEY_CARD, KITSUNE_KEY):
        return may_be_key(table, outcome)
    if awaiting == TURN_ORDER:
        return not has_a_place(table, outcome)
    if awaiting == KITSUNE_TILE:
        return table.kitsune_at[outcome] == EMPTY
    if awaiting == KITSUNE_BURROW:
        return table.path[outcome] == EMPTY
    if awaiting in (HEAD_CHIT, TAIL_CHIT, MOVEMENT_CHIT):
        return (table.chits_drawn >> outcome) & 1 == 0
    return True


def happen(table: Table, outcome: int) -> None:
    """Let what was drawn take effect."""
    awaiting = table.awaiting
    if awaiting == MOUNTAIN_TILE:
        deal_mountain_tile(table, outcome)
    elif awaiting == PATH_TILE:
        deal_path_tile(table, outcome)
    elif awaiting == BURROW_TOKEN:
        collapse(table, outcome)
    elif awaiting == GOAL_CARD:
        deal_goal(table, outcome)
    elif awaiting == KEY_CARD:
        deal_key(table, outcome)
    elif awaiting == START_SEAT:
        give_coin(table, outcome)
    elif awaiting == TURN_ORDER:
        deal_order(table, outcome)
    else:
        happen_to_kitsune(table, outcome)


def happen_to_kitsune(table: Table, outcome: int) -> None:
    """The draws of solo (§9)."""
    awaiting = table.awaiting
    if awaiting == KITSUNE_KEY:
        deal_kitsune_key(table, outcome)
    elif awaiting == KITSUNE_TILE:
        turn_kitsune_tile(table, outcome)
    elif awaiting == KITSUNE_BURROW:
        lay_kitsune_tile(table, outcome)
    elif awaiting == HEAD_CHIT:
        set_head(table, outcome)
    elif awaiting == TAIL_CHIT:
        set_tail(table, outcome)
    elif awaiting == KITSUNE_COIN:
        activate(table, outcome)
    else:
        move_token(table, outcome)
