"""The twelve goal cards (§5). Scoring a stack earns its height; a stack of zero is a stack."""

from tokonoma.games.gorinto.components import (
    ALL_BUT_THE_MIDDLE,
    ELEMENTS,
    EVEN_STACKS,
    HEIGHT_DIFFERENCE,
    MIDDLE_STACK,
    ODD_STACKS,
    PARTNERSHIP,
    SHARED_HEIGHTS,
    SHORTEST_OF_AN_ELEMENT,
    SHORTEST_STACK,
    TALLEST_AND_LEAST,
    TALLEST_AND_SHORTEST,
    TALLEST_OF_AN_ELEMENT,
    UNIQUE_HEIGHTS,
)
from tokonoma.games.gorinto.state import Mat, Table


def goal_of(table: Table, seat: int, slot: int) -> int:
    """A seat's first or second goal: the same for all, or in partnership the cards on its left and right (§8.2)."""
    if table.mode == PARTNERSHIP:
        return table.goals[(seat + 3 * slot) % table.seats]
    return table.goals[slot]


def wisdom_from(table: Table, goal: int, seat: int) -> int:
    """What a goal card gives a seat."""
    mat = table.mats[seat]
    factor = table.box.factors[goal]
    if goal in (TALLEST_OF_AN_ELEMENT, SHORTEST_OF_AN_ELEMENT):
        return factor * stacks_counted(table, goal, seat)
    if goal == MIDDLE_STACK:
        return factor * middle(mat)
    if goal == TALLEST_AND_LEAST:
        return tallest(mat) + factor * shortest_not_empty(mat)
    if goal == HEIGHT_DIFFERENCE:
        return factor * (tallest(mat) - shortest(mat))
    if goal == SHORTEST_STACK:
        return factor * shortest(mat)
    return tiles_counted(table, goal, seat)


def stacks_counted(table: Table, goal: int, seat: int) -> int:
    """How many of a seat's stacks a goal counts."""
    stacks = 0
    for element in range(ELEMENTS):
        if counts(table, goal, seat, element):
            stacks += 1
    return stacks


def tiles_counted(table: Table, goal: int, seat: int) -> int:
    """The tiles in the stacks of a seat that a goal counts."""
    tiles = 0
    for element in range(ELEMENTS):
        if counts(table, goal, seat, element):
            tiles += table.mats[seat][element]
    return tiles


def counts(table: Table, goal: int, seat: int, element: int) -> bool:
    """Whether a goal counts, or measures, a seat's stack; an empty one only where it is what is measured."""
    mat = table.mats[seat]
    height = mat[element]
    if goal == MIDDLE_STACK:
        return height == middle(mat)
    if goal == HEIGHT_DIFFERENCE:
        return height == tallest(mat) or height == shortest(mat)
    if goal == SHORTEST_STACK:
        return height == shortest(mat)
    return height > 0 and counts_tiles(table, goal, seat, element)


def counts_tiles(table: Table, goal: int, seat: int, element: int) -> bool:
    """The same for a stack that has tiles."""
    mat = table.mats[seat]
    height = mat[element]
    if goal == SHARED_HEIGHTS:
        return stacks_as_high(mat, height) > 1
    if goal == UNIQUE_HEIGHTS:
        return stacks_as_high(mat, height) == 1
    if goal == ODD_STACKS:
        return height % 2 == 1
    if goal == EVEN_STACKS:
        return height % 2 == 0
    if goal == TALLEST_OF_AN_ELEMENT:
        return is_tallest(table, seat, element)
    if goal == SHORTEST_OF_AN_ELEMENT:
        return is_shortest(table, seat, element)
    if goal == ALL_BUT_THE_MIDDLE:
        return height != middle(mat)
    if goal == TALLEST_AND_SHORTEST:
        return height == tallest(mat) or height == shortest(mat)
    if goal == TALLEST_AND_LEAST:
        return height == tallest(mat) or height == shortest_not_empty(mat)
    return False


def stacks_as_high(mat: Mat, height: int) -> int:
    """How many stacks of a mat have a height (§5.1, §5.2)."""
    stacks = 0
    for element in range(ELEMENTS):
        if mat[element] == height:
            stacks += 1
    return stacks


def is_tallest(table: Table, seat: int, element: int) -> bool:
    """Whether nobody has more tiles of an element (§5.5)."""
    for other in range(table.seats):
        if table.mats[other][element] > table.mats[seat][element]:
            return False
    return True


def is_shortest(table: Table, seat: int, element: int) -> bool:
    """Whether nobody who has tiles of an element has fewer (§5.6)."""
    for other in range(table.seats):
        if 0 < table.mats[other][element] < table.mats[seat][element]:
            return False
    return True


def total(mat: Mat) -> int:
    """All tiles on a mat."""
    tiles = 0
    for element in range(ELEMENTS):
        tiles += mat[element]
    return tiles


def tallest(mat: Mat) -> int:
    """The height of the tallest stack."""
    height = mat[0]
    for element in range(1, ELEMENTS):
        height = max(height, mat[element])
    return height


def shortest(mat: Mat) -> int:
    """The height of the shortest stack, zero if one is empty."""
    height = mat[0]
    for element in range(1, ELEMENTS):
        height = min(height, mat[element])
    return height


def shortest_not_empty(mat: Mat) -> int:
    """The height of the shortest stack of at least one tile; zero on an empty mat."""
    height = tallest(mat)
    for element in range(ELEMENTS):
        if mat[element] > 0:
            height = min(height, mat[element])
    return height


def middle(mat: Mat) -> int:
    """The third of the five heights in order."""
    for element in range(ELEMENTS):
        lower = 0
        not_higher = 0
        for other in range(ELEMENTS):
            if mat[other] < mat[element]:
                lower += 1
            if mat[other] <= mat[element]:
                not_higher += 1
        if lower <= ELEMENTS // 2 < not_higher:
            return mat[element]
    return 0
