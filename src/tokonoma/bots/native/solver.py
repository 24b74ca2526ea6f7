"""One round of Goryō solved: mixed plans, and mixed hunts, that a reader gains little from.

A double oracle (McMahan, Gordon and Blum 2003): her plans and the hunts found so far are a game of numbers, in which
both sides mix by regret (regret matching plus, Tammelin 2014). Then the best hunt there is against her mixture is
looked for and added, and so are the plans with a False Trail that are best against theirs. What her mixture keeps
against the best hunt, and what her best plans gain against their mixture, are known exactly: the round's value lies
between. Each side plays the best mixture it had.
"""

from array import array

from tokonoma.bots.native.reader import CATCHES, ENDS, WORST, Reader
from tokonoma.games.goryo.components import CUBES, NOWHERE
from tokonoma.kernel.contract import Board, Page
from tokonoma.kernel.typed import Floats, Ints, nogil, python

STEPS_A_LOOK: int = 200  # of regret matching
UNLIKELY: float = 0.004  # a plan that is mixed in less is left out: the look is sooner done
BETTER: float = 0.0005  # a hunt is worth adding when it brings so much more than all before
NEAR: float = 0.002  # bounds of the value that lie so near are left alone when there is nothing to add
CEILING: float = 2.0
TRAILS_A_LOOK: int = 3  # plans with a False Trail that are mixed in for each type after a look


class Solver(Reader):
    """Learns how to mix plans, for every type she may be bound to at once, and how to mix hunts."""

    types: int
    bases: Ints  # by plan: the one with the same path and no False Trail
    is_mixed: Ints  # by plan: whether it is among those she mixes
    may: Ints  # by plan and type: whether she may make it
    shares: Floats  # hers, by path, type, true prints and catches

    most_hunts: int
    hunts: int
    ends: Ints  # by hunt and plan: true prints and catches as it stops

    pairs: int  # of a plan that is mixed and a type
    pair_plans: Ints
    pair_types: Ints
    pays: Floats  # her share by pair and hunt
    values: Floats  # by pair: her share against their mixture
    odds: Floats  # by pair: her mixture in a step of regret matching
    hunt_odds: Floats  # by hunt: theirs
    regrets: Floats  # by plan and type
    hunt_regrets: Floats
    summed: Floats  # by plan and type: over the steps, the later ones counting more
    hunt_summed: Floats

    mixture: Floats  # by plan and type: of this look; a type's plans sum to one
    kept: Floats  # by plan and type: the mixture that kept most
    most_kept: float  # her share by that mixture
    hunt_kept: Floats  # by hunt: the mixture against which she gained least
    least_gained: float
    is_done: int  # no hunt and no plan was worth adding, and the bounds of the value are near

    def __init__(self, many: int, types: int, places: int, most_hunts: int) -> None:
        Reader.__init__(self, many, places)
        self.types = types
        self.most_hunts = most_hunts
        self.most_kept = WORST
        self.least_gained = CEILING
        self.bases = array("i", bytes(4 * many))
        self.is_mixed = array("i", bytes(4 * many))
        self.may = array("i", bytes(4 * many * types))
        self.shares = array("d", bytes(8 * many * types * ENDS))
        self.ends = array("i", bytes(4 * many * most_hunts))
        self.pair_plans = array("i", bytes(4 * many * types))
        self.pair_types = array("i", bytes(4 * many * types))
        self.pays = array("d", bytes(8 * many * types * most_hunts))
        self.values = array("d", bytes(8 * many * types))
        self.odds = array("d", bytes(8 * many * types))
        self.hunt_odds = array("d", bytes(8 * most_hunts))
        self.regrets = array("d", bytes(8 * many * types))
        self.hunt_regrets = array("d", bytes(8 * most_hunts))
        self.summed = array("d", bytes(8 * many * types))
        self.hunt_summed = array("d", bytes(8 * most_hunts))
        self.mixture = array("d", bytes(8 * many * types))
        self.kept = array("d", bytes(8 * many * types))
        self.hunt_kept = array("d", bytes(8 * most_hunts))

    def solve(self, work: Board, page: Page) -> None:
        """One more look: the best hunt against her mixture, then mix anew."""
        if self.hunts == 0:
            self.list_pairs()
            self.begin_mixture()
            self.write_spare()
        self.weigh_plans()
        self.least = self.best_known() + BETTER if self.hunts > 0 else WORST
        self.look(work, page)
        if self.is_cut():
            return
        self.keep_best()
        is_new: bool = self.found > self.least
        if is_new:
            self.add_hunt()
        self.match_regrets()
        self.keep_hunts()
        added = self.mix_in_trails()
        is_near: bool = self.least_gained - self.most_kept < NEAR
        self.is_done = 1 if is_near and not is_new and added == 0 else 0

    def list_pairs(self) -> None:
        """List the plans that are mixed, with each type she may make them."""
        self.pairs = 0
        for plan in range(self.many):
            for kind in range(self.types):
                if self.is_mixed[plan] and self.may[plan * self.types + kind]:
                    self.pair_plans[self.pairs] = plan
                    self.pair_types[self.pairs] = kind
                    for hunt in range(self.hunts):
                        self.pays[self.pairs * self.most_hunts + hunt] = self.share_of(plan, kind, hunt)
                    self.pairs += 1

    def begin_mixture(self) -> None:
        """Every path of a type as likely."""
        for pair in range(self.pairs):
            plan = self.pair_plans[pair]
            self.summed[pair] = 1.0 if self.bases[plan] == plan else 0.0
        self.write_mixture()

    def share_of(self, plan: int, kind: int, hunt: int) -> float:
        """Her share by a plan against a hunt."""
        return self.shares[(self.bases[plan] * self.types + kind) * ENDS + self.ends[hunt * self.many + plan]]

    def add_hunt(self) -> None:
        """Add the hunt that was found."""
        for plan in range(self.many):
            self.ends[self.hunts * self.many + plan] = self.stops[plan]
        for pair in range(self.pairs):
            share = self.share_of(self.pair_plans[pair], self.pair_types[pair], self.hunts)
            self.pays[pair * self.most_hunts + self.hunts] = share
        self.hunt_regrets[self.hunts] = 0.0
        self.hunts += 1

    # Her mixture, told to the reader

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
                        share = self.shares[(self.bases[plan] * self.types + kind) * ENDS + end]
                        self.worths[plan * ENDS + end] += weight * (1.0 - share)
            if self.weights[plan] > 0.0:
                self.hope(plan)

    def write_spare(self) -> None:
        """Write what plans are worth to the Samurai, every type she may be bound to counting alike."""
        self.has_spare = 1
        for plan in range(self.many):
            for kind in range(self.types):
                if self.may[plan * self.types + kind]:
                    for end in range(ENDS):
                        share = self.shares[(self.bases[plan] * self.types + kind) * ENDS + end]
                        self.spare[plan * ENDS + end] += (1.0 - share) / self.types

    def best_known(self) -> float:
        """What the best of the hunts so far brings the Samurai against her mixture."""
        best = WORST
        for hunt in range(self.hunts):
            worth = 0.0
            for pair in range(self.pairs):
                odd = self.mixture[self.pair_plans[pair] * self.types + self.pair_types[pair]]
                if odd > 0.0:
                    worth += odd * (1.0 - self.pays[pair * self.most_hunts + hunt])
            best = max(best, worth / self.types)
        return best

    def keep_best(self) -> None:
        """Keep the mixture if no other kept as much."""
        if 1.0 - self.found > self.most_kept:
            self.most_kept = 1.0 - self.found
            for i in range(self.many * self.types):
                self.kept[i] = self.mixture[i]

    # The game of numbers

    def match_regrets(self) -> None:
        """Let both sides mix by regret for a while, and take what they did on the average."""
        for pair in range(self.pairs):
            self.summed[pair] = 0.0
        for hunt in range(self.hunts):
            self.hunt_summed[hunt] = 0.0
        for step in range(STEPS_A_LOOK):
            self.mix_hunts()
            self.weigh_pairs()
            self.regret_plans()
            self.mix_plans()
            self.regret_hunts()
            for pair in range(self.pairs):
                self.summed[pair] += (step + 1.0) * self.odds[pair]
            for hunt in range(self.hunts):
                self.hunt_summed[hunt] += (step + 1.0) * self.hunt_odds[hunt]
        self.write_mixture()

    def mix_hunts(self) -> None:
        """Mix the hunts by their regret; all alike where there is none."""
        total = 0.0
        for hunt in range(self.hunts):
            total += self.hunt_regrets[hunt]
        for hunt in range(self.hunts):
            self.hunt_odds[hunt] = self.hunt_regrets[hunt] / total if total > 0.0 else 1.0 / self.hunts

    def weigh_pairs(self) -> None:
        """Write her share by every pair against the mixed hunts."""
        for pair in range(self.pairs):
            value = 0.0
            for hunt in range(self.hunts):
                value += self.hunt_odds[hunt] * self.pays[pair * self.most_hunts + hunt]
            self.values[pair] = value

    def regret_plans(self) -> None:
        """Regret, for each type, what was not planned."""
        self.mix_plans()
        for kind in range(self.types):
            mean = 0.0
            for pair in range(self.pairs):
                if self.pair_types[pair] == kind:
                    mean += self.odds[pair] * self.values[pair]
            for pair in range(self.pairs):
                if self.pair_types[pair] == kind:
                    at = self.pair_plans[pair] * self.types + kind
                    self.regrets[at] = max(0.0, self.regrets[at] + self.values[pair] - mean)

    def mix_plans(self) -> None:
        """Mix the plans of every type by their regret; all alike where there is none."""
        for kind in range(self.types):
            total = 0.0
            possible = 0
            for pair in range(self.pairs):
                if self.pair_types[pair] == kind:
                    possible += 1
                    total += self.regrets[self.pair_plans[pair] * self.types + kind]
            for pair in range(self.pairs):
                if self.pair_types[pair] == kind:
                    regret = self.regrets[self.pair_plans[pair] * self.types + kind]
                    self.odds[pair] = regret / total if total > 0.0 else 1.0 / possible

    def regret_hunts(self) -> None:
        """Regret the hunts that were not made."""
        mean = 0.0
        for hunt in range(self.hunts):
            worth = 0.0
            for pair in range(self.pairs):
                worth -= self.odds[pair] * self.pays[pair * self.most_hunts + hunt]
            self.hunt_regrets[hunt] += worth / self.types
            mean += self.hunt_odds[hunt] * worth / self.types
        for hunt in range(self.hunts):
            self.hunt_regrets[hunt] = max(0.0, self.hunt_regrets[hunt] - mean)

    def write_mixture(self) -> None:
        """Write her average as the mixture, without the plans that are next to never made."""
        for i in range(self.many * self.types):
            self.mixture[i] = 0.0
        for kind in range(self.types):
            total = 0.0
            for pair in range(self.pairs):
                if self.pair_types[pair] == kind:
                    total += self.summed[pair]
            whole = 0.0
            for pair in range(self.pairs):
                if self.pair_types[pair] == kind and self.summed[pair] > UNLIKELY * total:
                    whole += self.summed[pair]
            for pair in range(self.pairs):
                if self.pair_types[pair] == kind and self.summed[pair] > UNLIKELY * total:
                    self.mixture[self.pair_plans[pair] * self.types + kind] = self.summed[pair] / whole

    # Their mixture

    def keep_hunts(self) -> None:
        """Keep their average if her best plans, mixed or not, gain less against it than against any before."""
        total = 0.0
        for hunt in range(self.hunts):
            total += self.hunt_summed[hunt]
        for hunt in range(self.hunts):
            self.hunt_odds[hunt] = self.hunt_summed[hunt] / total
        gained = 0.0
        for kind in range(self.types):
            gained += self.best_of(kind, 0) / self.types
        if gained < self.least_gained:
            self.least_gained = gained
            for hunt in range(self.hunts):
                self.hunt_kept[hunt] = self.hunt_odds[hunt]

    def value_of(self, plan: int, kind: int) -> float:
        """Her share by a plan against their average."""
        value = 0.0
        for hunt in range(self.hunts):
            if self.hunt_odds[hunt] > 0.0:
                value += self.hunt_odds[hunt] * self.share_of(plan, kind, hunt)
        return value

    def best_of(self, kind: int, is_mixed: int) -> float:
        """Her share by the best plan of a type against their average, among all or among those that are mixed."""
        best = WORST
        for plan in range(self.many):
            if self.may[plan * self.types + kind] and (is_mixed == 0 or self.is_mixed[plan]):
                best = max(best, self.value_of(plan, kind))
        return best

    def mix_in_trails(self) -> int:
        """Mix in, for every type, plans that are better against their average than those that are mixed."""
        added = 0
        for kind in range(self.types):
            least = self.best_of(kind, 1) + BETTER
            for _ in range(TRAILS_A_LOOK):
                best = self.best_trail(kind, least)
                if best != NOWHERE:
                    self.is_mixed[best] = 1
                    added += 1
        if added > 0:
            self.list_pairs()
        return added

    def best_trail(self, kind: int, least: float) -> int:
        """The plan that is best for a type against their average and not mixed, or NOWHERE if it is no better."""
        best = NOWHERE
        most = least
        for plan in range(self.many):
            if self.may[plan * self.types + kind] and not self.is_mixed[plan]:
                value = self.value_of(plan, kind)
                if value > most:
                    most = value
                    best = plan
        return best

    # Entry points for Python callers

    @python
    def add_share(self, plan: int, kind: int, prints: int, catches: int, share: float) -> None:
        """Say that she may make a plan when bound to a type, and her share of the round."""
        self.may[plan * self.types + kind] = 1
        self.is_mixed[plan] = 1
        self.bases[plan] = plan
        self.shares[(plan * self.types + kind) * ENDS + prints * CATCHES + catches] = share

    @python
    def add_trail(self, plan: int, base: int, trail: int, is_mixed: int) -> None:
        """Write a plan that is another with a False Trail; whether it is mixed from the first hunt on."""
        path = [self.cubes[base * CUBES + i] for i in range(self.steps[base] + 1)]
        self.add_plan(plan, path, trail)
        self.bases[plan] = base
        self.is_mixed[plan] = is_mixed
        for kind in range(self.types):
            self.may[plan * self.types + kind] = self.may[base * self.types + kind]

    @python
    def look_again(self, work: Board, boards: int) -> bool:
        """One more look at no more than so many boards; whether it came to an end."""
        self.most_boards = boards
        page = Page()
        with nogil:
            self.solve(work, page)
        return not self.is_cut()
