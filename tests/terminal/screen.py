"""A terminal with somebody before it: the real command behind a pseudo-terminal."""

import os
import pty
import select
import shlex
import subprocess
import sys
import time
from pathlib import Path

from tokonoma.terminal.pen import parsed

PATIENCE = 20  # seconds, on a busy machine
SOURCE = Path(__file__).parent.parent.parent / "src"


class Screen:
    """Types, and reads what has appeared."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        environment = os.environ | {
            "PYTHONPATH": str(SOURCE),
            "TOKONOMA_DATA": str(folder),
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "COLUMNS": "120",
        }
        environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tokonoma", *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment
        )
        os.close(slave)
        self.seen = ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def wait_for(self, text: str) -> str:
        """All that was written up to a text, which must come; what follows is left for the next question."""
        until = time.monotonic() + PATIENCE
        while text not in self.seen:
            if time.monotonic() > until:
                self.process.kill()
                self.process.wait()
                raise AssertionError(f"{text!r} never came:\n{parsed(self.seen).plain}")
            self._read()
        shown, _, self.seen = self.seen.partition(text)
        return shown

    def end(self) -> int:
        """The exit status, once the command is done."""
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            self._read()
        self._read()
        os.close(self.master)
        return self.process.wait(1)

    def _read(self) -> None:
        if not select.select([self.master], [], [], 0.1)[0]:
            return
        try:
            came = os.read(self.master, 65536).decode(errors="replace")
        except OSError:
            return
        if "\x1b[6n" in came:
            self.type("\x1b[1;1R")  # the program asks where the cursor is
        self.seen += came


class Window:
    """A real terminal: the command in a window of tmux, whose text and scrollback can be read."""

    def __init__(self, folder: Path, *arguments: str, size: tuple[int, int] = (80, 24), language: str = "en") -> None:
        self.socket = f"tokonoma-{os.getpid()}-{time.monotonic_ns()}"
        self.pane = self.socket
        told = {"PYTHONPATH": SOURCE, "TOKONOMA_DATA": folder, "LANG": "C.UTF-8", "PS1": "$ "}
        variables = [f"{name}={value}" for name, value in told.items()]
        wide, tall = size
        self._tmux(
            "new-session",
            "-d",
            "-x",
            str(wide),
            "-y",
            str(tall),
            "env",
            "-u",
            "COLUMNS",
            "-u",
            "LINES",
            *variables,
            "sh",
        )
        self._tmux("set-option", "-g", "history-limit", "5000")
        self.type(shlex.join([sys.executable, "-m", "tokonoma", *arguments]), "Enter")

    def __enter__(self) -> "Window":
        return self

    def __exit__(self, *failed: object) -> None:
        self._tmux("kill-server")

    def type(self, *keys: str, until: str = "") -> None:
        """Send keys, or words as they are; wait until a text is on the screen."""
        self._tmux("send-keys", *keys)
        if until:
            self.wait_for(until)

    def wait_for(self, text: str) -> str:
        """The screen, once a text is on it."""
        end = time.monotonic() + PATIENCE
        while text not in (shown := self.text()):
            assert time.monotonic() < end, f"{text!r} never came:\n{shown}"
            time.sleep(0.05)
        return shown

    def text(self, history: bool = False) -> str:
        """What is on the screen; with what scrolled out of it, too."""
        return self._tmux("capture-pane", "-p", *(["-S", "-"] if history else []))

    def _tmux(self, *arguments: str) -> str:
        command = ["tmux", "-L", self.socket, "-f", "/dev/null", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE).stdout
