"""PettingZoo's own tests, over every game, number of seats and mode."""

import contextlib
import io
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import tokonoma.pettingzoo
from tests.contract.openings import Opening, openings
from tokonoma import Refusal

pytestmark = pytest.mark.filterwarnings("ignore")
DEFAULT = pytest.mark.parametrize("opening", [each for each in openings() if len(each.options) == 1], ids=str)
SMALLEST = pytest.mark.parametrize("game", tokonoma.GAMES)


def made(opening: Opening, **settings: Any) -> Any:
    return tokonoma.pettingzoo.env(opening.game, opening.seats, dict(opening.options), **settings)


@DEFAULT
def test_it_passes_the_api_test(opening: Opening) -> None:
    api_test(made(opening), num_cycles=60)


@DEFAULT
def test_it_passes_the_seed_test(opening: Opening) -> None:
    seed_test(lambda: made(opening), num_cycles=30)


@SMALLEST
def test_it_passes_the_render_test(game: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        render_test(lambda render_mode: tokonoma.pettingzoo.env(game, render_mode=render_mode))
    assert said.getvalue().strip()


def test_it_runs_the_performance_benchmark(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter(range(0, 1000, 4))
    monkeypatch.setattr("time.time", lambda: next(times))  # its five seconds pass in two cycles
    with contextlib.redirect_stdout(io.StringIO()) as said:
        performance_benchmark(tokonoma.pettingzoo.raw_env("gorinto"))
    assert "turns" in said.getvalue()


@DEFAULT
def test_rewards_come_at_the_end_and_add_up_to_nothing(opening: Opening) -> None:
    env = tokonoma.pettingzoo.raw_env(opening.game, opening.seats, dict(opening.options))
    env.reset(seed=3)
    random, earned = np.random.default_rng(3), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        earned[agent] += reward
        env.step(None if ended else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    worth = [earned[agent] for agent in env.possible_agents]
    assert max(worth) > 0 or opening.seats == 1
    assert sum(worth) == pytest.approx(0) or opening.seats == 1


def test_a_seat_sees_nothing_of_another_hand() -> None:
    env = tokonoma.pettingzoo.raw_env("koinobori", 3)
    env.reset(seed=1)
    schema = env.game.rulebook.schema
    hands = schema.read(env.observe("seat_1")["observation"])["hands"]
    assert (hands[0] != 81).any()
    assert (hands[1:] == 81).all()


def test_an_illegal_action_is_refused_without_wrappers_and_ends_the_game_with_them() -> None:
    env = tokonoma.pettingzoo.raw_env("gorinto")
    env.reset(seed=1)
    with pytest.raises(Refusal):
        env.step(104)
    env = tokonoma.pettingzoo.env("gorinto")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(104)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_pictures_differ_when_the_table_does() -> None:
    env = tokonoma.pettingzoo.raw_env("gorinto", render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    env.step(env.state_of_game.legal_numbers()[0])
    after = env.render()
    assert before.shape == after.shape
    assert (before != after).any()


def test_an_unknown_way_to_render_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode"):
        tokonoma.pettingzoo.raw_env("gorinto", render_mode="svg")
