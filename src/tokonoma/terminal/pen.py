"""The pen every table is drawn with: pigments, widths, columns, boxes and the words of the reader's language.

A drawing is a list of lines. A line may hold escape codes; every measure here (`width_of`, `fit`, `beside`, `box`)
ignores them and counts wide characters as two. Without colour `paint` gives back the text as it is, so a drawing must
be readable without: a letter or a shape beside every colour.

    pen.paint("火", "shu")                     a pigment as ink
    pen.paint(" 4 ", ground="ai", bold=True)   light ink on a pigment
    pen.dim("empty"), pen.lit("b3")            second ink; ground one may choose
    pen.words("element.fire")                  a message of the game's catalogue, or of the terminal's own
    pen.seat(1)                                a seat's mark and name in its colour
    pen.beside([lines, lines], gap=3)          blocks side by side
    pen.box(lines, title="Winter")             a frame
"""

import os
import sys
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TextIO

from tokonoma.kernel import words
from tokonoma.kernel.refusal import Refusal
from tokonoma.terminal.widths import block_width, cut, join_columns, width_of

RESET = "\x1b[0m"
NARROWEST, WIDEST, USUAL = 40, 160, 80

# The pigments of the look, twice: as ink (middle tones that read on dark and on light) and as ground under light ink.
INKS = {
    "ai": 0x5482C8,  # indigo
    "shu": 0xD4563B,  # vermilion
    "koke": 0x728F42,  # moss
    "odo": 0xB4822C,  # ochre
    "ume": 0xAD63A1,  # plum
    "seiji": 0x4C958A,  # celadon
    "sakura": 0xCF668A,  # cherry
    "moegi": 0x86932A,  # young leaf
    "kaki": 0xCB7430,  # persimmon
    "cha": 0x9A7755,  # tea brown
    "nezu": 0x7F8693,  # mouse grey
    "kuro": 0x6F7A90,  # lamp black
    "matsu": 0x4B8F71,  # pine
    "fuji": 0x8F6CBD,  # wisteria
}
GROUNDS = {
    "ai": 0x26456F,
    "shu": 0xB92A1D,  # a little redder than on paper: among 256 colours it would be ochre
    "koke": 0x4F6A2C,
    "odo": 0xA1680F,
    "ume": 0x6F2F61,
    "seiji": 0x3B7A70,
    "sakura": 0xB84A70,
    "moegi": 0x6D7D12,
    "kaki": 0xC05A12,
    "cha": 0x6B4A2F,
    "nezu": 0x66686B,
    "kuro": 0x2B2926,
    "matsu": 0x2D5A45,
    "fuji": 0x65407F,
}
LIGHT_INK, DARK_INK, LIT = 0xFCF8EE, 0x231F1A, 0xF2D38A
CUBE = (0, 95, 135, 175, 215, 255)  # the steps of a terminal's 256 colours

SEAT_COLOURS = ("ai", "kaki", "koke", "ume", "seiji", "cha", "sakura", "nezu")
SEAT_MARKS = ("○", "△", "◇", "‖", "+", "^", "□", "=")


class Pen:
    """How one reader is written to: in colour or not, so wide, in this language."""

    def __init__(
        self,
        language: str = "en",
        catalogue: Mapping[str, str] | None = None,
        names: Mapping[int, str] | None = None,
        colours: int = 0,
        width: int = USUAL,
    ) -> None:
        """`colours` is 0, 256 or 2**24; `names` what seats are called, where they have a name."""
        self.language = language
        self.catalogue = dict(own_words(language)) | dict(catalogue or {})
        self.names = dict(names or {})
        self.colours = colours
        self.width = width

    # Ink

    def paint(
        self, text: str, colour: str | None = None, *, ground: str | None = None, bold: bool = False, dim: bool = False
    ) -> str:
        """The text in a pigment, or in light ink on one; unchanged where there is no colour."""
        if not self.colours or not text:
            return text
        codes = ["1"] * bold + ["2"] * dim
        if colour:
            codes.append(self._code(38, INKS[colour]))
        if ground:
            codes += [self._code(38, LIGHT_INK), self._code(48, GROUNDS[ground])]
        return f"\x1b[{';'.join(codes)}m{text}{RESET}" if codes else text

    def dim(self, text: str) -> str:
        """Second ink, for what is not asked about now."""
        return self.paint(text, dim=True)

    def bold(self, text: str) -> str:
        """Heavy ink, for headings and figures that count."""
        return self.paint(text, bold=True)

    def lit(self, text: str) -> str:
        """Dark ink on lit ground: what one may choose."""
        if not self.colours:
            return text
        return f"\x1b[{self._code(38, DARK_INK)};{self._code(48, LIT)}m{text}{RESET}"

    def _code(self, layer: int, rgb: int) -> str:
        red, green, blue = rgb >> 16, rgb >> 8 & 255, rgb & 255
        if self.colours > 256:
            return f"{layer};2;{red};{green};{blue}"
        return f"{layer};5;{16 + 36 * step(red) + 6 * step(green) + step(blue)}"

    # Words

    def words(self, key: str, /, **values: object) -> str:
        """A message of the game's catalogue, or of the terminal's own, with its placeholders filled."""
        return words.say(self.catalogue, key, values, self.language, self.name)

    def refusal(self, refusal: Refusal) -> str:
        """A refusal in the reader's language, where the game or the terminal has a message; else as it was written."""
        for key in (str(refusal.values.get("key", "")), f"refusal.{refusal.code}"):
            if self.knows(key) and words.fields(self.catalogue[key]) <= set(refusal.values):
                return self.words(key, **refusal.values)
        return refusal.message

    def knows(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return key in self.catalogue

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names.get(seat) or self.catalogue["terminal.seat"].replace("{number}", str(seat + 1))

    def mark(self, seat: int) -> str:
        """A seat's mark in its colour."""
        return self.paint(SEAT_MARKS[seat], SEAT_COLOURS[seat], bold=True)

    def seat(self, seat: int) -> str:
        """A seat's mark and name in its colour."""
        return self.paint(f"{SEAT_MARKS[seat]} {self.name(seat)}", SEAT_COLOURS[seat], bold=True)

    # Widths

    def fit(self, text: str, width: int, align: str = "<") -> str:
        """The text padded to a width, "<" left, ">" right, "^" centred; too long a text is cut with an ellipsis."""
        missing = width - width_of(text)
        if missing < 0:
            return cut(text, width)
        before = {"<": 0, ">": missing, "^": missing // 2}[align]
        return " " * before + text + " " * (missing - before)

    def centre(self, lines: Iterable[str]) -> list[str]:
        """Lines as one block in the middle of the page."""
        block = list(lines)
        margin = max(0, (self.width - block_width(block)) // 2)
        return [" " * margin + line if line else line for line in block]

    def wrap(self, text: str, width: int | None = None, indent: str = "") -> list[str]:
        """A plain text as lines no wider than the page; lines after the first are indented."""
        return textwrap.wrap(text, width or self.width, subsequent_indent=indent, break_on_hyphens=False) or [""]

    # Blocks

    def beside(self, blocks: Sequence[Sequence[str]], gap: int = 2) -> list[str]:
        """Blocks side by side, tops aligned; what does not fit the page goes below, in rows."""
        rows: list[list[Sequence[str]]] = []
        room = 0
        for block in blocks:
            wide = block_width(block)
            if rows and wide + gap <= room:
                rows[-1].append(block)
                room -= wide + gap
            else:
                rows.append([block])
                room = self.width - wide
        lines: list[str] = []
        for row in rows:
            lines += ([""] if lines else []) + join_columns(row, gap)
        return lines

    def columns(self, rows: Sequence[Sequence[str]], align: str = "", gap: int = 2) -> list[str]:
        """Rows of cells as aligned columns; `align` has one sign per column, left where it is shorter."""
        count = max((len(row) for row in rows), default=0)
        wide = [max(width_of(row[i]) for row in rows if i < len(row)) for i in range(count)]
        signs = align.ljust(count, "<")
        space = " " * gap
        return [space.join(self.fit(cell, wide[i], signs[i]) for i, cell in enumerate(row)).rstrip() for row in rows]

    def box(self, lines: Sequence[str], title: str = "", colour: str | None = None) -> list[str]:
        """A frame around lines, with a title in its upper edge."""

        def ink(text: str) -> str:
            return self.paint(text, colour, dim=not colour)

        inner = max(block_width(lines), width_of(title) + 2 if title else 0)
        if title:
            top = ink("╭─ ") + title + ink(" " + "─" * (inner - width_of(title) - 1) + "╮")
        else:
            top = ink("╭" + "─" * (inner + 2) + "╮")
        side = ink("│")
        foot = ink("╰" + "─" * (inner + 2) + "╯")
        return [top, *(f"{side} {self.fit(line, inner)} {side}" for line in lines), foot]

    def rule(self, title: str = "") -> str:
        """A line across the page, with a title in it."""
        if not title:
            return self.dim("─" * self.width)
        return self.dim("── ") + title + self.dim(" " + "─" * max(2, self.width - width_of(title) - 4))


def pen_for(
    stream: TextIO | None = None,
    language: str = "en",
    catalogue: Mapping[str, str] | None = None,
    names: Mapping[int, str] | None = None,
) -> Pen:
    """The pen that suits an output: no colour where NO_COLOR is set or nobody looks, its width where it tells one."""
    page = stream or sys.stdout
    return Pen(language, catalogue, names, colours_of(page), width_of_page(page))


def colours_of(stream: TextIO) -> int:
    """How many colours an output can show, as far as one may use them."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return 0
    if not stream.isatty() and not os.environ.get("FORCE_COLOR"):
        return 0
    return 2**24 if os.environ.get("COLORTERM") in ("truecolor", "24bit") else 256


def width_of_page(stream: TextIO) -> int:
    """How many characters a line of an output has; COLUMNS overrules."""
    try:
        columns = int(os.environ.get("COLUMNS") or 0) or os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError):
        columns = USUAL
    return min(max(columns, NARROWEST), WIDEST)


def own_words(language: str) -> Mapping[str, str]:
    """The terminal's own messages."""
    return words.catalogue(Path(__file__).parent, language)


def step(part: int) -> int:
    """The closest of a terminal's six steps of red, green or blue."""
    return min(range(len(CUBE)), key=lambda i: abs(CUBE[i] - part))
