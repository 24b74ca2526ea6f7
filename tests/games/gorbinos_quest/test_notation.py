"""Words: every move is written once, and reads back."""

import random

import tokonoma
from tests.games.gorbinos_quest.drawn import table
from tokonoma.games.gorbinos_quest.moves import MOVES
from tokonoma.games.gorbinos_quest.notation import words_of_turn


def test_there_are_fewer_than_four_hundred_moves() -> None:
    assert MOVES < 400


def test_every_legal_move_is_a_number_in_its_range_and_a_word_of_its_own() -> None:
    state, luck = tokonoma.game("gorbinos_quest").new(6, seed=3), random.Random(3)
    while state.to_act is not None:
        moves = state.board.legal_moves()
        assert moves == sorted(moves)
        assert moves[-1] < MOVES
        assert len(set(state.legal())) == len(moves)
        state.play(luck.choice(state.legal()))


def test_units_may_be_counted_in_a_word() -> None:
    board = table("").board
    assert words_of_turn(board, "play:trade sell:food*3 done") == ["play:trade", *["sell:food"] * 3, "done"]
    assert words_of_turn(board, "sell:food*0") == ["sell:food*0"]
