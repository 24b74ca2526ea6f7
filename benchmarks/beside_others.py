"""Our games beside OpenSpiel's, PettingZoo's and Pgx's nearest ones, in one run: python benchmarks/beside_others.py

Random play from Python as a researcher would write it: steps a second of processor time and of the wall clock, medians
of some rounds. A step is one decision of a player. What is not installed is left out and named. Pgx runs where JAX puts
it, and the table says where: it is made for accelerators, so its figures on a processor are no fair picture of it, and
on an accelerator only its wall clock means something.

    python benchmarks/beside_others.py --rounds 5 --seconds 1
    python benchmarks/beside_others.py --only pgx
    python benchmarks/beside_others.py --threads 1,2       # batches alone, over threads
    python benchmarks/beside_others.py --threads 1,2,4,8,16 --scaling   # beside what as many processes give
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
import scaling

import tokonoma
from tokonoma.kernel import native

SPIEL = ("hearts", "gin_rummy", "backgammon", "connect_four")
PETTING = ("connect_four_v3", "hanabi_v5", "texas_holdem_v4")
PGX = ("connect_four", "backgammon", "hex")
SIDE_BY_SIDE = 4096


Rates = tuple[float, float]  # steps a second of processor time, and of the wall clock


class Watch:
    """Adds up processor time and wall-clock time spent inside it."""

    processor = wall = 0.0

    def __enter__(self) -> None:
        self.started = time.process_time(), time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.processor += time.process_time() - self.started[0]
        self.wall += time.perf_counter() - self.started[1]

    def rates(self, steps: int) -> Rates:
        """Steps a second by both clocks."""
        return steps / max(self.processor, 1e-9), steps / self.wall


def batch_steps(name: str, seconds: float, observe: str | None, threads: int = 1) -> Rates:
    """Steps a second of a batch; choosing the actions is not counted."""
    watch, steps, actions = Watch(), 0, np.zeros(SIDE_BY_SIDE, np.intc)
    with tokonoma.batch(name, SIDE_BY_SIDE, 2, observe=observe, threads=threads) as batch:
        while watch.processor < seconds * threads:
            batch.random_actions(out=actions)
            with watch:
                batch.step(actions)
            steps += SIDE_BY_SIDE
    return watch.rates(steps)


def counted(play: Callable[[random.Random], int], seconds: float) -> Rates:
    """Steps a second of whole games, one after another."""
    luck, steps, watch = random.Random(1), 0, Watch()
    while watch.processor < seconds:
        with watch:
            steps += play(luck)
    return watch.rates(steps)


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


def recorded(game: tokonoma.Game) -> tuple[tokonoma.State, tokonoma.Mark, list[int]]:
    """A random game, a mark at its beginning, and its decisions."""
    state, luck, decisions = game.new(2, seed=1), random.Random(1), []
    mark = state.mark()
    while state.to_act is not None:
        decisions.append(luck.choice(state.legal_numbers()))
        state.step(decisions[-1])
    return state, mark, decisions


def steps_again(state: tokonoma.State, mark: tokonoma.Mark, decisions: list[int], luck: random.Random) -> int:
    """The decisions of a game once more, one `step` for each: checked, draws included."""
    state.undo_to(mark)
    for number in decisions:
        state.step(number)
    return len(decisions)


def one_game(game: tokonoma.Game, luck: random.Random) -> int:
    """The same, counted as one."""
    return min(1, our_loop(game, luck))


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


def pgx_steps(name: str, many: int, seconds: float) -> Rates:
    """Steps a second of Pgx's batch where JAX puts it, compiled beforehand; choosing the actions is not counted."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env, keys = pgx.make(name), jax.random.split(jax.random.PRNGKey(1), many)
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(pgx_auto_reset(env)))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(float)), axis=1))
    state, steps, watch = begin(keys), 0, Watch()
    state = jax.block_until_ready(step(state, draw(keys[0], state.legal_action_mask), keys))
    while watch.wall < seconds:
        keys = jax.vmap(lambda key: jax.random.split(key)[0])(keys)
        actions = jax.block_until_ready(draw(keys[0], state.legal_action_mask))
        with watch:
            state = jax.block_until_ready(step(state, actions, keys))
        steps += many
    return watch.rates(steps)


def pgx_auto_reset(env: Any) -> Any:
    """A step after which a finished game begins anew."""
    return import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)


def ours(seconds: float) -> Iterator[tuple[str, Callable[[], Rates]]]:
    """Our games in every form."""
    for name in tokonoma.GAMES:
        game = tokonoma.game(name)
        yield f"{name}, natively in one call", partial(counted, partial(native_games, name), seconds)
        yield f"{name}, batch with masks", partial(batch_steps, name, seconds, None)
        yield f"{name}, batch with observations", partial(batch_steps, name, seconds, "seat")
        yield f"{name}, Python loop", partial(counted, partial(our_loop, game), seconds)
        yield f"{name}, `step` alone", partial(counted, partial(steps_again, *recorded(game)), seconds)
        yield f"{name}, Python loop, whole games", partial(counted, partial(one_game, game), seconds)


def of_openspiel(seconds: float) -> Iterator[tuple[str, Callable[[], Rates]]]:
    """OpenSpiel's own games, and ours by its interface."""
    import pyspiel

    import tokonoma.openspiel

    for name in (*SPIEL, *(f"tokonoma_{each}" for each in tokonoma.GAMES)):
        yield f"OpenSpiel {name}", partial(counted, partial(spiel_loop, pyspiel.load_game(name)), seconds)


def of_pettingzoo(seconds: float) -> Iterator[tuple[str, Callable[[], Rates]]]:
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


def of_pgx(seconds: float) -> Iterator[tuple[str, Callable[[], Rates]]]:
    """Pgx's games, in batches as large as ours."""
    import_module("pgx")
    device = import_module("jax").devices()[0].device_kind
    for name in PGX:
        yield f"Pgx {name}, batch, {device}", partial(pgx_steps, name, SIDE_BY_SIDE, seconds)


def show(name: str, measure: Callable[[], Rates], rounds: int) -> None:
    """Print a row: steps a second of processor time, median, least and most; and of the wall clock, median."""
    processor, wall = zip(*(measure() for _ in range(rounds)), strict=True)
    spread = f"{min(processor):,.0f} to {max(processor):,.0f}"
    print(f"| {name} | {median(processor):,.0f} | {spread} | {median(wall):,.0f} |", flush=True)


FAMILIES = {"tokonoma": ours, "openspiel": of_openspiel, "pettingzoo": of_pettingzoo, "pgx": of_pgx}


def compare(families: list[str], rounds: int, seconds: float) -> None:
    """Everything that is installed, one after another."""
    for name in families:
        try:
            for what, measure in FAMILIES[name](seconds):
                show(what, measure, rounds)
        except ImportError as why:
            print(f"{name} is left out: {why}")


def over_threads(counts: list[int], rounds: int, seconds: float) -> None:
    """Batches for some numbers of threads."""
    for name in tokonoma.GAMES:
        for observe, what in ((None, "masks"), ("seat", "observations")):
            for threads in counts:
                measure = partial(batch_steps, name, seconds, observe, threads)
                show(f"{name}, batch with {what}, {threads} threads", measure, rounds)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, help="5, with --scaling 3")
    parser.add_argument("--seconds", type=float, help="of each round: 1, with --scaling 0.1")
    parser.add_argument("--only", choices=FAMILIES, action="append", help="this library alone; may be given again")
    parser.add_argument("--threads", help="only batches, over these numbers of threads: 1,2")
    parser.add_argument("--scaling", action="store_true", help="with --threads: beside as many processes")
    parser.add_argument("--games", type=int, default=SIDE_BY_SIDE, help="of a batch, with --scaling")
    asked = parser.parse_args()
    rounds, seconds = asked.rounds or (3 if asked.scaling else 5), asked.seconds or (0.1 if asked.scaling else 1.0)
    counts = [int(each) for each in (asked.threads or "1,2").split(",")]
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {time.strftime('%Y-%m-%d')}")
    if asked.scaling:
        scaling.over_threads(counts, asked.games, rounds, seconds)
        return
    print("| what | steps a processor second, median | least to most | steps a second by the clock, median |")
    print("| --- " * 4 + "|")
    if asked.threads:
        over_threads(counts, rounds, seconds)
    else:
        compare(asked.only or list(FAMILIES), rounds, seconds)


if __name__ == "__main__":
    main()
