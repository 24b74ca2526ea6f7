"""The data of one box as native tables: the default palace, its bridges, where the samurai start, the gong arc."""

from typing import Annotated

from tokonoma.games.goryo.components import MOST_GONGS, NEIGHBOURS, PAWNS, SPACES
from tokonoma.kernel.contract import Fields
from tokonoma.kernel.typed import i8


class Box(Fields):
    """What an owner may correct; `check.open_box` fills it and makes sure of every promise."""

    palace: Annotated[list[i8], SPACES]  # the type of object on each space, or NOTHING
    neighbours: Annotated[list[list[i8]], SPACES, NEIGHBOURS]  # ascending, then NOWHERE
    samurai_start: Annotated[list[i8], PAWNS]
    gongs: int  # spaces of the arc after the first
    is_bag: Annotated[list[i8], MOST_GONGS + 1]  # whether a gong shows a bag
