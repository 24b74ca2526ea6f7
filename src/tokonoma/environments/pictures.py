"""A game as text in colour and as a picture of that text: what `render` gives.

A picture is drawn from the terminal's own drawing of the table, in a fixed-width font that comes with Pillow.
"""

import re
from functools import cache
from typing import Any

import numpy as np

from tokonoma.kernel import words
from tokonoma.kernel.state import State
from tokonoma.terminal.drawing import draw
from tokonoma.terminal.encoding import near_character
from tokonoma.terminal.pen import Pen

WIDTH = 100  # characters in a line
LINES = 48
CELL = (6, 11)  # pixels of a character
PAPER, INK = (252, 248, 238), (35, 31, 26)
ESCAPE = re.compile(r"\x1b\[([\d;]*)m")


def ansi(state: State, seat: int | None = None, colours: int = 256) -> str:
    """The table as a seat, or a spectator (None), sees it: lines with escape codes."""
    pen = Pen("en", words.catalogue(state.rulebook.folder, "en"), {}, colours, WIDTH)
    return "\n".join(draw(state.view(seat), pen))


def rgb_array(state: State, seat: int | None = None) -> Any:
    """The same as a picture: an array of height, width and three colours, always of the same size."""
    from PIL import Image, ImageDraw

    picture = Image.new("RGB", (WIDTH * CELL[0], LINES * CELL[1]), PAPER)
    pen = ImageDraw.Draw(picture)
    for row, line in enumerate(ansi(state, seat, colours=1 << 24).splitlines()[:LINES]):
        column, ink, ground = 0, INK, None
        for text, codes in pieces(line):
            for character in text:
                place = (column * CELL[0], row * CELL[1])
                if ground is not None:
                    pen.rectangle([place, (place[0] + CELL[0] - 1, place[1] + CELL[1] - 1)], fill=ground)
                pen.text(place, character, fill=ink, font=font())
                column += 1
            ink, ground = coloured(codes, ink, ground)
    return np.asarray(picture)


@cache
def font() -> Any:
    """A font with characters of one width."""
    from PIL import ImageFont

    return ImageFont.load_default_imagefont()


def pieces(line: str) -> list[tuple[str, str]]:
    """The stretches of a line, each in characters the font has, with the escape code that follows it."""
    parts = ESCAPE.split(line)
    texts = ["".join(map(drawable, text)) for text in parts[::2]]
    return list(zip(texts, [*parts[1::2], ""], strict=True))


def drawable(character: str) -> str:
    """One character that the font has, as near as can be."""
    return character if " " <= character <= "~" else near_character(character)[:1]


def coloured(codes: str, ink: Any, ground: Any) -> tuple[Any, Any]:
    """The ink and the ground after an escape code."""
    numbers = [int(each) for each in codes.split(";") if each]
    if not numbers or numbers == [0]:
        return (ink, ground) if codes == "" and not numbers else (INK, None)
    while numbers:
        code = numbers.pop(0)
        if code in (38, 48) and numbers[:1] == [2] and len(numbers) >= 4:
            colour, numbers = tuple(numbers[1:4]), numbers[4:]
            ink, ground = (colour, ground) if code == 38 else (ink, colour)
    return ink, ground
