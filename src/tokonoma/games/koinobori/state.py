"""The table: where every card is, whose turn it is, and what everybody has seen. Nothing about how it changes.

What is secret is little: the hand each seat was dealt, and the card of each secret move (one placed face down, one
stolen). Everything else was done in the open and is kept here: when a card openly came to a hand, when it was shown on
a festival post, between which secret moves. Hands and personal posts follow from the two, and so does what an audience
can know (`secrets.py`). Moments are counted in secret moves: what came at 3 was there before the fourth of them.
"""

from typing import Annotated

from tokonoma.games.koinobori.box import Box
from tokonoma.games.koinobori.components import CARDS, FACE_DOWN, MOST_SEATED, MOST_SECRETS, POSTS, ROW, TALL, Hand
from tokonoma.kernel.contract import Board
from tokonoma.kernel.typed import i8

# Where the turn stands; while chance draws, what the draw is part of
SETTING_UP: int = 0
CHOOSING: int = 1  # take or play
TAKING: int = 2  # the take action, one card at least taken
PLAYING: int = 3  # the play action, one card at least played
MOVING: int = 4  # an ability from here on: move a top card
PLAYING_EXTRA: int = 5
TAKING_MORE: int = 6  # by take one or take two
STEALING: int = 7
REFRESHING: int = 8  # before it is decided, and while seven new cards are dealt
TAKING_FRESH: int = 9  # the card that a refreshed row gives
PHASES: int = 10

# What the next draw decides
NO_DRAW: int = 0
FLAG: int = 1
START_CARD: int = 2
ROW_CARD: int = 3
START_SEAT: int = 4
STOLEN_CARD: int = 5
DRAWS: int = 6

NOBODY: int = -1
FACE_DOWN_MOVE: int = -1  # in `secret_to`: the card went to its owner's personal post


class Table(Board):
    """What lies on the table."""

    box: Box

    start: int  # the seat that began
    turn: int  # the seat whose turn it is, chance or not
    phase: int
    takes_left: int  # in this take or ability
    taken: int
    plays_left: int  # in this play action
    passes: int  # in a row
    drawing: int  # NO_DRAW while a seat decides
    place_of_draw: int  # the post, the card of the deal, or the seat the draw is for

    flags: Annotated[list[i8], POSTS]  # a colour each
    heights: Annotated[list[i8], POSTS]
    posts: Annotated[list[list[i8]], POSTS, TALL]  # the cards that count, from the bottom up
    under: Annotated[list[i8], CARDS + 1]  # by card: the card it covers, or BLANK

    row: Annotated[list[i8], ROW]
    in_row: int
    pile: Annotated[list[i8], CARDS]  # a set, kept in ascending order: nothing here is shuffled
    in_pile: int
    discards: Annotated[list[i8], CARDS]
    in_discards: int
    reshuffles: int

    hands: Annotated[list[Hand], MOST_SEATED]  # ascending, then BLANK
    hand_sizes: Annotated[list[i8], MOST_SEATED]
    dealt: Annotated[list[Hand], MOST_SEATED]  # what each seat was dealt at set-up
    dealt_sizes: Annotated[list[i8], MOST_SEATED]
    personal: Annotated[list[list[i8]], MOST_SEATED, FACE_DOWN]  # from the bottom up
    levels: Annotated[list[i8], MOST_SEATED]  # 0 is level 1: cards on the personal post

    came_to: Annotated[list[i8], CARDS]  # by card: the seat that openly took it, or NOBODY
    came_at: Annotated[list[i8], CARDS]  # and the secret moves before that
    shown_by: Annotated[list[i8], CARDS]  # by card: the seat that placed it on a festival post, or NOBODY
    shown_at: Annotated[list[i8], CARDS]

    secrets: int  # secret moves so far
    secret_from: Annotated[list[i8], MOST_SECRETS]  # the seat whose hand lost a card
    secret_to: Annotated[list[i8], MOST_SECRETS]  # the thief, or FACE_DOWN_MOVE
    secret_card: Annotated[list[i8], MOST_SECRETS]
