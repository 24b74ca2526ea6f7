"""What a view of Koinobori holds, field by field: `view.py` fills it, pages and the protocol's schema read it."""

from typing import Literal

from msgspec import UNSET, UnsetType

from tokonoma.games.koinobori.components import AbilityName, ColourName, EndName
from tokonoma.kernel.rulebook import ViewPart


class Card(ViewPart):
    """A card that lies open to the audience."""

    card: int
    colours: list[ColourName]
    ability: AbilityName | None


class RowCard(Card):
    """A card of the draw row; those at an end say so."""

    ends: list[EndName]


class PostCard(Card):
    """A card on a festival post, with what it covers, the nearest first."""

    covers: list[Card]


class SeenCard(Card):
    """A card that the audience saw come to a hand; `sure` that it is still there."""

    sure: bool


class Carps(ViewPart):
    """Numbers of carps by colour, those there are."""

    dark_green: int | UnsetType = UNSET
    lime: int | UnsetType = UNSET
    orange: int | UnsetType = UNSET
    black: int | UnsetType = UNSET
    purple: int | UnsetType = UNSET
    pink: int | UnsetType = UNSET


class Tie(ViewPart):
    """A number of carps that several colours share."""

    carps: int
    colours: list[ColourName]


class Winner(ViewPart):
    """The colour that would score a post, its value, and the reason."""

    colour: ColourName
    value: int
    by: Literal["most", "next", "flag"]
    ties: list[Tie]


class Post(ViewPart):
    """A festival post: flag, cards from the bottom up, visible carps, and who wins it as it stands."""

    post: str
    flag: ColourName | None  # None before it is set
    closed: bool
    cards: list[PostCard]
    carps: Carps
    winner: Winner | None  # None before there is a flag


class Seat(ViewPart):
    """A seat's level and what it allows, its hand as far as known, and its personal post."""

    comes_again = True

    seat: int
    level: int
    draw: int
    play: int
    limit: int
    hand_size: int
    hand: list[Card] | None  # None for another's
    seen: list[SeenCard]
    personal: list[Card | None]  # None: face down, and not the audience's to know
    carps: Carps | None


class TableView(ViewPart):
    """Everything on the table that the audience may know."""

    decision: str | None
    turn: int | None  # None in the set-up
    start: int | None
    ability: str | None  # the ability being resolved
    takes_left: int
    plays_left: int
    row: list[RowCard]
    pile: int
    discards: list[Card]
    reshuffles: int
    passes: int
    posts: list[Post]
    seats: list[Seat]
    colours: Carps  # what a carp of each colour is worth if the game ended now; nothing before every flag is set
