"""Everything that can change during a game of Gorbino's Quest, and nothing about how it changes."""

from typing import Annotated

from tokonoma.games.gorbinos_quest.box import Basket, Box
from tokonoma.games.gorbinos_quest.components import CARDS, GOODS, LOCATIONS, SEATS, TAGS, TRACK
from tokonoma.kernel.contract import Board
from tokonoma.kernel.typed import i8, i16, i64

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
    pace: int  # cards a turn, advances and incomes a round
    build_cost: int
    round: int  # 0 during the set-up
    start_player: int  # the seat with the first-player marker
    turns: int  # finished in this round
    cards_due: int  # still to be played in this turn
    advances_due: int  # still owed by the track at the end of this round

    drawing: int  # NO_DRAW while a seat decides
    place_of_draw: int  # the location or slot the draw is for
    phase: int

    played: int  # the card being played, in nobody's hand or discard meanwhile
    acting: int  # the card whose effect is carried out: the played one, or the one it copies
    opponent: int  # whom the card is turned against
    left: int  # units or cards that may or must still be taken
    cursor: int  # units and cards are taken in ascending order: the least one still open
    net: int  # coins this trade brings so far; they change hands when it is done
    traded: Purse  # units bought, or sold where negative

    tokens_left: Annotated[list[Basket], 2]  # to be dealt: to other locations, to capitals
    token: Annotated[list[i8], LOCATIONS]
    cities: Annotated[list[list[i8]], LOCATIONS, SEATS]
    reach: Annotated[list[i64], SEATS]  # one bit for each location at or beside a city of the seat
    slots: Annotated[list[i8], TAGS]  # victory-point cards

    deck: Annotated[list[i8], CARDS]  # 1 for a technology not yet drawn
    in_deck: int
    track: Annotated[list[i8], TRACK]  # the newest first

    coins: Annotated[list[i16], SEATS]
    goods: Annotated[list[Purse], SEATS]
    income: Annotated[list[i8], SEATS]  # a space of the income track, counted from the lowest
    cities_left: Annotated[list[i8], SEATS]
    hand: Annotated[list[list[i8]], SEATS, CARDS]  # 1 for a card in hand
    discard: Annotated[list[list[i8]], SEATS, CARDS]  # from the bottom up
    discarded: Annotated[list[i8], SEATS]
