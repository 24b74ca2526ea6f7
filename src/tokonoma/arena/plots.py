"""Draws plots as tables with a picture below each row, to stand in a page without any script.

Places in a picture are percents of the width there is, and nothing is scaled: words keep their size on a phone. The
numbers stand in the table's cells, so the pictures are hidden from those who have the table read to them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from math import ceil, floor, log10
from typing import Any

COLOURS = 8  # `.look-0` and so on in the page's style
# The marks of seats, drawn around their middle: ring, triangle, diamond, two bars, cross, chevron
MARKS = (
    '<circle r="4.2" fill="none" stroke="currentColor" stroke-width="2.6"/>',
    '<path d="M0-6 6 5H-6Z" fill="currentColor"/>',
    '<path d="M0-6.5 6 0 0 6.5-6 0Z" fill="currentColor"/>',
    '<path d="M-3-5V5M3-5V5" stroke="currentColor" stroke-width="3"/>',
    '<path d="M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5" stroke="currentColor" stroke-width="3"/>',
    '<path d="M-3-5.5 3 0-3 5.5" fill="none" stroke="currentColor" stroke-width="3"/>',
)
DOT = '<circle r="4.5" fill="currentColor"/>'  # of what is no bot's
QUARTERS = (0, 25, 50, 75, 100)
EDGE = 3  # percent from an edge at which words would leave the picture
MOST_BARS = 48
GAP = 0.14  # between bars, of the room of one
MOST_TICKS = 6
MANY = 3  # columns that fit side by side on a phone

Looks = Mapping[str, int]  # by bot: the number of its colour and its mark, the same in every plot


@dataclass(frozen=True)
class Row:
    """A row: its name, what its cells say, the picture below, and whose look it has."""

    name: str
    cells: Sequence[str]
    picture: str = ""
    look: int | None = None
    more: str = ""  # a second line below the name


def table(
    caption: str, heads: Sequence[str], groups: Mapping[str, Sequence[Row]], axis: str = "", looks: Looks | None = None
) -> str:
    """Rows below their heads; those of a group with a name stand below it, and a bot's below its mark."""
    head = "".join(f'<th scope="col">{each}</th>' for each in heads)
    body = "".join(group(name, rows, len(heads), looks or {}) for name, rows in groups.items())
    foot = f'<tfoot aria-hidden="true">{wide(axis, len(heads))}</tfoot>' if axis else ""
    told = f"<caption>{escape(caption)}</caption>" if caption else ""
    kind = ' class="many"' if len(heads) > MANY else ""
    return f'<div class="box"><table{kind}>{told}<thead><tr>{head}</tr></thead>{body}{foot}</table></div>'


def group(name: str, rows: Sequence[Row], columns: int, looks: Looks) -> str:
    """The rows that belong together, each with its picture."""
    is_of_bot = name in looks
    head = f'<th scope="rowgroup" colspan="{columns}"{named(name, looks.get(name))}</th>'
    start = f'<tr class="{colour(looks.get(name))}">{head}</tr>' if name else ""
    body = [shown(row, columns, None if is_of_bot else row.look) for row in rows]
    return f"<tbody>{start}{''.join(body)}</tbody>"


def shown(row: Row, columns: int, marked: int | None) -> str:
    """A row and the picture below it."""
    more = f"<small>{escape(row.more)}</small>" if row.more else ""
    name = f'<th scope="row"{named(row.name, marked)}{more}</th>'
    cells = "".join(f"<td>{cell}</td>" for cell in row.cells)
    picture = wide(row.picture, columns, colour(row.look)) if row.picture else ""
    return f'<tr class="{colour(row.look)}">{name}{cells}</tr>{picture}'


def named(name: str, look: int | None) -> str:
    """A name behind its mark, from the end of its cell's tag on."""
    if look is None:
        return f">{escape(name)}"
    return f' class="marked"><svg class="mark" aria-hidden="true">{mark(look, "50%")}</svg>{escape(name)}'


def colour(look: int | None) -> str:
    """The class that has a bot's colour."""
    return "no-look" if look is None else f"look-{look % COLOURS}"


def wide(picture: str, columns: int, look: str = "no-look") -> str:
    """A picture over all columns."""
    return f'<tr class="picture {look}" aria-hidden="true"><td colspan="{columns}">{picture}</td></tr>'


def drawing(kind: str, body: Iterable[str]) -> str:
    """A picture as wide as there is room."""
    return f'<svg class="{kind}">{"".join(body)}</svg>'


def mark(look: int | None, x: str) -> str:
    """A bot's mark half way up a picture."""
    drawn = DOT if look is None else MARKS[look % len(MARKS)]
    return f'<svg x="{x}" y="50%" overflow="visible"><g class="halo">{drawn}</g>{drawn}</svg>'


def across(kind: str, low: float, high: float) -> str:
    """A line half way up a picture, between two percents."""
    return f'<line class="{kind}" x1="{low:.2f}%" x2="{high:.2f}%" y1="50%" y2="50%"/>'


def upright(kind: str, x: float) -> str:
    """A line from the foot of a picture to its top."""
    return f'<line class="{kind}" x1="{x:.2f}%" x2="{x:.2f}%" y1="0" y2="100%"/>'


def track(look: int | None, at: float, reaches: Mapping[str, tuple[float, float]], lines: Iterable[str]) -> str:
    """A mark on its scale, with how far it may be off to either side."""
    known = [across(kind, low, high) for kind, (low, high) in reaches.items()]
    return drawing("track", [across("scale", 0, 100), *lines, *known, mark(look, f"{at:.2f}%")])


def words(x: float, line: int, said: str) -> str:
    """Words below a scale; those at an edge stay within."""
    anchor = "start" if x < EDGE else "end" if x > 100 - EDGE else "middle"
    return f'<text x="{x:.2f}%" y="{1.1 + 1.4 * line:.1f}em" text-anchor="{anchor}">{escape(said)}</text>'


def scale(ticks: Mapping[float, str], below: Mapping[float, str] | None = None) -> str:
    """The numbers of a scale, and on a second line what lines across the tracks mean."""
    lines = [(0, ticks), *([(1, below)] if below else [])]
    said = [words(x, line, each) for line, known in lines for x, each in known.items()]
    return drawing("axis two" if below else "axis", said)


def rates(
    caption: str,
    rows: Mapping[str, Mapping[str, Any]],
    even: float | None = None,
    aim: float | None = None,
    what: str = "bot",
) -> str:
    """Win rates as marks with their intervals, on a scale from 0 to 100 percent."""
    return rates_in_groups(caption, {"": rows}, even, aim, what)


def rates_in_groups(
    caption: str,
    groups: Mapping[str, Mapping[str, Mapping[str, Any]]],
    even: float | None = None,
    aim: float | None = None,
    what: str = "bot",
    looks: Looks | None = None,
) -> str:
    """The same in groups with a name; a row may have a `look`, `more` to say, and an interval for `any_time`."""
    lines = {kind: 100 * at for kind, at in (("even", even), ("aim", aim)) if at is not None}
    drawn = {of: [rate(name, row, lines) for name, row in rows.items()] for of, rows in groups.items()}
    timed = any("any_time" in row for rows in groups.values() for row in rows.values())
    reach = "95 % interval<small>whenever one stops</small>" if timed else "95 % interval"
    axis = scale({at: f"{at} %" for at in QUARTERS}, {at: kind for kind, at in lines.items()})
    return table(caption, (what, "won", reach, "games"), drawn, axis, looks)


def rate(name: str, row: Mapping[str, Any], lines: Mapping[str, float]) -> Row:
    """A win rate in numbers and on the scale."""
    reaches = {"at-any-time": row["any_time"]} if "any_time" in row else {}
    reaches["reach"] = (row["low"], row["high"])
    told = [f"{100 * low:.1f} to {100 * high:.1f}" for low, high in reaches.values()]
    cells = (f"{100 * row['win_rate']:.1f} %", told[-1] + "".join(f"<small>{each}</small>" for each in told[:-1]))
    marked = [*(upright("tick", at) for at in QUARTERS), *(upright(kind, at) for kind, at in lines.items())]
    percents = {kind: (100 * low, 100 * high) for kind, (low, high) in reaches.items()}
    look = row.get("look")
    picture = track(look, 100 * row["win_rate"], percents, marked)
    return Row(name, (*cells, f"{row['games']:,}"), picture, look, row.get("more", ""))


def numbers(caption: str, heads: Sequence[str], rows: Mapping[str, Mapping[str, Any]]) -> str:
    """Numbers as marks on one scale; a row has its `at`, its `cells`, and maybe a `reach` and a `look`."""
    ends = [end for row in rows.values() for end in (row["at"], *row.get("reach", ()))]
    low, high = widened(min(ends), max(ends))
    ticks = {100 * (at - low) / (high - low): number(at) for at in round_numbers(low, high)}

    def drawn(row: Mapping[str, Any]) -> str:
        at, *reach = (100 * (each - low) / (high - low) for each in (row["at"], *row.get("reach", ())))
        reaches = {"reach": (reach[0], reach[1])} if reach else {}
        return track(row.get("look"), at, reaches, [upright("tick", x) for x in ticks])

    shown = [Row(name, row["cells"], drawn(row), row.get("look")) for name, row in rows.items()]
    return table(caption, heads, {"": shown}, scale(ticks))


def widened(low: float, high: float) -> tuple[float, float]:
    """Ends of a scale with some room beyond what is on it."""
    room = (high - low) / 20 or 1
    return low - room, high + room


def round_numbers(low: float, high: float) -> list[float]:
    """Two to six round numbers between the ends of a scale."""
    step = 10.0 ** floor(log10(high - low))
    step = next(step * part for part in (0.2, 0.5, 1, 2) if (high - low) / (step * part) <= MOST_TICKS)
    return [step * k for k in range(ceil(low / step), floor(high / step) + 1)]


def distributions(caption: str, rows: Mapping[str, Mapping[str, Any]], what: str = "bot") -> str:
    """Distributions of numbers as bars, one above the other on one scale."""
    low = min(row["least"] for row in rows.values())
    high = max(row["most"] for row in rows.values())
    step = max(1, -(-int(high - low + 1) // MOST_BARS))  # numbers a bar stands for
    bars = int(high - low) // step + 1
    middle = {100 * (at - low + 0.5) / (step * bars): number(at) for at in marked_numbers(low, high)}
    shown = [
        Row(
            name,
            (f"{row['mean']:.1f} ± {row['deviation']:.1f}", number(row["median"]), from_to(row)),
            "",
            row.get("look"),
        )
        for name, row in rows.items()
    ]
    pictures = [drawing("bars", bars_of(row["counts"], low, step, bars)) for row in rows.values()]
    drawn = [replace(row, picture=picture) for row, picture in zip(shown, pictures, strict=True)]
    return table(caption, (what, "mean<small>± deviation</small>", "median", "range"), {"": drawn}, scale(middle))


def marked_numbers(low: float, high: float) -> list[float]:
    """The numbers below bars: whole ones, and the only one where all are equal."""
    return [at for at in round_numbers(low, high) if at == int(at)] if high > low else [low]


def from_to(row: Mapping[str, Any]) -> str:
    """The least and the most."""
    return f"{number(row['least'])} to {number(row['most'])}"


def number(at: float) -> str:
    """A number with a minus that one does not take for a dash."""
    return f"{at:g}".replace("-", "−")


def bars_of(counts: Mapping[float, int], low: float, step: int, bars: int) -> Iterator[str]:
    """A bar for every so many numbers, and the line they stand on."""
    heights = [0] * bars
    for number, count in counts.items():
        heights[int(float(number) - low) // step] += count
    wide = 100 / bars
    for k, height in enumerate(heights):
        tall = 100 * height / max(heights)
        if height:
            place = f'x="{k * wide + wide * GAP / 2:.2f}%" width="{wide * (1 - GAP):.2f}%"'
            yield f'<rect {place} y="{100 - tall:.1f}%" height="{tall:.1f}%"/>'
    yield '<line class="foot" x1="0" x2="100%" y1="100%" y2="100%"/>'
