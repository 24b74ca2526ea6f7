"""What is worth having in Koinobori: carps at home in the colours that the festival posts will score.

A playout goes on to the end and is valued by victory and by the lead in points. People hide what will score: in games
between bots the true cards of a personal post were e to the 0.35 times likelier than others for each point they would
bring as the festival stood. So the imagined worlds form a chain in which each is as likely as that makes it (Metropolis
and Hastings): a fresh one is drawn for every playout, and where it is less likely than the last, that one may stay.
"""

from math import exp
from typing import Annotated

from tokonoma.bots.native.judge import UNHURRIED, Judge, share_by_lead, weigh_by_value
from tokonoma.games.koinobori.ending import points_with, winnings
from tokonoma.games.koinobori.moves import STOP, TAKE_RIGHT
from tokonoma.games.koinobori.state import Table
from tokonoma.kernel.contract import MOST_SEATS, OVER, Board, Chance, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Values, cast, python, u64

THOUSAND: int = 1000


class GameJudge(Judge):
    """Judges boards of Koinobori."""

    victory: float  # the part of a value that only asks who won; the rest asks by how much
    sharp: float  # how much a point ahead counts
    trust: float  # how much likelier a point on another's personal post makes a world, as a power of e
    kept: Board  # the world of the last playout, and the points the others have there
    kept_points: int
    is_kept: int  # not so before the first playout
    heat: float  # the part of the victory by which a move may look worse and still be tried now and then
    card: float  # points that a card in hand is taken to be worth before the end
    leaving: float  # how good leaving off looks beside what the table after it says, where a card could be taken
    trial: Board  # scratch: the board after a move
    shares: Annotated[list[float], MOST_SEATS]

    def __init__(self, board: Board) -> None:
        allocate(self)
        self.heat = 0.05
        self.card = 2.5
        self.leaving = 0.3
        self.trial = board.twin()
        self.patience = UNHURRIED
        self.victory = 0.5
        self.sharp = 0.08
        self.trust = 0.3
        self.kept = board.twin()
        self.compared = 3 if board.seats > 2 else 0  # with two seats it gained nothing

    @python
    def begin(self) -> None:
        """Forget the world of the playout before: it may not fit what is known now."""
        self.is_kept = 0
        self.forget()

    def imagine(self, board: Board, audience: int, chance: Chance, page: Page) -> None:
        """Redraw what is hidden; the likelier world of two goes on, this one or that of the playout before."""
        board.imagine(audience, chance, page)
        if board.to_act == OVER:
            return
        points_there = points_of_others(cast(Table, board), audience)
        likelier = exp(self.trust * (points_there - self.kept_points))
        if self.is_kept and chance.below(THOUSAND) >= THOUSAND * likelier:
            board.copy_from(self.kept)
        else:
            self.kept.copy_from(board)
            self.kept_points = points_there
            self.is_kept = 1

    def weigh(self, board: Board, page: Page, n: int) -> None:
        """Every move by what the table after it is worth to the mover; a card one may take is seldom left."""
        weigh_by_value(self, self.trial, board, page, n, self.heat)
        if page.moves[0] <= TAKE_RIGHT and page.moves[n - 1] >= STOP:
            self.looks[n - 1] *= self.leaving

    def value(self, board: Board, values: Values) -> None:
        """Victory and lead at the end; before it, the points as the posts stand, and the cards in hand."""
        read_points(cast(Table, board), values)
        if board.to_act != OVER:
            add_hands(cast(Table, board), values, self.card)
        share_by_lead(values, board.seats, self.sharp)
        if board.to_act == OVER:
            board.returns(self.shares)
            for seat in range(board.seats):
                values[seat] = (1.0 - self.victory) * values[seat] + self.victory * self.shares[seat]


def read_points(table: Table, values: Values) -> None:
    """Write the points of every seat as the posts stand."""
    winning: u64 = winnings(table)  # the same for every seat
    for seat in range(table.seats):
        values[seat] = points_with(table, seat, winning)


def add_hands(table: Table, values: Values, card: float) -> None:
    """Add what the cards in every hand are taken to be worth."""
    for seat in range(table.seats):
        values[seat] += card * table.hand_sizes[seat]


def points_of_others(table: Table, audience: int) -> int:
    """What the others' personal posts would score as the festival stands: people hide what will score."""
    winning: u64 = winnings(table)
    worth = 0
    for seat in range(table.seats):
        if seat != audience:
            worth += points_with(table, seat, winning)
    return worth
