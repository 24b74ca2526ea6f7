"""The best hunt against a Goryō whose mixed plans are known: every hunt there is, looked through to its end.

A reader is given her plans, and what a round with each is worth to the Samurai by true prints and catches, weighed by
how often she makes it; plans that differ in her bound type alone are one, for she answers alike. A node is what the
Samurai did and what they were told; the plans that fit are its members. The best action is the one whose members are
worth most together. Nothing is estimated: what comes out is the most that any hunt gets.

Boards that differ only in what cannot matter any more are looked at once (`key_of`), and an action is left out when not
even knowing her plan would make it better than one already found (`bound`).
"""

from array import array
from typing import Annotated

from tokonoma.bots.native.hunters import DEEPEST, ONE, Hunters
from tokonoma.bots.native.screen import investigated
from tokonoma.games.goryo.components import (
    CUBES,
    MOST_ACTIONS,
    MOST_CALLS,
    NO_PRINT,
    NOWHERE,
    PAWNS,
    SPACES,
)
from tokonoma.games.goryo.hunt import may_act
from tokonoma.games.goryo.moves import END, SEARCH
from tokonoma.games.goryo.state import Table
from tokonoma.kernel.batching import bits_in
from tokonoma.kernel.contract import MASK, MIX_1, MIX_2, STRIDE, Board, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Floats, Ints, Words, cast, nogil, python, u64

NONE_ASKED: u64 = 0
PRINTS: int = 6  # different numbers of true prints in a round, none included
CATCHES: int = 5
ENDS: int = PRINTS * CATCHES
OPTIONS: int = 16  # actions to choose from, at most
WORST: float = -1.0
MOST_BOARDS: int = 1 << 30
LOST: int = -2  # in a hunt that was written down: no plan she makes fits, so there is nothing to go by
LONGEST_HUNT: int = 1024  # actions of a hunt, whatever the answers
ROUNDING: float = 1e-12  # what is better by less is not: sums of parts are rounded


class Reader(Hunters):
    """Hunts a known mixture of plans as well as can be."""

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
    tested: Floats  # the same in a second mixture, for `test`
    has_spare: int  # whether the hunt goes on where she never makes what fits
    spare: Floats  # for that, what a round is worth to the Samurai by plan, true prints and catches
    stops: Ints  # by plan: true prints and catches when the hunt that was found ends
    hunt: Ints  # the hunt that was found, each action before what follows; after a question first what follows a no
    hunt_size: int

    members: Ints  # by questions asked: the plans that fit
    names: Words  # by questions asked: a number for them
    targets: Words  # by questions asked: a bit for each of their targets
    lanes: Words  # by questions asked: a bit for each space that one of them says yes to
    greens: u64  # a bit for each green print
    asked: u64  # and for each print
    options: Annotated[list[int], DEEPEST * OPTIONS]

    boards: int  # looked at, and at most; a look that is cut short finds nothing
    most_boards: int
    least: float  # what the best hunt must bring to be found
    found: float  # what the best hunt brings the Samurai, and the same hunt against the second mixture
    found_again: float
    places: int
    used: int
    keys: Words
    best: Floats  # by place: what the members of a board are worth, weighed
    moves: Ints  # by place: the action that brings it, or NOWHERE: it is worth no more than that

    def __init__(self, many: int, places: int) -> None:
        allocate(self)
        self.many = many
        self.weights = array("d", bytes(8 * many))
        self.most_boards = MOST_BOARDS
        self.places = places
        self.least = WORST
        self.cubes = array("i", bytes(4 * many * CUBES))
        self.steps = array("i", bytes(4 * many))
        self.trails = array("i", bytes(4 * many))
        self.aims = array("i", bytes(4 * many))
        self.crossed = array("Q", bytes(8 * many))
        self.yes = array("Q", bytes(8 * many))
        self.worths = array("d", bytes(8 * many * ENDS))
        self.hopes = array("d", bytes(8 * many * ENDS))
        self.tested = array("d", bytes(8 * many * ENDS))
        self.spare = array("d", bytes(8 * many * ENDS))
        self.stops = array("i", bytes(4 * many))
        self.hunt = array("i", bytes(4 * LONGEST_HUNT))
        self.members = array("i", bytes(4 * many * DEEPEST))
        self.names = array("Q", bytes(8 * DEEPEST))
        self.targets = array("Q", bytes(8 * DEEPEST))
        self.lanes = array("Q", bytes(8 * DEEPEST))
        self.keys = array("Q", bytes(8 * places))
        self.best = array("d", bytes(8 * places))
        self.moves = array("i", bytes(4 * places))

    # The look through all hunts

    def look(self, work: Board, page: Page) -> None:
        """Find what the best hunt brings, and what the same hunt brings against the second mixture."""
        self.measure(cast(Table, work))
        self.forget_boards()
        many = self.begin(1)
        self.found = self.read(work, cast(Table, work), page, 0, many, 0, self.least)
        if not self.is_cut():
            many = self.begin(0)
            self.hunt_size = 0
            self.found_again = self.test(work, cast(Table, work), page, 0, many, 0)

    def is_cut(self) -> bool:
        """Whether the look was cut short."""
        return self.boards > self.most_boards

    def forget_boards(self) -> None:
        """Forget every board, for another mixture."""
        self.boards = 0
        self.used = 0
        for place in range(self.places):
            self.keys[place] = 0

    def read(self, work: Board, table: Table, page: Page, level: int, many: int, depth: int, least: float) -> float:
        """What the members of a board are worth if the hunt goes on as well as can be; `least` where it is no more."""
        key: u64 = self.key_of(table, level)
        place = self.place_of(key)
        if self.keys[place] == key:
            if self.moves[place] != NOWHERE:
                return self.best[place]
            if self.best[place] <= least:
                return least
        self.boards += 1
        if self.is_cut() or self.bound(table, level, many) <= least:
            return least
        n = self.list_options(page, work.legal(page.moves), depth)
        best = least
        best_move = NOWHERE
        for i in range(n):
            move = self.options[depth * OPTIONS + i]
            if not self.is_useful(table, move, self.lanes[level] & (MASK ^ self.asked), self.targets[level]):
                continue
            worth = self.read_after(work, table, page, level, many, depth, move, best)
            if worth > best + ROUNDING:
                best = worth
                best_move = move
        self.note(key, best, best_move)
        return best

    def list_options(self, page: Page, n: int, depth: int) -> int:
        """Note the actions to choose from: the end first, then questions, moves and calls; return how many."""
        found = 0
        for i in range(n):
            if page.moves[n - 1 - i] >= SEARCH:
                self.options[depth * OPTIONS + found] = page.moves[n - 1 - i]
                found += 1
        for i in range(n):
            if page.moves[i] < SEARCH:
                self.options[depth * OPTIONS + found] = page.moves[i]
                found += 1
        return found

    def read_after(
        self, work: Board, table: Table, page: Page, level: int, many: int, depth: int, move: int, least: float
    ) -> float:
        """What the members are worth after an action; `least` where it is no more."""
        if move == END:
            return self.worth_now(table, level, many)
        space = investigated(table, move)
        if space != NOWHERE:
            return self.read_answers(work, table, page, level, many, depth, move, least)
        self.save(table, depth)
        work.apply(move)
        worth = self.read(work, table, page, level, many, depth + 1, least)
        self.restore(table, depth)
        return worth

    def read_answers(
        self, work: Board, table: Table, page: Page, level: int, many: int, depth: int, move: int, least: float
    ) -> float:
        """What the members are worth after a question, over both answers; one that all deny is never worth asking."""
        space = investigated(table, move)
        greens = self.split(level, many, space, 1)
        if greens == 0:
            return least
        reds = self.split(level, many, space, 0)
        hope = 0.0
        if reds > 0:
            self.answer(work, table, level, depth, move, 0)
            hope = self.bound(table, level + 1, reds)
            self.take_back(table, depth, space)
        self.split(level, many, space, 1)
        self.answer(work, table, level, depth, move, 1)
        worth = self.read_some(work, table, page, level + 1, greens, depth + 1, least - hope)
        self.take_back(table, depth, space)
        if reds == 0 or worth + hope <= least:
            return worth if reds == 0 else least
        self.split(level, many, space, 0)
        self.answer(work, table, level, depth, move, 0)
        worth += self.read_some(work, table, page, level + 1, reds, depth + 1, least - worth)
        self.take_back(table, depth, space)
        return worth

    def read_some(
        self, work: Board, table: Table, page: Page, level: int, many: int, depth: int, least: float
    ) -> float:
        """What the members that gave one answer are worth; where she never does, the hunt ends."""
        if self.is_weighed(level, many):
            return self.read(work, table, page, level, many, depth, least)
        return 0.0

    def answer(self, work: Board, table: Table, level: int, depth: int, move: int, is_green: int) -> None:
        """Ask, and let the first member of the next level answer."""
        space = investigated(table, move)
        self.save(table, depth)
        self.put_plan(table, self.members[(level + 1) * self.many])
        work.apply(move)
        self.asked = self.asked | (ONE << space)
        if is_green:
            self.greens = self.greens | (ONE << space)

    def take_back(self, table: Table, depth: int, space: int) -> None:
        """Take a question back."""
        table.prints[space] = NO_PRINT
        self.asked = self.asked & (MASK ^ (ONE << space))
        self.greens = self.greens & (MASK ^ (ONE << space))
        self.restore(table, depth)

    # The same hunt against another mixture

    def test(self, work: Board, table: Table, page: Page, level: int, many: int, depth: int) -> float:
        """What the second mixture is worth to the hunt that is best against the first."""
        if self.has_spare == 0 or many == 0 or self.is_weighed(level, many):
            return self.test_on(work, table, page, level, many, depth)
        weighed = self.take_spare(level, many)
        self.read(work, table, page, level, weighed, depth, WORST)
        worth = self.test_on(work, table, page, level, many, depth)
        for i in range(weighed):
            self.weights[self.members[level * self.many + i]] = 0.0
        return worth

    def take_spare(self, level: int, many: int) -> int:
        """Where no member is ever made, weigh them all alike, paths alone where there are any; return how many."""
        paths = 0
        for i in range(many):
            plan = self.members[level * self.many + i]
            if self.trails[plan] == NOWHERE:
                self.members[level * self.many + i] = self.members[level * self.many + paths]
                self.members[level * self.many + paths] = plan
                paths += 1
        weighed = paths if paths > 0 else many
        self.names[level] = 0
        self.targets[level] = 0
        self.lanes[level] = 0
        for i in range(weighed):
            plan = self.members[level * self.many + i]
            self.weights[plan] = 1.0
            for end in range(ENDS):
                self.worths[plan * ENDS + end] = self.spare[plan * ENDS + end]
            self.hope(plan)
            self.add_member(level, i, plan)
        return weighed

    def test_on(self, work: Board, table: Table, page: Page, level: int, many: int, depth: int) -> float:
        """The same from a board on."""
        key: u64 = self.key_of(table, level)
        place = self.place_of(key)
        is_known: bool = self.keys[place] == key and self.is_weighed(level, many) and self.moves[place] != NOWHERE
        move = self.moves[place] if is_known else END
        self.write_action(move if is_known else LOST)
        if move == END:
            return self.test_now(table, level, many)
        space = investigated(table, move)
        worth = 0.0
        if space == NOWHERE:
            self.save(table, depth)
            work.apply(move)
            worth = self.test(work, table, page, level, many, depth + 1)
            self.restore(table, depth)
            return worth
        for is_green in range(2):
            some = self.split(level, many, space, is_green)
            if some > 0:
                self.answer(work, table, level, depth, move, is_green)
                worth += self.test(work, table, page, level + 1, some, depth + 1)
                self.take_back(table, depth, space)
            else:
                self.write_action(LOST)
        return worth

    def write_action(self, move: int) -> None:
        """Write an action of the hunt that was found."""
        if self.hunt_size < LONGEST_HUNT:
            self.hunt[self.hunt_size] = move
            self.hunt_size += 1

    # Members

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

    def test_now(self, table: Table, level: int, many: int) -> float:
        """The same in the second mixture; how each ends is written down."""
        worth = 0.0
        for i in range(many):
            plan = self.members[level * self.many + i]
            end = self.end_now(table, plan)
            self.stops[plan] = end - plan * ENDS
            worth += self.tested[end]
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
        return most

    # Boards

    def key_of(self, table: Table, level: int) -> u64:
        """A number for all that can still matter of a hunt: members, green prints, who stands where and may act.

        A samurai who is done matters only on a target.
        """
        key: u64 = mixed(self.names[level] ^ self.greens, table.actions)
        can_call: bool = table.calls < MOST_CALLS and table.actions < MOST_ACTIONS
        if may_act(table):
            samurai = table.acting
            taken = 4 * table.moved[samurai] + 2 * table.searched[samurai] + table.sniffed[samurai]
            key = mixed(key, 16 * samurai + taken)
        for samurai in range(PAWNS):
            at = table.samurai_at[samurai]
            is_free: bool = table.called[samurai] == 0 and can_call
            if is_free or (table.acting == samurai and may_act(table)):
                key = mixed(key, 2 * at + 1)
            elif (self.targets[level] >> at) & ONE != 0:
                key = mixed(key, 2 * at)
            else:
                key = mixed(key, 2 * SPACES)
        return key | ONE if can_call else mixed(key, MOST_CALLS) | ONE

    def place_of(self, key: u64) -> int:
        """Where a key is, or would be."""
        place: u64 = (key >> 20) % self.places
        while self.keys[place] != 0 and self.keys[place] != key:
            place = (place + 1) % self.places
        return place

    def note(self, key: u64, worth: float, move: int) -> None:
        """Keep what was found for a board, while there is space."""
        if 4 * self.used < 3 * self.places:
            place = self.place_of(key)
            if self.keys[place] == 0:
                self.used += 1
            self.keys[place] = key
            self.best[place] = worth
            self.moves[place] = move

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
    def add_worth(self, plan: int, prints: int, catches: int, worth: float, tested: float) -> None:
        """Say what a round with a plan is worth to the Samurai in either mixture, weighed."""
        self.worths[plan * ENDS + prints * CATCHES + catches] = worth
        self.tested[plan * ENDS + prints * CATCHES + catches] = tested

    @python
    def weigh(self, plan: int, weight: float) -> None:
        """Say how often she makes a plan in the first mixture, once its worths are told."""
        self.weights[plan] = weight
        self.hope(plan)

    @python
    def hunt_found(self) -> list[int]:
        """The hunt that was found, written down."""
        return [self.hunt[i] for i in range(self.hunt_size)]

    @python
    def look_through(self, work: Board) -> tuple[float, float]:
        """What the mixture is worth to the best hunt from a board on, and what the second is to the same hunt."""
        page = Page()
        with nogil:
            self.look(work, page)
        if self.is_cut():
            raise MemoryError(f"a look through all hunts needs more than {self.most_boards} boards")
        return self.found, self.found_again


def mixed(key: u64, number: int) -> u64:
    """A key with a number mixed in."""
    added: u64 = ((key ^ (key >> 29)) * MIX_1 + number + 1) & MASK
    return ((added ^ (added >> 32)) * MIX_2) & MASK
