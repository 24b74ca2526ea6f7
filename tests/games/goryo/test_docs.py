"""docs/goryo.md tells what is measured."""

import re
from pathlib import Path
from typing import Any

import pytest
from benchmarks.goryo import OPTIONS, ending_row, knowledge_rows

from tokonoma.games.goryo.rulebook import RULEBOOK

TEXT = (Path(__file__).parents[3] / "docs/goryo.md").read_text(encoding="utf-8")
NUMBER = re.compile(r"[\d.]+")
ENDINGS = re.findall(r"^\| (standard|advanced) \| (fixed|shuffled) \| (.*) \|$", TEXT, re.MULTILINE)
KNOWN = re.findall(r"^\| ([1-4]) \| (\d+, \d+ \| .*) \|$", TEXT, re.MULTILINE)
GAMES = 3000
HUNTS = 60


def numbers(cells: str) -> list[float]:
    return [float(each) for each in NUMBER.findall(cells)]


def test_every_option_and_every_round_has_its_row() -> None:
    assert [{"actions": row[0], "palace": row[1]} for row in ENDINGS] == OPTIONS
    assert [row[0] for row in KNOWN] == ["1", "2", "3", "4"]


@pytest.mark.parametrize("row", ENDINGS, ids=lambda row: f"{row[0]} {row[1]}")
def test_random_games_are_as_long_and_end_as_the_docs_say(row: Any) -> None:
    mean, most, *shares = numbers(row[2])
    here = ending_row({"actions": row[0], "palace": row[1]}, GAMES).split(" | ", 2)[2]
    mean_here, most_here, *shares_here = numbers(here)
    assert mean_here == pytest.approx(mean, rel=0.05)
    assert most_here <= most < RULEBOOK.longest
    assert sum(shares) == pytest.approx(100, abs=0.1)
    assert shares_here == pytest.approx(shares, abs=0.6)  # per cent, of games that are mostly four rounds long


def test_the_samurai_know_as_little_as_the_docs_say() -> None:
    for (_, cells), here in zip(KNOWN, knowledge_rows(HUNTS), strict=True):
        told, found = numbers(cells), numbers(here)[1:]
        assert found[::2] == pytest.approx(told[::2], rel=0.35)  # medians
        assert all(now <= most for now, most in zip(found[1::2], told[1::2], strict=True))
