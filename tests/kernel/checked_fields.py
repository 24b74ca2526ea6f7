"""Fields that refuse what C would take in silence: a number their C type cannot hold, and an index below nought."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tokonoma.kernel import native
from tokonoma.kernel.raw import layout

RANGES = {
    "c_i8": range(-(2**7), 2**7),
    "c_i16": range(-(2**15), 2**15),
    "int": range(-(2**31), 2**31),
    "bint": range(2),
    "int64_t": range(-(2**63), 2**63),
    "uint64_t": range(2**64),
}


class WouldDiffer(Exception):
    """Compiled rules would have done something else here."""


class Row(list[Any]):
    """A list that knows the C type of its numbers."""

    def __init__(self, c: str, values: list[Any]) -> None:
        super().__init__(checked(c, each) for each in values)
        self.c = c

    def __getitem__(self, index: Any) -> Any:
        refuse_negative(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        refuse_negative(index)
        super().__setitem__(index, checked(self.c, value))


def refuse_negative(index: Any) -> None:
    if isinstance(index, int) and index < 0:
        raise WouldDiffer(f"an index of {index}")


def checked(c: str, value: Any) -> Any:
    """The value, where a field of the C type can hold it; a list becomes a Row."""
    if isinstance(value, list):
        return Row(c, value)
    if c in RANGES and value not in RANGES[c]:
        raise WouldDiffer(f"{value} in a {c}")
    if c in RANGES and not isinstance(value, int):
        raise WouldDiffer(f"{value!r}, a float, in a {c}")
    return value


def in_a_checked_box(board: Any) -> Any:
    """A copy of a board from source over a checked copy of its box; made, and used, while fields are checked."""
    kind: Any = type(board)
    found, box = kind.__new__(kind), type(board.box)()
    for name in layout(type(box)):
        setattr(box, name, getattr(board.box, name))
    found.notes = None
    found.copy_from(board)
    found.box = box
    return found


@contextmanager
def checked_fields() -> Iterator[None]:
    """Let everything that runs from source have checked fields meanwhile."""
    fields = native.plain("tokonoma.kernel.contract").Fields

    def set_checked(owner: Any, name: str, value: Any) -> None:
        shape = layout(type(owner)).get(name)
        object.__setattr__(owner, name, checked(shape.c, value) if shape else value)

    fields.__setattr__ = set_checked
    try:
        yield
    finally:
        del fields.__setattr__
