"""What a search asks about a game besides its rules: which moves look good, how to play on, what a board is worth.

This one knows no game: every move looks alike, a playout goes on at random to the end, and only the end has a value. A
game's own judge (`bots/native/<game>.py`) overrides what it knows better.
"""

from math import exp
from typing import Annotated

from tokonoma.kernel.contract import LONGEST, MOST_SEATS, NUMBERS, OVER, Board, Chance, Fields, Page, below
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Values, python

UNHURRIED: int = -1  # patience without end
LEAST_LOOKS: float = 0.01  # of a move beside the best one
REMEMBERED: int = 512  # moves of one playout, at most
UNTRIED: float = 1000.0  # what a move that no playout has made is taken to bring: it is tried


class Judge(Fields):
    """Judges the boards of one game."""

    looks: Annotated[list[float], LONGEST]  # how good each move of a page looks
    patience: int  # decisions a playout takes before the judge values the board; UNHURRIED: it goes on to the end
    compared: int  # moves a playout draws, to take the one that brought most in the playouts before; below 2: any move
    brought: Annotated[list[list[float]], MOST_SEATS, NUMBERS]  # by seat and move: the values of its playouts, summed
    times: Annotated[list[list[float]], MOST_SEATS, NUMBERS]
    line_seat: Annotated[list[int], REMEMBERED]  # who made which moves in this playout
    line_move: Annotated[list[int], REMEMBERED]
    line: int

    def __init__(self, patience: int) -> None:
        allocate(self)
        self.patience = patience

    @python
    def begin(self) -> None:
        """Get ready for playouts from another board."""
        self.forget()

    def forget(self) -> None:
        """Forget what moves brought: on another board they bring something else."""
        self.line = 0
        for seat in range(MOST_SEATS):
            for move in range(NUMBERS):
                self.brought[seat][move] = 0.0
                self.times[seat][move] = 0.0

    def imagine(self, board: Board, audience: int, chance: Chance, page: Page) -> None:
        """Redraw what the audience cannot know; a judge may prefer what is likelier."""
        board.imagine(audience, chance, page)

    def weigh(self, board: Board, page: Page, n: int) -> None:
        """Write into `looks` how good each of the page's n moves looks, above zero, in proportion."""
        for i in range(n):
            self.looks[i] = 1.0

    def choose(self, board: Board, page: Page, n: int, chance: Chance) -> int:
        """The index of the move a playout makes among the n on the page."""
        return choose_by_average(self, board, page, n, chance)

    def remember(self, seat: int, move: int) -> None:
        """Note a move of this playout, in the tree or after it."""
        if self.compared > 1 and self.line < REMEMBERED:
            self.line_seat[self.line] = seat
            self.line_move[self.line] = move
            self.line += 1

    def learn(self, page: Page) -> None:
        """Add what the playout was worth to every move of it."""
        for i in range(self.line):
            seat = self.line_seat[i]
            self.brought[seat][self.line_move[i]] += page.values[seat]
            self.times[seat][self.line_move[i]] += 1.0
        self.line = 0

    def value(self, board: Board, values: Values) -> None:
        """Write each seat's expected share of the victory; at the end it is the share itself."""
        if board.to_act == OVER:
            board.returns(values)
        else:
            for seat in range(board.seats):
                values[seat] = 1.0 / board.seats

    def finish(self, board: Board, chance: Chance, page: Page) -> None:
        """Play on from a board to the end, or as long as patience lasts, and leave the values on the page."""
        left = self.patience
        while board.to_act != OVER and left != 0:
            n = board.legal(page.moves)
            move = page.moves[self.choose(board, page, n, chance)]
            self.remember(board.to_act, move)
            board.apply(move)
            board.settle(chance, page)
            left -= 1
        self.value(board, page.values)
        self.learn(page)

    # Entry points for Python callers

    @python
    def values(self, board: Board) -> list[float]:
        """What a board is worth to each seat."""
        page = Page()
        self.value(board, page.values)
        return [page.values[seat] for seat in range(board.seats)]

    @python
    def weights(self, board: Board) -> list[float]:
        """How good each legal move looks."""
        page = Page()
        n = board.legal(page.moves)
        self.weigh(board, page, n)
        return [self.looks[i] for i in range(n)]

    @python
    def play_on(self, board: Board, chance: Chance) -> list[float]:
        """`finish` for Python callers; the board is played on."""
        page = Page()
        self.finish(board, chance, page)
        return [page.values[seat] for seat in range(board.seats)]


def choose_by_average(judge: Judge, board: Board, page: Page, n: int, chance: Chance) -> int:
    """The index of the move that brought its seat most on the average, of a few drawn at random."""
    best = below(chance, n)
    if n > 1 and judge.compared > 1:
        most = average(judge, board.to_act, page.moves[best])
        for _ in range(judge.compared - 1):
            other = below(chance, n)
            brought = average(judge, board.to_act, page.moves[other])
            if brought > most:
                best = other
                most = brought
    return best


def average(judge: Judge, seat: int, move: int) -> float:
    """What the playouts with a move of a seat were worth to it."""
    times = judge.times[seat][move]
    return judge.brought[seat][move] / times if times > 0.0 else UNTRIED


def weigh_by_value(judge: Judge, trial: Board, board: Board, page: Page, n: int, heat: float) -> None:
    """Write how good each move looks by the board after it, before any draw: what that is worth to the mover."""
    for i in range(n):
        trial.copy_from(board)
        trial.apply(page.moves[i])
        judge.value(trial, page.values)
        judge.looks[i] = page.values[board.to_act]
    compare_looks(judge, n, heat)


def compare_looks(judge: Judge, n: int, heat: float) -> None:
    """Turn what n moves promise into how good they look: the less, the more they leave to the best; heat forgives."""
    best = judge.looks[0]
    for i in range(1, n):
        best = max(best, judge.looks[i])
    for i in range(n):
        judge.looks[i] = LEAST_LOOKS + exp((judge.looks[i] - best) / heat)


def share_by_lead(values: Values, seats: int, sharp: float) -> None:
    """Turn what every seat can expect to score into its part of the victory; `sharp` is what a point counts."""
    best = values[0]
    for seat in range(1, seats):
        best = max(best, values[seat])
    whole = 0.0
    for seat in range(seats):
        values[seat] = exp(sharp * (values[seat] - best))
        whole += values[seat]
    for seat in range(seats):
        values[seat] /= whole
