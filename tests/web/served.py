"""The server as a process of its own, to be killed and started again."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/tokonoma/server/page"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
# A name that leads here, and that a browser does not trust as it trusts this machine's own
NEIGHBOUR = "site.test"
FLAGS.append(f"--host-resolver-rules=MAP {NEIGHBOUR} 127.0.0.1")


def open_browser(playwright: Playwright) -> Browser:
    """The machine's own Chromium where there is one, else the one Playwright keeps."""
    return playwright.chromium.launch(executable_path=own_browser(), args=FLAGS)


def own_browser() -> str | None:
    """The headless shell first: without windows and menus it takes half the processor time (`tools/ensure-browser`)."""
    if named := os.environ.get("TOKONOMA_BROWSER"):
        return named
    named_so = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, named_so)), None)


class ServedSite:
    """A server on a port and a data folder of its own."""

    def __init__(self, data: Path, *arguments: str, bot_seconds: float = 0.01) -> None:
        self.data = data
        self.bot_seconds = bot_seconds
        self.arguments = arguments
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "ServedSite":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        command = [sys.executable, "-m", "tokonoma", "serve", "--no-browser", "--port", str(self.port)]
        command += self.arguments
        settings = os.environ | {
            "TOKONOMA_DATA": str(self.data),
            "TOKONOMA_HOSTS": NEIGHBOUR,
            "TOKONOMA_LIMIT_BOT_SECONDS": str(self.bot_seconds),
            "PYTHONPATH": str(ROOT / "src"),
        }
        self.log = (self.data / "server.log").open("ab")
        self.server = subprocess.Popen(command, env=settings, stdout=self.log, stderr=self.log)
        self._await()

    def _await(self) -> None:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=1).read()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.data / "server.log").read_text()[-2000:])

    def stop(self) -> None:
        """Kill it, as a crash would."""
        if self.server is not None:
            self.server.kill()
            self.server.wait()
            self.log.close()
            self.server = None
