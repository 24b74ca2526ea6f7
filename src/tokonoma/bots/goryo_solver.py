"""A round of Goryō solved: mixed plans and mixed hunts that a reader gains little from (`bots/native/solver.py`).

Plans are paths, with Sprint while she has it, without a False Trail or with one on a space that other paths cross:
nobody asks about any other.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

from tokonoma.bots.goryo_plans import every_plan
from tokonoma.bots.goryo_round import MOST_CATCHES, Plan, Worths, behind_screen, bound_to, plan_of, possible_types
from tokonoma.games.goryo.components import NOWHERE
from tokonoma.kernel import native
from tokonoma.kernel.library import Game

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

SOLVER = "tokonoma.bots.native.solver"
PLACES = 1 << 19  # boards that a look keeps in mind
MOST_LOOKS = 64
FEW_PLANS = 300  # they are all mixed at once; of more, False Trails are added as they are wanted
MOST_BOARDS = 1 << 30
BOARDS_A_SECOND = 600_000  # on a slow machine
FAR = 1000.0  # seconds


class RoundSolver:
    """Her plans at the start of a round and how to mix them, better with every look."""

    def __init__(self, game: Game, board: Rules, most_hunts: int = MOST_LOOKS) -> None:
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
        self.hunts: list[list[int]] = []  # every hunt that was worth adding
        self.work = behind_screen(board, own[0][0])

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

    def solve(self, looks: int, boards: int = MOST_BOARDS, until: float = float("inf"), least: int = 1) -> int:
        """Look so many times while boards and time last, or hardly at all where not even the least can be reached."""
        made, last = 0, 0
        while made < looks and not self.is_done and len(self.hunts) < self.solver.most_hunts:
            left = min(boards, int(BOARDS_A_SECOND * min(until - perf_counter(), FAR)))
            is_hopeless = left < last * max(1, least - made) // 2
            if is_hopeless or not self.solver.look_again(self.work.twin(), left):
                break
            made, last = made + 1, self.solver.boards
            boards -= last
            if self.solver.hunts > len(self.hunts):
                self.hunts.append(self.solver.hunt_found())
        return made

    @property
    def is_done(self) -> bool:
        """Whether another look would find nothing new."""
        return bool(self.solver.is_done)

    @property
    def kept(self) -> float:
        """Her share by the best mixture found, against the best hunt there is."""
        return float(self.solver.most_kept)

    @property
    def gained(self) -> float:
        """Her share by the best plans there are, against the best mixture of hunts found."""
        return float(self.solver.least_gained)

    def hunt_odds(self) -> list[float]:
        """How likely the Samurai make each hunt."""
        return [self.solver.hunt_kept[i] for i in range(len(self.hunts))]

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
