"""Positions of Goryō as one line.

    broken: a3 c1 | drawn: mask | bound: fan | mallet: 3 | spirits: 1 | samurai: c2 e2 b5 e5 | path: c2 c3 d3 d4 |
    hunt: green moved searched, blue sniffed | prints: c2:green e4:red

`broken` lists her targets in order: their number is the round, and her pawn stands on the last. Without a `path` she
plans next; with one the Samurai hunt, and `hunt` says who was called and what they did, the last one acting. A type is
named as in `box.toml`. Left out, the samurai stand where they start, her bound object is the first that can be, and
the path of the round before is any that leads to her pawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from tokonoma.games.goryo.components import (
    BROKEN,
    BROKEN_FIRST,
    CUBES,
    DRAWN,
    FLIPPED,
    GORYO,
    IN_BAG,
    INTACT,
    NO_PRINT,
    NOBODY,
    NOTHING,
    NOWHERE,
    OBJECTS,
    PAWNS,
    PRINT_NAMES,
    SAMURAI,
    SAMURAI_NAMES,
    SEALED,
    SPACE_NAMES,
    SPACES,
    STEPS,
)
from tokonoma.games.goryo.state import HUNT, PLAN
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.sketch import check_parts, number, padded

if TYPE_CHECKING:
    from tokonoma.games.goryo.rules import Rules

EXAMPLE = (
    "broken: a3 | bound: fan | samurai: c2 e2 b5 e5 | path: b3 c3 c2 c1 | hunt: green moved searched | prints: c2:green"
)
PARTS = (
    *("broken", "drawn", "bound", "mallet", "spirits", "spent"),
    *("samurai", "path", "trail", "hunt", "prints", "last"),
)
DEEDS = ("moved", "searched", "sniffed")
CARDS = ("sprint", "trail")


def fields_of(board: Rules, parts: Mapping[str, str], object_names: list[str]) -> Json:
    """The fields of the position a sketch describes."""
    check_parts(parts, PARTS)
    fields: Json = board.fields()
    broken = spaces(parts.get("broken", ""))
    if not broken:
        raise Refusal(
            "not_a_document", "broken: her first object and her targets belong here, in order", place="broken"
        )
    lay_palace(fields, broken, [number(object_names, word, "object") for word in parts.get("drawn", "").split()])
    possible = [kind for kind in range(OBJECTS) if fields["tiles"][kind] == INTACT] or [NOTHING]
    fields["bound"] = number(object_names, parts["bound"], "object") if parts.get("bound") else possible[0]
    fields |= {name: whole(parts.get(name) or "0", name) for name in ("mallet", "spirits")}
    spent = [number(CARDS, word, "card") for word in parts.get("spent", "").split()]
    fields |= {"has_sprint": int(0 not in spent), "has_trail": int(1 not in spent)}
    lay_plan(fields, parts, broken[-1])
    place_samurai(fields, parts, board)
    lay_discovery(fields, parts, board)
    return fields


def spaces(text: str) -> list[int]:
    """Spaces with blanks between."""
    return [number(SPACE_NAMES, word, "space") for word in text.split()]


def whole(text: str, place: str) -> int:
    """A number from nought on."""
    if not text.isdecimal() or len(text) > 3:
        raise Refusal("not_a_document", f"{place}: {text!r} is no number", place=place)
    return int(text)


def lay_palace(fields: Json, broken: list[int], drawn: list[int]) -> None:
    """What is broken and sealed, with the tiles and tokens that go with it."""
    fields["condition"] = [INTACT] * SPACES
    fields["tiles"], fields["tokens"] = [INTACT] * OBJECTS, [IN_BAG] * OBJECTS
    for space in broken:
        fields["condition"][space] = BROKEN
        if fields["objects"][space] != NOTHING:
            fields["tiles"][fields["objects"][space]] = FLIPPED
    first = fields["objects"][broken[0]]
    if first != NOTHING:
        fields["tokens"][first] = BROKEN_FIRST
    for kind in drawn:
        fields["tiles"][kind], fields["tokens"][kind] = FLIPPED, DRAWN
    for space, kind in enumerate(fields["objects"]):
        if kind in drawn and fields["condition"][space] == INTACT:
            fields["condition"][space] = SEALED
    fields["tiles_intact"] = fields["tiles"].count(INTACT)
    fields["round"] = len(broken)


def lay_plan(fields: Json, parts: Mapping[str, str], pawn: int) -> None:
    """Her pawn and her cubes: with a path the hunt has begun."""
    path = spaces(parts.get("path", ""))
    if len(path) >= CUBES:
        raise Refusal(
            "not_a_document", f"path: {len(path)} steps are too many; there are {CUBES - 1} cubes", place="path"
        )
    trail = spaces(parts.get("trail", ""))
    fields |= {"pawn": pawn, "path": padded([pawn, *path], CUBES, NOWHERE), "steps": len(path)}
    fields |= {"trail": trail[0] if trail else NOWHERE, "stage": HUNT if path else PLAN}
    fields["to_act"] = SAMURAI if path else GORYO


def place_samurai(fields: Json, parts: Mapping[str, str], board: Rules) -> None:
    """Where the samurai stand, what they did this round, and the prints their questions left."""
    stand = spaces(parts["samurai"]) if parts.get("samurai") else [int(each) for each in board.box.samurai_start]
    if len(stand) != PAWNS:
        names = ", ".join(SAMURAI_NAMES)
        raise Refusal("not_a_document", f"samurai: {PAWNS} spaces belong here: {names}", place="samurai")
    fields["samurai_at"] = stand
    called = [each.split() for each in parts.get("hunt", "").split(",") if each.strip()]
    who = [number(SAMURAI_NAMES, name, "samurai") for name, *_ in called]
    fields |= {name: [0] * PAWNS for name in ("called", *DEEDS)}
    for samurai, (_, *deeds) in zip(who, called, strict=True):
        fields["called"][samurai] = 1
        for deed in deeds:
            fields[DEEDS[number(DEEDS, deed, "action")]][samurai] += 1
    fields |= {"acting": who[-1] if who else NOBODY, "calls": sum(fields["called"])}
    fields["actions"] = sum(sum(fields[name]) for name in DEEDS)
    fields["prints"] = [NO_PRINT] * SPACES
    for word in parts.get("prints", "").split():
        space, _, colour = word.partition(":")
        fields["prints"][number(SPACE_NAMES, space, "space")] = number(PRINT_NAMES, colour, "print")


def lay_discovery(fields: Json, parts: Mapping[str, str], board: Rules) -> None:
    """What everybody saw at the end of the round before."""
    is_first = fields["round"] == 1
    given = spaces(parts.get("last", ""))
    path = [] if is_first else given or next(ways_to([fields["pawn"]], board), [])
    fields |= {"shown_round": fields["round"] - 1, "shown_path": padded(path, CUBES, NOWHERE)[:CUBES]}
    fields |= {"shown_steps": max(0, len(path) - 1), "shown_trail": NOWHERE, "shown_prints": [NO_PRINT] * SPACES}
    fields |= {"shown_mallet": 0 if is_first else fields["mallet"], "shown_bags": 0, "shown_caught": [0] * PAWNS}
    fields["shown_draws"] = 0


def ways_to(way: list[int], board: Rules) -> Iterator[list[int]]:
    """Paths that lead to a space, without a space twice."""
    if len(way) == STEPS + 1:
        yield way
        return
    for space in board.box.neighbours[way[0]]:
        if space != NOWHERE and space not in way:
            yield from ways_to([int(space), *way], board)
