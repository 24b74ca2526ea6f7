"""docs/gorbinos-quest.md tells what is measured."""

import re
from pathlib import Path
from typing import Any

import pytest
from benchmarks.gorbinos_quest import BUILT, HEADING, play

from tests.games.gorbinos_quest.test_build import productions
from tokonoma.games.gorbinos_quest.components import BUILD_COST_NAMES, GOODS
from tokonoma.games.gorbinos_quest.moves import MOVES
from tokonoma.games.gorbinos_quest.rulebook import RULEBOOK

TEXT = (Path(__file__).parents[3] / "docs/gorbinos-quest.md").read_text(encoding="utf-8")
RANDOM = TEXT.split("Between bots")[0]
ROWS = re.findall(r"^\| (\d) \| (\w+) \| (\d+), (\d+) \| (\d+) \| ([\d.]+) \|", RANDOM, re.MULTILINE)


def test_every_seat_count_and_pace_has_its_row() -> None:
    assert HEADING in TEXT
    assert [(int(row[0]), row[1]) for row in ROWS] == [(n, pace) for n in range(2, 7) for pace in ("standard", "x2")]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: "-".join(row[:2]))
def test_random_games_are_as_long_as_the_docs_say(row: Any) -> None:
    ended = list(play(int(row[0]), row[1], 12))
    assert sum(each.decisions for each in ended) / len(ended) == pytest.approx(int(row[2]), rel=0.1)
    assert max(each.steps for each in ended) <= int(row[4]) < RULEBOOK.longest


def test_the_declared_length_and_the_number_of_moves_are_told() -> None:
    assert f"{RULEBOOK.longest:,} steps" in TEXT
    assert f"{MOVES} small numbers" in TEXT


@pytest.mark.parametrize("card", BUILD_COST_NAMES)
def test_the_docs_tell_what_a_bot_builds(card: Any) -> None:
    assert re.search(rf"^\| {card} \| (\d+% \| ){{6}}\d\.\d \|$", TEXT.split(BUILT)[1], re.MULTILINE)


@pytest.mark.parametrize("card", BUILD_COST_NAMES)
def test_what_a_city_pays_back_under_each_build_cost_card(card: Any) -> None:
    figures = [productions(card, good) for good in range(GOODS)]
    cells = [f"**{each:.2f}**" if each == min(figures) else f"{each:.2f}" for each in figures]
    assert f"| {card} | {' | '.join(cells)} |" in TEXT
