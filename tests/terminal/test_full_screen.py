"""The whole screen: driven by Textual's own pilot, and in a real terminal by tmux."""

import asyncio
import json
import os
import shutil
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("textual")

from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

import tokonoma
from tests.terminal.screen import Window
from tokonoma.bots import levels
from tokonoma.terminal.full_screen.menu import MenuApp
from tokonoma.terminal.full_screen.panes import Curtain, Page, common_start
from tokonoma.terminal.full_screen.replay import ReplayApp
from tokonoma.terminal.full_screen.table import TableApp
from tokonoma.terminal.pen import Pen
from tokonoma.terminal.play import Wish, begun, table_pen
from tokonoma.terminal.replay import remember
from tokonoma.terminal.seating import Sitter, at_table, read_sitters

SIZES = [(80, 24), (120, 40), (200, 50)]
Drive = Callable[[TableApp, Pilot[bool]], Awaitable[None]]
LONG = 1200  # tries of 25 ms


@pytest.fixture(autouse=True)
def _a_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOKONOMA_DATA", str(tmp_path))


def play(drive: Drive, game: str, seats: str, size: tuple[int, int] = (80, 24), language: str = "en") -> TableApp:
    """A table at which somebody does what `drive` says."""
    app = TableApp(begun(Wish(game=game, seats=seats, seed=5, language=language)))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await drive(app, pilot)

    asyncio.run(run())
    if app.fault:
        raise app.fault
    return app


async def until(pilot: Pilot[Any], is_so: Callable[[], Any]) -> None:
    for _ in range(LONG):
        if is_so():
            return
        await pilot.pause(0.025)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("game", ["gorinto", "gorbinos_quest", "koinobori"])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
def test_what_a_move_does_is_read_whole(game: str, size: tuple[int, int]) -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        offers = app.query_one("#offers", OptionList)
        await until(pilot, lambda: offers.option_count > 0)
        await pilot.pause()
        words = str(offers.get_option_at_index(0).prompt).split()
        shown = " ".join(offers.render_line(y).text for y in range(offers.size.height)).split()
        assert shown[: len(words)] == words

    play(drive, game, "human,random", size, "fr")


def is_asking(app: TableApp) -> bool:
    return app.is_asked and not isinstance(app.screen, Page | Curtain)


def text_of(app: Any, name: str) -> str:
    return str(app.screen_stack[0].query_one(name, Static).render())


async def leave(app: TableApp, pilot: Pilot[bool]) -> None:
    await pilot.press("ctrl+q")
    await until(pilot, lambda: not app.is_running or app.return_value is not None)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_every_pane_is_inside_the_window(game: str, size: tuple[int, int]) -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app) or isinstance(app.screen, Curtain))
        for name in ("#board", "#said", "#offers", "#hint", "#line"):
            region = app.query_one(name).region
            assert region.width > 20
            assert region.height > 0
            assert app.size.region.contains_region(region), name
        assert app.query_one("#board").region.height >= size[1] // 2 - 2
        assert text_of(app, "#table").strip()
        await leave(app, pilot)

    seats = tokonoma.game(game).default_seats({})
    play(drive, game, ",".join(["human"] + ["random"] * (seats - 1)), size)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_no_line_of_a_board_is_wrapped_in_a_window_of_any_width(game: str, language: str) -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app))
        wrapped, hidden = [], []
        for width in range(60, 131):
            await pilot.resize_terminal(width, 30)
            await until(pilot, lambda width=width: app.size.width == width)  # type: ignore[misc]
            await pilot.pause()
            await until(pilot, lambda: app.board.content_size == app.board.drawn_for)
            drawn = app.board.drawn.plain.split("\n")
            if app.query_one("#table").size.height > max(len(drawn), app.board.size.height):
                wrapped.append(width)
            if max(map(cell_len, drawn)) > app.board.scrollable_content_region.width:
                hidden.append(width)
        assert wrapped == []
        assert [width for width in hidden if width >= 80] == []
        await leave(app, pilot)

    others = ["level:beginner"] * (tokonoma.game(game).default_seats({}) - 1)
    play(drive, game, ",".join(["human", *others]), language=language)


def test_an_empty_line_leads_to_the_list_and_enter_there_plays() -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app))
        offers, steps = app.query_one("#offers", OptionList), len(app.session.state.steps)
        await until(pilot, lambda: offers.option_count)
        await pilot.press("enter")
        assert app.focused is offers
        assert offers.highlighted == 0
        assert len(app.session.state.steps) == steps
        await pilot.press("enter")
        await until(pilot, lambda: len(app.session.state.steps) > steps)
        await leave(app, pilot)

    play(drive, "koinobori", "human,random,random", language="fr")


@pytest.mark.parametrize(
    ("game", "seats", "language", "said"),
    [
        ("goryo", None, "en", "You play the Goryō against Tanuki (middling bot). To choose other opponents: tokonoma"),
        ("goryo", "level:strong,human", "fr", "Vous jouez les Samouraïs contre Grue (robot fort)."),
        ("gorinto", None, "en", "You sit at seat 1, against Tanuki (middling bot). To choose other opponents:"),
        ("koinobori", "level:easy,human,greedy", "en", "You sit at seat 2, against Carp (easy bot), greedy."),
    ],
)
def test_the_first_screen_says_who_plays_against_whom(game: str, seats: str | None, language: str, said: str) -> None:
    session = begun(Wish(game=game, seats=seats, seed=5, language=language))
    assert session.welcome[0].startswith(said)
    app = TableApp(session)

    async def run() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await until(pilot, lambda: is_asking(app))
            await pilot.pause()
            log = " ".join(" ".join(line.text for line in app.query_one("#said", RichLog).lines).split())
            assert said in log
            assert session.welcome == []
            await leave(app, pilot)

    asyncio.run(run())


def test_among_people_nobody_is_told_a_side() -> None:
    assert begun(Wish(game="goryo", seats="human,human", seed=5)).welcome == []
    assert begun(Wish(game="gorinto", seats="random,random", seed=5)).welcome == []


def test_a_whole_game_is_played_with_arrows_and_enter_alone() -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        while True:
            await until(pilot, lambda: is_asking(app) or isinstance(app.screen, Page))
            if isinstance(app.screen, Page):
                break
            await pilot.press("down", "enter")
            await pilot.pause(0.01)
        assert app.session.state.outcome()
        await pilot.press("escape")
        await until(pilot, lambda: app.return_value is not None)

    app = play(drive, "koinobori", "human,random")
    assert app.return_value is True
    assert any("The game is over" in line for line in app.keyboard.farewell)


def test_a_click_on_an_offer_plays_it() -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app))
        steps = len(app.session.state.steps)
        await pilot.pause(0.1)
        await pilot.click(OptionList, offset=(3, 2))
        await until(pilot, lambda: len(app.session.state.steps) > steps)
        await leave(app, pilot)

    play(drive, "gorinto", "human,random", (120, 40))


def test_what_does_not_fit_the_log_once_its_lines_are_wrapped_gets_a_page() -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app))
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(app.screen, Page))
        assert app.screen.query_one("#close").content_size.height == 1  # room for its words
        await pilot.press("escape")
        await until(pilot, lambda: is_asking(app))
        await leave(app, pilot)

    play(drive, "koinobori", "human,random", (120, 40))


def slow_bot(app: TableApp) -> tuple[threading.Event, threading.Event]:
    """Let the bot in the second seat think until it is told to move; tells when it has begun."""
    begun, may_move, quick = threading.Event(), threading.Event(), app.session.thinkers[1]

    def think(view: Any, seed: int) -> str:
        begun.set()
        may_move.wait(60)
        return str(quick(view, seed))

    app.session.thinkers[1] = think
    return begun, may_move


def test_what_is_typed_while_a_bot_thinks_counts_when_one_is_asked() -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app))
        begun, may_move = slow_bot(app)
        while not begun.is_set():
            await pilot.press("down", "enter")
            await until(pilot, lambda: begun.is_set() or is_asking(app))
        line = app.query_one("#line", Input)
        await pilot.press(*"help", "enter", *"sco")
        assert (line.value, app.typed_ahead) == ("sco", ["help"])
        may_move.set()
        await until(pilot, lambda: isinstance(app.screen, Page))
        await pilot.press("escape")
        await until(pilot, lambda: is_asking(app))
        assert line.value == "sco"
        assert [word for word, _ in app.offered] == ["scores"]
        app.typed_ahead.append("undo")
        app.empty()  # as a curtain does: the next person begins with an empty line
        assert (line.value, app.typed_ahead) == ("", [])
        await leave(app, pilot)

    play(drive, "gorinto", "human,random")


def test_typing_previews_completes_and_plays_and_leaving_saves(tmp_path: Path) -> None:
    state = tokonoma.game("gorinto").new(2, seed=5)
    move = state.legal()[0]

    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app))
        line = app.query_one("#line", Input)
        line.value = move[:-1]
        await pilot.press("tab")
        line.value = move
        await pilot.pause(0.05)
        assert "Place" in text_of(app, "#meaning")
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app) and len(app.session.state.steps) > len(state.steps))
        await leave(app, pilot)

    app = play(drive, "gorinto", "human,human")
    state.play(move)
    (file,) = (tmp_path / "saves").glob("*.json")
    assert json.loads(file.read_text("utf-8"))["steps"] == state.steps
    assert any("play --resume" in line for line in app.keyboard.farewell)


def test_between_two_people_with_secrets_a_curtain_hides_the_table() -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert text_of(app, "#table").strip() == ""
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app))
        assert "Hand" in text_of(app, "#table")
        seat = app.session.state.to_act
        while app.session.state.to_act == seat and not isinstance(app.screen, Curtain):
            await until(pilot, lambda: is_asking(app) or isinstance(app.screen, Curtain))
            if not isinstance(app.screen, Curtain):
                await pilot.press("down", "enter")
                await pilot.pause(0.05)
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert text_of(app, "#table").strip() == ""
        assert app.screen_stack[0].query_one("#offers", OptionList).option_count == 0
        await leave(app, pilot)

    play(drive, "koinobori", "human,human")


def test_keys_open_pages_and_the_theme_changes_in_french_too() -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app))
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(app.screen, Page))
        assert "Tab les complète" in "\n".join(app.screen.lines)  # type: ignore[attr-defined]
        await pilot.press("escape")
        await until(pilot, lambda: is_asking(app))
        before = app.theme
        await pilot.press("f10")
        assert app.theme != before
        app.query_one("#line", Input).value = "regles"
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Page))
        await pilot.press("escape")
        await leave(app, pilot)

    play(drive, "gorinto", "human,random", language="fr")


def test_a_record_is_leafed_through_with_the_arrows() -> None:
    game = tokonoma.game("gorinto")
    state = game.new(2, seed=5)
    while state.to_act is not None:
        state.play(state.legal()[0])
    moments = remember(game, state.record())
    app = ReplayApp(moments, None, table_pen(game, [Sitter("human")] * 2, "en"))

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause(0.1)
            assert "Step 0 of" in text_of(app, "#where")
            await pilot.press("right", "right", "left")
            assert "Step 1 of" in text_of(app, "#where")
            await pilot.press("end")
            assert "The game is over" in text_of(app, "#said")
            await pilot.press("f10")
            assert app.theme == "textual-light"
            await pilot.press("q")

    asyncio.run(run())


@pytest.mark.parametrize(("language", "said"), [("en", "Rating 1000 with 3 seats"), ("fr", "Cote 1000 à 3 sièges")])
def test_the_menu_tells_the_rating_of_whom_one_may_play(language: str, said: str) -> None:
    lines = [line for line, _ in MenuApp(Pen(language)).opponents_menu("koinobori", 3)]
    assert f"{said}." in lines[0], "nobody is compared with itself"
    assert "1000." in lines[1]


Choice = tuple[str, ...]


def every_choice(entries: list[Any], trail: Choice = ()) -> dict[Choice, list[str]]:
    """Every command that a list leads to, by the lines chosen on the way."""
    found: dict[Choice, list[str]] = {}
    for line, leads_to in entries:
        way = (*trail, line.partition("\n")[0])
        found |= {way: leads_to} if isinstance(leads_to, list) else every_choice(leads_to(), way)
    return found


def test_the_menu_offers_every_number_of_seats_every_level_and_every_seat() -> None:
    for name in tokonoma.GAMES:
        lists = [command[-1].split(",") for command in every_choice(MenuApp(Pen("en")).seats_menu(name)).values()]
        known = {seats for counts in tokonoma.game(name).rulebook.modes.values() for seats in counts}
        wanted = [["human"] * seats for seats in known]
        for level in levels(name):
            for seats in known - {1}:
                others = [f"level:{level}"] * (seats - 1)
                wanted += [[*others[:seat], "human", *others[seat:]] for seat in range(seats)]
        assert sorted(lists) == sorted(wanted)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_choice_of_the_menu_is_a_game_that_can_be_played(language: str) -> None:
    for name in tokonoma.GAMES:
        for way, command in every_choice(MenuApp(Pen(language)).seats_menu(name)).items():
            assert command[:3] == ["play", name, "--seats"], way
            sitters = at_table(read_sitters(command[3]), tokonoma.game(name))
            assert tokonoma.game(name).new(len(sitters), seed=1).to_act is not None


def test_in_goryo_one_chooses_a_side_by_its_name() -> None:
    choices = every_choice(MenuApp(Pen("en")).seats_menu("goryo"))
    assert choices["You against Crane (strong bot)", "You play the Goryō"][-1] == "human,level:strong"
    assert choices["You against Crane (strong bot)", "You play the Samurai"][-1] == "level:strong,human"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_menu_leads_to_a_command(language: str) -> None:
    app = MenuApp(Pen(language))

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("f10")
            assert app.theme == "textual-light"
            await pilot.press("enter")
            await pilot.press("down", "escape", "enter", "enter")
            await pilot.press("down", "enter")  # three seats
            await pilot.press("down", "enter")  # the second level
            await pilot.press("down", "down", "enter")  # the third seat
            await pilot.pause(0.05)

    asyncio.run(run())
    assert app.return_value == ["play", tokonoma.GAMES[0], "--seats", "level:easy,level:easy,human"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_a_level_is_stands_indented_below_its_name(size: tuple[int, int], language: str) -> None:
    app = MenuApp(Pen(language))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            app.trail.append(("", app.opponents_menu("koinobori", 2)))
            app.show()
            await pilot.pause()
            found = app.query_one("#list", OptionList)
            names = tuple(line.partition("\n")[0] for line, _ in app.trail[-1][1])
            shown = [found.render_line(y).text for y in range(found.size.height)]
            first = shown[0].index(names[0])
            below = [line for line in shown if line.strip() and not line.strip().startswith(names)]
            assert len(below) > 4
            assert {len(line) - len(line.lstrip()) for line in below} == {first + 2}

    asyncio.run(run())


def test_words_are_completed_as_far_as_they_agree() -> None:
    assert common_start(["play:1>p1", "play:1>p2"]) == "play:1>p"
    assert common_start(["stop"]) == "stop"


needs_tmux = pytest.mark.skipif(not shutil.which("tmux"), reason="needs tmux")


@needs_tmux
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_in_a_real_terminal_one_plays_and_a_closed_window_keeps_the_game(tmp_path: Path, size: tuple[int, int]) -> None:
    state = tokonoma.game("gorinto").new(2, seed=5)
    move = state.legal()[0]
    with Window(tmp_path, "play", "gorinto", "--seed", "5", "--seats", "human,human", size=size) as window:
        window.wait_for("›")  # somebody is asked
        window.type("-l", move)
        window.type("Enter", until="This turn so far")
    state.play(move)
    (file,) = (tmp_path / "saves").glob("*.json")
    assert json.loads(file.read_text("utf-8"))["steps"] == state.steps


@needs_tmux
def test_the_menu_is_what_the_command_alone_shows(tmp_path: Path) -> None:
    with Window(tmp_path) as window:
        window.wait_for("Host games for the browser")
        window.type("Enter", until="Gorinto")
        window.type("Escape", "Escape", until="$ ")


def test_where_nobody_looks_the_plain_lines_stay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tokonoma.cli import main

    assert not os.isatty(0) or True
    assert main(["play", "gorinto", "--seats", "random,random", "--seed", "1", "--language", "en"]) == 0
    assert "The game is over" in capsys.readouterr().out


def test_an_offer_chosen_as_the_list_changes_is_no_fault() -> None:
    async def drive(app: TableApp, pilot: Pilot[bool]) -> None:
        await until(pilot, lambda: is_asking(app))
        offers = app.query_one("#offers", OptionList)
        last = offers.get_option_at_index(offers.option_count - 1)
        app.offered = []
        app.highlighted(OptionList.OptionHighlighted(offers, last, offers.option_count - 1))
        app.selected(OptionList.OptionSelected(offers, last, offers.option_count - 1))
        await until(pilot, lambda: is_asking(app))
        await leave(app, pilot)

    play(drive, "gorinto", "human,random")
