"""The component data: checked when loaded, replaced without a rebuild."""

import re
from pathlib import Path

import pytest

import tokonoma
from tokonoma import Refusal
from tokonoma.kernel.library import open_game

SHIPPED = (tokonoma.game("gorinto").rulebook.folder / "box.toml").read_text(encoding="utf-8")


def changed(tmp_path: Path, old: str, new: str, name: str = "mine.toml") -> Path:
    assert old in SHIPPED
    file = tmp_path / name
    file.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        (
            "2, 3, 4, 3, 2,",
            "2, 3, 5, 3, 2,",
            "landscapes.peak.heights number 13 is 5; whole numbers from 0 to 4",
        ),
        ("2, 3, 4, 3, 2,", "2, 3, 3, 3, 2,", "landscapes.peak.heights has 59 tiles; a landscape has 60"),
        ("2, 3, 4, 3, 2,", "2, 3, 4, 3,", "landscapes.peak.heights a list of 25 whole numbers belongs here"),
        ('letter = "D", factor = 3', 'letter = "E", factor = 3', "goals.middle_stack.letter is 'E'"),
        ('letter = "", factor = 7', 'letter = "", factor = "7"', "goals.shortest_stack.factor is '7'; a whole number"),
        ("number = 12,", "number = 11,", "goals.shortest_stack.number is 11, which another card has"),
        ('"5", "4", "3"', '"5", "5", "3"', "burrows.spaces must name each of the 10 path spaces"),
        ("own_key = 3", "own_key = -3", "kitsune.own_key is -3; a whole number from 0 to 10 belongs here"),
        ("own_key = 3", "", "kitsune.own_key is missing"),
        ('origin = "R"\nsource = "rulebook, solo mode"\n', "", "has no origin"),
        ('origin = "R"', 'origin = "X"', "is 'X'; one of R, D, P, C belongs here"),
    ],
)
def test_wrong_data_is_refused_with_its_line_and_the_reason(tmp_path: Path, old: str, new: str, answer: str) -> None:
    file = changed(tmp_path, old, new)
    with pytest.raises(Refusal) as refused:
        tokonoma.game("gorinto", data=file)
    assert refused.value.code == "wrong_data"
    assert re.match(r"mine\.toml, line \d+: ", refused.value.message)
    assert answer in refused.value.message


def test_a_letter_on_too_many_cards_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SHIPPED.replace('letter = "B"', 'letter = "A"'), encoding="utf-8")
    with pytest.raises(Refusal, match=r"goals\.even_stacks\.letter is A, which 3 cards have already"):
        tokonoma.game("gorinto", data=file)


def test_two_tables_in_one_process_may_use_different_data(tmp_path: Path) -> None:
    file = changed(tmp_path, "wisdom = 2", "wisdom = 5")
    ours, mine = tokonoma.game("gorinto"), tokonoma.game("gorinto", data=file)
    states = [game.new(seats=2, seed=5) for game in (ours, mine)]
    while states[0].to_act is not None:
        word = states[0].legal()[-1]
        for state in states:
            state.play(word)
    for state, each in zip(states, (2, 5), strict=True):
        for seat in range(2):
            tiles = sum(state.board.mats[seat][key] for key in state.board.keys)
            keys = sum(line["points"] for line in state.scores()[seat]["lines"] if line["key"] == "score.key")
            assert keys == each * tiles > 0


def test_a_record_is_bound_to_the_data_it_was_played_with(tmp_path: Path) -> None:
    file = changed(tmp_path, "wisdom = 2", "wisdom = 5")
    record = tokonoma.game("gorinto", data=file).new(seats=2, seed=1).record()
    with pytest.raises(Refusal, match="other component data"):
        tokonoma.replay(record)
    assert open_game("gorinto", None, file).from_record(record).record() == record
