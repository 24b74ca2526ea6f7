"""What a study of balance says: a game is the unit of its intervals, however often a thing occurs in it."""

import random

import pytest

from tokonoma.arena.balance import in_a_game, study
from tokonoma.arena.statistics import interval, rate_by_game


def test_what_occurs_often_in_a_game_tells_no_more_than_once() -> None:
    once = rate_by_game([(1.0, 1), (0.0, 1)] * 20)
    often = rate_by_game([(10.0, 10), (0.0, 10)] * 20)
    assert often["games"] == 400
    assert often["low"] == pytest.approx(once["low"], abs=0.005)
    assert often["high"] == pytest.approx(once["high"], abs=0.005)
    assert once["high"] - once["low"] == pytest.approx(interval(20, 40)[1] - interval(20, 40)[0], abs=0.005)


def test_the_interval_by_game_holds_in_95_of_100_studies_and_one_by_occurrence_does_not() -> None:
    luck, missed, missed_by_occurrence = random.Random(1), 0, 0
    for _ in range(300):
        games = []
        for _ in range(100):
            won, times = luck.random() < 0.5, luck.randint(1, 9)
            games.append((times * won, times))
        found = rate_by_game(games)
        missed += not found["low"] <= 0.5 <= found["high"]
        low, high = interval(sum(shares for shares, _ in games), found["games"])
        missed_by_occurrence += not low <= 0.5 <= high
    assert missed <= 24
    assert missed_by_occurrence > 60


def test_a_thing_of_one_game_or_of_equal_games_is_not_known_for_certain() -> None:
    assert rate_by_game([(7.0, 7)])["low"] < 0.3
    assert rate_by_game([(7.0, 7)] * 5)["low"] == pytest.approx(interval(5, 5)[0])
    assert rate_by_game([])["high"] == 1.0


def test_both_seats_of_a_game_count_together() -> None:
    notes = {"had": [{"a": 2}, {"a": 1, "b": 3}], "lines": [[], []]}
    result = {"bots": ["x", "x"], "shares": [1.0, 0.0], "options": {}, "notes": notes}
    assert in_a_game(result) == {"a": (2.0, 3), "b": (0.0, 3)}
    assert study([result])["things"]["a"]["win_rate"] == pytest.approx(2 / 3)
