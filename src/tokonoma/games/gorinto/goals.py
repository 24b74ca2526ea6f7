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
    TALLEST_OF_AN_ELEMENT,
    TILES_OF_EACH,
    UNIQUE_HEIGHTS,
)
from tokonoma.games.gorinto.state import Mat, Table
from tokonoma.kernel.typed import Moves, python

ALL_STACKS: int = (1 << ELEMENTS) - 1


def goal_of(table: Table, seat: int, slot: int) -> int:
    """A seat's first or second goal: the same for all, or in partnership the cards on its left and right (§8.2)."""
    if table.mode == PARTNERSHIP:
        return table.goals[(seat + 3 * slot) % table.seats]
    return table.goals[slot]


def wisdom_from(table: Table, goal: int, seat: int) -> int:
    """What a goal card gives a seat."""
    mat = table.mats[seat]
    factor = table.box.factors[goal]
    if goal == TALLEST_OF_AN_ELEMENT:
        return factor * stacks_in(tallest_among_seats(table, seat))
    if goal == SHORTEST_OF_AN_ELEMENT:
        return factor * stacks_in(shortest_among_seats(table, seat))
    if goal == MIDDLE_STACK:
        return factor * middle(mat)
    if goal == TALLEST_AND_LEAST:
        return tallest(mat) + factor * shortest_not_empty(mat)
    if goal == HEIGHT_DIFFERENCE:
        return factor * (tallest(mat) - shortest(mat))
    if goal == SHORTEST_STACK:
        return factor * shortest(mat)
    return tiles_in(mat, stacks_looked_for(table, goal, seat))


def wisdom_of_goals(table: Table, seat: int) -> int:
    """What both goals of a seat give as its mat is."""
    return wisdom_from(table, goal_of(table, seat, 0), seat) + wisdom_from(table, goal_of(table, seat, 1), seat)


@python
def goal_numbers(table: Table, goal: int) -> list[int]:
    """What a goal would give every seat now and the stacks it counts, as one number: the last bits are the stacks."""
    return [
        wisdom_from(table, goal, seat) * (1 << ELEMENTS) + stacks_counted(table, goal, seat)
        for seat in range(table.seats)
    ]


def wisdom_with_one_more(table: Table, seat: int, elements: int, wisdom: Moves) -> None:
    """Write what both goals would give a seat with one more tile of each of some elements, a bit for each."""
    for element in range(ELEMENTS):
        if (elements >> element) & 1:
            table.mats[seat][element] += 1
            wisdom[element] = wisdom_of_goals(table, seat)
            table.mats[seat][element] -= 1


# Which stacks a goal counts: a bit for each element


def stacks_counted(table: Table, goal: int, seat: int) -> int:
    """The stacks a goal counts or measures on a seat's mat; an empty one only where it is what is measured."""
    stacks = stacks_looked_for(table, goal, seat)
    if goal in (MIDDLE_STACK, HEIGHT_DIFFERENCE, SHORTEST_STACK):
        return stacks
    return stacks & ~of_height(table.mats[seat], 0)


def stacks_looked_for(table: Table, goal: int, seat: int) -> int:
    """The stacks a goal looks for, empty ones too."""
    mat = table.mats[seat]
    if goal == SHARED_HEIGHTS:
        return shared_heights(mat)
    if goal == UNIQUE_HEIGHTS:
        return ALL_STACKS & ~shared_heights(mat)
    if goal == ODD_STACKS:
        return odd_stacks(mat)
    if goal == EVEN_STACKS:
        return ALL_STACKS & ~odd_stacks(mat)
    if goal == TALLEST_OF_AN_ELEMENT:
        return tallest_among_seats(table, seat)
    if goal == SHORTEST_OF_AN_ELEMENT:
        return shortest_among_seats(table, seat)
    if goal == ALL_BUT_THE_MIDDLE:
        return ALL_STACKS & ~of_height(mat, middle(mat))
    if goal == MIDDLE_STACK:
        return of_height(mat, middle(mat))
    if goal == TALLEST_AND_LEAST:
        return of_height(mat, tallest(mat)) | of_height(mat, shortest_not_empty(mat))
    if goal == SHORTEST_STACK:
        return of_height(mat, shortest(mat))
    return of_height(mat, tallest(mat)) | of_height(mat, shortest(mat))


def shared_heights(mat: Mat) -> int:
    """Every stack whose height another one has (§5.1)."""
    stacks = 0
    for element in range(ELEMENTS):
        for other in range(element):
            is_same = 1 if mat[other] == mat[element] else 0
            stacks |= is_same << element | is_same << other
    return stacks


def odd_stacks(mat: Mat) -> int:
    """Every stack of odd height (§5.3)."""
    stacks = 0
    for element in range(ELEMENTS):
        stacks |= (mat[element] & 1) << element
    return stacks


def tallest_among_seats(table: Table, seat: int) -> int:
    """Elements of which the seat has tiles and nobody has more (§5.5)."""
    stacks = 0
    for element in range(ELEMENTS):
        most = 1
        for other in range(table.seats):
            most = max(most, table.mats[other][element])
        stacks |= (1 if table.mats[seat][element] == most else 0) << element
    return stacks


def shortest_among_seats(table: Table, seat: int) -> int:
    """Elements of which the seat has tiles and nobody with tiles has fewer (§5.6)."""
    stacks = 0
    for element in range(ELEMENTS):
        fewest = TILES_OF_EACH
        for other in range(table.seats):
            tiles = table.mats[other][element]
            fewest = min(fewest, tiles if tiles > 0 else TILES_OF_EACH)
        stacks |= (1 if table.mats[seat][element] == fewest else 0) << element
    return stacks


def of_height(mat: Mat, height: int) -> int:
    """The stacks of one height."""
    stacks = 0
    for element in range(ELEMENTS):
        stacks |= (1 if mat[element] == height else 0) << element
    return stacks


def stacks_in(stacks: int) -> int:
    """How many stacks there are."""
    n = 0
    for element in range(ELEMENTS):
        n += (stacks >> element) & 1
    return n


def tiles_in(mat: Mat, stacks: int) -> int:
    """The tiles in all of the stacks."""
    tiles = 0
    for element in range(ELEMENTS):
        tiles += mat[element] * ((stacks >> element) & 1)
    return tiles


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
    most = tallest(mat)
    height = most
    for element in range(ELEMENTS):
        height = min(height, mat[element] if mat[element] > 0 else most)
    return height


def middle(mat: Mat) -> int:
    """The third of the five heights in order: the greatest that has no more than two below it."""
    height = 0
    for element in range(ELEMENTS):
        lower = 0
        for other in range(ELEMENTS):
            lower += 1 if mat[other] < mat[element] else 0
        height = max(height, mat[element] if lower <= ELEMENTS // 2 else 0)
    return height
