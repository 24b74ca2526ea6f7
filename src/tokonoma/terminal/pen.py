"""The pen every table is drawn with: pigments, widths, columns, boxes and the words of the reader's language.

A drawing is a list of lines. A line may hold escape codes; Rich measures, fits, colours and tabulates them. Without
colour `paint` gives back the text as it is, so a drawing must be readable without: a letter or a shape beside every
colour.

    pen.paint("火", "shu")                     a pigment as ink
    pen.paint(" 4 ", ground="ai", bold=True)   light ink on a pigment
    pen.dim("empty"), pen.lit("b3")            second ink; ground one may choose
    pen.words("element.fire")                  a message of the game's catalogue, or of the terminal's own
    pen.seat(1)                                a seat's mark and name in its colour
    pen.thing("space:b3", "b3")                a thing the mouse can touch, where there is one
    pen.beside([lines, lines], gap=3)          blocks side by side
"""

import os
import sys
import textwrap
from collections.abc import Mapping, Sequence, Set
from functools import lru_cache
from pathlib import Path
from typing import TextIO

from rich.color import Color, ColorSystem
from rich.console import Console, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tokonoma.kernel import words
from tokonoma.kernel.refusal import Refusal

NARROWEST, WIDEST, USUAL = 40, 160, 80
LOW = 24  # lines

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
COLOUR_SYSTEMS = {16: ColorSystem.STANDARD, 256: ColorSystem.EIGHT_BIT, 2**24: ColorSystem.TRUECOLOR}
ALIGNED = {"<": "left", ">": "right", "^": "center"}
UNBOUNDED = 10_000  # columns of a page on which Rich shortens nothing

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
        """`colours` is 0, 16, 256 or 2**24; `names` what seats are called, where they have a name."""
        self.language = language
        self.catalogue = dict(own_words(language)) | dict(catalogue or {})
        self.names = dict(names or {})
        self.colours = colours
        self.width = width
        self.height: int | None = None  # lines of the pane, where there is one
        self.has_mouse = False
        self.chosen: Set[str] = frozenset()  # things that were touched

    @property
    def is_low(self) -> bool:
        """Whether lines between the rows of a board would push its foot out of sight."""
        return self.height is not None and self.height < LOW

    # Ink

    def paint(
        self, text: str, colour: str | None = None, *, ground: str | None = None, bold: bool = False, dim: bool = False
    ) -> str:
        """The text in a pigment, or in light ink on one; unchanged where there is no colour."""
        if not self.colours or not text:
            return text
        ink = LIGHT_INK if ground else INKS[colour] if colour else None
        return self.styled(text, ink, GROUNDS[ground] if ground else None, bold, dim)

    def styled(self, text: str, ink: int | None, ground: int | None, bold: bool = False, dim: bool = False) -> str:
        """The text in a style, in as many colours as there are."""
        return style(self.colours, ink, ground, bold, dim).render(text)

    def dim(self, text: str) -> str:
        """Second ink, for what is not asked about now."""
        return self.paint(text, dim=True)

    def bold(self, text: str) -> str:
        """Heavy ink, for headings and figures that count."""
        return self.paint(text, bold=True)

    def lit(self, text: str) -> str:
        """Dark ink on lit ground: what one may choose."""
        return self.styled(text, DARK_INK, LIT) if self.colours else text

    def thing(self, names: str, text: str) -> str:
        """A text that stands for a thing of the table, or several with spaces between; a click touches it."""
        if not self.has_mouse or not text:
            return text
        touchable = parsed(text).copy()
        touchable.stylize(Style(link=names, reverse=not self.chosen.isdisjoint(names.split()) or None))
        return self.written(touchable)

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

    # Lines and blocks

    def flow(self, parts: Sequence[str], gap: str = " ", indent: str = "") -> list[str]:
        """Parts one after the other, on as many lines as the page needs; none is broken in two."""
        lines: list[str] = []
        for part in parts:
            if lines and width_of(lines[-1]) + len(gap) + width_of(part) <= self.width:
                lines[-1] += gap + part
            else:
                lines.append(indent + part if lines else part)
        return lines

    def fit(self, text: str, width: int, align: str = "<") -> str:
        """The text padded to a width, "<" left, ">" right, "^" centred; too long a text is cut with an ellipsis."""
        missing = width - width_of(text)
        if missing < 0:
            line = parsed(text).copy()
            line.truncate(width, overflow="ellipsis", pad=True)
            return self.written(line)
        before = {"<": 0, ">": missing, "^": missing // 2}[align]
        return " " * before + text + " " * (missing - before)

    def wrap(self, text: str, width: int | None = None, indent: str = "") -> list[str]:
        """A plain text as lines no wider than the page; lines after the first are indented."""
        return textwrap.wrap(text, width or self.width, subsequent_indent=indent, break_on_hyphens=False) or [""]

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
            lines += ([""] if lines else []) + self.columns([["\n".join(block) for block in row]], gap=gap)
        return lines

    def columns(self, rows: Sequence[Sequence[str]], align: str = "", gap: int = 2) -> list[str]:
        """Rows of cells as aligned columns; `align` has one sign per column, left where it is shorter."""
        count = max((len(row) for row in rows), default=0)
        table = Table.grid(padding=(0, gap, 0, 0))
        for sign in align.ljust(count, "<")[:count]:
            table.add_column(justify=ALIGNED[sign], no_wrap=True)  # type: ignore[arg-type]
        for row in rows:
            table.add_row(*map(parsed, row))
        return [line.rstrip() for line in self.written(table).split("\n")] if rows else []

    def written(self, drawn: RenderableType) -> str:
        """What Rich draws, as lines with the escape codes of this pen."""
        pages = PAGE.render_lines(drawn, pad=False)
        if not self.colours and not self.has_mouse:
            return "\n".join("".join(part.text for part in line) for line in pages)
        return "\n".join(
            "".join(part.style.render(part.text) if part.style else part.text for part in line) for line in pages
        )


PAGE = Console(width=UNBOUNDED, color_system=None, force_terminal=True, legacy_windows=False, _environ={})


@lru_cache(256)
def style(colours: int, ink: int | None, ground: int | None, bold: bool, dim: bool) -> Style:
    """A style of Rich's, with the closest colours there are."""
    system = COLOUR_SYSTEMS[colours]
    inks = [None if each is None else Color.parse(f"#{each:06x}").downgrade(system) for each in (ink, ground)]
    return Style(color=inks[0], bgcolor=inks[1], bold=bold or None, dim=dim or None)


@lru_cache(4096)
def parsed(text: str) -> Text:
    """A text with its escape codes, as Rich has it; not to be changed."""
    return Text.from_ansi(text, no_wrap=True, overflow="ellipsis")


@lru_cache(4096)
def width_of(text: str) -> int:
    """How many columns a text takes on the screen."""
    return parsed(text).cell_len


def block_width(lines: Sequence[str]) -> int:
    """How many columns a block takes."""
    return max(map(width_of, lines), default=0)


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
    console = Console(file=stream)
    system = None if console.no_color else console.color_system
    return {None: 0, "standard": 16, "256": 256, "truecolor": 2**24}.get(system, 256)


def width_of_page(stream: TextIO) -> int:
    """How many characters a line of an output has; COLUMNS overrules."""
    console = Console(file=stream)
    columns = console.width if console.is_terminal or os.environ.get("COLUMNS") else USUAL
    return min(max(columns, NARROWEST), WIDEST)


def own_words(language: str) -> Mapping[str, str]:
    """The terminal's own messages."""
    return words.catalogue(Path(__file__).parent, language)
