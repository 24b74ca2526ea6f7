"""A turn at a table is made once: one copy of the game, and one reading of what was typed."""

from collections import Counter
from typing import Any

import pytest

import tokonoma
from tokonoma import Refusal, State
from tokonoma.server.journal import Journal


@pytest.fixture
def journal() -> Journal:
    return Journal(tokonoma.game("gorinto").new(seats=2, seed=4), at=0.0)


def whole_turn(state: State) -> list[str]:
    """The words of one turn of several decisions, played on a copy."""
    seat, copy, words = state.to_act, state.copy(), []
    while copy.to_act == seat:
        words.append(copy.legal()[0])
        copy.play(words[-1])
    return words


def test_a_whole_turn_copies_and_reads_once(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    while len(turn := whole_turn(journal.state)) < 2:
        change = journal.change(0.0)
        change.move(journal.state.to_act or 0, turn[0])
        journal.adopt(change)
    done: Counter[str] = Counter()
    for owner, name in ((State, "copy"), (type(journal.state.rulebook), "words_of_turn")):
        count_calls(owner, name, done, monkeypatch)
    journal.change(0.0).move(journal.state.to_act or 0, " ".join(turn))
    assert done == {"copy": 1, "words_of_turn": 1}


def count_calls(owner: Any, name: str, done: Counter[str], monkeypatch: pytest.MonkeyPatch) -> None:
    first = getattr(owner, name)

    def counted(*given: Any) -> Any:
        done[name] += 1
        return first(*given)

    monkeypatch.setattr(owner, name, counted)


def test_a_turn_refused_at_its_last_word_leaves_the_game_as_it_was(journal: Journal) -> None:
    state, words = journal.state, whole_turn(journal.state)
    before = state.position(), list(state.steps), state.may_undo()
    with pytest.raises(Refusal):
        state.play(" ".join([*words, "b>b3"]))
    with pytest.raises(Refusal):
        journal.change(0.0).move(state.to_act or 0, " ".join([*words, "b>b3"]))
    with pytest.raises(Refusal):
        state.decide("no such word")
    assert (journal.state.position(), list(journal.state.steps), journal.state.may_undo()) == before


def test_a_seat_that_is_not_to_act_decides_nothing(journal: Journal) -> None:
    with pytest.raises(Refusal) as refused:
        journal.state.decide(journal.state.legal()[0], 1 - (journal.state.to_act or 0))
    assert refused.value.code == "not_your_turn"
