"""A backup as a file: the same for every kind of store, and able to tell whether it is whole.

It is compressed by gzip and holds a JSON document a line. The first names the program and the step of the store's
migrations; then, for each SQL table, comes one line with its name and columns and one for each of its rows; the last
line counts the rows and carries the SHA-256 of every line before it.
"""

import gzip
import os
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct

from tokonoma import __version__
from tokonoma.kernel.progress import Advance, silence
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import sql_tables

FORMAT = 1
AT_ONCE = 1 << 20  # bytes of the file read between two looks at how far it is
LEVEL = 6  # of compression: higher ones take far longer for little
CARRIED = (  # in an order in which every row finds the rows it refers to
    sql_tables.tables,
    sql_tables.seats,
    sql_tables.keys,
    sql_tables.entries,
    sql_tables.lines,
    sql_tables.analyses,
    sql_tables.records,
    sql_tables.sheets,
)
LEFT_OUT = (sql_tables.leases, sql_tables.members)  # which process serves what, now: nothing of it holds later
DAMAGED = (EOFError, OSError, UnicodeDecodeError, zlib.error, msgspec.DecodeError, msgspec.ValidationError)


class Header(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a backup says of itself."""

    tokonoma_backup: int
    program: str
    step: str
    made: str


class Columns(Struct, forbid_unknown_fields=True, kw_only=True):
    """The SQL table that the rows below belong to, and the order of their values."""

    name: str
    columns: list[str]


class Seal(Struct, forbid_unknown_fields=True, kw_only=True):
    """The end of a backup."""

    rows: dict[str, int]
    sha256: str


class BackupWriter:
    """Writes lines, counting rows and remembering all bytes in a checksum."""

    def __init__(self, file: IO[bytes], step: str) -> None:
        self._file = file
        self._sum = sha256()
        self.rows: Counter[str] = Counter()
        self._name = ""
        made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        self._line(Header(tokonoma_backup=FORMAT, program=__version__, step=step, made=made))

    def begin(self, name: str, columns: list[str]) -> None:
        """The rows of an SQL table follow."""
        self._name = name
        self.rows[name] = 0
        self._line(Columns(name=name, columns=columns))

    def row(self, values: list[Any]) -> None:
        """One row."""
        self.rows[self._name] += 1
        self._line(values)

    def end(self) -> None:
        """Seal what was written."""
        self._file.write(msgspec.json.encode(Seal(rows=dict(self.rows), sha256=self._sum.hexdigest())) + b"\n")

    def _line(self, value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        self._sum.update(line)
        self._file.write(line)


@contextmanager
def whole_file(path: Path) -> Iterator[IO[bytes]]:
    """A file for its owner's eyes that appears under its name when all of it is on the disk, and not before."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)  # one that a killed command left behind
    try:
        with open(part, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
        sync_folder(path.parent)
    finally:
        part.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Have a file's name on the disk too, where the system knows how."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


@contextmanager
def new_backup(path: Path, step: str) -> Iterator[BackupWriter]:
    """A backup to be written; it is there when this ends, or not at all."""
    with whole_file(path) as file, gzip.GzipFile(fileobj=file, mode="wb", compresslevel=LEVEL, filename="") as packed:
        writer = BackupWriter(packed, step)  # type: ignore[arg-type]
        yield writer
        writer.end()


def check_backup(path: Path, advance: Advance = silence) -> tuple[Header, dict[str, int]]:
    """Read a whole backup and compare its checksum; refuses one that is damaged, cut off or none at all."""
    try:
        return read_whole(path, advance)
    except FileNotFoundError:
        raise Refusal("cannot_open", f"there is no file {path}") from None
    except DAMAGED as no:
        why = str(no).splitlines()[0] if str(no) else type(no).__name__
        raise Refusal("cannot_open", f"{path} is no whole backup: {why}") from None


def read_whole(path: Path, advance: Advance) -> tuple[Header, dict[str, int]]:
    """The header and the numbers of rows of a backup whose checksum is right; `advance` hears of the file's bytes."""
    total, rows, name, last = sha256(), Counter[str](), "", b""
    advance(0, total=path.stat().st_size)
    with path.open("rb") as packed, gzip.open(packed) as file, counted_bytes(packed, advance) as look:
        first = file.readline()
        header = msgspec.json.decode(first, type=Header)
        if header.tokonoma_backup != FORMAT:
            raise OSError(f"its format is {header.tokonoma_backup}, and this program reads {FORMAT}")
        total.update(first)
        for line in file:
            if last:
                total.update(last)
                name = count(last, name, rows)
                look()
            last = line
    seal = msgspec.json.decode(last, type=Seal)
    if seal.sha256 != total.hexdigest() or seal.rows != rows:
        raise OSError("its checksum is wrong")
    return header, dict(rows)


@contextmanager
def counted_bytes(file: IO[bytes], advance: Advance) -> Iterator[Callable[[], None]]:
    """A function to call now and then, which tells how many bytes of a file were read since; the last at the end."""
    told = 0

    def look(least: int = AT_ONCE) -> None:
        nonlocal told
        if (read := file.tell() - told) >= least:
            told += read
            advance(read)

    yield look
    look(1)


def count(line: bytes, name: str, rows: Counter[str]) -> str:
    """Count a row; the name of the SQL table that the next one belongs to."""
    if line.startswith(b"{"):
        name = msgspec.json.decode(line, type=Columns).name
        rows[name] = 0
    else:
        rows[name] += 1
    return name


def rows_in(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row of a backup that was checked, with the name of its SQL table."""
    sql_table = Columns(name="", columns=[])
    with gzip.open(path) as file:
        next(file)
        for line in file:
            if line.startswith(b"["):
                yield sql_table.name, dict(zip(sql_table.columns, msgspec.json.decode(line), strict=True))
            elif b'"sha256"' not in line:
                sql_table = msgspec.json.decode(line, type=Columns)
