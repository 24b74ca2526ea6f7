"""A search for Goryō in which neither side knows what it cannot: two trees that grow against each other.

Her tree chooses a plan, one for every type she may be bound to. Their tree chooses the hunt; its nodes are what the
Samurai did and the answers they got, and nothing of her plan. In every playout she plans by her tree, they hunt by
theirs, and both learn from how the round ends. What either did on the average is a mixed strategy that is hard to read.

The Samurai also reckon with a Goryō who looks no further than her plan (`habit`): it costs them little against one who
mixes, and much is won against one who does not. (Restricted Nash response: Johanson, Zinkevich and Bowling 2007.)

In the middle of a hunt her strategy is kept as it was when she planned (`is_settled`): plans are drawn from it until
one fits every print. Where nothing was learnt before, any plan that fits is as likely as another.

To compare plans of hers the hunt is kept as it is instead (`is_hunt_settled`): the Samurai must not learn from a plan
tried again and again that she has chosen it.
"""

from typing import Annotated

from tokonoma.bots.native.judge import Judge
from tokonoma.bots.native.screen import begin_plan, fits, has_prints, investigated, put_back, weigh_plan
from tokonoma.bots.native.trees import DEEPEST, NONE, SCALE, Trees
from tokonoma.games.goryo.components import GORYO, NEIGHBOURS, NO_PRINT, NOWHERE, OBJECTS, SAMURAI, SPACES
from tokonoma.games.goryo.imagining import imagine_behind_screen, imagine_bound
from tokonoma.games.goryo.moves import CALL, END, MOVE, SEARCH, SNIFF
from tokonoma.games.goryo.state import HUNT, PLAN, Table
from tokonoma.kernel.contract import Board, Chance, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import cast, python

HABITS: int = OBJECTS  # her roots come first, one for each type she may be bound to; then those of her habits
THEIR_ROOT: int = 2 * OBJECTS
ROOTS: int = THEIR_ROOT + 1
MOST_TRIES: int = 100  # plans drawn before one is taken that merely fits


class Duel(Trees):
    """Her trees and theirs over one round."""

    bound: int  # her true type where the Goryō searches, or NONE
    is_settled: int  # her strategy is drawn from and no longer learns
    is_hunt_settled: int  # theirs is
    habit: float  # how often she is taken to plan by habit, as someone who looks no further than her plan would
    their_node: int  # where the hunt stands in their tree

    playouts: int
    her_worth: float  # summed over the playouts
    her_playouts: float
    crossed: Annotated[list[int], SPACES]  # how often her path crossed a space, and ended there
    ended: Annotated[list[int], SPACES]
    her_trail: Annotated[list[int], DEEPEST]
    their_trail: Annotated[list[int], DEEPEST]

    def __init__(self, bound: int, c_puct: float, smooth: float) -> None:
        allocate(self)
        self.bound = bound
        self.their_node = THEIR_ROOT
        self.plant(ROOTS, c_puct, smooth)

    # Growing

    def grow(self, judge: Judge, root: Board, work: Board, chance: Chance, page: Page, playouts: int) -> None:
        """Play the round out, again and again."""
        for _ in range(playouts):
            work.copy_from(root)
            planned = self.make_plan(cast(Table, root), work, cast(Table, work), chance, page)
            if not self.is_hunt_settled:
                self.playouts += 1
                self.note_path(cast(Table, work))
            hunted = self.hunt(judge, work, cast(Table, work), chance, page)
            work.settle(chance, page)
            judge.value(work, page.values)
            if planned >= 0:
                self.credit(self.her_trail, planned, page.values[GORYO], self.playouts)
            if not self.is_hunt_settled:
                self.credit(self.their_trail, hunted, page.values[SAMURAI], self.playouts)
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
        """Her true type half of the time, for the Samurai do not know it; always once they learn no more."""
        if self.bound != NONE and (self.is_hunt_settled or chance.below(2) == 0):
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
                is_inside = not self.is_hunt_settled and self.visits[node] > 1.0 and depth < DEEPEST - 3
                if is_inside:
                    self.weigh_hunt(table, page, n)
                    is_inside = self.add_children(node, page, n)
            if is_inside:
                n = self.list_children(node)
                node = self.choose_average(node, n, chance) if self.is_hunt_settled else self.choose(node, n, chance)
                depth += 1
                self.their_trail[depth] = node
                move = self.key[node]
                space = investigated(table, move)
                work.apply(move)
                if space != NOWHERE:
                    node = self.answer(node, table.prints[space])
                    is_inside = node != NONE  # a full tree has no node for the answer: on without it
                if is_inside and space != NOWHERE:
                    depth += 1
                    self.their_trail[depth] = node
            else:
                self.weigh_hunt(table, page, n)
                work.apply(page.moves[chance.pick(page.weights, n)])
        return depth

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

    # Entry points for Python callers

    @python
    def refuse_root(self, root: Board) -> None:
        """Raise ValueError where no round is under way: her plans begin at a start."""
        if cast(Table, root).stage != PLAN and cast(Table, root).stage != HUNT:
            raise ValueError("a duel needs a board on which she plans or is hunted")

    @python
    def sow(self, root: int, moves: list[int], weight: float) -> None:
        """Add a plan to what she does on the average from a root on."""
        node = root
        for move in moves:
            self.average[node] += weight
            node = self.step(node, move)
        self.average[node] += weight

    @python
    def settle_plans(self) -> None:
        """Keep her strategy as it is, and forget where her paths went: the hunt has begun."""
        self.is_settled = 1
        self.forget()

    @python
    def settle_hunt(self) -> None:
        """Keep their strategy as it is: from now on only she learns."""
        self.is_hunt_settled = 1

    @python
    def forget(self) -> None:
        """Begin the counts anew."""
        self.playouts = 0
        self.her_worth = self.her_playouts = 0.0
        for space in range(SPACES):
            self.crossed[space] = self.ended[space] = 0
