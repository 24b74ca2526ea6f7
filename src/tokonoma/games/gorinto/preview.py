"""What a move would bring, before it is made: the tiles gathered, and what each goal and key element would give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokonoma.games.gorinto.components import ELEMENT_NAMES, KITSUNE, SOLO
from tokonoma.games.gorinto.season import kitsune_gain
from tokonoma.games.gorinto.view import goals, keys, tiles_on_mats
from tokonoma.kernel.contract import OVER
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import Event, Json

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules

TOLD = {"gathered_nothing": "preview.gathers_nothing", "gave": "preview.gives", "season_ended": "preview.season_ends"}


def told_ahead(events: list[Event]) -> list[Json]:
    """What would be gathered, in one sentence, and what else would happen."""
    tiles = [event for event in events if event["event"] == "gathered"]
    told: list[Json] = []
    if tiles:
        elements, spaces = [tile["element"] for tile in tiles], [tile["space"] for tile in tiles]
        told.append({"key": "preview.gathers", "elements": elements, "spaces": spaces})
    return told + [{**event, "key": TOLD[event["event"]]} for event in events if event["event"] in TOLD]


def tallies(board: Rules, seat: int) -> list[Json]:
    """What each goal and key element gives every seat as it stands, the wisdom earned, and the tiles of a mat."""
    found: list[Json] = [
        {"key": "tally.wisdom", "seat": each, "points": board.wisdom[each], "score": True}
        for each in range(board.seats)
    ]
    if board.to_act != OVER:
        found += cards(board)
    for each in range(board.seats):
        found += [
            {"key": "tally.tiles", "seat": each, "points": tiles, "of": ELEMENT_NAMES[i], "element": ELEMENT_NAMES[i]}
            for i, tiles in enumerate(board.mats[each])
        ]
    return found + kitsune(board)


def cards(board: Rules) -> list[Json]:
    """The goals and key elements, as they would be scored now."""
    mats = tiles_on_mats(board)
    by_goal = [
        {"key": "tally.goal", "seat": int(each), "points": now, "score": True, "of": goal.goal, "goal": goal.goal}
        for goal in goals(board)
        for each, now in goal.now.items()
    ]
    by_key = [
        {"key": "tally.key", "seat": int(each), "points": now, "score": True, "of": key.element, "element": key.element}
        for key in keys(board, mats)
        for each, now in key.now.items()
    ]
    return by_goal + by_key


def kitsune(board: Rules) -> list[Json]:
    """What the Kitsune has, and what the season would give it now (§9)."""
    if board.mode != SOLO:
        return []
    now = 0 if board.to_act == OVER else ask(kitsune_gain, board)
    return [{"key": "tally.kitsune", "seat": 0, "points": board.wisdom[KITSUNE] + now}]
