"""What changed between two views, to travel in place of the whole; made for one audience from two views of its own.

`differences.py` makes patches, and here they are applied.

A patch is one of these:

- `[value]`: the new value, in place of the old one or where there was none;
- `[]`: gone;
- `{"key": patch, …}`: an object, or a list of the same length, in which these parts changed; a list's keys are places;
- `[from, count, [values]]`: a list in which so many values from a place on were replaced by these;
- `[keys, rows]`: a new list of objects, most of which have the same keys.

An empty object changes nothing. `docs/protocol.md` tells it to whoever writes a client.
"""

from collections.abc import Iterator
from typing import Any

Patch = dict[str, Any] | list[Any]


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
