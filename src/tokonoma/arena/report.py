"""Writes a match as a page that needs nothing but itself."""

from html import escape
from typing import Any

from tokonoma.arena import ladder, plots
from tokonoma.arena.plan import Plan
from tokonoma.kernel.words import counted

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-weight: 600; } h2 { margin-top: 2.2rem; font-size: 1.15rem; }
svg { width: 100%; height: auto; } svg text { fill: currentColor; font-size: 14px; } svg .small { font-size: 12px; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: right; padding: .25rem .5rem; }
th:first-child, td:first-child { text-align: left; }
tr + tr td { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
code { font-size: .9em; }
"""


def page(plan: Plan, found: dict[str, Any], command: str) -> str:
    """The report of a match as HTML."""
    title = f"{plan.opened().title}: {' – '.join(plan.bots)}"
    bots = found["bots"]
    even = next(iter(bots.values()))["even"]
    sections = [
        *ladder_sections(found),
        ("Win rate", plots.rates("Win rate of each bot", bots, even), "Share of the victory, with 95 % intervals."),
        ("Rating", plots.ratings("Ratings", {name: row["rating"] for name, row in bots.items()}), "OpenSkill."),
        ("Scores", plots.distributions("Scores of each bot", {name: row["scores"] for name, row in bots.items()}), ""),
        ("Length", plots.distributions("Decisions in a game", {"decisions": found["length"]}), ""),
        ("By seat", by_seat(found), "Whoever sits there, and each bot."),
        *((f"By {option}", by_option(values), "") for option, values in found["options"].items()),
        ("Thinking", thinking(bots), ""),
    ]
    parts = [
        f"<h2>{escape(head)}</h2>\n{f'<p>{escape(words)}</p>' if words else ''}\n{body}"
        for head, body, words in sections
    ]
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{escape(title)}</title>',
            f"<style>{STYLE}</style>\n<body>\n<h1>{escape(title)}</h1>",
            f"<p>{counted(found['games'], 'game')}, {counted(plan.seat_count(), 'seat')}"
            f"{', ' + escape(options) if options else ''}. ",
            f"<code>{escape(command)}</code></p>",
            *parts,
            "</body>\n</html>\n",
        ]
    )


def ladder_sections(found: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The ladder, where one was played."""
    if not found.get("ladder"):
        return []
    words = "Each level against the one below, with 95 % intervals; the line is at 65 % in games of two, else at the "
    words += "even share: one of the level sits among others of the one below."
    return [("Ladder", ladder.section(found["ladder"]), words)]


def by_seat(found: dict[str, Any]) -> str:
    """Every seat, and every bot at every seat."""
    rows = {f"seat {seat}": row for seat, row in found["seats"].items()}
    for name, bot in found["bots"].items():
        rows |= {f"{name}, seat {seat}": row for seat, row in bot["by_seat"].items()}
    return plots.rates("Win rate by seat", rows)


def by_option(values: dict[str, dict[str, Any]]) -> str:
    """Every bot under every value of an option."""
    rows = {f"{value}: {name}": row for value, bots in values.items() for name, row in bots.items() if row["games"]}
    return plots.rates("Win rate by option", rows)


def thinking(bots: dict[str, Any]) -> str:
    """How long each bot thought."""
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td>{1000 * row['seconds_a_decision']:.1f} ms</td>"
        f"<td>{1000 * row['slowest']:.0f} ms</td></tr>"
        for name, row in bots.items()
    )
    return f"<table><tr><th>bot</th><th>a decision</th><th>slowest</th></tr>{rows}</table>"
