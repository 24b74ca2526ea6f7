"""What a search asks about a game besides its rules: which moves look good, how to play on, what a board is worth.

This one knows no game: every move looks alike, a playout goes on at random to the end, and only the end has a value. A
game's own judge (`bots/native/<game>.py`) overrides what it knows better.
"""

from math import exp
from typing import Annotated

from tokonoma.kernel.contract import LONGEST, OVER, Board, Chance, Fields, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Values, python

UNHURRIED: int = -1  # patience without end
LEAST_LOOKS: float = 0.01  # of a move beside the best one


class Judge(Fields):
    """Judges the boards of one game."""

    looks: Annotated[list[float], LONGEST]  # how good each move of a page looks
    patience: int  # decisions a playout takes before the judge values the board; UNHURRIED: it goes on to the end

    def __init__(self, patience: int) -> None:
        allocate(self)
        self.patience = patience

    @python
    def begin(self) -> None:
        """Get ready for playouts from another board."""

    def imagine(self, board: Board, audience: int, chance: Chance, page: Page) -> None:
        """Redraw what the audience cannot know; a judge may prefer what is likelier."""
        board.imagine(audience, chance, page)

    def weigh(self, board: Board, page: Page, n: int) -> None:
        """Write into `looks` how good each of the page's n moves looks, above zero, in proportion."""
        for i in range(n):
            self.looks[i] = 1.0

    def choose(self, board: Board, page: Page, n: int, chance: Chance) -> int:
        """The index of the move a playout makes among the n on the page."""
        return chance.below(n)

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
            board.apply(page.moves[self.choose(board, page, n, chance)])
            board.settle(chance, page)
            left -= 1
        self.value(board, page.values)

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
