"""What luck decides: the possible outcomes of the draw the table waits for, and what an outcome leads to.

An outcome is an element for a tile or a key card, a goal for a goal card, a seat for the start coin, a path space for a
burrow token. A token whose tile is gone is drawn again, so each tile left is equally likely (ruling 2).
"""

from tokonoma.games.gorinto.components import ELEMENTS, EMPTY, GOALS, PATH
from tokonoma.games.gorinto.season import collapse
from tokonoma.games.gorinto.setup import (
    deal_goal,
    deal_key,
    deal_mountain_tile,
    deal_path_tile,
    give_coin,
    may_be_second_goal,
)
from tokonoma.games.gorinto.state import GOAL_CARD, KEY_CARD, MOUNTAIN_TILE, PATH_TILE, START_PLAYER, Table
from tokonoma.kernel.contract import Chance
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


def draw(table: Table, chance: Chance) -> int:
    """Draw one outcome: the same one that picking from the written list would give."""
    if table.drawing <= PATH_TILE:
        return draw_tile(table, chance.below(table.in_bag))
    total = 0
    for outcome in range(kinds(table)):
        total += weight_of(table, outcome)
    left = chance.below(total)
    outcome = 0
    while left >= weight_of(table, outcome):
        left -= weight_of(table, outcome)
        outcome += 1
    return outcome


def draw_tile(table: Table, nth: int) -> int:
    """The element of the n-th tile in the bag, were they sorted."""
    element = 0
    while nth >= table.bag[element]:
        nth -= table.bag[element]
        element += 1
    return element


def kinds(table: Table) -> int:
    """How many different outcomes the draw could have in an untouched box."""
    if table.drawing <= PATH_TILE or table.drawing == KEY_CARD:
        return ELEMENTS
    if table.drawing == GOAL_CARD:
        return GOALS
    if table.drawing == START_PLAYER:
        return table.seats
    return PATH


def weight_of(table: Table, outcome: int) -> int:
    """How many equal chances an outcome has; zero if it cannot be drawn any more."""
    if table.drawing <= PATH_TILE:
        return table.bag[outcome]
    if table.drawing == GOAL_CARD:
        return table.place_of_draw == 0 or may_be_second_goal(table, outcome)
    if table.drawing == KEY_CARD:
        return table.place_of_draw == 0 or outcome != table.keys[0]
    if table.drawing == START_PLAYER:
        return 1
    return table.path[outcome] != EMPTY


def happen(table: Table, outcome: int) -> None:
    """Let what was drawn take effect."""
    if table.drawing == MOUNTAIN_TILE:
        deal_mountain_tile(table, outcome)
    elif table.drawing == PATH_TILE:
        deal_path_tile(table, outcome)
    elif table.drawing == GOAL_CARD:
        deal_goal(table, outcome)
    elif table.drawing == KEY_CARD:
        deal_key(table, outcome)
    elif table.drawing == START_PLAYER:
        give_coin(table, outcome)
    else:
        collapse(table, outcome)
