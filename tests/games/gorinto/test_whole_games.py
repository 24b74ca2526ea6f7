"""Whole games in every mode, through the public Python."""

import random

import pytest

import tokonoma

TABLES = [
    (2, {}),
    (2, {"removal": "tactical"}),
    (3, {}),
    (3, {"order": "compassionate", "landscape": "waves"}),
    (4, {"landscape": "mesa"}),
    (4, {"order": "compassionate", "landscape": "lake"}),
    (4, {"mode": "partnership", "landscape": "hill"}),
    (1, {}),
    (1, {"difficulty": "expert"}),
]


def random_game(seats, options, seed):
    state = tokonoma.game("gorinto").new(seats=seats, options=options, seed=seed)
    choose = random.Random(seed)
    while state.to_act is not None:
        state.play(choose.choice(state.legal()))
    return state


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_random_game_ends_and_its_record_replays_to_the_same_position(seats, options):
    state = random_game(seats, options, seed=7)
    assert len(state.steps) <= tokonoma.game("gorinto").rulebook.longest
    assert tokonoma.replay(state.record()).position() == state.position()
    assert state.outcome()["shares"] == state.board.shares()
