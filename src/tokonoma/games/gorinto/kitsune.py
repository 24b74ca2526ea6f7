"""The Kitsune's turn: a coin wakes its head or its tail, which gathers where it sits, and moves on (§9.5 to §9.7)."""

from tokonoma.games.gorinto.components import (
    CHITS,
    CHITS_OF_A_SEASON,
    EARTH,
    ELEMENTS,
    KITSUNE,
    PATTERN,
    SIDE,
    SPACES,
)
from tokonoma.games.gorinto.events import (
    KITSUNE_ACTIVATED,
    KITSUNE_CALLED,
    KITSUNE_FOLLOWED,
    KITSUNE_GATHERED,
    KITSUNE_GATHERED_NOTHING,
)
from tokonoma.games.gorinto.mountain import take
from tokonoma.games.gorinto.path import set_token
from tokonoma.games.gorinto.season import end_season
from tokonoma.games.gorinto.state import MOVEMENT_CHIT, Mat, Table
from tokonoma.games.gorinto.waiting import await_draw, await_turn
from tokonoma.kernel.contract import tell


def activate(table: Table, token: int) -> None:
    """The woken token gathers; then it moves if a chit is left, or the season ends (§9.5 to §9.7)."""
    table.activated = token
    space = table.tokens[token]
    tell(table, KITSUNE_ACTIVATED, token, space)
    if table.height[space] > 0:
        follow_pattern(table, space)
    else:
        call_most_plentiful(table)
    if chits_used(table) < CHITS_OF_A_SEASON:
        await_draw(table, MOVEMENT_CHIT)
    else:
        end_season(table)


def move_token(table: Table, chit: int) -> None:
    """Only the token that was woken moves; then it is the player's turn (§9.7)."""
    set_token(table, table.activated, chit)
    await_turn(table)


def chits_used(table: Table) -> int:
    """How many movement chits have been turned up this season."""
    used = 0
    for chit in range(CHITS):
        if (table.chits_drawn >> chit) & 1:
            used += 1
    return used


def follow_pattern(table: Table, space: int) -> None:
    """Take all that the tile beneath the token reaches, without any limit (§9.5)."""
    level = table.height[space] - 1
    element = table.stacks[space][level]
    tell(table, KITSUNE_FOLLOWED, element, space)
    taken = 0
    if element == EARTH:
        for below in range(level - 1, -1, -1):
            take_for_kitsune(table, space, below)
            taken += 1
    else:
        for i in range(SIDE - 1):
            reached = PATTERN[element][space][i]
            if reached >= 0 and table.height[reached] > 0:
                take_for_kitsune(table, reached, table.height[reached] - 1)
                taken += 1
    if taken == 0:
        tell(table, KITSUNE_GATHERED_NOTHING)


def call_most_plentiful(table: Table) -> None:
    """From a bare space, take every tile on top, as counted, of the element most often on top (§9.6)."""
    counts = table.gathered  # the player's turn is over: this room is free, and is left empty again
    for space in range(SPACES):
        if table.height[space] > 0:
            counts[table.stacks[space][table.height[space] - 1]] += 1
    called = most_plentiful(table, counts)
    if counts[called] == 0:
        tell(table, KITSUNE_GATHERED_NOTHING)
    else:
        tell(table, KITSUNE_CALLED, called, counts[called])
    for space in range(SPACES):
        if table.height[space] > 0 and table.stacks[space][table.height[space] - 1] == called:
            take_for_kitsune(table, space, table.height[space] - 1)
    for element in range(ELEMENTS):
        counts[element] = 0


def most_plentiful(table: Table, counts: Mat) -> int:
    """The element with most tiles; among equals its own key, then a regular key, then the upper one (§9.6)."""
    best = 0
    for element in range(1, ELEMENTS):
        if counts[element] > counts[best] or (
            counts[element] == counts[best] and preference(table, element) > preference(table, best)
        ):
            best = element
    return best


def preference(table: Table, element: int) -> int:
    """How dear an element is to the Kitsune (§9.6)."""
    if table.kitsune_keys[0] == element or table.kitsune_keys[1] == element:
        return 2
    if table.keys[0] == element or table.keys[1] == element:
        return 1
    return 0


def take_for_kitsune(table: Table, space: int, level: int) -> None:
    """One tile goes from the mountain to the Kitsune's mat."""
    element = take(table, space, level)
    table.mats[KITSUNE][element] += 1
    tell(table, KITSUNE_GATHERED, element, space, level + 1)
