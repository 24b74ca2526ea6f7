"""The mountain: stacks that tiles are put on and taken from (§1.2, §3.2)."""

from tokonoma.games.gorinto.components import EARTH, ELEMENTS, ENTERED, PATTERN, SIDE, SPACES
from tokonoma.games.gorinto.state import Table
from tokonoma.kernel.typed import i64, python

MOST_GATHERED: int = 32  # more tiles than a stack can have, or a pattern reach


def space_entered(path_space: int, depth: int) -> int:
    """Where a tile comes to lie: down a column from above, or along a row from the left (§3.1)."""
    return ENTERED[path_space][depth]


def put(table: Table, space: int, element: int) -> None:
    """Lay a tile on top of a stack."""
    table.stacks[space][table.height[space]] = element
    table.height[space] += 1


def take(table: Table, space: int, level: int) -> int:
    """Take the tile at a level, counted from the bottom; those above it keep their order (§3.5)."""
    element = table.stacks[space][level]
    table.height[space] -= 1
    for i in range(level, table.height[space]):
        table.stacks[space][i] = table.stacks[space][i + 1]
    table.stacks[space][table.height[space]] = 0  # equal mountains are equal in every place
    return element


def top(table: Table, space: int) -> int:
    """The element of the tile that lies on top of a stack."""
    return table.stacks[space][table.height[space] - 1]


def stack_number(table: Table, space: int) -> i64:
    """A stack as one number: its tiles from the bottom up are the digits, the last one first; 0 where there is none."""
    number: i64 = 0
    level = table.height[space] - 1
    while level >= 0:
        number = number * (ELEMENTS + 1) + table.stacks[space][level] + 1
        level -= 1
    return number


@python
def stack_numbers(table: Table) -> list[int]:
    """Every stack as a number, in one reading: the stacks themselves are 300 numbers."""
    return [stack_number(table, space) for space in range(SPACES)]


def understanding(table: Table, seat: int, element: int) -> int:
    """How many tiles a seat may gather when it places an element: one, and one more for each it has (§3.2)."""
    return 1 + table.mats[seat][element]


def available(table: Table, element: int, space: int) -> int:
    """How many tiles an element placed on a space could gather (§3.3)."""
    if element == EARTH:
        return table.height[space]
    tiles = 0
    for i in range(SIDE - 1):
        reached = PATTERN[element][space][i]
        height = table.height[max(reached, 0)]  # read in any case: no branch is taken that nobody could foresee
        is_space = 1 if reached >= 0 else 0
        is_there = 1 if height > 0 else 0
        tiles += is_space & is_there
    return tiles


def stacks_reached(table: Table, element: int, space: int) -> int:
    """The stacks an element placed on a space could gather from, a bit for each; Earth from its own."""
    if element == EARTH:
        return 1 << space if table.height[space] > 0 else 0
    stacks = 0
    for i in range(SIDE - 1):
        reached = PATTERN[element][space][i]
        if reached >= 0 and table.height[reached] > 0:
            stacks |= 1 << reached
    return stacks


def placement_number(table: Table, move: int, ends_turn: bool) -> i64:
    """A placement as one number: all that is said of it when it is offered (`offers.py` reads it)."""
    element = table.path[move // SIDE]
    space = space_entered(move // SIDE, move % SIDE)
    number: i64 = 2 * move + (1 if ends_turn else 0)
    number = number * ELEMENTS + element
    number = number * MOST_GATHERED + min(understanding(table, table.to_act, element), available(table, element, space))
    return number * (1 << SPACES) + stacks_reached(table, element, space)


@python
def placement_numbers(table: Table, moves: list[int], ends: list[bool]) -> list[int]:
    """Placements as numbers, given which of them end the turn; there are up to fifty."""
    return [placement_number(table, move, end) for move, end in zip(moves, ends, strict=True)]
