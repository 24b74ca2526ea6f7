"""A mixture of her plans, and the plans of it that fit the answers so far: what they are worth to the Samurai.

Plans that differ in her bound type alone are one, for she answers alike. A plan's worths, by true prints and catches,
are weighed by how often she makes it. `bound` says what a hunt can still bring at most.
"""

from array import array

from tokonoma.bots.native.hunters import DEEPEST, ONE, Hunters
from tokonoma.games.goryo.components import CUBES, MOST_ACTIONS, NOWHERE, PAWNS
from tokonoma.games.goryo.state import Table
from tokonoma.kernel.batching import bits_in
from tokonoma.kernel.contract import MASK, MIX_1, MIX_2, STRIDE
from tokonoma.kernel.typed import Floats, Ints, Words, python, u64

NONE_ASKED: u64 = 0
PRINTS: int = 6  # different numbers of true prints in a round, none included
CATCHES: int = 5
ENDS: int = PRINTS * CATCHES
WORST: float = -1.0


class Members(Hunters):
    """Her plans, how often she makes each, and by questions asked those that fit: the members of a level."""

    many: int
    weights: Floats  # by plan: how often she makes it
    cubes: Ints  # by plan and cube: the spaces of her path
    steps: Ints
    trails: Ints
    aims: Ints  # by plan: the target
    crossed: Words  # by plan: a bit for each space of her path, the start aside
    yes: Words  # the same with the False Trail: what she says yes to
    worths: Floats  # of a round to the Samurai, weighed, by plan, true prints and catches
    hopes: Floats  # the same, or what fewer prints and catches are worth if that is more

    members: Ints  # by questions asked: the plans that fit
    names: Words  # by questions asked: a number for them
    targets: Words  # by questions asked: a bit for each of their targets
    lanes: Words  # by questions asked: a bit for each space that one of them says yes to
    greens: u64  # a bit for each green print
    asked: u64  # and for each print
    trust: float  # how much of what can be hoped for is believed: all of it to miss nothing

    def __init__(self, many: int) -> None:
        self.many = many
        self.trust = 1.0
        self.weights = array("d", bytes(8 * many))
        self.cubes = array("i", bytes(4 * many * CUBES))
        self.steps = array("i", bytes(4 * many))
        self.trails = array("i", bytes(4 * many))
        self.aims = array("i", bytes(4 * many))
        self.crossed = array("Q", bytes(8 * many))
        self.yes = array("Q", bytes(8 * many))
        self.worths = array("d", bytes(8 * many * ENDS))
        self.hopes = array("d", bytes(8 * many * ENDS))
        self.members = array("i", bytes(4 * many * DEEPEST))
        self.names = array("Q", bytes(8 * DEEPEST))
        self.targets = array("Q", bytes(8 * DEEPEST))
        self.lanes = array("Q", bytes(8 * DEEPEST))

    def begin(self, is_first: int) -> int:
        """Every plan is a member, those with a weight first, or alone; return how many."""
        self.names[0] = 0
        self.targets[0] = 0
        self.lanes[0] = 0
        self.greens = NONE_ASKED
        self.asked = NONE_ASKED
        n = 0
        for plan in range(self.many):
            if self.weights[plan] > 0.0:
                self.add_member(0, n, plan)
                n += 1
        for plan in range(self.many):
            if self.weights[plan] == 0.0 and is_first == 0:
                self.add_member(0, n, plan)
                n += 1
        return n

    def add_member(self, level: int, i: int, plan: int) -> None:
        """Write the i-th member of a level; plans without a weight are members in name only."""
        self.members[level * self.many + i] = plan
        if self.weights[plan] == 0.0:
            return
        self.names[level] = self.names[level] ^ mixed(STRIDE, plan)
        self.targets[level] = self.targets[level] | (ONE << self.aims[plan])
        self.lanes[level] = self.lanes[level] | self.yes[plan]

    def split(self, level: int, many: int, space: int, is_green: int) -> int:
        """Write the members that give an answer as those of the next level; return how many."""
        n = 0
        self.names[level + 1] = 0
        self.targets[level + 1] = 0
        self.lanes[level + 1] = 0
        for i in range(many):
            plan = self.members[level * self.many + i]
            said = 1 if (self.yes[plan] >> space) & ONE != 0 else 0
            if said == is_green:
                self.add_member(level + 1, n, plan)
                n += 1
        return n

    def is_weighed(self, level: int, many: int) -> bool:
        """Whether she makes a plan that is a member; members with a weight come first."""
        return many > 0 and self.weights[self.members[level * self.many]] > 0.0

    def worth_now(self, table: Table, level: int, many: int) -> float:
        """What the members are worth if the discovery comes now."""
        worth = 0.0
        for i in range(many):
            plan = self.members[level * self.many + i]
            worth += self.worths[self.end_now(table, plan)]
        return worth

    def end_now(self, table: Table, plan: int) -> int:
        """Where a plan's worth stands if the discovery comes now."""
        catches = 0
        for samurai in range(PAWNS):
            if table.samurai_at[samurai] == self.aims[plan]:
                catches += 1
        return plan * ENDS + bits_in(self.crossed[plan] & self.greens) * CATCHES + catches

    def put_plan(self, table: Table, plan: int) -> None:
        """Put a plan behind her screen: she answers by it."""
        table.steps = self.steps[plan]
        table.trail = self.trails[plan]
        for i in range(CUBES):
            table.path[i] = self.cubes[plan * CUBES + i]

    # What can still be hoped for

    def hope(self, plan: int) -> None:
        """Write the most that so many prints and catches, or fewer, of a plan are worth."""
        for prints in range(PRINTS):
            for catches in range(CATCHES):
                at = plan * ENDS + prints * CATCHES + catches
                self.hopes[at] = self.worths[at]
                if prints > 0:
                    self.hopes[at] = max(self.hopes[at], self.hopes[at - CATCHES])
                if catches > 0:
                    self.hopes[at] = max(self.hopes[at], self.hopes[at - 1])

    def bound(self, table: Table, level: int, many: int) -> float:
        """No less than what the members are worth to hunters who know her plan, with the actions they have left."""
        self.survey(table)
        within_reach: u64 = self.askable & (MASK ^ self.asked)
        left = MOST_ACTIONS - table.actions
        worth = 0.0
        for i in range(many):
            plan = self.members[level * self.many + i]
            more = min(bits_in(self.crossed[plan] & within_reach), self.questions)
            worth += self.most_hoped(plan, bits_in(self.crossed[plan] & self.greens), more, left)
        return worth

    def is_hopeless(self, table: Table, level: int, many: int, least: float) -> bool:
        """Whether that bound is no more than the least."""
        self.survey(table)
        within_reach: u64 = self.askable & (MASK ^ self.asked)
        left = MOST_ACTIONS - table.actions
        worth = 0.0
        for i in range(many):
            if worth > least:
                return False
            plan = self.members[level * self.many + i]
            more = min(bits_in(self.crossed[plan] & within_reach), self.questions)
            worth += self.most_hoped(plan, bits_in(self.crossed[plan] & self.greens), more, left)
        return worth <= least

    def most_hoped(self, plan: int, prints: int, more: int, left: int) -> float:
        """The most a plan can be worth when each further print and each move to its target takes an action."""
        here = 0
        near = 0
        far = 0
        target: u64 = ONE << self.aims[plan]
        for samurai in range(PAWNS):
            if self.comes[samurai][0] & target != 0:
                here += 1
            elif self.comes[samurai][1] & target != 0:
                near += 1
            elif self.comes[samurai][2] & target != 0:
                far += 1
        most = WORST
        for caught in range(near + far + 1):
            moves = caught if caught <= near else 2 * caught - near
            if moves <= left:
                found = prints + min(more, left - moves)
                most = max(most, self.hopes[plan * ENDS + found * CATCHES + here + caught])
        now = self.worths[plan * ENDS + prints * CATCHES + here]
        return now + self.trust * (most - now)

    # Entry points for Python callers

    @python
    def add_plan(self, plan: int, path: list[int], trail: int) -> None:
        """Write a plan of hers: the spaces of its path from the start on, its False Trail."""
        self.aims[plan] = path[len(path) - 1]
        self.steps[plan] = len(path) - 1
        self.trails[plan] = trail
        for i in range(CUBES):
            self.cubes[plan * CUBES + i] = path[i] if i < len(path) else NOWHERE
        self.crossed[plan] = sum(1 << space for space in path[1:])
        self.yes[plan] = self.crossed[plan] | (1 << trail if trail != NOWHERE else 0)

    @python
    def weigh(self, plan: int, weight: float) -> None:
        """Say how often she makes a plan in the first mixture, once its worths are told."""
        self.weights[plan] = weight
        self.hope(plan)


def mixed(key: u64, number: int) -> u64:
    """A key with a number mixed in."""
    added: u64 = ((key ^ (key >> 29)) * MIX_1 + number + 1) & MASK
    return ((added ^ (added >> 32)) * MIX_2) & MASK
