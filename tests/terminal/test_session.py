"""Whole games at one keyboard, of every game and mode; no game is named here."""

from itertools import pairwise
from typing import Any

import pytest

import tokonoma
from tests.contract.openings import Opening, openings
from tests.terminal.people import table
from tokonoma.terminal import keyboard as keyboards
from tokonoma.terminal.drawing import draw
from tokonoma.terminal.pen import Pen, block_width

BY_MODE = {(each.game, each.options): each for each in reversed(openings()) if len(each.options) == 1}
DEFAULT = pytest.mark.parametrize("opening", BY_MODE.values(), ids=str)
SEVERAL = [each for each in BY_MODE.values() if each.seats > 1]
FEWEST = list({opening.game: opening for opening in SEVERAL}.values())


@DEFAULT
def test_people_play_a_whole_game_and_hear_who_won(opening: Opening, capsys: pytest.CaptureFixture[str]) -> None:
    session = table(opening, ",".join(["human"] * opening.seats), 11, [])
    assert session.run() is True
    assert "The game is over" in capsys.readouterr().out
    assert tokonoma.replay(session.document()).outcome() == session.state.outcome()


@pytest.mark.parametrize("opening", FEWEST, ids=str)
def test_every_draw_can_be_typed_in(opening: Opening, capsys: pytest.CaptureFixture[str]) -> None:
    session = table(opening, ",".join(["human"] * opening.seats), None, [])
    assert session.run() is True
    assert "hat was drawn?" in capsys.readouterr().out
    assert session.document()["deal"] == {"entered": True}


@pytest.mark.parametrize("opening", FEWEST, ids=str)
def test_a_lone_person_never_sees_a_curtain(opening: Opening) -> None:
    notes: list[Any] = []
    table(opening, ",".join(["human"] + ["random"] * (opening.seats - 1)), 12, notes).run()
    assert "wait" not in {note[0] for note in notes}


@pytest.mark.parametrize("opening", SEVERAL, ids=str)
def test_where_people_have_secrets_the_screen_is_empty_between_two_of_them(
    opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes: list[Any] = []

    def draw(view: Any, pen: Any) -> list[str]:
        notes.append(("draw", view["seat"]))
        return []

    monkeypatch.setattr(keyboards, "draw", draw)
    session = table(opening, ",".join(["human"] * opening.seats), 13, notes)
    session.run()
    first = next((i for i, note in enumerate(notes) if note[0] == "wait"), len(notes))
    looks = [(i, note[1]) for i, note in enumerate(notes) if note[0] == "draw" and note[1] is not None]
    for (i, last), (j, seat) in pairwise(looks):
        if last != seat and j > first:
            between = [note for note in notes[i + 1 : j] if note[0] != "ask"]
            passing = ("wait", session.pen.words("terminal.pass", seat=seat))
            hiding = ("wait", "\n" + session.pen.words("terminal.hide"))
            assert between == [hiding, ("clear", True), passing, ("clear", True), ("clear", False)]


@pytest.mark.parametrize("opening", SEVERAL, ids=str)
def test_a_curtain_falls_as_soon_as_two_people_know_different_things(opening: Opening) -> None:
    notes: list[Any] = []
    session = table(opening, ",".join(["human"] * opening.seats), 14, notes)
    session.run()
    assert any(note[0] == "wait" for note in notes) == session.has_secrets()


@DEFAULT
def test_the_table_is_drawn_in_both_languages_with_and_without_colour(opening: Opening) -> None:
    session = table(opening, ",".join(["human"] * opening.seats), 15, [])
    for _ in range(6):
        session.state.play(session.state.legal()[0])
    for language in ("en", "fr"):
        words = sittings_words(opening, language)
        plain, coloured = Pen(language, words, width=120), Pen(language, words, colours=256, width=120)
        for seat in (None, 0):
            view = session.state.view(seat)
            assert draw(view, plain)
            assert block_width(draw(view, coloured)) == block_width(draw(view, plain)) <= 120


def sittings_words(opening: Opening, language: str) -> dict[str, str]:
    from tokonoma.kernel import words

    return words.catalogue(opening.opened().rulebook.folder, language)
