"""Gorinto as the kernel's contract asks for it: the table of contents of the other chapters."""

from tokonoma.games.gorinto.components import PEAK, SIDE
from tokonoma.games.gorinto.draws import draw, happen, possible_outcomes
from tokonoma.games.gorinto.ending import share_victory
from tokonoma.games.gorinto.setup import lay_out
from tokonoma.games.gorinto.state import Table
from tokonoma.games.gorinto.turn import gather, gatherings, place, placements
from tokonoma.kernel.contract import CHANCE, Chance, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Moves, Values, Weights


class Gorinto(Table):
    """A game of Gorinto for two to four seats, standard mode."""

    def __init__(self, seats: int, landscape: int = PEAK) -> None:
        allocate(self)
        lay_out(self, seats, landscape)

    def legal(self, moves: Moves) -> int:
        """A seat places, then gathers tile by tile (§3)."""
        return placements(self, moves) if self.to_gather == 0 else gatherings(self, moves)

    def outcomes(self, outcomes: Moves, weights: Weights) -> int:
        """Every draw is listed (§2, §4)."""
        return possible_outcomes(self, outcomes, weights)

    def settle(self, chance: Chance, page: Page) -> None:
        """The draws of the general form, without writing the lists."""
        while self.to_act == CHANCE:
            happen(self, draw(self, chance))

    def apply(self, move: int) -> None:
        """One draw, one placement, or one tile gathered."""
        if self.to_act == CHANCE:
            happen(self, move)
        elif self.to_gather == 0:
            place(self, move // SIDE, move % SIDE)
        else:
            gather(self, move)

    def returns(self, values: Values) -> None:
        """The winner takes all; a tie is shared (§6.2)."""
        share_victory(self, values)
