"""What a view of Gorbino's Quest holds, field by field: `view.py` fills it, pages and the protocol's schema read it."""

from msgspec import UNSET, UnsetType

from tokonoma.games.gorbinos_quest.components import GoodName, PaceName, TagName
from tokonoma.kernel.rulebook import ViewPart


class Goods(ViewPart):
    """A number for every good."""

    food: int
    wood: int
    coal: int
    iron: int
    gold: int


class SomeGoods(ViewPart):
    """Numbers of goods, without those there are none of."""

    food: int | UnsetType = UNSET
    wood: int | UnsetType = UNSET
    coal: int | UnsetType = UNSET
    iron: int | UnsetType = UNSET
    gold: int | UnsetType = UNSET


class Cost(ViewPart):
    """Goods and coins to be paid."""

    goods: SomeGoods
    coins: int


class CityCost(Cost):
    """What a city would cost the seat to act, and whether it may be built."""

    in_reach: bool
    may_build: bool


class Location(ViewPart):
    """A location with its token and cities, and where it lies on the printed board."""

    comes_again = True

    location: str
    province: str
    capital: bool
    x: float
    y: float
    token: GoodName | None
    cities: dict[str, int]  # by seat
    cost: CityCost | None


class Map(ViewPart):
    """The locations, and the roads between those that are in the game."""

    locations: list[Location]
    roads: list[list[str]]


class GoodCosts(ViewPart):
    """What a city costs on a token of each good."""

    food: Cost
    wood: Cost
    coal: Cost
    iron: Cost
    gold: Cost


class BuildCost(ViewPart):
    """The table of what a city costs, and what is added on a token with one and with two cities."""

    card: str
    costs: GoodCosts
    overbuilding: list[int]


class Does(ViewPart):
    """What a card does: the kind of its effect, and the numbers that kind has."""

    does: str
    coins: int | UnsetType = UNSET
    resources: int | UnsetType = UNSET
    prices: Goods | UnsetType = UNSET
    loans: dict[str, int] | UnsetType = UNSET  # coins by spaces of income
    goods: SomeGoods | UnsetType = UNSET
    income: int | UnsetType = UNSET
    cards: int | UnsetType = UNSET
    stays: bool | UnsetType = UNSET
    buys: int | UnsetType = UNSET


class Card(ViewPart):
    """What is printed on a card."""

    card: str
    type: str
    tag: TagName | None
    does: Does


class HandCard(Card):
    """A card in hand, and whether it could be carried out now; None while its seat is not asked."""

    may_play: bool | None


class TrackSlot(ViewPart):
    """A slot of the track with its surcharge; where a card lies, its face, its own price and its price here."""

    slot: int
    surcharge: int
    card: str | None
    type: str | UnsetType = UNSET
    tag: TagName | UnsetType | None = UNSET
    does: Does | UnsetType = UNSET
    parts: Cost | UnsetType = UNSET
    cost: Cost | UnsetType = UNSET


class Tags(ViewPart):
    """A number for every tag."""

    pink: int
    purple: int
    yellow: int
    blue: int
    red: int
    green: int


class Seat(ViewPart):
    """What a seat has, all of it open: its hand, its discard from the bottom up, its coins and goods."""

    seat: int
    coins: int
    goods: Goods
    income: int
    income_space: int
    cities_left: int
    hand: list[HandCard]
    discard: list[Card]
    tags: Tags


class SlotScore(ViewPart):
    """A seat's tags, what is counted, the points each tag brings, and what one more tag or city would add."""

    seat: int
    tags: int
    count: int
    per_tag: float
    points: float
    one_more_tag: float
    one_more_city: float


class ScoringSlot(ViewPart):
    """A slot; where a victory-point card lies, what is printed on it and what it brings each seat."""

    tag: TagName
    victory: str | None
    counts: str | UnsetType = UNSET
    times: int | UnsetType = UNSET
    divided_by: int | UnsetType = UNSET
    seats: list[SlotScore] | UnsetType = UNSET


class Trade(ViewPart):
    """Units bought (and sold, where negative), and what they bring in coins."""

    traded: SomeGoods
    net: int
    coins_then: int
    prices: Goods


class Playing(ViewPart):
    """The card being played, the card it acts as, and how far it has been carried out."""

    card: str
    acts_as: str
    opponent: int | None
    trade: Trade | UnsetType = UNSET
    left: int | UnsetType = UNSET


class TableView(ViewPart):
    """Everything on the table; nothing is secret but the order of the deck."""

    pace: PaceName
    round: int
    first_player: int
    cards_due: int
    decision: str | None
    map: Map
    build_cost: BuildCost
    track: list[TrackSlot]
    deck: int
    gone: list[str]
    seats: list[Seat]
    slots: list[ScoringSlot]
    playing: Playing | None
    income_track: list[int]
    most_coins: int
