"""Searches by playouts: one native tree for each thread, grown within the budget, and what the trees say together.

The trees are kept for the next decision where that is sound: with a budget that keeps them, when the next view is the
board this bot's own move led to. Threads grow trees of their own, and their visits are added at the root.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Any

from tokonoma.bots.contract import Bot, Budget, Candidate, Thought, written
from tokonoma.bots.native_units import NativeUnits, judge_of, native_units
from tokonoma.bots.room import FIRST_ROOM
from tokonoma.kernel.contract import Board
from tokonoma.kernel.library import Game
from tokonoma.kernel.rulebook import Json

DEFAULT = Budget(seconds=0.2)
SLICE = 0.004  # seconds a tree grows between two looks at the clock
MOST_NODES = 2_000_000  # in one tree, about 120 MB; beyond that it grows wiser but no larger
NODE_BYTES = 60  # five ints and five doubles
NODE_SECONDS = 3e-8  # what carrying a node over to more room takes, until it was measured
ROOMIER = 8  # times; room that is not used yet costs next to nothing
GUESSES = 60  # boards compared to find out what the others have played
LINE = 12  # moves of the expected continuation, at most


@dataclass(frozen=True)
class PuctParameters:
    """How a search weighs what it knows against what it does not."""

    c_puct: float = 0.8
    expand_after: float = 1.0
    fpu_reduction: float = 0.1


def in_slices(grow: Callable[[int, float], None], playouts: int | None, until: float) -> int:
    """Have batches of playouts made, each told the seconds left, so that the clock is looked at often enough."""
    done, batch = 0, 1
    while playouts is None or done < playouts:
        started = perf_counter()
        if started >= until:
            break
        if playouts is not None:
            batch = min(batch, playouts - done)
        grow(batch, until - started)
        done += batch
        spent = perf_counter() - started
        batch = max(1, min(batch * 2, int(batch * min(SLICE, until - started - spent) / max(spent, 1e-7))))
    return done


class Tree:
    """A native tree with all it needs to grow in a thread of its own."""

    def __init__(self, units: NativeUnits, board: Board, seat: int, parameters: PuctParameters) -> None:
        self.units = units
        self.search = units.search.Search(seat, parameters.c_puct, parameters.expand_after, parameters.fpu_reduction)
        self.judge = judge_of(units, board)
        self.work = board.twin()
        self.node_seconds = NODE_SECONDS

    def grow(self, board: Board, seed: int, playouts: int | None, until: float) -> int:
        """Grow by so many playouts, or until the clock says so; return how many were made."""
        chance = self.units.game.rulebook.contract.Chance(seed)
        self.judge.begin()

        def grow(batch: int, left: float) -> None:
            self.make_room(batch, left)
            self.search.play_out(self.judge, board, self.work, chance, batch)

        return in_slices(grow, playouts, until)

    def make_room(self, playouts: int, left: float) -> None:
        """Let the tree hold what so many playouts usually add, unless that would take too much of the seconds left."""
        wanted = self.search.nodes + 64 * playouts
        room = min(MOST_NODES, max(wanted, ROOMIER * self.search.capacity))
        used = max(FIRST_ROOM, self.search.nodes)
        if wanted <= self.search.capacity or room <= self.search.capacity or used * self.node_seconds > left / 4:
            return
        started = thread_time()  # on a busy machine the clock on the wall tells of others
        self.search.reserve(room)
        self.node_seconds = max(NODE_SECONDS, (thread_time() - started) / used)


class SearchBot(Bot):
    """Thinks as long as its budget lasts."""

    def __init__(
        self,
        name: str,
        budget: Budget | None = None,
        table: Game | None = None,
        parameters: PuctParameters | None = None,
    ) -> None:
        super().__init__(name, budget or DEFAULT, table)
        self.parameters = parameters or PuctParameters()
        self.trees: list[Tree] = []
        self.expected: Any = None  # the board these trees stand on

    def think(self, view: Json, seed: int, budget: Budget | None = None) -> Thought:
        """Grow the trees and take the most visited move."""
        started = perf_counter()
        budget = budget or self.budget
        units = native_units(self.game(view))
        board = units.game.from_view(view)
        words = written(units.game, board)
        self.went_on = self.stand_on(board, budget)
        if not self.went_on:
            self.trees = [Tree(units, board, view["seat"], self.parameters) for _ in range(budget.threads)]
        until = float("inf") if budget.seconds is None else started + budget.seconds - 0.002
        playouts = 0 if len(words) == 1 and budget.playouts is None else self.grow(board, seed, budget, until)
        thought = self.conclude(units.game, board, words, seed)
        self.keep(board, {word: move for move, word in words.items()}[thought.move], budget)
        return Thought(**{**vars(thought), "playouts": playouts, "seconds": perf_counter() - started})

    def grow(self, board: Board, seed: int, budget: Budget, until: float) -> int:
        """Grow every tree, each in its thread and with its own luck; return the playouts made."""
        shares = share_out(budget.playouts, len(self.trees))
        if len(self.trees) == 1:
            return self.trees[0].grow(board, seed, shares[0], until)
        jobs: list[Callable[[], int]] = [
            lambda tree=tree, share=share, i=i: tree.grow(board.twin(), seed + 7919 * i, share, until)  # type: ignore[misc]
            for i, (tree, share) in enumerate(zip(self.trees, shares, strict=True))
        ]
        with ThreadPoolExecutor(len(jobs)) as threads:
            return sum(threads.map(lambda job: job(), jobs))

    def conclude(self, game: Game, board: Board, words: dict[int, str], seed: int) -> Thought:
        """What the trees say together."""
        visits = dict.fromkeys(words, 0.0)
        sums = dict.fromkeys(words, 0.0)
        for tree in self.trees:
            for move, times, total in tree.search.tried():
                if move in words:
                    visits[move] += times
                    sums[move] += total
        ranked = sorted(words, key=lambda move: (-visits[move], -sums[move]))
        return Thought(
            move=words[ranked[0]],
            values=self.values(board),
            moves=[Candidate(words[move], int(visits[move]), sums[move] / max(1.0, visits[move])) for move in ranked],
            line=expected_line(game, self.trees[0].search, board, [ranked[0]], seed),
        )

    def values(self, board: Board) -> list[float]:
        """The share of the victory every seat can expect; the judge's opinion where nothing was played out."""
        counted = sum(tree.search.counted for tree in self.trees)
        if counted == 0.0:
            return list(self.trees[0].judge.values(board))
        worths = [tree.search.worths(board.seats) for tree in self.trees]
        return [sum(each) / counted for each in zip(*worths, strict=True)]

    # Keeping the trees

    def stand_on(self, board: Board, budget: Budget) -> bool:
        """Whether the trees kept reach this very board, by moves that others made without a draw; go there if so."""
        if not budget.keeps_tree or self.expected is None or len(self.trees) != budget.threads:
            return False
        if type(self.expected) is not type(board) or getattr(self.expected, "box", 0) is not getattr(board, "box", 0):
            return False
        if any(tree.search.nodes > MOST_NODES // 2 for tree in self.trees):
            return False  # most of it grew where the game did not go
        search = self.trees[0].search
        way = find_way(self.expected, board, search, search.root, [GUESSES])
        return way is not None and all(tree.search.step(move) for move in way for tree in self.trees)

    def keep(self, board: Board, move: int, budget: Budget) -> None:
        """Step down by the move this bot makes; a draw after it makes the trees useless, and they are given back."""
        self.expected = board.twin()
        self.expected.play(move)
        is_useful = budget.keeps_tree and self.expected.to_act >= 0
        if not is_useful or not all(tree.search.step(move) for tree in self.trees):
            self.expected, self.trees = None, []

    def held_bytes(self) -> int:
        """What the trees take."""
        return sum(NODE_BYTES * int(tree.search.nodes) for tree in self.trees)


def expected_line(game: Game, search: Any, board: Board, moves: list[int], seed: int) -> list[str]:
    """How a tree expects the game to go on after some moves: the most visited ones, in one imagined world, up to the
    next draw."""
    here = board.twin()
    here.imagine_for(board.to_act, game.rulebook.contract.Chance(seed))
    words, node = [], search.root
    for move in moves:
        words.append(game.rulebook.write_move(here, move))
        node = None if node is None else find_child(search, node, move)
        here.play(move)
    while node is not None and here.to_act >= 0 and len(words) < LINE:
        legal = here.legal_moves()
        known = [child for child in search.children(node) if search.move[child] in legal]
        node = max(known, key=lambda child: search.visits[child], default=None)
        if node is not None:
            words.append(game.rulebook.write_move(here, search.move[node]))
            here.play(search.move[node])
    return words


def find_child(search: Any, node: int, move: int) -> int | None:
    """The child a move leads to."""
    return next((child for child in search.children(node) if search.move[child] == move), None)


def find_way(start: Any, goal: Any, search: Any, node: int, guesses: list[int]) -> list[int] | None:
    """The moves in a tree, of seats other than the goal's, from one board to another; None if not found soon."""
    guesses[0] -= 1
    if start.to_act == goal.to_act:
        return [] if start.fields() == goal.fields() else None
    if start.to_act < 0:
        return None
    legal = set(start.legal_moves())
    for child in sorted(search.children(node), key=lambda child: -search.visits[child]):
        move = search.move[child]
        if guesses[0] <= 0:
            return None
        if move not in legal:
            continue
        after = start.twin()
        after.play(move)
        way = find_way(after, goal, search, child, guesses)
        if way is not None:
            return [move, *way]
    return None


def share_out(playouts: int | None, trees: int) -> list[int | None]:
    """Playouts divided among trees, the first ones taking what is over."""
    if playouts is None:
        return [None] * trees
    return [playouts // trees + (1 if i < playouts % trees else 0) for i in range(trees)]
