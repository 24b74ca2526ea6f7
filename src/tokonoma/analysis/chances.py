"""Turns what a search expects into chances to win.

The values of a search are its judge's: they count a lead besides the victory, and they are a little timid or bold in
each game, and kind to the seat that decides, since the others' answers are averaged over what was tried.
`calibration.json` holds, for each game and number of seats, a map fitted to games that were played to their end
(`benchmarks/calibration.py`): the values are raised to a power, weighed for the seat that decides and by seat where
seats have different roles, and made to add up to one again. Differences between the decisions of one position are
drawn together by a factor, measured by playing out what follows both. Where nothing was measured the values stay.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path

from msgspec import Struct, convert

from tokonoma.kernel.state import State

FITTED = Path(__file__).with_name("calibration.json")
LEAST = 1e-6  # no value is smaller; nought has no logarithm


class ChanceMap(Struct, frozen=True):
    """A fitted map: the power, and weights as logarithms, of the seat that decides and of every seat."""

    power: float
    decides: float
    offsets: list[float]
    positions: int  # it was fitted to
    games: int
    kept: float = 1.0  # of a difference between two decisions, as it shows in games played out after both
    kept_by_role: list[float] = []  # the same for each seat, where seats have different roles
    partners: int = 0  # seats so many places apart win together; 0: each for itself

    def __call__(self, values: Sequence[float], seat: int) -> list[float]:
        """The chances of every seat, `seat` being the one that decides; alone, those to win rather than lose."""
        sides = [*values, 1.0 - values[0]] if len(values) == 1 else values
        weights = [exp(self.offset(each, seat)) * max(value, LEAST) ** self.power for each, value in enumerate(sides)]
        return [weight / sum(weights) for weight in weights[: len(values)]]

    def keeps(self, seat: int) -> float:
        """What is kept of a difference between two decisions of a seat."""
        return self.kept_by_role[seat] if self.kept_by_role else self.kept

    def offset(self, each: int, seat: int) -> float:
        """The weight of a seat while one decides, as a logarithm; what one plays against alone has none."""
        is_deciding = (each - seat) % self.partners == 0 if self.partners else each == seat
        return (self.offsets[each] if each < len(self.offsets) else 0.0) + self.decides * is_deciding


@cache
def fitted_maps() -> dict[str, ChanceMap]:
    """Every map by its name."""
    return convert(json.loads(FITTED.read_text("utf-8")), dict[str, ChanceMap])


def map_name(game: str, seats: int, options: Mapping[str, str]) -> str:
    """What a map is called: gorinto-standard-2."""
    return f"{game}-{options['mode']}-{seats}"


def chances(state: State, seat: int, values: Sequence[float]) -> list[float]:
    """The chance of every seat to win, from the values of a search for the seat to act; ties count by their share."""
    found = fitted_maps().get(map_name(state.rulebook.name, state.seats, state.options))
    return found(values, seat) if found else list(values)


def kept_of_differences(state: State, seat: int) -> float:
    """How much of a difference between two decisions of a seat in one position shows in games that are played out."""
    found = fitted_maps().get(map_name(state.rulebook.name, state.seats, state.options))
    return found.keeps(seat) if found else 1.0
