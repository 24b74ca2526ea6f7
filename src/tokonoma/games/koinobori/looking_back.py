"""A finished game of Koinobori looked back on: the carps behind each post's points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tokonoma.games.koinobori.components import COLOUR_NAMES, COLOURS, POST_NAMES, UNSCORED
from tokonoma.games.koinobori.festival import carps_on, of_colour
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import Json, Stage

if TYPE_CHECKING:
    from tokonoma.games.koinobori.rules import Rules


def reasons(stages: Sequence[Stage[Rules]], line: Json) -> list[Json]:
    """One's own carps times what each is worth, and the carps on the post that made it worth so much."""
    if line["key"] == "score.hidden":
        return []
    value = line.get("value", UNSCORED)
    made = {"parts": [{"key": "reason.carps", "carps": line["carps"], "value": value}], "makes": line["points"]}
    if "post" not in line:
        return [made]
    return [made, {"parts": on_post(stages[-1].board, POST_NAMES.index(line["post"])), "makes": None}]


def on_post(board: Rules, post: int) -> list[Json]:
    """The carps of every colour that are seen on a post, most first."""
    packed = ask(carps_on, board, post)
    carps = {COLOUR_NAMES[colour]: of_colour(packed, colour) for colour in range(COLOURS)}
    seen = sorted((each for each in carps.items() if each[1]), key=lambda each: -each[1])
    return [{"key": "reason.on_post", "colour": colour, "carps": n} for colour, n in seen] or [{"key": "reason.empty"}]
