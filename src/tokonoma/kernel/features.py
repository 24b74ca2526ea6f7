"""What the numbers of an observation mean: named features and planes with their ranges, one list per game.

The list is the game's `observing.py`, which writes the numbers natively in the same order.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any


@dataclass(frozen=True)
class Feature:
    """One number, or a plane of them: where it begins in the observation, and what values it may have."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    says: str
    first: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def place(self) -> slice:
        """Where its numbers are in an observation."""
        return slice(self.first, self.first + self.size)


class Schema:
    """Every feature of a game's observations, in order."""

    def __init__(self, declared: Sequence[tuple[str, tuple[int, ...], int, int, str]]) -> None:
        self.features: list[Feature] = []
        for name, shape, low, high, says in declared:
            self.features.append(Feature(name, shape, low, high, says, self._end()))
        self.size = self._end()

    def _end(self) -> int:
        return self.features[-1].place.stop if self.features else 0

    def __iter__(self) -> Iterator[Feature]:
        return iter(self.features)

    def __getitem__(self, name: str) -> Feature:
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> dict[str, Feature]:
        return {feature.name: feature for feature in self.features}

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the greatest value of every number."""
        low = [feature.low for feature in self.features for _ in range(feature.size)]
        return low, [feature.high for feature in self.features for _ in range(feature.size)]

    def read(self, numbers: Any) -> dict[str, Any]:
        """An observation by name: planes keep their shape where the numbers are a NumPy array."""
        found = {}
        for feature in self.features:
            part = numbers[feature.place]
            shaped = part.reshape(feature.shape) if hasattr(part, "reshape") else list(part)
            found[feature.name] = shaped if feature.shape else int(part[0])
        return found

    def __str__(self) -> str:
        lines = [f"{self.size} numbers"]
        for each in self.features:
            where = f"{each.first}" if each.size == 1 else f"{each.first} to {each.place.stop - 1}"
            shape = " x ".join(map(str, each.shape)) or "1"
            lines.append(f"{where:>14}  {each.name:<14} {shape:<8} {each.low:>5} to {each.high:<5} {each.says}")
        return "\n".join(lines)
