"""Searches grow without Python's lock, each tree in one thread."""

import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import tokonoma
from tests.kernel.threads import ENOUGH, needs_compiled, needs_two_cores, ticks_during, times_the_work
from tokonoma.bots.goryo_trees import NOT_BOUND, DuelTree
from tokonoma.bots.native_units import native_units
from tokonoma.bots.search import PuctParameters, Tree

PLAYOUTS = 10_000


def make_tree(name: str) -> tuple[Any, Any]:
    """A tree as the game's bot makes it, with what it grows from."""
    game = tokonoma.game(name)
    state = game.new(2, seed=7)
    if name == "goryo":
        state.play(state.legal()[0])  # a duel begins with her plan
    assert state.to_act is not None
    board, units = state.seen_by(state.to_act), native_units(game)
    if name == "goryo":
        return DuelTree(units, board, NOT_BOUND), board
    return Tree(units, board, state.to_act, PuctParameters()), board


@pytest.fixture(params=["gorinto", "gorbinos_quest", "koinobori", "goryo"])
def game(request: Any) -> str:
    needs_compiled(f"tokonoma.games.{request.param}.rules", f"tokonoma.bots.native.{request.param}")
    return str(request.param)


def native_tree(tree: Any) -> Any:
    return tree.duel if isinstance(tree, DuelTree) else tree.search


def grow(tree: Any, board: Any, playouts: int) -> None:
    """One native call, however long it takes."""
    chance = tokonoma.game(board_game(tree)).rulebook.contract.Chance(1)
    native_tree(tree).play_out(tree.judge, board, tree.work, chance, playouts)


def board_game(tree: Any) -> str:
    return "goryo" if isinstance(tree, DuelTree) else str(tree.units.game.name)


@needs_two_cores
def test_two_threads_make_nearly_twice_as_many_playouts(game: str) -> None:
    trees = [make_tree(game) for _ in range(2)]
    jobs: list[Callable[[], None]] = [partial(grow, *pair, PLAYOUTS) for pair in trees]
    assert times_the_work(jobs) >= ENOUGH


def long_call(game: str) -> tuple[Any, Any, int]:
    """A tree and as many playouts as take about a third of a second."""
    tree, board = make_tree(game)
    began = time.perf_counter()
    grow(tree, board, PLAYOUTS)
    return tree, board, int(PLAYOUTS * 0.3 / (time.perf_counter() - began)) + 1


def test_another_threads_clock_ticks_while_a_search_runs(game: str) -> None:
    tree, board, playouts = long_call(game)
    assert ticks_during(lambda: grow(tree, board, playouts)) >= 4  # with the lock held, one at most


def test_a_tree_that_grows_in_one_thread_is_refused_to_another(game: str) -> None:
    tree, board, playouts = long_call(game)
    thread = threading.Thread(target=grow, args=(tree, board, playouts))
    thread.start()
    while thread.is_alive() and not native_tree(tree).is_growing:
        time.sleep(0.0005)
    changes: list[Callable[[], object]] = [
        lambda: grow(tree, board.twin(), 1),
        lambda: native_tree(tree).reserve(1 << 20),
    ]
    for change in changes:
        with pytest.raises(RuntimeError, match="another thread"):
            change()
    thread.join()
    grow(tree, board, 1)


def test_a_duel_before_the_goryo_has_chosen_her_start_is_refused() -> None:
    tree, _ = make_tree("goryo")
    with pytest.raises(ValueError, match="she plans or is hunted"):
        grow(tree, tokonoma.game("goryo").new(2, seed=7).board, 1)


def test_no_two_trees_of_a_search_share_what_they_write_to(game: str) -> None:
    (one, _), (other, _) = make_tree(game), make_tree(game)
    assert one.judge is not other.judge
    assert one.work is not other.work


def test_a_compiled_judge_says_how_good_each_move_looks(game: str) -> None:
    tree, board = make_tree(game)
    weights = tree.judge.weights(board)
    assert len(weights) == len(board.legal_moves())
    assert min(weights) > 0.0
