"""Puzzles at the terminal: asked in plain lines, judged, told why; nothing of the answer before."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tokonoma.cli import main
from tokonoma.puzzles import Puzzle, puzzles
from tokonoma.puzzles.puzzle import write_puzzles
from tokonoma.terminal.puzzle import solve


def puzzle() -> Puzzle:
    return next(each for each in puzzles("koinobori").values() if each.kind == "move")


def solved_with(lines: list[str], capsys: pytest.CaptureFixture[str], language: str = "en") -> tuple[bool, str]:
    typed: Iterator[str] = iter(lines)

    def ask(_: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    return solve("koinobori", puzzle(), language, ask), capsys.readouterr().out


def test_a_wrong_try_is_told_what_it_leaves_and_a_right_one_why(capsys: pytest.CaptureFixture[str]) -> None:
    is_done, said = solved_with([puzzle().second, "nonsense", puzzle().answer], capsys)
    assert is_done
    assert "The best answer leaves" in said
    assert "Right." in said
    assert "tokonoma learn koinobori" in said


def test_the_answer_is_shown_in_french_too(capsys: pytest.CaptureFixture[str]) -> None:
    is_done, said = solved_with(["montrer"], capsys, "fr")
    assert is_done
    assert f"La réponse\u00a0: {puzzle().line}" in said


def test_leaving_is_no_solution(capsys: pytest.CaptureFixture[str]) -> None:
    assert not solved_with(["quit"], capsys)[0]
    assert not solved_with([], capsys)[0]


def test_a_program_gets_the_view_and_not_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "koinobori", puzzle().name, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["view"]["seat"] == puzzle().seat
    assert not {"answer", "line", "second"} & set(told)


def test_the_list_says_how_hard_each_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list", "koinobori"]) == 0
    assert capsys.readouterr().out.count("★") >= len(puzzles("koinobori"))


def test_puzzles_are_verified_again_and_what_does_not_hold_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, spoilt = (
        tmp_path / "some.json",
        replace(puzzle(), name="spoilt", answer=puzzle().second, second=puzzle().answer),
    )
    write_puzzles(file, "koinobori", [puzzle()])
    assert main(["puzzles", "check", "koinobori", "--out", str(file)]) == 0
    assert capsys.readouterr().out == "1 of 1 puzzles hold\n"
    write_puzzles(file, "koinobori", [puzzle(), spoilt])
    assert main(["puzzles", "check", "koinobori", "--out", str(file), "--json"]) == 1
    assert [each[:7] for each in json.loads(capsys.readouterr().out)["doubts"]] == ["spoilt:"]
