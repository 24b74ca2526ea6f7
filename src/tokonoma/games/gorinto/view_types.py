"""What a view of Gorinto's table holds, field by field: `view.py` fills it, pages and the protocol's schema read it."""

from typing import Literal

from msgspec import UNSET, UnsetType

from tokonoma.games.gorinto.components import ElementName, ModeName, SeasonName
from tokonoma.kernel.rulebook import Json, ViewPart

Decision = Literal["place", "gather", "give", "remove"]


class Tiles(ViewPart):
    """A number for every element."""

    void: int
    wind: int
    fire: int
    water: int
    earth: int


class Goal(ViewPart):
    """A goal card: its letter, who scores it, and what it would give each of them now for which stacks."""

    goal: str
    letter: str
    factor: int
    seats: list[int]
    now: dict[str, int]  # by seat
    stacks: dict[str, list[ElementName]]  # the elements of the mat whose stacks count, by seat


class KeyElement(ViewPart):
    """A key element: what a tile of it is worth at the end, and what it would give each seat now."""

    element: ElementName
    each: int
    now: dict[str, int]  # by seat


class Earned(ViewPart):
    """Wisdom that was scored: for a goal in a season, or at the end for a key element."""

    wisdom: int
    season: SeasonName | UnsetType = UNSET
    goal: str | UnsetType = UNSET
    key: ElementName | UnsetType = UNSET


class Mat(ViewPart):
    """A seat's mat, its wisdom and where it came from."""

    seat: int
    mat: Tiles
    tiles: int
    understanding: Tiles
    wisdom: int
    earned: list[Earned]


class Team(ViewPart):
    """Two partners and their one total."""

    seats: list[int]
    wisdom: int


class Gathering(ViewPart):
    """The turn under way: the placed tile, what its pattern reaches, what is taken and what is still owed."""

    element: ElementName
    space: str
    reaches: list[str]
    owed: int
    gathered: Tiles


class KitsuneEarned(ViewPart):
    """What the Kitsune scored in a season, for the regular keys and for its own."""

    season: SeasonName
    regular: int
    own: int


class Kitsune(ViewPart):
    """The Kitsune's mat, keys, tokens and chits."""

    mat: Tiles
    tiles: int
    wisdom: int
    keys: list[ElementName]
    each_regular: int
    each_own: int
    now: int
    earned: list[KitsuneEarned]
    head: str | None
    tail: str | None
    chits_drawn: list[int]
    chits_left: int


class Pick(ViewPart):
    """Tiles to be gathered in any order: how many, and for each thing one touches the word of its move."""

    count: int
    things: dict[str, str]
    say: Json  # a message key and its values
    ends_turn: bool


class TableView(ViewPart):
    """Everything on the table; nothing is secret in Gorinto."""

    mode: ModeName
    landscape: str
    season: SeasonName
    season_number: int
    turn: int
    turns: int
    decision: Decision | None
    draw: Json | None  # a message key and its values, while a draw is due
    order: list[int]
    coin: int | None  # the seat with the start coin
    mountain: dict[str, list[ElementName]]  # every stack from the bottom up
    path: dict[str, str | None]  # an element, a Kitsune tile as "kitsune:3", or nothing
    bag: int
    discarded: Tiles
    goals: list[Goal]
    keys: list[KeyElement]
    seats: list[Mat]
    gathering: Gathering | None
    pick: Pick | None
    burrowed: list[str]
    teams: list[Team] | UnsetType = UNSET  # in partnership
    kitsune: Kitsune | UnsetType = UNSET  # in solo
