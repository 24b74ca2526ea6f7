"""An event is declared once: its number, its name and its parts."""

import pytest

import tokonoma
from tokonoma.kernel.contract import NOTE
from tokonoma.kernel.events import kinds_in, read_event
from tokonoma.kernel.typed import Shape, shape
from tokonoma.kernel.words import LANGUAGES, catalogue


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_the_kinds_of_a_game_are_numbered_from_nought_and_fit_a_note(name: str) -> None:
    kinds = kinds_in(f"tokonoma.games.{name}.events")
    assert list(kinds) == list(range(len(kinds)))
    assert len({kind.name for kind in kinds.values()}) == len(kinds) > 10
    assert all(len(kind.parts) < NOTE for kind in kinds.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_every_event_has_its_sentence(name: str, language: str) -> None:
    words = catalogue(tokonoma.game(name).rulebook.folder, language)
    assert {kind.name for kind in kinds_in(f"tokonoma.games.{name}.events").values()} <= set(words)


def test_a_note_is_read_by_its_declaration() -> None:
    module = "tokonoma.games.gorinto.events"
    note = [7, 1, 2, 0, 3, 4]
    assert read_event(module, note, {"element": ["void", "wind", "fire"]}) == {
        "event": "placed",
        "seat": 1,
        "element": "fire",
        "path": 0,
        "space": 3,
        "tiles": 4,
    }


def test_the_parts_of_an_event_are_nothing_to_c() -> None:
    from tokonoma.games.gorinto import events

    assert shape(events.__annotations__["PLACED"]) == Shape("int", ())
