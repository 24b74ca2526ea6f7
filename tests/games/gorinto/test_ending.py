"""§6 The end."""

from typing import Any

import pytest

from tests.games.gorinto.drawn import BARE, table
from tokonoma import State
from tokonoma.kernel import native
from tokonoma.kernel.contract import OVER

ending = native.plain("tokonoma.games.gorinto.ending")


def finished(wisdom: list[int], mats: dict[int, str], **options: Any) -> State:
    """A game that has just ended, before key elements (which are Void and Wind)."""
    state = table(BARE, seats=len(wisdom), mats=mats, **options)
    state.board.wisdom[: len(wisdom)] = wisdom
    state.board.season = 4
    ending.end_game(state.board)
    return state


def test_each_tile_of_a_key_element_gives_two_wisdom() -> None:
    state = finished([10, 10], {0: "VVVAF", 1: "FFWE"})
    assert list(state.board.wisdom[:2]) == [18, 10]
    assert [line for line in state.scores()[0]["lines"] if line["key"] == "score.key"] == [
        {"key": "score.key", "points": 6, "seat": 0, "element": "void"},
        {"key": "score.key", "points": 2, "seat": 0, "element": "wind"},
    ]


@pytest.mark.parametrize(
    ("wisdom", "mats", "places", "shares"),
    [
        ([20, 30, 10], {}, [[1], [0], [2]], [0, 1, 0]),
        ([20, 20, 10], {0: "FFF", 1: "FF"}, [[1], [0], [2]], [0, 1, 0]),  # fewest tiles
        ([20, 20, 10], {0: "FF", 1: "WE"}, [[0, 1], [2]], [0.5, 0.5, 0]),  # still tied: shared
        ([20, 20, 20], {}, [[0, 1, 2]], [1 / 3] * 3),
        ([30, 20, 20], {1: "F"}, [[0], [2], [1]], [1, 0, 0]),
    ],
)
def test_most_wisdom_wins_then_fewest_tiles_then_all_of_them(
    wisdom: list[int], mats: dict[int, str], places: list[list[int]], shares: Any
) -> None:
    outcome = finished(wisdom, mats).outcome()
    assert outcome is not None
    assert outcome["places"] == places
    assert outcome["winners"] == places[0]
    assert outcome["shares"] == pytest.approx(shares)


def test_nobody_is_to_act_when_the_game_is_over() -> None:
    state = finished([1, 2], {})
    assert state.board.to_act == OVER
    assert state.to_act is None
    assert state.legal() == []
