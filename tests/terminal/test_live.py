"""At a real terminal: completion, colour, and leaving in every way without losing anything."""

import contextlib
import json
import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import tokonoma
from tests.terminal.screen import SOURCE, Screen, Window
from tokonoma.terminal.keyboard import CLEAR, Keyboard

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs a POSIX terminal")
PLAY = ("play", "gorinto", "--plain", "--seed", "5", "--seats", "human,human")


def saved(folder: Path) -> list[str]:
    (file,) = (folder / "saves").glob("*.json")
    steps: list[str] = json.loads(file.read_text("utf-8"))["steps"]
    return steps


def test_tab_completes_a_move_and_the_line_below_says_what_it_would_do(tmp_path: Path) -> None:
    state = tokonoma.game("gorinto").new(2, seed=5)
    move = state.legal()[0]
    screen = Screen(tmp_path, *PLAY)
    shown = screen.wait_for("›")
    assert CLEAR in shown
    assert "\x1b[38;5;" in shown
    screen.type(move[:-1])
    screen.wait_for("Place ")
    screen.type("\t")
    screen.wait_for(move)
    screen.type(" ")
    screen.wait_for("Gather ")
    screen.type("\r")
    screen.wait_for("This turn so far")
    screen.type("quit\r")
    screen.wait_for("tokonoma play --resume")
    assert screen.end() == 130
    state.play(move)
    assert saved(tmp_path) == state.steps


@pytest.mark.parametrize(
    "leave",
    [
        lambda screen: screen.type("\x03"),
        lambda screen: screen.type("\x04"),
        lambda screen: screen.process.send_signal(signal.SIGTERM),
        lambda screen: screen.process.send_signal(signal.SIGHUP),
        lambda screen: screen.process.send_signal(signal.SIGINT),
    ],
    ids=["Ctrl-C", "Ctrl-D", "kill", "hang up", "interrupt"],
)
def test_leaving_in_any_way_saves_the_game(tmp_path: Path, leave: Callable[[Screen], None]) -> None:
    state = tokonoma.game("gorinto").new(2, seed=5)
    move = state.legal()[0]
    screen = Screen(tmp_path, *PLAY)
    screen.wait_for("›")
    screen.type(move + "\r")
    screen.wait_for("This turn so far")
    screen.wait_for("›")
    leave(screen)
    screen.wait_for("tokonoma play --resume")
    assert screen.end() == 130
    state.play(move)
    assert saved(tmp_path) == state.steps


def test_leaving_is_broken_off_by_nothing() -> None:
    keyboard = Keyboard()
    with pytest.raises(KeyboardInterrupt):
        keyboard.break_off()
    keyboard.break_off()


def test_one_leafs_through_a_record(tmp_path: Path) -> None:
    state = tokonoma.game("gorinto").new(2, seed=5)
    while state.to_act is not None:
        state.play(state.legal()[0])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(state.record()), "utf-8")
    screen = Screen(tmp_path, "replay", "--plain", str(file))
    screen.wait_for("Step 0 of")
    screen.type("\r")
    screen.wait_for("Step 1 of")
    screen.type("end\r")
    screen.wait_for("The game is over")
    screen.type("b\r")
    screen.wait_for("›")
    screen.type("q\r")
    assert screen.end() == 0


@pytest.mark.parametrize("attempt", range(4))
def test_closing_the_window_keeps_the_game(tmp_path: Path, attempt: int) -> None:
    state = tokonoma.game("gorinto").new(2, seed=5)
    move = state.legal()[0]
    screen = Screen(tmp_path, *PLAY)
    screen.wait_for("›")
    screen.type(move + "\r")
    screen.wait_for("This turn so far")
    screen.wait_for("›")
    os.close(screen.master)  # the input ends, and a hang-up comes at about the same time
    screen.process.send_signal(signal.SIGHUP)
    screen.process.wait(20)
    state.play(move)
    assert saved(tmp_path) == state.steps
    assert [each.suffix for each in (tmp_path / "saves").iterdir()] == [".json"]


def test_a_hang_up_while_saving_does_not_lose_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.contract.openings import openings
    from tests.terminal.people import table

    monkeypatch.setenv("TOKONOMA_DATA", str(tmp_path))
    session = table(next(each for each in openings() if each.seats == 2), "human,human", 5, [])
    session.keyboard = Keyboard()
    fsync, hang_ups = os.fsync, iter([True])
    monkeypatch.setattr(os, "fsync", lambda file: session.keyboard.break_off() if next(hang_ups, 0) else fsync(file))
    monkeypatch.setattr(session, "step", lambda: (_ for _ in ()).throw(EOFError))
    assert session.run() is False
    assert saved(tmp_path) == session.state.steps
    assert [each.suffix for each in (tmp_path / "saves").iterdir()] == [".json"]


def test_every_move_is_kept_as_it_is_made(tmp_path: Path) -> None:
    screen = Screen(tmp_path, *PLAY)
    screen.wait_for("›")
    screen.type(tokonoma.game("gorinto").new(2, seed=5).legal()[0] + "\r")
    screen.wait_for("This turn so far")
    screen.process.kill()
    screen.process.wait(20)
    assert saved(tmp_path)


def test_two_processes_never_choose_one_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tokonoma.terminal.saved import fresh_path

    monkeypatch.setenv("TOKONOMA_DATA", str(tmp_path))
    assert len({fresh_path("gorinto") for _ in range(5)}) == 5


def test_hands_are_shown_on_a_screen_that_keeps_nothing(tmp_path: Path) -> None:
    """In tmux: after the keyboard went to the next player, the scrollback holds nothing of the last hand."""
    if not shutil.which("tmux"):
        pytest.skip("needs tmux")
    with Window(tmp_path, "play", "koinobori", "--plain", "--seed", "3", "--seats", "human,human") as window:
        window.wait_for("Pass the keyboard")
        window.type("Enter", until="Enter: more")
        window.type("Enter", until="Hand")
        window.wait_for("›")
        window.type("take:left", "Enter", until="clear the screen")
        window.type("Enter", until="Pass the keyboard")
        assert "Hand" not in window.text(history=True)
        window.type("C-c", until="tokonoma play --resume")
        assert "Hand" not in window.text(history=True)


BROKEN_TERMINAL = """
from textual.drivers.linux_driver import LinuxDriver
from tokonoma.terminal.full_screen.running import run_app
from textual.app import App

def fail(self):
    raise OSError("the terminal is gone")

LinuxDriver._disable_mouse_support = fail

class Short(App):
    def on_mount(self):
        self.exit(3)

print("left with", run_app(Short()))
"""


def test_the_process_ends_although_the_terminal_can_no_longer_be_put_right() -> None:
    master, slave = pty.openpty()
    environment = os.environ | {"PYTHONPATH": str(SOURCE), "TERM": "xterm-256color"}
    process = subprocess.Popen(
        [sys.executable, "-c", BROKEN_TERMINAL], stdin=slave, stdout=slave, stderr=slave, env=environment
    )
    os.close(slave)
    until = time.monotonic() + 60
    try:
        while process.poll() is None and time.monotonic() < until:
            if select.select([master], [], [], 0.2)[0]:
                with contextlib.suppress(OSError):
                    os.read(master, 65536)
        assert process.poll() == 0
    finally:
        process.kill()
        process.wait()
        os.close(master)
