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
    TILES_OF_EACH,
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
    if goal == SHARED_HEIGHTS:
        return shared_heights(mat)
    if goal == UNIQUE_HEIGHTS:
        return total(mat) - shared_heights(mat)
    if goal == ODD_STACKS:
        return odd_stacks(mat)
    if goal == EVEN_STACKS:
        return total(mat) - odd_stacks(mat)
    if goal == TALLEST_OF_AN_ELEMENT:
        return factor * elements_led(table, seat)
    if goal == SHORTEST_OF_AN_ELEMENT:
        return factor * elements_trailed(table, seat)
    if goal == ALL_BUT_THE_MIDDLE:
        return total(mat) - stacks_of(mat, middle(mat))
    if goal == MIDDLE_STACK:
        return factor * middle(mat)
    if goal == TALLEST_AND_SHORTEST:
        return tallest_and_shortest(mat)
    if goal == TALLEST_AND_LEAST:
        return tallest(mat) + factor * shortest_not_empty(mat)
    if goal == HEIGHT_DIFFERENCE:
        return factor * (tallest(mat) - shortest(mat))
    if goal == SHORTEST_STACK:
        return factor * shortest(mat)
    return 0


def shared_heights(mat: Mat) -> int:
    """Every stack whose height another one has (§5.1)."""
    wisdom = 0
    for element in range(ELEMENTS):
        if stacks_of(mat, mat[element]) > mat[element]:
            wisdom += mat[element]
    return wisdom


def odd_stacks(mat: Mat) -> int:
    """Every stack of odd height (§5.3)."""
    wisdom = 0
    for element in range(ELEMENTS):
        if mat[element] % 2 == 1:
            wisdom += mat[element]
    return wisdom


def elements_led(table: Table, seat: int) -> int:
    """Elements of which the seat has tiles and nobody has more (§5.5)."""
    led = 0
    for element in range(ELEMENTS):
        most = 1
        for other in range(table.seats):
            most = max(most, table.mats[other][element])
        if table.mats[seat][element] == most:
            led += 1
    return led


def elements_trailed(table: Table, seat: int) -> int:
    """Elements of which the seat has tiles and nobody with tiles has fewer (§5.6)."""
    trailed = 0
    for element in range(ELEMENTS):
        fewest = TILES_OF_EACH
        for other in range(table.seats):
            if table.mats[other][element] > 0:
                fewest = min(fewest, table.mats[other][element])
        if table.mats[seat][element] == fewest:
            trailed += 1
    return trailed


def tallest_and_shortest(mat: Mat) -> int:
    """The tallest, the shortest and all that tie with either, each once (§5.9)."""
    high = tallest(mat)
    low = shortest(mat)
    return stacks_of(mat, high) if high == low else stacks_of(mat, high) + stacks_of(mat, low)


def total(mat: Mat) -> int:
    """All tiles on a mat."""
    tiles = 0
    for element in range(ELEMENTS):
        tiles += mat[element]
    return tiles


def stacks_of(mat: Mat, height: int) -> int:
    """The tiles in all stacks of one height."""
    tiles = 0
    for element in range(ELEMENTS):
        if mat[element] == height:
            tiles += height
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
