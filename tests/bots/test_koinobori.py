"""The worlds the judge of Koinobori imagines."""

from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

import tokonoma
from tokonoma import State
from tokonoma.bots import bot
from tokonoma.bots.native_units import judge_of, native_units
from tokonoma.bots.random import RandomBot
from tokonoma.bots.search import PuctParameters, Tree
from tokonoma.games.koinobori.ending import points
from tokonoma.kernel.native import ask

GAME = tokonoma.game("koinobori", mode="python")
COMPILED = tokonoma.game("koinobori")
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


def leavings() -> Iterator[State]:
    """Positions where one may take another card or leave it, and nothing else."""
    luck = RandomBot("random")
    for seed in range(30):
        state = COMPILED.new(2, seed=seed)
        while (seat := state.to_act) is not None:
            legal = state.legal()
            if legal[0].startswith("take:") and legal[-1] in ("stop", "skip") and len(legal) > 2:
                yield state.copy()
                break
            state.play(luck.move(state.view(seat), seed=len(state.steps)))


def test_a_card_that_one_may_take_looks_better_than_none() -> None:
    units, found = native_units(COMPILED), 0
    for state in leavings():
        assert state.to_act is not None
        board = units.game.from_view(state.view(state.to_act))
        *takes, leaving = judge_of(units, board).weights(board)
        assert leaving < 0.5 * min(takes)
        found += 1
    assert found > 20


def test_who_looks_one_turn_ahead_does_not_leave_a_card_that_costs_nothing() -> None:
    player = bot("greedy", COMPILED)
    for state in leavings():
        assert state.to_act is not None
        assert player.move(state.view(state.to_act), seed=1).startswith("take:")
