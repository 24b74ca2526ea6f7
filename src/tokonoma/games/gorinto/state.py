"""Everything that can change during a game of Gorinto, and nothing about how it changes."""

from typing import Annotated

from tokonoma.games.gorinto.box import Box
from tokonoma.games.gorinto.components import (
    ELEMENTS,
    GOALS_OF_A_SEAT,
    KITSUNE_TILES,
    MOST_GOALS,
    MOST_PLAYERS,
    PATH,
    SCORINGS,
    SPACES,
    TALLEST,
)
from tokonoma.kernel.contract import Board
from tokonoma.kernel.typed import i8, i16

Mat = Annotated[list[i8], ELEMENTS]  # how many tiles of each element
Stack = Annotated[list[i8], TALLEST]  # from the bottom up

# What the table waits for: a draw …
NOTHING: int = 0
MOUNTAIN_TILE: int = 1
PATH_TILE: int = 2
GOAL_CARD: int = 3
KEY_CARD: int = 4
START_SEAT: int = 5
TURN_ORDER: int = 6
BURROW_TOKEN: int = 7
KITSUNE_KEY: int = 8
KITSUNE_TILE: int = 9
KITSUNE_BURROW: int = 10
HEAD_CHIT: int = 11
TAIL_CHIT: int = 12
KITSUNE_COIN: int = 13
MOVEMENT_CHIT: int = 14
# … or a decision
PLACEMENT: int = 15
GATHERING: int = 16
GIFT: int = 17
REMOVAL: int = 18


class Table(Board):
    """What lies on the table."""

    box: Box
    mode: int
    landscape: int
    removal: int
    order_rule: int
    difficulty: int

    season: int  # 0 is Spring
    turns: int  # taken in this season, by all seats together; the Kitsune's are not counted
    awaiting: int  # a draw or a decision of the list above
    place_of_draw: int  # the space, path space, card or Kitsune tile the draw is for

    placed_on: int  # where this turn's tile went; EMPTY before it is placed
    pattern: int  # its element
    to_gather: int  # tiles still owed to the seat
    gather_from: int  # tiles are taken in ascending order: the least space or level still open
    gathered: Mat  # this turn

    order: Annotated[list[i8], MOST_PLAYERS]  # the seats as they act in this season; the first holds the start coin
    goals: Annotated[list[i8], MOST_GOALS]
    goals_out: int  # dealt in partnership and replaced, one bit each; forgotten when the deal is done
    keys: Annotated[list[i8], 2]
    wisdom: Annotated[list[i16], MOST_PLAYERS]
    earned: Annotated[list[list[list[i16]]], SCORINGS, MOST_PLAYERS, GOALS_OF_A_SEAT]  # the wisdom, by scoring and card
    mats: Annotated[list[Mat], MOST_PLAYERS]
    bag: Mat
    in_bag: int  # tiles of all elements
    discarded: Mat
    path: Annotated[list[i8], PATH]
    tiles_on_path: int
    burrowed: Annotated[list[i8], PATH]  # path spaces whose burrow token was drawn this season, EMPTY after the last
    height: Annotated[list[i8], SPACES]
    stacks: Annotated[list[Stack], SPACES]

    # Solo
    kitsune_keys: Annotated[list[i8], 2]
    kitsune_at: Annotated[list[i8], KITSUNE_TILES]  # the path space of each Kitsune tile
    chits_drawn: int  # this season, one bit each
    tokens: Annotated[list[i8], 2]  # the spaces of head and tail
    activated: int  # the token whose turn it is to move
