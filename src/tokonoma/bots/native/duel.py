"""A search for Goryō in which neither side knows what it cannot: two trees that grow against each other.

Her tree chooses a plan, one for every type she may be bound to. Their tree chooses the hunt; its nodes are what the
Samurai did and the answers they got, and nothing of her plan. In every playout she plans by her tree, they hunt by
theirs, and both learn from how the round ends. What either did on the average is a mixed strategy that is hard to read.

The Samurai also reckon with a Goryō who looks no further than her plan (`habit`): it costs them little against one who
mixes, and much is won against one who does not. (Restricted Nash response: Johanson, Zinkevich and Bowling 2007.)

In the middle of a hunt her strategy is kept as it was when she planned (`is_settled`): plans are drawn from it until
one fits every print. Where nothing was learnt before, any plan that fits is as likely as another.
"""

from array import array
from math import sqrt
from typing import Annotated

from tokonoma.bots.native.judge import Judge
from tokonoma.games.goryo.components import (
    CALL,
    CONFIRM,
    END,
    GORYO,
    GREEN_PRINT,
    MOVE,
    NEIGHBOURS,
    NO_PRINT,
    NOWHERE,
    OBJECTS,
    RED_PRINT,
    SAMURAI,
    SEARCH,
    SNIFF,
    SPACES,
    SPRINT,
    TRAIL,
)
from tokonoma.games.goryo.knowledge import imagine_behind_screen, imagine_bound
from tokonoma.games.goryo.paths import clear_path, is_on_path
from tokonoma.games.goryo.state import HUNT, PLAN, Table
from tokonoma.kernel.contract import LONGEST, Board, Chance, Fields, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Floats, Ints, cast, nogil, python

DEEPEST: int = 64  # decisions and answers of a round
NONE: int = -1
HABITS: int = OBJECTS  # her roots come first, one for each type she may be bound to; then those of her habits
THEIR_ROOT: int = 2 * OBJECTS
ROOTS: int = THEIR_ROOT + 1
ANSWER: int = 500  # the key of an answer, plus its colour
MOST_TRIES: int = 100  # plans drawn before one is taken that merely fits
SCALE: int = 1000  # of how often a space was crossed


class Duel(Fields):
    """Two trees over one round."""

    bound: int  # her true type where the Goryō searches, or NONE
    is_settled: int  # her strategy is drawn from and no longer learns
    is_drilled: int  # so is theirs
    explore: float
    smooth: float  # how often a seat plays its average instead of its best
    habit: float  # how often she is taken to plan by habit, as someone who looks no further than her plan would
    their_node: int  # where the hunt stands in their tree

    nodes: int
    room: int
    first: Ints
    sibling: Ints
    key: Ints  # the move, or the answer, that leads to a node
    prior: Floats
    visits: Floats
    value: Floats  # summed, for the seat whose tree it is
    average: Floats  # visits, the later ones counting more: what is played on the average

    playouts: int
    her_worth: float  # summed over the playouts in which she was bound to her true type, or all
    her_playouts: float
    crossed: Annotated[list[int], SPACES]  # how often her path crossed a space, and ended there
    ended: Annotated[list[int], SPACES]
    open: Annotated[list[int], LONGEST]
    her_trail: Annotated[list[int], DEEPEST]
    their_trail: Annotated[list[int], DEEPEST]

    def __init__(self, bound: int, explore: float, smooth: float) -> None:
        allocate(self)
        self.bound = bound
        self.explore = explore
        self.smooth = smooth
        self.their_node = THEIR_ROOT
        self.nodes = ROOTS
        self.first = self.sibling = self.key = array("i")
        self.prior = self.visits = self.value = self.average = array("d")
        self.make_room(4096)

    # Growing

    def grow(self, judge: Judge, root: Board, work: Board, chance: Chance, page: Page, playouts: int) -> None:
        """Play the round out, again and again."""
        for _ in range(playouts):
            work.copy_from(root)
            self.playouts += 1
            planned = self.make_plan(cast(Table, root), work, cast(Table, work), chance, page)
            self.note_path(cast(Table, work))
            hunted = self.hunt(judge, work, cast(Table, work), chance, page)
            work.settle(chance, page)
            judge.value(work, page.values)
            if planned >= 0:
                self.credit(self.her_trail, planned, page.values[GORYO])
            if not self.is_drilled:
                self.credit(self.their_trail, hunted, page.values[SAMURAI])
            self.her_worth += page.values[GORYO]
            self.her_playouts += 1.0

    def make_plan(self, root: Table, work: Board, table: Table, chance: Chance, page: Page) -> int:
        """Let her plan; return how many nodes of her tree learn from it, or NONE where none does."""
        if self.is_settled:
            return self.recall_plan(root, work, table, chance, page)
        if root.stage == HUNT and has_prints(root):
            imagine_behind_screen(table, chance)
            return NONE
        kind = self.choose_type(root, table, chance)
        begin_plan(table, kind)
        if chance.below(SCALE) < SCALE * self.habit and self.recall_steps(HABITS + kind, work, table, chance):
            return NONE
        begin_plan(table, kind)
        return self.plan(work, table, kind, chance, page)

    def choose_type(self, root: Table, table: Table, chance: Chance) -> int:
        """Her true type half of the time, for the Samurai do not know it."""
        if self.bound != NONE and chance.below(2) == 0:
            return self.bound
        begin_plan(table, NONE)
        imagine_bound(table, chance)
        return table.bound

    def plan(self, work: Board, table: Table, kind: int, chance: Chance, page: Page) -> int:
        """Follow her tree, planting what is missing, until the plan is confirmed."""
        node = kind
        depth = 0
        self.her_trail[0] = node
        while table.stage == PLAN:
            n = work.legal(page.moves)
            if self.first[node] == NONE:
                weigh_plan(page, n)
                if not self.add_children(node, page, n):
                    while table.stage == PLAN:
                        n = work.legal(page.moves)
                        work.apply(page.moves[chance.below(n)])
                    return depth
            self.list_children(node)
            node = self.choose(node, n, chance)
            depth += 1
            self.her_trail[depth] = node
            work.apply(self.key[node])
        return depth

    def recall_plan(self, root: Table, work: Board, table: Table, chance: Chance, page: Page) -> int:
        """Draw plans from her average strategy until one fits the prints; after many, take any that fits."""
        for _ in range(MOST_TRIES):
            begin_plan(table, NONE)
            imagine_bound(table, chance)
            begin_plan(table, table.bound)
            start = HABITS + table.bound if chance.below(SCALE) < SCALE * self.habit else table.bound
            if self.recall_steps(start, work, table, chance) and fits(root, table):
                for space in range(SPACES):
                    table.prints[space] = root.prints[space]
                return NONE
        put_back(root, table)
        imagine_behind_screen(table, chance)
        return NONE

    def recall_steps(self, node: int, work: Board, table: Table, chance: Chance) -> bool:
        """Make one plan as her average tells from a root on; false where the tree ends before the plan does."""
        while table.stage == PLAN:
            if self.first[node] == NONE:
                return False
            n = self.list_children(node)
            node = self.choose_average(node, n, chance)
            work.apply(self.key[node])
        return True

    def note_path(self, table: Table) -> None:
        """Count the spaces her path crosses."""
        for i in range(1, table.steps + 1):
            self.crossed[table.path[i]] += 1
        self.ended[table.path[table.steps]] += 1

    def hunt(self, judge: Judge, work: Board, table: Table, chance: Chance, page: Page) -> int:
        """Follow their tree, then go on by what looks good, until the discovery; return the nodes on the trail."""
        node = self.their_node
        depth = 0
        self.their_trail[0] = node
        is_inside: bool = True
        while table.stage == HUNT:
            n = work.legal(page.moves)
            if is_inside and self.first[node] == NONE:
                is_inside = self.visits[node] > 1.0 and depth < DEEPEST - 3 and not self.is_drilled
                if is_inside:
                    self.weigh_hunt(table, page, n)
                    is_inside = self.add_children(node, page, n)
            if is_inside:
                n = self.list_children(node)
                node = self.choose_average(node, n, chance) if self.is_drilled else self.choose(node, n, chance)
                depth += 1
                self.their_trail[depth] = node
                move = self.key[node]
                space = investigated(table, move)
                work.apply(move)
                if space != NOWHERE:
                    node = self.answer(node, table.prints[space])
                    depth += 1
                    self.their_trail[depth] = node
            else:
                self.weigh_hunt(table, page, n)
                work.apply(page.moves[chance.pick(page.weights, n)])
        return depth

    def answer(self, node: int, colour: int) -> int:
        """The child for an answer."""
        child = self.first[node]
        while child != NONE:
            if self.key[child] == ANSWER + colour:
                return child
            child = self.sibling[child]
        if self.nodes == self.room:
            return node
        child = self.nodes
        self.nodes += 1
        self.key[child] = ANSWER + colour
        self.sibling[child] = self.first[node]
        self.first[node] = child
        return child

    # Trees

    def add_children(self, node: int, page: Page, n: int) -> bool:
        """A child for every move on the page, in its order; false if there is no room."""
        if self.nodes + n > self.room:
            return False
        total = 0
        for i in range(n):
            total += page.weights[i]
        for i in range(n):
            child = self.nodes + i
            self.key[child] = page.moves[i]
            self.prior[child] = (1.0 * page.weights[i]) / total
            self.sibling[child] = child + 1 if i + 1 < n else NONE
        self.first[node] = self.nodes
        self.nodes += n
        return True

    def list_children(self, node: int) -> int:
        """List a node's children; return how many."""
        n = 0
        child = self.first[node]
        while child != NONE:
            self.open[n] = child
            n += 1
            child = self.sibling[child]
        return n

    def choose(self, node: int, n: int, chance: Chance) -> int:
        """Now and then what was played on the average, else the listed child with the highest bound."""
        if self.visits[node] > 20.0 and chance.below(SCALE) < SCALE * self.smooth:
            return self.choose_average(node, n, chance)
        return self.choose_best(node, n)

    def choose_best(self, node: int, n: int) -> int:
        """The listed child with the highest bound."""
        total = sqrt(self.visits[node] + 1.0)
        untried = self.value[node] / max(1.0, self.visits[node])
        best = self.open[0]
        best_bound = -1000.0
        for i in range(n):
            child = self.open[i]
            visits = self.visits[child]
            mean = self.value[child] / visits if visits > 0.0 else untried
            bound = mean + self.explore * self.prior[child] * total / (1.0 + visits)
            if bound > best_bound:
                best = child
                best_bound = bound
        return best

    def choose_average(self, node: int, n: int, chance: Chance) -> int:
        """A listed child, as likely as it was played on the average."""
        total = 0.0
        for i in range(n):
            total += self.average[self.open[i]]
        left = total * chance.below(1 << 30) / (1 << 30)
        i = 0
        while i < n - 1 and left >= self.average[self.open[i]]:
            left -= self.average[self.open[i]]
            i += 1
        return self.open[i]

    def credit(self, trail: Annotated[list[int], DEEPEST], depth: int, worth: float) -> None:
        """Add a value to every node of a trail."""
        for i in range(depth + 1):
            self.visits[trail[i]] += 1.0
            self.value[trail[i]] += worth
            self.average[trail[i]] += self.playouts

    # What looks good in a hunt

    def weigh_hunt(self, table: Table, page: Page, n: int) -> None:
        """Write how good each move of the Samurai looks."""
        for i in range(n):
            move = page.moves[i]
            if move == END:
                page.weights[i] = 10
            elif move >= SNIFF:
                page.weights[i] = 5 + self.share(self.crossed[move - SNIFF])
            elif move == SEARCH:
                page.weights[i] = 5 + self.share(self.crossed[table.samurai_at[table.acting]])
            elif move >= MOVE:
                page.weights[i] = 10 + self.around(table, move - MOVE) // 3
            else:
                page.weights[i] = 20 + self.around(table, table.samurai_at[move - CALL]) // 3

    def share(self, times: int) -> int:
        """How often, of a thousand playouts."""
        return SCALE * times // max(1, self.playouts)

    def around(self, table: Table, space: int) -> int:
        """How much there is to find on a space and beside it, and to catch there."""
        found = self.share(2 * self.ended[space])
        if table.prints[space] == NO_PRINT:
            found += self.share(self.crossed[space])
        for i in range(NEIGHBOURS):
            other = table.box.neighbours[space][i]
            if other != NOWHERE and table.prints[other] == NO_PRINT:
                found += self.share(self.crossed[other]) // 2
        return found

    # Doors for Python callers

    @python
    def make_room(self, room: int) -> None:
        """Let the arrays hold as many nodes."""
        more = room - self.room
        if more == 0:
            return
        self.first = array("i", memoryview(self.first).tobytes()) + array("i", [NONE]) * more
        self.sibling = array("i", memoryview(self.sibling).tobytes()) + array("i", [NONE]) * more
        self.key = array("i", memoryview(self.key).tobytes()) + array("i", [0]) * more
        self.prior = array("d", memoryview(self.prior).tobytes()) + array("d", [0.0]) * more
        self.visits = array("d", memoryview(self.visits).tobytes()) + array("d", [0.0]) * more
        self.value = array("d", memoryview(self.value).tobytes()) + array("d", [0.0]) * more
        self.average = array("d", memoryview(self.average).tobytes()) + array("d", [0.0]) * more
        self.room = room

    @python
    def play_out(self, judge: Judge, root: Board, work: Board, chance: Chance, playouts: int) -> None:
        """Grow by a number of playouts, without Python's lock."""
        page = Page()
        with nogil:
            self.grow(judge, root, work, chance, page, playouts)

    @python
    def children(self, node: int) -> dict[int, int]:
        """A node's children by the moves or answers that lead to them."""
        found = {}
        child = self.first[node]
        while child != NONE:
            found[self.key[child]] = child
            child = self.sibling[child]
        return found

    @python
    def sow(self, root: int, moves: list[int], weight: float) -> None:
        """Add a plan to what she does on the average from a root on."""
        node = root
        for move in moves:
            self.average[node] += weight
            node = self.step(node, move)
        self.average[node] += weight

    @python
    def step(self, node: int, key: int) -> int:
        """The child that a move or an answer leads to, planted if it is missing."""
        known = self.children(node)
        if key not in known:
            self.make_room(max(self.room, self.nodes + 1))
            known[key] = self.nodes
            self.key[self.nodes] = key
            self.sibling[self.nodes] = self.first[node]
            self.first[node] = self.nodes
            self.nodes += 1
        return known[key]

    @python
    def unsow(self) -> None:
        """Forget every plan."""
        for kind in range(OBJECTS):
            self.first[kind] = NONE
            self.average[kind] = 0.0

    @python
    def settle_plans(self) -> None:
        """Keep her strategy as it is, and forget where her paths went: the hunt has begun."""
        self.is_settled = 1
        self.forget()

    @python
    def forget(self) -> None:
        """Begin the counts anew."""
        self.playouts = 0
        self.her_worth = self.her_playouts = 0.0
        for space in range(SPACES):
            self.crossed[space] = self.ended[space] = 0


def has_prints(table: Table) -> bool:
    """Whether the Samurai have asked about anything this round."""
    for space in range(SPACES):
        if table.prints[space] != NO_PRINT:
            return True
    return False


def begin_plan(table: Table, kind: int) -> None:
    """Put the round back to where she plans, bound to a type."""
    table.stage = PLAN
    table.to_act = GORYO
    table.bound = kind
    clear_path(table)


def put_back(root: Table, table: Table) -> None:
    """Put the round back to where the hunt is."""
    clear_path(table)
    table.stage = HUNT
    table.to_act = SAMURAI
    for space in range(SPACES):
        table.prints[space] = root.prints[space]


def fits(root: Table, table: Table) -> bool:
    """Whether a plan answers every print as it was answered."""
    for space in range(SPACES):
        on_path: bool = space == table.trail or is_on_path(table, space)
        if root.prints[space] == GREEN_PRINT and not on_path:
            return False
        if root.prints[space] == RED_PRINT and on_path:
            return False
    return True


def weigh_plan(page: Page, n: int) -> None:
    """Write how good each step of a plan looks: a False Trail is one idea, wherever it lies."""
    for i in range(n):
        move = page.moves[i]
        page.weights[i] = 60
        if move >= TRAIL and move < CONFIRM:
            page.weights[i] = 2
        elif move >= SPRINT and move < TRAIL:
            page.weights[i] = 20


def investigated(table: Table, move: int) -> int:
    """The space a move asks about, or NOWHERE."""
    if move == END or move < SEARCH:
        return NOWHERE
    if move == SEARCH:
        return table.samurai_at[table.acting]
    return move - SNIFF
