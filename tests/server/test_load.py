"""The load benchmark tells the truth: it plays on for as long as it measures."""

import asyncio
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tokonoma.server.differences import Rows
from tokonoma.server.patches import patched

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "benchmarks"))  # which import one another by the names they have as scripts
offers, tables = import_module("offers"), import_module("tables")


def as_they_travel(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


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


OFFERS = [{"move": f"m{n}", "tells": {"key": "move", "values": {"n": n}}, "ends": n > 9} for n in range(20)]
OTHER = {"move": "pass", "ends": True}


@pytest.mark.parametrize(
    "patch",
    [
        as_they_travel([OFFERS]),
        as_they_travel(Rows().as_rows(OFFERS)),
        as_they_travel(Rows().as_rows([*OFFERS, OTHER])),
        as_they_travel([5, 10, [OTHER, OTHER]]),
        as_they_travel({"3": {"move": ["changed"]}}),
    ],
)
def test_a_move_of_the_load_is_one_of_those_offered(patch: msgspec.Raw) -> None:
    before = [{"tells": "", "move": f"old {n}"} for n in range(30)]
    after = patched(before, msgspec.json.decode(patch))
    found = offers.Offers(as_they_travel(before)).changed(patch)
    assert found.all() == after
    assert {found.any_move() for _ in range(1000)} == {each["move"] for each in after}


def test_a_load_whose_moves_are_refused_ends() -> None:
    async def play() -> None:
        heard = tables.LoadTable.heard_by(cast(Any, None), 0)
        asyncio.get_running_loop().call_soon(heard, None, b'{"type":"answer","status":"refused"}')
        await asyncio.sleep(30)

    with pytest.raises(SystemExit, match="refused"):
        tables.run(play())
