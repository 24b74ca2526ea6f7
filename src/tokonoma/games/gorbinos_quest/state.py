"""Everything that can change during a game of Gorbino's Quest, and nothing about how it changes."""

from typing import Annotated

from tokonoma.games.gorbinos_quest.box import Basket, Box
from tokonoma.games.gorbinos_quest.components import (
    BUILD_COSTS,
    CARDS,
    GOODS,
    INCOME_SPACES,
    LOCATIONS,
    MOST_NET,
    MOST_ON_TOKEN,
    NOTHING,
    SEATS,
    TAGS,
    TRACK,
    VICTORY_CARDS,
)
from tokonoma.kernel.contract import Board
from tokonoma.kernel.typed import Range, i8, i16, i64

Purse = Annotated[list[i16], GOODS]  # how many of each good a seat has

# What the next draw decides
NO_DRAW: int = 0
TOKEN: int = 1
START_PLAYER: int = 2
TECHNOLOGY: int = 3
VICTORY_CARD: int = 4

# What the seat to act decides
FIRST_CITY: int = 0
FREE_GOODS: int = 1
CARD: int = 2
WHICH_LOAN: int = 3
WHICH_PROVINCE: int = 4
TRADING: int = 5
BUYING_CARDS: int = 6
RETURNING: int = 7
WHERE_TO_BUILD: int = 8
WHICH_OPPONENT: int = 9
STEALING: int = 10
BUYING_GOODS: int = 11
CARRIED_OUT: int = 12  # nothing: the card played has had its effect


class Table(Board):
    """What lies on the table."""

    box: Box
    pace: Annotated[int, Range(1, 2)]  # cards a turn, advances and incomes a round
    build_cost: Annotated[int, Range(0, BUILD_COSTS - 1)]
    round: Annotated[int, Range(0, CARDS)]  # 0 during the set-up
    start_player: Annotated[int, Range(0, "seats - 1")]  # the seat with the first-player marker
    turns: Annotated[int, Range(0, "seats")]  # finished in this round
    cards_due: Annotated[int, Range(0, "pace")]  # still to be played in this turn
    advances_due: Annotated[int, Range(0, "pace")]  # still owed by the track at the end of this round

    drawing: Annotated[int, Range(NO_DRAW, VICTORY_CARD)]  # NO_DRAW while a seat decides
    place_of_draw: Annotated[int, Range(0, LOCATIONS - 1)]  # the location or slot the draw is for
    phase: Annotated[int, Range(FIRST_CITY, CARRIED_OUT)]

    played: Annotated[int, Range(NOTHING, CARDS - 1)]  # the card being played, in nobody's hand or discard meanwhile
    # the card whose effect is carried out: the played one, or the one it copies
    acting: Annotated[int, Range(NOTHING, CARDS - 1)]
    opponent: Annotated[int, Range(0, "seats - 1")]  # whom the card is turned against
    left: Annotated[int, Range(0, 100)]  # units or cards that may or must still be taken
    # units and cards are taken in ascending order: the least one still open
    cursor: Annotated[int, Range(NOTHING, 2 * GOODS)]
    net: Annotated[int, Range(-MOST_NET, MOST_NET)]  # coins this trade brings so far; they change hands when it is done
    traded: Annotated[Purse, Range("-box.most_goods", "box.most_goods")]  # units bought, or sold where negative

    tokens_left: Annotated[list[Basket], 2, Range(0, LOCATIONS)]  # to be dealt: to other locations, to capitals
    token: Annotated[list[i8], LOCATIONS, Range(NOTHING, GOODS - 1)]
    cities: Annotated[list[list[i8]], LOCATIONS, SEATS, Range(0, MOST_ON_TOKEN)]
    # one bit for each location at or beside a city of the seat
    reach: Annotated[list[i64], SEATS, Range(0, 2**LOCATIONS - 1)]
    slots: Annotated[list[i8], TAGS, Range(NOTHING, VICTORY_CARDS - 1)]  # victory-point cards

    deck: Annotated[list[i8], CARDS, Range(0, 1)]  # 1 for a technology not yet drawn
    in_deck: Annotated[int, Range(0, CARDS)]
    track: Annotated[list[i8], TRACK, Range(NOTHING, CARDS - 1)]  # the newest first

    coins: Annotated[list[i16], SEATS, Range(0, "box.most_coins")]
    goods: Annotated[list[Purse], SEATS, Range(0, "box.most_goods")]
    # a space of the income track, counted from the lowest
    income: Annotated[list[i8], SEATS, Range(0, INCOME_SPACES - 1)]
    cities_left: Annotated[list[i8], SEATS, Range(0, "box.start_cities")]
    hand: Annotated[list[list[i8]], SEATS, CARDS, Range(0, 1)]  # 1 for a card in hand
    discard: Annotated[list[list[i8]], SEATS, CARDS, Range(0, CARDS - 1)]  # from the bottom up
    discarded: Annotated[list[i8], SEATS, Range(0, CARDS)]
