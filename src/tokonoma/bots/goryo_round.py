"""One round of Goryō as a table of numbers: her plans, and what each is worth at the discovery.

A round's worth is that of the bots' own judge after every draw there may be; in the last round that is the victory
itself.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from tokonoma.bots.goryo_plans import every_plan, free_spaces
from tokonoma.bots.native_units import judge_of, native_units
from tokonoma.games.goryo.components import CUBES, GORYO, GREEN_PRINT, NO_PRINT, NOWHERE, PAWNS, SPACES
from tokonoma.games.goryo.moves import CONFIRM, END, TRAIL
from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.library import Game

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

MOST_CATCHES = 4


class Plan(NamedTuple):
    """A whole plan of hers."""

    bound: int
    path: tuple[int, ...]  # from the start on
    trail: int

    @property
    def target(self) -> int:
        """The object she breaks."""
        return self.path[-1]

    def answers(self, space: int) -> bool:
        """Whether she says yes about a space."""
        return space == self.trail or space in self.path[1:]


Mixture = dict[Plan, float]


def bound_to(board: Rules, kind: int) -> Rules:
    """The same board with her bound to a type."""
    other: Rules = board.twin()
    other.bound = kind
    return other


def possible_types(board: Rules) -> list[int]:
    """The types she may be bound to, for all the Samurai know."""
    return [kind for kind, flipped in enumerate(board.tiles) if not flipped and bound_to(board, kind).legal_moves()]


def plan_of(board: Rules, moves: tuple[int, ...]) -> Plan:
    """The plan that some moves make from the start of a round."""
    path = (int(board.pawn), *(move % SPACES for move in moves if move < TRAIL))
    trails = [move - TRAIL for move in moves if TRAIL <= move < CONFIRM]
    return Plan(int(board.bound), path, trails[0] if trails else NOWHERE)


def all_plans(board: Rules) -> list[Plan]:
    """Every plan she has when bound as the board says, with every False Trail and without."""
    plain = [plan_of(board, tuple(moves)) for _, moves in every_plan(board)]
    return [
        plan._replace(trail=trail) for plan in plain for trail in (NOWHERE, *free_spaces(board, list(plan.path[1:])))
    ]


def behind_screen(board: Rules, plan: Plan) -> Rules:
    """The board as the hunt for a plan begins."""
    hunted = put_behind(board, plan)
    hunted.play(CONFIRM)
    return hunted


def put_behind(board: Rules, plan: Plan) -> Rules:
    """The same board with a plan behind her screen."""
    other = bound_to(board, plan.bound)
    other.path = [*plan.path, *[NOWHERE] * (CUBES - len(plan.path))]
    other.steps, other.trail = len(plan.path) - 1, plan.trail
    return other


def how_hunted(plan: Plan, ended: Rules) -> tuple[int, int]:
    """The true prints and catches of a plan when the hunt stops on a board."""
    marks, target = ended.prints, plan.target
    return sum(marks[space] == GREEN_PRINT for space in plan.path[1:]), sum(at == target for at in ended.samurai_at)


class Worths:
    """What a round is worth to her at the discovery, by plan, true prints and catches."""

    def __init__(self, game: Game, board: Rules) -> None:
        self.board = board
        self.judge = judge_of(native_units(game), board)
        self.known: dict[tuple[int, int, int, int], float] = {}

    def of(self, plan: Plan, prints: int, catches: int) -> float:
        """Her share; paths to one target end alike."""
        key = (plan.bound, plan.target, prints, catches)
        if key not in self.known:
            after = behind_screen(self.board, plan)
            marks = [NO_PRINT] * SPACES
            for space in plan.path[1 : prints + 1]:
                marks[space] = GREEN_PRINT
            after.prints = marks  # a whole row: one read from a compiled board is a copy
            elsewhere = 0 if plan.target else 1
            after.samurai_at = [plan.target if i < catches else elsewhere for i in range(PAWNS)]
            after.trail = NOWHERE
            after.play(END)
            self.known[key] = self.after_draws(after)
        return self.known[key]

    def at_first_sight(self, plan: Plan) -> float:
        """Her share by a plan as the judge sees it before anybody hunts."""
        return float(self.judge.values(behind_screen(self.board, plan))[GORYO])

    def after_draws(self, board: Rules) -> float:
        """Her share over everything that may be drawn."""
        if board.to_act != CHANCE:
            return float(self.judge.values(board)[GORYO])
        kinds = [kind for kind, _ in board.chances()]  # one token of each
        drawn = list(combinations(kinds, min(board.draws_due, len(kinds))))
        return sum(self.when_drawn(board, each) for each in drawn) / len(drawn)

    def when_drawn(self, board: Rules, kinds: tuple[int, ...]) -> float:
        """Her share when these are drawn; their order does not matter."""
        after = board.twin()
        for kind in kinds:
            if after.to_act == CHANCE:
                after.play(kind)
        return float(self.judge.values(after)[GORYO])

    def hunted(self, plan: Plan, ended: Rules) -> float:
        """Her share when the hunt for a plan stops on a board."""
        return self.of(plan, *how_hunted(plan, ended))
