"""Lessons on the whole screen, by keys and by mouse."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

pytest.importorskip("textual")

from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog

from tests.terminal.screen import Window
from tests.terminal.test_full_screen import SIZES, until
from tests.terminal.test_touching import click
from tokonoma.kernel import words
from tokonoma.kernel.library import game as opened
from tokonoma.lessons import course, courses
from tokonoma.terminal.full_screen.lesson import LessonApp
from tokonoma.terminal.full_screen.panes import Page
from tokonoma.terminal.pen import Pen

Drive = Callable[[LessonApp, Pilot[bool]], Awaitable[None]]


def learn(
    drive: Drive,
    game: str,
    lesson: str,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    light: bool = False,
) -> LessonApp:
    """A lesson in which somebody does what `drive` says."""
    pen = Pen(language, words.catalogue(opened(game).rulebook.folder, language))
    app = LessonApp([course(game).find(lesson)], pen, light)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await drive(app, pilot)

    asyncio.run(run())
    if app.fault:
        raise app.fault
    return app


def is_asking(app: LessonApp) -> bool:
    return app.is_asked and not isinstance(app.screen, Page)


def said(app: LessonApp) -> str:
    return "\n".join(line.text for line in app.screen_stack[0].query_one("#said", RichLog).lines)


async def answer(app: LessonApp, pilot: Pilot[bool], line: str) -> None:
    await until(pilot, lambda: is_asking(app))
    app.query_one("#line", Input).value = line
    await pilot.press("enter")
    await pilot.pause()


async def is_settled(app: LessonApp, pilot: Pilot[bool]) -> None:
    await until(pilot, lambda: is_asking(app) or isinstance(app.screen, Page))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", courses())
def test_what_is_asked_can_be_read_in_every_window(game: str, language: str, size: tuple[int, int]) -> None:
    async def drive(app: LessonApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app) and said(app))
        assert app.learning
        asked = "".join(app.learning.asked())
        assert "".join(said(app).split()).endswith("".join(asked.split()))
        for name in ("#board", "#said", "#offers", "#hint", "#line"):
            assert app.size.region.contains_region(app.query_one(name).region), name
        await pilot.press("ctrl+q")
        await until(pilot, lambda: app.return_value is not None)

    first = next(iter(course(game).lessons))
    app = learn(drive, game, first, size, language, light=size[0] == 120)
    assert app.return_value is False


def test_a_lesson_is_taken_to_its_end_by_mouse_keys_and_words() -> None:
    async def drive(app: LessonApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app))
        await click(app, pilot, "path:c")
        await click(app, pilot, "space:c1")
        await until(pilot, lambda: "✗ Right tile. Push it" in said(app))
        await click(app, pilot, "path:c")
        await click(app, pilot, "space:c3")
        await until(pilot, lambda: "Step 2 of 6" in said(app))
        assert "✓" in said(app)  # what was said to the last try stays in sight
        await pilot.press("f4")
        await until(pilot, lambda: "Step 1 of 6" in said(app))
        for line in ("c>c3", "d4", "c5", "3>c3 a3", "5>c5", "c1", "c>c3 d3"):
            await answer(app, pilot, line)
        await until(pilot, lambda: is_asking(app))
        await pilot.press("f2")
        await until(pilot, lambda: "Like this: a>a1" in said(app))
        await answer(app, pilot, "a>a1 a2")
        await until(pilot, lambda: isinstance(app.screen, Page))
        assert "Done: One in, one out." in app.screen.lines  # type: ignore[attr-defined]
        await pilot.press("enter")
        await until(pilot, lambda: app.return_value is not None)

    assert learn(drive, "gorinto", "placing", (120, 40)).return_value is True


def test_a_thing_is_touched_where_the_lesson_asks_for_it() -> None:
    async def drive(app: LessonApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app))
        await click(app, pilot, "space:f3")
        await until(pilot, lambda: "✗ Un Masque" in said(app))
        for space in ("d3", "e4"):
            await is_settled(app, pilot)
            await click(app, pilot, f"space:{space}")
        await until(pilot, lambda: "✓ d3 par six chemins" in said(app))
        await pilot.press("ctrl+q")
        await until(pilot, lambda: app.return_value is not None)

    learn(drive, "goryo", "last_hunt", (200, 50), "fr")


def test_answers_to_choose_from_are_listed() -> None:
    async def drive(app: LessonApp, pilot: Pilot[bool]) -> None:
        for line in ("2", "one", "1"):
            await answer(app, pilot, line)
        await is_settled(app, pilot)
        while app.learning and app.learning.run.step.kind != "choice" and is_asking(app):
            await answer(app, pilot, " ".join(app.learning.shown()))
            await is_settled(app, pilot)
        if app.learning and app.learning.run.step.kind == "choice":
            assert app.query_one("#offers", OptionList).option_count == len(app.learning.run.step.choices)
        await pilot.press("ctrl+q")
        await until(pilot, lambda: app.return_value is not None)

    learn(drive, "gorinto", "season")


@pytest.mark.skipif(not shutil.which("tmux"), reason="needs tmux")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_in_a_real_terminal_a_step_is_taken(tmp_path: Path, size: tuple[int, int]) -> None:
    with Window(tmp_path, "learn", "gorinto", "placing", "--language", "en", size=size) as window:
        window.wait_for("a>a1")  # somebody is asked
        window.type("-l", "c>c3")
        window.type("Enter", until="Step 2 of 6")
        window.type("C-q", until="$ ")
