"""The two things that C does differently: making room for fields, and copying them. `raw.pxd` is the C twin."""

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


def layout(cls: type) -> dict[str, Shape]:
    """The fields of a class, looked up once."""
    if cls not in LAYOUTS:
        LAYOUTS[cls] = fields(cls)
    return LAYOUTS[cls]


def copy_list(value: list[Any]) -> list[Any]:
    """A list of the same numbers that shares nothing with the first."""
    return [copy_list(each) for each in value] if isinstance(value[0], list) else value[:]
