"""Events as a game declares them: a number, a name and the parts of its note, all in one line of `events.py`.

    PLACED: Annotated[int, Parts("seat", "element", "path", "space", "tiles")] = 7

The number is a C constant for the rules that `tell` it; the name of the event is the constant's, in small letters; the
parts say what the numbers of the note are. Here a note is read back by that declaration.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, get_args


class Parts:
    """What the numbers of an event's note are, in their order; `name` where the event is not called as its constant."""

    def __init__(self, *parts: str, name: str = "") -> None:
        self.parts = parts
        self.name = name


class Kind(NamedTuple):
    """A kind of event: its name, and the parts of its note."""

    name: str
    parts: tuple[str, ...]


@cache
def kinds_in(module: str) -> dict[int, Kind]:
    """The kinds of events that a module declares, by their numbers."""
    owner = import_module(module)
    found: dict[int, Kind] = {}
    for constant, annotation in owner.__annotations__.items():
        for declared in (note for note in get_args(annotation) if isinstance(note, Parts)):
            found[getattr(owner, constant)] = Kind(declared.name or constant.lower(), declared.parts)
    return found


def read_event(module: str, note: Sequence[int], names: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
    """The event a note stands for: each number under its part's name, in words where the part has names for them."""
    name, parts = kinds_in(module)[note[0]]
    event: dict[str, Any] = {"event": name}
    for place, part in enumerate(parts, 1):
        words = names.get(part)
        event[part] = note[place] if words is None else words[note[place]]
    return event
