"""The worlds the judge of Koinobori imagines."""

from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

import tokonoma
from tokonoma.bots.native_units import judge_of, native_units
from tokonoma.bots.random import RandomBot
from tokonoma.bots.search import PuctParameters, Tree
from tokonoma.games.koinobori.ending import points
from tokonoma.kernel.native import ask

GAME = tokonoma.game("koinobori", mode="python")
WORLDS = 300


@pytest.fixture
def board() -> Any:
    """A table where the other seat has cards face down."""
    state, luck = GAME.new(2, seed=5), RandomBot("random")
    while state.board.levels[1] < 2 or state.to_act != 0 or sum(state.board.heights) < 5:
        state.play(luck.move(state.view(state.to_act), seed=len(state.steps)))
    board = state.board.twin()
    board.hide_from(0)
    return board


def worlds(board: Any, trust: float) -> Iterator[Any]:
    units = native_units(GAME)
    judge = judge_of(units, board)
    judge.trust = trust
    judge.begin()
    chance, page = GAME.rulebook.contract.Chance(3), GAME.rulebook.contract.Page()
    for _ in range(WORLDS):
        world = board.twin()
        judge.imagine(world, 0, chance, page)
        yield world


def test_the_others_are_taken_to_have_hidden_what_scores(board: Any) -> None:
    even = [ask(points, world, 1) for world in worlds(board, trust=0.0)]
    likely = [ask(points, world, 1) for world in worlds(board, trust=0.3)]
    assert fmean(likely) > fmean(even) + 1
    assert min(likely) < fmean(even)  # a poor post stays possible


def test_every_world_looks_like_the_table_to_the_seat_that_imagines(board: Any) -> None:
    seen = board.fields()
    for world in worlds(board, trust=0.3):
        world.hide_from(0)
        assert world.fields() == seen


def test_a_tree_that_grows_on_forgets_the_world_of_the_playout_before(board: Any) -> None:
    tree = Tree(native_units(GAME), board, 0, PuctParameters())
    tree.grow(board, 1, 2, float("inf"))
    assert tree.judge.is_kept
    tree.grow(board, 1, 0, float("inf"))
    assert not tree.judge.is_kept
