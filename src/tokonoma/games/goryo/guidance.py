"""What the seat to act is asked for in this position, and why a thing that was touched makes no move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.goryo.components import (
    MOST_ACTIONS,
    MOST_CALLS,
    MOST_MOVES,
    NOBODY,
    NOWHERE,
    SAMURAI_NAMES,
    SPACE_NAMES,
    STEPS,
)
from tokonoma.games.goryo.explain import explain, may_be_target, refusal, taken_by
from tokonoma.games.goryo.moves import SPRINT, TRAIL
from tokonoma.games.goryo.state import HUNT, PLAN, START
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules


def prompt(board: Rules) -> Json:
    """What is to be done now."""
    if board.stage == START:
        return {"key": "decision.start"}
    return plan_prompt(board) if board.stage == PLAN else hunt_prompt(board)


def plan_prompt(board: Rules) -> Json:
    """The steps still to lay; then which powers are left, and whether there is a target already."""
    if board.steps < STEPS:
        left = STEPS - board.steps
        return {"key": "prompt.steps" if left > 1 else "prompt.last_step", "steps": left}
    if not may_be_target(board, board.path[board.steps]):
        return {"key": "prompt.must_sprint"}
    legal = board.legal_moves()
    sprints, trails = any(SPRINT <= move < TRAIL for move in legal), any(move >= TRAIL for move in legal)
    powers = {(1, 1): "sprint_or_trail", (1, 0): "sprint", (0, 1): "trail", (0, 0): "confirm"}
    return {"key": f"prompt.{powers[int(sprints), int(trails)]}"}


def hunt_prompt(board: Rules) -> Json:
    """Whether a samurai is to be called, has to act, may act, or only the end is left."""
    if board.acting == NOBODY:
        return {"key": "prompt.call_first", "calls": MOST_CALLS}
    name, taken = SAMURAI_NAMES[board.acting], taken_by(board, board.acting)
    left = min(board.actions_each - taken, MOST_ACTIONS - board.actions)
    may_call = board.calls < MOST_CALLS and board.actions < MOST_ACTIONS
    if taken == 0:
        return {"key": "prompt.must_act", "samurai": name, "actions": left}
    if left > 0:
        return {"key": "prompt.act_or_call" if may_call else "prompt.act", "samurai": name, "actions": left}
    return {"key": "prompt.call_or_end" if may_call else "prompt.end"}


def why_not(board: Rules, touch: list[str], object_names: list[str]) -> Refusal | None:
    """Why a space or a samurai cannot be chosen now."""
    kind, _, thing = touch[-1].partition(":")
    if kind == "samurai":
        return explain(board, f"call:{thing}", object_names) if board.stage == HUNT else refusal("samurai_later")
    if kind != "space":
        return None
    if board.stage == START:
        return refusal("first_type_only", open=[SPACE_NAMES[move] for move in board.legal_moves()])
    if board.stage == HUNT:
        return no_action_there(board, thing, object_names)
    power = next((each.partition(":")[2] for each in touch if each in ("button:sprint", "button:trail")), "")
    if power or board.steps < STEPS:
        return explain(board, f"{power}:{thing}" if power else thing, object_names)
    return refusal("path_is_whole" if board.trail == NOWHERE else "plan_is_whole")


def no_action_there(board: Rules, space: str, object_names: list[str]) -> Refusal:
    """Why the samurai who acts can neither move to a space nor sniff it."""
    if board.acting == NOBODY:
        return refusal("call_somebody")
    has_moved = board.moved[board.acting] == MOST_MOVES
    return explain(board, f"{'sniff' if has_moved else 'move'}:{space}", object_names)
