"""Gorbino's Quest as the kernel's contract asks for it: the table of contents of the other chapters."""

from tokonoma.games.gorbinos_quest.box import Box
from tokonoma.games.gorbinos_quest.draws import draw, happen, possible_outcomes
from tokonoma.games.gorbinos_quest.ending import share_victory
from tokonoma.games.gorbinos_quest.observing import write_observation
from tokonoma.games.gorbinos_quest.setup import lay_out
from tokonoma.games.gorbinos_quest.state import Table
from tokonoma.games.gorbinos_quest.turn import decide, decisions
from tokonoma.kernel.contract import CHANCE, Chance, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Moves, Row16, Values, Weights


class Rules(Table):
    """A game of Gorbino's Quest for two to six seats."""

    def __init__(self, box: Box, seats: int, pace: int, build_cost: int) -> None:
        allocate(self)
        self.box = box
        lay_out(self, seats, pace, build_cost)

    def legal(self, moves: Moves) -> int:
        """A first city, free goods, a card, or what the card played leaves to decide (§2, §4, §7)."""
        return decisions(self, moves)

    def outcomes(self, outcomes: Moves, weights: Weights) -> int:
        """Every draw is listed (§2, §6)."""
        return possible_outcomes(self, outcomes, weights)

    def settle(self, chance: Chance, page: Page) -> None:
        """The draws of the general form, without writing the lists."""
        while self.to_act == CHANCE:
            happen(self, draw(self, chance))

    def apply(self, move: int) -> None:
        """One draw or one decision."""
        if self.to_act == CHANCE:
            happen(self, move)
        else:
            decide(self, move)

    def observe(self, audience: int, out: Row16) -> int:
        """Every number of FEATURES in `observing.py`."""
        return write_observation(self, audience, out)

    def returns(self, values: Values) -> None:
        """The winner takes all; a tie is shared (§9.5)."""
        share_victory(self, values)

    # Nothing on the table is secret but the order of the deck, and a deck has none here: `hide` and `imagine` have
    # nothing to do.
