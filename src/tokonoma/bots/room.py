"""Room for the numbers of a tree that nobody knows the size of."""

from array import array
from mmap import mmap
from typing import Any

FIRST_ROOM = 4096  # nodes


def roomier(kind: str, old: Any, used: int, capacity: int) -> Any:
    """A larger array of zeros that begins with the used part of an old one; what is not written to takes no memory."""
    size = capacity * array(kind).itemsize
    room: Any = memoryview(bytearray(size) if capacity <= FIRST_ROOM else mmap(-1, size))
    fresh = room.cast(kind)
    fresh[:used] = memoryview(old)[:used]
    return fresh
