"""Tokonoma: four board games, to play, to study, and to use from Python at native speed."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.library import GAMES, Game, game, replay
from tokonoma.kernel.numbered import Mark
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State

if TYPE_CHECKING:
    from tokonoma import bots
    from tokonoma.analysis import Judged
    from tokonoma.environments.batch import Batch

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "GAMES",
    "Game",
    "Mark",
    "Refusal",
    "State",
    "__version__",
    "analyse",
    "batch",
    "bots",
    "game",
    "replay",
]


def analyse(record: Any, playouts: int = 2000, seat: int | None = None, **settings: Any) -> "Iterator[Judged]":
    """Judge a record's decisions one after another, as they are found; see `tokonoma.analysis.analyse`."""
    from tokonoma.analysis import analyse

    return analyse(record, playouts, seat, **settings)


def batch(
    name: str, n: int, seats: int | None = None, options: Mapping[str, str] | None = None, **settings: Any
) -> "Batch":
    """N games side by side, played by NumPy arrays without Python's lock; see `tokonoma.environments.batch.Batch`."""
    from tokonoma.environments.batch import Batch

    return Batch(name, n, seats, options, **settings)


def __getattr__(name: str) -> Any:
    """`tokonoma.bots`, imported when it is first used."""
    if name == "bots":
        from importlib import import_module

        return import_module("tokonoma.bots")
    raise AttributeError(f"module 'tokonoma' has no attribute {name!r}")
