"""What a move would bring, before it is made: what is yielded, paid and gained, and what every slot would then give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.gorbinos_quest.components import GOOD_NAMES
from tokonoma.games.gorbinos_quest.view import scores
from tokonoma.kernel.rulebook import Event, Json

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.rules import Rules

YIELDED = ("cities_yielded", "bonus_goods")
PAID = ("built", "developed")


def told_ahead(events: list[Event]) -> list[Json]:
    """What would be yielded, what would be paid, and what the others would pay or lose."""
    yields = units(events, YIELDED)
    told: list[Json] = [{"key": "preview.yields", "goods": yields}] if yields else []
    goods, coins = units(events, ("paid_goods",)), [event["coins"] for event in events if event["event"] in PAID]
    if coins:
        told.append({"key": "preview.pays" if goods else "preview.pays_coins", "goods": goods, "coins": sum(coins)})
    if any(event["event"] == "game_ended" for event in events):
        told.append({"key": "preview.ends"})
    return told


def units(events: list[Event], kinds: tuple[str, ...]) -> list[str]:
    """Each unit of a good that such events tell of, by its name."""
    return [event["good"] for event in events if event["event"] in kinds for _ in range(event["units"])]


def tallies(board: Rules, seat: int) -> list[Json]:
    """Coins, goods, income, cities left and points of every seat; one's own points slot by slot."""
    found: list[Json] = []
    for each, said in enumerate(scores(board)):
        found += holdings_of(board, each)
        if each == seat:
            found += [slot_line(line, each) for line in said["lines"]]
        found.append({"key": "tally.total", "seat": each, "points": said["total"], "score": True})
    return found


def holdings_of(board: Rules, seat: int) -> list[Json]:
    """What a seat holds."""
    income = board.box.income_number[board.income[seat]]
    found: list[Json] = [{"key": "tally.coins", "seat": seat, "points": board.coins[seat]}]
    for good, held in zip(GOOD_NAMES, board.goods[seat], strict=True):
        found.append({"key": "tally.good", "seat": seat, "points": held, "of": good, "good": good})
    found.append({"key": "tally.income", "seat": seat, "points": income})
    found.append({"key": "tally.cities", "seat": seat, "points": board.cities_left[seat]})
    return found


def slot_line(line: Json, seat: int) -> Json:
    """What a slot gives a seat."""
    tag, victory = line["tag"], line["victory"]
    about: Json = {"of": tag, "tag": tag, "victory": victory}
    return {"key": "tally.slot", "seat": seat, "points": line["points"], "score": True} | about
