"""What a seat cannot know never reaches it: states that differ only in that give it the same bytes."""

import random

import pytest

from tests.contract.openings import Opening, canonical, openings, walk
from tokonoma import Refusal, State
from tokonoma.kernel.contract import OVER, SPECTATOR, Board

DEFAULT = pytest.mark.parametrize("opening", [each for each in openings() if len(each.options) == 1], ids=str)


def heard(state: State, move: str, audience: int) -> str:
    """What an audience receives when a move is played: the events, then its new view."""
    events = [state.rulebook.event_for(event, audience) for event in state.play(move)]
    view = state.view(None if audience == SPECTATOR else audience)
    return canonical([[event for event in events if event is not None], view])


def imagined(state: State, audience: int, seed: int) -> State:
    """The same state with everything the audience cannot know drawn anew."""
    other = state.copy()
    other.board.imagine_for(audience, state.rulebook.contract.Chance(seed))
    return other


@DEFAULT
def test_an_imagined_state_looks_to_its_seat_like_the_true_one(opening: Opening) -> None:
    state = opening.new(seed=21)
    for i, _ in enumerate(walk(state, random.Random(21))):
        if i % 5 == 0:
            for audience in (SPECTATOR, *range(state.seats)):
                seat = None if audience == SPECTATOR else audience
                truth = canonical(state.view(seat))
                for seed in range(3):
                    other = imagined(state, audience, seed)
                    assert canonical(other.view(seat)) == truth
                    assert state.rulebook.problems(other.board) == []


@DEFAULT
def test_a_board_can_be_imagined_from_the_view_alone(opening: Opening) -> None:
    state, game = opening.new(seed=22), opening.opened()
    for i, _ in enumerate(walk(state, random.Random(22))):
        if i % 6 == 0:
            for audience in range(state.seats):
                view = state.view(audience)
                board = game.imagine(view, i).board
                true = state.board.twin()
                true.imagine_for(audience, state.rulebook.contract.Chance(i))
                assert board.fields() == true.fields()


@DEFAULT
def test_hiding_twice_hides_no_more(opening: Opening) -> None:
    state = opening.new(seed=23)
    for i, _ in enumerate(walk(state, random.Random(23))):
        if i % 5 == 0:
            for audience in (SPECTATOR, *range(state.seats)):
                board = state.seen_by(None if audience == SPECTATOR else audience)
                once = board.fields()
                board.hide_from(audience)
                assert board.fields() == once


@DEFAULT
def test_a_hidden_board_can_be_played_on(opening: Opening) -> None:
    state = opening.new(seed=26, mode="python")  # from source, where an index out of range raises
    for i, _ in enumerate(walk(state, random.Random(26), 60)):
        if i % 4 == 0:
            for audience in (SPECTATOR, *range(state.seats)):
                board = state.seen_by(None if audience == SPECTATOR else audience)
                for move in board.legal_moves():
                    board.twin().play(move)


@DEFAULT
def test_a_move_that_shows_its_seat_something_new_says_so(opening: Opening) -> None:
    """Where what the seat knows after a move depends on what it could not know before; a game that is over is told."""
    state = opening.new(seed=27)
    for i, _ in enumerate(walk(state, random.Random(27), 120)):
        seat = state.to_act
        if i % 3 == 0 and seat is not None and not state.rulebook.hides_nothing:
            worlds = [state.board, *(imagined(state, seat, seed).board for seed in range(4))]
            known = state.seen_by(seat)
            for move in known.legal_moves()[:12]:
                if len({known_after(board, move, seat) for board in worlds}) > 1:
                    assert state.rulebook.reveals(known, move), state.rulebook.write_move(known, move)


def known_after(board: Board, move: int, seat: int) -> str:
    """What a seat knows right after a move, before any draw, while the game goes on."""
    after = board.twin()
    after.play(move)
    after.hide_from(seat)
    return "over" if after.to_act == OVER else canonical(after.fields())


@DEFAULT
def test_the_seat_to_act_sees_all_its_moves(opening: Opening) -> None:
    state = opening.new(seed=24)
    for _ in walk(state, random.Random(24)):
        assert state.seen_by(state.to_act).legal_moves() == state.board.legal_moves()


def answered(state: State, turn: str) -> str:
    """The refusal of a turn, or that it is taken; the state stays as it was."""
    try:
        state.copy().play(turn)
    except Refusal as refusal:
        return canonical(refusal.to_json())
    return "taken"


@DEFAULT
def test_a_turn_that_is_refused_tells_nothing_that_it_would_have_revealed(opening: Opening) -> None:
    state = opening.new(seed=3)
    for i, _ in enumerate(walk(state, random.Random(3))):
        if i % 2 == 0 and state.to_act is not None:
            others = [imagined(state, state.to_act, seed) for seed in range(3)]
            for seed, other in enumerate(others):
                other.luck = state.rulebook.contract.Chance(seed)
            for move in state.legal()[:40]:
                after = others[0].copy()
                after.play(move)
                if after.to_act == state.to_act and not after.may_undo():
                    for word in ["nonsense", *after.legal()[:6]]:
                        assert len({answered(other, f"{move} {word}") for other in others}) == 1
