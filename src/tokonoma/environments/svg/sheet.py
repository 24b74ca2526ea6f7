"""A sheet that tables are drawn on as SVG, with the pieces, colours and letters of the browser's boards.

`pieces.json` holds them; `tools/drawn_pieces.py` collects it from the browser's sources. Colours are given by their
names there, such as `paper` or `fire`, or as SVG writes them.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
FONT = FOLDER / "spectral-600.ttf"
FAMILY = "Spectral SemiBold"
SEAT_COLOURS = ("ai", "shu", "koke", "odo", "ume", "cha")
REFERENCE = re.compile(r'(?<=href="#)[\w-]+|(?<=url\(#)[\w-]+')
NAMED = re.compile(r'(id="|href="#|url\(#)([\w-]+)')
CLASSES = re.compile(r'class="([^"]+)"')
VARIABLE = re.compile(r"var\(--[\w-]+,(#[0-9a-f]+)\)")
WHOLE = re.compile(r'<use href="#([\w-]+)"/>')


@cache
def drawn() -> dict[str, Any]:
    """The pieces, colours and land, as collected."""
    return json.loads((FOLDER / "pieces.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def colour(name: str) -> str:
    """A colour by its name, or what SVG itself understands."""
    return str(drawn()["colours"].get(name, name))


def mixed(name: str, other: str, part: float) -> str:
    """A colour with some part of another in it."""
    one, two = (bytes.fromhex(colour(each)[1:]) for each in (name, other))
    return "#" + bytes(round(a + (b - a) * part) for a, b in zip(one, two, strict=True)).hex()


def seat_colour(seat: int) -> str:
    """The name of a seat's colour."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


class Sheet:
    """A picture in the making: shapes are drawn over those before."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide, self.high = wide, high
        self._shapes: list[str] = []
        self._used: dict[tuple[str, str, str], int] = {}  # pieces in their colours, and the number each has
        self.rect(0, 0, wide, high, "washi")

    # Shapes

    def shape(self, tag: str, fill: str, **attributes: Any) -> None:
        """Any shape of SVG; `stroke_width` is its `stroke-width`."""
        if "stroke" in attributes:
            attributes["stroke"] = colour(attributes["stroke"])
        said = "".join(f' {name.replace("_", "-")}="{written(value)}"' for name, value in attributes.items())
        self._shapes.append(f'<{tag} fill="{colour(fill)}"{said}/>')

    def rect(self, x: float, y: float, width: float, height: float, fill: str, rx: float = 0, **more: Any) -> None:
        """A rectangle, its corners round where `rx` says so."""
        self.shape("rect", fill, x=x, y=y, width=width, height=height, rx=rx, **more)

    def circle(self, cx: float, cy: float, r: float, fill: str, **more: Any) -> None:
        """A disc."""
        self.shape("circle", fill, cx=cx, cy=cy, r=r, **more)

    def path(self, d: str, fill: str = "none", **more: Any) -> None:
        """A path."""
        self.shape("path", fill, d=d, **more)

    def text(
        self,
        x: float,
        y: float,
        said: object,
        size: float = 14,
        ink: str = "sumi",
        anchor: str = "start",
        rim: str = "",
    ) -> None:
        """A line of text; a rim sets it off from what is under it."""
        attributes = f'x="{written(x)}" y="{written(y)}" font-size="{written(size)}" text-anchor="{anchor}"'
        if rim:
            attributes += f' stroke="{colour(rim)}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"'
        self._shapes.append(f'<text {attributes} fill="{colour(ink)}">{escape(str(said), quote=False)}</text>')

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1, more: str = "", opacity: float = 1) -> Iterator[None]:
        """What is drawn meanwhile is moved and scaled."""
        turned = f"translate({written(x)} {written(y)}) scale({written(scale)}){more}"
        self._shapes.append(f'<g transform="{turned}" opacity="{written(opacity)}">')
        yield
        self._shapes.append("</g>")

    # Pieces

    def piece(
        self, name: str, x: float, y: float, width: float, height: float | None = None, ink: str = "sumi", cut: str = ""
    ) -> None:
        """A piece of `pieces.svg` in a pigment; `cut` is the light of its marks."""
        number = self._used.setdefault((name, colour(ink), colour(cut or "on-pigment")), len(self._used))
        box = f'x="{written(x)}" y="{written(y)}" width="{written(width)}" height="{written(height or width)}"'
        self._shapes.append(f'<use href="#{name}.{number}" {box}/>')

    def chip(self, seat: int, x: float, y: float, size: float = 24) -> None:
        """A seat's colour and mark, around a middle."""
        self.circle(x, y, size / 2, seat_colour(seat))
        self.piece(f"mark-{seat % 6}", x - size * 0.235, y - size * 0.235, size * 0.47, ink="on-pigment")

    # The whole

    def svg(self) -> str:
        """The picture as text."""
        defs = "".join(definition(*used, number) for used, number in self._used.items())
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.wide}" height="{self.high}"'
        view = f'viewBox="0 0 {self.wide} {self.high}" font-family="{FAMILY}"'
        return f"{head} {view}><defs>{defs}</defs>{''.join(self._shapes)}</svg>"


def written(value: object) -> str:
    """A number as short as it can be; anything else as it is."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def definition(name: str, ink: str, cut: str, number: int) -> str:
    """A piece and all it is made from, in these colours and under names of its own."""
    parts = "".join(drawn()["symbols"][each] for each in closure(name))
    parts = CLASSES.sub(lambda found: f'style="{style(found[1], ink, cut)}"', VARIABLE.sub(r"\1", parts))
    parts = NAMED.sub(rf"\g<0>.{number}", WHOLE.sub(filling, parts).replace("currentColor", ink))
    return parts.replace("<symbol", f'<symbol overflow="visible" fill="{ink}" stroke-width="2"')


def filling(found: re.Match[str]) -> str:
    """A symbol within a symbol fills it; resvg wants its size said."""
    is_symbol = drawn()["symbols"].get(found[1], "").startswith("<symbol")
    return found[0].replace("/>", ' width="48" height="48"/>') if is_symbol else found[0]


@cache
def closure(name: str) -> tuple[str, ...]:
    """A piece and the pieces it refers to."""
    symbols = drawn()["symbols"]
    found, left = [name], [name]
    while left:
        named = dict.fromkeys(REFERENCE.findall(symbols[left.pop()]))
        new = [each for each in named if each in symbols and each not in found]
        found, left = found + new, left + new
    return tuple(found)


def style(classes: str, ink: str, cut: str) -> str:
    """The browser's classes of lines and marks, written out."""
    line = "stroke-linecap:round;stroke-linejoin:round;"
    meaning = {
        "p-c": f"fill:{cut};",
        "p-n": "fill:none;",
        "p-k": f"fill:none;stroke:{ink};{line}",
        "p-l": f"fill:none;stroke:{cut};{line}",
        "p-mouth": f"fill:{colour('paper')};",
        "p-b": "stroke-width:3;",
        "p-t": "stroke-width:1.4;",
    }
    return "".join(meaning[each] for each in classes.split())
