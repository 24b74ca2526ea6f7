"""What can be counted to compare two decisions: the paths a question leaves, how much of a plan can be seen, what a
False Trail buys.

A space of hers is judged as the Samurai will look at it: how many of the paths that fit cross it or end there, and how
many samurai can come there. Weights only order reasons. Nothing here knows more than the seat does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokonoma.games.goryo.components import (
    GORYO,
    GREEN_PRINT,
    MOST_MOVES,
    NO_PRINT,
    NOBODY,
    NOWHERE,
    RED_PRINT,
    SAMURAI,
    SPACE_NAMES,
    STEPS,
)
from tokonoma.games.goryo.knowledge import Candidates, find_candidates
from tokonoma.games.goryo.moves import MOVE, SEARCH, SNIFF
from tokonoma.games.goryo.state import HUNT, PLAN
from tokonoma.kernel.native import ask, in_form_of
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

WHOLE = 10.0  # what knowing everything, or nothing, is worth
NEAR = -1.0  # a samurai who can come


def at_once(board: Rules, seat: int, asked: int | None) -> list[Json]:
    """For the Samurai what their question leaves; for the Goryō how much the Samurai can make of her plan."""
    if seat == SAMURAI and board.stage == HUNT:
        return question(board, asked) + ambush(board)
    if seat == GORYO and board.stage == PLAN:
        return plan(board) if board.steps else ways(board)
    return []


def later(before: Rules, board: Rules, seat: int) -> list[Json]:
    """Nothing: the search of hidden movement has no boards that the seat could look at."""
    return []


# The Samurai


def question(board: Rules, asked: int | None) -> list[Json]:
    """How many paths are left on the average by the question asked, or by the best one this samurai can ask."""
    before = candidates(board)
    spaces = {space_of(board, asked)} if asked is not None and is_question(asked) else set(questions(board))
    if not spaces or not before.many:
        return []
    left, space = min((paths_left(board, each), each) for each in sorted(spaces))
    yes, no = (candidates(board, space, colour).many for colour in (GREEN_PRINT, RED_PRINT))
    about = {"space": SPACE_NAMES[space], "before": before.many, "yes": yes, "no": no}
    is_asked = asked is not None and is_question(asked)
    weight = -WHOLE / before.many
    said = {"key": "why.paths", "seat": SAMURAI, "points": left, "weight": weight, "against": None}
    return [said | about | {"always": is_asked, "start": before.many}]


def is_question(move: int) -> bool:
    """Whether a move asks about a space."""
    return move == SEARCH or SNIFF <= move < SNIFF + len(SPACE_NAMES)


def space_of(board: Rules, move: int) -> int:
    """The space that a question is about."""
    return int(board.samurai_at[board.acting]) if move == SEARCH else move - SNIFF


def questions(board: Rules) -> list[int]:
    """The spaces that the samurai who acts can still ask about, after up to two moves."""
    if board.acting == NOBODY or board.to_act != SAMURAI:
        return []
    found = []
    for move in board.legal_moves():
        if is_question(move):
            found.append(space_of(board, move))
        elif MOVE <= move < SEARCH:
            after = board.twin()
            after.play(move)
            found += questions(after)
    return found


def paths_left(board: Rules, space: int) -> int:
    """How many paths fit on the average after an answer about a space; every plan that fits is as likely (§8.2)."""
    answers = [candidates(board, space, colour) for colour in (GREEN_PRINT, RED_PRINT)]
    plans = [sum(each.plans[: each.many]) for each in answers]
    whole = sum(plans)
    return round(sum(each.many * n for each, n in zip(answers, plans, strict=True)) / whole) if whole else 0


def candidates(board: Rules, space: int | None = None, colour: int = NO_PRINT) -> Any:
    """The paths that fit what the Samurai know, after an answer about a space where one is given."""
    twin, found = board.twin(), in_form_of(board, Candidates)()
    if space is not None:
        prints = list(twin.prints)
        prints[space] = colour
        twin.prints = prints
    ask(find_candidates, twin, found)
    return found


def ambush(board: Rules) -> list[Json]:
    """How many of the paths that fit end where a samurai stands."""
    found = candidates(board)
    standing = sum(found.ending[space] for space in set(board.samurai_at))
    weight = WHOLE / max(1, found.many)
    return [{"key": "why.ambush", "seat": SAMURAI, "points": standing, "weight": weight, "before": found.many}]


# The Goryō


def ways(board: Rules) -> list[Json]:
    """How many paths she could lay from where she begins, as the Samurai count them."""
    found = candidates(board).many
    about = {"space": SPACE_NAMES[board.pawn]}
    return [{"key": "why.ways", "seat": GORYO, "points": found, "weight": WHOLE / max(1, found)} | about]


def plan(board: Rules) -> list[Json]:
    """How many paths cross her last space or end on her target, which samurai can come there, what a trail buys."""
    found, last = candidates(board), board.path[board.steps]
    about: Json = {"space": SPACE_NAMES[last], "before": found.many, "seat": GORYO, "against": None}
    is_target = board.steps >= STEPS
    counts: list[Json] = [
        {"key": "why.target", "points": found.ending[last], "weight": -WHOLE / found.many}
        if is_target
        else {"key": "why.crossed", "points": found.through[last], "weight": -WHOLE / found.many},
        {"key": "why.watched", "points": near(board, last, board.actions_each), "weight": NEAR},
    ]
    if is_target:
        counts.append({"key": "why.caught", "points": near(board, last, MOST_MOVES), "weight": 3 * NEAR})
    return [each | about for each in counts] + trail(board, found.many)


def near(board: Rules, space: int, steps: int) -> int:
    """How many samurai stand within so many steps of a space."""
    reached = {space}
    for _ in range(steps):
        reached |= {each for at in reached for each in board.box.neighbours[at] if each != NOWHERE}
    return sum(at in reached for at in board.samurai_at)


def trail(board: Rules, paths: int) -> list[Json]:
    """What her False Trail buys: the paths left when its space is asked about, against those without it."""
    if board.trail == NOWHERE:
        return []
    yes, no = (candidates(board, board.trail, colour).many for colour in (GREEN_PRINT, RED_PRINT))
    about = {"space": SPACE_NAMES[board.trail], "before": paths, "against": no}
    return [{"key": "why.trail", "seat": GORYO, "points": yes, "weight": WHOLE / max(1, paths)} | about]
