"""Which stacks a goal counts (§5), for a page to mark beside what the goal gives.

What it gives is the native chapter's business (`goals.py`); a test holds the two together on every goal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.gorinto.components import (
    ALL_BUT_THE_MIDDLE,
    ELEMENTS,
    EVEN_STACKS,
    HEIGHT_DIFFERENCE,
    MIDDLE_STACK,
    ODD_STACKS,
    SHARED_HEIGHTS,
    SHORTEST_OF_AN_ELEMENT,
    SHORTEST_STACK,
    TALLEST_AND_LEAST,
    TALLEST_AND_SHORTEST,
    TALLEST_OF_AN_ELEMENT,
    UNIQUE_HEIGHTS,
)

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules

# Goals that measure one stack or two: an empty one is then the reason for what the goal gives
MEASURING = (MIDDLE_STACK, HEIGHT_DIFFERENCE, SHORTEST_STACK)
# Goals that compare a stack with the others' of its element, by what nobody's may surpass
COMPARING = {TALLEST_OF_AN_ELEMENT: max, SHORTEST_OF_AN_ELEMENT: min}


def stacks_counted(board: Rules, seat: int, goal: int) -> list[int]:
    """The elements whose stacks a goal scores or measures on a seat's mat."""
    heights = list(board.mats[seat])
    if goal in COMPARING:
        return [each for each in range(ELEMENTS) if heights[each] and heights[each] == best(board, each, goal)]
    wanted = heights_counted(heights, goal)
    return [each for each in range(ELEMENTS) if heights[each] in wanted and (heights[each] or goal in MEASURING)]


def best(board: Rules, element: int, goal: int) -> int:
    """The height nobody surpasses in an element, among those who have tiles of it (§5.5, §5.6)."""
    stacks = [board.mats[seat][element] for seat in range(board.seats)]
    return int(COMPARING[goal](height for height in stacks if height))


def heights_counted(heights: list[int], goal: int) -> set[int]:
    """The heights a goal looks for among the five of a mat."""
    middle, tallest, shortest = sorted(heights)[ELEMENTS // 2], max(heights), min(heights)
    filled = [height for height in heights if height]
    wanted = {
        SHARED_HEIGHTS: {height for height in heights if heights.count(height) > 1},
        UNIQUE_HEIGHTS: {height for height in heights if heights.count(height) == 1},
        ODD_STACKS: {height for height in heights if height % 2 == 1},
        EVEN_STACKS: {height for height in heights if height % 2 == 0},
        ALL_BUT_THE_MIDDLE: set(heights) - {middle},
        MIDDLE_STACK: {middle},
        TALLEST_AND_SHORTEST: {tallest, shortest},
        TALLEST_AND_LEAST: {tallest, min(filled, default=0)},
        HEIGHT_DIFFERENCE: {tallest, shortest},
        SHORTEST_STACK: {shortest},
    }
    return wanted[goal]
