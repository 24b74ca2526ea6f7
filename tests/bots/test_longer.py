"""What a search misses beside a longer one: a hasty search loses more than a patient one, and the figures say so."""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks"
COMMAND = ["koinobori", "--playouts", "40", "--longer", "5", "--positions", "4", "--seeds", "2", "--processes", "1"]


@pytest.fixture
def longer(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module; scripts import one another by their plain names."""
    monkeypatch.syspath_prepend(str(FOLDER))
    import longer as found

    monkeypatch.setattr(found, "QUICK", 20)
    return found


def figures(longer: Any, playouts: int, times: int) -> dict[str, Any]:
    """What a search with so many playouts misses beside one with so many times as many, on the same few positions."""
    asked = argparse.Namespace(
        game="koinobori", seats=2, playouts=playouts, longer=times, seeds=3, every="", set="", positions=12
    )
    told: dict[str, Any] = longer.tell(asked, [each for deal in range(6) for each in longer.look(asked, deal)])
    return told


def test_a_hasty_search_loses_more_than_a_patient_one(longer: Any) -> None:
    hasty, patient = figures(longer, 4, 500), figures(longer, 400, 5)
    assert hasty["positions"] == patient["positions"] == 12
    assert hasty["lost"] > 2 * patient["lost"] >= 0
    assert hasty["differ"] > patient["differ"]


def test_only_decisions_with_a_choice_are_looked_at(longer: Any) -> None:
    asked = argparse.Namespace(game="koinobori", seats=2, every="")
    boards = list(longer.positions(longer.tokonoma.game("koinobori"), asked, 3))
    assert len(boards) == longer.OF_A_GAME
    assert all(len(board.legal_moves()) > 1 for board in boards)


def test_the_command_tells_and_keeps_every_position(tmp_path: Path) -> None:
    kept = tmp_path / "positions.json"
    command = [sys.executable, str(FOLDER / "longer.py"), *COMMAND, "--json", str(kept)]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    found = json.loads(kept.read_text())
    assert told["positions"] == len(found) == 4
    assert all(len(each["lost"]) == len(each["differ"]) == 2 for each in found)
    assert all(0 <= each["rank"] < each["moves"] for each in found)
