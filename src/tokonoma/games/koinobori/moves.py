"""Moves are numbers: each kind of decision has a range of its own; a card of the hand goes by its place in it."""

from tokonoma.games.koinobori.components import MOST_IN_HAND, MOST_SEATED, POSTS

TAKE_LEFT: int = 0
TAKE_RIGHT: int = 1
STOP: int = 2
SKIP: int = 3
PASS: int = 4
REFRESH_ROW: int = 5
STEAL_FROM: int = 6  # and the victim's seat
MOVE: int = STEAL_FROM + MOST_SEATED  # and source * POSTS + target
PLAY: int = MOVE + POSTS * POSTS  # and place in hand * TARGETS + target
OWN_POST: int = POSTS  # the target after the festival posts
TARGETS: int = POSTS + 1
OVER_TOP: int = PLAY + MOST_IN_HAND * TARGETS  # and place in hand * POSTS + post
MOVES: int = OVER_TOP + MOST_IN_HAND * POSTS
