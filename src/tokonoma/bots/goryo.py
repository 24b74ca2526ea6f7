"""The search for Goryō: hidden movement needs a bot of its own.

Whoever has time for it solves the round as it begins (`bots/goryo_solved.py`): mixed plans and mixed hunts that a
reader gains little from. Otherwise both sides search by a `Duel`, two native trees that grow against each other without
knowing each other's secrets, and both play what they did on the average there, drawn by luck. The Goryō draws a whole
plan and carries it out. The Samurai keep what they learnt of her plans at the start of a hunt until its end, and weigh
every possible path by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING, Any

from tokonoma.bots.contract import Bot, Budget, Candidate, Thought, written
from tokonoma.bots.goryo_hunts import is_question
from tokonoma.bots.goryo_plans import laid_so_far
from tokonoma.bots.goryo_round import Plan
from tokonoma.bots.goryo_solved import (
    SolvedHunt,
    draw_action,
    draw_solved,
    likeliest_first,
    moves_of,
    solved_candidates,
    solved_hunt,
    solved_mixture,
    solved_starts,
)
from tokonoma.bots.goryo_trees import NODE_BYTES, NOT_BOUND, DuelTree, MoveStatistics, candidates, draw
from tokonoma.bots.native_units import NativeUnits, native_units
from tokonoma.bots.search import DEFAULT, share_out
from tokonoma.games.goryo.components import GORYO, GREEN_PRINT, SAMURAI
from tokonoma.games.goryo.moves import END, SEARCH, SNIFF
from tokonoma.games.goryo.state import START
from tokonoma.kernel.library import Game
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules


class GoryoBot(Bot):
    """Plays either side by mixed strategies."""

    def __init__(self, name: str, budget: Budget | None = None, table: Game | None = None) -> None:
        super().__init__(name, budget or DEFAULT, table)
        self.trees: list[DuelTree] = []
        self.expected: Any = None  # her board after her last cube, or theirs after their last action but for the answer
        self.asked = -1  # the space they asked about
        self.plan: list[int] = []  # what is left of the plan she carries out
        self.values: list[float] = []
        self.mixture: dict[Plan, float] = {}  # her plans as they were solved
        self.hunts: SolvedHunt | None = None  # theirs, as far as the answers fit
        self.made = END  # their last action

    def think(self, view: Json, seed: int, budget: Budget | None = None) -> Thought:
        """Let the trees grow, and draw from what they did on the average."""
        started = perf_counter()
        budget = budget or self.budget
        units = native_units(self.game(view))
        board = units.game.from_view(view)
        until = float("inf") if budget.seconds is None else started + budget.seconds - 0.002
        self.went_on = False
        if board.stage == START:
            thought = self.choose_start(units, board, seed, budget, until)
        elif view["seat"] == GORYO:
            thought = self.carry_on(units, board, seed, budget, until)
        else:
            thought = self.hunt(units, board, seed, budget, until)
        if not budget.keeps_tree:
            self.trees, self.expected, self.hunts = [], None, None
        return Thought(**{**vars(thought), "seconds": perf_counter() - started})

    def held_bytes(self) -> int:
        """What the trees take."""
        held = self.hunts.held_bytes() if self.hunts else 0
        return held + sum(NODE_BYTES * int(tree.duel.capacity) for tree in self.trees)

    def grow(self, board: Rules, seed: int, budget: Budget, until: float) -> int:
        """Grow every tree, each in its own thread and with its own chance."""
        shares = share_out(budget.playouts, len(self.trees))
        if len(self.trees) == 1:
            return self.trees[0].grow(board, seed, shares[0], until)
        with ThreadPoolExecutor(len(self.trees)) as threads:
            jobs = [
                threads.submit(tree.grow, board.twin(), seed + 7919 * i, shares[i], until)
                for i, tree in enumerate(self.trees)
            ]
            return sum(job.result() for job in jobs)

    def tried(self, bound: int | None = None, path: Sequence[int] = ()) -> dict[int, MoveStatistics]:
        """The visits and summed values of moves in all trees together: in her plans, or where the hunt stands."""
        total: dict[int, MoveStatistics] = {}
        for tree in self.trees:
            start = tree.duel.their_node if bound is None else bound
            for key, known in tree.moves_after(start, path).items():
                total[key] = total.get(key, MoveStatistics()).plus(known)
        return total

    def expectation(self, board: Rules) -> list[float]:
        """What either side can expect."""
        playouts = sum(tree.duel.her_playouts for tree in self.trees)
        if playouts == 0:
            return [float(each) for each in self.trees[0].judge.values(board)]
        hers = sum(tree.duel.her_worth for tree in self.trees) / playouts
        return [hers, 1.0 - hers]

    # The Goryō

    def choose_start(self, units: NativeUnits, board: Rules, seed: int, budget: Budget, until: float) -> Thought:
        """Try a first round from each start, and take the one that promises most."""
        words, found, playouts = written(units.game, board), [], 0
        known = solved_starts(units.game, board, budget, until)
        if known:
            return self.start_by_solution(known, words)
        share = Budget(playouts=budget.playouts and -(-budget.playouts // len(words)), threads=budget.threads)
        for i, move in enumerate(words):
            after = board.twin()
            after.play(move)
            self.trees = [DuelTree(units, after, board.bound) for _ in range(budget.threads)]
            now = perf_counter()
            playouts += self.grow(after, seed + i, share, now + (until - now) / (len(words) - i))
            found.append((self.expectation(after)[GORYO], move))
        self.plan, self.expected = [], None
        found.sort(reverse=True)
        return Thought(
            move=words[found[0][1]],
            values=[found[0][0], 1.0 - found[0][0]],
            moves=[Candidate(words[move], playouts // len(words), value) for value, move in found],
            line=[words[found[0][1]]],
            playouts=playouts,
        )

    def start_by_solution(self, known: dict[int, float], words: dict[int, str]) -> Thought:
        """The start that keeps most in the first round: the choice tells nothing of what she is bound to."""
        best = max(known, key=lambda move: (known[move], -move))
        self.trees, self.plan, self.expected = [], [], None
        tried = [Candidate(words[move], 1000 if move == best else 0, value) for move, value in known.items()]
        return Thought(
            move=words[best],
            values=[known[best], 1.0 - known[best]],
            moves=sorted(tried, key=lambda each: (-each.visits, -each.value)),
            line=[words[best]],
        )

    def carry_on(self, units: NativeUnits, board: Rules, seed: int, budget: Budget, until: float) -> Thought:
        """Lay the next cube of the plan, or draw a plan first."""
        words, playouts = written(units.game, board), 0
        self.went_on = bool(budget.keeps_tree and self.plan) and self.is_expected(board)
        if not self.went_on and not self.plan_by_solution(units, board, seed, budget, until):
            self.trees, self.mixture = [DuelTree(units, board, board.bound) for _ in range(budget.threads)], {}
            playouts = self.grow(board, seed, budget, until)
            self.plan = self.draw_plan(units, board, seed)
            self.values = self.expectation(board)
        laid = laid_so_far(board)
        move, self.plan = self.plan[0], self.plan[1:]
        self.expected = board.twin()
        self.expected.play(move)
        return Thought(
            move=words[move],
            values=self.values,
            moves=candidates(self.tried(board.bound, laid), words)
            or solved_candidates(board, self.mixture, self.values[GORYO], words),
            line=[words[move], *(units.game.rulebook.write_move(board, each) for each in self.plan)],
            playouts=playouts,
        )

    def plan_by_solution(self, units: NativeUnits, board: Rules, seed: int, budget: Budget, until: float) -> bool:
        """Draw a plan from the round's solution; whether there was one."""
        found = solved_mixture(units.game, board, budget, until)
        if found is None:
            return False
        luck = units.game.rulebook.contract.Chance(seed ^ 0x5EED)
        self.mixture, self.values = found[0], [found[1], 1.0 - found[1]]
        self.trees, self.plan = [], moves_of(draw_solved(self.mixture, luck))
        return True

    def is_expected(self, board: Rules) -> bool:
        """Whether her last cube led to this board."""
        return self.expected is not None and self.expected.fields() == board.fields()

    def draw_plan(self, units: NativeUnits, board: Rules, seed: int) -> list[int]:
        """The rest of a plan, each move as likely as she made it on the average."""
        luck = units.game.rulebook.contract.Chance(seed ^ 0x5EED)
        here, path = board.twin(), laid_so_far(board)
        plan: list[int] = []
        while here.stage == board.stage:
            move = draw(self.tried(board.bound, [*path, *plan]), here.legal_moves(), luck)
            plan.append(move)
            here.play(move)
        return plan

    # The Samurai

    def hunt(self, units: NativeUnits, board: Rules, seed: int, budget: Budget, until: float) -> Thought:
        """The next action, drawn from the round's solution, or from what trees did here."""
        words = written(units.game, board)
        luck = units.game.rulebook.contract.Chance(seed ^ 0x5EED)
        self.went_on = self.follow(board, budget)
        if not self.went_on:
            self.trees, self.hunts = [], self.solve_hunt(units, board, budget, until)
        elif self.hunts and len(words) > 1:
            self.hunts.think_on(until)
        odds = self.hunts.mixed.odds() if self.hunts else {}
        if self.hunts and odds:
            move, values = draw_action(odds, luck), [self.hunts.share, 1.0 - self.hunts.share]
            thought = Thought(words[move], values, likeliest_first(odds, values[SAMURAI], words), line=[words[move]])
        else:
            move, thought = self.hunt_by_search(units, board, seed, budget, until)
        self.keep(board, move)
        return thought

    def solve_hunt(self, units: NativeUnits, board: Rules, budget: Budget, until: float) -> SolvedHunt | None:
        """The hunts of the round's solution, where there is time for one."""
        return solved_hunt(units.game, board, budget, until)

    def hunt_by_search(
        self, units: NativeUnits, board: Rules, seed: int, budget: Budget, until: float
    ) -> tuple[int, Thought]:
        """The next action, drawn from what the trees did here."""
        words = written(units.game, board)
        if not self.trees:
            self.hunts, self.trees = None, [self.plant(units, board) for _ in range(budget.threads)]
        playouts = 0 if len(words) == 1 and budget.playouts is None else self.grow(board, seed, budget, until)
        tried = self.tried()
        move = self.decide(tried, list(words), units.game.rulebook.contract.Chance(seed ^ 0x5EED))
        return move, Thought(
            move=words[move],
            values=self.expectation(board),
            moves=candidates(tried, words),
            line=[words[move]],
            playouts=playouts,
        )

    def decide(self, tried: dict[int, MoveStatistics], legal: list[int], luck: Any) -> int:
        """An action, as likely as it was taken on the average."""
        return draw(tried, legal, luck)

    def plant(self, units: NativeUnits, board: Rules) -> DuelTree:
        """A duel that starts from a hunt."""
        return DuelTree(units, board, NOT_BOUND)

    def keep(self, board: Rules, move: int) -> None:
        """Note what the next view should be like but for an answer, and let her strategy rest."""
        self.expected, self.asked, self.made = None, -1, move
        if move == END:
            return
        expected = board.twin()
        expected.play(move)
        for tree in self.trees:
            tree.duel.their_node = tree.duel.step(tree.duel.their_node, move)
        if is_question(move):
            self.asked = board.samurai_at[board.acting] if move == SEARCH else move - SNIFF
        self.expected = expected

    def follow(self, board: Rules, budget: Budget) -> bool:
        """Whether the trees or hunts kept lead to this board; go there if so."""
        if not budget.keeps_tree or self.expected is None or (not self.hunts and len(self.trees) != budget.threads):
            return False
        self.expected.prints = board.prints
        if type(self.expected) is not type(board) or self.expected.fields() != board.fields():
            return False
        if self.hunts:
            self.hunts.go_on(self.made, self.asked >= 0 and board.prints[self.asked] == GREEN_PRINT)
        for tree in self.trees:
            if self.asked >= 0:
                answer = tree.answer + board.prints[self.asked]
                tree.duel.their_node = tree.duel.step(tree.duel.their_node, answer)
            tree.duel.settle_plans()
        return True
