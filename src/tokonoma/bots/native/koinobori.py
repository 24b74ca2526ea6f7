"""What is worth having in Koinobori: carps at home in the colours that the festival posts will score.

A playout goes on to the end and is valued by victory and by the lead in points. Worlds are imagined by what a sensible
player would have placed face down: an even draw that gives the others personal posts of little worth is redrawn now and
then.
"""

from math import exp
from typing import Annotated

from tokonoma.bots.native.judge import UNHURRIED, Judge, share_by_lead
from tokonoma.games.koinobori.ending import points
from tokonoma.games.koinobori.state import Table
from tokonoma.kernel.contract import MOST_SEATS, OVER, Board, Chance, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Values, cast

THOUSAND: int = 1000


class GameJudge(Judge):
    """Judges boards of Koinobori."""

    victory: float  # the part of a value that only asks who won; the rest asks by how much
    sharp: float  # how much a point ahead counts
    redraws: int  # imagined worlds thrown away at most for one that is kept
    trust: float  # how much a point on the others' posts makes a world likelier
    shares: Annotated[list[float], MOST_SEATS]

    def __init__(self, board: Board) -> None:
        allocate(self)
        self.patience = UNHURRIED
        self.victory = 0.5
        self.sharp = 0.08
        self.redraws = 2
        self.trust = 0.1

    def imagine(self, board: Board, audience: int, chance: Chance, page: Page) -> None:
        """Redraw what is hidden, and once more where the others' posts would be oddly poor."""
        board.imagine(audience, chance, page)
        for _ in range(self.redraws):
            if board.to_act == OVER or is_plausible(self, cast(Table, board), audience, chance):
                return
            board.imagine(audience, chance, page)

    def value(self, board: Board, values: Values) -> None:
        """Victory and lead at the end; before it, the points as the posts stand."""
        read_points(cast(Table, board), values)
        share_by_lead(values, board.seats, self.sharp)
        if board.to_act == OVER:
            board.returns(self.shares)
            for seat in range(board.seats):
                values[seat] = (1.0 - self.victory) * values[seat] + self.victory * self.shares[seat]


def read_points(table: Table, values: Values) -> None:
    """Write the points of every seat as the posts stand."""
    for seat in range(table.seats):
        values[seat] = points(table, seat)


def is_plausible(judge: GameJudge, table: Table, audience: int, chance: Chance) -> bool:
    """Whether to keep a world: the likelier, the more the others' personal posts are worth in it."""
    worth = 0
    for seat in range(table.seats):
        if seat != audience:
            worth += points(table, seat)
    likely = 1.0 / (1.0 + exp(-judge.trust * worth))
    return chance.below(THOUSAND) < THOUSAND * likely
