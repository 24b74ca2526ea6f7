"""A first game with a coach at the terminal."""

import io
import sys
from typing import Any

import pytest

from tokonoma.terminal.play import Wish, begun, play
from tokonoma.terminal.seating import HUMAN


def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, **more: Any) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    play(Wish(**{"game": "gorinto", "seed": 4, "coach": True, "plain": True, **more}))
    return capsys.readouterr().out


@pytest.fixture(autouse=True)
def _own_saves(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setenv("TOKONOMA_DATA", str(tmp_path))


def test_the_coach_speaks_and_names_the_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = " ".join(played(monkeypatch, capsys, "c>c3\na3\n").split())
    assert said.count("Coach: Push any tile of the path into its column or row.") == 1
    assert "(rules 3.1)" in said


def test_the_coach_speaks_french(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Guide\N{NO-BREAK SPACE}: Poussez une tuile du Chemin" in played(monkeypatch, capsys, "", language="fr")


def test_one_word_silences_the_coach(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = played(monkeypatch, capsys, "coach\nc>c3\na3\n" + "why\n" * 3)
    assert "The coach is silent" in said
    assert said.count("Coach:") == 1  # what it said before


def test_without_being_asked_for_there_is_no_coach(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Coach:" not in played(monkeypatch, capsys, "c>c3\na3\n", coach=False)


def test_a_first_game_is_played_at_the_seat_that_is_learnt_first_against_easy_bots() -> None:
    sitters = begun(Wish(game="goryo", coach=True, seed=1)).sitters
    assert [str(each) for each in sitters] == ["level:easy", HUMAN]
