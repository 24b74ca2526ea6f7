"""Collects what the browser's boards are drawn with, for pictures made in Python: python -m tools.drawn_pieces.

Writes `src/tokonoma/environments/svg/pieces.json`: the symbols of `web/src/pieces/pieces.svg`, the colours of
`web/src/style/tokens.css` by day, and the land of Gorbino's Quest. A test holds that the file is what this makes.
The font beside it is `web/public/fonts/spectral-600.woff2`, unpacked once by `fonttools ttLib.woff2 decompress`.
"""

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web/src"
MADE = ROOT / "src/tokonoma/environments/svg/pieces.json"
UNIT = re.compile(r'<(symbol|pattern|clipPath|g|path) id="([^"]+)"[^>]*?(?:/>|>.*?</\1>(?=\n))')


def symbols() -> dict[str, str]:
    """Every symbol, and what symbols are made from, by its name."""
    drawn = (WEB / "pieces/pieces.svg").read_text(encoding="utf-8").replace("</defs>", "\n</defs>")
    drawn = drawn.replace("<defs>", "<defs>\n")
    return {found[2]: found[0] for found in UNIT.finditer(drawn)}


def colours() -> dict[str, str]:
    """The colours by day; those that name another are looked up."""
    day = (WEB / "style/tokens.css").read_text(encoding="utf-8").partition(":root {")[2].partition("\n}")[0]
    said = dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6}|var\(--[\w-]+\));", day))
    while named := {name for name, value in said.items() if value.startswith("var")}:
        for name in named:
            said[name] = said[said[name][len("var(--") : -1]]
    return said


def land() -> dict[str, Any]:
    """The outline of the land, and the shape, pigment and label of each province."""
    text = (WEB / "boards/gorbinos_quest/land.ts").read_text(encoding="utf-8")
    outline = re.search(r'LAND =\s*"([^"]+)"', text)
    each = r'(\w+): \{\s*d: "([^"]+)",\s*pigment: "(\w+)",.*?label: \[(\d+), (\d+)\]'
    provinces = {
        name: {"d": d, "pigment": pigment, "label": [int(x), int(y)]}
        for name, d, pigment, x, y in re.findall(each, text, re.DOTALL)
    }
    return {"outline": outline[1] if outline else "", "provinces": provinces}


def made() -> str:
    """The file."""
    found = {"colours": colours(), "symbols": symbols(), "land": land()}
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    MADE.write_text(made(), encoding="utf-8")
