"""Draws plots as SVG text, to stand in a page without any script."""

from collections.abc import Mapping
from html import escape
from typing import Any

WIDTH = 640
LEFT = 190  # room for names
RIGHT = 110  # room for numbers
ROW = 30
HUES = (212, 22, 142, 282, 52, 332, 182, 92)


def colour(i: int) -> str:
    """The colour of the i-th bot."""
    return f"hsl({HUES[i % len(HUES)]} 55% 48%)"


def svg(height: float, title: str, body: list[str]) -> str:
    """A drawing with its title for those who cannot see it."""
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, *body, "</svg>"])


def text(x: float, y: float, words: str, anchor: str = "start", small: bool = False) -> str:
    """Words at a place."""
    size = ' class="small"' if small else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{size}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str = "currentColor", extra: str = "") -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{stroke}" {extra}/>'


def rates(title: str, rows: Mapping[str, Mapping[str, Any]], even: float | None = None) -> str:
    """Win rates as dots with their intervals, on a scale from 0 to 100 percent."""
    span = WIDTH - LEFT - RIGHT
    height = ROW * len(rows) + 28
    body = []
    for percent in (0, 25, 50, 75, 100):
        x = LEFT + span * percent / 100
        body.append(line(x, 4, x, height - 22, extra='opacity="0.15"'))
        body.append(text(x, height - 6, f"{percent} %", "middle", small=True))
    if even is not None:
        body.append(line(LEFT + span * even, 4, LEFT + span * even, height - 22, extra='stroke-dasharray="3 3"'))
    for i, (name, row) in enumerate(rows.items()):
        y = ROW * i + ROW / 2 + 4
        low, rate, high = (LEFT + span * row[key] for key in ("low", "win_rate", "high"))
        body.append(text(LEFT - 10, y + 4, name, "end"))
        body.append(line(low, y, high, y, colour(i), 'stroke-width="3"'))
        body.append(f'<circle cx="{rate:.1f}" cy="{y:.1f}" r="5" fill="{colour(i)}"/>')
        words = f"{100 * row['win_rate']:.1f} % ({row['games']})"
        body.append(text(WIDTH - RIGHT + 10, y + 4, words, small=True))
    return svg(height, title, body)


def ratings(title: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """Ratings as dots with two deviations to either side."""
    low = min(row["mu"] - 2 * row["sigma"] for row in rows.values())
    high = max(row["mu"] + 2 * row["sigma"] for row in rows.values())
    span, height, body = WIDTH - LEFT - RIGHT, ROW * len(rows) + 8, []
    for i, (name, row) in enumerate(rows.items()):
        y = ROW * i + ROW / 2 + 4
        at = [LEFT + span * (row["mu"] + k * row["sigma"] - low) / max(1e-9, high - low) for k in (-2, 0, 2)]
        body.append(text(LEFT - 10, y + 4, name, "end"))
        body.append(line(at[0], y, at[2], y, colour(i), 'stroke-width="3"'))
        body.append(f'<circle cx="{at[1]:.1f}" cy="{y:.1f}" r="5" fill="{colour(i)}"/>')
        body.append(text(WIDTH - RIGHT + 10, y + 4, f"{row['mu']:.1f} ± {2 * row['sigma']:.1f}", small=True))
    return svg(height, title, body)


def distributions(title: str, rows: Mapping[str, Mapping[str, Any]]) -> str:
    """Distributions of numbers, one above the other on one scale."""
    low = min(row["least"] for row in rows.values())
    high = max(row["most"] for row in rows.values())
    step = max(1, -(-int(high - low + 1) // 48))
    bins = int(high - low) // step + 1
    wide, tall = (WIDTH - LEFT - RIGHT) / bins, 54
    body = []
    for i, (name, row) in enumerate(rows.items()):
        base = tall * (i + 1)
        counts = [0] * bins
        for number, count in row["counts"].items():
            counts[int(float(number) - low) // step] += count
        for k, count in enumerate(counts):
            high_bar = (tall - 14) * count / max(counts)
            body.append(
                f'<rect x="{LEFT + k * wide:.1f}" y="{base - high_bar:.1f}" width="{max(1.0, wide - 1):.1f}" '
                f'height="{high_bar:.1f}" fill="{colour(i)}"/>'
            )
        body.append(text(LEFT - 10, base - 6, name, "end"))
        body.append(text(WIDTH - RIGHT + 10, base - 6, f"{row['mean']:.1f} ± {row['deviation']:.1f}", small=True))
        body.append(line(LEFT, base, WIDTH - RIGHT, base, extra='opacity="0.3"'))
    foot = tall * len(rows) + 16
    body.append(text(LEFT, foot, f"{low:g}", "middle", small=True))
    body.append(text(WIDTH - RIGHT, foot, f"{high:g}", "middle", small=True))
    return svg(foot + 6, title, body)
