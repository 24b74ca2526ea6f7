"""Checking the numbers of a position against the ranges that the annotations of their fields declare.

Native rules check nothing, so a position is let in only after every number that may be an index or a count was looked
at. That is done here for all games; what the numbers must be among themselves is the game's own (`position.py`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from inspect import get_annotations
from operator import attrgetter
from typing import Annotated, Any, TypeVar, get_args, get_origin

from tokonoma.kernel.contract import Board
from tokonoma.kernel.typed import Range

Checked = TypeVar("Checked", bound=Board)


def ranges_of(cls: type) -> dict[str, Range]:
    """The range of every field of a class that declares one, those of its bases first."""
    found: dict[str, Range] = {}
    for each in reversed(cls.__mro__):
        for name, annotation in get_annotations(each, eval_str=True).items():
            declared = range_of(annotation)
            if declared is not None:
                found[name] = declared
    return found


def range_of(annotation: Any) -> Range | None:
    """The range in an annotation: its own, or that of the numbers in its lists."""
    notes = get_args(annotation)[1:] if get_origin(annotation) is Annotated else ()
    for note in reversed(notes):
        if isinstance(note, Range):
            return note
    inner = get_args(annotation)[:1]
    return range_of(inner[0]) if inner else None


def out_of_range(board: Board, ranges: Mapping[str, Range]) -> list[str]:
    """What is wrong with every number that its field cannot hold."""
    found = []
    for name, declared in ranges.items():
        least, greatest = bound(board, declared.least), bound(board, declared.greatest)
        wrong = [number for number in numbers(getattr(board, name)) if not least <= number <= greatest]
        found += [f"{name} cannot be {number}: it goes from {least} to {greatest}" for number in dict.fromkeys(wrong)]
    return found


def bound(board: Board, declared: int | str) -> int:
    """A bound as a number: itself, or what the field it names holds, less what is subtracted there."""
    if isinstance(declared, int):
        return declared
    path, _, less = declared.partition(" - ")
    value = attrgetter(path.removeprefix("-"))(board)
    return (-int(value) if path.startswith("-") else int(value)) - int(less or 0)


def numbers(value: Any) -> Iterator[int]:
    """The numbers in nested lists."""
    if isinstance(value, list):
        for each in value:
            yield from numbers(each)
    else:
        yield value


def first_found(board: Checked, checks: Iterable[Callable[[Checked], Iterable[str]]]) -> list[str]:
    """What the first check finds that finds anything; each may rely on those before it."""
    for check in checks:
        found = list(check(board))
        if found:
            return found
    return []
