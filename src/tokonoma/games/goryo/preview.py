"""What a move would cost or bring, before it is made. Nothing here depends on what the other side keeps secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.goryo.components import (
    BROKEN,
    GORYO,
    MOST_ACTIONS,
    MOST_CALLS,
    NOBODY,
    SAMURAI,
    SAMURAI_NAMES,
    STEPS,
)
from tokonoma.games.goryo.explain import may_be_target, taken_by
from tokonoma.games.goryo.state import HUNT, PLAN, START
from tokonoma.kernel.rulebook import Event, Json

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

TOLD = {"broke": "preview.breaks", "round_began": "preview.round_begins"}


def told_ahead(events: list[Event]) -> list[Json]:
    """What would be broken, and that a round begins."""
    return [{**event, "key": TOLD[event["event"]]} for event in events if event["event"] in TOLD]


def tallies(board: Rules, seat: int) -> list[Json]:
    """Her cubes and her aim for the Goryō; actions and calls for the Samurai."""
    if seat == GORYO:
        return of_plan(board)
    return of_hunt(board) if board.stage == HUNT else []


def of_plan(board: Rules) -> list[Json]:
    """The objects broken, also if nobody finds her on the target of this plan; the steps and the powers left."""
    broken = board.condition.count(BROKEN)
    found: list[Json] = [{"key": "tally.broken", "seat": GORYO, "points": broken, "score": True}]
    if board.stage not in (START, PLAN, HUNT):
        return found
    has_target = board.stage != START and board.steps >= STEPS and may_be_target(board, board.path[board.steps])
    found.append({"key": "tally.broken_then", "seat": GORYO, "points": broken + has_target, "score": True})
    if board.stage == PLAN:
        found.append({"key": "tally.steps", "seat": GORYO, "points": max(STEPS - board.steps, 0)})
    return found


def of_hunt(board: Rules) -> list[Json]:
    """What the Samurai have left in this round: actions, calls, and the actions of whoever acts."""
    found: list[Json] = [
        {"key": "tally.actions", "seat": SAMURAI, "points": MOST_ACTIONS - board.actions, "score": True},
        {"key": "tally.calls", "seat": SAMURAI, "points": MOST_CALLS - board.calls, "score": True},
    ]
    if board.acting != NOBODY:
        name, left = SAMURAI_NAMES[board.acting], board.actions_each - taken_by(board, board.acting)
        left = min(left, MOST_ACTIONS - board.actions)
        found.append({"key": "tally.samurai", "seat": SAMURAI, "points": left, "of": name, "samurai": name})
    return found
