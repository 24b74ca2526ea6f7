"""Solves the first round of Goryō for every start on the default palace: python benchmarks/goryo_openings.py.

Writes how to mix her plans for each type she may be bound to, and how to mix hunts, into
src/tokonoma/bots/goryo_openings.json, start by start, and goes on where it was stopped. `--looks` says how often a
round is looked through (`bots/native/solver.py`), `--seconds` how long at most.
"""

import argparse
import json
from multiprocessing import get_context
from time import perf_counter
from typing import Any

import tokonoma
from tokonoma.bots.goryo_hunts import write_hunt
from tokonoma.bots.goryo_openings import FILE, LEAST, opening_key, write_plan
from tokonoma.bots.goryo_solver import RoundSolver
from tokonoma.games.goryo.components import NOTHING, SPACES
from tokonoma.games.goryo.moves import STEP
from tokonoma.games.goryo.state import START

FOR_LOOKS = 0.7  # of the time; the rest is for looks that miss nothing


def first_round(actions: str, start: int) -> Any:
    """The board as the first round begins from a start, or None where nothing can be broken."""
    game = tokonoma.game("goryo")
    for seed in range(200):
        board = game.new(options={"actions": actions}, seed=seed).board
        if board.stage == START and STEP + start in board.legal_moves():
            board = board.twin()
            board.play(STEP + start)
            return board
    return None


def solved(job: tuple[str, int, int, float]) -> tuple[str, dict[str, Any], float]:
    """What a start is called; her mixture for every type and the mixed hunts, rounded, and the bounds of the value;
    how long it took."""
    actions, start, looks, seconds = job
    began, board = perf_counter(), first_round(actions, start)
    solver = RoundSolver(tokonoma.game("goryo"), board, looks)
    solver.solve(looks, until=began + FOR_LOOKS * seconds)
    solver.solve(looks, until=began + seconds, is_exact=True)
    mixtures = {}
    for kind in solver.types:
        odds = {write_plan(plan): round(odd, 3) for plan, odd in solver.mixture(kind).items() if odd >= LEAST}
        mixtures[str(kind)] = dict(sorted(odds.items(), key=lambda item: -item[1]))
    bounds = {"kept": round(solver.kept, 4), "gained": round(solver.gained, 4)}
    found = {**bounds, "mixtures": mixtures, "hunts": write_hunt(solver.mixed_hunt())}
    return opening_key(board), found, perf_counter() - began


def main() -> None:
    """Solve what is not in the file yet, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--looks", type=int, default=128)
    parser.add_argument("--seconds", type=float, default=1000.0, help="for one start, at most")
    parser.add_argument("--actions", default="standard,advanced", help="the samurai actions")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    found: dict[str, Any] = {"data": tokonoma.game("goryo").rulebook.data, "rounds": {}}
    if FILE.exists():
        found = json.loads(FILE.read_text())
    boards = {
        (actions, start): first_round(actions, start) for actions in asked.actions.split(",") for start in range(SPACES)
    }
    jobs = [
        (*key, asked.looks, asked.seconds)
        for key, board in boards.items()
        if board is not None and board.objects[key[1]] != NOTHING and opening_key(board) not in found["rounds"]
    ]
    with get_context("spawn").Pool(asked.processes) as pool:
        for name, made, seconds in pool.imap_unordered(solved, jobs):
            found["rounds"] = dict(sorted({**found["rounds"], name: made}.items()))
            FILE.write_text(json.dumps(found, separators=(",", ":")) + "\n")
            print(f"{name}: her share is {made['kept']:.3f} to {made['gained']:.3f} ({seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
