"""Mixed plans for one round of Goryō that a reader gains little from, learnt by regret.

She mixes her plans by regret (regret matching plus, Tammelin 2014) against Samurai who always answer by the best hunt
there is (CFR-BR: Johanson, Bard, Burch and Bowling 2012). What a mixture keeps against that hunt is known exactly, so
the best mixture is simply the one that kept most.
"""

from array import array

from tokonoma.bots.native.reader import CATCHES, ENDS, Reader
from tokonoma.kernel.contract import Board, Page
from tokonoma.kernel.typed import Floats, Ints, nogil, python

WORST: float = -1.0


class Solver(Reader):
    """Learns how to mix plans, for every type she may be bound to at once."""

    types: int
    may: Ints  # by plan and type: whether she may make it
    shares: Floats  # hers, by plan, type, true prints and catches
    regrets: Floats  # by plan and type
    mixture: Floats  # by plan and type: of this look; a type's plans sum to one
    summed: Floats  # by plan and type: of all looks, the later ones counting more
    kept: Floats  # by plan and type: the mixture that kept most
    looks: int
    most_kept: float  # her share by that mixture

    def __init__(self, many: int, types: int, places: int) -> None:
        Reader.__init__(self, many, places)
        self.types = types
        self.most_kept = WORST
        self.may = array("i", bytes(4 * many * types))
        self.shares = array("d", bytes(8 * many * types * ENDS))
        self.regrets = array("d", bytes(8 * many * types))
        self.mixture = array("d", bytes(8 * many * types))
        self.summed = array("d", bytes(8 * many * types))
        self.kept = array("d", bytes(8 * many * types))

    def solve(self, work: Board, page: Page) -> None:
        """One more look: mix by regret, find the best hunt, regret what was not planned."""
        for kind in range(self.types):
            self.mix(kind)
        self.weigh_plans()
        self.look(work, page)
        if self.is_cut():
            return
        self.keep_best()
        self.looks += 1
        for kind in range(self.types):
            self.learn(kind)

    def mix(self, kind: int) -> None:
        """Mix the plans of a type by their regret; all alike where there is none."""
        total = 0.0
        possible = 0
        for plan in range(self.many):
            if self.may[plan * self.types + kind]:
                possible += 1
                total += self.regrets[plan * self.types + kind]
        for plan in range(self.many):
            at = plan * self.types + kind
            self.mixture[at] = 0.0
            if self.may[at]:
                self.mixture[at] = self.regrets[at] / total if total > 0.0 else 1.0 / possible

    def weigh_plans(self) -> None:
        """Tell the reader the mixture: every type is as likely."""
        for plan in range(self.many):
            self.weights[plan] = 0.0
            for end in range(ENDS):
                self.worths[plan * ENDS + end] = 0.0
            for kind in range(self.types):
                weight = self.mixture[plan * self.types + kind] / self.types
                if weight > 0.0:
                    self.weights[plan] += weight
                    for end in range(ENDS):
                        share = self.shares[(plan * self.types + kind) * ENDS + end]
                        self.worths[plan * ENDS + end] += weight * (1.0 - share)
            self.hope(plan)

    def keep_best(self) -> None:
        """Keep the mixture if no other kept as much."""
        if 1.0 - self.found > self.most_kept:
            self.most_kept = 1.0 - self.found
            for i in range(self.many * self.types):
                self.kept[i] = self.mixture[i]

    def learn(self, kind: int) -> None:
        """Regret what other plans of a type would have kept against this hunt."""
        mean = 0.0
        for plan in range(self.many):
            mean += self.mixture[plan * self.types + kind] * self.share_of(plan, kind)
        for plan in range(self.many):
            at = plan * self.types + kind
            if self.may[plan * self.types + kind]:
                self.regrets[at] = max(0.0, self.regrets[at] + self.share_of(plan, kind) - mean)
            self.summed[at] += self.looks * self.mixture[at]

    def share_of(self, plan: int, kind: int) -> float:
        """Her share if she had made a plan against this hunt."""
        return self.shares[(plan * self.types + kind) * ENDS + self.stops[plan]]

    def try_average(self, work: Board, page: Page) -> None:
        """Look at the average of all looks too."""
        for kind in range(self.types):
            total = 0.0
            for plan in range(self.many):
                total += self.summed[plan * self.types + kind]
            for plan in range(self.many):
                self.mixture[plan * self.types + kind] = self.summed[plan * self.types + kind] / max(total, 1e-9)
        self.weigh_plans()
        self.look(work, page)
        if not self.is_cut():
            self.keep_best()

    # Entry points for Python callers

    @python
    def add_share(self, plan: int, kind: int, prints: int, catches: int, share: float) -> None:
        """Say that she may make a plan when bound to a type, and her share of the round."""
        self.may[plan * self.types + kind] = 1
        self.shares[(plan * self.types + kind) * ENDS + prints * CATCHES + catches] = share

    @python
    def expect(self, plan: int, kind: int, regret: float) -> None:
        """Begin with a regret, so that a plan is mixed in from the first look on."""
        self.regrets[plan * self.types + kind] = regret

    @python
    def look_again(self, work: Board, boards: int) -> bool:
        """One more look at no more than so many boards; whether it came to an end."""
        self.most_boards = boards
        page = Page()
        with nogil:
            self.solve(work, page)
        return not self.is_cut()

    @python
    def finish(self, work: Board, boards: int) -> bool:
        """Look at the average as well; whether that came to an end."""
        self.most_boards = boards
        page = Page()
        with nogil:
            self.try_average(work, page)
        return not self.is_cut()
