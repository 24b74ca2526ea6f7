"""The table: where every card is, whose turn it is, and what everybody has seen. Nothing about how it changes.

What is secret is little: the hand each seat was dealt, and the card of each secret move (one placed face down, one
stolen). Everything else was done in the open and is kept here: when a card openly came to a hand, when it was shown on
a festival post, between which secret moves. Hands and personal posts follow from the two, and so does what an audience
can know (`secrets.py`). Moments are counted in secret moves: what came at 3 was there before the fourth of them.
"""

from typing import Annotated

from tokonoma.games.koinobori.box import Box
from tokonoma.games.koinobori.components import (
    BLANK,
    CARDS,
    COLOURS,
    FACE_DOWN,
    MOST_IN_HAND,
    MOST_RESHUFFLES,
    MOST_SEATED,
    MOST_SECRETS,
    POSTS,
    ROW,
    TALL,
    Hand,
)
from tokonoma.kernel.contract import Board
from tokonoma.kernel.typed import Range, i8

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

# What the next draw decides
NO_DRAW: int = 0
FLAG: int = 1
START_CARD: int = 2
ROW_CARD: int = 3
START_SEAT: int = 4
STOLEN_CARD: int = 5

NOBODY: int = -1
FACE_DOWN_MOVE: int = -1  # in `secret_to`: the card went to its owner's personal post


class Table(Board):
    """What lies on the table."""

    box: Box

    start: Annotated[int, Range(0, "seats - 1")]  # the seat that began
    turn: Annotated[int, Range(0, "seats - 1")]  # the seat whose turn it is, chance or not
    phase: Annotated[int, Range(SETTING_UP, TAKING_FRESH)]
    takes_left: Annotated[int, Range(0, MOST_IN_HAND)]  # in this take or ability
    taken: Annotated[int, Range(0, MOST_IN_HAND)]
    plays_left: Annotated[int, Range(0, MOST_IN_HAND)]  # in this play action
    passes: Annotated[int, Range(0, "seats")]  # in a row
    drawing: Annotated[int, Range(NO_DRAW, STOLEN_CARD)]  # NO_DRAW while a seat decides
    # the post, the card of the deal, or the seat the draw is for
    place_of_draw: Annotated[int, Range(0, MOST_SEATED * MOST_IN_HAND)]

    flags: Annotated[list[i8], POSTS, Range(0, COLOURS)]  # a colour each
    heights: Annotated[list[i8], POSTS, Range(0, TALL)]
    posts: Annotated[list[list[i8]], POSTS, TALL, Range(0, BLANK)]  # the cards that count, from the bottom up
    under: Annotated[list[i8], CARDS + 1, Range(0, BLANK)]  # by card: the card it covers, or BLANK

    row: Annotated[list[i8], ROW, Range(0, BLANK)]
    in_row: Annotated[int, Range(0, ROW)]
    pile: Annotated[list[i8], CARDS, Range(0, BLANK)]  # a set, kept in ascending order: nothing here is shuffled
    in_pile: Annotated[int, Range(0, "box.cards")]
    discards: Annotated[list[i8], CARDS, Range(0, BLANK)]
    in_discards: Annotated[int, Range(0, "box.cards")]
    reshuffles: Annotated[int, Range(0, MOST_RESHUFFLES)]

    hands: Annotated[list[Hand], MOST_SEATED, Range(0, BLANK)]  # ascending, then BLANK
    hand_sizes: Annotated[list[i8], MOST_SEATED, Range(0, MOST_IN_HAND)]
    dealt: Annotated[list[Hand], MOST_SEATED, Range(0, BLANK)]  # what each seat was dealt at set-up
    dealt_sizes: Annotated[list[i8], MOST_SEATED, Range(0, "box.start_hand")]
    personal: Annotated[list[list[i8]], MOST_SEATED, FACE_DOWN, Range(0, BLANK)]  # from the bottom up
    levels: Annotated[list[i8], MOST_SEATED, Range(0, FACE_DOWN)]  # 0 is level 1: cards on the personal post

    came_to: Annotated[list[i8], CARDS, Range(NOBODY, "seats - 1")]  # by card: the seat that openly took it, or NOBODY
    came_at: Annotated[list[i8], CARDS, Range(0, "secrets")]  # and the secret moves before that
    # by card: the seat that placed it on a festival post, or NOBODY
    shown_by: Annotated[list[i8], CARDS, Range(NOBODY, "seats - 1")]
    shown_at: Annotated[list[i8], CARDS, Range(0, "secrets")]

    secrets: Annotated[int, Range(0, MOST_SECRETS)]  # secret moves so far
    secret_from: Annotated[list[i8], MOST_SECRETS, Range(0, "seats - 1")]  # the seat whose hand lost a card
    secret_to: Annotated[list[i8], MOST_SECRETS, Range(FACE_DOWN_MOVE, "seats - 1")]  # the thief, or FACE_DOWN_MOVE
    secret_card: Annotated[list[i8], MOST_SECRETS, Range(0, BLANK)]
