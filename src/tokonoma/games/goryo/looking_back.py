"""A finished game of Goryō looked back on: what each round brought to either side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from tokonoma.games.goryo.view import scores
from tokonoma.kernel.rulebook import Json, Stage

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules


def reasons(stages: Sequence[Stage[Rules]], seat: int, line: Json) -> list[Json]:
    """How much of a line came about in every round that brought any."""
    counts = [points_of(stage, seat, line["key"]) for stage in stages]
    grown = [now - before for before, now in pairwise([0, *counts])]
    parts = [
        stage.title | {"key": "reason.round" if "round" in stage.title else "reason.start", "points": points}
        for stage, points in zip(stages, grown, strict=True)
        if points
    ]
    return [{"parts": parts or [{"key": "reason.none"}], "makes": line["points"]}]


def points_of(stage: Stage[Rules], seat: int, key: str) -> int:
    """What a score line held at the end of a stage."""
    return next(int(line["points"]) for line in scores(stage.board)[seat]["lines"] if line["key"] == key)
