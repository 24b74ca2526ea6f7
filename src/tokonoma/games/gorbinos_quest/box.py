"""The data of the box as native tables: filled from `box.toml` by `check.py`, the same for every board that uses it."""

from typing import Annotated

from tokonoma.games.gorbinos_quest.components import (
    BUILD_COSTS,
    CARDS,
    GOODS,
    INCOME_SPACES,
    LOCATIONS,
    MOST_ON_TOKEN,
    NUMBERS,
    PROVINCES,
    TRACK,
    VICTORY_CARDS,
)
from tokonoma.kernel.contract import Fields
from tokonoma.kernel.typed import i8, i16, i64

Basket = Annotated[list[i8], GOODS]  # how many of each good
Row = Annotated[list[i8], NUMBERS]  # what a card says; what a place means depends on what the card does


class Box(Fields):
    """Everything printed."""

    province: Annotated[list[i8], LOCATIONS]
    is_capital: Annotated[list[i8], LOCATIONS]
    near: Annotated[list[i64], LOCATIONS]  # one bit for the location itself and each one a road leads to
    fewest_seats: Annotated[list[i8], PROVINCES]  # with fewer, the province is left out (§2.3)
    tokens: Annotated[list[Basket], 2]  # for the other locations, for the capitals

    effect: Annotated[list[i8], CARDS]
    tag: Annotated[list[i8], CARDS]
    numbers: Annotated[list[Row], CARDS]
    cost_coins: Annotated[list[i16], CARDS]
    cost_goods: Annotated[list[Basket], CARDS]
    surcharge: Annotated[list[i16], TRACK]

    income_number: Annotated[list[i8], INCOME_SPACES]
    income_zero: int  # the space every seat starts on

    build_coins: Annotated[list[list[i16]], BUILD_COSTS, GOODS]
    build_goods: Annotated[list[list[Basket]], BUILD_COSTS, GOODS]
    overbuilding: Annotated[list[list[i16]], BUILD_COSTS, MOST_ON_TOKEN]  # by the cities already there

    condition: Annotated[list[i8], VICTORY_CARDS]
    times: Annotated[list[i8], VICTORY_CARDS]
    share: Annotated[list[i8], VICTORY_CARDS]  # the count is divided by it, rounded down
    copies: Annotated[list[i8], VICTORY_CARDS]

    start_coins: int
    start_cities: int
    free_goods: int
    most_coins: int
    most_goods: int  # of one good; see ruling R8
