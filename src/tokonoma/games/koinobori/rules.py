"""Koinobori as the kernel's contract asks for it: the table of contents of the other chapters."""

from tokonoma.games.koinobori.box import Box
from tokonoma.games.koinobori.draws import draw, happen, possible_outcomes
from tokonoma.games.koinobori.ending import share_victory
from tokonoma.games.koinobori.imagining import imagine_cards
from tokonoma.games.koinobori.observing import write_observation
from tokonoma.games.koinobori.secrets import cut_secrets
from tokonoma.games.koinobori.setup import lay_out
from tokonoma.games.koinobori.state import Table
from tokonoma.games.koinobori.turn import decide, write_moves
from tokonoma.kernel.contract import CHANCE, Chance, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Moves, Row16, Values, Weights


class Rules(Table):
    """A game of Koinobori for two to five seats."""

    def __init__(self, box: Box, seats: int) -> None:
        allocate(self)
        self.box = box
        lay_out(self, seats)

    def legal(self, moves: Moves) -> int:
        """A seat takes or plays, card by card, and decides about abilities (§2 to §5)."""
        return write_moves(self, moves)

    def outcomes(self, outcomes: Moves, weights: Weights) -> int:
        """Every draw is listed (§1, §3.4, §5.7, §5.8)."""
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

    def hide(self, audience: int) -> None:
        """Hands, face-down cards, stolen cards and the pile (§7.1)."""
        cut_secrets(self, audience)

    def imagine(self, audience: int, chance: Chance, page: Page) -> None:
        """Cards that fit all the audience has seen (§7.5)."""
        imagine_cards(self, audience, chance, page)

    def observe(self, audience: int, out: Row16) -> int:
        """Every number of FEATURES in `observing.py`."""
        return write_observation(self, audience, out)

    def returns(self, values: Values) -> None:
        """The winners share the victory (§6.6)."""
        share_victory(self, values)
