"""The pictures of the rules at a terminal: the same positions as on the page, drawn as a table is."""

from typing import Any

from tokonoma.lessons.figures import Figure, caption, figures, state_of
from tokonoma.terminal.drawing import drawer
from tokonoma.terminal.pen import Pen, block_width

GAP = 3


def pictures(name: str, pen: Pen) -> dict[str, list[str]]:
    """The lines below each paragraph that has a picture, by its number."""
    found: dict[str, list[str]] = {}
    for figure in figures(name):
        found.setdefault(figure.rule, []).extend(picture(name, figure, pen))
    return found


def picture(name: str, figure: Figure, pen: Pen) -> list[str]:
    """One picture with what is said below it."""
    state = state_of(name, figure)
    view: dict[str, Any] = state.view(figure.seat)
    parts = [drawn(name, view, part, pen) for part in figure.show]
    fits = sum(map(block_width, parts)) + GAP * (len(parts) - 1) <= pen.width
    lines = pen.beside(parts, gap=GAP) if fits else [line for part in parts for line in part]
    return ["", *lines, *(pen.dim(line) for line in pen.wrap(caption(figure, state)[pen.language], pen.width)), ""]


def drawn(name: str, view: dict[str, Any], part: str, pen: Pen) -> list[str]:
    """A part of a game's table; the whole of it where the game does not draw parts."""
    draw_part = getattr(drawer(name), "part", None)
    lines: list[str] = draw_part(view, part, pen) if draw_part else drawer(name).draw(view, pen)
    return lines
