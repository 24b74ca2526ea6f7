"""Numbers that several threads read and change at once, and locks to sleep at. `cells.pxd` is the C twin.

Uncompiled, games are played by one thread, so plain reading and writing is enough.
"""

from threading import Lock
from typing import Any


def load(cells: Any, i: int) -> int:
    """The number in a cell."""
    return cells[i]  # type: ignore[no-any-return]


def store(cells: Any, i: int, value: int) -> None:
    """Write a cell, after everything that was written before."""
    cells[i] = value


def swap(cells: Any, i: int, value: int) -> int:
    """Write a cell; return what was there."""
    before: int = cells[i]
    cells[i] = value
    return before


def swap_if(cells: Any, i: int, expected: int, value: int) -> bool:
    """Write a cell if it holds what is expected; say whether."""
    is_as_expected: bool = cells[i] == expected
    if is_as_expected:
        cells[i] = value
    return is_as_expected


def take(cells: Any, i: int, n: int) -> int:
    """Subtract from a cell; return what was there."""
    before: int = cells[i]
    cells[i] = before - n
    return before


def rest() -> None:
    """Tell the processor that this thread only waits for a cell."""


def make_lock() -> Any:
    """A lock that is taken; in C its address. Whoever makes it frees it."""
    lock = Lock()
    lock.acquire()
    return lock


def sleep_at(lock: Any) -> None:
    """Sleep until somebody opens the lock, and take it."""
    lock.acquire()


def open_lock(lock: Any) -> None:
    """Let whoever sleeps at a lock go on, or the next one who would."""
    lock.release()


def free_lock(lock: Any) -> None:
    """Give back what a lock is made of; nobody may sleep there."""
