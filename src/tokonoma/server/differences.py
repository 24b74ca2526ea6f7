"""What changed between two views of one audience: the patches that `patches.py` tells of and applies.

Every part of every view is compared, so this is compiled like the rules.
"""

from typing import Any

from msgspec import UNSET, Raw, Struct
from msgspec.json import encode

from tokonoma.kernel.rulebook import Json, ViewPart
from tokonoma.kernel.typed import python

Keys = tuple[Any, ...]  # of an object, in order; those of an object inside follow its key in a tuple
MOST = 4096  # rows, and patches of pairs of parts, that are kept
FEW = 12  # objects that are not worth a table of rows
SHARED = ("table", "scores")  # the parts of a view that several audiences may have from one description
FIELDS = dict[Any, Any]()  # the fields of every kind of value; None for one that is no struct
AGAIN = set[Any]()  # those that come again


@python
def difference(old: Any, new: Any) -> Any:
    """The patch that makes a value of an earlier one; structs are taken for the objects they travel as."""
    found = changes(old, new)
    return {} if found is None else found


@python
def changes(old: Any, new: Any) -> Any:
    """The patch that makes a value of an earlier one; None where nothing changed."""
    if old is new:
        return None
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if kind is dict:
        return object_changes(old, new)
    if kind is list:
        return list_changes(old, new)
    fields = fields_of(kind)
    if fields is not None:
        return struct_changes(old, new, fields)
    return None if old == new else [new]


@python
def fields_of(kind: Any) -> Any:
    """The names of a struct's fields, found once for every kind."""
    if kind in FIELDS:
        return FIELDS[kind]
    if issubclass(kind, ViewPart) and kind.comes_again:
        AGAIN.add(kind)
    fields = FIELDS[kind] = kind.__struct_fields__ if issubclass(kind, Struct) else None
    return fields


@python
def struct_changes(old: Any, new: Any, fields: Any, parts: Any = None) -> Any:
    """What changed in a struct; a field that is not set does not travel, and one newly set would lose its place.

    Parts that several audiences share are compared once, where they are handed in.
    """
    found: Json = {}
    for name in fields:
        before = getattr(old, name)
        now = getattr(new, name)
        if before is now:
            continue
        if before is UNSET:
            return [new]
        patch = [] if now is UNSET else changes(before, now) if parts is None else parts.changes(before, now)
        if patch is not None:
            found[name] = patch
    return found or None


@python
def object_changes(old: Any, new: Any) -> Any:
    """What changed in an object; one whose keys would come in another order travels whole."""
    if len(old) != len(new) or list(old) != list(new):
        return changes_of_keys(old, new)
    found: Json = {}
    for key, now in new.items():
        before = old[key]
        if before is now:
            continue
        patch = changes(before, now)
        if patch is not None:
            found[key] = patch
    return found or None


@python
def changes_of_keys(old: Any, new: Any) -> Any:
    """What changed in an object some of whose keys did."""
    kept = [key for key in old if key in new]
    if list(new)[: len(kept)] != kept:
        return [new]
    found: Json = {}
    for key, now in new.items():
        patch = changes(old[key], now) if key in old else [now]
        if patch is not None:
            found[key] = patch
    for key in old:
        if key not in new:
            found[key] = []
    return found


@python
def list_changes(old: Any, new: Any) -> Any:
    """What changed in a list: single places where its length stayed, else all between its first and last change."""
    length = len(new)
    if len(old) != length:
        return stretch(old, new)
    found: Json = {}
    for place in range(length):
        before = old[place]
        now = new[place]
        if before is now:
            continue
        kind = type(now)
        patch = PAIRS.changes(before, now) if fields_of(kind) and kind in AGAIN else changes(before, now)
        if patch is not None:
            found[str(place)] = patch
    return found or None


@python
def stretch(old: Any, new: Any) -> Any:
    """What was replaced between the first and the last change of a list whose length changed."""
    shorter = min(len(old), len(new))
    first = 0
    while first < shorter and old[first] == new[first]:
        first += 1
    after = 0
    while after < shorter - first and old[len(old) - 1 - after] == new[len(new) - 1 - after]:
        after += 1
    return [first, len(old) - first - after, new[first : len(new) - after]]


class Pairs:
    """The patches between two parts of a view that come again, in one table or another, encoded once."""

    @python
    def __init__(self) -> None:
        self.kept: dict[tuple[int, int], tuple[Any, Any, Raw | None]] = {}  # by identity, so both parts are kept alive

    @python
    def changes(self, old: Any, new: Any) -> Any:
        """The patch that makes a part of an earlier one, as it travels; None where nothing changed."""
        key = (id(old), id(new))
        kept = self.kept.get(key)
        if kept is None:
            if len(self.kept) >= MOST:
                self.kept.clear()
            kept = self.kept[key] = (old, new, as_sent(changes(old, new)))
        return kept[2]


PAIRS = Pairs()


@python
def as_sent(patch: Any) -> Any:
    """A patch as it travels; None for none."""
    return None if patch is None else Raw(encode(patch))


class Parts:
    """The patches of parts that several audiences share, made once; for as long as one update is told."""

    @python
    def __init__(self, one_for_all: Any) -> None:
        self.one_for_all = one_for_all  # all audiences have one description, so none of its parts is met twice
        self.sent: dict[tuple[int, int], Raw | None] = {}  # by the identity of both, which the views keep alive
        self.found: dict[tuple[int, int], Any] = {}

    @python
    def changes_sent(self, old: Any, new: Any) -> Any:
        """The patch between two descriptions, as it travels; None where nothing changed."""
        key = (id(old), id(new))
        if key not in self.sent:
            fields = fields_of(type(new)) if type(old) is type(new) else None
            is_compared_whole = fields is None or self.one_for_all
            patch = changes(old, new) if is_compared_whole else struct_changes(old, new, fields, self)
            self.sent[key] = as_sent(patch)
        return self.sent[key]

    @python
    def changes(self, old: Any, new: Any) -> Any:
        """What changed in a part of a description: where something is hidden, the same for most audiences."""
        key = (id(old), id(new))
        if key not in self.found:
            self.found[key] = changes(old, new)
        return self.found[key]


class Rows:
    """Lists of objects as rows; an object that is handed in again, as offers that are kept are, is encoded once."""

    @python
    def __init__(self) -> None:
        self.kept: dict[int, tuple[Json, Keys, Raw]] = {}  # by the identity of the object, which is kept alive
        self.keys: dict[Keys, Keys] = {}  # so that the same keys are one tuple

    @python
    def as_rows(self, values: Any) -> Any:
        """The patch to a new list of objects: the keys of the first one, and a row for all that have the same."""
        if len(values) <= FEW:
            return [values]
        first = None
        rows: list[Any] = []
        kept: dict[Any, Any] = self.kept
        for value in values:
            row = kept.get(id(value))
            if row is None:
                row = self.new_row(value)
            if first is None:
                first = row[1]
            rows.append(row[2] if row[1] is first else value)
        return [first, rows]

    @python
    def new_row(self, value: Any) -> Any:
        """An object as a row: its values encoded in the order of its keys."""
        if len(self.kept) >= MOST:
            self.kept.clear()
            self.keys.clear()
        cells: list[Any] = []
        keys = flattened(value, cells)
        row = self.kept[id(value)] = (value, self.keys.setdefault(keys, keys), Raw(encode(cells)))
        return row


@python
def flattened(value: Any, cells: Any) -> Any:
    """Write the values of an object, and of objects in it, in a row; return their keys.

    The keys of an object inside are a tuple: its own key, then those in it.
    """
    keys: list[Any] = []
    for key, part in value.items():
        if type(part) is dict:
            keys.append((key, *flattened(part, cells)))
        else:
            keys.append(key)
            cells.append(part)
    return tuple(keys)


OFFERED = Rows()


@python
def view_changes(old: Any, new: Any, parts: Parts, is_short: Any) -> Any:
    """What changed between two views of one audience; where it shall be short, offers come as rows."""
    found: Json = {}
    for name in fields_of(type(new)):
        before = getattr(old, name)
        now = getattr(new, name)
        if before is now:
            continue
        if name in SHARED:
            patch = parts.changes_sent(before, now)
        elif is_short and name == "legal":
            patch = None if before == now else OFFERED.as_rows(now)
        else:
            patch = changes(before, now)
        if patch is not None:
            found[name] = patch
    return found
