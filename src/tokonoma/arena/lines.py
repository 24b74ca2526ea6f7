"""Files of JSON lines that grow while something is played: one process writes at a time, damaged lines are refused.

Only the last line may be torn, as it is where a process was killed while it wrote. It knows nothing of what the lines
say.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

from tokonoma.kernel.refusal import Refusal

try:
    import fcntl as locks
except ImportError:  # not on Windows: there nobody is kept from writing to the same file
    locks = None  # type: ignore[assignment]


class LineFile:
    """An open file of lines that no other process writes to meanwhile."""

    def __init__(self, place: Path) -> None:
        """Open it, and make it where there is none; refuses a place that cannot be written and a file in use."""
        self.place = place
        with told_of(place):
            self.file = opened(place)
        try:
            with told_of(place):
                lock(self.file, place)
                self.content = self.file.read()
        except BaseException:
            self.file.close()
            raise

    def documents(self) -> list[Any]:
        """What its lines say; refuses a damaged one."""
        return read_lines(self.content, self.place)

    def first(self) -> Any:
        """What its first line says; None where that is no document."""
        return read_line(self.content.partition(b"\n")[0])

    def go_on(self) -> None:
        """Take a torn last line away, so that the next one can follow."""
        whole, rest = split(self.content)
        is_torn = read_line(rest) is None
        with told_of(self.place):
            self.file.truncate(len(whole) if is_torn else len(self.content))
            self.file.seek(0, os.SEEK_END)
            self.file.write(b"" if is_torn else b"\n")

    def clear(self) -> None:
        """Begin anew."""
        with told_of(self.place):
            self.file.seek(0)
            self.file.truncate()

    def add(self, document: Any) -> None:
        """Write one line more."""
        with told_of(self.place):
            self.file.write(json.dumps(document).encode() + b"\n")

    def close(self) -> None:
        """Let others write."""
        self.file.close()


def opened(place: Path) -> BinaryIO:
    """The file, for reading and writing, without a buffer."""
    if place.exists() and not place.is_file():
        raise Refusal("not_a_document", f"{place} cannot be written: it is no file", place=str(place))
    place.parent.mkdir(parents=True, exist_ok=True)
    return os.fdopen(os.open(place, os.O_RDWR | os.O_CREAT, 0o666), "r+b", buffering=0)


def lock(file: BinaryIO, place: Path) -> None:
    """Keep other processes from the file until it is closed or this process ends, however it ends."""
    if locks is None:
        return
    try:
        locks.flock(file, locks.LOCK_EX | locks.LOCK_NB)
    except BlockingIOError:
        why = f"another process is writing to {place}; wait until it ends, or name another file with --keep"
        raise Refusal("not_now", why, place=str(place)) from None
    except OSError:
        return  # some network folders have no locks


@contextmanager
def told_of(place: Path) -> Iterator[None]:
    """Refuse what the system does not let be done with a file."""
    try:
        yield
    except OSError as no:
        raise unusable(place, no) from None


def unusable(place: Path, no: OSError) -> Refusal:
    """Why a file cannot be written, in a sentence."""
    return Refusal("not_a_document", f"{place} cannot be written: {no.strerror or no}", place=str(place))


def read_lines(content: bytes, place: Path) -> list[Any]:
    """The documents of a file's lines, without a last line that is torn; refuses any other damaged line."""
    whole, rest = split(content)
    found = [read_line(line) for line in whole.split(b"\n")[:-1]]
    if None in found:
        refuse_line(place, found.index(None) + 1, "is damaged")
    last = read_line(rest)
    return found if last is None else [*found, last]


def split(content: bytes) -> tuple[bytes, bytes]:
    """The whole lines, and what comes after them."""
    end = content.rfind(b"\n") + 1
    return content[:end], content[end:]


def read_line(line: bytes) -> dict[str, Any] | None:
    """The JSON object in a line; None where there is none."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def refuse_line(place: Path, number: int, why: str) -> NoReturn:
    """Refuse a file because of one of its lines."""
    message = f"{place}, line {number} {why}; mend it, or name another file with --keep"
    raise Refusal("damaged_document", message, place=str(place), line=number)
