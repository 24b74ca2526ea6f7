"""Random play of our games and of OpenSpiel's, side by side in one run: python benchmarks/beside_openspiel.py.

Both from Python as a researcher would call them, one thread, processor time, medians. Ours natively in one call, and
move by move through the Python state. Where OpenSpiel (pip install open_spiel) is missing
it measures ours alone and says so.
"""

import random
import statistics
import time
from collections.abc import Callable
from functools import partial

import tokonoma
from tokonoma.kernel import native

ROUNDS = 5
THEIRS = ("connect_four", "backgammon", "gin_rummy", "hearts")


def seconds(work: Callable[[], int]) -> tuple[float, float]:
    """The median processor time of a piece of work, and what it counted each time."""
    times, counted = [], 0
    for _ in range(ROUNDS):
        started = time.process_time()
        counted = work()
        times.append(time.process_time() - started)
    return statistics.median(times), counted


def show(name: str, games: int, work: Callable[[], int]) -> None:
    """Print one row."""
    spent, decisions = seconds(work)
    print(f"{name:44}{games / spent:>14,.0f} games/s{decisions / spent:>16,.0f} decisions/s")


def ours_natively(name: str, games: int) -> int:
    """Whole random games inside one native call."""
    game = tokonoma.game(name, mode="native")
    play = native.companion(game.rulebook.unit, "tokonoma.kernel.play").Play()
    board = game.new().board
    play.games(board, board.twin(), games, 1)
    return int(play.decisions)


def ours_step_by_step(name: str, games: int) -> int:
    """Random games by legal() and play() in notation."""
    luck, decisions = random.Random(1), 0
    for seed in range(games):
        state = tokonoma.game(name).new(seed=seed)
        while state.to_act is not None:
            state.play(luck.choice(state.legal()))
            decisions += 1
    return decisions


def theirs(name: str, games: int) -> int:
    """Random games of an OpenSpiel game, chance sampled."""
    import pyspiel

    game, luck, decisions = pyspiel.load_game(name), random.Random(1), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
    return decisions


def main() -> None:
    """Measure and print."""
    for name in tokonoma.GAMES:
        show(f"{name}, natively", 2000, partial(ours_natively, name, 2000))
        show(f"{name}, step by step from Python", 3, partial(ours_step_by_step, name, 3))
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        print("OpenSpiel is not installed: pip install open_spiel")
        return
    for name in THEIRS:
        show(f"OpenSpiel {name}, step by step from Python", 50, partial(theirs, name, 50))


if __name__ == "__main__":
    main()
