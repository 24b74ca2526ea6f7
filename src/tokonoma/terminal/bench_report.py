"""The figures of a measurement as a table."""

from collections.abc import Sequence

from tokonoma.kernel.rulebook import Json
from tokonoma.terminal.pen import pen_for

HEADINGS = ("game", "seats", "mode", "games/s", "decisions/s", "copy ns", "times faster")
KEYS = ("game", "seats", "mode", "games_per_s", "decisions_per_s", "copy_ns", "times_faster")


def tell(figures: Sequence[Json]) -> list[str]:
    """A line for each form of each game."""
    pen = pen_for()
    rows = [[pen.bold(heading) for heading in HEADINGS]]
    rows += [[spoken(each.get(key)) for key in KEYS] for each in figures]
    return pen.columns(rows, "<><>>>>")


def spoken(value: object) -> str:
    """A figure with its thousands apart."""
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"
    return str(value)
