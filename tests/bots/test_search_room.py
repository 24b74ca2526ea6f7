"""A tree takes room for nodes as far as its time allows, and keeps what it has."""

import pytest

import tokonoma
from tokonoma.bots.native_units import native_units
from tokonoma.bots.search import MOST_NODES, PuctParameters, Tree


@pytest.fixture
def tree() -> Tree:
    state = tokonoma.game("gorinto").new(2, seed=7)
    assert state.to_act is not None
    return Tree(native_units(tokonoma.game("gorinto")), state.seen_by(state.to_act), state.to_act, PuctParameters())


def test_a_tree_with_time_makes_room_for_what_playouts_add(tree: Tree) -> None:
    tree.make_room(1000, left=float("inf"))
    assert tree.search.capacity >= 64_000


def test_a_tree_without_time_stays_as_large_as_it_is(tree: Tree) -> None:
    before = tree.search.capacity
    tree.make_room(1000, left=0.0001)
    assert tree.search.capacity == before


def test_a_tree_keeps_what_it_knows_when_it_gets_more_room(tree: Tree) -> None:
    board = tokonoma.game("gorinto").new(2, seed=7).board
    tree.grow(board, seed=1, playouts=50, until=float("inf"))
    before = tree.search.tried()
    tree.search.reserve(20 * tree.search.capacity)
    assert tree.search.tried() == before
    tree.grow(board, seed=2, playouts=2000, until=float("inf"))
    other = Tree(native_units(tokonoma.game("gorinto")), board, board.to_act, PuctParameters())
    other.search.reserve(1_000_000)
    other.grow(board, seed=1, playouts=50, until=float("inf"))
    other.grow(board, seed=2, playouts=2000, until=float("inf"))
    assert tree.search.tried() == other.search.tried()


def test_a_tree_never_outgrows_its_bound(tree: Tree) -> None:
    for _ in range(3):
        tree.make_room(10**6, left=float("inf"))
    assert tree.search.capacity == MOST_NODES
