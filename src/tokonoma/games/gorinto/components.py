"""What lies in the box: elements, mountain, path, landscapes, goal cards. Data only; no rule is decided here."""

from typing import Annotated

from tokonoma.kernel.typed import i8, python

VOID: int = 0
WIND: int = 1
FIRE: int = 2
WATER: int = 3
EARTH: int = 4
ELEMENTS: int = 5
TILES_OF_EACH: int = 20  # §1.1

MOST_PLAYERS: int = 4
SIDE: int = 5  # the mountain is SIDE by SIDE spaces, counted row by row
SPACES: int = 25
PATH: int = 10  # five above the columns, then five left of the rows (§1.2)
EMPTY: int = -1
TALLEST: int = 12  # four at set-up, and in each of four seasons one from above and one from the left

# Landscapes: the height of every stack at set-up (§1.3)
PEAK: int = 0
WAVES: int = 1
MESA: int = 2
LAKE: int = 3
HILL: int = 4
LANDSCAPES: Annotated[list[list[i8]], 5, SPACES] = [
    [2, 2, 2, 2, 2, 2, 3, 3, 3, 2, 2, 3, 4, 3, 2, 2, 3, 3, 3, 2, 2, 2, 2, 2, 2],
    [2, 3, 2, 3, 2] * SIDE,
    [1, 2, 1, 2, 1, 2, 4, 4, 4, 2, 1, 4, 4, 4, 1, 2, 4, 4, 4, 2, 1, 2, 1, 2, 1],
    [3, 3, 3, 3, 3, 3, 2, 1, 2, 3, 3, 1, 0, 1, 3, 3, 2, 1, 2, 3, 3, 3, 3, 3, 3],
    [1, 3, 4, 3, 1] * SIDE,
]

# Goal cards, named by what they ask (§5)
SHARED_HEIGHTS: int = 0
UNIQUE_HEIGHTS: int = 1
ODD_STACKS: int = 2
EVEN_STACKS: int = 3
TALLEST_OF_AN_ELEMENT: int = 4
SHORTEST_OF_AN_ELEMENT: int = 5
ALL_BUT_THE_MIDDLE: int = 6
MIDDLE_THRICE: int = 7
TALLEST_AND_SHORTEST: int = 8
TALLEST_AND_SHORTEST_TWICE: int = 9
DIFFERENCE_TWICE: int = 10
SHORTEST_SEVENFOLD: int = 11
GOALS: int = 12
NO_LETTER: int = 0
LETTER: Annotated[list[i8], GOALS] = [1, 1, 2, 2, 3, 3, 4, 4, NO_LETTER, NO_LETTER, NO_LETTER, NO_LETTER]


@python
def spaces_reached(element: int, space: int) -> list[int]:
    """The spaces an element gathers from, ascending, filled up to four with EMPTY (§3.3); Earth has none."""
    row, column = divmod(space, SIDE)
    reached = []
    for other in range(SPACES):
        down, across = abs(other // SIDE - row), abs(other % SIDE - column)
        if (
            (element == VOID and down == across == 1)
            or (element == WIND and down + across == 1)
            or (element == FIRE and across == 0 < down)
            or (element == WATER and down == 0 < across)
        ):
            reached.append(other)
    return reached + [EMPTY] * (SIDE - 1 - len(reached))


PATTERN: Annotated[list[list[list[i8]]], ELEMENTS, SPACES, SIDE - 1] = [
    [spaces_reached(element, space) for space in range(SPACES)] for element in range(ELEMENTS)
]
