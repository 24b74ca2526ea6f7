"""The tables of the data that an owner of the printed game may correct; `check` fills them from box.toml."""

from typing import Annotated

from tokonoma.games.gorinto.components import GOALS, LANDSCAPES, PATH, SPACES
from tokonoma.kernel.contract import Fields
from tokonoma.kernel.typed import i8

LandscapeHeights = Annotated[list[i8], SPACES]


class Box(Fields):
    """What the cards, boards and tokens say."""

    landscapes: Annotated[list[LandscapeHeights], LANDSCAPES]  # the height of every stack at set-up (§1.3)
    letters: Annotated[list[i8], GOALS]  # NO_LETTER, or 1 for A (§1.4)
    factors: Annotated[list[i8], GOALS]  # what a goal multiplies by (§5)
    burrows: Annotated[list[i8], PATH]  # the path space each burrow token shows, A first (§1.6)
    key_tile: int  # wisdom for a tile of a key element at the end (§6.1)
    key_tile_normal: int  # in solo (§9.9)
    key_tile_expert: int
    kitsune_regular: int  # wisdom of the Kitsune for a tile of a regular key element, each season (§9.8)
    kitsune_own: int  # and of one of its own
