"""Draws a table at the terminal as a picture: python tools/picture.py GAME [--moves N] [--seed N] > docs/GAME.svg.

Bots play the first moves; then seat 1 looks at the table, in colour, as `tokonoma play` shows it.
"""

import argparse
import re
import sys
from html import escape

import tokonoma
from tokonoma.bots import bot
from tokonoma.kernel import words
from tokonoma.terminal.drawing import draw, prompt_hint
from tokonoma.terminal.pen import Pen, block_width, width_of

ACROSS, DOWN, MARGIN = 8.4, 19, 18  # of one character, around the page; in pixels
GROUND, INK, SECOND_INK = "#0f1829", "#efe8d8", "#acb6cb"
FONTS = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"
NO_BREAK = "\u00a0"  # spaces would be drawn together
CODE = re.compile(r"\x1b\[([0-9;]*)m")


def table(name: str, seed: int, moves: int) -> list[str]:
    """The lines somebody sees."""
    game = tokonoma.game(name)
    state = game.new(seed=seed)
    player = bot("greedy", game)
    played = 0
    while state.to_act is not None and (played < moves or state.to_act != 0):
        state.play(player.think(state.view(state.to_act), seed=played).move)
        played += 1
    pen = Pen("en", words.catalogue(game.rulebook.folder, "en"), {1: "Greedy 2"}, colours=2**24, width=100)
    view = state.view(0)
    prompt = pen.seat(0) + pen.paint(" ›", "shu", bold=True)
    return [*draw(view, pen), "", prompt_hint(view, pen), prompt]


def svg(lines: list[str]) -> str:
    """Lines with escape codes as a picture."""
    width, height = block_width(lines) * ACROSS + 2 * MARGIN, len(lines) * DOWN + 2 * MARGIN
    body = [piece for i, line in enumerate(lines) for piece in pieces(line, MARGIN + i * DOWN)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}">',
            f'<rect width="100%" height="100%" rx="10" fill="{GROUND}"/>',
            f'<g font-family="{FONTS}" font-size="14">',
            *body,
            "</g></svg>",
        ]
    )


def pieces(line: str, top: float) -> list[str]:
    """The coloured runs of one line."""
    drawn: list[str] = []
    style: dict[str, str] = {}
    left = float(MARGIN)
    for i, part in enumerate(CODE.split(line)):
        if i % 2:
            style = read_style(part)
            continue
        wide = width_of(part) * ACROSS
        if "ground" in style and part:
            drawn.append(
                f'<rect x="{left:.1f}" y="{top:.0f}" width="{wide:.1f}" height="{DOWN}" fill="{style["ground"]}"/>'
            )
        if part.strip():
            weight = ' font-weight="700"' if "bold" in style else ""
            place = f'x="{left:.1f}" y="{top + DOWN - 5:.0f}" textLength="{wide:.1f}"'
            drawn.append(
                f'<text {place} fill="{style.get("ink", INK)}"{weight}>{escape(part).replace(" ", NO_BREAK)}</text>'
            )
        left += wide
    return drawn


def read_style(codes: str) -> dict[str, str]:
    """What an escape code of the pen asks for."""
    style: dict[str, str] = {}
    numbers = codes.split(";")
    while numbers:
        number = numbers.pop(0)
        if number in ("38", "48"):
            red, green, blue = (int(each) for each in numbers[1:4])
            style["ink" if number == "38" else "ground"] = f"#{red:02x}{green:02x}{blue:02x}"
            del numbers[:4]
        elif number == "1":
            style["bold"] = "yes"
        elif number == "2":
            style["ink"] = SECOND_INK
    return style


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--moves", type=int, default=40)
    asked = parser.parse_args()
    sys.stdout.write(svg(table(asked.game, asked.seed, asked.moves)) + "\n")
