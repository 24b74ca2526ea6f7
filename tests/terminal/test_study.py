"""`tokonoma study`: a position at the terminal, moves and draws typed, what a search thinks, saved as a record."""

import json
from pathlib import Path

import pytest

import tokonoma
from tests.analysis.test_record import played
from tokonoma import cli
from tokonoma.analysis.study import Study
from tokonoma.terminal.study import Session


def typed(opened: Study, lines: list[str], language: str = "en") -> None:
    """Type lines, then end the input."""
    given = iter(lines)

    def ask(prompt: str) -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    Session(opened, 20, language, ask).run()


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_a_game_is_entered_and_thought_about(name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    opened = Study.anew(tokonoma.game(name), 2, None)
    first = opened.draws[0]
    file = tmp_path / "game.json"
    typed(opened, [first, "luck", "back", "nonsense", "luck all", "think 5", f"save {file}", "quit", "never"])
    told = capsys.readouterr().out
    assert "May be drawn: " in told
    assert "✗" in told
    assert "With 20 playouts a move" in told
    assert "With 5 playouts a move" in told
    record = json.loads(file.read_text("utf-8"))
    assert record["steps"][0] == f"~{first}"
    assert tokonoma.replay(record).to_act is not None


def test_a_move_is_tried_and_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    opened = Study.of(played("gorinto", 6))
    move = opened.state.legal()[0]
    typed(opened, [move])
    assert opened.steps[0] == move
    typed(opened, ["back"] * len(opened.steps))
    assert opened.steps == []
    typed(opened, ["quitter"], "fr")
    assert "Tapez un coup" in capsys.readouterr().out


def test_the_command_thinks_for_programs_and_refuses_what_cannot_be(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played("koinobori", 8)), "utf-8")
    assert cli.main(["study", str(file), "--depth", "20", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["playouts"] == 20
    assert found["moves"]
    assert cli.main(["study", "gorinto", "--sketch", "mats: " + "F" * 21, "--json"]) == 2
    assert "cannot be 21" in capsys.readouterr().err


@pytest.mark.parametrize("is_file", [False, True])
def test_why_a_position_cannot_be_is_said_in_french(
    is_file: bool, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    position = tokonoma.game("gorinto").sketch("mats: F /").position()
    position["fields"]["mats"][0][2] = 21
    file.write_text(json.dumps(position), "utf-8")
    start = [str(file)] if is_file else ["gorinto", "--sketch", "mats: " + "F" * 21]
    assert cli.main(["study", *start, "--language", "fr"]) == 2
    told = capsys.readouterr().err.replace("\u00a0", " ")
    assert "ne peut pas valoir 21 : la valeur va de 0 à 20" in told
