"""The best hunt against a Goryō whose mixed plans are known: every hunt there is, looked through to its end.

A node is what the Samurai did and what they were told; the plans that fit are its members (`members.py`). The best
action is the one whose members are worth most together. Nothing is estimated: what comes out is the most that any hunt
gets.

Boards that differ only in what cannot matter any more are looked at once (`met.py`), and an action is left out when not
even knowing her plan would make it better than one already found (`bound`).
"""

from array import array
from typing import Annotated

from tokonoma.bots.native.hunters import DEEPEST, ONE
from tokonoma.bots.native.members import CATCHES, ENDS, WORST
from tokonoma.bots.native.met import MetBoards
from tokonoma.bots.native.screen import investigated
from tokonoma.games.goryo.components import NO_PRINT, NOWHERE
from tokonoma.games.goryo.moves import END, SEARCH
from tokonoma.games.goryo.state import Table
from tokonoma.kernel.contract import MASK, Board, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Floats, Ints, cast, nogil, python, u64

OPTIONS: int = 16  # actions to choose from, at most
LOST: int = -2  # in a hunt that was written down: no plan she makes fits, so there is nothing to go by
LONGEST_HUNT: int = 1024  # actions of a hunt, whatever the answers
ROUNDING: float = 1e-12  # what is better by less is not: sums of parts are rounded


class Reader(MetBoards):
    """Hunts a known mixture of plans as well as can be."""

    tested: Floats  # like the worths in a second mixture, for `test`
    has_spare: int  # whether the hunt goes on where she never makes what fits
    spare: Floats  # for that, what a round is worth to the Samurai by plan, true prints and catches
    stops: Ints  # by plan: true prints and catches when the hunt that was found ends
    hunt: Ints  # the hunt that was found, each action before what follows; after a question first what follows a no
    hunt_size: int
    options: Annotated[list[int], DEEPEST * OPTIONS]

    least: float  # what the best hunt must bring to be found
    found: float  # what the best hunt brings the Samurai, and the same hunt against the second mixture
    found_again: float

    def __init__(self, many: int, places: int) -> None:
        allocate(self)
        MetBoards.__init__(self, many, places)
        self.least = WORST
        self.tested = array("d", bytes(8 * many * ENDS))
        self.spare = array("d", bytes(8 * many * ENDS))
        self.stops = array("i", bytes(4 * many))
        self.hunt = array("i", bytes(4 * LONGEST_HUNT))

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
        if self.is_cut() or self.is_hopeless(table, level, many, least):
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
        if reds == 0 or worth + hope <= least + ROUNDING:
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

    def test_now(self, table: Table, level: int, many: int) -> float:
        """The same in the second mixture; how each ends is written down."""
        worth = 0.0
        for i in range(many):
            plan = self.members[level * self.many + i]
            end = self.end_now(table, plan)
            self.stops[plan] = end - plan * ENDS
            worth += self.tested[end]
        return worth

    def write_action(self, move: int) -> None:
        """Write an action of the hunt that was found."""
        if self.hunt_size < LONGEST_HUNT:
            self.hunt[self.hunt_size] = move
            self.hunt_size += 1

    # Entry points for Python callers

    @python
    def add_worth(self, plan: int, prints: int, catches: int, worth: float, tested: float) -> None:
        """Say what a round with a plan is worth to the Samurai in either mixture, weighed."""
        self.worths[plan * ENDS + prints * CATCHES + catches] = worth
        self.tested[plan * ENDS + prints * CATCHES + catches] = tested

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
