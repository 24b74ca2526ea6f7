"""Native code runs without Python's lock: threads work side by side, and others go on while one is at it."""

import ast
import sys
import threading
from typing import Any

import pytest

import tokonoma
from tests.kernel.threads import (
    ENOUGH,
    needs_compiled,
    needs_two_cores,
    side_by_side,
    ticks_during,
    times_the_work,
)
from tokonoma.kernel import native
from tokonoma.kernel.chapters import read_unit
from tokonoma.kernel.translate import names_without_lock

PLAY = "tokonoma.kernel.play"
GAMES = 12_000


def releases_the_lock(unit: str) -> bool:
    """Whether a `with nogil` stands in the unit's chapters."""
    chapters = read_unit(unit).chapters
    functions = [each for chapter in chapters for each in ast.walk(chapter.tree) if isinstance(each, ast.FunctionDef)]
    return any(names_without_lock(function) for function in functions)


@pytest.mark.parametrize("unit", native.units())
def test_a_unit_with_a_nogil_block_lets_go_of_the_lock(unit: str) -> None:
    needs_compiled(unit)
    assert (b"PyEval_SaveThread" in native.library(unit).read_bytes()) == releases_the_lock(unit)


def test_play_batches_and_searches_have_such_blocks() -> None:
    units = {unit for unit in native.units() if releases_the_lock(unit)}
    bots = {f"tokonoma.bots.native.{unit}" for unit in ("growing", "reader", "solver")}
    assert units == {PLAY, "tokonoma.kernel.sharing", *bots}


@pytest.fixture
def opening() -> Any:
    needs_compiled(PLAY, "tokonoma.games.gorinto.rules")
    return tokonoma.game("gorinto").new(4, seed=1)


def play(opening: Any, games: int, seed: int) -> None:
    board = opening.board.twin()
    unit = native.companion(opening.rulebook.unit, PLAY)
    unit.Play().games(board, board.twin(), games, seed)


@needs_two_cores
def test_two_threads_play_nearly_twice_as_many_random_games(opening: Any) -> None:
    jobs = [lambda: play(opening, GAMES, 1), lambda: play(opening, GAMES, 2)]
    assert times_the_work(jobs) >= ENOUGH


def test_another_threads_clock_ticks_while_games_are_played(opening: Any) -> None:
    assert ticks_during(lambda: play(opening, 5 * GAMES, 1)) >= 4  # with the lock held, one at most


@pytest.mark.parametrize("board", [None, 5, "board"])
def test_what_is_no_board_is_refused_before_the_lock_is_let_go(opening: Any, board: Any) -> None:
    unit = native.companion(opening.rulebook.unit, PLAY)
    with pytest.raises(TypeError):
        unit.Play().games(board, opening.board.twin(), 1, 1)


def test_two_calls_that_wait_for_each_other_do_the_work_of_one() -> None:
    assert side_by_side([[0, 0], [4, 0], [8, 0], [10, 0], [10, 5], [10, 10]]) == 1.0
    assert side_by_side([[0, 0], [3, 3], [6, 6], [10, 10]]) == 2.0
    assert side_by_side([[0, 0], [10, 10]]) == 0.0, "nothing was seen of it"


@pytest.mark.parametrize("form", native.FORMS)
def test_threads_that_ask_for_moves_at_once_get_their_own(form: str) -> None:
    """The page that moves are written on is lent to one of them at a time."""
    if form == "native":
        needs_compiled("tokonoma.games.gorinto.rules")
    first, other = (tokonoma.game("gorinto", mode=form).new(seats, seed=seats).board for seats in (2, 4))
    while len(other.legal_moves()) == len(first.legal_moves()):
        other.play(other.legal_moves()[0])
    wanted = {board: board.legal_moves() for board in (first, other)}
    wrong: list[Any] = []

    def ask(board: Any) -> None:
        wrong.extend(moves for _ in range(300) if (moves := board.legal_moves()) != wanted[board])

    switching = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=ask, args=(board,)) for board in (first, other)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(switching)
    assert not wrong
