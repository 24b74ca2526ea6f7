"""What a view holds is what its game declares in `view_types.py`, no more and no less; no game is named here."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest

from tests.contract.openings import Opening, openings, walk
from tokonoma import State
from tokonoma.kernel.contract import SPECTATOR
from tokonoma.kernel.rulebook import ViewPart

EVERY = pytest.mark.parametrize("opening", openings(), ids=str)


def declared(opening: Opening) -> type[ViewPart]:
    found: type[ViewPart] = import_module(f"tokonoma.games.{opening.game}.view_types").TableView
    return found


def seen(opening: Opening, seed: int | None) -> Iterator[tuple[State, int | None]]:
    """Every audience, along a random game; without a seed the draws of the set-up are walked through too."""
    state = opening.new(seed)
    for i, _ in enumerate(walk(state, random.Random(7))):
        if i % 11 == 0 or i < 3:
            yield from ((state, audience) for audience in [*range(opening.seats), None])
    yield state, None


@EVERY
@pytest.mark.parametrize("seed", [7, None])
def test_a_table_has_the_declared_fields_and_types(opening: Opening, seed: int | None) -> None:
    for state, audience in seen(opening, seed):
        table: Any = state.view(audience)["table"]
        assert msgspec.to_builtins(msgspec.convert(table, declared(opening))) == table


@EVERY
def test_python_callers_and_the_wire_get_the_same_table(opening: Opening) -> None:
    for state, audience in seen(opening, 8):
        board = state.seen_by(audience)
        shown = state.rulebook.describe(board, SPECTATOR if audience is None else audience)
        assert msgspec.json.decode(msgspec.json.encode(shown)) == state.view(audience)["table"]


def test_a_wrong_type_or_an_undeclared_field_is_noticed() -> None:
    opening = openings()[0]
    table = opening.new(1).view(None)["table"]
    first = next(iter(table))
    for damaged in (
        table | {"undeclared": 1},
        table | {first: object()},
        {k: v for k, v in table.items() if k != first},
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(damaged, declared(opening))
