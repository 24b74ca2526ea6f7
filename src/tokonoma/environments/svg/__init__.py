"""Tables as SVG, drawn from a view with the pieces of the browser's boards: one module a game."""

from importlib import import_module
from typing import Any

from tokonoma.environments.svg.sheet import Sheet
from tokonoma.kernel import words
from tokonoma.kernel.state import State

WIDE, HIGH = 960, 700  # of every picture


def svg(state: State, seat: int | None = None) -> str:
    """The table as a seat, or a spectator (None), sees it."""
    view: dict[str, Any] = state.view(seat)
    sheet = Sheet(WIDE, HIGH)
    drawing = import_module(f"tokonoma.environments.svg.{state.rulebook.name}")
    drawing.draw(view, words.catalogue(state.rulebook.folder, "en"), sheet)
    return sheet.svg()
