"""A finished game of Gorinto looked back on: the stacks behind each goal's wisdom, and the race by season."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tokonoma.games.gorinto.components import (
    ELEMENT_NAMES,
    ELEMENTS,
    GOAL_NAMES,
    HEIGHT_DIFFERENCE,
    KITSUNE,
    MIDDLE_STACK,
    PARTNERSHIP,
    SEASON_NAMES,
    SEASONS,
    SHORTEST_OF_AN_ELEMENT,
    SHORTEST_STACK,
    SOLO,
    TALLEST_AND_LEAST,
    TALLEST_OF_AN_ELEMENT,
)
from tokonoma.games.gorinto.ending import wisdom_of_key_tile
from tokonoma.games.gorinto.goals import of_height, shortest, shortest_not_empty, stacks_counted, tallest
from tokonoma.kernel.contract import OVER
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import Json, Stage

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules

MULTIPLIED = (MIDDLE_STACK, SHORTEST_STACK)
COUNTED = (TALLEST_OF_AN_ELEMENT, SHORTEST_OF_AN_ELEMENT)


def reasons(stages: Sequence[Stage[Rules]], line: Json) -> list[Json]:
    """What a line's wisdom is made of; goals are read from the mats as they were when their season ended."""
    if "element" in line:
        board = stages[-1].board
        return key_reasons(board, line, board.mats[line["seat"]], ask(wisdom_of_key_tile, board))
    then = end_of_season(stages, line["season"])
    if then is None:
        return []
    parts = goal_parts(then, GOAL_NAMES.index(line["goal"]), line["seat"])
    return [{"parts": parts or [{"key": "reason.none"}], "makes": line["points"]}]


def end_of_season(stages: Sequence[Stage[Rules]], season: str) -> Rules | None:
    """The board when a season ended; None where the game began later, from a position."""
    return next((stage.board for stage in stages if stage.title.get("season") == season), None)


def key_reasons(board: Rules, line: Json, mat: list[int], each: int) -> list[Json]:
    """The tiles of a key element, each worth so much."""
    tiles = mat[ELEMENT_NAMES.index(line["element"])]
    return [{"parts": [{"key": "reason.tiles", "tiles": tiles, "each": each}], "makes": line["points"]}]


def goal_parts(board: Rules, goal: int, seat: int) -> list[Json]:
    """The stacks that a goal counted, as the goal adds them up."""
    mat, factor = board.mats[seat], board.box.factors[goal]
    stacks = ask(stacks_counted, board, goal, seat)
    if goal in COUNTED:
        names = named(stacks)
        return [{"key": "reason.stacks", "stacks": names, "count": len(names), "factor": factor}] if names else []
    if goal in MULTIPLIED:
        return [times(stacks, mat, factor)]
    if goal == TALLEST_AND_LEAST:
        most, least = of_height(mat, tallest(mat)), of_height(mat, shortest_not_empty(mat))
        return [one_height(most, mat), times(least, mat, factor)] if stacks else []
    if goal == HEIGHT_DIFFERENCE:
        return [difference(mat, factor)]
    return [one_height(1 << element, mat) for element in range(ELEMENTS) if stacks >> element & 1]


def named(stacks: int) -> list[str]:
    """The elements of a set of stacks."""
    return [ELEMENT_NAMES[element] for element in range(ELEMENTS) if stacks >> element & 1]


def height_of(stacks: int, mat: list[int]) -> int:
    """The one height that all of the stacks have."""
    return mat[(stacks & -stacks).bit_length() - 1]


def one_height(stacks: int, mat: list[int]) -> Json:
    """Stacks of one height, which counts once."""
    return {"key": "reason.height", "stacks": named(stacks), "height": height_of(stacks, mat)}


def times(stacks: int, mat: list[int], factor: int) -> Json:
    """Stacks of one height, which counts several times."""
    return one_height(stacks, mat) | {"key": "reason.times", "factor": factor}


def difference(mat: list[int], factor: int) -> Json:
    """The tallest stack less the shortest, several times."""
    most, least = tallest(mat), shortest(mat)
    tall, short = named(of_height(mat, most)), named(of_height(mat, least))
    return {"key": "reason.difference", "factor": factor, "tall": tall, "most": most, "short": short, "least": least}


def race(stages: Sequence[Stage[Rules]]) -> list[Json]:
    """Wisdom after every season, and at the end with the key elements."""
    board = stages[-1].board
    seasons = range(min(board.season, SEASONS))
    titles = [{"key": "race.season", "season": SEASON_NAMES[season]} for season in seasons]
    if board.to_act == OVER:
        titles.append({"key": "race.keys"})
    return [standing(board, title, n) for n, title in enumerate([{"key": "race.start"}, *titles])]


def standing(board: Rules, title: Json, parts: int) -> Json:
    """Everybody's wisdom from the first so many parts of the game."""
    alone = [sum(sum(board.earned[part][seat]) for part in range(parts)) for seat in (*range(board.seats), KITSUNE)]
    totals, rival = alone[: board.seats], alone[-1] if board.mode == SOLO else None
    if board.mode == PARTNERSHIP:
        totals = [totals[seat] + totals[(seat + 2) % board.seats] for seat in range(board.seats)]
    return {"title": title, "totals": totals, "rival": rival}


def kitsune_lines(stages: Sequence[Stage[Rules]]) -> list[Json]:
    """What the Kitsune earned season by season, with the tiles behind it."""
    last = stages[-1].board
    if last.mode != SOLO:
        return []
    kinds = (
        ("score.kitsune_regular", last.keys, last.box.kitsune_regular),
        ("score.kitsune_own", last.kitsune_keys, last.box.kitsune_own),
    )
    lines = []
    for season, name in enumerate(SEASON_NAMES[: last.season]):
        board = end_of_season(stages, name)
        for points, (key, keys, each) in zip(last.earned[season][KITSUNE], kinds, strict=False):
            mat = board.mats[KITSUNE] if board else None
            parts = [kitsune_part(element, mat[element], each) for element in keys] if mat else []
            reasons = [{"parts": parts, "makes": points}] if parts else []
            lines.append({"key": key, "season": name, "each": each, "points": points, "reasons": reasons})
    return lines


def kitsune_part(element: int, tiles: int, each: int) -> Json:
    """The Kitsune's tiles of one element."""
    return {"key": "reason.element_tiles", "element": ELEMENT_NAMES[element], "tiles": tiles, "each": each}
