"""Moves are numbers: each kind of decision has a range of its own, so that a number means the same at any time."""

from tokonoma.games.gorbinos_quest.components import CARDS, GOODS, LOANS, LOCATIONS, PROVINCES, SEATS, TRACK

PLAY: int = 0  # + a card
SETTLE: int = CARDS  # + a location: the first city, or a city built
PRODUCE: int = SETTLE + LOCATIONS  # + a province
TAKE: int = PRODUCE + PROVINCES  # + a good: free at the start, or stolen
TAKE_COINS: int = TAKE + GOODS
SELL: int = TAKE_COINS + 1  # + a good
PURCHASE: int = SELL + GOODS  # + a good, from the bank or from an opponent
DEVELOP: int = PURCHASE + GOODS  # + a slot of the technology track
DONE: int = DEVELOP + TRACK
BORROW: int = DONE + 1  # + the income spaces paid for a loan
NAME: int = BORROW + LOANS  # + an opponent
RETURN: int = NAME + SEATS  # + how many cards
MOVES: int = RETURN + CARDS + 1

MOVE_FORMS = (
    (PLAY, "play:CARD", "play a card: its number in the list of cards, starters first"),
    (SETTLE, "city:LOCATION, build:LOCATION", "found the first city, or build one: first number + location"),
    (PRODUCE, "produce:PROVINCE", "produce in a province: first number + province"),
    (TAKE, "take:GOOD", "take a free or stolen good: first number + good (food wood coal iron gold)"),
    (TAKE_COINS, "take:coins", "steal coins"),
    (SELL, "sell:GOOD", "sell one unit: first number + good"),
    (PURCHASE, "buy:GOOD", "buy one unit, from the bank or an opponent: first number + good"),
    (DEVELOP, "buy:CARD", "buy the technology on a slot of the track: first number + slot, 0 the newest"),
    (DONE, "done", "end a trade or a purchase"),
    (BORROW, "loan:SPACES", "take a loan for so many income spaces: first number + spaces"),
    (NAME, "from:SEAT", "name an opponent: first number + seat"),
    (RETURN, "return:CARDS", "return so many cards to hand: first number + cards"),
)
