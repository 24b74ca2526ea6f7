"""Positions of Goryō drawn as text.

A drawing has six rows of six spaces: `.` as the palace is, `x` broken, `@` broken with her pawn on it, and the samurai
G P R B, all of them where several are. The objects are those of the default palace:

    Teapot  Scroll  Flower     Helmet   Teapot  Scroll
    Fan     –       Mask       Flower   –       Urn
    Helmet  Urn     Lantern    Lantern  Fan     Mask

    Flower  Lantern Teapot     Urn      Lantern Mask
    Mask    –       Helmet     Teapot   –       Flower
    Fan     Scroll  Urn        Scroll   Helmet  Fan
"""

from typing import Any, cast

import tokonoma
from tokonoma import State
from tokonoma.games.goryo.components import (
    BROKEN,
    BROKEN_FIRST,
    DRAWN,
    FLIPPED,
    INTACT,
    NOWHERE,
    SAMURAI_NAMES,
    SEALED,
    SPACE_NAMES,
)
from tokonoma.games.goryo.rulebook import Goryo
from tokonoma.games.goryo.state import PLAN

LETTERS = {"G": 0, "P": 1, "R": 2, "B": 3}
START = """
    .  .  .    .  .  .
    .  G  .    .  P  .
    @  .  .    .  .  .

    .  .  .    .  .  .
    .  R  .    .  B  .
    .  .  .    .  .  .
"""


def table(
    drawing: str = START,
    *,
    bound: str = "fan",
    drawn: tuple[str, ...] = (),
    first: str | None = None,
    plan: str = "",
    seed: int | None = None,
    **fields: Any,
) -> State:
    """A round about to be planned; with a plan, a round about to be hunted."""
    game = tokonoma.game("goryo")
    names = cast(Goryo, game.rulebook).object_names
    options = {"actions": "advanced"} if fields.get("actions_each") == 2 else {}
    position = game.new(options=options).position()
    values = position["fields"]
    place_pieces(values, drawing.split())
    values["bound"] = names.index(bound)
    flip_tiles(values, [names.index(each) for each in drawn])
    start = values["objects"][values["pawn"]]
    values["tokens"][names.index(first) if first else start] = BROKEN_FIRST
    values |= {"stage": PLAN, "to_act": 0, "path": [values["pawn"], *[NOWHERE] * 5]}
    values |= {"round": values["condition"].count(BROKEN)} | fields
    if values["round"] > 1:
        path = way_to(values["pawn"], game.rulebook.box.neighbours)
        values |= {"shown_round": values["round"] - 1, "shown_steps": 4, "shown_path": [*path, NOWHERE]}
    state = game.from_position(position, seed=seed)
    if plan:
        state.play(f"{plan} confirm")
    return state


def way_to(pawn: int, neighbours: list[list[int]]) -> list[int]:
    """Some four steps that lead to where her pawn stands."""
    way = [pawn]
    while len(way) < 5:
        way.append(next(space for space in neighbours[way[-1]] if space != NOWHERE and space not in way))
    return way[::-1]


def place_pieces(values: dict[str, Any], spaces: list[str]) -> None:
    assert len(spaces) == len(SPACE_NAMES)
    for space, marks in enumerate(spaces):
        if "x" in marks or "@" in marks:
            values["condition"][space] = BROKEN
        if "@" in marks:
            values["pawn"] = space
        for mark in marks:
            if mark in LETTERS:
                values["samurai_at"][LETTERS[mark]] = space


def flip_tiles(values: dict[str, Any], drawn: list[int]) -> None:
    for space, kind in enumerate(values["objects"]):
        if values["condition"][space] == BROKEN:
            values["tiles"][kind] = FLIPPED
        elif kind in drawn:
            values["condition"][space] = SEALED
    for kind in drawn:
        values["tiles"][kind] = FLIPPED
        values["tokens"][kind] = DRAWN
    values["tiles_intact"] = values["tiles"].count(INTACT)


def play_hunt(state: State, words: str) -> list[dict[str, Any]]:
    """Play a hunt word by word: a line of words ends at the first answer."""
    return [event for word in words.split() for event in state.play(word)]


def at(state: State, samurai: str) -> str:
    return str(SPACE_NAMES[state.board.samurai_at[list[str](SAMURAI_NAMES).index(samurai)]])


def prints(state: State) -> dict[str, str]:
    return {each["space"]: each["print"] for each in state.view(1)["table"]["spaces"] if each["print"]}


def conditions(state: State, kind: str) -> dict[str, str]:
    """What became of every object of a type."""
    spaces = state.view(0)["table"]["spaces"]
    return {each["space"]: each["condition"] for each in spaces if each["object"] == kind}


def plans(state: State) -> set[tuple[str, ...]]:
    """Every path the plan may take from here, without False Trail."""
    found: set[tuple[str, ...]] = set()

    def walk(here: State, path: tuple[str, ...]) -> None:
        for word in here.legal():
            if word == "confirm":
                found.add(path)
            elif not word.startswith("trail"):
                after = here.copy()
                after.play(word)
                walk(after, (*path, word))

    walk(state, ())
    return found


def events(told: list[dict[str, Any]], *names: str) -> list[dict[str, Any]]:
    return [event for event in told if event["event"] in names]
