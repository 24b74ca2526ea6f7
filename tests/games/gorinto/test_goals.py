"""§5 The goals."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.gorinto.drawn import BARE, table
from tokonoma.games.gorinto.components import GOAL_NAMES
from tokonoma.games.gorinto.goals import stacks_counted
from tokonoma.kernel import native
from tokonoma.kernel.native import ask

goals = native.plain("tokonoma.games.gorinto.goals")


def wisdom(goal: str, *mats: Sequence[int]) -> Any:
    """What a goal gives every seat; a mat is its heights from Void to Earth."""
    board = table(BARE, seats=max(2, len(mats))).board
    for seat, heights in enumerate(mats):
        board.mats[seat] = list(heights)
    gained = [goals.wisdom_from(board, GOAL_NAMES.index(goal), seat) for seat in range(len(mats))]
    return gained if len(mats) > 1 else gained[0]


def test_the_scoring_example_of_the_rulebook() -> None:
    heights = [3, 0, 3, 1, 1]  # Void, Wind, Fire, Water, Earth
    assert wisdom("shared_heights", heights) == 8
    assert wisdom("tallest_and_least", heights) == 5
    assert wisdom("shared_heights", heights) + wisdom("tallest_and_least", heights) == 13


@pytest.mark.parametrize(
    ("goal", "heights", "gained"),
    [
        ("shared_heights", [2, 2, 5, 1, 0], 4),
        ("shared_heights", [4, 3, 2, 1, 0], 0),
        ("shared_heights", [2, 2, 2, 0, 0], 6),
        ("unique_heights", [2, 2, 5, 1, 0], 6),
        ("unique_heights", [4, 3, 2, 1, 0], 10),
        ("unique_heights", [2, 2, 2, 2, 2], 0),
        ("odd_stacks", [1, 2, 3, 4, 5], 9),
        ("odd_stacks", [0, 2, 4, 6, 8], 0),
        ("even_stacks", [1, 2, 3, 4, 5], 6),
        ("even_stacks", [0, 0, 0, 7, 7], 0),
        ("all_but_the_middle", [5, 1, 3, 2, 4], 12),
        ("all_but_the_middle", [3, 3, 3, 0, 7], 7),
        ("all_but_the_middle", [0, 0, 0, 4, 2], 6),
        ("middle_stack", [5, 1, 3, 2, 4], 9),
        ("middle_stack", [0, 0, 0, 4, 2], 0),
        ("middle_stack", [0, 2, 2, 2, 9], 6),
        ("tallest_and_shortest", [5, 1, 3, 2, 4], 6),
        ("tallest_and_shortest", [5, 5, 3, 1, 1], 12),
        ("tallest_and_shortest", [4, 0, 3, 2, 4], 8),
        ("tallest_and_shortest", [2, 2, 2, 2, 2], 10),
        ("tallest_and_least", [5, 0, 3, 2, 4], 9),
        ("tallest_and_least", [0, 0, 3, 0, 0], 9),
        ("tallest_and_least", [0, 0, 0, 0, 0], 0),
        ("height_difference", [5, 1, 3, 2, 4], 8),
        ("height_difference", [6, 0, 3, 2, 4], 12),
        ("height_difference", [2, 2, 2, 2, 2], 0),
        ("shortest_stack", [5, 1, 3, 2, 4], 7),
        ("shortest_stack", [5, 2, 3, 2, 4], 14),
        ("shortest_stack", [9, 9, 9, 9, 0], 0),
    ],
)
def test_a_goal_for_one_mat(goal: str, heights: list[int], gained: int) -> None:
    assert wisdom(goal, heights) == gained


def test_the_tallest_stack_of_an_element_gives_three_to_each_who_has_it() -> None:
    mats = [2, 0, 1, 4, 0], [2, 0, 3, 1, 0], [1, 0, 0, 1, 0]
    assert wisdom("tallest_of_an_element", *mats) == [3 + 3, 3 + 3, 0]


def test_the_shortest_stack_of_an_element_gives_three_to_each_who_has_it_and_none_to_the_empty() -> None:
    mats = [2, 0, 1, 4, 0], [2, 0, 3, 1, 0], [1, 0, 0, 1, 0]
    assert wisdom("shortest_of_an_element", *mats) == [3, 3, 3 + 3]


def test_nobody_gains_for_an_element_that_nobody_has() -> None:
    assert wisdom("tallest_of_an_element", [0] * 5, [0] * 5) == [0, 0]
    assert wisdom("shortest_of_an_element", [0] * 5, [0] * 5) == [0, 0]


def test_the_view_tells_what_each_goal_would_score_now_and_for_which_stacks() -> None:
    state = table(BARE, seats=2, mats={0: "VVVFFFWE", 1: "V"})
    shared, least = state.view(0)["table"]["goals"]
    assert (shared["goal"], shared["letter"], shared["now"]) == ("shared_heights", "A", {"0": 8, "1": 0})
    assert (least["goal"], least["letter"], least["now"]) == ("tallest_and_least", "", {"0": 5, "1": 3})
    assert shared["stacks"] == {"0": ["void", "fire", "water", "earth"], "1": []}


def counted(goal: str, *mats: Sequence[int]) -> list[int]:
    """The heights of the stacks a goal counts for the first seat."""
    board = table(BARE, seats=max(2, len(mats))).board
    for seat, heights in enumerate(mats):
        board.mats[seat] = list(heights)
    stacks = ask(stacks_counted, board, GOAL_NAMES.index(goal), 0)
    return [height for element, height in enumerate(mats[0]) if stacks >> element & 1]


# What a goal gives, told by the stacks it counts and its factor
GIVEN = {
    **dict.fromkeys(("shared_heights", "unique_heights", "odd_stacks", "even_stacks"), lambda stacks, _: sum(stacks)),
    **dict.fromkeys(("all_but_the_middle", "tallest_and_shortest"), lambda stacks, _: sum(stacks)),
    **dict.fromkeys(("tallest_of_an_element", "shortest_of_an_element"), lambda stacks, factor: factor * len(stacks)),
    **dict.fromkeys(("middle_stack", "shortest_stack"), lambda stacks, factor: factor * sum(set(stacks))),
    "tallest_and_least": lambda stacks, factor: max(stacks, default=0) + factor * min(stacks, default=0),
    "height_difference": lambda stacks, factor: factor * (max(stacks) - min(stacks)),
}


@pytest.mark.parametrize("goal", GOAL_NAMES)
def test_the_stacks_a_goal_counts_are_those_it_gives_wisdom_for(goal: Any) -> None:
    luck = random.Random(goal)
    factor = table(BARE).board.box.factors[GOAL_NAMES.index(goal)]
    for _ in range(300):
        mats = [[luck.randrange(6) for _ in range(5)] for _ in range(3)]
        assert GIVEN[goal](counted(goal, *mats), factor) == wisdom(goal, *mats)[0], mats


def test_an_empty_stack_counts_where_it_is_measured() -> None:
    assert counted("shortest_stack", [3, 0, 2, 1, 1]) == [0]
    assert counted("even_stacks", [3, 0, 2, 1, 1]) == [2]
