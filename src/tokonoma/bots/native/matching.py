"""The game of numbers between her plans and the hunts found so far: both sides mix by regret.

She regrets, for each type she may be bound to, the plans she did not make; they regret, in every situation of their
graph, the actions they did not take. Each reckons with a step like the last one (predictive regret matching plus,
Farina and others 2021). What both did on the average, the later steps counting more, are the mixtures.
"""

from array import array

from tokonoma.bots.native.hunt_graph import HuntGraph
from tokonoma.bots.native.members import ENDS, WORST
from tokonoma.games.goryo.components import NOWHERE
from tokonoma.kernel.typed import Floats, Ints, python

STEPS_A_LOOK: int = 60  # of regret matching
UNLIKELY: float = 0.002  # a plan that is mixed in less is left out: the look is sooner done
SMOOTH: float = 0.7  # how much of what she did before a look stays in her smoothed average, once there are many hunts
FEW_HUNTS: float = 10.0  # with so many, half as much


class Matching(HuntGraph):
    """Mixes plans and hunts against each other."""

    types: int
    bases: Ints  # by plan: the one with the same path and no False Trail
    is_mixed: Ints  # by plan: whether it is among those she mixes
    may: Ints  # by plan and type: whether she may make it
    shares: Floats  # hers, by path, type, true prints and catches
    plan_values: Floats  # hers against their average, by plan and type

    pairs: int  # of a plan that is mixed and a type, type by type
    first_pair: Ints  # by type, and after the last
    pair_plans: Ints
    pair_types: Ints
    pair_at: Ints  # by plan and type: its pair, or NOWHERE
    first_pay: Ints  # by action that ends a hunt, and after the last: where her shares of it are listed
    room: int  # for so many of her shares
    pay_pairs: Ints
    pays: Floats
    first_loss: Ints  # by pair, and after the last: the same shares pair by pair, and the actions
    loss_actions: Ints
    losses: Floats
    values: Floats  # by pair: her share against their mixture
    odds: Floats  # by pair: her mixture in a step
    habit: float  # how often the Samurai take her to plan by habit, whatever she regrets
    habits: Floats  # by plan and type: how likely a habit is
    regrets: Floats  # by plan and type
    last_regrets: Floats  # the same of the last step alone
    summed: Floats  # by pair, over the steps
    average: Floats  # by plan and type: what she did on the average since the last look; a type's plans sum to one
    smoothed: Floats  # by plan and type: that over several looks
    mixture: Floats  # by plan and type: either of them without what is unlikely
    action_odds: Floats  # by action: theirs in its situation
    action_worths: Floats  # by action: what it is worth to them, weighed
    action_regrets: Floats
    last_action_regrets: Floats
    summed_flows: Floats  # by action, over the steps

    def __init__(self, many: int, types: int, places: int, most_hunts: int) -> None:
        HuntGraph.__init__(self, many, places, most_hunts)
        self.types = types
        self.bases = array("i", bytes(4 * many))
        self.is_mixed = array("i", bytes(4 * many))
        self.may = array("i", bytes(4 * many * types))
        self.shares = array("d", bytes(8 * many * types * ENDS))
        self.plan_values = array("d", bytes(8 * many * types))
        self.first_pair = array("i", bytes(4 * (types + 1)))
        self.pair_plans = array("i", bytes(4 * many * types))
        self.pair_types = array("i", bytes(4 * many * types))
        self.pair_at = array("i", bytes(4 * many * types))
        self.first_pay = array("i", bytes(4 * (self.most_actions + 1)))
        self.first_loss = array("i", bytes(4 * (many * types + 2)))
        self.make_room(many * types)
        self.values = array("d", bytes(8 * many * types))
        self.odds = array("d", bytes(8 * many * types))
        self.habits = array("d", bytes(8 * many * types))
        self.regrets = array("d", bytes(8 * many * types))
        self.last_regrets = array("d", bytes(8 * many * types))
        self.summed = array("d", bytes(8 * many * types))
        self.average = array("d", bytes(8 * many * types))
        self.smoothed = array("d", bytes(8 * many * types))
        self.mixture = array("d", bytes(8 * many * types))
        self.action_odds = array("d", bytes(8 * self.most_actions))
        self.action_worths = array("d", bytes(8 * self.most_actions))
        self.action_regrets = array("d", bytes(8 * self.most_actions))
        self.last_action_regrets = array("d", bytes(8 * self.most_actions))
        self.summed_flows = array("d", bytes(8 * self.most_actions))

    # What is played for

    def list_pairs(self) -> None:
        """List the plans that are mixed, with each type she may make them."""
        self.pairs = 0
        for kind in range(self.types):
            self.first_pair[kind] = self.pairs
            for plan in range(self.many):
                at = plan * self.types + kind
                self.pair_at[at] = NOWHERE
                if self.is_mixed[plan] and self.may[at]:
                    self.pair_at[at] = self.pairs
                    self.pair_plans[self.pairs] = plan
                    self.pair_types[self.pairs] = kind
                    self.pairs += 1
        self.first_pair[self.types] = self.pairs

    def list_pays(self) -> None:
        """List her share by every pair where an action ends the hunt for it."""
        n = 0
        for action in range(self.actions):
            self.first_pay[action] = n
            for i in range(self.first_stop[action], self.first_stop[action] + self.stops_of[action]):
                plan = self.stop_plans[i]
                for kind in range(self.types):
                    pair = self.pair_at[plan * self.types + kind]
                    if pair != NOWHERE:
                        self.pay_pairs[n] = pair
                        self.pays[n] = self.shares[(self.bases[plan] * self.types + kind) * ENDS + self.stop_ends[i]]
                        n += 1
        self.first_pay[self.actions] = n
        self.list_losses()

    def list_losses(self) -> None:
        """List the same shares pair by pair."""
        for pair in range(self.pairs + 2):
            self.first_loss[pair] = 0
        for i in range(self.first_pay[self.actions]):
            self.first_loss[self.pay_pairs[i] + 2] += 1
        for pair in range(self.pairs):
            self.first_loss[pair + 2] += self.first_loss[pair + 1]
        for action in range(self.actions):
            for i in range(self.first_pay[action], self.first_pay[action + 1]):
                at = self.first_loss[self.pay_pairs[i] + 1]
                self.loss_actions[at] = action
                self.losses[at] = self.pays[i]
                self.first_loss[self.pay_pairs[i] + 1] = at + 1

    def begin_mixture(self) -> None:
        """Every path of a type as likely."""
        for pair in range(self.pairs):
            plan = self.pair_plans[pair]
            self.summed[pair] = 1.0 if self.bases[plan] == plan else 0.0
        self.note_average(0.0)

    # A step

    def match_regrets(self) -> None:
        """Let both sides mix by regret for a while, and take what they did on the average."""
        for pair in range(self.pairs):
            self.summed[pair] = 0.0
        for action in range(self.actions):
            self.summed_flows[action] = 0.0
        total = 0.0
        self.mix_plans()
        for step in range(STEPS_A_LOOK):
            weight = (step + 1.0) * (step + 1.0)
            total += weight
            self.mix_actions()
            self.weigh_pairs()
            self.regret_plans()
            self.mix_plans()
            self.regret_actions()
            for pair in range(self.pairs):
                self.summed[pair] += weight * self.odds[pair]
            for action in range(self.actions):
                self.summed_flows[action] += weight * self.flows[action]
        for action in range(self.actions):
            self.flows[action] = self.summed_flows[action] / total
        self.note_average(SMOOTH * self.hunts / (self.hunts + FEW_HUNTS))

    def mix_actions(self) -> None:
        """Mix the actions of every situation by their regret, all alike where there is none, and write the flows."""
        for situation in range(self.situations):
            self.reach[situation] = 0.0
        self.reach[0] = 1.0
        for i in range(self.situations):
            situation = self.order[i]
            total = 0.0
            n = 0
            action = self.first_action[situation]
            while action != NOWHERE:
                total += max(0.0, self.action_regrets[action] + self.last_action_regrets[action])
                n += 1
                action = self.next_action[action]
            action = self.first_action[situation]
            while action != NOWHERE:
                regret = max(0.0, self.action_regrets[action] + self.last_action_regrets[action])
                self.action_odds[action] = regret / total if total > 0.0 else 1.0 / n
                self.flows[action] = self.reach[situation] * self.action_odds[action]
                if self.after_no[action] != NOWHERE:
                    self.reach[self.after_no[action]] += self.flows[action]
                if self.after_yes[action] != NOWHERE:
                    self.reach[self.after_yes[action]] += self.flows[action]
                action = self.next_action[action]

    def weigh_pairs(self) -> None:
        """Write her share by every pair against the mixed hunts."""
        for pair in range(self.pairs):
            self.values[pair] = 0.0
        for action in range(self.actions):
            flow = self.flows[action]
            if flow > 0.0:
                for i in range(self.first_pay[action], self.first_pay[action + 1]):
                    self.values[self.pay_pairs[i]] += flow * self.pays[i]

    def regret_plans(self) -> None:
        """Regret, for each type, what was not planned."""
        for kind in range(self.types):
            mean = 0.0
            for pair in range(self.first_pair[kind], self.first_pair[kind + 1]):
                mean += self.odds[pair] * self.values[pair]
            for pair in range(self.first_pair[kind], self.first_pair[kind + 1]):
                at = self.pair_plans[pair] * self.types + kind
                self.last_regrets[at] = self.values[pair] - mean
                self.regrets[at] = max(0.0, self.regrets[at] + self.last_regrets[at])

    def mix_plans(self) -> None:
        """Mix the plans of every type by their regret; all alike where there is none."""
        for kind in range(self.types):
            first = self.first_pair[kind]
            after = self.first_pair[kind + 1]
            total = 0.0
            for pair in range(first, after):
                at = self.pair_plans[pair] * self.types + kind
                total += max(0.0, self.regrets[at] + self.last_regrets[at])
            for pair in range(first, after):
                at = self.pair_plans[pair] * self.types + kind
                regret = max(0.0, self.regrets[at] + self.last_regrets[at])
                self.odds[pair] = regret / total if total > 0.0 else 1.0 / (after - first)

    def regret_actions(self) -> None:
        """Regret, in every situation, the actions that were not taken."""
        self.weigh_ends()
        for i in range(self.situations):
            situation = self.order[self.situations - 1 - i]
            mean = 0.0
            action = self.first_action[situation]
            while action != NOWHERE:
                self.action_worths[action] = self.worth_after(action)
                mean += self.action_odds[action] * self.action_worths[action]
                action = self.next_action[action]
            self.outlook[situation] = mean
            action = self.first_action[situation]
            while action != NOWHERE:
                self.last_action_regrets[action] = self.action_worths[action] - mean
                self.action_regrets[action] = max(0.0, self.action_regrets[action] + self.last_action_regrets[action])
                action = self.next_action[action]

    def weigh_ends(self) -> None:
        """Write, for every action, what she keeps by the plans that it ends the hunt for, weighed, as a loss."""
        for action in range(self.actions):
            self.action_worths[action] = 0.0
        for pair in range(self.pairs):
            odd = self.taken_for(self.pair_plans[pair] * self.types + self.pair_types[pair], self.odds[pair])
            if odd > 0.0:
                for i in range(self.first_loss[pair], self.first_loss[pair + 1]):
                    self.action_worths[self.loss_actions[i]] -= odd * self.losses[i]

    def taken_for(self, at: int, odd: float) -> float:
        """How likely the Samurai take a plan of a type to be, given how she mixes it: every type is as likely."""
        return ((1.0 - self.habit) * odd + self.habit * self.habits[at]) / self.types

    def worth_after(self, action: int) -> float:
        """What an action is worth to the Samurai, once all that may follow is known: at most nought."""
        worth = self.action_worths[action]
        if self.after_no[action] != NOWHERE:
            worth += self.outlook[self.after_no[action]]
        if self.after_yes[action] != NOWHERE:
            worth += self.outlook[self.after_yes[action]]
        return worth

    # The mixtures

    def note_average(self, smooth: float) -> None:
        """Note what she did on the average, and smooth it by what she did before."""
        for i in range(self.many * self.types):
            self.average[i] = 0.0
            self.smoothed[i] = smooth * self.smoothed[i]
        for kind in range(self.types):
            total = 0.0
            for pair in range(self.first_pair[kind], self.first_pair[kind + 1]):
                total += self.summed[pair]
            for pair in range(self.first_pair[kind], self.first_pair[kind + 1]):
                at = self.pair_plans[pair] * self.types + kind
                self.average[at] = self.summed[pair] / total
                self.smoothed[at] += (1.0 - smooth) * self.average[at]

    def write_mixture(self, is_smooth: bool) -> None:
        """Write her average as the mixture, smoothed or not, without the plans that are next to never made."""
        for kind in range(self.types):
            whole = 0.0
            for plan in range(self.many):
                at = plan * self.types + kind
                odd = self.smoothed[at] if is_smooth else self.average[at]
                self.mixture[at] = odd if odd > UNLIKELY else 0.0
                whole += self.mixture[at]
            for plan in range(self.many):
                self.mixture[plan * self.types + kind] = self.mixture[plan * self.types + kind] / whole

    def best_known(self) -> float:
        """What the hunts so far, the best action in every situation, bring the Samurai against her mixture."""
        for pair in range(self.pairs):
            self.odds[pair] = self.mixture[self.pair_plans[pair] * self.types + self.pair_types[pair]]
        self.weigh_ends()
        for i in range(self.situations):
            situation = self.order[self.situations - 1 - i]
            best = WORST
            action = self.first_action[situation]
            while action != NOWHERE:
                best = max(best, self.worth_after(action))
                action = self.next_action[action]
            self.outlook[situation] = best
        return 1.0 + self.outlook[0]

    def weigh_all_plans(self) -> None:
        """Write her share by every plan, mixed or not, against their average."""
        for i in range(self.many * self.types):
            self.plan_values[i] = 0.0
        for action in range(self.actions):
            flow = self.flows[action]
            if flow > 0.0:
                for i in range(self.first_stop[action], self.first_stop[action] + self.stops_of[action]):
                    plan = self.stop_plans[i]
                    for kind in range(self.types):
                        at = (self.bases[plan] * self.types + kind) * ENDS + self.stop_ends[i]
                        self.plan_values[plan * self.types + kind] += flow * self.shares[at]

    # Entry points for Python callers

    @python
    def make_room(self, room: int) -> None:
        """Make room for so many of her shares; those that are listed are lost."""
        self.room = room
        self.pay_pairs = array("i", bytes(4 * room))
        self.pays = array("d", bytes(8 * room))
        self.loss_actions = array("i", bytes(4 * room))
        self.losses = array("d", bytes(8 * room))
