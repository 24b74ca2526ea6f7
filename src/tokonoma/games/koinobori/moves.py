"""Moves are numbers: each kind of decision has a range of its own, and a card goes by its number in the deck.

So a number means the same in every position and to everybody. Moves are always written in ascending order: hands are
sorted, and the two ways to leave off come last.
"""

from tokonoma.games.koinobori.components import CARDS, MOST_SEATED, POSTS

TAKE_LEFT: int = 0
TAKE_RIGHT: int = 1
PASS: int = 2
REFRESH_ROW: int = 3
STEAL_FROM: int = 4  # and the victim's seat
MOVE: int = STEAL_FROM + MOST_SEATED  # and source * POSTS + target
PLAY: int = MOVE + POSTS * POSTS  # and card * TARGETS + target
OWN_POST: int = POSTS  # the target after the festival posts
TARGETS: int = POSTS + 1
FACES: int = CARDS + 1  # a card that the audience cannot see is BLANK, and a hidden board can be played on too
OVER_TOP: int = PLAY + FACES * TARGETS  # and card * POSTS + post
STOP: int = OVER_TOP + FACES * POSTS
SKIP: int = STOP + 1
MOVES: int = SKIP + 1

MOVE_FORMS = (
    (TAKE_LEFT, "take:left", "take the card at the left end of the row"),
    (TAKE_RIGHT, "take:right", "take the card at the right end"),
    (PASS, "pass", "do nothing, where nothing can be done"),
    (REFRESH_ROW, "refresh", "use the ability to discard the row and deal a new one"),
    (STEAL_FROM, "steal:SEAT", "use the ability to steal: first number + seat"),
    (MOVE, "move:POST>POST", "use the ability to move a top card: first number + 6 * source + target, posts from 0"),
    (PLAY, "play:CARD>POST, play:CARD>own", "play a card: first number + 7 * card + post, 6 for one's own post"),
    (OVER_TOP, "cover:CARD>POST", "play a card over the top card of a post: first number + 6 * card + post"),
    (STOP, "stop", "end the action early"),
    (SKIP, "skip", "leave an ability unused"),
)
