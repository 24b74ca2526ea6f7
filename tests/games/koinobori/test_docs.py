"""docs/koinobori.md tells what is measured."""

import re
from pathlib import Path
from typing import Any

import pytest
from benchmarks.koinobori import ENDINGS, LENGTHS, SEATS, ended, play

import tokonoma
from tokonoma.games.koinobori.check import MOST_THEFTS, MOST_THIEVES
from tokonoma.games.koinobori.moves import MOVES
from tokonoma.games.koinobori.rulebook import RULEBOOK

TEXT = (Path(__file__).parents[3] / "docs/koinobori.md").read_text(encoding="utf-8")
LENGTH_ROWS = re.findall(r"^\| (\d) \| (\d+), (\d+) \| (\d+) \|", TEXT, re.MULTILINE)
ENDING_ROWS = re.findall(r"^\| (\d) \| ([\d.]+)% \|", TEXT, re.MULTILINE)


def test_every_seat_count_has_its_rows() -> None:
    assert LENGTHS in TEXT
    assert ENDINGS in TEXT
    assert [int(row[0]) for row in LENGTH_ROWS] == [int(row[0]) for row in ENDING_ROWS] == list(SEATS)


@pytest.mark.parametrize("row", LENGTH_ROWS, ids=lambda row: f"{row[0]} seats")
def test_random_games_are_as_long_as_the_docs_say(row: Any) -> None:
    games = list(play(int(row[0]), 40))
    assert sum(each.decisions for each in games) / len(games) == pytest.approx(int(row[1]), rel=0.1)
    assert max(each.decisions for each in games) <= int(row[2])
    assert max(each.steps for each in games) <= int(row[3]) < RULEBOOK.longest


@pytest.mark.parametrize("row", ENDING_ROWS, ids=lambda row: f"{row[0]} seats")
def test_flags_decide_as_many_posts_as_the_docs_say(row: Any) -> None:
    flags = [flag for each in play(int(row[0]), 150) for flag in each.by_flag]
    assert 100 * sum(flags) / len(flags) == pytest.approx(float(row[1]), abs=6)


def test_the_steps_of_a_game_are_counted_right() -> None:
    state = tokonoma.game("koinobori").new(seats=4, seed=11)
    while state.to_act is not None:
        state.play(state.legal()[0])
    decisions = sum(not step.startswith("~") for step in state.steps)
    assert ended(state.board, decisions).steps == len(state.steps)


def test_the_declared_length_the_number_of_moves_and_of_thieves_are_told() -> None:
    assert f"{RULEBOOK.longest:,} steps" in TEXT
    assert f"{MOVES} small numbers" in TEXT
    assert f"{MOST_THIEVES} cards that steal" in TEXT
    assert f"times the cards of a start hand may be {MOST_THEFTS} at most" in TEXT
