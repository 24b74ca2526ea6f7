"""What can be counted to compare two continuations: tiles and goals, keys, and what is left to the next seat.

Every count says by its `weight` how much wisdom one of it is worth to the seat that decides, about: it orders reasons,
it scores nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.gorinto.components import (
    EMPTY,
    GOAL_NAMES,
    GOALS_OF_A_SEAT,
    PARTNERSHIP,
    PATH,
    SEASON_NAMES,
    SEASONS,
    SIDE,
)
from tokonoma.games.gorinto.goals import goal_of
from tokonoma.games.gorinto.mountain import available, space_entered, understanding
from tokonoma.games.gorinto.preview import cards, tallies
from tokonoma.kernel.contract import OVER
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules

TILE = 0.6  # a tile is understanding for later turns
UNRIPE = 0.5  # of a goal's wisdom before its season ends: the stacks grow on
KINDS = {"tally.tiles": ("why.tiles", TILE), "tally.goal": ("why.goal", UNRIPE), "tally.key": ("why.key", 1.0)}


def at_once(board: Rules, seat: int, asked: int | None) -> list[Json]:
    """The seat's tiles, goals and keys after its turn, and the most tiles the next seat could gather."""
    own = [counted(each) for each in tallies(board, seat) if each["key"] in KINDS and each["seat"] == seat]
    return own + left_to_next(board, seat)


def counted(tally: Json) -> Json:
    """A number of the preview, weighed."""
    key, weight = KINDS[tally["key"]]
    return tally | {"key": key, "weight": weight}


def left_to_next(board: Rules, seat: int) -> list[Json]:
    """The most tiles that the seat after this one could gather by one placement, were no tile to leave the path."""
    if board.to_act == OVER or board.seats == 1 or board.tiles_on_path == 0:
        return []
    order = [each for each in board.order if each != EMPTY]
    after = order[(order.index(seat) + 1) % board.seats]
    most = max(gathered(board, after, path, depth) for path in range(PATH) for depth in range(SIDE))
    return [{"key": "why.left", "seat": after, "points": most, "weight": -TILE}]


def gathered(board: Rules, seat: int, path: int, depth: int) -> int:
    """How many tiles a placement would gather for a seat; none where the path is empty."""
    element = board.path[path]
    if element < 0:
        return 0
    there = ask(available, board, element, space_entered(path, depth))
    return int(min(ask(understanding, board, seat, element), there))


def later(before: Rules, board: Rules, seat: int) -> list[Json]:
    """Everybody's goals at the end of the season that was on, and the seat's keys where the continuation ends."""
    season = min(int(before.season), SEASONS - 1)
    now = {(each["seat"], each["of"]): each["points"] for each in cards(board)} if board.to_act != OVER else {}
    found: list[Json] = []
    for each in range(board.seats):
        for slot in range(GOALS_OF_A_SEAT):
            goal = GOAL_NAMES[ask(goal_of, board, each, slot)]
            earned = board.earned[season][each][slot]
            points = earned if board.season > season else now[each, goal]
            about = {"of": goal, "goal": goal, "season": SEASON_NAMES[season]}
            found.append(
                {"key": "why.goal", "seat": each, "points": points, "weight": sign(before, each, seat)} | about
            )
    keys = [counted(each) for each in cards(board) if each["key"] == "tally.key" and each["seat"] == seat]
    return found + keys


def sign(board: Rules, other: int, seat: int) -> float:
    """Whether wisdom of a seat is good for the one who decides: its own, and a partner's."""
    return 1.0 if other == seat or (board.mode == PARTNERSHIP and (other - seat) % 2 == 0) else -1.0 / (board.seats - 1)
