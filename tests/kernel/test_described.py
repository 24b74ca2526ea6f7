"""Parts of views that are kept: a table described with what was kept is the table described anew."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

import tokonoma
from tokonoma.kernel.described import Described
from tokonoma.kernel.rulebook import EVERYTHING
from tokonoma.kernel.state import State

GAMES = [
    (name, mode, seats)
    for name in tokonoma.GAMES
    for mode, counts in tokonoma.game(name).rulebook.modes.items()
    for seats in {counts[0], counts[-1]}
]


class Forgetful(Described):
    """Keeps nothing."""

    def part(self, made_from: Any, describe: Callable[..., Any], *given: Any) -> Any:
        return describe(*given)


def described(state: State) -> list[Any]:
    """The table and scores of every audience, and with everything shown."""
    book = state.rulebook
    seen = [book.describe_and_score(state.seen_by(seat), seat) for seat in range(state.seats)]
    return [*seen, book.describe_and_score(state.board, EVERYTHING)]


@pytest.mark.parametrize(("name", "mode", "seats"), GAMES)
def test_what_is_kept_is_what_would_be_described_now(
    name: str, mode: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = import_module(f"tokonoma.games.{name}.view")
    kept, none = Described(), Forgetful()
    for seed in range(2):
        state = tokonoma.game(name).new(seats=seats, options={"mode": mode}, seed=seed)
        luck = random.Random(seed)
        while state.to_act is not None:
            monkeypatch.setattr(view, "DESCRIBED", kept)
            warm = described(state)
            monkeypatch.setattr(view, "DESCRIBED", none)
            assert warm == described(state), state
            state.play(luck.choice(state.legal()))


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_nothing_is_kept_from_a_table_with_other_options(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view, book = import_module(f"tokonoma.games.{name}.view"), tokonoma.game(name).rulebook
    kept, none = Described(), Forgetful()
    for mode, counts in book.modes.items():
        plain = book.complete_options(counts[0], {"mode": mode})
        others = [{each.name: value} for each in book.options if each.name in plain for value in each.values]
        for other in others or [{}]:
            state = tokonoma.game(name).new(seats=counts[0], options={"mode": mode} | other, seed=1)
            luck = random.Random(1)
            for _ in range(20):
                monkeypatch.setattr(view, "DESCRIBED", kept)
                warm = described(state)
                monkeypatch.setattr(view, "DESCRIBED", none)
                assert warm == described(state), other
                state.play(luck.choice(state.legal()))


def test_a_part_is_described_once_until_there_are_too_many() -> None:
    made: list[str] = []

    def describe(name: str) -> list[str]:
        made.append(name)
        return [name]

    parts = Described(most=2)
    first = parts.part("a", describe, "a")
    assert parts.part("a", describe, "a") is first
    parts.part("b", describe, "b")
    parts.part("c", describe, "c")
    parts.part("a", describe, "a")
    assert made == ["a", "b", "c", "a"]


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_what_python_callers_get_is_theirs_to_change(name: str) -> None:
    state, luck = tokonoma.game(name).new(seed=2), random.Random(2)
    for _ in range(30):
        state.play(luck.choice(state.legal()))
    before, given = state.view(state.to_act), state.view(state.to_act)
    scores = state.scores()
    for each in [*given["legal"], *given["scores"], *scores]:
        each.clear()
    given["table"].clear()
    assert state.view(state.to_act) == before
    for offer in before["legal"]:
        offer["say"].clear()
        offer["touch"].clear()
    for score in before["scores"]:
        for line in score["lines"]:
            line.clear()
    assert all(offer["say"] and offer["touch"] for offer in state.view(state.to_act)["legal"])
    assert all(line for score in state.view(state.to_act)["scores"] for line in score["lines"])
