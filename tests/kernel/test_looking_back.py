"""A game looked back on: every score line is the sum of its reasons, and the race ends in the totals."""

import random
import re
from typing import Any

import pytest

import tokonoma
from tokonoma.kernel import words
from tokonoma.kernel.looking_back import look_back, stages_of
from tokonoma.kernel.state import State

KINDS = (
    ("gorinto", 2, "standard"),
    ("gorinto", 4, "partnership"),
    ("gorinto", 1, "solo"),
    ("goryo", 2, "standard"),
    ("koinobori", 3, "standard"),
    ("gorbinos_quest", 3, "standard"),
)


def played(game: str, seats: int, mode: str, seed: int, decisions: int | None = None) -> State:
    state, luck = tokonoma.game(game).new(seats, {"mode": mode}, seed), random.Random(seed)
    while state.to_act is not None and decisions != 0:
        state.play(luck.choice(state.legal()))
        decisions = decisions and decisions - 1
    return state


@pytest.mark.parametrize(("game", "seats", "mode"), KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_the_race_ends_in_the_totals_and_lines_are_explained(game: str, seats: int, mode: str, seed: int) -> None:
    state = played(game, seats, mode, seed)
    found = look_back(state)
    assert found["race"][-1]["totals"] == [score["total"] for score in state.scores()]
    for score in found["scores"]:
        for line in score["lines"]:
            assert line["reasons"][0]["makes"] == line["points"], line


@pytest.mark.parametrize(("game", "seats", "mode"), KINDS)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_reasons_add_up_as_they_are_said(game: str, seats: int, mode: str, language: str) -> None:
    state = played(game, seats, mode, 5)
    for line in lines_of(state):
        for reason in line["reasons"]:
            said = [state.rulebook.say(part, language, str, "key") for part in reason["parts"]]
            if reason["makes"] is not None:
                assert sum(map(worth, said)) == reason["makes"], said


def lines_of(state: State) -> list[dict[str, Any]]:
    found = look_back(state)
    return [line for score in found["scores"] for line in score["lines"]] + list(found["rival"])


def worth(said: str) -> int:
    """The number that a part such as "2 × (Fire 6 − Void 1)" comes to."""
    left = re.sub(r" (à la manche|in round) \d+", "", said)
    numbers = [int(each.replace("−", "-")) for each in re.findall(r"−?\d+", left)]
    if " − " in left:
        return numbers[0] * (numbers[1] - numbers[2])
    if "÷" in left:
        return numbers[0] * numbers[1] // numbers[2]
    product = 1
    for number in numbers or [0]:
        product *= number
    return product


def test_stages_are_seasons_rounds_or_turns() -> None:
    titles = [stage.title for stage in stages_of(played("gorinto", 2, "standard", 1))]
    assert [title.get("season") for title in titles] == [None, "spring", "summer", "autumn", "winter"]
    titles = [stage.title for stage in stages_of(played("goryo", 2, "standard", 1))]
    assert [title.get("round") for title in titles] == [None, *range(1, len(titles))]
    titles = [stage.title for stage in stages_of(played("koinobori", 2, "standard", 1))]
    assert [title.get("turn") for title in titles] == [None, *range(1, len(titles))]


def test_a_game_that_was_broken_off_is_looked_back_on_too() -> None:
    for game, seats, mode in KINDS:
        for decisions in (1, 7, 20):
            state = played(game, seats, mode, 2, decisions)
            totals = [score["total"] for score in state.scores()]
            assert look_back(state)["race"][-1]["totals"] == totals, (game, decisions)


def test_what_went_before_a_given_position_is_not_made_up() -> None:
    state = played("gorinto", 2, "standard", 4)
    half = tokonoma.game("gorinto").from_position(played("gorinto", 2, "standard", 4, 40).position())
    luck = random.Random(1)
    half.luck = half.rulebook.contract.Chance(1)
    while half.to_act is not None:
        half.play(luck.choice(half.legal()))
    explained = [bool(line["reasons"]) for line in lines_of(half)]
    assert not all(explained)
    assert any(explained)
    assert all(line["reasons"] for line in lines_of(state))
