"""Koinobori's table drawn as text."""

import pytest

from tests.games.koinobori.drawn import drawn, play
from tokonoma import State
from tokonoma.kernel.words import catalogue
from tokonoma.terminal.koinobori import draw, prompt_hint
from tokonoma.terminal.pen import Pen, width_of

TABLE = """
    flags purple lime pink
    p1    dg+li pu:cover/dg+or dg
    p3    li+or
    row   or:cover li:cover bl:cover
    hand0 dg:steal li+pi
    own0  dg+bl
    hand1 or:steal bl:steal
"""


def lines(state: State, seat: int | None, language: str = "en", width: int = 100) -> list[str]:
    pen = Pen(language, catalogue(state.rulebook.folder, language), width=width)
    return draw(state.view(seat), pen)


def test_the_row_marks_its_ends() -> None:
    assert "‹  2 or cover    1 li cover    3 bl cover ›" in lines(drawn(TABLE), 0)


def test_a_post_is_drawn_from_its_top_to_its_flag_with_covered_cards_and_its_winner() -> None:
    first = [line[:24].rstrip() for line in lines(drawn(TABLE), 0)[3:11]]
    assert first == [
        "p1  post 1",
        "┊",
        "┊",
        "│ 0 dg cover",
        "│≡ 4 pu cover",
        "│24 dg li take one",
        "⚑ pu",
        "→ dg × 2",
    ]


def test_ones_own_hand_and_post_are_shown_to_oneself_only() -> None:
    own, other = lines(drawn(TABLE), 0), lines(drawn(TABLE), None)
    assert "    Personal post: 26 dg bl take one" in own
    assert "18 dg steal   32 li pi take one" in own
    assert "    Personal post: face down" in other
    assert not any("18 dg steal" in line for line in other)


def test_the_hint_says_what_is_to_be_decided() -> None:
    state = drawn(TABLE)
    pen = Pen("fr", catalogue(state.rulebook.folder, "fr"))
    assert prompt_hint(state.view(0), pen) == "Prendre des cartes ou en jouer"
    play(state, "play:{dg:steal}>p2")
    assert prompt_hint(state.view(0), pen) == "Voler ou non une carte"
    assert prompt_hint(state.view(1), pen) == ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_the_page(language: str, width: int) -> None:
    assert max(map(width_of, lines(drawn(TABLE), 0, language, width))) <= width


def test_a_full_personal_post_flows_over_several_lines_of_a_narrow_page() -> None:
    state = drawn(TABLE.replace("own0  dg+bl", "own0  dg+bl dg+pu li+pu"))
    found = lines(state, 0, width=44)
    assert "    Personal post: 26 dg bl take one" in found
    assert any(line.startswith("        27 dg pu take one") for line in found)
    assert max(map(width_of, found)) <= 60
