"""Solves the first round of Goryō for every start on the default palace: python benchmarks/goryo_openings.py.

Writes how to mix her plans for each type she may be bound to into src/tokonoma/bots/goryo_openings.json, start by
start, and goes on where it was stopped. `--looks` says how often a round is looked through (`bots/native/solver.py`).
"""

import argparse
import json
from time import process_time
from typing import Any

import tokonoma
from tokonoma.bots.goryo_openings import FILE, LEAST, opening_key, write_path
from tokonoma.bots.goryo_solver import RoundSolver
from tokonoma.games.goryo.components import NOTHING, SPACES
from tokonoma.games.goryo.moves import STEP
from tokonoma.games.goryo.state import START


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


def solved(board: Any, looks: int) -> dict[str, Any]:
    """Her mixture for every type, rounded, and what it keeps."""
    solver = RoundSolver(tokonoma.game("goryo"), board)
    solver.solve(looks)
    solver.try_average()
    mixtures = {}
    for kind in solver.types:
        odds = {write_path(plan.path): round(odd, 3) for plan, odd in solver.mixture(kind).items() if odd >= LEAST}
        mixtures[str(kind)] = dict(sorted(odds.items(), key=lambda item: -item[1]))
    return {"kept": round(solver.kept, 4), "mixtures": mixtures}


def main() -> None:
    """Solve what is not in the file yet, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--looks", type=int, default=28)
    parser.add_argument("--actions", default="standard", help="the samurai actions: standard, or advanced too")
    asked = parser.parse_args()
    found: dict[str, Any] = {"data": tokonoma.game("goryo").rulebook.data, "rounds": {}}
    if FILE.exists():
        found = json.loads(FILE.read_text())
    for actions in asked.actions.split(","):
        for start in range(SPACES):
            board = first_round(actions, start)
            if board is None or board.objects[start] == NOTHING or opening_key(board) in found["rounds"]:
                continue
            began = process_time()
            found["rounds"][opening_key(board)] = solved(board, asked.looks)
            found["looks"] = asked.looks
            FILE.write_text(json.dumps(found, separators=(",", ":")) + "\n")
            kept = found["rounds"][opening_key(board)]["kept"]
            print(f"{opening_key(board)}: she keeps {kept:.3f} ({process_time() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
