"""Plays games in several processes of this machine, and notices when one of them is ended from outside.

Each process is handed one game at a time through a pipe of its own. There are neither threads nor locks, so Ctrl-C may
come at any moment, and a process that is killed shows at once by its closed pipe.
"""

import signal
import traceback
from collections.abc import Callable, Generator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from tokonoma.arena.plan import Pairing, Plan

Result = dict[str, Any]
Played = Callable[[Plan, Pairing], Result]  # plays one game; a result names at least its pairing's number
PATIENCE = 1.0  # seconds until a process that should end is killed


class ProcessLost(Exception):
    """A process was ended from outside while it played."""


def on_cores(plan: Plan, pairings: list[Pairing], processes: int, play: Played) -> Generator[Result]:
    """Every game's result, as soon as it is there; the processes end with this generator."""
    left = iter(pairings)
    workers = [Worker(plan, play) for _ in range(min(processes, len(pairings)))]
    try:
        busy = {worker.pipe: worker for worker in workers if worker.take(next(left, None))}
        while busy:
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                result = worker.result()
                if not worker.take(next(left, None)):
                    del busy[worker.pipe]
                yield result
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.end()


class Worker:
    """A process that plays, as the process that keeps the results sees it."""

    def __init__(self, plan: Plan, play: Played) -> None:
        context = get_context("spawn")
        self.pipe, its_own = context.Pipe()
        self.process = context.Process(target=work, args=(its_own, plan, play), daemon=True)
        self.process.start()
        its_own.close()  # so that the pipe closes when the process ends

    def take(self, pairing: Pairing | None) -> bool:
        """Let it play a game, where one is left."""
        if pairing is not None:
            with suppress(OSError):  # it has ended; its result says so
                self.pipe.send(pairing)
        return pairing is not None

    def result(self) -> Result:
        """The result of its game; raises what went wrong in it, and ProcessLost where the process is gone."""
        try:
            found = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(PATIENCE)
            raise ProcessLost(f"a process that played was ended from outside{cause(self.process.exitcode)}") from None
        if isinstance(found, BaseException):
            raise found
        result: Result = found
        return result

    def end(self) -> None:
        """End the process."""
        self.process.join(PATIENCE)
        self.process.kill()
        self.process.join()
        self.pipe.close()


def cause(status: int | None) -> str:
    """What is known of why a process ended, for the end of a sentence."""
    if status == -signal.SIGKILL:
        return " (killed, as a system does that is short of memory)"
    return "" if status is None else f" (status {status})"


def work(pipe: Connection, plan: Plan, play: Played) -> None:
    """Play one game after the other until nobody asks for more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is left to the process that keeps the results
    with suppress(EOFError, OSError):
        while True:
            pairing = pipe.recv()
            try:
                found: Any = play(plan, pairing)
            except Exception as trouble:
                trouble.add_note(traceback.format_exc())
                found = trouble
            pipe.send(found)
