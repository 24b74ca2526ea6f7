"""A turn: place a tile from the path, then gather what its pattern and your understanding give (§3)."""

from tokonoma.games.gorinto.components import EARTH, EMPTY, PATH, PATTERN, SIDE
from tokonoma.games.gorinto.mountain import available, put, space_entered, take
from tokonoma.games.gorinto.season import after_turn
from tokonoma.games.gorinto.state import Table
from tokonoma.kernel.typed import Moves

# Moves are numbers: a path space and a depth to place, a space or a level to gather.
GATHER_SPACE: int = 50
GATHER_LEVEL: int = 75


def placements(table: Table, moves: Moves) -> int:
    """Write every tile on the path at every depth (§3.1)."""
    n = 0
    for path_space in range(PATH):
        if table.path[path_space] != EMPTY:
            for depth in range(SIDE):
                moves[n] = path_space * SIDE + depth
                n += 1
    return n


def place(table: Table, path_space: int, depth: int) -> None:
    """Move a tile from the path into the mountain; the understanding counts before anything is gathered (§3.2)."""
    element = table.path[path_space]
    space = space_entered(path_space, depth)
    understanding = 1 + table.mats[table.to_act][element]
    table.to_gather = min(understanding, available(table, element, space))
    table.gather_from = 0
    table.placed_on = space
    table.pattern = element
    table.path[path_space] = EMPTY
    table.tiles_on_path -= 1
    put(table, space, element)
    if table.to_gather == 0:
        after_turn(table)


def gatherings(table: Table, moves: Moves) -> int:
    """Write the tiles that may be taken next, leaving enough behind them to take all that is owed (§3.4)."""
    n = 0
    if table.pattern == EARTH:
        for level in range(table.gather_from, table.height[table.placed_on] - table.to_gather):
            moves[n] = GATHER_LEVEL + level
            n += 1
        return n
    for i in range(SIDE - 1):
        space = PATTERN[table.pattern][table.placed_on][i]
        if space >= table.gather_from and table.height[space] > 0:
            moves[n] = GATHER_SPACE + space
            n += 1
    return n - table.to_gather + 1


def gather(table: Table, move: int) -> None:
    """Take one tile to the mat: the top of a stack, or with Earth any tile under the placed one (§3.5)."""
    if move >= GATHER_LEVEL:
        level = move - GATHER_LEVEL
        element = take(table, table.placed_on, level)
        table.gather_from = level
    else:
        space = move - GATHER_SPACE
        element = take(table, space, table.height[space] - 1)
        table.gather_from = space + 1
    table.mats[table.to_act][element] += 1
    table.to_gather -= 1
    if table.to_gather == 0:
        after_turn(table)
