"""An analysis as a page that stands alone: the curve of what every seat could expect, and the costly decisions."""

from collections.abc import Callable
from html import escape

from tokonoma.analysis.judged import Analysis
from tokonoma.analysis.record import COSTS
from tokonoma.kernel.rulebook import Json

WIDTH, HEIGHT = 900, 220
COLOURS = ("#26456f", "#b92a1d", "#4f6a2c", "#6f2f61", "#3b7a70", "#6b4a2f")
DASHES = ("", "6 4", "2 3", "10 3 2 3", "1 4", "12 5")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
       color: #231f1a; background: #f3ebdc; }
@media (prefers-color-scheme: dark) { body { color: #ece3d0; background: #1d1b18; } svg { background: #f3ebdc; } }
svg { width: 100%; height: auto; } table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top; }
"""

Words = Callable[..., str]


def page(found: Analysis, words: Words, name: Callable[[int], str], say: Callable[[Json], str]) -> str:
    """The page as HTML; `say` makes a sentence of a message in the game's words."""
    title = escape(f"{found.game}: {', '.join(name(seat) for seat in range(found.seats))}")
    note = escape(words("analysis.judged_by", playouts=found.playouts))
    parts = [
        f"<!doctype html><meta charset=utf-8><title>{title}</title><style>{STYLE}</style>",
        f"<h1>{title}</h1><p>{note}</p>{curve(found, name)}",
        f"<h2>{escape(words('analysis.every'))}</h2>{table(found, words, name, say)}",
    ]
    return "\n".join(parts) + "\n"


def curve(found: Analysis, name: Callable[[int], str]) -> str:
    """What every seat could expect, decision by decision."""
    lines, legend = [], []
    for seat in range(found.seats):
        look = f'stroke="{COLOURS[seat % 6]}" stroke-dasharray="{DASHES[seat % 6]}" fill="none" stroke-width="2.5"'
        points = " ".join(place(found, number, seat) for number in range(len(found.decisions)))
        lines.append(f'<polyline {look} points="{points}"><title>{escape(name(seat))}</title></polyline>')
        legend.append(
            f'<svg viewBox="0 0 30 6" style="width:30px" aria-hidden="true"><path {look} d="M0 3h30"/></svg> '
            + escape(name(seat))
        )
    half = HEIGHT / 2
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><path d="M0 {half}H{WIDTH}" stroke="#999" fill="none"/>'
        + "".join(lines)
        + f"</svg><p>{' &nbsp; '.join(legend)}</p>"
    )


def place(found: Analysis, number: int, seat: int) -> str:
    """A point of the curve."""
    across = WIDTH * number / max(1, len(found.decisions) - 1)
    return f"{across:.1f},{HEIGHT * (1.0 - found.decisions[number].after[seat]):.1f}"


def table(found: Analysis, words: Words, name: Callable[[int], str], say: Callable[[Json], str]) -> str:
    """The costly decisions, each with what would have been better, and why."""
    rows = []
    for each in found.decisions:
        if each.cost < COSTS["inaccuracy"]:
            continue
        what = words("analysis.decision", step=each.step, seat=name(each.seat), move=each.move)
        cost = words("analysis.cost", mark=words(f"analysis.{each.mark}"), cost=f"{round(100 * each.cost)} %")
        best = each.better[0]
        better = words("analysis.better", move=" ".join(best.line), chance=f"{round(100 * best.value)} %")
        reasons = "".join(f"<br>{escape(say(reason.say))}" for reason in each.why)
        rows.append(f"<tr><td>{escape(what)}<td>{escape(cost)}<td>{escape(better)}{reasons}")
    return f"<table>{''.join(rows)}</table>" if rows else f"<p>{escape(words('analysis.none'))}</p>"
