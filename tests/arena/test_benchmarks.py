"""What the benchmarks of levels are given: a file or a position that is none is refused in one sentence."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks import ratings as written

from tokonoma.arena import Plan
from tokonoma.kernel.refusal import Refusal

ROOT = Path(__file__).parents[2]
LEVELS = ("level:beginner", "level:easy")
LADDER = Plan("gorinto", LEVELS, games=4, ladder=True)


def kept(place: Path, plan: Plan, **changed: Any) -> Path:
    """A match of a plan, every game won by the first seat."""
    games = [
        {"number": each.number, "bots": list(each.line_up), "shares": [1.0, *[0.0] * (len(each.line_up) - 1)]}
        for each in plan.pairings()
    ]
    documents = [plan.to_json() | changed, *games]
    place.write_text("".join(json.dumps(each) + "\n" for each in documents))
    return place


@pytest.mark.parametrize(
    "plan",
    [
        Plan("gorinto", ("greedy", "random"), games=4),
        Plan("gorinto", ("random", "greedy"), games=4, ladder=True),
        Plan("gorinto", LEVELS, games=4),
        Plan("gorinto", LEVELS[::-1], games=4, ladder=True),
        Plan("gorinto", ("level:beginner", "level:middling"), games=4, ladder=True),
        Plan("gorinto", LEVELS, games=4, ladder=True, seats=4, options={"mode": "partnership"}),
    ],
)
def test_only_a_ladder_of_levels_in_the_usual_mode_is_rated(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no ladder of levels"):
        written.steps_of(kept(tmp_path / "kept", plan))


def test_a_ladder_kept_by_an_older_version_is_rated_too(tmp_path: Path) -> None:
    new = written.steps_of(kept(tmp_path / "new", LADDER))
    place = kept(tmp_path / "old", LADDER)
    lines = place.read_text().splitlines()
    header = json.loads(lines[0])
    del header["made_of"]
    place.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    assert written.steps_of(place) == new


@pytest.mark.parametrize("content", ["", "dear diary\n", '{"event": 1}\n', None])
def test_a_file_that_is_no_match_or_is_missing_is_refused(content: str | None, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "kept").write_text(content)
    with pytest.raises(Refusal, match="kept"):
        written.steps_of(tmp_path / "kept")
    damaged = kept(tmp_path / "damaged", LADDER, bots=7)
    with pytest.raises(Refusal, match="no kept match"):
        written.steps_of(damaged)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("ratings.py", "{}/missing"), "cannot be read"),
        (("blunders.py", "gorinto", "--levels", "foo"), "foo is no level"),
        (("blunders.py", "gorinto", "--position", "zzz"), "is no position"),
        (("blunders.py", "gorinto", "--position", "beginner/1/3"), "no game 1 of beginner is kept"),
        (("blunders.py", "gorinto", "--position", "beginner/0/9", "--least", "7"), "has 2 steps, not 9"),
    ],
)
def test_a_benchmark_refuses_in_one_sentence(words: tuple[str, ...], why: str, tmp_path: Path) -> None:
    record = {"number": 0, "record": {"steps": ["a", "b"]}}
    (tmp_path / "gorinto-2-beginner-7.jsonl").write_text("{}\n" + json.dumps(record) + "\n")
    program, *more = (word.replace("{}", str(tmp_path)) for word in words)
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / program), *more],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert why in done.stderr
    assert "Traceback" not in done.stderr
