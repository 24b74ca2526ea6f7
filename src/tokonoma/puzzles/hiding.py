"""Puzzles of hidden movement: where is she, and where does she hide from three samurai.

*Where is she?* is worked out, not searched: every path that fits the answers ends on the same space. *Hide* compares
her plans by their targets, each target by the best path that leads there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.bots.goryo_plans import every_plan
from tokonoma.games.goryo.components import GORYO, NO_PRINT, SAMURAI, SPACE_NAMES
from tokonoma.games.goryo.state import HUNT, PLAN
from tokonoma.puzzles.checking import BEST_FEW, DEEP_LOOK, FIRST_LOOK, KEPT, LOOK, Verified, is_ahead, ranked
from tokonoma.puzzles.where import without

if TYPE_CHECKING:
    from tokonoma.analysis import MoveValue
    from tokonoma.kernel.library import Game
    from tokonoma.kernel.state import State

HIDE_MARGIN = 0.04
FEWEST_TARGETS = 3
FEWEST_ANSWERS = 2


def where_is_she(state: State) -> str | None:
    """The space on which every path that fits ends, where there is one and answers were needed to know it."""
    if state.to_act != SAMURAI or state.board.stage != HUNT:
        return None
    targets = state.ask("paths", SAMURAI)["targets"]
    answers = sum(1 for colour in state.board.prints if colour != NO_PRINT)
    return next(iter(targets)) if len(targets) == 1 and answers >= FEWEST_ANSWERS else None


def guesses_when_forgetting(state: State) -> list[float]:
    """For each answer of the round, the chance of a right guess by somebody who overlooks that one."""
    answer, chances = where_is_she(state), []
    for space, colour in enumerate(state.board.prints):
        if colour == NO_PRINT:
            continue
        targets = without(state, space).ask("paths", SAMURAI)["targets"]
        chances.append(targets.get(answer, 0) / max(1, sum(targets.values())))
    return chances


def is_planning(state: State) -> bool:
    """Whether she begins to plan."""
    return state.to_act == GORYO and state.board.stage == PLAN and state.board.steps == 0


def plans_of(opened: Game, state: State) -> dict[str, str]:
    """Every plan without a False Trail, each with its target."""
    board = state.seen_by(GORYO)
    found = {}
    for after, moves in every_plan(board):
        words = " ".join(opened.rulebook.write_move(board, move) for move in moves)
        found[words] = SPACE_NAMES[after.path[after.steps]]
    return found


def verify_hiding(opened: Game, state: State, margin: float = HIDE_MARGIN, seed: int = 1) -> Verified | None:
    """The best plan where its target is clearly the best one, or None; the second goes to another target."""
    targets = plans_of(opened, state)
    if len(set(targets.values())) < FEWEST_TARGETS:
        return None
    first = by_target(ranked(state, GORYO, list(targets), FIRST_LOOK, seed), targets)[:BEST_FEW]
    best = targets[first[0].move]
    for playouts, least in ((LOOK, margin), (DEEP_LOOK, KEPT * margin)):
        first = by_target(ranked(state, GORYO, [each.move for each in first], playouts, seed + playouts), targets)
        if targets[first[0].move] != best or first[0].values[GORYO] - first[1].values[GORYO] < least:
            return None
    played = is_ahead(state, GORYO, first[0].move, first[1].move, seed)
    return Verified(first[0], first[1], *played) if played else None


def by_target(found: list[MoveValue], targets: dict[str, str]) -> list[MoveValue]:
    """The best plan to each target, in their order."""
    seen: dict[str, MoveValue] = {}
    for each in found:
        seen.setdefault(targets[each.move], each)
    return list(seen.values())
