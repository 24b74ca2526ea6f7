"""What changed between two views, to travel in place of the whole; made for one audience from two views of its own.

A patch is one of these:

- `[value]`: the new value, in place of the old one or where there was none;
- `[]`: gone;
- `{"key": patch, …}`: an object, or a list of the same length, in which these parts changed; a list's keys are places;
- `[from, count, [values]]`: a list in which so many values from a place on were replaced by these.

An empty object changes nothing. `docs/protocol.md` tells it to whoever writes a client.
"""

from typing import Any

from msgspec import UNSET, Struct

Patch = dict[str, Any] | list[Any]


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


def struct_difference(old: Struct, new: Struct) -> Patch:
    """What changed in a struct; a field that is not set does not travel, and one newly set would lose its place."""
    found: dict[str, Patch] = {}
    for name in new.__struct_fields__:
        before, now = getattr(old, name), getattr(new, name)
        if before is not now and before != now:
            if before is UNSET:
                return [new]
            found[name] = [] if now is UNSET else difference(before, now)
    return found


def object_difference(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    """What changed in an object; one whose keys would come in another order travels whole."""
    found: dict[str, Patch] = {}
    if len(old) == len(new):
        for (key, before), (name, now) in zip(old.items(), new.items(), strict=True):
            if key != name:
                return difference_of_keys(old, new)
            if before is not now and before != now:
                found[key] = difference(before, now)
        return found
    return difference_of_keys(old, new)


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
        for place, (before, now) in enumerate(zip(old, new, strict=True)):
            if before is not now and before != now:
                found[str(place)] = difference(before, now)
        return found
    shorter = min(len(old), len(new))
    first = next((place for place in range(shorter) if old[place] != new[place]), shorter)
    after = next((n for n in range(shorter - first) if old[-1 - n] != new[-1 - n]), shorter - first)
    return [first, len(old) - first - after, new[first : len(new) - after]]


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
    first, count, values = patch
    return [*old[:first], *values, *old[first + count :]]
