"""The search for blunders: a decision that loses much is found, and the others are not; games are kept one by one."""

import argparse
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


@pytest.fixture
def again(blunders: Any) -> Any:
    """The script that looks at blunders a second time."""
    import blunders_again as found

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


def found_again(cost_now: float, **changed: Any) -> dict[str, Any]:
    """A blunder that was looked at again."""
    return {"cost": 0.2, "cost_now": cost_now, "again": 0, "played": "a", "better": "b", "would": "b"} | changed


def test_a_blunder_that_loses_little_in_the_longer_look_does_not_last(again: Any) -> None:
    found = [found_again(0.3, again=5), found_again(0.06), found_again(0.0, would="a")]
    all_of_them, habits, others = again.lines("strong", found)
    assert "3 looked at: 1 still lose 10 % (33 %" in all_of_them
    assert "2 lose 5 %; 20.0 % each then, 12.0 % now; 1 the long search would do too" in all_of_them
    assert "1 looked at: 1 still lose 10 %" in habits
    assert "2 looked at: 0 still lose 10 %" in others


def test_the_longer_look_gives_ten_times_the_playouts_by_other_luck(
    again: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tokonoma.game("koinobori").new(2, seed=1)
    played, better = state.legal()[:2]
    asked = argparse.Namespace(game="koinobori", least=7, seed=1)
    blunder = found_again(
        0.0, seat=state.to_act, step=len(state.steps), played=played, better=better, kind="", instead=""
    )
    game = {"number": 3, "record": state.record()}
    looked: list[tuple[Any, ...]] = []

    def cost_by(*how: Any) -> float:
        looked.append(how[2:])
        return 0.125

    monkeypatch.setattr(again.blunders, "cost_by", cost_by)
    of_beginner = again.look_again(asked, "beginner", game, blunder)
    again.look_again(asked, "middling", game, blunder)
    assert [each[:3] for each in looked] == [(better, played, 70), (better, played, 10_000)]
    assert of_beginner["cost_now"] == 0.125
    assert of_beginner["would"] in state.legal()


def test_looking_again_goes_on_where_it_stopped(tmp_path: Path) -> None:
    asked = ["koinobori", "--levels", "beginner", "--least", "80", "--folder", str(tmp_path)]
    run([*asked, "--games", "2", "--processes", "1"])
    told = run([*asked, "--sample", "3"], "blunders_again.py")
    place = tmp_path / "koinobori-2-beginner-80.again.jsonl"
    whole = place.read_text("utf-8")
    assert len(whole.splitlines()) == 3
    assert "beginner          3 looked at" in told
    place.write_text(whole[:-30], "utf-8")
    assert run([*asked, "--sample", "3"], "blunders_again.py") == told
    assert place.read_text("utf-8") == whole


def run(arguments: list[str], name: str = "blunders.py") -> str:
    """What the command prints."""
    script = [sys.executable, str(FOLDER / name), *arguments]
    return subprocess.run(script, capture_output=True, text=True, env=dict(os.environ), check=True).stdout
