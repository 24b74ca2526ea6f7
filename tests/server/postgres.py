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


@contextlib.contextmanager
def postgres(bin_folder: Path) -> Iterator[str]:
    """A server that answers; the URL of an empty database there."""
    folder = Path(tempfile.mkdtemp(prefix="tokonoma-postgres-"))
    name = somebody()
    if name:
        shutil.chown(folder, name)
    data, port = folder / "data", free_port()
    environment = os.environ | {"HOME": str(folder), "LC_ALL": "C.UTF-8"}
    first = called(bin_folder / "initdb", "--auth=trust", "--username=tokonoma", "--no-sync", "-D", data)
    subprocess.run(first, check=True, capture_output=True, env=environment, cwd=folder)
    server = subprocess.Popen(
        called(bin_folder / "postgres", "-D", data, "-p", port, "-k", folder, "-h", "127.0.0.1"),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment,
        cwd=folder,
    )
    try:
        wait_for(bin_folder, port)
        yield f"postgresql://tokonoma@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)  # at once, whoever is connected
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(bin_folder: Path, port: int) -> None:
    for _ in range(600):
        asked = subprocess.run([bin_folder / "pg_isready", "-h", "127.0.0.1", "-p", str(port)], capture_output=True)
        if asked.returncode == 0:
            return
        time.sleep(0.05)
    raise TimeoutError("PostgreSQL did not start")
