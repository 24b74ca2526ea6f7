"""Everything that can change during a game of Gorinto, and nothing about how it changes."""

from typing import Annotated

from tokonoma.games.gorinto.box import Box
from tokonoma.games.gorinto.components import (
    ALL_TILES,
    BURROW,
    CHITS,
    COIN,
    COMPASSIONATE,
    ELEMENTS,
    EMPTY,
    EXPERT,
    GOALS,
    GOALS_OF_A_SEAT,
    HEAD,
    KITSUNE_TILES,
    LANDSCAPES,
    MOST_GOALS,
    MOST_PLAYERS,
    MOST_TURNS,
    MOST_WISDOM,
    NORMAL,
    PATH,
    SCORINGS,
    SEASONS,
    SOLO,
    SPACES,
    STANDARD,
    TACTICAL,
    TAIL,
    TALLEST,
    TILES_OF_EACH,
    UNDER_KITSUNE,
)
from tokonoma.kernel.contract import Board
from tokonoma.kernel.typed import Range, i8, i16

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
    mode: Annotated[int, Range(STANDARD, SOLO)]
    landscape: Annotated[int, Range(0, LANDSCAPES - 1)]
    removal: Annotated[int, Range(BURROW, TACTICAL)]
    order_rule: Annotated[int, Range(COIN, COMPASSIONATE)]
    difficulty: Annotated[int, Range(NORMAL, EXPERT)]

    season: Annotated[int, Range(0, SEASONS)]  # 0 is Spring
    # taken in this season, by all seats together; the Kitsune's are not counted
    turns: Annotated[int, Range(0, MOST_TURNS)]
    awaiting: Annotated[int, Range(NOTHING, REMOVAL)]  # a draw or a decision of the list above
    place_of_draw: Annotated[int, Range(0, SPACES - 1)]  # the space, path space, card or Kitsune tile the draw is for

    placed_on: Annotated[int, Range(EMPTY, SPACES - 1)]  # where this turn's tile went; EMPTY before it is placed
    pattern: Annotated[int, Range(0, ELEMENTS - 1)]  # its element
    to_gather: Annotated[int, Range(0, TALLEST)]  # tiles still owed to the seat
    # tiles are taken in ascending order: the least space or level still open
    gather_from: Annotated[int, Range(0, SPACES)]
    gathered: Annotated[Mat, Range(0, TILES_OF_EACH)]  # this turn

    # the seats as they act in this season; the first holds the start coin
    order: Annotated[list[i8], MOST_PLAYERS, Range(EMPTY, "seats - 1")]
    goals: Annotated[list[i8], MOST_GOALS, Range(EMPTY, GOALS - 1)]
    # dealt in partnership and replaced, one bit each; forgotten when the deal is done
    goals_out: Annotated[int, Range(0, 2**GOALS - 1)]
    keys: Annotated[list[i8], 2, Range(EMPTY, ELEMENTS - 1)]
    wisdom: Annotated[list[i16], MOST_PLAYERS, Range(0, SCORINGS * GOALS_OF_A_SEAT * MOST_WISDOM)]
    # the wisdom, by scoring and card
    earned: Annotated[list[list[list[i16]]], SCORINGS, MOST_PLAYERS, GOALS_OF_A_SEAT, Range(0, MOST_WISDOM)]
    mats: Annotated[list[Mat], MOST_PLAYERS, Range(0, TILES_OF_EACH)]
    bag: Annotated[Mat, Range(0, TILES_OF_EACH)]
    in_bag: Annotated[int, Range(0, ALL_TILES)]  # tiles of all elements
    discarded: Annotated[Mat, Range(0, TILES_OF_EACH)]
    path: Annotated[list[i8], PATH, Range(UNDER_KITSUNE, ELEMENTS - 1)]
    tiles_on_path: Annotated[int, Range(0, PATH)]
    # path spaces whose burrow token was drawn this season, EMPTY after the last
    burrowed: Annotated[list[i8], PATH, Range(EMPTY, PATH - 1)]
    height: Annotated[list[i8], SPACES, Range(0, TALLEST)]
    stacks: Annotated[list[Stack], SPACES, Range(0, ELEMENTS - 1)]

    # Solo
    kitsune_keys: Annotated[list[i8], 2, Range(EMPTY, ELEMENTS - 1)]
    kitsune_at: Annotated[list[i8], KITSUNE_TILES, Range(EMPTY, PATH - 1)]  # the path space of each Kitsune tile
    chits_drawn: Annotated[int, Range(0, 2**CHITS - 1)]  # this season, one bit each
    tokens: Annotated[list[i8], 2, Range(EMPTY, SPACES - 1)]  # the spaces of head and tail
    activated: Annotated[int, Range(HEAD, TAIL)]  # the token whose turn it is to move
