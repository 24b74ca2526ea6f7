"""Her plans as rows of moves: all there are, and what of one lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.goryo.components import CUBES, GORYO, NOWHERE, SPACES, SPRINT_STEPS
from tokonoma.games.goryo.moves import CONFIRM, SPRINT, STEP, TRAIL
from tokonoma.games.goryo.state import PLAN

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules


def planning(board: Rules, kind: int) -> Rules:
    """The round as it was when she began to plan, bound to a type."""
    before: Rules = board.twin()
    before.stage, before.to_act, before.bound = PLAN, GORYO, kind
    before.path = [before.pawn] + [NOWHERE] * (CUBES - 1)
    before.steps, before.trail = 0, NOWHERE
    return before


def every_plan(board: Rules) -> list[tuple[Rules, list[int]]]:
    """Every plan without a False Trail from where she stands: the board it leads to, and her moves."""
    found: list[tuple[Rules, list[int]]] = []
    ways: list[tuple[Rules, list[int]]] = [(board, [])]
    while ways:
        here, moves = ways.pop()
        for move in here.legal_moves():
            if TRAIL <= move < CONFIRM:
                continue
            after = here.twin()
            after.play(move)
            (found if move == CONFIRM else ways).append((after, [*moves, move]))
    return found


def free_spaces(board: Rules, moves: list[int]) -> list[int]:
    """The spaces for a False Trail beside a path, while she may have one."""
    cubes = {board.pawn, *(move % SPACES for move in moves if move < TRAIL)}
    return [space for space in range(SPACES) if space not in cubes] if board.has_trail else []


def laid_so_far(board: Rules) -> list[int]:
    """The moves of her plan that are on the table already."""
    moves = [
        (SPRINT if i == SPRINT_STEPS else STEP) + space for i, space in enumerate(board.path[: board.steps + 1]) if i
    ]
    return [*moves, TRAIL + board.trail] if board.trail >= 0 else moves
