"""A round of Goryō solved: mixed plans and mixed hunts that a reader gains little from (`bots/native/solver.py`).

Plans are paths, with Sprint while she has it, without a False Trail or with one on a space that other paths cross:
nobody asks about any other.
"""

from __future__ import annotations

from math import exp
from time import perf_counter
from typing import TYPE_CHECKING, Any

from tokonoma.bots.goryo_hunts import UNLIKELY, Choice, MixedHunt, Situations
from tokonoma.bots.goryo_plans import every_plan
from tokonoma.bots.goryo_round import MOST_CATCHES, Plan, Worths, behind_screen, bound_to, plan_of, possible_types
from tokonoma.games.goryo.components import NOWHERE
from tokonoma.kernel import native
from tokonoma.kernel.library import Game

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

SOLVER = "tokonoma.bots.native.solver"
PLACES = 1 << 19  # boards that a look keeps in mind
PLACE_BYTES = 20
MOST_LOOKS = 160
FEW_PLANS = 300  # they are all mixed at once; of more, False Trails are added as they are wanted
MOST_BOARDS = 1 << 30
BOARDS_A_SECOND = 600_000  # on a slow machine
BOARDS_A_MATCH = 5000  # what it takes to mix anew after a look, in boards
FAR = 1000.0  # seconds
HEAT = 0.01  # of the victory by which a plan may look worse and still be a habit
ROOM_A_PLAN = 4000  # bytes: its numbers and how it ends by every hunt
ROOM_A_SHARE = 24


class RoundSolver:
    """Her plans at the start of a round and how to mix them, better with every look."""

    def __init__(self, game: Game, board: Rules, most_hunts: int = MOST_LOOKS, habit: float = 0.0) -> None:
        self.board = board
        self.types = possible_types(board)
        own = [[plan_of(each, tuple(moves)) for _, moves in every_plan(each)] for each in self.starts()]
        paths = list(dict.fromkeys(plan._replace(bound=NOWHERE) for plans in own for plan in plans))
        trails = with_trails(board, paths)
        self.plans = [*paths, *(plan for _, plan in trails)]
        unit = native.companion(game.rulebook.unit, SOLVER)
        self.solver: Any = unit.Solver(len(self.plans), len(self.types), PLACES, most_hunts)
        self.worths = Worths(game, board)
        self.tell(paths, [set(plans) for plans in own])
        for i, (base, plan) in enumerate(trails):
            self.solver.add_trail(len(paths) + i, base, plan.trail, len(self.plans) <= FEW_PLANS)
        self.work = behind_screen(board, own[0][0])
        if habit > 0.0:
            self.add_habits(habit, own)

    def add_habits(self, habit: float, own: list[list[Plan]]) -> None:
        """Tell the solver that she plans so often by habit: what looks good before anybody hunts, no False Trail."""
        self.solver.habit = habit
        places = {plan: i for i, plan in enumerate(self.plans)}
        for j, plans in enumerate(own):
            values = [self.worths.at_first_sight(plan) for plan in plans]
            best = max(values, default=0.0)
            odds = [exp((value - best) / HEAT) for value in values]
            for plan, odd in zip(plans, odds, strict=True):
                self.solver.add_habit(places[plan._replace(bound=NOWHERE)], j, odd / sum(odds))

    def starts(self) -> list[Rules]:
        """The board for every type she may be bound to."""
        return [bound_to(self.board, kind) for kind in self.types]

    def tell(self, paths: list[Plan], own: list[set[Plan]]) -> None:
        """Tell the solver every path, and her share by how the hunt ends."""
        for i, plan in enumerate(paths):
            self.solver.add_plan(i, list(plan.path), plan.trail)
            for j, kind in enumerate(self.types):
                meant = plan._replace(bound=kind)
                for prints in range(len(plan.path) if meant in own[j] else 0):
                    for catches in range(MOST_CATCHES + 1):
                        self.solver.add_share(i, j, prints, catches, self.worths.of(meant, prints, catches))

    def solve(self, looks: int, boards: int = MOST_BOARDS, until: float = float("inf"), is_exact: bool = False) -> int:
        """Look so many times while boards and time last; return the boards that are left. Exact looks miss nothing."""
        for _ in range(looks):
            left = min(boards, int(BOARDS_A_SECOND * min(until - perf_counter(), FAR)))
            if left <= 0 or self.is_done or not self.solver.look_again(self.work.twin(), left, is_exact):
                break
            boards -= int(self.solver.boards) + BOARDS_A_MATCH
        return boards

    @property
    def hunts(self) -> int:
        """How many hunts were found."""
        return int(self.solver.hunts)

    @property
    def is_done(self) -> bool:
        """Whether another look would find nothing new."""
        return bool(self.solver.is_done)

    @property
    def kept(self) -> float:
        """Her share by the best mixture found, against the best hunt; the best one found, before an exact look.

        Where she plans by habit now and then, that is part of the mixture.
        """
        kept, found = float(self.solver.most_kept), float(self.solver.found)
        return kept if kept >= 0.0 else 1.0 - found

    @property
    def gained(self) -> float:
        """Her share by the best plans there are, now and then by habit, against the best mixture of hunts found."""
        return float(self.solver.least_gained)

    def mixed_hunt(self, at: int = 0) -> MixedHunt:
        """How the Samurai mix hunts, from a situation on."""
        situations: Situations = {}
        left = [at]
        while left:
            here = left.pop()
            if here == NOWHERE or here in situations:
                continue
            choices = [Choice(*each) for each in self.solver.actions_kept(here)]
            most = max(each.weight for each in choices)
            situations[here] = [each for each in choices if each.weight > UNLIKELY * most]
            left += [after for each in situations[here] for after in each[2:]]
        return MixedHunt(situations, at)

    def held_bytes(self) -> int:
        """About what it takes."""
        return PLACES * PLACE_BYTES + ROOM_A_PLAN * len(self.plans) + int(self.solver.room) * ROOM_A_SHARE

    def mixture(self, kind: int) -> dict[Plan, float]:
        """How likely she makes each plan when bound to a type."""
        j, n = self.types.index(kind), len(self.types)
        odds = {plan._replace(bound=kind): self.solver.kept[i * n + j] for i, plan in enumerate(self.plans)}
        return {plan: odd for plan, odd in odds.items() if odd > 0.0}


def with_trails(board: Rules, paths: list[Plan]) -> list[tuple[int, Plan]]:
    """Every path with every False Trail on a space that another path crosses, and which path it is."""
    if not board.has_trail:
        return []
    crossed = sorted({space for plan in paths for space in plan.path[1:]})
    return [
        (i, plan._replace(trail=space)) for i, plan in enumerate(paths) for space in crossed if space not in plan.path
    ]
