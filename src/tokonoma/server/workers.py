"""`tokonoma serve --workers N`: several server processes that share one socket, one database and one Redis.

This process serves nobody itself. It starts the others, starts anew one that dies and gives its tables free at once,
and replaces one after another when it is told to by SIGHUP: a new one serves before an old one stops.
"""

import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from tokonoma.server.leases import bury, new_process
from tokonoma.server.logs import addresses
from tokonoma.server.settings import Settings
from tokonoma.server.store import open_engine

log = logging.getLogger("tokonoma.workers")
READY = b"ready\n"
READY_SECONDS = 60.0
STOP_SECONDS = 20.0
LOOK = 0.05  # seconds


class Worker:
    """One server process."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.name = new_process()
        reading, self._telling = os.pipe()
        self._ready = os.fdopen(reading, "rb", buffering=0)
        os.set_blocking(reading, False)
        own = msgspec.structs.replace(settings, process=self.name, visitors=addresses.shared())
        number = listening.fileno()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tokonoma.server.workers", str(number), str(self._telling)],
            stdin=subprocess.PIPE,
            pass_fds=[number, self._telling],
            start_new_session=True,  # Ctrl+C is for the process that started it
        )
        os.close(self._telling)
        self.started = time.monotonic()
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # it may be dead already; then it is replaced like any other
            self.process.stdin.write(msgspec.json.encode(own, enc_hook=str) + b"\n")
            self.process.stdin.flush()  # and it stays open: where this process ends, the others notice and stop

    def is_ready(self) -> bool:
        """Whether it serves."""
        return self._ready.read(len(READY)) == READY

    def stop(self) -> None:
        """Tell it to say good-bye."""
        with suppress(ProcessLookupError):
            self.process.terminate()

    def wait(self) -> None:
        """Wait until it has; one that does not end in time is ended."""
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._ready.close()
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()


class Workers:
    """The processes of one machine."""

    def __init__(self, settings: Settings, listening: socket.socket, count: int) -> None:
        self.settings = settings
        self.listening = listening
        self.count = count
        self.workers: list[Worker] = []
        self.is_stopping = False
        self.is_to_restart = False

    def run(self) -> int:
        """Serve until told to stop."""
        with tempfile.TemporaryDirectory(prefix="tokonoma-") as folder:  # nobody else may look into it
            self.settings = msgspec.structs.replace(self.settings, hand_over=Path(folder))
            return self._run()

    def _run(self) -> int:
        signal.signal(signal.SIGTERM, self._on_stop)
        signal.signal(signal.SIGINT, self._on_stop)
        signal.signal(signal.SIGHUP, self._on_restart)
        self.workers = [self._start() for _ in range(self.count)]
        ready = [self._await_ready(worker) for worker in self.workers]
        good = any(ready)  # one that died meanwhile is replaced; where none begins, none ever will
        while good and not self.is_stopping:
            self._replace_dead()
            if self.is_to_restart:
                self.is_to_restart = False
                self._restart_all()
            time.sleep(LOOK)
        for worker in self.workers:
            worker.stop()
        for worker in self.workers:
            worker.wait()
        return 0 if good else 1

    def _on_stop(self, *_: object) -> None:
        self.is_stopping = True

    def _on_restart(self, *_: object) -> None:
        self.is_to_restart = True

    def _start(self) -> Worker:
        worker = Worker(self.settings, self.listening)
        log.info("a process starts", extra={"worker": worker.process.pid})
        return worker

    def _await_ready(self, worker: Worker) -> bool:
        while not self.is_stopping and worker.process.poll() is None:
            if worker.is_ready():
                return True
            if time.monotonic() - worker.started > READY_SECONDS:
                break
            time.sleep(LOOK)
        return self.is_stopping

    def _replace_dead(self) -> None:
        for worker in [each for each in self.workers if each.process.poll() is not None]:
            log.error("a process died", extra={"worker": worker.process.pid, "code": str(worker.process.returncode)})
            self.workers.remove(worker)
            worker.wait()
            self._bury(worker)
            if time.monotonic() - worker.started < 1:
                time.sleep(1)  # one that cannot begin is not tried without end
            self.workers.append(self._start())

    def _bury(self, worker: Worker) -> None:
        """Its tables are free: it is dead for certain, so nobody has to wait for its lease to end."""
        engine = open_engine(self.settings.url)
        try:
            with engine.connect() as connection:
                bury(connection, worker.name)
        except Exception as trouble:
            log.warning("a dead process could not be buried", extra={"trouble": type(trouble).__name__})
        finally:
            engine.dispose()

    def _restart_all(self) -> None:
        """One after another: a new one serves before an old one stops, so that somebody always does."""
        for old in list(self.workers):
            new = self._start()
            if not self._await_ready(new):
                log.error("a new process does not begin; the old ones stay", extra={"worker": new.process.pid})
                new.stop()
                new.wait()
                return
            self.workers[self.workers.index(old)] = new
            old.stop()
            old.wait()
        log.info("every process was replaced")


def serve_worker(listening: int, telling: int) -> int:
    """The life of one process."""
    from tokonoma.server import logs
    from tokonoma.server.serve import serve_on

    logs.start()
    line = sys.stdin.buffer.readline()
    settings = msgspec.json.decode(line, type=Settings, dec_hook=lambda kind, value: Path(value))
    addresses.share(settings.visitors)
    threading.Thread(target=stop_with_parent, daemon=True).start()

    def say_ready() -> None:
        with suppress(BrokenPipeError):
            os.write(telling, READY)
        os.close(telling)

    with socket.socket(fileno=listening) as shared:
        return serve_on(settings, shared, say_ready)


def stop_with_parent() -> None:
    """Stop when the process that started this one is gone: nobody would replace it, or stop it."""
    os.read(0, 1)  # nothing comes; it ends when the other side does
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(serve_worker(int(sys.argv[1]), int(sys.argv[2])))
