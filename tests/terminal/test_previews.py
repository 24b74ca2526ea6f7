"""What is typed or marked is told before it is played: what it does, and the numbers it changes."""

import random
import re

import pytest

import tokonoma
from tokonoma.kernel.preview import preview
from tokonoma.kernel.words import catalogue
from tokonoma.terminal.completions import foreseen, meaning
from tokonoma.terminal.pen import Pen


def pen_of(name: str, language: str = "en") -> Pen:
    return Pen(language, catalogue(tokonoma.game(name).rulebook.folder, language))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_the_numbers_a_move_changes_are_those_of_its_preview(name: str, language: str) -> None:
    state, luck, pen = tokonoma.game(name).new(2, seed=5), random.Random(5), pen_of(name, language)
    told = 0
    for _ in range(40):
        if state.to_act is None:
            break
        move = luck.choice(state.legal())
        changed = [line for line in preview(state, state.to_act, move).lines if line.change]
        found = re.findall(r"(−?[\d.]+) → (−?[\d.]+)", foreseen(state, move, pen))
        assert sorted(found) == sorted((minus(line.before), minus(line.after)) for line in changed)
        assert foreseen(state, move, pen) in meaning(state, move, pen)
        told += len(changed)
        state.play(move)
    assert told > 3


def minus(number: float) -> str:
    return str(number).replace("-", "−")


def test_what_is_no_move_changes_nothing() -> None:
    state = tokonoma.game("gorinto").new(2, seed=5)
    assert foreseen(state, "nonsense", pen_of("gorinto")) == ""
    assert meaning(state, "", pen_of("gorinto")) == ""


def test_a_preview_says_what_follows_from_the_rules() -> None:
    state = tokonoma.game("gorinto").new(2, seed=5)
    turn = state.legal()[0]
    state.play(turn)
    told = meaning(state, state.legal()[0], pen_of("gorinto"))
    assert re.search(r"^(Gather|Take).*  .*\w 0 → 1", told), told
