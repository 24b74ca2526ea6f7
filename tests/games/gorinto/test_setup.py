"""§1 In the box, §2 Setting up."""

from typing import Any

import pytest

import tokonoma
from tests.games.gorinto.dealt import deal, deal_until, undealt
from tokonoma import Refusal
from tokonoma.games.gorinto.components import GOAL_NAMES, LANDSCAPE_NAMES
from tokonoma.games.gorinto.state import GOAL_CARD, KEY_CARD, PATH_TILE, START_SEAT, TURN_ORDER

LETTERS = dict(zip(GOAL_NAMES, ["A", "A", "B", "B", "C", "C", "D", "D", "", "", "", ""], strict=True))
LANDSCAPES = {
    "peak": "22222 23332 23432 23332 22222",
    "waves": "23232 23232 23232 23232 23232",
    "mesa": "12121 24442 14441 24442 12121",
    "lake": "33333 32123 31013 32123 33333",
    "hill": "13431 13431 13431 13431 13431",
}


@pytest.mark.parametrize("name", LANDSCAPE_NAMES)
def test_the_mountain_has_the_heights_of_its_landscape(name: Any) -> None:
    state = deal(undealt(2, landscape=name))
    heights = "".join(map(str, state.board.height))
    assert heights == LANDSCAPES[name].replace(" ", "")
    assert sum(state.board.height) == 60


def test_each_column_of_waves_has_one_height() -> None:
    heights = tokonoma.game("gorinto").rulebook.box.landscapes[1]
    assert all(len({heights[column + 5 * row] for row in range(5)}) == 1 for column in range(5))


def test_there_are_twenty_tiles_of_each_element_in_the_bag() -> None:
    state = undealt(3)
    assert state.chances() == {"void": 20, "wind": 20, "fire": 20, "water": 20, "earth": 20}
    state.play("fire")
    assert state.chances()["fire"] == 19


def test_the_path_is_filled_from_above_a_to_the_row_five() -> None:
    state = deal_until(undealt(2), PATH_TILE)
    for element in [*["water"] * 4, "earth", "water", *["earth"] * 4]:
        state.play(element)
    path = state.view(None)["table"]["path"]
    assert list(path) == [*"abcde12345"]
    assert [path["a"], path["e"], path["1"], path["5"]] == ["water", "earth", "water", "earth"]


@pytest.mark.parametrize("first", GOAL_NAMES)
def test_the_second_goal_never_has_the_letter_of_the_first(first: Any) -> None:
    state = deal_until(undealt(4), GOAL_CARD)
    assert list(state.chances().values()) == [1] * 12
    state.play(first)
    letter = LETTERS[first]
    assert state.legal() == [each for each in GOAL_NAMES if each != first and not (letter and LETTERS[each] == letter)]


def test_two_goals_without_a_letter_may_lie_together() -> None:
    state = deal(deal_until(undealt(2), GOAL_CARD), "shortest_stack", "height_difference")
    assert [goal["goal"] for goal in state.view(None)["table"]["goals"]] == ["shortest_stack", "height_difference"]


def test_the_two_key_elements_differ() -> None:
    state = deal_until(undealt(2), KEY_CARD)
    state.play("water")
    assert state.legal() == ["void", "wind", "fire", "earth"]


def test_any_seat_may_begin_and_has_the_coin() -> None:
    state = deal_until(undealt(3), START_SEAT)
    assert state.chances() == {"seat:0": 1, "seat:1": 1, "seat:2": 1}
    state.play("seat:2")
    assert state.to_act == 2
    assert state.view(None)["table"]["coin"] == 2
    assert state.view(None)["table"]["order"] == [2, 0, 1]


def test_in_compassionate_order_the_first_order_is_drawn_and_nobody_has_the_coin() -> None:
    state = deal_until(undealt(4, order="compassionate"), TURN_ORDER)
    for seat, left in [(2, [0, 1, 2, 3]), (0, [0, 1, 3]), (3, [1, 3]), (1, [1])]:
        assert state.legal() == [f"seat:{each}" for each in left]
        state.play(f"seat:{seat}")
    assert state.to_act == 2
    assert state.view(None)["table"]["order"] == [2, 0, 3, 1]
    assert state.view(None)["table"]["coin"] is None


@pytest.mark.parametrize(
    ("seats", "options", "answer"),
    [
        (5, {}, "Gorinto, standard, is for 2, 3, 4 seats, not 5"),
        (3, {"mode": "partnership"}, "Gorinto, partnership, is for 4 seats, not 3"),
        (2, {"mode": "solo"}, "Gorinto, solo, is for 1 seats, not 2"),
        (3, {"removal": "tactical"}, "no option removal here; there are mode, landscape, order"),
        (2, {"order": "coin"}, "no option order here; there are mode, landscape, removal"),
        (2, {"difficulty": "expert"}, "no option difficulty here; there are mode, landscape, removal"),
        (2, {"landscape": "moon"}, "landscape is moon; it may be peak, waves, mesa, lake, hill"),
    ],
)
def test_options_that_do_not_fit_the_seats_are_refused(seats: int, options: dict[str, Any], answer: str) -> None:
    with pytest.raises(Refusal) as refused:
        undealt(seats, **options)
    assert refused.value.message == answer


def test_every_mode_and_option_has_its_default() -> None:
    rulebook = tokonoma.game("gorinto").rulebook
    assert rulebook.complete_options(2, {}) == {"mode": "standard", "landscape": "peak", "removal": "burrow"}
    assert rulebook.complete_options(3, {}) == {"mode": "standard", "landscape": "peak", "order": "coin"}
    assert rulebook.complete_options(4, {"mode": "partnership"}) == {"mode": "partnership", "landscape": "peak"}
    assert rulebook.complete_options(1, {}) == {"mode": "solo", "landscape": "peak", "difficulty": "normal"}
