"""The load benchmark tells the truth: it plays on for as long as it measures."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def told(benchmark: str, *asked: str) -> dict[str, Any]:
    """What a benchmark prints."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / f"{benchmark}.py"), *asked],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", ["gorinto", "goryo"])  # Goryō has decisions that the other seat is never told of
def test_a_load_run_longer_than_its_games_plays_on(game: str) -> None:
    asked = ("--tables", "3", "--seats", "2", "--rate", "0", "--seconds", "2", "--game", game)
    found = told("load", *asked)
    assert found["games_begun_meanwhile"] > 0 or game != "gorinto"
    assert min(found["moves_per_s_of_each_quarter"]) > 0
    assert found["moves_never_completed"] == 0


def test_the_cost_of_a_move_is_told_apart_from_that_of_an_opening() -> None:
    asked = ("--tables", "3", "--moves", "8", "--warm-up", "20", "--seats", "2")
    found = told("cost", *asked)
    assert found["moves"] == 3 * 8
    assert found["decisions_per_move"] >= 1
    assert 0 <= found["server_cpu_us_per_decision"] <= found["server_cpu_us_per_move"]
    assert found["server_cpu_us_per_opening"] >= 0  # the system counts hundredths of a second
