"""What can be counted to compare two continuations: tags times conditions, income, goods, cities, the track's clock.

Every count says by its `weight` how many points one of it is worth to the seat that decides, about: it orders reasons,
it scores nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.gorbinos_quest.components import NOTHING, TRACK
from tokonoma.games.gorbinos_quest.preview import holdings_of
from tokonoma.games.gorbinos_quest.scoring import cities_of
from tokonoma.games.gorbinos_quest.view import scores
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.rules import Rules

CLOCK = 0.5  # a card of the track, to whoever is ahead or behind
KINDS = {  # the key of the preview, and what one is worth
    "tally.coins": ("why.coins", 0.1),
    "tally.good": ("why.good", 0.8),
    "tally.income": ("why.income", 1.0),
}
CITY = 1.0


def at_once(board: Rules, seat: int, asked: int | None) -> list[Json]:
    """The seat's holdings, its slots as they stand, and how many technologies are still to come."""
    found = [*holdings(board, seat), cities(board, seat)]
    points = scores(board)
    ahead = points[seat]["total"] - max(each["total"] for each in points if each["seat"] != seat)
    left = board.in_deck + sum(card != NOTHING for card in board.track[:TRACK])
    found.append({"key": "why.clock", "seat": seat, "points": left, "weight": -CLOCK if ahead > 0 else CLOCK})
    return found + [slot(line, seat) for line in points[seat]["lines"]]


def holdings(board: Rules, seat: int) -> list[Json]:
    """Coins, goods and income as the preview counts them, weighed."""
    kinds = [(each, *KINDS[each["key"]]) for each in holdings_of(board, seat) if each["key"] in KINDS]
    return [each | {"key": key, "weight": weight} for each, key, weight in kinds]


def cities(board: Rules, seat: int) -> Json:
    """The seat's cities on the map."""
    return {"key": "why.cities", "seat": seat, "points": ask(cities_of, board, seat), "weight": CITY}


def slot(line: Json, seat: int) -> Json:
    """What a slot gives: tags times what its card counts."""
    return line | {"key": "why.slot", "seat": seat, "weight": 1.0, "of": line["tag"]}


def later(before: Rules, board: Rules, seat: int) -> list[Json]:
    """The seat's slots, income and cities, and everybody else's points, where the continuation ends."""
    points = scores(board)
    own = [slot(line, seat) for line in points[seat]["lines"]]
    kept = [each for each in holdings(board, seat) if each["key"] == "why.income"] + [cities(board, seat)]
    others = [each for each in points if each["seat"] != seat]
    share = -1.0 / max(1, len(others))
    totals = [{"key": "why.total", "seat": each["seat"], "points": each["total"], "weight": share} for each in others]
    return own + kept + totals
