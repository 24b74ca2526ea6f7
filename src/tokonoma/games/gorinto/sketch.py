"""Positions of Gorinto as one line.

    when: 0 2 0 | mountain: a3:VF e3:E | path: a:E 3:W | mats: WW / F | goals: odd_stacks … | keys: void fire | earned:

`when` is the season (0 to 3), the turns played in it, and the seat with the coin. Stacks are written from the lowest
tile up: V Void, N Wind, F Fire, W Water, E Earth. `earned` holds, by season (;) and seat (/), the wisdom of both goals.
Tiles that are not named lie in the bag as far as the season wants them; the rest is discarded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tokonoma.games.gorinto.components import ELEMENT_NAMES, GOAL_NAMES, PATH_NAMES, SPACE_NAMES, TACTICAL
from tokonoma.games.gorinto.state import PLACEMENT
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.sketch import check_parts, number, padded

if TYPE_CHECKING:
    from tokonoma.games.gorinto.rules import Rules

LETTERS = "VNFWE"
EXAMPLE = "mountain: c1:F c2:F | mats: FFFF / W | keys: void fire"
USUAL = {
    "when": "0 0 0",
    "mountain": "",
    "path": "a:E b:N c:F d:W e:V 1:N 2:E 3:W 4:V 5:F",
    "mats": "/",
    "goals": "odd_stacks shared_heights",
    "keys": "void fire",
    "earned": "",
}
OF_AN_ELEMENT, PATH_TILES, SEASONS = 20, 10, 4


def fields_of(board: Rules, parts: Mapping[str, str]) -> Json:
    """The fields of the position a sketch describes."""
    check_parts(parts, USUAL)
    given = USUAL | dict(parts)
    fields: Json = board.fields()
    season, turns, first = map(int, given["when"].split())
    lay_tiles(fields, given)
    lay_mats(fields, given)
    fields["season"], fields["turns"], fields["awaiting"], fields["place_of_draw"] = season, turns, PLACEMENT, 0
    fields["order"] = padded([(first + i) % board.seats for i in range(board.seats)], 4, -1)
    fields["to_act"] = fields["order"][turns % board.seats]
    lay_burrows(fields, max(0, turns - 2) if board.seats == 2 and board.removal != TACTICAL else 0)
    fill_bag(fields, PATH_TILES * (SEASONS - 1 - season))
    return fields


def lay_tiles(fields: Json, given: Mapping[str, str]) -> None:
    """The mountain and the path."""
    fields["stacks"], fields["height"] = [[0] * 12 for _ in SPACE_NAMES], [0] * len(SPACE_NAMES)
    for at, tiles in (word.split(":") for word in given["mountain"].split()):
        space = number(SPACE_NAMES, at, "space")
        fields["height"][space] = len(tiles)
        fields["stacks"][space] = padded((number(LETTERS, tile, "element") for tile in tiles), 12, 0)
    fields["path"] = [-1] * PATH_TILES
    for at, tile in (word.split(":") for word in given["path"].split()):
        fields["path"][number(PATH_NAMES, at, "path space")] = number(LETTERS, tile, "element")
    fields["tiles_on_path"] = sum(tile >= 0 for tile in fields["path"])


def lay_mats(fields: Json, given: Mapping[str, str]) -> None:
    """Mats, goals, keys, and what was earned."""
    mats = [[mat.count(letter) for letter in LETTERS] for mat in given["mats"].split("/")]
    fields["mats"] = padded(mats, 4, [0] * 5)
    fields["goals"] = padded((number(GOAL_NAMES, goal, "goal") for goal in given["goals"].split()), 4, -1)
    fields["keys"] = [number(ELEMENT_NAMES, key, "element") for key in given["keys"].split()]
    earned = [[[0, 0] for _ in range(4)] for _ in fields["earned"]]
    for season, part in enumerate(given["earned"].split(";") if given["earned"] else []):
        for seat, pair in enumerate(part.split("/")):
            earned[season][seat] = [int(points) for points in pair.split("+")]
    fields["earned"] = earned
    fields["wisdom"] = [sum(sum(season[seat]) for season in earned) for seat in range(4)]


def lay_burrows(fields: Json, drawn: int) -> None:
    """The path spaces that burrow tokens have emptied: the first ones that are empty."""
    empty = [space for space, tile in enumerate(fields["path"]) if tile < 0]
    fields["burrowed"] = padded(empty[:drawn], PATH_TILES, -1)


def fill_bag(fields: Json, wanted: int) -> None:
    """As many tiles as the seasons to come want, always of the element with most left; the rest is discarded."""
    left = [OF_AN_ELEMENT - placed(fields, element) for element in range(5)]
    bag = [0] * 5
    for _ in range(wanted):
        most = max(range(5), key=lambda element: (left[element], -element))
        left[most] -= 1
        bag[most] += 1
    fields["bag"], fields["discarded"], fields["in_bag"] = bag, left, wanted


def placed(fields: Json, element: int) -> int:
    """How many tiles of an element lie on the table."""
    stacked = zip(fields["stacks"], fields["height"], strict=True)
    on_mountain = sum(stack[:height].count(element) for stack, height in stacked)
    return int(on_mountain + fields["path"].count(element) + sum(mat[element] for mat in fields["mats"]))
