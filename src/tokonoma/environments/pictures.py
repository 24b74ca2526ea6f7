"""A game as text in colour and as a picture: what `render` gives."""

import io
from typing import Any

import numpy as np

from tokonoma.environments.svg import svg
from tokonoma.environments.svg.sheet import FONT
from tokonoma.kernel import words
from tokonoma.kernel.state import State
from tokonoma.terminal.drawing import draw
from tokonoma.terminal.pen import Pen

WIDTH = 100  # characters in a line


def ansi(state: State, seat: int | None = None, colours: int = 256) -> str:
    """The table as a seat, or a spectator (None), sees it: lines with escape codes."""
    pen = Pen("en", words.catalogue(state.rulebook.folder, "en"), {}, colours, WIDTH)
    return "\n".join(draw(state.view(seat), pen))


def rgb_array(state: State, seat: int | None = None) -> Any:
    """The same as a picture: an array of height, width and three colours, always of the same size."""
    from PIL import Image

    return np.asarray(Image.open(io.BytesIO(png(state, seat))).convert("RGB"))


def png(state: State, seat: int | None = None) -> bytes:
    """The table as a PNG file, drawn by resvg with our own font alone: alike on every machine."""
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg(state, seat), skip_system_fonts=True, font_files=[str(FONT)]))
