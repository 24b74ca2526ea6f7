"""What goals, tiles and key elements on a mat turned out to bring in Gorinto, season by season.

    python benchmarks/gorinto_prices.py --seats 2 --games 400        (needs numpy)

One bot plays every seat. At the start of each turn a row is noted for every seat: what its goals would give now, its
tiles, its tiles of key elements, whether it is to act; and at the end, the wisdom it gained from there on. A least
squares fit of the differences between seats tells what each is worth. `bots/native/gorinto.py` follows these prices.
"""

import argparse
import os
from multiprocessing import get_context
from typing import TYPE_CHECKING

import numpy as np

import tokonoma
from tokonoma.bots import bot
from tokonoma.games.gorinto.components import LANDSCAPE_NAMES, SEASON_NAMES
from tokonoma.games.gorinto.goals import goal_of, wisdom_from
from tokonoma.kernel.native import ask

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules

NOTED = ("season", "path", "goals", "tiles", "keys", "to act", "wisdom")


def play(job: tuple[int, int, str]) -> list[list[list[float]]]:
    """One game: at the start of each turn a row for every seat, with the wisdom it still gained in the end."""
    deal, seats, name = job
    game = tokonoma.game("gorinto")
    state = game.new(seats, {"landscape": LANDSCAPE_NAMES[deal % len(LANDSCAPE_NAMES)]}, seed=deal)
    bots = [bot(name, game) for _ in range(seats)]
    turns: dict[tuple[int, int], list[list[float]]] = {}
    while (seat := state.to_act) is not None:
        board = state.board
        if (board.season, board.turns) not in turns:
            turns[board.season, board.turns] = [note(board, each) for each in range(seats)]
        state.play(bots[seat].move(state.view(seat), seed=deal * 1_000_003 + len(state.steps)))
    totals = [line["total"] for line in state.scores()]
    return [[[*row[:-1], total - row[-1]] for row, total in zip(rows, totals, strict=True)] for rows in turns.values()]


def note(board: "Rules", seat: int) -> list[float]:
    """What a seat has, as numbers in the order of NOTED."""
    mat = board.mats[seat]
    goals = sum(ask(wisdom_from, board, ask(goal_of, board, seat, slot), seat) for slot in range(2))
    keys = sum(mat[element] for element in board.keys)
    return [board.season, board.tiles_on_path, goals, sum(mat), keys, board.to_act == seat, board.wisdom[seat]]


def main() -> None:
    """Play, fit and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="search:1000p")
    asked = parser.parse_args()
    jobs = [(deal, asked.seats, asked.bot) for deal in range(1, asked.games + 1)]
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        turns = np.array([turn for game in pool.map(play, jobs) for turn in game], float)
    print("season  path   goals  tiles   keys  to act   left unexplained, in wisdom")
    for season, path in sorted({(row[0, 0], -row[0, 1]) for row in turns}):
        rows = turns[(turns[:, 0, 0] == season) & (turns[:, 0, 1] == -path)][:, :, 2:]
        rows = (rows - rows.mean(axis=1, keepdims=True)).reshape(-1, rows.shape[2])
        prices = np.linalg.lstsq(rows[:, :-1], rows[:, -1], rcond=None)[0]
        rest = np.std(rows[:, -1] - rows[:, :-1] @ prices)
        told = "".join(f"{price:7.2f}" for price in prices)
        print(f"{SEASON_NAMES[int(season)]:6} {-path:5.0f} {told} {rest:8.1f}")


if __name__ == "__main__":
    main()
