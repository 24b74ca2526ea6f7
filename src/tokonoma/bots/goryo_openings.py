"""How to mix plans and hunts in the first round of Goryō on the default palace, as solved beforehand.

`benchmarks/goryo_openings.py` wrote the file. It holds, for every start and type she may be bound to, plans with their
odds and her share against the best hunt there is; and for every start mixed hunts.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tokonoma.bots.goryo_hunts import MixedHunt, read_hunt
from tokonoma.bots.goryo_round import Plan
from tokonoma.games.goryo.components import NOWHERE, SPACE_NAMES
from tokonoma.kernel.library import Game

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

FILE = Path(__file__).with_name("goryo_openings.json")
LEAST = 0.005  # plans less likely are left out


def opening_key(board: Rules) -> str:
    """What a first round is called in the file: actions of a samurai, and her start."""
    return f"{board.actions_each} {SPACE_NAMES[board.pawn]}"


def write_plan(plan: Plan) -> str:
    """A plan as the names of its spaces, the False Trail in brackets."""
    trail = [] if plan.trail == NOWHERE else [f"({SPACE_NAMES[plan.trail]})"]
    return " ".join([*(SPACE_NAMES[space] for space in plan.path), *trail])


def read_plan(text: str, kind: int) -> Plan:
    """The plan a text tells, when she is bound to a type."""
    names = text.split()
    trail = SPACE_NAMES.index(names.pop()[1:-1]) if names[-1].startswith("(") else NOWHERE
    return Plan(kind, tuple(SPACE_NAMES.index(name) for name in names), trail)


@cache
def openings() -> dict[str, Any]:
    """All that is in the file."""
    found: dict[str, Any] = json.loads(FILE.read_text())
    return found


def opening(game: Game, board: Rules) -> dict[str, Any] | None:
    """What was solved for a board, or None: another round, palace or box."""
    if board.round != 1 or game.rulebook.data != openings()["data"]:
        return None
    if list(board.objects) != list(board.box.palace):
        return None
    found: dict[str, Any] | None = openings()["rounds"].get(opening_key(board))
    return found


def opening_mixture(found: dict[str, Any], kind: int) -> dict[Plan, float]:
    """How likely she makes each plan when bound to a type."""
    odds = found["mixtures"][str(kind)]
    whole = sum(odds.values())
    return {read_plan(text, kind): odd / whole for text, odd in odds.items()}


def opening_hunt(found: dict[str, Any]) -> MixedHunt:
    """How the Samurai mix their hunts."""
    return read_hunt(found["hunts"])
