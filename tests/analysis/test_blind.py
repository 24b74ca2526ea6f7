"""Nothing in the analysis reads the whole board: everything is asked of what the seat to act sees."""

from typing import Any, cast

import pytest

import tokonoma
from tests.analysis.test_compare import some_way_in
from tokonoma.analysis import compare
from tokonoma.analysis.compare import boards_ahead
from tokonoma.analysis.hint import hint
from tokonoma.analysis.record import Depth, judge
from tokonoma.analysis.study import think
from tokonoma.analysis.why import why
from tokonoma.kernel.state import State

DUELS = ("goryo",)  # no boards are looked at after a continuation


class CutState:
    """A state whose whole board may not be read; what a seat sees of it may."""

    def __init__(self, state: State) -> None:
        self.whole = state

    @property
    def board(self) -> Any:
        pytest.fail("the whole board was read")

    def __getattr__(self, name: str) -> Any:
        return getattr(self.whole, name)


def cut(name: str) -> tuple[State, int]:
    """A position some way into a game, and who is to act."""
    state = some_way_in(name, 9)
    assert state.to_act is not None
    return cast(State, CutState(state)), state.to_act


def test_reading_the_whole_board_fails() -> None:
    state, _ = cut("koinobori")
    with pytest.raises(pytest.fail.Exception, match="whole board"):
        state.board.fields()


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_comparing_reads_what_the_seat_sees(name: str) -> None:
    state, seat = cut(name)
    found = compare(state, seat, state.legal()[:2], playouts=10)
    assert len(found) == 2
    if name not in DUELS:
        assert len(list(boards_ahead(state, seat, found[0].move, 10, seed=1, worlds=2))) == 2


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_judging_hinting_and_thinking_read_what_the_seat_sees(name: str) -> None:
    state, seat = cut(name)
    assert judge(state, state.legal()[0], Depth(10), None).seat == seat
    one, two = compare(state, seat, state.legal()[:2], playouts=10)
    why(state, seat, two, one, 5, 1)
    assert hint(state, playouts=10).move in state.legal()
    assert think(state, 10).seat == seat
