"""The search for blunders: a decision that loses much is found, and the others are not; games are kept one by one."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tokonoma import State
from tokonoma.analysis import compare

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "benchmarks"
PLAYOUTS = 400


@pytest.fixture
def blunders(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module; scripts import one another by their plain names."""
    monkeypatch.syspath_prepend(str(FOLDER))
    import blunders as found

    return found


def contested() -> tuple[State, list[str]]:
    """A position with much at stake, and its decisions, the best first."""
    game = tokonoma.game("koinobori")
    for seed in range(40):
        state = game.new(2, seed=seed)
        while (seat := state.to_act) is not None and len(state.steps) < 60:
            state.decide(state.legal()[0])
        if seat is None or len(state.legal()) < 2:
            continue
        values = compare(state, seat, playouts=PLAYOUTS)
        if values[0].values[seat] - values[-1].values[seat] > 0.25:
            return state, [each.move for each in values]
    raise AssertionError("no such position")


def test_only_what_loses_much_is_a_blunder(blunders: Any) -> None:
    state, moves = contested()
    assert state.to_act is not None
    found = blunders.looked_at(state, state.to_act, moves[-1], PLAYOUTS, seed=1)
    assert found["cost"] >= 0.1
    assert found["played"] == moves[-1]
    assert found["step"] == len(state.steps)
    assert blunders.looked_at(state, state.to_act, found["better"], PLAYOUTS, seed=1) == {}


def test_a_level_is_asked_again_by_other_luck(blunders: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    state = tokonoma.game("koinobori").new(2, seed=1)
    assert state.to_act is not None
    seeds = []

    class Wavering:
        def move(self, view: Any, seed: int) -> str:
            seeds.append(seed)
            return "take:left" if len(seeds) == 2 else "take:right"

    monkeypatch.setattr(blunders, "bot", lambda *_: Wavering())
    again = blunders.asked_again("any", state, state.to_act, "take:right", seed=1)
    assert again == blunders.ASKED_AGAIN - 1
    assert len({1, *seeds}) == blunders.ASKED_AGAIN + 1


def test_the_command_goes_on_where_it_stopped_and_writes_positions(tmp_path: Path) -> None:
    asked = ["koinobori", "--games", "2", "--levels", "beginner", "--least", "80", "--folder", str(tmp_path)]
    told = run([*asked, "--processes", "1"])
    assert "beginner  2 games" in told
    place = tmp_path / "koinobori-2-beginner-80.jsonl"
    before = place.read_text("utf-8")
    assert run([*asked, "--processes", "1"]) == told
    assert place.read_text("utf-8") == before
    assert run([*asked, "--told"]) == told
    games = [json.loads(line) for line in before.splitlines()[1:]]
    number, blunder = next((game["number"], each) for game in games for each in game["blunders"])
    record = json.loads(run([*asked, "--position", f"beginner/{number}/{blunder['step']}"]))
    state = tokonoma.game("koinobori").from_record(record)
    assert state.to_act == blunder["seat"]
    assert {blunder["played"], blunder["better"]} <= set(state.legal())


def run(arguments: list[str]) -> str:
    """What the command prints."""
    script = [sys.executable, str(FOLDER / "blunders.py"), *arguments]
    return subprocess.run(script, capture_output=True, text=True, env=dict(os.environ), check=True).stdout
