"""Everything the Samurai cannot rule out, found the slow way: from a view, by trying, with none of the game's rules."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

COLUMNS, ROWS = "abcdef", "123456"
SPACES = [column + row for row in ROWS for column in COLUMNS]


class Plan(NamedTuple):
    bound: str
    path: tuple[str, ...]  # the start first
    trail: str | None


def possible_plans(view: dict[str, Any]) -> set[Plan]:
    """Every plan and bound type that fit what the view's owner has seen; a hunt must be on."""
    table = view["table"]
    objects = {each["space"]: each["object"] for each in table["spaces"]}
    intact = {each["space"] for each in table["spaces"] if each["condition"] == "intact"}
    prints = {each["space"]: each["print"] for each in table["spaces"] if each["print"]}
    bounds = [tile["object"] for tile in table["garden"] if tile["tile"] == "intact"]
    trails: list[str | None] = [None, *SPACES] if table["goryo"]["trail"] == "unspent" else [None]
    found = set()
    for path in walks(table):
        if path[-1] not in intact or any(prints.get(space) == "red" for space in path):
            continue
        for bound, trail in product(bounds, trails):
            answers = {space: "green" if space in path or space == trail else "red" for space in prints}
            if objects[path[-1]] != bound and trail not in path and answers == prints:
                found.add(Plan(bound, path, trail))
    return found


def walks(table: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """Every way of as many steps as she may have taken, no space twice."""
    near = neighbours(table["bridges"])
    start = table["goryo"]["space"]
    ways: list[tuple[str, ...]] = [(start,)]
    for steps in range(1, 6):
        ways = [(*way, space) for way in ways for space in near[way[-1]] if space not in way]
        if steps == 4 or (steps == 5 and table["goryo"]["sprint"] == "unspent"):
            yield from ways


def neighbours(bridges: list[list[str]]) -> dict[str, list[str]]:
    joined = {frozenset(bridge) for bridge in bridges}

    def room(space: str) -> tuple[int, int]:
        return COLUMNS.index(space[0]) // 3, ROWS.index(space[1]) // 3

    def are_near(one: str, other: str) -> bool:
        across = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))
        down = abs(ROWS.index(one[1]) - ROWS.index(other[1]))
        return across + down == 1 and (room(one) == room(other) or frozenset((one, other)) in joined)

    return {one: [other for other in SPACES if are_near(one, other)] for one in SPACES}
