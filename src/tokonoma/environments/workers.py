"""The threads of a batch: who plays which games, and how they come and go. What they do is `kernel/sharing.py`."""

import os
from threading import Thread
from typing import Any

import numpy as np

LEAST_PIECE = 8  # games that a thread takes at a time
PIECES = 16  # of each thread's stretch, where it is long enough
PATIENCE = 2000  # looks, some tens of microseconds, before a thread that waits falls asleep


class Workers:
    """Threads that play a batch together: the caller's own and some that wait for it."""

    def __init__(self, sharing: Any, lanes: list[Any], games: int) -> None:
        """Start a thread for every lane but the first, which is the caller's."""
        self.sharing = sharing
        self.locks = [sharing.new_lock() for _ in lanes]
        workers = [sharing.Worker(lane) for lane in lanes]
        cells = shared_cells(sharing.WORKERS + 2 * sharing.APART * len(lanes))
        is_native = isinstance(self.locks[0], int)
        for number, worker in enumerate(workers):
            worker.number, worker.workers, worker.games = number, len(lanes), games
            worker.piece, worker.pieces = pieces_of(games, len(lanes))
            worker.patience = PATIENCE if len(lanes) <= free_cores() else 0
            worker.cells = cells if is_native else cells.tolist()
            worker.locks = np.array(self.locks, np.int64) if is_native else self.locks
        self.caller = workers[0]
        self.threads = [Thread(target=each.serve, name="batch", daemon=True) for each in workers[1:]]
        for thread in self.threads:
            thread.start()

    def dismiss(self) -> None:
        """End the threads, and wait until they have; the caller can go on alone."""
        self.caller.stop()
        for thread in self.threads:
            thread.join()
        self.threads = []

    def free(self) -> None:
        """End the threads for good, when nobody will call any more."""
        self.dismiss()
        for lock in self.locks:
            self.sharing.let_go(lock)
        self.locks = []


def pieces_of(games: int, lanes: int) -> tuple[int, int]:
    """The games of a piece, and how many pieces there are."""
    piece = max(LEAST_PIECE, -(-games // (lanes * PIECES)))
    return piece, -(-games // piece)


def shared_cells(n: int) -> Any:
    """A row of noughts that begins with a cache line."""
    room = np.zeros(n + 8, np.int64)
    first = -(room.ctypes.data // 8) % 8
    return room[first : first + n]


def free_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
