"""Trees whose nodes are what one side has done and been told, for a search that plays on the average (`duel.py`).

A node has a key, the move or the answer that leads to it. Children are chosen by a bound, or as often as they were
played on the average, in which later playouts count more. No game is known here.
"""

from array import array
from math import sqrt
from typing import Annotated

from tokonoma.bots.native.growing import Growing
from tokonoma.kernel.contract import LONGEST, Chance, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Floats, Ints, python

NONE: int = -1
DEEPEST: int = 64  # decisions and answers of a round
ANSWER: int = 500  # the key of an answer, plus what it is
SCALE: int = 1000


class Trees(Growing):
    """Several trees in one set of arrays; their roots are the first nodes."""

    c_puct: float
    smooth: float  # how often a seat plays its average instead of its best

    nodes: int
    capacity: int
    first: Ints
    sibling: Ints
    key: Ints  # the move, or the answer, that leads to a node
    prior: Floats
    visits: Floats
    value: Floats  # summed, for the seat whose tree it is
    average: Floats  # visits, the later ones counting more: what is played on the average
    open: Annotated[list[int], LONGEST]  # scratch: a node's children

    def __init__(self, roots: int, c_puct: float, smooth: float) -> None:
        allocate(self)
        self.plant(roots, c_puct, smooth)

    def add_children(self, node: int, page: Page, n: int) -> bool:
        """A child for every move on the page, in its order; false if the arrays are full."""
        if self.nodes + n > self.capacity:
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
            bound = mean + self.c_puct * self.prior[child] * total / (1.0 + visits)
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

    def credit(self, trail: Annotated[list[int], DEEPEST], depth: int, worth: float, weight: float) -> None:
        """Add a value to every node of a trail; a later playout weighs more in the average."""
        for i in range(depth + 1):
            self.visits[trail[i]] += 1.0
            self.value[trail[i]] += worth
            self.average[trail[i]] += weight

    def answer(self, node: int, colour: int) -> int:
        """The child for an answer, planted if it is missing; NONE if there is no space for it."""
        child = self.first[node]
        while child != NONE:
            if self.key[child] == ANSWER + colour:
                return child
            child = self.sibling[child]
        if self.nodes == self.capacity:
            return NONE
        child = self.nodes
        self.nodes += 1
        self.key[child] = ANSWER + colour
        self.sibling[child] = self.first[node]
        self.first[node] = child
        return child

    # Entry points for Python callers

    @python
    def plant(self, roots: int, c_puct: float, smooth: float) -> None:
        """Begin with roots alone."""
        self.refuse_sharing()
        self.c_puct = c_puct
        self.smooth = smooth
        self.nodes = roots
        self.first = self.sibling = self.key = array("i")
        self.prior = self.visits = self.value = self.average = array("d")
        self.reserve(4096)

    @python
    def reserve(self, capacity: int) -> None:
        """Let the arrays hold as many nodes; raises RuntimeError while another thread grows the trees."""
        self.refuse_sharing()
        more = capacity - self.capacity
        if more == 0:
            return
        self.first = array("i", memoryview(self.first).tobytes()) + array("i", [NONE]) * more
        self.sibling = array("i", memoryview(self.sibling).tobytes()) + array("i", [NONE]) * more
        self.key = array("i", memoryview(self.key).tobytes()) + array("i", [0]) * more
        self.prior = array("d", memoryview(self.prior).tobytes()) + array("d", [0.0]) * more
        self.visits = array("d", memoryview(self.visits).tobytes()) + array("d", [0.0]) * more
        self.value = array("d", memoryview(self.value).tobytes()) + array("d", [0.0]) * more
        self.average = array("d", memoryview(self.average).tobytes()) + array("d", [0.0]) * more
        self.capacity = capacity

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
    def step(self, node: int, key: int) -> int:
        """The child that a move or an answer leads to, planted if it is missing."""
        known = self.children(node)
        if key not in known:
            self.reserve(max(self.capacity, self.nodes + 1))
            known[key] = self.nodes
            self.key[self.nodes] = key
            self.sibling[self.nodes] = self.first[node]
            self.first[node] = self.nodes
            self.nodes += 1
        return known[key]
