"""Compares candidates where movement is hidden: in a duel, in which neither side knows what it cannot.

A duel first grows as a bot's does, so that both sides know how the other plays. Then its tree is restricted to one
candidate at a time, against what the other side did on the average and goes on doing. Neither learns which candidate
is tried: Samurai who met it in every playout would know her path, and any way off it would seem worth much. Her plans
are tried in several duels, for how the Samurai hunt in one is partly an accident of its luck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.analysis.values import MoveValue
from tokonoma.bots.goryo_plans import laid_so_far
from tokonoma.bots.goryo_trees import NOT_BOUND, DuelTree
from tokonoma.games.goryo.components import GORYO, NO_PRINT
from tokonoma.games.goryo.moves import END, SEARCH
from tokonoma.games.goryo.state import START
from tokonoma.kernel.refusal import Refusal

if TYPE_CHECKING:
    from tokonoma.bots.native_units import NativeUnits
    from tokonoma.games.goryo.rules import Rules

ONLY = 1e9  # the prior of the one move that may be taken at a node
DUELS = 4  # in which her plans are compared, one after another, with a part of the playouts each
OTHER = 7919  # between the seeds of these duels
HUNTS = 4  # times as many playouts in which the Samurai learn to hunt, before her plans are compared
TRIES = 2000  # playouts made for a candidate to come up in the tree, at most
FOREVER = float("inf")

Paths = dict[str, list[int]]


def compare_in_duel(
    units: NativeUnits, board: Rules, seat: int, paths: Paths, playouts: int, seed: int
) -> list[MoveValue]:
    """What each candidate is worth to both seats."""
    if board.stage == START:
        found = {text: value_of_start(units, board, moves[0], playouts, seed) for text, moves in paths.items()}
    elif seat == GORYO:
        found = values_in_duels(units, board, paths, playouts, seed)
    else:
        found = values_of_hunt(units, board, paths, playouts, seed)
    hers = {text: value if seat == GORYO else 1.0 - value for text, value in found.items()}
    return [MoveValue(text, playouts, [hers[text], 1.0 - hers[text]], [], text.split()) for text in paths]


def value_of_start(units: NativeUnits, board: Rules, move: int, playouts: int, seed: int) -> float:
    """What she can expect from a first round that begins there."""
    after = board.twin()
    after.play(move)
    tree = DuelTree(units, after, board.bound)
    tree.grow(after, seed, playouts, FOREVER)
    return float(tree.duel.her_worth / tree.duel.her_playouts)


def values_in_duels(units: NativeUnits, board: Rules, paths: Paths, playouts: int, seed: int) -> dict[str, float]:
    """What her candidates are worth on the average of some duels: the Samurai of one alone have habits of their own."""
    duels = min(DUELS, playouts)
    shares = [playouts // duels + (n < playouts % duels) for n in range(duels)]
    found = [values_of_plans(units, board, paths, share, seed + OTHER * n) for n, share in enumerate(shares)]
    pairs = list(zip(shares, found, strict=True))
    return {text: sum(share * values[text] for share, values in pairs) / playouts for text in paths}


def values_of_plans(units: NativeUnits, board: Rules, paths: Paths, playouts: int, seed: int) -> dict[str, float]:
    """What her candidates are worth to her, against Samurai who hunt without knowing the candidate."""
    tree = DuelTree(units, board, board.bound)
    tree.grow(board, seed, HUNTS * playouts, FOREVER)
    tree.duel.settle_hunt()
    laid = laid_so_far(board)
    return {text: mean_of(tree, board, board.bound, [*laid, *moves], playouts, seed) for text, moves in paths.items()}


def values_of_hunt(units: NativeUnits, board: Rules, paths: Paths, playouts: int, seed: int) -> dict[str, float]:
    """What the Samurai's candidates are worth to them, against the plans she makes without knowing the candidate."""
    for text, moves in paths.items():
        if any(is_question(move) for move in moves[:-1]):
            raise Refusal("not_now", f"{text} goes on after an answer that is not known yet")
    tree = DuelTree(units, board, NOT_BOUND)
    if all(colour == NO_PRINT for colour in board.prints):
        tree.grow(board, seed, playouts, FOREVER)
        tree.duel.settle_plans()
    root = tree.duel.their_node
    return {text: mean_of(tree, board, root, moves, playouts, seed) for text, moves in paths.items()}


def mean_of(tree: DuelTree, board: Rules, root: int, moves: list[int], playouts: int, seed: int) -> float:
    """What a candidate is worth to its side after so many playouts that go by it."""
    count = Count(tree, board, root, moves, seed)
    count.grow(playouts)
    return count.mean()


def is_question(move: int) -> bool:
    """Whether a move asks about a space."""
    return SEARCH <= move < END


class Count:
    """The playouts of a duel that go by one candidate."""

    def __init__(self, tree: DuelTree, board: Rules, root: int, moves: list[int], seed: int) -> None:
        self.tree, self.board, self.root, self.moves = tree, board, root, moves
        self.visits = self.worth = 0.0
        self.seed = seed  # another one for every growth: the same would bring the same playouts again
        self.nodes = self.find_nodes()

    def find_nodes(self) -> list[int]:
        """The nodes of the candidate's moves; what the tree lacks is grown."""
        duel, node = self.tree.duel, self.root
        nodes: list[int] = []
        for move in self.moves:
            for _ in range(TRIES):
                if move in duel.children(node):
                    break
                self.restricted(nodes, 1)
            if move not in duel.children(node):
                raise Refusal("not_now", "this candidate is never reached")
            node = duel.children(node)[move]
            nodes.append(node)
        return nodes

    def grow(self, until: int) -> None:
        """Let the candidate be played until it has so many visits in all."""
        while self.visits < until:
            before = self.known()
            self.restricted(self.nodes, until - int(self.visits))
            after = self.known()
            self.visits += after[0] - before[0]
            self.worth += after[1] - before[1]

    def known(self) -> tuple[float, float]:
        """The visits and the summed value of the candidate's last move."""
        return self.tree.duel.visits[self.nodes[-1]], self.tree.duel.value[self.nodes[-1]]

    def restricted(self, nodes: list[int], playouts: int) -> None:
        """Grow while no other moves than those of some nodes can be taken beside them."""
        duel = self.tree.duel
        before = [duel.prior[node] for node in nodes]
        for node in nodes:
            duel.prior[node] = ONLY
        self.seed += 1
        self.tree.grow(self.board, self.seed, playouts, FOREVER)
        for node, prior in zip(nodes, before, strict=True):
            duel.prior[node] = prior

    def mean(self) -> float:
        """What the candidate was worth to its side."""
        return self.worth / max(1.0, self.visits)
