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
