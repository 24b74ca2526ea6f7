"""Everything that can change during a game of Gorinto, and nothing about how it changes."""

from typing import Annotated

from tokonoma.games.gorinto.components import ELEMENTS, MOST_PLAYERS, PATH, SPACES, TALLEST
from tokonoma.kernel.contract import State
from tokonoma.kernel.typed import i8

Mat = Annotated[list[i8], ELEMENTS]  # how many tiles of each element
Stack = Annotated[list[i8], TALLEST]  # from the bottom up

# What the next draw decides
NO_DRAW: int = 0
MOUNTAIN_TILE: int = 1
PATH_TILE: int = 2
GOAL_CARD: int = 3
KEY_CARD: int = 4
START_PLAYER: int = 5
BURROW_TOKEN: int = 6


class Table(State):
    """What lies on the table."""

    landscape: int
    season: int  # 0 is Spring
    turns: int  # taken in this season, by all seats together
    coin: int  # the seat holding the start coin

    drawing: int  # NO_DRAW while a seat decides
    place_of_draw: int  # the space, path space or card the draw is for

    placed_on: int  # where this turn's tile went
    pattern: int  # its element
    to_gather: int  # tiles still owed to the seat; 0 while it has to place
    gather_from: int  # tiles are taken in ascending order: the least space or level still open

    goals: Annotated[list[int], 2]
    keys: Annotated[list[int], 2]
    wisdom: Annotated[list[int], MOST_PLAYERS]
    bag: Mat
    in_bag: int  # tiles of all elements
    mats: Annotated[list[Mat], MOST_PLAYERS]
    path: Annotated[list[i8], PATH]
    tiles_on_path: int
    height: Annotated[list[i8], SPACES]
    stacks: Annotated[list[Stack], SPACES]
