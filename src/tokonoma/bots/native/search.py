"""One tree search for every game: each seat maximises its own value, luck is drawn anew, secrets are imagined anew.

A node is a row of moves since the root, whatever was drawn between them (an open loop), as the searching seat could
write it down. Every playout first imagines what its seat cannot know. So the moves of a node differ from one playout to
the next, and each child counts how often it was there to be chosen (information-set search). A child's bound is its
mean value and a bonus for what looks good and was seldom tried (PUCT); what looks good, the game's judge says.

It knows the contract and the judge, and no game. No lock of Python's is held while a tree grows.
"""

from array import array
from math import sqrt
from typing import Annotated

from tokonoma.bots.native.growing import Growing
from tokonoma.bots.native.judge import Judge
from tokonoma.bots.room import FIRST_ROOM, roomier
from tokonoma.kernel.contract import LONGEST, MOST_SEATS, NUMBERS, OVER, Board, Chance, Page
from tokonoma.kernel.raw import allocate, quotient
from tokonoma.kernel.typed import Floats, Ints, python

DEEPEST: int = 1024  # moves from the root; beyond that a playout goes on without the tree
NONE: int = -1
NOBODY: int = -1
PLACES: int = 16384  # of the table that remembers where children are; a power of two
SPREAD: int = 131


class Search(Growing):
    """A tree that grows by playouts."""

    audience: int  # the seat that searches
    c_puct: float  # weight of the bonus
    expand_after: float  # visits after which a node gets children
    fpu_reduction: float  # how much worse than its siblings an untried move is taken to be

    root: int
    nodes: int
    capacity: int  # nodes the arrays can hold
    first: Ints  # a node's first child, then its siblings
    sibling: Ints
    parent: Ints
    move: Ints  # the move that leads to a node, and the seat that makes it
    mover: Ints
    prior: Floats  # how good the move looked, between 0 and 1
    seen: Floats  # how often it was there to be chosen
    visits: Floats
    value: Floats  # summed, for the mover
    worth: Floats  # summed, for the seat to act after the move

    counted: float  # playouts since this root is the root, and what they were worth to each seat
    totals: Annotated[list[float], MOST_SEATS]
    last_actor: int  # the seat to act where the tree was left
    child_by: Annotated[list[int], NUMBERS]  # scratch: a node's child for each move
    child_at: Annotated[list[int], PLACES]  # a child for some nodes and moves, by `place_of`; perhaps another one's
    open: Annotated[list[int], LONGEST]  # scratch: the children that are legal now
    is_row: int  # scratch: they lie side by side
    bound: Annotated[list[float], LONGEST]  # scratch: how much each promises
    trail: Annotated[list[int], DEEPEST]

    def __init__(self, audience: int, c_puct: float, expand_after: float, fpu_reduction: float) -> None:
        allocate(self)
        self.audience = audience
        self.c_puct = c_puct
        self.expand_after = expand_after
        self.fpu_reduction = fpu_reduction
        for move in range(NUMBERS):
            self.child_by[move] = NONE
        self.plant()

    # Growing

    def grow(self, judge: Judge, root: Board, work: Board, chance: Chance, page: Page, playouts: int) -> None:
        """Play out from the root, again and again, each time a little wiser."""
        for _ in range(playouts):
            work.copy_from(root)
            judge.imagine(work, self.audience, chance, page)
            depth = self.descend(judge, work, chance, page)
            judge.finish(work, chance, page)
            self.credit(depth, page)
            self.counted += 1.0
            for seat in range(root.seats):
                self.totals[seat] += page.values[seat]

    def descend(self, judge: Judge, work: Board, chance: Chance, page: Page) -> int:
        """Follow the tree to a node that is not ripe; return how many nodes are on the trail."""
        node = self.root
        depth = 0
        is_inside: bool = True
        while is_inside and work.to_act != OVER and depth < DEEPEST:
            n = work.legal(page.moves)
            is_inside = self.open_children(judge, node, work, page, n)
            if is_inside:
                node = self.most_promising(node, n)
                self.trail[depth] = node
                depth += 1
                judge.remember(work.to_act, self.move[node])
                work.apply(self.move[node])
                work.settle(chance, page)
        self.last_actor = work.to_act if work.to_act != OVER else NOBODY
        return depth

    def open_children(self, judge: Judge, node: int, work: Board, page: Page, n: int) -> bool:
        """List the child of every legal move, adding those that are missing; false if the node is not ripe."""
        if self.first[node] == NONE and (self.visits[node] < self.expand_after and node != self.root):
            return False
        child = self.first[node]
        found = 0
        if child != NONE and child + n <= self.nodes:  # children made together lie side by side
            while found < n and self.move[child] == page.moves[found] and self.parent[child] == node:
                self.open[found] = child
                child += 1
                found += 1
        self.is_row = 1 if found == n else 0
        if found == n:
            return True
        return self.recall_children(node, page, n) or self.find_children(judge, node, work, page, n)

    def recall_children(self, node: int, page: Page, n: int) -> bool:
        """The same by the table that remembers where children are; false where it knows too little."""
        for i in range(n):
            child = self.child_at[place_of(node, page.moves[i])]
            if child >= self.nodes or self.parent[child] != node or self.move[child] != page.moves[i]:
                return False
            self.open[i] = child
        return True

    def find_children(self, judge: Judge, node: int, work: Board, page: Page, n: int) -> bool:
        """The same by looking at every child."""
        child = self.first[node]
        while child != NONE:
            self.child_at[place_of(node, self.move[child])] = child
            self.child_by[self.move[child]] = child
            child = self.sibling[child]
        missing = 0
        for i in range(n):
            self.open[i] = self.child_by[page.moves[i]]
            if self.open[i] == NONE:
                missing += 1
        child = self.first[node]
        while child != NONE:
            self.child_by[self.move[child]] = NONE
            child = self.sibling[child]
        if missing == 0:
            return True
        if self.nodes + missing > self.capacity:
            return False
        self.add_children(judge, node, work, page, n)
        return True

    def add_children(self, judge: Judge, node: int, work: Board, page: Page, n: int) -> None:
        """A child for every legal move that has none, the first move first."""
        judge.weigh(work, page, n)
        total = 0.0
        for i in range(n):
            total += judge.looks[i]
        rest = self.first[node]
        self.first[node] = self.nodes
        for i in range(n):
            if self.open[i] == NONE:
                child = self.nodes
                self.nodes += 1
                self.move[child] = page.moves[i]
                self.mover[child] = work.to_act
                self.prior[child] = judge.looks[i] / total
                self.first[child] = NONE
                self.parent[child] = node
                self.sibling[child] = child + 1
                self.open[i] = child
        self.sibling[self.nodes - 1] = rest

    def most_promising(self, node: int, n: int) -> int:
        """The open child with the highest bound; every one of them has now been there to be chosen."""
        untried = self.worth[node] / max(self.visits[node], 1.0) - self.fpu_reduction
        if self.is_row == 1:
            self.bound_row(self.open[0], n, untried)
        else:
            self.bound_each(n, untried)
        best = 0
        for i in range(1, n):
            if self.bound[i] > self.bound[best]:
                best = i
        return self.open[best]

    def bound_row(self, first: int, n: int, untried: float) -> None:
        """The bounds of children that lie side by side: C reckons several at a time."""
        for i in range(n):
            self.seen[first + i] += 1.0
        for i in range(n):
            visits = self.visits[first + i]
            mean = quotient(self.value[first + i], max(visits, 1.0))
            bonus = quotient(self.c_puct * self.prior[first + i] * sqrt(self.seen[first + i]), 1.0 + visits)
            self.bound[i] = (mean if visits > 0.0 else untried) + bonus

    def bound_each(self, n: int, untried: float) -> None:
        """The same for children wherever they lie."""
        for i in range(n):
            child = self.open[i]
            self.seen[child] += 1.0
            visits = self.visits[child]
            mean = quotient(self.value[child], max(visits, 1.0))
            bonus = quotient(self.c_puct * self.prior[child] * sqrt(self.seen[child]), 1.0 + visits)
            self.bound[i] = (mean if visits > 0.0 else untried) + bonus

    def credit(self, depth: int, page: Page) -> None:
        """Add the values on the page to every node of the trail."""
        node = self.root
        for i in range(depth):
            child = self.trail[i]
            seat = self.mover[child]
            self.visits[node] += 1.0
            self.worth[node] += page.values[seat]
            self.value[child] += page.values[seat]
            node = child
        self.visits[node] += 1.0
        if self.last_actor != NOBODY:
            self.worth[node] += page.values[self.last_actor]

    # Entry points for Python callers

    @python
    def plant(self) -> None:
        """Begin anew with a root alone."""
        self.refuse_sharing()
        self.root, self.nodes, self.capacity = 0, 0, 0
        self.first = self.sibling = self.parent = self.move = self.mover = array("i")
        self.prior = self.seen = self.visits = self.value = self.worth = array("d")
        self.reserve(FIRST_ROOM)
        self.nodes = 1
        self.first[0] = self.sibling[0] = self.parent[0] = NONE

    @python
    def reserve(self, capacity: int) -> None:
        """Let the arrays hold as many nodes; raises RuntimeError while another thread grows the tree."""
        self.refuse_sharing()
        used = self.nodes
        self.first, self.sibling = roomier("i", self.first, used, capacity), roomier("i", self.sibling, used, capacity)
        self.parent, self.move = roomier("i", self.parent, used, capacity), roomier("i", self.move, used, capacity)
        self.mover, self.prior = roomier("i", self.mover, used, capacity), roomier("d", self.prior, used, capacity)
        self.seen, self.visits = roomier("d", self.seen, used, capacity), roomier("d", self.visits, used, capacity)
        self.value, self.worth = roomier("d", self.value, used, capacity), roomier("d", self.worth, used, capacity)
        self.capacity = capacity

    @python
    def children(self, node: int) -> list[int]:
        """A node's children, in the order of their moves' first appearance."""
        found = []
        child = self.first[node]
        while child != NONE:
            found.append(child)
            child = self.sibling[child]
        return found

    @python
    def tried(self) -> list[tuple[int, float, float]]:
        """Every move at the root with its visits and its summed value for the mover."""
        return [(self.move[child], self.visits[child], self.value[child]) for child in self.children(self.root)]

    @python
    def step(self, move: int) -> bool:
        """Make a child the root, keeping what grew below it; false if there is none."""
        for child in self.children(self.root):
            if self.move[child] == move:
                self.stand_on(child)
                return True
        return False

    @python
    def stand_on(self, node: int) -> None:
        """Make a node the root."""
        self.root = node
        self.counted = 0.0
        for seat in range(MOST_SEATS):
            self.totals[seat] = 0.0

    @python
    def worths(self, seats: int) -> list[float]:
        """What the playouts from this root were worth to each seat, summed."""
        return [self.totals[seat] for seat in range(seats)]


def place_of(node: int, move: int) -> int:
    """Where the table remembers the child of a node for a move."""
    return (node * SPREAD + move) & (PLACES - 1)
