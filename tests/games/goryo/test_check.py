"""The component data: what an owner may correct, and what is refused with its line."""

from pathlib import Path
from typing import Any, cast

import pytest

import tokonoma
from tokonoma import Refusal
from tokonoma.games.goryo import check
from tokonoma.games.goryo.rulebook import Goryo
from tokonoma.kernel.data import Sheet

BOX = (tokonoma.game("goryo").rulebook.folder / "box.toml").read_text(encoding="utf-8")


def opened(text: str) -> Any:
    box = tokonoma.game("goryo", mode="python").rulebook.unit.Box()
    return check.open_box(Sheet(text, "box.toml"), box)


@pytest.mark.parametrize(
    ("what", "instead", "place", "says"),
    [
        ('"teapot"]', '"Tea pot"]', "objects.unnamed.names", "lower-case word"),
        ('"teapot"]', '"helmet"]', "objects.unnamed.names", "helmet twice"),
        ('"fan", "teapot"]', '"fan"]', "objects.unnamed.names", "makes 7 types; there are 8"),
        ('["teapot scroll flower"', '["teapot scroll scroll"', "palace.northwest", "each of helmet"),
        ('"fan - mask", "helmet urn', '"fan helmet mask", "- urn', "palace.northwest", "once around -"),
        ('"c2-d2"', '"c2-e2"', "bridges.joins", "two spaces that face each other"),
        ('"c2-d2"', '"a1-b1"', "bridges.joins", "two spaces that face each other"),
        ('"c2-d2"', '"b3-b4"', "bridges.joins", "b3-b4 twice"),
        ('"c2-d2", "b3-b4", ', "", "bridges.joins", "no bridge leads to"),
        ('joins = ["', 'joins = [3, "', "bridges.joins", "is no list of words"),
        ('green = "b2"', 'green = "a1"', "samurai.green", "one of b2, e2, b5, e5"),
        ('green = "b2"', 'green = "e2"', "samurai", "puts two in one room"),
        ("spaces = 12", "spaces = 0", "gong.spaces", "from 1 to 24"),
        ("8, 11]", "8, 13]", "gong.bags", "from 1 to 12"),
        ("8, 11]", "11, 8]", "gong.bags", "in ascending order"),
        ("bags = [2,", 'bags = ["2",', "gong.bags", "'2'"),
        ('[gong]\norigin = "C"\n', "[gong]\n", "gong.source", None),
    ],
)
def test_wrong_data_is_refused_with_its_place_and_reason(what: str, instead: str, place: str, says: str | None) -> None:
    assert what in BOX
    with pytest.raises(Refusal) as refused:
        opened(BOX.replace(what, instead, 1))
    assert refused.value.code == "wrong_data"
    assert "line " in refused.value.message
    if says:
        assert refused.value.values["place"] == place
        assert says in refused.value.message


def test_a_corrected_name_is_the_one_in_notation_and_messages(tmp_path: Path) -> None:
    corrected = tmp_path / "box.toml"
    corrected.write_text(BOX.replace("teapot", "mirror"), encoding="utf-8")
    state = tokonoma.game("goryo", data=corrected).new()
    assert "mirror" in state.legal()
    told = state.play("mirror")
    assert state.rulebook.say(told[0], "fr", str) == "Votre objet lié\N{NO-BREAK SPACE}: mirror"


def test_a_corrected_arc_is_played_without_a_build(tmp_path: Path) -> None:
    corrected = tmp_path / "box.toml"
    corrected.write_text(BOX.replace("bags = [2, 4", "bags = [1, 2, 4"), encoding="utf-8")
    state = tokonoma.game("goryo", data=corrected).new()
    for text in ("mask", "helmet", "a3", "b3 b2 c2 c1 confirm", "call:green", "search", "end"):
        state.play(text)
    assert state.board.draws_due == 1


def test_a_bridge_more_makes_spaces_adjacent(tmp_path: Path) -> None:
    corrected = tmp_path / "box.toml"
    corrected.write_text(BOX.replace('"c2-d2"', '"c2-d2", "c3-d3", "c3-c4"'), encoding="utf-8")
    game = tokonoma.game("goryo", data=corrected)
    names = [cast(Goryo, game.rulebook).bridges, [each for each in game.rulebook.box.neighbours[14] if each >= 0]]
    assert names == [
        [["c2", "d2"], ["c3", "d3"], ["c3", "c4"], ["b3", "b4"], ["e3", "e4"], ["c5", "d5"]],
        [8, 13, 15, 20],
    ]


def test_every_number_of_the_box_says_where_it_comes_from() -> None:
    origins = {place: origin for place, origin, _ in tokonoma.game("goryo").rulebook.sheet.origins()}
    assert origins == {
        "objects.named": "R",
        "objects.unnamed": "C",
        "palace": "C",
        "bridges": "C",
        "samurai": "C",
        "gong": "C",
    }


def test_no_palace_has_more_paths_than_there_is_room_for() -> None:
    """With every possible bridge a space still has four neighbours at most, so each step but the first has three."""
    every = ", ".join(f'"{one}-{other}"' for one, other in check.facing_spaces())
    joins = BOX[BOX.index("joins = ") :].splitlines()[0]
    box = opened(BOX.replace(joins, f"joins = [{every}]"))
    near = [[other for other in row if other >= 0] for row in box.neighbours]
    assert max(map(len, near)) == 4
    assert max(paths_from(near, space) for space in range(36)) <= 432


def paths_from(near: list[list[int]], start: int) -> int:
    ways: list[tuple[int, ...]] = [(start,)]
    found = 0
    for steps in range(1, 6):
        ways = [(*way, space) for way in ways for space in near[way[-1]] if space not in way]
        found += len(ways) if steps >= 4 else 0
    return found
