"""Batches: the same games as one by one, whatever the number of threads; illegal actions are refused."""

from typing import Any

import numpy as np
import pytest

import tokonoma
from tests.contract.openings import Opening, openings
from tokonoma import Refusal
from tokonoma.environments.batch import Batch
from tokonoma.kernel.contract import CHANCE

DEFAULT = pytest.mark.parametrize("opening", [each for each in openings() if len(each.options) == 1], ids=str)
N = 24


def batch_of(opening: Opening, **settings: Any) -> Batch:
    return tokonoma.batch(opening.game, N, opening.seats, dict(opening.options), seed=5, **settings)


def follow(batch: Batch, steps: int, seed: int = 1) -> list[bytes]:
    """Play at random; everything the batch showed, step by step."""
    random = np.random.default_rng(seed)
    shown = []
    assert batch.observations is not None
    for _ in range(steps):
        batch.step(batch.random_actions(random))
        arrays = (batch.to_act, batch.masks, batch.observations, batch.rewards, batch.done)
        shown.append(b"".join(array.tobytes() for array in arrays))
    return shown


@DEFAULT
def test_the_number_of_threads_changes_nothing(opening: Opening) -> None:
    with batch_of(opening) as one, batch_of(opening, threads=3) as three:
        assert follow(one, 120) == follow(three, 120)


@DEFAULT
def test_a_game_of_a_batch_is_a_game_by_itself(opening: Opening) -> None:
    batch, random = batch_of(opening), np.random.default_rng(2)
    state = opening.new(None)
    state.luck = state.rulebook.contract.Chance(int(first_luck()))
    state.settle()
    assert batch.observations is not None
    done = False
    while not done:
        actions = batch.random_actions(random)
        assert batch.to_act[0] == state.to_act
        assert np.flatnonzero(batch.masks[0]).tolist() == sorted(state.legal_numbers())
        assert batch.observations[0].tolist() == state.observation(state.to_act).tolist()
        state.step(int(actions[0]))
        batch.step(actions)
        done = bool(batch.done[0])
        assert done == (state.to_act is None)
    assert batch.rewards[0].tolist() == pytest.approx(state.returns())
    assert batch.to_act[0] != CHANCE
    assert batch.masks[0].any(), "a new game has begun"


def first_luck() -> int:
    from tokonoma.environments.batch import first_lucks

    return int(first_lucks(5, 1)[0, 0])


@DEFAULT
def test_an_illegal_action_is_refused_and_nothing_changes_anywhere(opening: Opening) -> None:
    batch, random = batch_of(opening), np.random.default_rng(3)
    for _ in range(10):
        batch.step(batch.random_actions(random))
    before = [board.fields() for board in batch._boards]
    for wrong in (-1, batch.moves, 2**31 - 1, int(np.flatnonzero(~batch.masks[7])[0])):
        actions = batch.random_actions(random)
        actions[7] = wrong
        with pytest.raises(Refusal, match="game 7"):
            batch.step(actions)
        assert [board.fields() for board in batch._boards] == before


def test_what_a_caller_writes_into_the_masks_makes_nothing_legal() -> None:
    batch = tokonoma.batch("koinobori", 4)
    wrong = int(np.flatnonzero(~batch.masks[0])[0])
    batch.masks[:] = True
    with pytest.raises(Refusal):
        batch.step(np.full(4, wrong))


def test_buffers_of_ones_own_are_filled() -> None:
    masks = np.zeros((8, 105), np.bool_)
    batch = tokonoma.batch("gorinto", 8, buffers={"masks": masks})
    assert batch.masks is masks
    assert masks.any(axis=1).all()
    for wrong in (np.zeros((8, 104), np.bool_), np.zeros((8, 105), np.int8), np.zeros((105, 8), np.bool_).T):
        with pytest.raises(ValueError, match="masks"):
            tokonoma.batch("gorinto", 8, buffers={"masks": wrong})
    with pytest.raises(Refusal):
        tokonoma.batch("gorinto", 8, buffers={"mask": masks})


def test_secrets_stay_hidden_in_a_batch() -> None:
    seen = tokonoma.batch("koinobori", 8, seed=3)
    whole = tokonoma.batch("koinobori", 8, seed=3, observe="all")
    other_hand = seen.schema["hands"].place.start + 6
    assert seen.observations is not None
    assert whole.observations is not None
    assert (seen.observations[:, other_hand : other_hand + 6] == 81).all()
    assert (whole.observations[:, other_hand : other_hand + 6] != 81).any()


@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_uncompiled_batches_play_the_same(game: str) -> None:
    fast, plain = (tokonoma.batch(game, 3, seed=4, mode=mode) for mode in ("native", "python"))
    assert follow(fast, 25) == follow(plain, 25)


@pytest.mark.parametrize("wrong", [{"n": 0}, {"n": 3, "threads": 0}])
def test_a_batch_has_games_and_threads(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="at least"):
        tokonoma.batch("gorinto", **wrong)
