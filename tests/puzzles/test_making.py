"""Puzzles are made game by game; what was found is kept, and the work goes on where it stopped."""

import os
from pathlib import Path

import pytest

import tokonoma
from tokonoma.puzzles import workers
from tokonoma.puzzles.checking import in_errors, verify
from tokonoma.puzzles.puzzle import Puzzle, read_puzzles


def one_a_game(name: str, seed: int) -> list[Puzzle]:
    """A stand-in for mining that finds one puzzle in every second game."""
    return [Puzzle(f"{seed}-1", "move", seed, "", 0, "a", "a", rating=1 / (1 + seed))] if seed % 2 else []


def test_making_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "mine_all", one_a_game)
    path = tmp_path / "made.json"
    first = workers.make("gorinto", 2, path)
    looked_through = len(workers.Journal(path.with_suffix(".journal")).done)
    more = workers.make("gorinto", 4, path)
    assert [each.name for each in first] == ["1-1", "3-1"]
    assert [each.name for each in more] == ["1-1", "3-1", "5-1", "7-1"]
    assert len(workers.Journal(path.with_suffix(".journal")).done) > looked_through
    assert [each.name for each in read_puzzles(path)] == ["7-1", "5-1", "3-1", "1-1"], "the easiest first"


def test_a_line_that_was_cut_off_in_the_journal_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "mine_all", one_a_game)
    path = tmp_path / "made.json"
    workers.make("gorinto", 1, path)
    journal = path.with_suffix(".journal")
    with journal.open("a", encoding="utf-8") as file:
        file.write('{"seed": 99, "puz')
    assert 99 not in workers.Journal(journal).done
    assert len(workers.make("gorinto", 2, path)) == 2


def test_a_file_without_puzzles_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "made.json"
    path.write_text('{"puzzles": [{"name": 3}]}')
    with pytest.raises(tokonoma.Refusal, match=r"made\.json holds no puzzles"):
        read_puzzles(path)


def test_a_position_in_which_all_moves_are_alike_is_no_puzzle() -> None:
    state = tokonoma.game("gorinto").new(seed=1)
    assert state.to_act is not None
    assert verify(state, state.to_act) is None


def test_what_differs_by_luck_alone_leaves_a_doubt() -> None:
    assert in_errors([1.0, -1.0, 2.0, -2.0]) == 0.0
    assert in_errors([3.0, 4.0, 3.0, 4.0]) > 2.0
    assert in_errors([0.0, 0.0]) == 0.0


def test_a_worker_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(os, "nice", asked.append)
    workers.be_gentle()
    assert asked == [19]
