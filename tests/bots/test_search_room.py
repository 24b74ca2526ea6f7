"""A tree takes room for nodes only as far as its time allows."""

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
    tree.make_room(1000, left=0.001)
    assert tree.search.capacity == before


def test_a_tree_never_outgrows_its_bound(tree: Tree) -> None:
    for _ in range(3):
        tree.make_room(10**6, left=float("inf"))
    assert tree.search.capacity == MOST_NODES
