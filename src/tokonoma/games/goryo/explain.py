"""Why a word is no move now, and what holds instead.

The board handed in is cut for the seat to act. A refusal never says what an investigation found: a turn refused at its
last word is taken back whole, and would otherwise have asked its questions for nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tokonoma.games.goryo.components import (
    BROKEN,
    INTACT,
    MOST_ACTIONS,
    MOST_CALLS,
    MOST_MOVES,
    NOBODY,
    NOTHING,
    NOWHERE,
    SAMURAI_NAMES,
    SEALED,
    SPACE_NAMES,
    STEPS,
)
from tokonoma.games.goryo.notation import ORDER_OF_A_PLAN, Decision, read_word, write_move
from tokonoma.games.goryo.state import HUNT, PLAN
from tokonoma.kernel.refusal import Refusal, refusals_in

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

refusal = refusals_in(Path(__file__).parent)
LISTED = 12  # a longer list of moves is cut
LONGEST_WORD = 40  # a longer one is not repeated whole


def explain(board: Rules, word: str, object_names: list[str]) -> Refusal:
    """The refusal of a word that is not on the list of legal moves."""
    meant = read_word(word)
    if meant is None:
        return refusal("unknown_word", "not_a_move", word=word[:LONGEST_WORD], moves=moves_of(board))
    if board.stage == PLAN and meant.done in ORDER_OF_A_PLAN:
        return not_in_plan(board, meant, object_names)
    if board.stage == HUNT and meant.done not in ORDER_OF_A_PLAN:
        return not_in_hunt(board, meant)
    return refusal("other_stage", word=word, moves=moves_of(board))


def moves_of(board: Rules) -> list[str]:
    """The legal moves, or the first of many."""
    legal = [write_move(move) for move in board.legal_moves()]
    return legal if len(legal) <= LISTED else [*legal[:LISTED], "…"]


def adjacent_to(board: Rules, space: int) -> list[str]:
    """The spaces one step away."""
    return [SPACE_NAMES[each] for each in board.box.neighbours[space] if each != NOWHERE]


# The Goryō's turn


def not_in_plan(board: Rules, meant: Decision, object_names: list[str]) -> Refusal:
    """Why a cube cannot lie there, or the plan not end here (§4)."""
    if meant.done == "step":
        return no_step(board, meant.to, object_names)
    if meant.done == "sprint":
        return no_sprint(board, meant.to, object_names)
    if board.steps < STEPS:
        return refusal("plan_unfinished", steps=board.steps, moves=moves_of(board))
    target = board.path[board.steps]
    if meant.done == "confirm" or not may_be_target(board, target):
        return no_target(board, target, object_names)
    return no_trail(board, meant.to)


def cubes_of(board: Rules) -> list[str]:
    """The spaces with her cubes, in their order."""
    return [SPACE_NAMES[space] for space in board.path if space != NOWHERE]


def no_step(board: Rules, space: str, object_names: list[str]) -> Refusal:
    """Why the next cube cannot lie on a space."""
    if space in cubes_of(board):
        return refusal("crossed_twice", space=space, path=cubes_of(board))
    if board.steps > STEPS or board.trail != NOWHERE:
        return refusal("path_finished", moves=moves_of(board))
    if board.steps == STEPS:
        return refusal("fifth_step" if board.has_sprint else "fifth_step_spent", space=space)
    if space not in adjacent_to(board, board.path[board.steps]):
        return not_adjacent(board, space, board.path[board.steps])
    if board.steps == STEPS - 1 and not board.has_sprint:
        return no_target(board, SPACE_NAMES.index(space), object_names)
    return refusal("dead_end", space=space, moves=moves_of(board))


def no_sprint(board: Rules, space: str, object_names: list[str]) -> Refusal:
    """Why Sprint cannot lead her to a space."""
    if not board.has_sprint:
        return refusal("sprint_spent")
    if board.steps < STEPS:
        return refusal("sprint_early", steps=board.steps)
    if board.steps > STEPS or board.trail != NOWHERE:
        return refusal("path_finished", moves=moves_of(board))
    if space in cubes_of(board):
        return refusal("crossed_twice", space=space, path=cubes_of(board))
    if space not in adjacent_to(board, board.path[STEPS]):
        return not_adjacent(board, space, board.path[STEPS])
    return no_target(board, SPACE_NAMES.index(space), object_names)


def not_adjacent(board: Rules, space: str, at: int) -> Refusal:
    """That one step does not lead there, and where it does."""
    return refusal("not_adjacent", space=space, at=SPACE_NAMES[at], adjacent=adjacent_to(board, at))


def may_be_target(board: Rules, space: int) -> bool:
    """Whether her path may end on a space (§4.2)."""
    return board.objects[space] not in (NOTHING, board.bound) and board.condition[space] == INTACT


def no_target(board: Rules, space: int, object_names: list[str]) -> Refusal:
    """Why her path cannot end on a space (§4.2)."""
    kind, values = board.objects[space], {"space": SPACE_NAMES[space], "moves": moves_of(board)}
    if kind == NOTHING:
        return refusal("target_empty", **values)
    reasons = {BROKEN: "target_broken", SEALED: "target_sealed", INTACT: "target_bound"}
    return refusal(reasons[board.condition[space]], object=object_names[kind], **values)


def no_trail(board: Rules, space: str) -> Refusal:
    """Why the False Trail cannot lie on a space (§4.5)."""
    if not board.has_trail:
        return refusal("trail_spent")
    if board.trail != NOWHERE:
        return refusal("trail_laid", space=SPACE_NAMES[board.trail])
    return refusal("trail_on_cube", space=space, path=cubes_of(board))


# The Samurai's turn


def not_in_hunt(board: Rules, meant: Decision) -> Refusal:
    """Why a samurai cannot be called, or cannot do that (§5)."""
    if meant.done == "call":
        return no_call(board, list[str](SAMURAI_NAMES).index(meant.to))
    if board.acting == NOBODY:
        return refusal("nobody_called", moves=moves_of(board))
    if meant.done == "end":
        return refusal("must_act", samurai=SAMURAI_NAMES[board.acting])
    if board.actions == MOST_ACTIONS:
        return refusal("no_cubes", actions=board.actions)
    if taken_by(board, board.acting) == board.actions_each:
        return refusal("tired", samurai=SAMURAI_NAMES[board.acting], actions=board.actions_each)
    return no_action(board, meant, SAMURAI_NAMES[board.acting])


def taken_by(board: Rules, samurai: int) -> int:
    """How many actions a samurai took this round."""
    return int(board.moved[samurai] + board.searched[samurai] + board.sniffed[samurai])


def no_call(board: Rules, samurai: int) -> Refusal:
    """Why a samurai cannot be called (§5.1)."""
    name = SAMURAI_NAMES[samurai]
    if board.acting == samurai:
        return refusal("already_acting", samurai=name)
    if board.called[samurai]:
        return refusal("already_done", samurai=name)
    if board.acting != NOBODY and taken_by(board, board.acting) == 0:
        return refusal("must_act", samurai=SAMURAI_NAMES[board.acting])
    if board.calls == MOST_CALLS:
        called = [each for i, each in enumerate(SAMURAI_NAMES) if board.called[i]]
        return refusal("fourth_samurai", samurai=name, called=called)
    return refusal("no_cubes", actions=board.actions)


def no_action(board: Rules, meant: Decision, samurai: str) -> Refusal:
    """Why the samurai who acts cannot take an action (§5.2, §5.3)."""
    acting, at = board.acting, board.samurai_at[board.acting]
    used = {"move": board.moved[acting] == MOST_MOVES, "search": board.searched[acting], "sniff": board.sniffed[acting]}
    if used[meant.done]:
        return refusal(f"{meant.done}_used", samurai=samurai)
    if meant.done != "search" and meant.to not in adjacent_to(board, at):
        return not_adjacent(board, meant.to, at)
    space = at if meant.done == "search" else SPACE_NAMES.index(meant.to)
    return refusal("start_space" if space == board.pawn else "investigated", space=SPACE_NAMES[space])
