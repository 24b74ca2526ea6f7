"""Ratings come from one file: what it says, the page, the terminal and the server tell alike."""

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks import ratings as written

import tokonoma
from tokonoma.arena import Plan
from tokonoma.bots import levels
from tokonoma.bots.ratings import LOWEST, Step, measured, rating, ratings, steps
from tokonoma.server.bot_workers import levels_of

PAGE = (Path(__file__).parents[2] / "docs/bots.md").read_text("utf-8")
EVERY = [(game, seats) for game, of_game in measured().items() for seats in of_game]


def test_the_page_holds_the_table_of_the_file() -> None:
    assert f"{written.BEGIN}\n{written.table()}\n{written.END}" in PAGE


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_every_level_is_rated_above_the_one_below(game: str, seats: int) -> None:
    rated = [each for each in (rating(game, seats, level) for level in levels(game)) if each is not None]
    assert len(rated) == len(levels(game))
    assert rated[0] == LOWEST
    assert rated == sorted(set(rated))


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_every_step_is_above_the_even_share_by_its_whole_interval(game: str, seats: int) -> None:
    assert [level for level, step in steps(game, seats).items() if step.low <= 1 / seats] == []


@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_with_two_seats_every_level_wins_65_of_100_against_the_one_below(game: str) -> None:
    assert {level: step.won for level, step in steps(game, 2).items() if step.won < 0.65} == {}


def test_a_step_to_even_is_none_and_ten_times_the_odds_are_400_points() -> None:
    assert Step(0.5, 0.0, 1.0, 100).points(2) == pytest.approx(0.0)
    assert Step(0.25, 0.0, 1.0, 10**9).points(4) == pytest.approx(0.0, abs=1e-3)
    assert Step(10 / 11, 0.0, 1.0, 10**9).points(2) == pytest.approx(400.0)
    assert Step(1.0, 0.9, 1.0, 100).points(2) < 1000


def test_what_was_not_measured_has_no_rating() -> None:
    assert rating("gorinto", 9, "easy") is None
    assert rating("gorinto", 2, "mine") is None
    assert ratings("gorinto", "mine") == {}


@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_the_server_tells_them_to_the_page(game: str) -> None:
    told = {each.name: each.ratings for each in levels_of(tokonoma.game(game))}
    assert told == {level: {str(seats): each for seats, each in ratings(game, level).items()} for level in levels(game)}
    assert told["beginner"]["2"] == LOWEST


def test_a_match_that_was_stopped_counts_by_its_whole_deals(tmp_path: Path) -> None:
    plan = Plan(tokonoma.GAMES[0], ("level:beginner", "level:easy", "level:middling"), seats=3, ladder=True)
    lines = plan.line_ups()
    won: list[dict[str, Any]] = [
        {"number": number, "bots": list(lines[number % 6]), "shares": [1.0, 0.0, 0.0]} for number in (*range(12), 13)
    ]
    kept = tmp_path / "kept.jsonl"
    kept.write_text("\n".join(map(json.dumps, [plan.to_json(), *won])) + '\n{"number": 14, "bo')
    game, seats, found = written.steps_of(kept)
    assert (game, seats, {level: step.games for level, step in found.items()}) == (
        plan.game,
        3,
        {"easy": 6, "middling": 6},
    )
    assert found["easy"].won == pytest.approx(1 / 3, abs=1e-4)
