"""Our games beside OpenSpiel's, PettingZoo's and Pgx's nearest ones, in one run: python benchmarks/beside_others.py

Random play from Python as a researcher would write it, one thread, processor time, the median of some rounds with the
least and the most. A step is one decision of a player. What is not installed is left out and named; Pgx is made for
accelerators, so its figures on a processor are no fair picture of it.

    python benchmarks/beside_others.py --rounds 5 --seconds 1
    python benchmarks/beside_others.py --threads 1,2       # batches alone, by wall clock, over threads
"""

import argparse
import os
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from statistics import median
from typing import Any

import numpy as np

import tokonoma
from tokonoma.kernel import native

SPIEL = ("hearts", "gin_rummy", "backgammon", "connect_four")
PETTING = ("connect_four_v3", "hanabi_v5", "texas_holdem_v4")
PGX = ("connect_four", "backgammon", "kuhn_poker")
SIDE_BY_SIDE = 1024


def batch_steps(name: str, seconds: float, observe: str | None, clock: Callable[[], float], threads: int = 1) -> float:
    """Steps a second of a batch; choosing the actions is not counted."""
    spent, steps, luck = 0.0, 0, np.random.default_rng(1)
    with tokonoma.batch(name, SIDE_BY_SIDE, 2, observe=observe, threads=threads) as batch:
        while spent < seconds:
            actions = batch.random_actions(luck)
            started = clock()
            batch.step(actions)
            spent += clock() - started
            steps += SIDE_BY_SIDE
    return steps / spent


def counted(play: Callable[[random.Random], int], seconds: float) -> float:
    """Steps a second of whole games, one after another."""
    luck, steps, started = random.Random(1), 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        steps += play(luck)
    return steps / spent


def native_games(name: str, luck: random.Random) -> int:
    """A thousand random games inside one native call."""
    game = tokonoma.game(name, mode="native")
    play = native.companion(game.rulebook.unit, "tokonoma.kernel.play").Play()
    board = game.new(2).board
    play.games(board, board.twin(), 1000, luck.getrandbits(31))
    return int(play.decisions)


def our_loop(game: tokonoma.Game, luck: random.Random) -> int:
    """A game by `legal_numbers` and `step`."""
    state, steps = game.new(2, seed=luck.getrandbits(32)), 0
    while state.to_act is not None:
        numbers = state.legal_numbers()
        state.step(numbers[int(luck.random() * len(numbers))])
        steps += 1
    return steps


def spiel_loop(game: Any, luck: random.Random) -> int:
    """A game of OpenSpiel, chance sampled."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
    return steps


def petting_loop(env: Any, luck: random.Random) -> int:
    """A game of a PettingZoo environment, with its masks."""
    env.reset(seed=luck.getrandbits(31))
    steps = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, info = env.last()
        mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
        env.step(None if ended or cut else luck.choice(np.flatnonzero(mask).tolist()))
        steps += not (ended or cut)
    return steps


def pgx_steps(name: str, seconds: float) -> float:
    """Steps a second of Pgx's batch on this processor, compiled beforehand."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env, keys = pgx.make(name), jax.random.split(jax.random.PRNGKey(1), SIDE_BY_SIDE)
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(pgx.auto_reset(env.step, env.init)))
    state = begin(keys)
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(float)), axis=1))
    state = jax.block_until_ready(step(state, draw(keys[0], state.legal_action_mask), keys))
    steps, spent = 0, 0.0
    while spent < seconds:
        keys = jax.vmap(lambda key: jax.random.split(key)[0])(keys)
        actions = jax.block_until_ready(draw(keys[0], state.legal_action_mask))
        started = time.process_time()
        state = jax.block_until_ready(step(state, actions, keys))
        spent += time.process_time() - started
        steps += SIDE_BY_SIDE
    return steps / spent


def ours(seconds: float) -> Iterator[tuple[str, Callable[[], float]]]:
    """Our games in every form."""
    for name in tokonoma.GAMES:
        game = tokonoma.game(name)
        yield f"{name}, natively in one call", partial(counted, partial(native_games, name), seconds)
        yield f"{name}, batch with masks", partial(batch_steps, name, seconds, None, time.process_time)
        yield f"{name}, batch with observations", partial(batch_steps, name, seconds, "seat", time.process_time)
        yield f"{name}, Python loop", partial(counted, partial(our_loop, game), seconds)


def of_openspiel(seconds: float) -> Iterator[tuple[str, Callable[[], float]]]:
    """OpenSpiel's own games, and ours by its interface."""
    import pyspiel

    import tokonoma.openspiel

    for name in (*SPIEL, *(f"tokonoma_{each}" for each in tokonoma.GAMES)):
        yield f"OpenSpiel {name}", partial(counted, partial(spiel_loop, pyspiel.load_game(name)), seconds)


def of_pettingzoo(seconds: float) -> Iterator[tuple[str, Callable[[], float]]]:
    """PettingZoo's own classic games that are installed, and ours by its interface."""
    import tokonoma.pettingzoo

    for name in PETTING:
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except Exception as why:
            print(f"PettingZoo {name} is left out: {str(why).splitlines()[0]}")
            continue
        yield f"PettingZoo {name}", partial(counted, partial(petting_loop, env), seconds)
    for game in tokonoma.GAMES:
        loop = partial(petting_loop, tokonoma.pettingzoo.env(game))
        yield f"PettingZoo tokonoma {game}", partial(counted, loop, seconds)


def of_pgx(seconds: float) -> Iterator[tuple[str, Callable[[], float]]]:
    """Pgx's games."""
    import_module("pgx")
    for name in PGX:
        yield f"Pgx {name}, batch, on the processor", partial(pgx_steps, name, seconds)


def show(name: str, measure: Callable[[], float], rounds: int) -> None:
    """Print a row: the median, the least and the most steps a second."""
    found = [measure() for _ in range(rounds)]
    print(f"| {name} | {median(found):,.0f} | {min(found):,.0f} to {max(found):,.0f} |", flush=True)


def compare(rounds: int, seconds: float) -> None:
    """Everything that is installed, one after another."""
    for family in (ours, of_openspiel, of_pettingzoo, of_pgx):
        try:
            for name, measure in family(seconds):
                show(name, measure, rounds)
        except ImportError as why:
            print(f"{family.__name__.removeprefix('of_')} is left out: {why}")


def over_threads(counts: list[int], rounds: int, seconds: float) -> None:
    """Batches by wall clock, for some numbers of threads."""
    for name in tokonoma.GAMES:
        for threads in counts:
            measure = partial(batch_steps, name, seconds, "seat", time.perf_counter, threads)
            show(f"{name}, batch with observations, {threads} threads", measure, rounds)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each round")
    parser.add_argument("--threads", help="only batches, over these numbers of threads: 1,2")
    asked = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {time.strftime('%Y-%m-%d')}")
    print("| what | steps a second, median | least to most |\n| --- | --- | --- |")
    if asked.threads:
        over_threads([int(each) for each in asked.threads.split(",")], asked.rounds, asked.seconds)
    else:
        compare(asked.rounds, asked.seconds)


if __name__ == "__main__":
    main()
