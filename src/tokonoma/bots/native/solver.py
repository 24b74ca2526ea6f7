"""One round of Goryō solved: mixed plans, and mixed hunts, that a reader gains little from.

A double oracle (McMahan, Gordon and Blum 2003) on the tree of the hunt (Bošanský and others 2014): her plans and the
hunts found so far, all in one graph (`hunt_graph.py`), are a game of numbers, in which both sides mix by regret, she
her plans, they the actions in every situation (`matching.py`). Now and then she may plan by habit instead (a
restricted Nash response, Johanson and others 2007): hunts found so gain from those who do, and little is gained from
them. Then the best hunt there is against her mixture is looked for and added, and so are the plans with a False Trail
that are best against theirs. What her mixture keeps against the best hunt, and what her best plans gain against their
mixture, are known exactly: the round's value lies between. Each side plays the best mixture it had.
"""

from array import array

from tokonoma.bots.native.matching import Matching
from tokonoma.bots.native.members import CATCHES, ENDS, WORST
from tokonoma.games.goryo.components import CUBES, NOWHERE
from tokonoma.kernel.contract import Board, Page
from tokonoma.kernel.typed import Floats, nogil, python

BETTER: float = 0.0005  # a hunt is worth adding when it brings so much more than all before
BETTER_BY_TRUST: float = 0.005  # the same where the look may have missed a better one
NEAR: float = 0.002  # bounds of the value that lie so near are left alone when there is nothing to add
CEILING: float = 2.0
FIRST_TRUST: float = 0.4  # of what can be hoped for: a first hunt is soon found
TRUST_STEP: float = 0.1  # more where that finds nothing
TRAILS_A_LOOK: int = 6  # plans with a False Trail that are mixed in for each type after a look


class Solver(Matching):
    """Learns how to mix plans, for every type she may be bound to at once, and how to mix hunts."""

    kept: Floats  # by plan and type: the mixture that kept most against the best hunt; the last one before any is known
    most_kept: float  # her share by that mixture, once it is known
    kept_flows: Floats  # by action: the hunts against which she gained least
    least_gained: float
    is_done: int  # no hunt and no plan was worth adding, and the bounds of the value are near; or there is no room

    def __init__(self, many: int, types: int, places: int, most_hunts: int) -> None:
        Matching.__init__(self, many, types, places, most_hunts)
        self.most_kept = WORST
        self.trust = FIRST_TRUST
        self.least_gained = CEILING
        self.kept = array("d", bytes(8 * many * types))
        self.kept_flows = array("d", bytes(8 * self.most_actions))

    def solve(self, work: Board, page: Page) -> None:
        """One more look: a hunt that is good against her mixture, or the best, then mix anew."""
        if self.hunts == 0:
            self.list_pairs()
            self.begin_mixture()
            self.write_spare()
        self.list_pays()
        self.write_mixture(self.trust == 1.0)
        self.weigh_plans()
        self.least = self.least_wanted()
        self.look(work, page)
        if not self.is_cut():
            self.learn(work)

    def least_wanted(self) -> float:
        """What a hunt must bring to be worth adding."""
        if self.hunts == 0:
            return WORST
        return self.best_known() + (BETTER if self.trust == 1.0 else BETTER_BY_TRUST)

    def learn(self, work: Board) -> None:
        """Add the hunt that was found and mix anew; where there was none, look more closely from now on."""
        is_exact: bool = self.trust == 1.0
        is_new: bool = self.found > self.least
        if is_exact:
            self.keep_best()
        if not is_new and not is_exact:
            self.trust = min(1.0, self.trust + TRUST_STEP)
            return
        if is_new and not self.add_hunt(work):
            self.is_done = 1
            return
        if is_new:
            self.list_pays()
        self.match_regrets()
        self.keep_hunts()
        added = self.mix_in_trails()
        is_near: bool = self.least_gained - self.most_kept < NEAR
        self.is_done = 1 if is_near and not is_new and added == 0 else 0
        if self.most_kept == WORST:
            self.write_mixture(True)
            self.keep_mixture()

    # Her mixture, told to the reader

    def weigh_plans(self) -> None:
        """Tell the reader the mixture: every type is as likely."""
        for plan in range(self.many):
            self.weights[plan] = 0.0
            for end in range(ENDS):
                self.worths[plan * ENDS + end] = 0.0
            for kind in range(self.types):
                at = plan * self.types + kind
                weight = self.taken_for(at, self.mixture[at])
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

    def keep_best(self) -> None:
        """Keep the mixture if no other kept as much against the best hunt."""
        if 1.0 - self.found > self.most_kept:
            self.most_kept = 1.0 - self.found
            self.keep_mixture()

    def keep_mixture(self) -> None:
        """Keep the mixture."""
        for i in range(self.many * self.types):
            self.kept[i] = self.mixture[i]

    # Their mixture

    def keep_hunts(self) -> None:
        """Keep their average if her best plans, mixed or not, and her habits gain less against it than any before."""
        self.weigh_all_plans()
        gained = 0.0
        for kind in range(self.types):
            gained += (1.0 - self.habit) * self.best_of(kind, 0) / self.types
        gained += self.habit * self.gained_by_habit()
        if gained < self.least_gained:
            self.least_gained = gained
            for action in range(self.actions):
                self.kept_flows[action] = self.flows[action]

    def gained_by_habit(self) -> float:
        """Her share by habit against their average."""
        gained = 0.0
        for i in range(self.many * self.types):
            gained += self.habits[i] * self.plan_values[i]
        return gained / self.types

    def best_of(self, kind: int, is_mixed: int) -> float:
        """Her share by the best plan of a type against their average, among all or among those that are mixed."""
        best = WORST
        for plan in range(self.many):
            if self.may[plan * self.types + kind] and (is_mixed == 0 or self.is_mixed[plan]):
                best = max(best, self.plan_values[plan * self.types + kind])
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
                value = self.plan_values[plan * self.types + kind]
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
    def add_habit(self, plan: int, kind: int, odd: float) -> None:
        """Say how likely a plan of a type is by habit; it is mixed from now on."""
        self.habits[plan * self.types + kind] += odd
        self.is_mixed[plan] = 1

    @python
    def look_again(self, work: Board, boards: int, is_exact: bool = False) -> bool:
        """One more look at no more than so many boards, one that misses nothing if so asked; whether it was ended."""
        self.most_boards = boards
        if is_exact:
            self.trust = 1.0
        room = (self.pairs + TRAILS_A_LOOK * self.types * self.types) * (self.hunts + 1)
        if room > self.room:
            self.make_room(2 * room)
        page = Page()
        with nogil:
            self.solve(work, page)
        return not self.is_cut()

    @python
    def actions_kept(self, situation: int) -> list[tuple[int, float, int, int]]:
        """The actions of a situation in the hunts that were kept: the move, its flow, what follows a no and a yes."""
        found = []
        action = self.first_action[situation]
        while action != NOWHERE:
            after = (self.after_no[action], self.after_yes[action])
            found.append((self.action_moves[action], self.kept_flows[action], *after))
            action = self.next_action[action]
        return found
