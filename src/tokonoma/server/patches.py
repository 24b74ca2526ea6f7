"""What changed between two views, to travel in place of the whole; made for one audience from two views of its own.

A patch is one of these:

- `[value]`: the new value, in place of the old one or where there was none;
- `[]`: gone;
- `{"key": patch, …}`: an object, or a list of the same length, in which these parts changed; a list's keys are places;
- `[from, count, [values]]`: a list in which so many values from a place on were replaced by these;
- `[keys, rows]`: a new list of objects, most of which have the same keys (`as_rows`).

An empty object changes nothing. `docs/protocol.md` tells it to whoever writes a client.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from itertools import compress, count
from operator import attrgetter, is_not
from typing import Any, NamedTuple, cast

from msgspec import UNSET, Raw, Struct
from msgspec.json import encode

from tokonoma.kernel.rulebook import ViewPart

Patch = dict[str, Any] | list[Any]
Keys = tuple[Any, ...]  # of an object, in order; an object inside is a tuple: its key, then its own keys
MOST_ROWS = 4096  # and patches, that are kept
FEW = 12  # objects that are not worth a table of rows
PLAIN = frozenset({int, str, bool, float, type(None)})


def difference(old: Any, new: Any) -> Patch:
    """The patch that makes a value of an earlier one; structs are taken for the objects they travel as."""
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if kind is dict:
        return object_difference(old, new)
    if kind is list:
        return list_difference(old, new)
    if issubclass(kind, Struct):
        return struct_difference(old, new)
    return {} if old == new else [new]


def struct_difference(old: Struct, new: Struct, differ: Callable[[Any, Any], Patch] = difference) -> Patch:
    """What changed in a struct; a field that is not set does not travel, and one newly set would lose its place."""
    found: dict[str, Patch] = {}
    kind: Any = type(new)
    values = values_in(kind)
    for name, before, now in other_values(new.__struct_fields__, values(old), values(new)):
        if before != now:  # equal parts are many, and C compares them much faster than what follows
            if before is UNSET:
                return [new]
            found[name] = [] if now is UNSET else [now] if type(now) in PLAIN else differ(before, now)
    return found


def other_values(keys: Iterable[Any], old: Collection[Any], new: Collection[Any]) -> Iterable[tuple[Any, Any, Any]]:
    """Where two rows of values hold different objects: the key, the old value and the new one."""
    return compress(zip(keys, old, new, strict=False), map(is_not, old, new))


@cache
def values_in(kind: Any) -> Callable[[Any], tuple[Any, ...]]:
    """What reads all fields of structs of a kind: quicker than by their names."""
    names = kind.__struct_fields__
    return attrgetter(*names) if len(names) > 1 else lambda value: tuple([getattr(value, name) for name in names])


def object_difference(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    """What changed in an object; one whose keys would come in another order travels whole."""
    if len(old) != len(new) or [*old] != [*new]:
        return difference_of_keys(old, new)
    found: dict[str, Patch] = {}
    for key, before, now in other_values(new, old.values(), new.values()):
        if before != now:
            found[key] = [now] if type(now) in PLAIN else difference(before, now)
    return found


def difference_of_keys(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    """What changed in an object some of whose keys did."""
    kept = [key for key in old if key in new]
    if [*new][: len(kept)] != kept:
        return [new]
    found: dict[str, Patch] = {}
    for key, now in new.items():
        if key not in old:
            found[key] = [now]
        elif (before := old[key]) is not now and before != now:
            found[key] = difference(before, now)
    return found | {key: [] for key in old if key not in new}


def list_difference(old: list[Any], new: list[Any]) -> Patch:
    """What changed in a list: single places where its length stayed, else all between its first and last change."""
    if len(old) == len(new):
        found: dict[str, Patch] = {}
        for place, before, now in other_values(count(), old, new):
            if before != now:
                again = isinstance(now, ViewPart) and now.comes_again
                found[str(place)] = PAIRS.difference(before, now) if again else difference(before, now)
        return found
    shorter = min(len(old), len(new))
    first = next((place for place in range(shorter) if old[place] != new[place]), shorter)
    after = next((n for n in range(shorter - first) if old[-1 - n] != new[-1 - n]), shorter - first)
    return [first, len(old) - first - after, new[first : len(new) - after]]


class Pairs:
    """The patches between two parts of a view that come again, in one table or another, encoded once."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int], tuple[Any, Struct, Raw]] = {}  # by identity, so both are kept alive

    def difference(self, old: Any, new: Struct) -> Patch:
        """The patch that makes a struct of an earlier one, as it travels."""
        key = (id(old), id(new))
        if key not in self._kept:
            if len(self._kept) >= MOST_ROWS:
                self._kept.clear()
            self._kept[key] = (old, new, Raw(encode(difference(old, new))))
        return cast(Patch, self._kept[key][2])


PAIRS = Pairs()


class Row(NamedTuple):
    """An object as a row: the keys it has, and its values encoded in their order."""

    made_from: dict[str, Any]
    keys: Keys
    cells: Raw


class Rows:
    """Lists of objects as rows; an object that is handed in again, as offers that are kept are, is encoded once."""

    def __init__(self) -> None:
        self._kept: dict[int, Row] = {}  # by the identity of the object, which is kept alive with it

    def as_rows(self, values: list[dict[str, Any]]) -> Patch:
        """The patch to a new list of objects: the keys of the first one, and a row for all that have the same."""
        if len(values) <= FEW:
            return [values]
        kept = self._kept
        rows = [kept.get(id(value)) or self._make(value) for value in values]
        keys = rows[0].keys
        return [keys, [row.cells if row.keys == keys else row.made_from for row in rows]]

    def _make(self, value: dict[str, Any]) -> Row:
        if len(self._kept) >= MOST_ROWS:
            self._kept.clear()
        cells: list[Any] = []
        keys = flattened(value, cells)
        row = self._kept[id(value)] = Row(value, keys, Raw(encode(cells)))
        return row


def flattened(value: dict[str, Any], cells: list[Any]) -> Keys:
    """Write the values of an object, and of objects in it, in a row; return their keys."""
    keys: list[Any] = []
    for key, part in value.items():
        if type(part) is dict:
            keys.append((key, *flattened(part, cells)))
        else:
            keys.append(key)
            cells.append(part)
    return tuple(keys)


def unpacked(keys: list[Any], rows: list[Any]) -> list[Any]:
    """Objects from their rows; one that has other keys is there itself."""
    return [object_of(keys, iter(row)) if isinstance(row, list) else row for row in rows]


def object_of(keys: list[Any], cells: Iterator[Any]) -> dict[str, Any]:
    """An object from its keys and a row."""
    return {
        (key if isinstance(key, str) else key[0]): (next(cells) if isinstance(key, str) else object_of(key[1:], cells))
        for key in keys
    }


def patched(old: Any, patch: Any) -> Any:
    """A value as a patch makes it; the earlier one stays as it was, and what did not change is shared with it."""
    if isinstance(patch, list):
        return replaced(old, patch)
    if not patch:
        return old
    if isinstance(old, list):
        copy = list(old)
        for place, change in patch.items():
            copy[int(place)] = patched(old[int(place)], change)
        return copy
    changed = {key: patched(old.get(key), change) for key, change in patch.items() if change != []}
    return {key: value for key, value in (old | changed).items() if patch.get(key) != []}


def replaced(old: Any, patch: list[Any]) -> Any:
    """A value in place of the old one, or a list with some of its values replaced."""
    if len(patch) == 1:
        return patch[0]
    if len(patch) == 2:
        return unpacked(*patch)
    first, count, values = patch
    return [*old[:first], *values, *old[first + count :]]
