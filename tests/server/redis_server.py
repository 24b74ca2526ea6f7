"""A real server of Redis's protocol for the tests, in a folder of its own, which can be killed and started again."""

import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from tests.server.soak import free_port

ROOT = Path(__file__).parents[2]


def program() -> str | None:
    """The server's program; None where there is none and none could be installed."""
    found = subprocess.run([ROOT / "tools" / "ensure-redis"], capture_output=True, text=True)
    return found.stdout.strip() if found.returncode == 0 else None


class RedisServer:
    """One server on one port, without a file."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "RedisServer":
        self.folder = Path(tempfile.mkdtemp(prefix="tokonoma-redis-"))
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        settings = ("--port", self.port, "--bind", "127.0.0.1", "--save", "", "--dir", self.folder)
        asked = [self.name, *map(str, settings)]
        self.process = subprocess.Popen(asked, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(400):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.01)
        raise TimeoutError("Redis did not start")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
