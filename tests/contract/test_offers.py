"""Moves as they are offered: whether each ends the turn, and that what is kept of offers is what would be made now."""

import random

import pytest

import tokonoma
from tests.contract.openings import Opening, openings
from tests.contract.test_preview import positions
from tokonoma.kernel.rulebook import Rulebook
from tokonoma.kernel.state import State

EVERY = pytest.mark.parametrize("opening", openings(), ids=str)


def ends_turn(state: State, word: str, forced: bool) -> bool:
    """Whether a move ends the turn, found out by playing it without luck."""
    after, seat = state.copy(), state.to_act
    after.luck = None
    after.play(word)
    while forced and after.to_act == seat and (only := after.forced()) is not None:
        after.play(only)
    return after.to_act != seat


@EVERY
@pytest.mark.parametrize("forced", [False, True])
def test_an_offer_says_whether_its_move_ends_the_turn(opening: Opening, forced: bool) -> None:
    for state in positions(opening, 41, 7):
        seat = state.to_act
        assert seat is not None
        for offer in state.offers(seat, state.seen_by(seat), forced):
            if not offer["reveals"]:  # what is revealed may bring another stage, which a cut board cannot know
                assert offer["ends_turn"] == ends_turn(state, offer["move"], forced), (state, offer)


@EVERY
def test_what_is_kept_of_offers_is_what_would_be_made_now(opening: Opening) -> None:
    for state in positions(opening, 42, 3):
        assert state.to_act is not None
        board = state.seen_by(state.to_act)
        book, moves = state.rulebook, board.legal_moves()
        ends = book.turn_ends(board, moves, True)
        assert book.offers(board, moves, ends) == Rulebook.offers(book, board, moves, ends)


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_a_word_is_played_as_it_reads_whatever_it_was_last_for(name: str) -> None:
    luck, state = random.Random(5), tokonoma.game(name).new(seed=5)
    for _ in range(60):
        words = state.legal()
        if not words:
            break
        word, wrong = luck.choice(words), luck.randrange(state.rulebook.moves)
        state.rulebook.numbers_of_words[word] = wrong
        meant = state.seen_by(state.to_act).legal_moves()[words.index(word)]
        before = len(state.numbers())
        state.play(word)
        assert state.numbers()[before] == meant
        assert state.rulebook.numbers_of_words[word] == meant
