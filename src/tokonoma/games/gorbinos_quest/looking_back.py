"""A finished game of Gorbino's Quest looked back on: tags, conditions and the places behind each slot's points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tokonoma.games.gorbinos_quest.components import (
    CITIES,
    CITIES_IN_ONE_PROVINCE,
    CONDITION_NAMES,
    GOODS,
    LOCATION_NAMES,
    LOCATIONS,
    PRODUCTION_TYPES,
    PROVINCE_NAMES,
    PROVINCES,
    PROVINCES_WITH_A_CITY,
    PROVINCES_WITH_MOST_CITIES,
    TAG_ITSELF,
    TOKENS_OF_FOOD,
)
from tokonoma.games.gorbinos_quest.scoring import has_most_cities, tokens_in
from tokonoma.kernel.native import ask
from tokonoma.kernel.rulebook import Json, Stage

if TYPE_CHECKING:
    from tokonoma.games.gorbinos_quest.rules import Rules

BY_PROVINCE = (PROVINCES_WITH_A_CITY, PROVINCES_WITH_MOST_CITIES, CITIES_IN_ONE_PROVINCE)


def reasons(stages: Sequence[Stage[Rules]], seat: int, line: Json) -> list[Json]:
    """Tags times what each brings; how that is counted; and where on the map it stands."""
    tags = {"key": "reason.tags", "tags": line["tags"], "per_tag": line["per_tag"]}
    found: list[Json] = [{"parts": [tags], "makes": line["points"]}]
    condition = CONDITION_NAMES.index(line["counts"])
    if condition != TAG_ITSELF:
        key = "reason.divided" if line["divided_by"] > 1 else "reason.counted"
        shown = ("count", "counts", "times", "divided_by")
        counted: Json = {"key": key} | {name: line[name] for name in shown}
        found.append({"parts": [counted], "makes": line["per_tag"]})
    where = places(stages[-1].board, seat, condition)
    return [*found, {"parts": where, "makes": None}] if where else found


def places(board: Rules, seat: int, condition: int) -> list[Json]:
    """The provinces or the places that a condition counts for a seat; none where it counts something else."""
    if condition in BY_PROVINCE:
        return [
            {
                "key": "reason.province",
                "province": PROVINCE_NAMES[province],
                "tokens": ask(tokens_in, board, seat, province),
            }
            for province in range(PROVINCES)
            if is_counted(board, seat, province, condition)
        ]
    if condition in (CITIES, PRODUCTION_TYPES) or asks_good(condition):
        own = [place for place in range(LOCATIONS) if board.cities[place][seat] and produces(board, place, condition)]
        return [{"key": "reason.place", "location": LOCATION_NAMES[place]} for place in own]
    return []


def is_counted(board: Rules, seat: int, province: int, condition: int) -> bool:
    """Whether a province is one that the condition counts; of those with most tokens, one alone may be asked for."""
    tokens = [ask(tokens_in, board, seat, each) for each in range(PROVINCES)]
    if condition == PROVINCES_WITH_MOST_CITIES:
        return bool(ask(has_most_cities, board, seat, province))
    if condition == CITIES_IN_ONE_PROVINCE:
        return tokens[province] > 0 and tokens.index(max(tokens)) == province
    return tokens[province] > 0


def produces(board: Rules, place: int, condition: int) -> bool:
    """Whether a place's token is of the good a condition asks for, if it asks for one."""
    return not asks_good(condition) or board.token[place] == condition - TOKENS_OF_FOOD


def asks_good(condition: int) -> bool:
    """Whether a condition counts the tokens of one good."""
    return TOKENS_OF_FOOD <= condition < TOKENS_OF_FOOD + GOODS
