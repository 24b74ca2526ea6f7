"""Colour only helps: text and marks have contrast by day and by night, and no two pieces look alike to anybody."""

import base64
import re
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page
from tests.web.served import ROOT

TOKENS = (ROOT / "web/src/style/tokens.css").read_text(encoding="utf-8")
PIECES = (ROOT / "web/src/pieces/pieces.svg").read_text(encoding="utf-8")
STYLE = (ROOT / "web/src/style/app.css").read_text(encoding="utf-8")

TEXT, MARKS = 4.5, 3.0
GROUNDS = ["washi", "paper", "sunk"]
PIGMENTS = ["ai", "shu", "koke", "odo", "ume", "seiji", "sakura", "moegi", "kaki", "cha", "nezu", "kuro"]
PIGMENTS += ["carp-green", "carp-purple"]
CARPS = ["carp-green", "carp-lime", "carp-orange", "carp-black", "carp-purple", "carp-pink"]


def tokens(theme: str) -> dict[str, str]:
    def read(head: str) -> dict[str, str]:
        return dict(re.findall(r"--([\w-]+):\s*([^;]+);", TOKENS.split(head)[1].split("\n}")[0]))

    light = read(":root {")
    return light if theme == "light" else light | read('[data-theme="dark"] {')


def luminance(known: dict[str, str], name: str) -> float:
    value = known[name]
    while value.startswith("var("):
        value = known[value[6:-1]]
    parts = [int(value[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(known: dict[str, str], one: str, other: str) -> float:
    low, high = sorted((luminance(known, one), luminance(known, other)))
    return (high + 0.05) / (low + 0.05)


def pairs() -> list[tuple[str, str, float]]:
    found = [(text, ground, TEXT) for text in ("sumi", "sumi-2") for ground in [*GROUNDS, "accent-soft"]]
    found += [(text, ground, TEXT) for text in ("accent-ink", "turn-ink") for ground in ("washi", "paper")]
    found += [(each, ground, MARKS) for each in [*PIGMENTS, "edge", "focus"] for ground in GROUNDS]
    found += [("on-pigment", each, MARKS) for each in PIGMENTS]
    found += [("sumi", "lit", TEXT), ("turn-ink", "lit", MARKS), ("accent-ink", "lit", MARKS)]
    found += [(each, "card", MARKS) for each in CARPS]
    found += [("object", ground, TEXT) for ground in ("paper", "tatami", "lit")]
    found += [("cat-ink", "cat-ground", TEXT), ("cube-ink", "cube", TEXT), ("rail", "gravel", MARKS)]
    found += [
        (ink, ground, MARKS) for ink in ("ume-ink", "no-ink", "seiji-ink") for ground in ("paper", "tatami", "sunk")
    ]
    found += [("on-pigment", "button", TEXT), ("on-pigment", "flag", TEXT), ("sumi", "sea", TEXT)]
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_and_marks_have_contrast(theme: str) -> None:
    known = tokens(theme)
    short = [(one, other) for one, other, need in pairs() if contrast(known, one, other) < need]
    assert short == []


GROUPS = {
    "elements": [(each, each) for each in ("void", "wind", "fire", "water", "earth")],
    "seats": [(f"mark-{i}", colour) for i, colour in enumerate(("ai", "shu", "koke", "odo", "ume", "cha"))],
    "carps": [(each, each) for each in CARPS],
    "goods": [(each, each) for each in ("food", "wood", "coal", "iron", "gold")],
    "tags": [(f"tag-{each}", f"tag-{each}") for each in ("pink", "purple", "yellow", "blue", "red", "green")],
    "samurai": [(f"crest-{each}", f"samurai-{each}") for each in ("green", "purple", "red", "blue")],
}
# Matrices of Machado, Oliveira and Fernandes (2009) for full deficiency, and plain grey.
EYES = {
    "grey": "0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0",
    "protan": "0.152 1.053 -0.205 0 0 0.115 0.786 0.099 0 0 -0.004 -0.048 1.052 0 0 0 0 0 1 0",
    "deutan": "0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0",
    "tritan": "1.256 -0.077 -0.179 0 0 -0.078 0.931 0.148 0 0 0.005 0.691 0.304 0 0 0 0 0 1 0",
}
APART = 6.0  # mean difference of a pixel, of 255


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_two_pieces_of_a_kind_look_alike(browser: Browser, theme: str, eyes: str) -> None:
    page = browser.new_page()
    pieces = [(group, *piece) for group, members in GROUPS.items() for piece in members]
    drawn = "".join(
        f'<svg id="p{i}" width="{width(group)}" height="40" style="color:var(--{colour})"><use href="#{piece}"/></svg>'
        for i, (group, piece, colour) in enumerate(pieces)
    )
    seen = f'<svg width="0" height="0"><filter id="eyes"><feColorMatrix values="{EYES[eyes]}"/></filter></svg>'
    looks = f"{TOKENS}{STYLE} main {{filter: url(#eyes); background: var(--paper); display: flex; flex-wrap: wrap}}"
    page.set_content(
        f'<html data-theme="{theme}"><style>{looks}</style>{PIECES}{seen}<main>{drawn}</main></html>',
    )
    pixels = pixels_of_each(page)
    alike = [
        (pieces[i][1], pieces[j][1])
        for i, j in combinations(range(len(pieces)), 2)
        if pieces[i][0] == pieces[j][0] and difference(pixels[i], pixels[j]) < APART
    ]
    page.close()
    assert alike == []


def width(group: str) -> int:
    return 116 if group == "carps" else 40


def pixels_of_each(page: Page) -> list[bytes]:
    """The pixels of every piece, in their order, cut out of one picture of them all."""
    picture = base64.b64encode(page.locator("main").screenshot()).decode()
    found = page.evaluate(
        """async picture => {
            const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
            const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")
            canvas.drawImage(image, 0, 0)
            const main = document.querySelector("main").getBoundingClientRect()
            return [...document.querySelectorAll("main > svg")].map(piece => {
                const {x, y, width, height} = piece.getBoundingClientRect()
                const pixels = canvas.getImageData(x - main.x, y - main.y, width, height).data
                return btoa(Array.from(pixels, each => String.fromCharCode(each)).join(""))
            })
        }""",
        picture,
    )
    return [base64.b64decode(each) for each in found]


def difference(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) * 4 / 3 / len(one)
