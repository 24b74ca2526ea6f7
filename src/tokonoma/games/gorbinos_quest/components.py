"""What lies in the box, as far as it is structure: how many of each thing, and the number each goes by.

What a card costs or does, what the map looks like and what anything is worth is data: `box.toml`, loaded into `Box`.
"""

import typing
from typing import Literal

from tokonoma.kernel.typed import python

SEATS: int = 6

# Goods (§1.2)
FOOD: int = 0
WOOD: int = 1
COAL: int = 2
IRON: int = 3
GOLD: int = 4
GOODS: int = 5
COINS: int = 5  # after the goods in a row that tells a bonus
NOTHING: int = -1  # no token on a location, no card on a slot, no tag on a card

# The map (§1.3)
LOCATIONS: int = 30
PROVINCES: int = 10
MOST_ON_TOKEN: int = 3  # cities of all seats together (§8.4)

# Tags, and with them the scoring slots, from top to bottom (§1.5)
PINK: int = 0
PURPLE: int = 1
YELLOW: int = 2
BLUE: int = 3
RED: int = 4
GREEN: int = 5
TAGS: int = 6

# What a card does; the last three are the faces of Treachery (§7)
LOAN: int = 0
PRODUCTION: int = 1
TRADE: int = 2
DEVELOPMENT: int = 3
RESET: int = 4
BUILD: int = 5
STEAL: int = 6
COPY: int = 7
BUY: int = 8

# Cards: one of each starter for every seat, then seven types in six tags (§1.4)
STARTERS: int = 6
TREACHERY: int = 6  # the seventh type
CARDS: int = 48
TRACK: int = 6  # slots of the technology track; the first holds the newest card
NUMBERS: int = 6  # what a card's row holds at most: five goods and coins
MOST_NET: int = 100000  # coins of one trade: more than two goods can bring or cost
LOANS: int = 3  # a loan for no income space, for one, for two

# Where a card's numbers lie in its row, besides prices and loans
DEVELOPMENT_BUYS: int = 0
BUILD_SPACES: int = 0
RESET_SPACES: int = 0
RESET_CARDS: int = 1
RESET_STAYS: int = 2
STEAL_COINS: int = 0
STEAL_GOODS: int = 1

# Conditions of the victory-point cards, named by what they count (§9.3)
TAG_ITSELF: int = 0
COINS_LEFT: int = 1
CITIES: int = 2
PROVINCES_WITH_A_CITY: int = 3
TOKENS_OF_FOOD: int = 4
TOKENS_OF_WOOD: int = 5
TOKENS_OF_COAL: int = 6
TOKENS_OF_IRON: int = 7
TOKENS_OF_GOLD: int = 8
PRODUCTION_TYPES: int = 9
CITIES_IN_ONE_PROVINCE: int = 10
PROVINCES_WITH_MOST_CITIES: int = 11
INCOME: int = 12
VICTORY_CARDS: int = 14  # different faces; some are in the box twice

BUILD_COSTS: int = 6  # the printed table and the five cards that replace it
INCOME_SPACES: int = 51


# The words for these numbers, in notation, data files and catalogues alike
GoodName = Literal["food", "wood", "coal", "iron", "gold"]
TagName = Literal["pink", "purple", "yellow", "blue", "red", "green"]
PaceName = Literal["standard", "x2"]
GOOD_NAMES = typing.cast("tuple[GoodName, ...]", typing.get_args(GoodName))
TAG_NAMES = typing.cast("tuple[TagName, ...]", typing.get_args(TagName))
TYPE_NAMES = ("loan", "production", "trade", "development", "reset", "build", "treachery")
PACE_NAMES = typing.cast("tuple[PaceName, ...]", typing.get_args(PaceName))

LOCATION_NAMES = (
    *("MC", "MN", "MM", "MS", "DC", "DN", "DS", "FC", "FM", "GC", "GE", "GW", "EC", "EW", "ED", "EE"),
    *("TC", "TD", "SC", "SL", "SH", "OC", "OL", "OA", "RC", "RI", "KC", "KN", "KW", "KS"),
)
PROVINCE_NAMES = (
    *("misthaven", "dragonspire", "faeloria", "goldendale", "elmspire"),
    *("starhaven", "stormholm", "moonstone", "ravenshadow", "drakewood"),
)
CONDITION_NAMES = (
    *("tag_itself", "coins_left", "cities", "provinces_with_a_city"),
    *("tokens_of_food", "tokens_of_wood", "tokens_of_coal", "tokens_of_iron", "tokens_of_gold"),
    *("production_types", "cities_in_one_province", "provinces_with_most_cities", "income"),
)
VICTORY_NAMES = (
    *("five", "four", "coins", "cities", "provinces", "food_tokens", "wood_tokens", "coal_tokens"),
    *("iron_tokens", "gold_tokens", "production_types", "one_province", "most_cities", "income"),
)
BUILD_COST_NAMES = ("default", "older", "cheap_gold", "goods_only", "coins_only", "free_overbuilding")


@python
def card_word(card: int) -> str:
    """A starter card by its type, a technology by type and tag: "loan", "loan.pink"."""
    if card < STARTERS:
        return TYPE_NAMES[card]
    kind, tag = divmod(card - STARTERS, TAGS)
    return f"{TYPE_NAMES[kind]}.{TAG_NAMES[tag]}"


CARD_NAMES = tuple(card_word(card) for card in range(STARTERS + len(TYPE_NAMES) * TAGS))
