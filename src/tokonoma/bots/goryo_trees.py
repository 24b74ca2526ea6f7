"""The two trees of a searched round of Goryō: a native `Duel` with all it needs to grow, and what is known of moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tokonoma.bots.contract import Candidate
from tokonoma.bots.goryo_plans import every_plan, free_spaces, planning
from tokonoma.bots.native_units import NativeUnits, judge_of
from tokonoma.bots.search import MOST_NODES, in_slices
from tokonoma.games.goryo.components import GORYO, SPACES
from tokonoma.games.goryo.moves import CONFIRM, TRAIL
from tokonoma.kernel import native

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

DUEL = "tokonoma.bots.native.duel"
TREES = "tokonoma.bots.native.trees"
C_PUCT = 1.2
SMOOTH = 0.1
HABIT = 0.3  # how often the Samurai take her to plan by what her plan is worth at first sight
ALIKE = 0.01  # plans whose odds differ by less look the same to her
CLEAR = 0.08  # a move visited less often than this share of the best one was only tried, and is not played


NODE_BYTES = 44  # three ints and four doubles
NOT_BOUND = -1  # for all that the searching side knows


class MoveStatistics(NamedTuple):
    """What is known of a move: how much it was played on the average, its visits, its summed value."""

    average: float = 0.0
    visits: float = 0.0
    value: float = 0.0

    def plus(self, other: MoveStatistics) -> MoveStatistics:
        """Both together."""
        return MoveStatistics(self.average + other.average, self.visits + other.visits, self.value + other.value)


class DuelTree:
    """A duel with all it needs to grow in a thread of its own."""

    def __init__(self, units: NativeUnits, board: Rules, bound: int) -> None:
        self.chance_of = units.game.rulebook.contract.Chance
        self.unit = native.companion(units.game.rulebook.unit, DUEL)
        self.answer = native.companion(units.game.rulebook.unit, TREES).ANSWER
        self.duel = self.unit.Duel(bound, C_PUCT, SMOOTH)
        self.judge = judge_of(units, board)  # its own: a judge writes down the odds it works out
        self.work = board.twin()
        if bound == NOT_BOUND:
            self.add_habits(board)

    def add_habits(self, board: Rules) -> None:
        """Note, for each type she may be bound to, the plans that look best before anyone hunts."""
        for kind, flipped in enumerate(board.tiles):
            plans = [] if flipped else every_plan(planning(board, kind))
            odds = [self.judge.values(after)[GORYO] for after, _ in plans]
            best = [moves for (_, moves), each in zip(plans, odds, strict=True) if each > max(odds) - ALIKE]
            self.duel.reserve(self.duel.capacity + 2 * SPACES * len(best))
            for moves in best:
                self.duel.sow(self.unit.HABITS + kind, moves, 1.0)
                for space in free_spaces(board, moves):
                    self.duel.sow(self.unit.HABITS + kind, [*moves[:-1], TRAIL + space, CONFIRM], 1.0)
        self.duel.habit = HABIT

    def grow(self, board: Rules, seed: int, playouts: int | None, until: float) -> int:
        """Grow by so many playouts, or until the clock says so; return how many were made."""
        chance = self.chance_of(seed)

        def grow(batch: int, left: float) -> None:
            if self.duel.nodes + 64 * batch > self.duel.capacity and self.duel.capacity < MOST_NODES:
                self.duel.reserve(max(self.duel.nodes + 64 * batch, 2 * self.duel.capacity))
            self.duel.play_out(self.judge, board, self.work, chance, batch)

        return in_slices(grow, playouts, until)

    def moves_after(self, node: int, path: Sequence[int]) -> dict[int, MoveStatistics]:
        """What is known of every move after some, from a node on."""
        for key in path:
            children = self.duel.children(node)
            if key not in children:
                return {}
            node = children[key]
        found = self.duel.children(node)
        duel = self.duel
        return {
            key: MoveStatistics(duel.average[child], duel.visits[child], duel.value[child])
            for key, child in found.items()
        }


def draw(tried: dict[int, MoveStatistics], legal: list[int], luck: Any) -> int:
    """A legal move, as likely as it was played on the average; what was only tried is left out."""
    return legal[int(luck.index(draw_weights(tried, legal)))]


def draw_weights(tried: dict[int, MoveStatistics], legal: list[int]) -> list[int]:
    """How likely each legal move is drawn; all alike where none was tried."""
    weights = [tried.get(move, MoveStatistics()).average for move in legal]
    most = max(weights)
    if most == 0.0:
        return [1] * len(legal)
    return [round(1000 * each / most) if each >= CLEAR * most else 0 for each in weights]


def candidates(tried: dict[int, MoveStatistics], words: dict[int, str]) -> list[Candidate]:
    """What was tried, the most visited first."""
    found = [
        Candidate(words[move], int(known.visits), known.value / max(1.0, known.visits))
        for move, known in tried.items()
        if move in words
    ]
    return sorted(found, key=lambda each: -each.visits)
