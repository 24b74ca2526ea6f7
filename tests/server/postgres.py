"""A real PostgreSQL server for the tests, in a folder of its own, stopped when they are done."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.soak import free_port

ROOT = Path(__file__).parents[2]
UNPRIVILEGED = ("postgres", "nobody")


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None where there are none and none could be installed."""
    found = subprocess.run([ROOT / "tools" / "ensure-postgres"], capture_output=True, text=True)
    return Path(found.stdout.strip()) if found.returncode == 0 else None


def somebody() -> str | None:
    """PostgreSQL refuses to be run by root: then somebody else has to."""
    if os.geteuid() != 0:
        return None
    known = {each.pw_name for each in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)


def called(*command: object) -> list[str]:
    """A command, run by somebody who may."""
    name = somebody()
    as_them = ["setpriv", f"--reuid={name}", f"--regid={pwd.getpwnam(name).pw_gid}", "--clear-groups"] if name else []
    return [*as_them, *map(str, command)]


class PostgresServer:
    """One server in one folder on one port, which can be stopped and started again."""

    more: tuple[str, ...] = ()  # settings beside the usual ones

    def __init__(self, bin_folder: Path) -> None:
        self.bin_folder = bin_folder
        self.port = free_port()
        self.url = f"postgresql://tokonoma@127.0.0.1:{self.port}/postgres"

    def __enter__(self) -> "PostgresServer":
        self.folder = Path(tempfile.mkdtemp(prefix="tokonoma-postgres-"))
        name = somebody()
        if name:
            shutil.chown(self.folder, name)
        self.data = self.folder / "data"
        self.environment = os.environ | {"HOME": str(self.folder), "LC_ALL": "C.UTF-8"}
        first = called(self.bin_folder / "initdb", "--auth=trust", "--username=tokonoma", "--no-sync", "-D", self.data)
        subprocess.run(first, check=True, capture_output=True, env=self.environment, cwd=self.folder)
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        where = ("-D", self.data, "-p", self.port, "-k", self.folder, "-h", "127.0.0.1", *self.more)
        self.server = subprocess.Popen(
            called(self.bin_folder / "postgres", *where),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=self.environment,
            cwd=self.folder,
        )
        wait_for(self.bin_folder, self.port)

    def stop(self) -> None:
        self.server.send_signal(signal.SIGINT)  # at once, whoever is connected
        self.server.wait(30)


@contextlib.contextmanager
def postgres(bin_folder: Path) -> Iterator[str]:
    """A server that answers; the URL of an empty database there."""
    with PostgresServer(bin_folder) as server:
        yield server.url


def wait_for(bin_folder: Path, port: int) -> None:
    for _ in range(600):
        asked = subprocess.run([bin_folder / "pg_isready", "-h", "127.0.0.1", "-p", str(port)], capture_output=True)
        if asked.returncode == 0:
            return
        time.sleep(0.05)
    raise TimeoutError("PostgreSQL did not start")
