"""What a bot of Goryō solves at the start of a round: how to mix her plans, how to mix hunts.

A round is solved where there is time for it; first rounds on the default palace were solved beforehand. Whoever has
less time searches (`bots/goryo.py`).
"""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Any

from tokonoma.bots.contract import Budget, Candidate
from tokonoma.bots.goryo_hunts import MixedHunt
from tokonoma.bots.goryo_openings import opening, opening_hunt, opening_mixture
from tokonoma.bots.goryo_plans import laid_so_far, planning
from tokonoma.bots.goryo_round import Plan
from tokonoma.bots.goryo_solver import MOST_LOOKS, RoundSolver
from tokonoma.games.goryo.components import NOTHING, NOWHERE, SPRINT_STEPS
from tokonoma.games.goryo.moves import CONFIRM, SPRINT, STEP, TRAIL
from tokonoma.kernel.library import Game

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

LEAST_PLAYOUTS = 1000  # of a budget that is enough to solve a round
LEAST_SECONDS = 0.1
LEAST_SECONDS_EARLY = 0.15  # in the first two rounds, which have many more plans
LATE = 3  # rounds from here on have fewer
BOARDS_A_PLAYOUT = 1200  # looked at in place of a playout
FOR_STARTS = 4  # one part in so many of them is for choosing where she starts
FOR_EXACT = 3  # one part in so many of the boards is kept for looks that miss nothing
FOR_LOOKS = 0.85  # of the time; the rest is for the search where there was too little
LEAST_FLOW = 0.01  # a later solution that comes to a situation less often knows little about it
MOST_SECONDS = 3.0  # of looks while one hunt goes on
HABIT = 0.1  # how often the Samurai take her to plan by what looks good before anybody hunts
HABIT_OF_LEVELS = 0.05  # the same with playouts that are kept: hunts of a named level are not to be read
LEAST_HUNTS = 8  # below, a mixture is worse than what a search finds


def has_time(game: Game, board: Rules, budget: Budget) -> bool:
    """Whether a budget is enough to solve a round, or solved it was before; seconds are too short from source."""
    if budget.playouts is None:
        least = LEAST_SECONDS if board.round >= LATE or opening(game, board) else LEAST_SECONDS_EARLY
        return game.rulebook.mode == "native" and (budget.seconds or 0.0) >= least
    return budget.keeps_tree and budget.playouts >= LEAST_PLAYOUTS


def solved_round(game: Game, board: Rules, budget: Budget, until: float, habit: float = 0.0) -> RoundSolver | None:
    """The round that begins on a board, solved as far as the budget goes; None where that is not far enough."""
    now = perf_counter()
    solver = RoundSolver(game, planning(board, NOTHING), habit=habit)
    if budget.playouts is None:
        solver.solve(MOST_LOOKS, until=now + FOR_LOOKS * (until - now))
    else:
        boards = BOARDS_A_PLAYOUT * budget.playouts
        left = solver.solve(MOST_LOOKS, boards - boards // FOR_EXACT)
        solver.solve(MOST_LOOKS, left + boards // FOR_EXACT, is_exact=True)
    return solver if solver.hunts >= LEAST_HUNTS or solver.is_done else None


def habit_for(budget: Budget) -> float:
    """How often hunts of a budget reckon with a plan made by habit."""
    return HABIT if budget.playouts is None else HABIT_OF_LEVELS


class SolvedHunt:
    """How to mix hunts as one goes on, and her share of the round; better with every decision there is time for."""

    def __init__(self, mixed: MixedHunt, share: float, solver: RoundSolver | None = None) -> None:
        self.mixed = mixed
        self.share = share
        self.solver = solver
        self.seconds_left = MOST_SECONDS

    def think_on(self, until: float) -> None:
        """Look at the round further, and mix by what is found if it still comes here."""
        if self.solver is None or self.solver.is_done or self.seconds_left <= 0.0:
            return
        now = perf_counter()
        self.solver.solve(MOST_LOOKS, until=now + FOR_LOOKS * min(until - now, self.seconds_left))
        self.seconds_left -= perf_counter() - now
        if self.mixed.at != NOWHERE:
            mixed = self.solver.mixed_hunt(self.mixed.at)
            if mixed.flow() >= LEAST_FLOW:
                self.mixed, self.share = mixed, self.solver.kept

    def go_on(self, move: int, is_green: bool) -> None:
        """Follow an action and its answer."""
        self.mixed = self.mixed.after(move, is_green)

    def held_bytes(self) -> int:
        """About what it takes."""
        return self.mixed.held_bytes() + (self.solver.held_bytes() if self.solver else 0)


def solved_starts(game: Game, board: Rules, budget: Budget, until: float) -> dict[int, float]:
    """Her share of the first round from every start, whatever she is bound to; nothing without time for it."""
    found: dict[int, float] = {}
    starts = [int(move) for move in board.legal_moves()]
    part = replace(budget, playouts=budget.playouts and budget.playouts // (FOR_STARTS * len(starts)))
    for i, move in enumerate(starts):
        after = board.twin()
        after.play(move)
        if not has_time(game, after, budget):
            return {}
        now = perf_counter()
        share = share_from(game, after, part, now + (until - now) / (len(starts) - i))
        if share is None:
            return {}
        found[move] = share
    return found


def share_from(game: Game, board: Rules, budget: Budget, until: float) -> float | None:
    """Her share of a first round: as known, or halfway between its bounds; None where they are not found in time."""
    known = opening(game, board)
    if known:
        return float(known["kept"])
    solver = solved_round(game, board, budget, until)
    return (solver.kept + solver.gained) / 2 if solver else None


def solved_mixture(game: Game, board: Rules, budget: Budget, until: float) -> tuple[dict[Plan, float], float] | None:
    """How to mix her plans at the start of a round, and her share by it; None where there is no time to solve it."""
    if board.steps or board.trail != NOWHERE or not has_time(game, board, budget):
        return None
    known = opening(game, board)
    if known:
        return opening_mixture(known, board.bound), known["kept"]
    solver = solved_round(game, board, budget, until)
    return (solver.mixture(board.bound), solver.kept) if solver else None


def solved_hunt(game: Game, board: Rules, budget: Budget, until: float) -> SolvedHunt | None:
    """How to mix hunts as one begins; None where there is no time to solve it."""
    if board.calls or not has_time(game, board, budget):
        return None
    known = opening(game, board)
    if known:
        return SolvedHunt(opening_hunt(known), known["kept"])
    solver = solved_round(game, board, budget, until, habit_for(budget))
    if solver is None:
        return None
    return SolvedHunt(solver.mixed_hunt(), solver.kept, None if budget.playouts else solver)


def draw_action(odds: dict[int, float], luck: Any) -> int:
    """An action, as likely as its odds."""
    moves = list(odds)
    return moves[int(luck.index([round(1_000_000 * odds[move]) for move in moves]))]


def draw_solved(mixture: dict[Plan, float], luck: Any) -> Plan:
    """A plan, as likely as its odds."""
    plans = list(mixture)
    return plans[int(luck.index([round(1_000_000 * mixture[plan]) for plan in plans]))]


def moves_of(plan: Plan) -> list[int]:
    """A plan as the moves that lay it."""
    steps = [(SPRINT if i == SPRINT_STEPS else STEP) + space for i, space in enumerate(plan.path) if i]
    return [*steps, *([TRAIL + plan.trail] if plan.trail != NOWHERE else []), CONFIRM]


def solved_candidates(board: Rules, mixture: dict[Plan, float], kept: float, words: dict[int, str]) -> list[Candidate]:
    """How her next cube may be laid, the likeliest first: odds of a thousand, and her share by the mixture."""
    laid, odds = laid_so_far(board), dict.fromkeys(words, 0.0)
    for plan, odd in mixture.items():
        moves = moves_of(plan)
        if moves[: len(laid)] == laid:
            odds[moves[len(laid)]] += odd
    return likeliest_first(odds, kept, words)


def likeliest_first(odds: dict[int, float], value: float, words: dict[int, str]) -> list[Candidate]:
    """Moves with their odds of a thousand."""
    found = [Candidate(words[move], round(1000 * odd), value) for move, odd in odds.items() if odd > 0.0]
    return sorted(found, key=lambda each: -each.visits)
