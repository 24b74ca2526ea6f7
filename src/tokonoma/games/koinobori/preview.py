"""What a move would bring, before it is made: the posts it closes, and what every post would then give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import asdict

from tokonoma.games.koinobori.view import colours, scores
from tokonoma.kernel.rulebook import Event, Json

if TYPE_CHECKING:
    from tokonoma.games.koinobori.rules import Rules

TOLD = {"closed": "preview.closes", "ended": "preview.ends", "ended_by_passing": "preview.ends"}


def told_ahead(events: list[Event]) -> list[Json]:
    """What would be closed, and whether the game would end."""
    return [{**event, "key": TOLD[event["event"]]} for event in events if event["event"] in TOLD]


def tallies(board: Rules, seat: int) -> list[Json]:
    """The score of every seat that is known, one's own post by post; cards in hand and levels."""
    found: list[Json] = []
    for each in range(board.seats):
        found += points(board, each, seat)
        found.append({"key": "tally.hand", "seat": each, "points": board.hand_sizes[each]})
        found.append({"key": "tally.level", "seat": each, "points": board.levels[each] + 1})
    return found + carps(board, seat)


def carps(board: Rules, seat: int) -> list[Json]:
    """What a carp of each colour brings as the posts stand."""
    return [
        {"key": "tally.carp", "seat": seat, "points": value, "of": f"carp:{colour}", "colour": colour}
        for colour, value in asdict(colours(board)).items()
        if value is not UNSET
    ]


def points(board: Rules, seat: int, looking: int) -> list[Json]:
    """A seat's score, line by line for whoever looks ahead; nothing while cards on its post are unknown."""
    said = scores(board)[seat]
    if any(line["key"] == "score.hidden" for line in said["lines"]):
        return []
    total: Json = {"key": "tally.total", "seat": seat, "points": said["total"], "score": True}
    if seat != looking:
        return [total]
    return [post_line(line, seat) for line in said["lines"]] + [total]


def post_line(line: Json, seat: int) -> Json:
    """What a post, or a colour that wins none, gives a seat."""
    about = line.get("post", line["colour"])
    key = "tally.post" if "post" in line else "tally.unscored"
    return {**line, "key": key, "seat": seat, "score": True, "of": about}
