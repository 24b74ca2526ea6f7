"""Solved rounds of Goryō against searched ones, on the same deals: python benchmarks/goryo_solved.py.

Every deal is played four times: plans searched or solved, hunted by a search or by solved hunts, with the same budget.
Games are kept in a file, one line a deal, and the same command goes on from there.
"""

import argparse
import json
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Any

import tokonoma
from tokonoma.arena.reading import searcher
from tokonoma.arena.statistics import interval
from tokonoma.bots.goryo import GoryoBot

SIDES = ("searched", "solved")


class Searching(GoryoBot):
    """Never solves a round."""

    def plan_by_solution(self, *_: Any) -> bool:
        """No."""
        return False

    def solve_hunt(self, *_: Any) -> None:
        """No."""


def play(name: str, seed: int, her: str, them: str) -> dict[str, float]:
    """One game: who won, and the longest decision of either side in seconds."""
    game = tokonoma.game("goryo")
    budget = searcher(name, game).budget
    players = [(Searching if side == "searched" else GoryoBot)(name, budget, game) for side in (her, them)]
    state, longest = game.new(seed=seed), [0.0, 0.0]
    while state.to_act is not None:
        seat, began = state.to_act, perf_counter()
        state.play(players[seat].move(state.view(seat), 1_000_003 * seed + 17 * len(state.steps) + seat))
        longest[seat] = max(longest[seat], perf_counter() - began)
    return {"won": state.board.shares()[0], "her_longest": longest[0], "their_longest": longest[1]}


def play_deal(job: tuple[str, int]) -> dict[str, Any]:
    """A deal four times."""
    name, seed = job
    return {"bot": name, "seed": seed} | {
        f"{her}, {them}": play(name, seed, her, them) for her in SIDES for them in SIDES
    }


def table(deals: list[dict[str, Any]]) -> list[str]:
    """How often she won, by who searched."""
    lines = [
        "| bot | deals | her plans, their hunt | she won | longest decision, mean |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name in dict.fromkeys(deal["bot"] for deal in deals):
        own = [deal for deal in deals if deal["bot"] == name]
        for way in (f"{her}, {them}" for her in SIDES for them in SIDES):
            won = sum(deal[way]["won"] for deal in own)
            low, high = interval(won, len(own))
            longest = fmean(max(deal[way]["her_longest"], deal[way]["their_longest"]) for deal in own)
            share = f"{100 * won / len(own):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
            lines.append(f"| `{name}` | {len(own)} | {way} | {share} | {longest:.2f} s |")
    return lines


def main() -> None:
    """Play what is not kept yet, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", default="search:0.2", help="names joined by commas")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="deals, each played four times")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, required=True)
    asked = parser.parse_args()
    deals = [json.loads(line) for line in asked.keep.read_text().splitlines()] if asked.keep.exists() else []
    known = {(deal["bot"], deal["seed"]) for deal in deals}
    jobs = [(name, seed) for seed in range(asked.games) for name in asked.bots.split(",") if (name, seed) not in known]
    with get_context("spawn").Pool(asked.processes) as pool, asked.keep.open("a") as file:
        for deal in pool.imap_unordered(play_deal, jobs):
            deals.append(deal)
            print(json.dumps(deal), file=file, flush=True)
    print("\n".join(table(deals)))


if __name__ == "__main__":
    main()
