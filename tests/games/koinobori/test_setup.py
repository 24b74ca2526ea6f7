"""§1: the table before the first turn."""

import pytest

from tests.games.koinobori.drawn import open_game
from tokonoma import CHANCE
from tokonoma.games.koinobori.components import COLOURS

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@SEATS
def test_there_is_one_festival_post_more_than_seats_each_with_its_own_flag(seats: int) -> None:
    posts = open_game().new(seats=seats, seed=1).view(None)["table"]["posts"]
    assert len(posts) == seats + 1
    assert len({post["flag"] for post in posts}) == seats + 1
    assert all(post["cards"] == [] for post in posts)


@SEATS
def test_every_seat_has_two_cards_and_the_row_seven(seats: int) -> None:
    board = open_game().new(seats=seats, seed=2).board
    assert list(board.hand_sizes[:seats]) == [2] * seats
    assert board.in_row == 7
    assert board.in_pile == 81 - 7 - 2 * seats


def test_every_seat_begins_at_level_one_which_takes_one_plays_one_and_holds_three() -> None:
    for seat in open_game().new(seats=5, seed=3).view(None)["table"]["seats"]:
        assert (seat["level"], seat["draw"], seat["play"], seat["limit"]) == (1, 1, 1, 3)


def test_every_flag_card_and_start_seat_is_a_draw_of_equal_chances() -> None:
    state = open_game().new(seats=3)
    seen = []
    while state.to_act == CHANCE:
        chances = state.chances()
        assert set(chances.values()) == {1}
        seen.append(len(chances))
        state.play(next(iter(chances)))
    flags, hands, row = list(range(COLOURS, COLOURS - 4, -1)), list(range(81, 75, -1)), list(range(75, 68, -1))
    assert seen == [*flags, *hands, *row, 3]


def test_any_seat_may_begin() -> None:
    assert {open_game().new(seats=4, seed=seed).to_act for seed in range(40)} == {0, 1, 2, 3}
