"""Gymnasium's own check, and what a learner meets."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tokonoma
import tokonoma.gymnasium

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_it_passes_the_environment_checker(game: str) -> None:
    check_env(tokonoma.gymnasium.env(game, bot="random"), skip_render_check=True)


def play(env: Any, seed: int) -> float:
    seen, _ = env.reset(seed=seed)
    random, ended, reward = np.random.default_rng(seed), False, 0.0
    while not ended:
        seen, reward, ended, _, info = env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        assert "refused" not in info
    return reward


@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_a_game_ends_with_its_reward_and_the_seed_decides_it(game: str) -> None:
    env = tokonoma.gymnasium.env(game, bot="random")
    rewards = [play(env, seed) for seed in range(6)]
    assert rewards == [play(env, seed) for seed in range(6)]
    assert set(rewards) <= {1.0, 0.0, -1.0}
    assert len(set(rewards)) > 1


def test_an_illegal_move_ends_the_game_with_a_loss() -> None:
    env = tokonoma.gymnasium.env("gorinto", bot="random")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(104)
    assert (reward, ended) == (-1.0, True)
    assert "104" in info["refused"]


def test_the_learner_has_the_seat_it_asks_for() -> None:
    env = tokonoma.gymnasium.env("koinobori", seats=4, bot="random", seat=3, render_mode="ansi")
    env.reset(seed=2)
    assert env.state.to_act == env.seat == 3
    assert env.render()
    with pytest.raises(tokonoma.Refusal):
        tokonoma.gymnasium.env("koinobori", seats=4, seat=4)
