"""An analysis as a page that stands alone: the curve of what every seat could expect, and the costly decisions."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from tokonoma.analysis.judged import Analysis, Judged
from tokonoma.analysis.record import COSTS
from tokonoma.kernel.rulebook import Json

WIDTH, HEIGHT = 900, 220
COLOURS = ("#26456f", "#b92a1d", "#4f6a2c", "#6f2f61", "#3b7a70", "#6b4a2f")
DASHES = ("", "6 4", "2 3", "10 3 2 3", "1 4", "12 5")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
       color: #231f1a; background: #f3ebdc; }
@media (prefers-color-scheme: dark) { body { color: #ece3d0; background: #1d1b18; } svg { background: #f3ebdc; } }
svg { width: 100%; height: auto; } svg text { font-size: 13px; fill: #231f1a; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top; }
"""

Words = Callable[..., str]


@dataclass(frozen=True)
class Speaker:
    """How a page is told: the game's title, the language, the program's words, names of seats, and sentences."""

    title: str
    language: str
    words: Words
    name: Callable[[int], str]
    say: Callable[[Json], str]  # makes a sentence of a message in the game's words

    def percent(self, share: float) -> str:
        """A share of the victory, as the language writes it."""
        return f"{round(100 * share)}{chr(0xA0)}%"


def page(found: Analysis, speaker: Speaker) -> str:
    """The page as HTML."""
    title = escape(f"{speaker.title} · {', '.join(speaker.name(seat) for seat in range(found.seats))}")
    note = escape(speaker.words("analysis.judged_by", playouts=found.playouts))
    parts = [
        f'<!doctype html><html lang="{speaker.language}"><meta charset=utf-8><title>{title}</title>',
        f"<style>{STYLE}</style><h1>{title}</h1><p>{note}</p>{curve(found, speaker)}{turning_points(found, speaker)}",
        f"<h2>{escape(speaker.words('analysis.every'))}</h2>{table(found, speaker)}",
    ]
    return "\n".join(parts) + "\n"


# The curve


def curve(found: Analysis, speaker: Speaker) -> str:
    """What every seat could expect, decision by decision, over the seasons or rounds."""
    lines, legend = [], []
    for seat in range(found.seats):
        look = f'stroke="{COLOURS[seat % 6]}" stroke-dasharray="{DASHES[seat % 6]}" fill="none" stroke-width="2.5"'
        points = " ".join(place(found, number, seat) for number in range(len(found.decisions)))
        lines.append(f'<polyline {look} points="{points}"><title>{escape(speaker.name(seat))}</title></polyline>')
        legend.append(
            f'<svg viewBox="0 0 30 6" style="width:30px" aria-hidden="true"><path {look} d="M0 3h30"/></svg> '
            + escape(speaker.name(seat))
        )
    half = HEIGHT / 2
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><path d="M0 {half}H{WIDTH}" stroke="#999" fill="none"/>'
        + stages(found, speaker)
        + "".join(lines)
        + numbers(found)
        + f"</svg><p>{' &nbsp; '.join(legend)}</p>"
    )


def place(found: Analysis, number: int, seat: int) -> str:
    """A point of the curve."""
    return f"{across(found, number):.1f},{HEIGHT * (1.0 - found.decisions[number].after[seat]):.1f}"


def across(found: Analysis, number: int) -> float:
    """How far to the right a decision stands."""
    return WIDTH * number / max(1, len(found.decisions) - 1)


def stages(found: Analysis, speaker: Speaker) -> str:
    """Where seasons or rounds begin."""
    drawn = []
    for stage in found.stages:
        number = next((at for at, each in enumerate(found.decisions) if each.step >= stage.step), None)
        if number is not None:
            x = across(found, number)
            drawn.append(f'<path d="M{x:.1f} 0V{HEIGHT}" stroke="#bbb"/>')
            drawn.append(f'<text x="{x + 4:.1f}" y="{HEIGHT - 6}">{escape(speaker.say(stage.title))}</text>')
    return "".join(drawn)


def numbers(found: Analysis) -> str:
    """The turning points, by their numbers."""
    drawn = []
    for number, point in enumerate(found.turning_points, 1):
        seat = found.decisions[point.decision].seat
        x, y = place(found, point.decision, seat).split(",")
        drawn.append(f'<circle cx="{x}" cy="{y}" r="10" fill="#fff" stroke="{COLOURS[seat % 6]}" stroke-width="2"/>')
        drawn.append(f'<text x="{x}" y="{float(y) + 5:.1f}" text-anchor="middle">{number}</text>')
    return "".join(drawn)


# In words


def turning_points(found: Analysis, speaker: Speaker) -> str:
    """The decisions that cost most, each by its name."""
    rows = []
    for point in found.turning_points:
        judged = found.decisions[point.decision]
        rows.append(f"<li><b>{escape(speaker.say(point.name))}</b><br>{escape(decided(judged, speaker))}")
    title = escape(speaker.words("analysis.turning_points"))
    return f"<h2>{title}</h2><ol>{''.join(rows)}</ol>" if rows else ""


def decided(judged: Judged, speaker: Speaker) -> str:
    """What was decided, and what it cost."""
    does = speaker.say(judged.say)
    what = speaker.words("analysis.decision", step=judged.step, seat=speaker.name(judged.seat), move=does)
    mark = speaker.words(f"analysis.{judged.mark}")
    return f"{what} ({speaker.words('analysis.cost', mark=mark, cost=speaker.percent(judged.cost))})"


def table(found: Analysis, speaker: Speaker) -> str:
    """The costly decisions, each with what would have been better, and why."""
    rows = []
    for each in found.decisions:
        if each.cost < COSTS["inaccuracy"]:
            continue
        best = each.better[0]
        better = speaker.words("analysis.better", move=speaker.say(best.say), chance=speaker.percent(best.value))
        reasons = "".join(f"<br>{escape(speaker.say(reason.say))}" for reason in each.why)
        rows.append(f"<tr><td>{escape(decided(each, speaker))}<td>{escape(better)}{reasons}")
    return f"<table>{''.join(rows)}</table>" if rows else f"<p>{escape(speaker.words('analysis.none'))}</p>"
