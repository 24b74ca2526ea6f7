"""Words of moves and draws: each reads back."""

import random

import pytest

from tests.games.koinobori.drawn import drawn, open_game
from tokonoma import Refusal


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_legal_move_has_its_own_word_which_plays_it(seats: int) -> None:
    luck = random.Random(seats)
    state = open_game().new(seats=seats, seed=seats)
    while state.to_act is not None:
        board = state.board.twin()
        numbers, words = board.legal_moves(), state.legal()
        assert len(set(words)) == len(numbers)
        i = luck.randrange(len(words))
        board.play(numbers[i])
        state.luck = None
        state.play(words[i])
        assert state.board.fields() == board.fields()
        while state.to_act == -1:
            state.play(luck.choice(state.legal()))


def test_a_whole_turn_may_be_given_at_once() -> None:
    state = drawn("flags purple lime pink\nown0 li+bl li+pu li+pi\nhand0 dg+li+or dg+li+bl\nhand1 or:steal bl:steal")
    first, second = state.board.hands[0][:2]
    state.play(f"PLAY:{first}>P1 play:{second}>p2")
    assert state.to_act == 1


def test_a_turn_with_one_bad_word_changes_nothing() -> None:
    state = drawn("flags purple lime pink\nown0 li+bl li+pu li+pi\nhand0 dg+li+or dg+li+bl\nhand1 or:steal bl:steal")
    before = state.board.fields()
    with pytest.raises(Refusal):
        state.play(f"play:{state.board.hands[0][0]}>p1 play:80>p2")
    assert state.board.fields() == before


def test_the_last_card_of_the_row_is_taken_from_the_left() -> None:
    state = drawn("flags purple lime pink\nrow dg\nhand0 dg:move li+or+bl\nhand1 or:steal bl:steal")
    assert [word for word in state.legal() if word.startswith("take")] == ["take:left"]
    with pytest.raises(Refusal, match="the last card of the row, which is taken by take:left"):
        state.play("take:right")


def test_an_empty_row_gives_nothing() -> None:
    state = drawn("flags purple lime pink\nrow\nhand0 dg:move li+or+bl\nhand1 or:steal bl:steal")
    with pytest.raises(Refusal, match="the draw row is empty"):
        state.play("take:left")
