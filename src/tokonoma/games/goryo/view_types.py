"""What a view of Goryō's table holds, field by field: `view.py` fills it, pages and the protocol's schema read it."""

from typing import Literal

from tokonoma.games.goryo.components import (
    ConditionName,
    EndingName,
    PrintName,
    SamuraiName,
    StageName,
    TileName,
    TokenName,
)
from tokonoma.kernel.rulebook import ViewPart

Decision = Literal["start", "plan", "confirm", "call", "act"]
Doing = Literal["ready", "acting", "done"]


class Space(ViewPart):
    """A space of the palace and what is on it."""

    comes_again = True

    space: str
    room: str
    object: str | None
    condition: ConditionName | None
    pawn: bool
    samurai: list[SamuraiName]
    print: PrintName | None


class GardenTile(ViewPart):
    """A tile of the garden, with what became of the objects of its type."""

    object: str
    tile: TileName
    token: TokenName | None
    intact: int
    broken: int
    sealed: int


class Gong(ViewPart):
    """The arc with its bags, and the mallet on it."""

    mallet: int
    last: int
    bags: list[int]
    next_bag: int | None


class Spirits(ViewPart):
    """How many spirit tiles are flipped, and of how many."""

    flipped: int
    of: int


class Samurai(ViewPart):
    """One samurai with his action board."""

    samurai: SamuraiName
    space: str
    state: Doing
    moves: int
    most_moves: int
    search: int
    sniff: int
    actions_left: int


class Hunt(ViewPart):
    """What the Samurai have used of this round."""

    actions: int
    most_actions: int
    actions_each: int
    calls: int
    most_calls: int


class Plan(ViewPart):
    """Her cubes of this round."""

    path: list[str]
    sprint: bool
    target: str | None
    trail: str | None


class Figure(ViewPart):
    """The Goryō as everybody sees her; `plan` is what lies behind her screen, for herself alone."""

    space: str | None
    broken: int
    sprint: Literal["unspent", "spent"]
    trail: Literal["unspent", "spent"]
    planned: bool
    steps: list[int]
    bound: str | None
    plan: Plan | None


class Discovery(ViewPart):
    """The last discovery in full, so that a page can play it step by step."""

    round: int
    path: list[str]
    sprint: bool
    trail: str | None
    trail_spent: bool
    target: str
    object: str | None
    true_prints: list[str]
    false_prints: list[str]
    red_prints: list[str]
    mallet: list[int]  # before and after
    bags: int
    caught_by: list[SamuraiName]
    drawn: list[str]


class TableView(ViewPart):
    """Everything the audience may know."""

    stage: StageName
    decision: Decision | None
    round: int
    rounds: int
    spaces: list[Space]
    bridges: list[list[str]]
    garden: list[GardenTile]
    gong: Gong
    spirits: Spirits
    samurai: list[Samurai]
    hunt: Hunt
    goryo: Figure
    draws_due: int
    discovery: Discovery | None  # None before the first
    ending: EndingName | None


class PossiblePaths(ViewPart):
    """What `ask("paths")` answers: every path she may have planned, and how many plans each stands for (§8.3)."""

    paths: list[list[str]]
    plans: list[int]
    through: dict[str, int]  # by space: how many cross it
    targets: dict[str, int]  # by space: how many end there


ANSWERS = (PossiblePaths,)
