"""The native tables of the component data (`box.toml`), shared by every table that plays with it."""

from typing import Annotated

from tokonoma.games.koinobori.components import CARDS, COLOURS, LEVELS
from tokonoma.kernel.contract import Fields
from tokonoma.kernel.typed import i8, u64


class Box(Fields):
    """The deck and the levels; the place after the last card stands for a blank one."""

    cards: int  # in the deck
    start_hand: int
    carps: Annotated[list[list[i8]], CARDS + 1, COLOURS]
    packed: Annotated[list[u64], CARDS + 1]  # the same in one number a card, so that adding cards adds their carps
    ability: Annotated[list[i8], CARDS + 1]
    draw_capacity: Annotated[list[i8], LEVELS]
    play_capacity: Annotated[list[i8], LEVELS]
    hand_limit: Annotated[list[i8], LEVELS]
