"""The structure of the box: elements, mountain, path, patterns, cards. What an owner may correct is in box.toml."""

import typing
from typing import Annotated, Literal

from tokonoma.kernel.typed import i8, python

VOID: int = 0
WIND: int = 1
FIRE: int = 2
WATER: int = 3
EARTH: int = 4
ELEMENTS: int = 5
TILES_OF_EACH: int = 20  # §1.1
ALL_TILES: int = 100

MOST_PLAYERS: int = 4
SIDE: int = 5  # the mountain is SIDE by SIDE spaces, counted row by row
SPACES: int = 25
PATH: int = 10  # five above the columns, then five left of the rows (§1.2)
EMPTY: int = -1
UNDER_KITSUNE: int = -2  # a path space with a Kitsune tile on it (§9.2)
SET_UP_TALLEST: int = 4
TALLEST: int = 12  # four at set-up, and in each of four seasons one from above and one from the left

SEASONS: int = 4  # §4.1
SCORINGS: int = 5  # every season, and the key elements at the end
GAMES_END: int = 4  # the last scoring
MOST_TURNS: int = 9  # of a season, by all seats together (§4.3)
# how many turns of a round are over after so many of a season, by the number of seats
TURN_OF_ROUND: Annotated[list[list[i8]], MOST_PLAYERS + 1, MOST_TURNS + 1] = [
    [turns % max(1, seats) for turns in range(MOST_TURNS + 1)] for seats in range(MOST_PLAYERS + 1)
]
MOST_WISDOM: int = 1000  # of one card in one scoring: beyond any mat, and ten of them within what a field holds
GOALS_OF_A_SEAT: int = 2  # in every mode a seat scores two goals, and two key elements

# Modes and options
STANDARD: int = 0
PARTNERSHIP: int = 1
SOLO: int = 2
LANDSCAPES: int = 5
BURROW: int = 0
TACTICAL: int = 1
COIN: int = 0
COMPASSIONATE: int = 1
NORMAL: int = 0
EXPERT: int = 1

# Goal cards, named by what they ask (§5)
SHARED_HEIGHTS: int = 0
UNIQUE_HEIGHTS: int = 1
ODD_STACKS: int = 2
EVEN_STACKS: int = 3
TALLEST_OF_AN_ELEMENT: int = 4
SHORTEST_OF_AN_ELEMENT: int = 5
ALL_BUT_THE_MIDDLE: int = 6
MIDDLE_STACK: int = 7
TALLEST_AND_SHORTEST: int = 8
TALLEST_AND_LEAST: int = 9
HEIGHT_DIFFERENCE: int = 10
SHORTEST_STACK: int = 11
GOALS: int = 12
MOST_GOALS: int = 4  # on the table, in partnership (§8.2)
NO_LETTER: int = 0
LETTER_C: int = 3  # these cards compare players (§9.1)

# The Kitsune (§9): it plays from the second mat
KITSUNE: int = 1
KITSUNE_TILES: int = 5
CHITS: int = 5
CHITS_OF_A_SEASON: int = 4  # the fifth is set aside unseen
HEAD: int = 0
TAIL: int = 1

# What people call them; the order is that of the numbers above
ElementName = Literal["void", "wind", "fire", "water", "earth"]
ModeName = Literal["standard", "partnership", "solo"]
SeasonName = Literal["spring", "summer", "autumn", "winter"]
ELEMENT_NAMES = typing.cast("tuple[ElementName, ...]", typing.get_args(ElementName))
MODE_NAMES = typing.cast("tuple[ModeName, ...]", typing.get_args(ModeName))
LANDSCAPE_NAMES = ("peak", "waves", "mesa", "lake", "hill")
REMOVAL_NAMES = ("burrow", "tactical")
ORDER_NAMES = ("coin", "compassionate")
DIFFICULTY_NAMES = ("normal", "expert")
SEASON_NAMES = typing.cast("tuple[SeasonName, ...]", typing.get_args(SeasonName))
TOKEN_NAMES = ("head", "tail")
GOAL_NAMES = (
    "shared_heights",
    "unique_heights",
    "odd_stacks",
    "even_stacks",
    "tallest_of_an_element",
    "shortest_of_an_element",
    "all_but_the_middle",
    "middle_stack",
    "tallest_and_shortest",
    "tallest_and_least",
    "height_difference",
    "shortest_stack",
)
LETTER_NAMES = ("", "A", "B", "C", "D")
COLUMN_NAMES = "abcde"
ROW_NAMES = "12345"
PATH_NAMES = COLUMN_NAMES + ROW_NAMES
BURROW_NAMES = "ABCDEFGHIJ"
SPACE_NAMES = tuple(column + row for row in ROW_NAMES for column in COLUMN_NAMES)


# the spaces of each column from above, then those of each row from the left: by path space and depth (§3.1)
ENTERED: Annotated[list[list[i8]], PATH, SIDE] = [
    *[[depth * SIDE + column for depth in range(SIDE)] for column in range(SIDE)],
    *[[row * SIDE + depth for depth in range(SIDE)] for row in range(SIDE)],
]


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
