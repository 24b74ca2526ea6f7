"""Values become chances by a map that was fitted, keep their order, and stay as they are where nothing was measured."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tokonoma
from tokonoma.analysis.chances import ChanceMap, chances, fitted_maps, kept_of_differences, map_name
from tokonoma.kernel.rulebook import Json

ROOT = Path(__file__).parents[2]


def test_chances_add_up_to_one_and_keep_the_order_of_values() -> None:
    mapped = ChanceMap(power=2.0, decides=-0.3, offsets=[0.0, 0.0, 0.0], positions=0, games=0)
    found = mapped([0.5, 0.3, 0.2], 0)
    assert sum(found) == pytest.approx(1.0)
    assert found == sorted(found, reverse=True)
    steps = [mapped([each / 10, (10 - each) / 20, (10 - each) / 20], 1)[0] for each in range(11)]
    assert steps == sorted(steps)


def test_a_power_above_one_makes_timid_values_bolder() -> None:
    assert ChanceMap(power=2.0, decides=0.0, offsets=[0.0, 0.0], positions=0, games=0)([0.7, 0.3], 0)[0] > 0.8


def test_every_map_is_of_a_game_mode_and_number_of_seats_there_is() -> None:
    names = {
        map_name(name, seats, {"mode": mode})
        for name in tokonoma.GAMES
        for mode, counts in tokonoma.game(name).rulebook.modes.items()
        for seats in counts
    }
    assert fitted_maps().keys() == names
    assert all(each.positions >= 1000 for each in fitted_maps().values())


def test_what_is_kept_of_a_difference_may_depend_on_the_role() -> None:
    mapped = ChanceMap(1.0, 0.0, [0.0, 0.0], 0, 0, kept=0.8, kept_by_role=[1.0, 0.6])
    assert (mapped.keeps(0), mapped.keeps(1)) == (1.0, 0.6)
    assert ChanceMap(1.0, 0.0, [0.0, 0.0], 0, 0, kept=0.8).keeps(1) == 0.8
    state = tokonoma.game("goryo").new(2, seed=1)
    known = fitted_maps()["goryo-standard-2"]
    assert [kept_of_differences(state, seat) for seat in (0, 1)] == known.kept_by_role


def test_alone_one_wins_or_loses() -> None:
    mapped = ChanceMap(power=2.0, decides=0.0, offsets=[0.0], positions=0, games=0)
    assert mapped([0.5], 0) == [pytest.approx(0.5)]
    assert mapped([0.7], 0) == [pytest.approx(0.49 / (0.49 + 0.09))]


def test_partners_have_the_same_chances_whoever_of_them_decides() -> None:
    mapped = ChanceMap(power=1.5, decides=-0.4, offsets=[0.0] * 4, positions=0, games=0, partners=2)
    found = mapped([0.3, 0.2, 0.3, 0.2], 2)
    assert found[0] == found[2]
    assert found[1] == found[3]
    assert sum(found) == pytest.approx(1.0)
    assert found[0] < 0.3**1.5 / (2 * (0.3**1.5 + 0.2**1.5))  # the weight of who decides counts for both


def test_what_was_not_measured_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tokonoma.analysis.chances.fitted_maps", dict)
    alone = tokonoma.game("gorinto").new(1, seed=1)
    assert chances(alone, 0, [0.4]) == [0.4]


def test_the_command_measures_goes_on_where_it_stopped_and_tells_the_figures(tmp_path: Path) -> None:
    asked = "koinobori --positions 14 --decisions 1 --depth 15 --players search:3p --weaker random --a-game 9"
    asked += " --pairs 1 --playing-on 2"
    told = run([*asked.split(), "--folder", str(tmp_path)])
    assert "koinobori-standard-2" in told
    assert "judged" in told
    assert "confirmed by a ten times longer search" in told
    assert "in games played out" in told
    journal = tmp_path / "koinobori-standard-2-positions.jsonl"
    before: list[Json] = [json.loads(line) for line in journal.read_text("utf-8").splitlines()]
    assert sum(len(each["found"]) for each in before) >= 3
    journal.write_text(journal.read_text("utf-8") + '{"seed": 99, "fo', "utf-8")  # stopped in the middle of a line
    run([*asked.split(), "--folder", str(tmp_path)])
    assert [json.loads(line) for line in journal.read_text("utf-8").splitlines()] == before


def run(arguments: list[str]) -> str:
    """What the command prints."""
    script = ROOT / "benchmarks" / "calibration.py"
    done = subprocess.run(
        [sys.executable, str(script), *arguments], capture_output=True, text=True, env=dict(os.environ), check=True
    )
    return done.stdout
