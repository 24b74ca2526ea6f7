"""How far the bots of Goryō can be read: what best responses gain against them on the last round.

    python -m tokonoma.arena.reading --bot search:0.2 --positions 16

Positions are last rounds that the bot reached against itself. Shares are hers, and luck makes them sway, so the mean
over positions comes with its deviation. In each position:

- **Her plans.** The bot plans many times, for every type she may be bound to. A reader of the same strength is told
  most of those plans and how often she made each, so that it weighs every path exactly as she does: the best response.
  It hunts the others, and so does the bot. How much less she keeps against the reader is what reading her gains.
- **Their hunt.** Every path she has is tried against the bot's hunt, the best ones again, and the very best anew: only
  those last tries count. How much more she keeps so than by the bot's own plans is what reading them gains.
"""

import argparse
import json
import os
import sys
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any

from tokonoma.bots import bot
from tokonoma.bots.contract import Bot
from tokonoma.bots.goryo import NOT_BOUND, GoryoBot, Grove, Tried
from tokonoma.bots.goryo_plans import every_plan
from tokonoma.bots.judges import Bench
from tokonoma.games.goryo.components import GORYO, ROUNDS, SAMURAI
from tokonoma.games.goryo.state import PLAN
from tokonoma.kernel.library import Game
from tokonoma.kernel.library import game as open_game

KNOWN = 3  # plans the reader is told for each one it hunts
FINALISTS = 5  # paths that are tried again, and how often
TRIES = 4

Plan = tuple[int, list[int]]  # a bound type, and her moves


def last_round(game: Game, name: str, seed: int) -> Any:
    """A state at the start of a last round that is not yet decided, reached by the bot against itself, or None."""
    state = game.new(seed=seed)
    bots = [bot(name, game), bot(name, game)]
    while state.to_act is not None:
        board = state.board
        if board.round == ROUNDS and board.stage == PLAN and board.steps == 0 and board.tiles_intact < 5:
            return state
        state.play(bots[state.to_act].move(state.view(state.to_act), seed + len(state.steps)))
    return None


def bound_to(board: Any, kind: int) -> Any:
    """The same board with her bound to a type."""
    other = board.twin()
    other.bound = kind
    return other


def possible_types(board: Any) -> list[int]:
    """The types she may be bound to, for all the Samurai know."""
    return [kind for kind, flipped in enumerate(board.tiles) if not flipped and bound_to(board, kind).legal_moves()]


def state_of(game: Game, board: Any, seed: int) -> Any:
    """A state that goes on from a board."""
    state = game.new(seed=seed)
    state.board.become(board)
    return state


def plan_by_bot(game: Game, name: str, board: Any, kind: int, seed: int) -> Plan:
    """One plan the bot makes when bound to a type."""
    state, moves = state_of(game, bound_to(board, kind), seed), []
    planner = bot(name, game)
    while state.to_act == GORYO and state.board.stage == PLAN:
        word = planner.move(state.view(GORYO), seed)
        written = {game.rulebook.write_move(state.board, move): move for move in state.board.legal_moves()}
        moves.append(written[word])
        state.play(word)
    return kind, moves


class Reader(GoryoBot):
    """Hunts as the bot does, but knows how often she makes each plan, and takes what it found best."""

    def __init__(self, name: str, known: list[Plan], game: Game) -> None:
        budget = bot(name, game).budget
        super().__init__(name, budget, game)
        self.known = known

    def plant(self, units: Bench, board: Any) -> Grove:
        """A duel in which her plans are given."""
        grove = Grove(units, board, NOT_BOUND)
        grove.duel.make_room(grove.duel.room + sum(len(moves) for _, moves in self.known))
        grove.duel.habit = 0.0
        for kind, moves in self.known:
            grove.duel.sow(kind, moves, 1.0)
        grove.duel.settle_plans()
        return grove

    def decide(self, tried: dict[int, Tried], legal: list[int], luck: Any) -> int:
        """The action that was taken most."""
        return max(legal, key=lambda move: tried.get(move, Tried()).visits)


def hunt(game: Game, hunter: Bot, board: Any, plan: Plan, seed: int) -> float:
    """Her share when somebody hunts a plan."""
    state = state_of(game, bound_to(board, plan[0]), seed)
    for move in plan[1]:
        state.play(game.rulebook.write_move(state.board, move))
    while state.to_act is not None:
        state.play(hunter.move(state.view(SAMURAI), seed + len(state.steps)))
    return float((state.outcome() or {})["shares"][GORYO])


def hunts(game: Game, name: str, board: Any, plans: list[Plan], seed: int) -> list[float]:
    """Her share when the bot hunts each of some plans."""
    return [hunt(game, bot(name, game), board, plan, seed + 7919 * i) for i, plan in enumerate(plans)]


def best_path(game: Game, name: str, board: Any, seed: int) -> Plan:
    """The path that keeps most against the bot's hunt: all are tried, and the best ones again."""
    paths = [(int(board.bound), moves) for _, moves in every_plan(board)]
    first = hunts(game, name, board, paths, seed)
    best = sorted(range(len(paths)), key=lambda i: -first[i])[:FINALISTS]
    again = {i: first[i] + sum(hunts(game, name, board, [paths[i]] * TRIES, seed + 1 + i)) for i in best}
    return paths[max(best, key=lambda i: again[i])]


def read_position(name: str, plans: int, seed: int) -> dict[str, float] | None:
    """Her share in one position: against a reader, against the bot, and when she reads the bot."""
    game = open_game("goryo")
    state = last_round(game, name, seed)
    if state is None:
        return None
    board = state.board
    types = possible_types(board)
    made = [plan_by_bot(game, name, board, types[i % len(types)], seed + i) for i in range((KNOWN + 1) * plans)]
    known, others = made[plans:], made[:plans]
    own = [plan_by_bot(game, name, board, board.bound, seed + 31 * i) for i in range(plans)]
    best = best_path(game, name, board, seed)
    return {
        "paths": len(every_plan(board)),
        "she_is_read": fmean(
            hunt(game, Reader(name, known, game), board, plan, seed + i) for i, plan in enumerate(others)
        ),
        "she_is_hunted": fmean(hunts(game, name, board, others, seed)),
        "she_plays": fmean(hunts(game, name, board, own, seed)),
        "she_reads": fmean(hunts(game, name, board, [best] * plans, seed + 104_729)),
    }


def spread(numbers: list[float]) -> dict[str, float]:
    """A mean and its deviation."""
    return {"mean": fmean(numbers), "deviation": stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0}


def summary(found: list[dict[str, float]]) -> dict[str, Any]:
    """What reading gains, over all positions."""
    return {
        "positions": len(found),
        "paths": spread([each["paths"] for each in found]),
        "her_share": spread([each["she_is_hunted"] for each in found]),
        "reading_her_gains": spread([each["she_is_hunted"] - each["she_is_read"] for each in found]),
        "reading_them_gains": spread([each["she_reads"] - each["she_plays"] for each in found]),
    }


def main() -> None:
    """Find positions, read them, tell."""
    parser = argparse.ArgumentParser(prog="python -m tokonoma.arena.reading", description="how far bots can be read")
    parser.add_argument("--bot", default="search:0.2")
    parser.add_argument("--positions", type=int, default=16, metavar="N", help="games begun; some end too early")
    parser.add_argument("--plans", type=int, default=16, metavar="N", help="plans that are hunted by either")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N")
    asked = parser.parse_args()
    found = []
    with get_context("spawn").Pool(asked.processes) as pool:
        seeds = range(1000 * asked.seed, 1000 * asked.seed + asked.positions)
        for each in pool.imap_unordered(partial(read_position, asked.bot, asked.plans), seeds):
            if each:
                found.append(each)
                print(json.dumps(each), file=sys.stderr, flush=True)
    print(json.dumps(summary(found), indent=1) if found else "every game ended before its last round")


if __name__ == "__main__":
    main()
