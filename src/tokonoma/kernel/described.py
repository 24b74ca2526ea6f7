"""Parts of views that were described before: most moves leave most of a table as it was, for every audience alike.

A part may be kept only by everything it is made from, read from a board that was cut for its audience: then whoever is
shown it could have worked it out. Nobody changes a part once it is made.
"""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Part = TypeVar("Part")
MOST = 4096


class Described:
    """Described parts by what they were made from; when there are too many, all are forgotten."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._parts: dict[Hashable, Any] = {}
        self.known = self._parts.get  # a part as it was described before, or None: for loops over many

    def part(self, made_from: Hashable, describe: Callable[..., Part], *given: Any) -> Part:
        """A part as it was described before, or described now from what is given."""
        found: Part | None = self._parts.get(made_from)
        return self.new(made_from, describe, *given) if found is None else found

    def new(self, made_from: Hashable, describe: Callable[..., Part], *given: Any) -> Part:
        """A part that is described now, and kept."""
        if len(self._parts) >= self._most:
            self._parts.clear()
        found = self._parts[made_from] = describe(*given)
        return found
