"""What C does differently: making room for fields, copying them, dividing. `raw.pxd` is the C twin."""

import sys
from typing import Any

from tokonoma.kernel.typed import Shape, fields

LAYOUTS: dict[type, dict[str, Shape]] = {}


def allocate(owner: Any) -> None:
    """Give every declared field its zeros; in C they are there already."""
    for name, shape in layout(type(owner)).items():
        setattr(owner, name, shape.zeros())


def copy_fields(owner: Any, source: Any) -> None:
    """Make every field of owner equal to source's; in C one memcpy. The notes is nobody's but its board's."""
    for name, shape in layout(type(source)).items():
        if name == "notes":
            continue
        value = getattr(source, name)
        setattr(owner, name, copy_list(value) if shape.lengths else value)


def quotient(a: float, b: float) -> float:
    """A number divided by another that cannot be nought: C does not look, and so may reckon several at a time."""
    return a / b


def address(board: Any) -> Any:
    """What stands for a board in a row of many; in C its address. Whoever keeps it keeps the board too."""
    return board


def row_at(room: Any, first: int) -> Any:
    """The part of a room of 16-bit numbers from a place on, as a row to be written; in C a pointer."""
    return memoryview(room)[first:]


def eight_at(room: Any, place: int) -> int:
    """The eight bytes from a place on as one number; in C they are read at once."""
    return int.from_bytes(memoryview(room)[place : place + 8], sys.byteorder)


def load_fields(owner: Any, source: Any) -> None:
    """`copy_fields` from a board in a row of many."""
    copy_fields(owner, source)


def save_fields(owner: Any, target: Any) -> None:
    """`copy_fields` to a board in a row of many."""
    copy_fields(target, owner)


def layout(cls: type) -> dict[str, Shape]:
    """The fields of a class, looked up once."""
    if cls not in LAYOUTS:
        LAYOUTS[cls] = fields(cls)
    return LAYOUTS[cls]


def copy_list(value: list[Any]) -> list[Any]:
    """A list of the same numbers that shares nothing with the first."""
    return [copy_list(each) for each in value] if isinstance(value[0], list) else value[:]
