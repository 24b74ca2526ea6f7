"""A turn: place a tile from the path, then gather what its pattern and your understanding give (§3)."""

from tokonoma.games.gorinto.components import EARTH, ELEMENTS, EMPTY, PARTNERSHIP, PATH, PATTERN, SIDE
from tokonoma.games.gorinto.events import GATHERED, GATHERED_NOTHING, GAVE, PLACED, REMOVED
from tokonoma.games.gorinto.mountain import available, put, space_entered, take, understanding
from tokonoma.games.gorinto.moves import GATHER_LEVEL, GATHER_SPACE, GIVE, REMOVE
from tokonoma.games.gorinto.path import nth_on_path
from tokonoma.games.gorinto.season import after_turn, next_turn
from tokonoma.games.gorinto.state import GATHERING, GIFT, Table
from tokonoma.kernel.contract import Chance, below, tell
from tokonoma.kernel.typed import Moves


def placements(table: Table, moves: Moves) -> int:
    """Write every tile on the path at every depth (§3.1)."""
    n = 0
    for path_space in range(PATH):
        for depth in range(SIDE):
            moves[n + depth] = path_space * SIDE + depth
        n += SIDE if table.path[path_space] >= 0 else 0  # where there is no tile, the next ones are written over
    return n


def nth_placement(table: Table, nth: int) -> int:
    """The n-th of the placements, from nought."""
    return nth_on_path(table, nth // SIDE) * SIDE + nth % SIDE


def place(table: Table, path_space: int, depth: int) -> None:
    """Move a tile from the path into the mountain; the understanding counts before anything is gathered (§3.2)."""
    element = table.path[path_space]
    space = space_entered(path_space, depth)
    table.to_gather = min(understanding(table, table.to_act, element), available(table, element, space))
    table.gather_from = 0
    table.placed_on = space
    table.pattern = element
    table.path[path_space] = EMPTY
    table.tiles_on_path -= 1
    put(table, space, element)
    tell(table, PLACED, table.to_act, element, path_space, space, table.to_gather)
    if table.to_gather > 0:
        table.awaiting = GATHERING
    else:
        tell(table, GATHERED_NOTHING, table.to_act)
        after_turn(table)


def gatherings(table: Table, moves: Moves) -> int:
    """Write the tiles that may be taken next, leaving enough behind them to take all that is owed (§3.4)."""
    n = 0
    if table.pattern == EARTH:
        for level in range(table.gather_from, table.height[table.placed_on] - table.to_gather):
            moves[n] = GATHER_LEVEL + level
            n += 1
        return n
    element = table.pattern
    placed_on = table.placed_on
    first = table.gather_from
    for i in range(SIDE - 1):
        space = PATTERN[element][placed_on][i]
        height = table.height[max(space, 0)]  # read in any case: no branch is taken that nobody could foresee
        moves[n] = GATHER_SPACE + space
        is_open = 1 if space >= first else 0
        is_there = 1 if height > 0 else 0
        n += is_open & is_there  # where it may not be taken, the next one is written over it
    return n - table.to_gather + 1


def random_gathering(table: Table, chance: Chance, moves: Moves) -> int:
    """Draw one of the gatherings; those of Earth are one after another, and none is written."""
    if table.pattern == EARTH:
        levels = table.height[table.placed_on] - table.to_gather - table.gather_from
        return GATHER_LEVEL + table.gather_from + below(chance, levels)
    return moves[below(chance, gatherings(table, moves))]


def gather(table: Table, move: int) -> None:
    """Take one tile to the mat: the top of a stack, or with Earth any tile under the placed one (§3.5)."""
    if move >= GATHER_LEVEL:
        space = table.placed_on
        level = move - GATHER_LEVEL
        table.gather_from = level
    else:
        space = move - GATHER_SPACE
        level = table.height[space] - 1
        table.gather_from = space + 1
    element = take(table, space, level)
    tell(table, GATHERED, table.to_act, element, space, level + 1)
    table.mats[table.to_act][element] += 1
    table.gathered[element] += 1
    table.to_gather -= 1
    if table.to_gather == 0:
        if table.mode == PARTNERSHIP:
            table.awaiting = GIFT
        else:
            after_turn(table)


def gifts(table: Table, moves: Moves) -> int:
    """Write every element among this turn's tiles (§8.3)."""
    n = 0
    for element in range(ELEMENTS):
        if table.gathered[element] > 0:
            moves[n] = GIVE + element
            n += 1
    return n


def give(table: Table, element: int) -> None:
    """Hand one of this turn's tiles to the partner across the table (§8.3)."""
    partner = (table.to_act + 2) % table.seats
    tell(table, GAVE, table.to_act, element, partner)
    table.mats[table.to_act][element] -= 1
    table.mats[partner][element] += 1
    after_turn(table)


def removals(table: Table, moves: Moves) -> int:
    """Write every tile left on the path (§7.1)."""
    n = 0
    for path_space in range(PATH):
        if table.path[path_space] >= 0:
            moves[n] = REMOVE + path_space
            n += 1
    return n


def remove(table: Table, path_space: int) -> None:
    """Discard the chosen tile (§7.1)."""
    element = table.path[path_space]
    tell(table, REMOVED, table.to_act, element, path_space)
    table.path[path_space] = EMPTY
    table.tiles_on_path -= 1
    table.discarded[element] += 1
    next_turn(table)
