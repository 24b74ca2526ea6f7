"""Gorbino's Quest as the kernel's contract asks for it: the table of contents of the other chapters."""

from tokonoma.games.gorbinos_quest.box import Box
from tokonoma.games.gorbinos_quest.build import coins_for_city, is_in_reach, may_build
from tokonoma.games.gorbinos_quest.cards import may_copy, may_play
from tokonoma.games.gorbinos_quest.development import coins_for
from tokonoma.games.gorbinos_quest.draws import draw, happen, possible_outcomes
from tokonoma.games.gorbinos_quest.ending import share_victory, standing
from tokonoma.games.gorbinos_quest.scoring import counted, gain_of_city, points_of, points_per_tag, tags_of
from tokonoma.games.gorbinos_quest.setup import lay_out
from tokonoma.games.gorbinos_quest.state import Table
from tokonoma.games.gorbinos_quest.turn import decide, decisions
from tokonoma.kernel.contract import CHANCE, Chance, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Moves, Values, Weights, python


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

    def returns(self, values: Values) -> None:
        """The winner takes all; a tie is shared (§9.5)."""
        share_victory(self, values)

    # What the view asks. Nothing on the table is secret but the order of the deck, and a deck has none here: `hide` and
    # `imagine` have nothing to do.

    @python
    def points(self, seat: int) -> int:
        """A seat's victory points, were the game to end now."""
        return points_of(self, seat)

    @python
    def tags(self, seat: int, tag: int) -> int:
        """How many tags of a colour a seat owns."""
        return tags_of(self, seat, tag)

    @python
    def slot_line(self, seat: int, slot: int) -> tuple[int, int, int, int]:
        """Of a slot: the seat's tags, the count, the points for each tag, what one more city would add at best."""
        count = counted(self, seat, self.box.condition[self.slots[slot]])
        per_tag = points_per_tag(self, seat, slot)
        return tags_of(self, seat, slot), count, per_tag, gain_of_city(self, seat, slot)

    @python
    def rank(self, seat: int) -> int:
        """A number that is greater for a better standing, tie-breaks included."""
        return standing(self, seat)

    @python
    def may_play_card(self, card: int) -> bool:
        """Whether the seat to act could carry out a card."""
        return may_play(self, card)

    @python
    def may_copy_from(self, seat: int) -> bool:
        """Whether the seat to act could act as the top card of an opponent's discard."""
        return may_copy(self, seat)

    @python
    def city_coins(self, location: int) -> int:
        """The coins in the price of a city there, overbuilding included; it must have a token and room."""
        return coins_for_city(self, location)

    @python
    def reaches(self, seat: int, location: int) -> bool:
        """Whether a seat is on a token or beside it."""
        return is_in_reach(self, seat, location)

    @python
    def may_build_on(self, location: int) -> bool:
        """Whether the seat to act may build there and can pay for it."""
        return may_build(self, location)

    @python
    def slot_coins(self, slot: int) -> int:
        """The coins in the price of the card on a slot of the track, the surcharge included."""
        return coins_for(self, slot)
