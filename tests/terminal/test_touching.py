"""The mouse on the board: every thing of a move can be clicked on, and the clicks make the move."""

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("textual")

from textual.pilot import Pilot
from textual.widgets import OptionList

import tokonoma
from tests.terminal.test_full_screen import SIZES, is_asking, leave, play, text_of, until
from tokonoma.terminal.full_screen.panes import THINGS
from tokonoma.terminal.full_screen.table import TableApp
from tokonoma.terminal.full_screen.touches import BUTTON, Touches


@pytest.fixture(autouse=True)
def _a_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOKONOMA_DATA", str(tmp_path))


def place_of(app: Any, thing: str) -> tuple[int, int]:
    """The column and row at which a thing is drawn."""
    text = app.board.drawn
    for span in text.spans:
        if thing in span.style.meta.get(THINGS, "").split():
            start = text.plain.rfind("\n", 0, span.start) + 1
            return span.start - start, text.plain.count("\n", 0, span.start)
    raise AssertionError(f"{thing} is not drawn")


async def click(app: Any, pilot: Pilot[Any], thing: str) -> None:
    """Click on a thing, scrolled into sight first."""
    await pilot.pause()
    column, row = place_of(app, thing)
    app.board.scroll_to(y=max(0, row - 2), animate=False)
    await pilot.pause()
    await pilot.click("#table", offset=(column, row))
    await pilot.pause()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_moves_are_made_by_clicks_on_the_board(game: str, size: tuple[int, int]) -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        for _ in range(4):
            await until(pilot, lambda: is_asking(app))
            steps = len(app.session.state.steps)
            offer = app.legal()[-1]
            for thing in offer["touch"]:
                if not thing.startswith(BUTTON) and is_asking(app) and len(app.session.state.steps) == steps:
                    await click(app, pilot, thing)
            if is_asking(app) and len(app.session.state.steps) == steps:  # what is left is told by the list
                offers = app.query_one("#offers", OptionList)
                offers.focus()
                offers.highlighted = offers.get_option_index(offer["move"])
                await pilot.pause()
                await pilot.press("enter")
            await until(pilot, lambda steps=steps: len(app.session.state.steps) > steps)  # type: ignore[misc]
            assert offer["move"] in app.session.state.steps[steps]
        await leave(app, pilot)

    seats = tokonoma.game(game).default_seats({})
    play(drive, game, ",".join(["human"] + ["random"] * (seats - 1)), size)


def test_a_first_click_lists_what_is_left_and_escape_lets_go() -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app))
        offers = app.query_one("#offers", OptionList)
        all_of_them = offers.option_count
        await click(app, pilot, "path:a")
        assert 0 < offers.option_count < all_of_them
        assert all(word.startswith("a>") for word, _ in app.offered)
        await pilot.press("escape")
        assert offers.option_count == all_of_them
        await click(app, pilot, "gift:fire")
        assert "Nothing can be done" in text_of(app, "#meaning")
        await leave(app, pilot)

    play(drive, "gorinto", "human,random", (120, 40))


def test_no_click_answers_for_another_seat() -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app))
        app.is_asked = False  # somebody else is to act
        steps = len(app.session.state.steps)
        await click(app, pilot, "path:a")
        assert len(app.session.state.steps) == steps
        assert app.keyboard.answers.empty()
        await leave(app, pilot)

    play(drive, "gorinto", "human,random", (120, 40))


def test_a_place_that_stands_for_two_things_is_read_as_the_move_needs_it() -> None:
    legal = [
        {"move": "play:8>p1", "touch": ["card:8", "post:p1"]},
        {"move": "move:p1>p2", "touch": ["top:p1", "post:p2"]},
    ]
    touches = Touches(legal)
    assert touches.touch({"post:p1", "top:p1"})
    assert len(touches.open) == 2
    assert len(touches.move) == 0
    assert touches.touch({"post:p2", "top:p2"})
    assert touches.move == "move:p1>p2"
    assert not touches.touch({"seat:3"})


def test_several_things_in_any_order_and_one_let_go() -> None:
    pick = {"count": 2, "things": {"space:a1": "a1", "space:b1": "b1", "space:c1": "c1"}}
    touches = Touches([{"move": "a1", "touch": ["space:a1"]}], pick)
    for space in ("c1", "b1"):
        assert touches.touch({f"space:{space}", f"tile:{space}:1"})
    assert touches.move == "c1 b1"
    touches.touch({"space:b1", "tile:b1:1"})
    assert len(touches.move) == 0
    assert touches.touch({"space:a1"})
    assert touches.move == "c1 a1"


def test_a_replay_and_a_pipe_know_no_mouse() -> None:
    from tokonoma.terminal.pen import Pen

    assert Pen(colours=2**24).thing("space:a1", "a1") == "a1"
