"""Gorinto as the kernel's contract asks for it: the table of contents of the other chapters."""

from tokonoma.games.gorinto.box import Box
from tokonoma.games.gorinto.components import SIDE
from tokonoma.games.gorinto.draws import deal_tiles, draw, happen, possible_outcomes
from tokonoma.games.gorinto.ending import share_victory
from tokonoma.games.gorinto.moves import GIVE, REMOVE
from tokonoma.games.gorinto.observing import write_observation
from tokonoma.games.gorinto.setup import lay_out
from tokonoma.games.gorinto.state import GATHERING, GIFT, PLACEMENT, Table
from tokonoma.games.gorinto.turn import (
    gather,
    gatherings,
    gifts,
    give,
    nth_placement,
    place,
    placements,
    random_gathering,
    removals,
    remove,
)
from tokonoma.kernel.contract import CHANCE, Chance, Page, below
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Moves, Row16, Values, Weights


class Rules(Table):
    """A game of Gorinto in any of its modes."""

    def __init__(
        self, box: Box, seats: int, mode: int, landscape: int, removal: int, order_rule: int, difficulty: int
    ) -> None:
        allocate(self)
        self.box = box
        self.mode = mode
        self.landscape = landscape
        self.removal = removal
        self.order_rule = order_rule
        self.difficulty = difficulty
        lay_out(self, seats)

    def legal(self, moves: Moves) -> int:
        """A seat places, then gathers tile by tile (§3); it may have to give a tile (§8.3) or remove one (§7.1)."""
        if self.awaiting == PLACEMENT:
            return placements(self, moves)
        if self.awaiting == GATHERING:
            return gatherings(self, moves)
        if self.awaiting == GIFT:
            return gifts(self, moves)
        return removals(self, moves)

    def random_move(self, chance: Chance, page: Page) -> int:
        """The move that drawing from the list would give; placements are many, and none is written."""
        if self.awaiting == PLACEMENT:
            return nth_placement(self, below(chance, SIDE * self.tiles_on_path))
        if self.awaiting == GATHERING:
            return random_gathering(self, chance, page.moves)
        return page.moves[below(chance, self.legal(page.moves))]

    def outcomes(self, outcomes: Moves, weights: Weights) -> int:
        """Every draw is listed (§2, §4, §9)."""
        return possible_outcomes(self, outcomes, weights)

    def settle(self, chance: Chance, page: Page) -> None:
        """The draws of the general form, without writing the lists."""
        while self.to_act == CHANCE:
            deal_tiles(self, chance, page)
            if self.to_act == CHANCE:
                happen(self, draw(self, chance, page))

    def apply(self, move: int) -> None:
        """One draw, one placement, one tile gathered, given or removed."""
        if self.to_act == CHANCE:
            happen(self, move)
        elif self.awaiting == PLACEMENT:
            place(self, move // SIDE, move % SIDE)
        elif self.awaiting == GATHERING:
            gather(self, move)
        elif self.awaiting == GIFT:
            give(self, move - GIVE)
        else:
            remove(self, move - REMOVE)

    def observe(self, audience: int, out: Row16) -> int:
        """Every number of FEATURES in `observing.py`."""
        return write_observation(self, audience, out)

    def returns(self, values: Values) -> None:
        """The winners share the victory (§6.2)."""
        share_victory(self, values)
