"""Writes a match as a page that needs nothing but itself."""

from collections.abc import Mapping
from html import escape
from itertools import pairwise
from typing import Any

from tokonoma.arena import ladder, plots
from tokonoma.arena.plan import EVERY, Plan
from tokonoma.arena.plots import Looks
from tokonoma.arena.report_style import STYLE
from tokonoma.arena.stopping import LEAST_DEALS
from tokonoma.bots.ratings import LOWEST, ROUND, TENFOLD, Step
from tokonoma.kernel.words import counted

Section = tuple[str, str]  # its heading, and what stands below it

INTERVAL = "The thick line is the 95 % interval."
ANY_TIME = "The thick line is the 95 % interval for one look at the end; the thin one, and the second numbers, hold "
ANY_TIME += "whenever one stops ({})."
STEPS = "Each bot alone among bots of the step below, at every seat in turn."
AIM = f"The dashed line is the even share, the dotted one the aim of {100 * ladder.AIM:.0f} %."
RATING = f"The lowest has {LOWEST}; {TENFOLD} points are ten times the odds against a bot of the step below."
OPENSKILL = "OpenSkill after all games in order. The line goes two deviations to either side."
FAULTS = "What programs did wrong. Each time any legal move was played for them."


def page(plan: Plan, found: dict[str, Any], command: str) -> str:
    """The report of a match as HTML."""
    title = f"{plan.opened().title}: {' – '.join(plan.bots)}"
    head = [
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>",
    ]
    parts = [f"<section>\n<h2>{escape(name)}</h2>\n{body}\n</section>" for name, body in sections(plan, found)]
    top = f"<h1>{escape(title)}</h1>\n<p>{facts(plan, found)}</p>\n<pre><code>{escape(command)}</code></pre>"
    return "\n".join([*head, "<body>\n<main>", top, *parts, "</main>\n</body>\n</html>\n"])


def facts(plan: Plan, found: dict[str, Any]) -> str:
    """What was played, in a line."""
    options = [f"every {name}" if value == EVERY else f"{name} {value}" for name, value in plan.options.items()]
    return escape(", ".join([counted(found["games"], "game"), counted(plan.seat_count(), "seat"), *options]))


def sections(plan: Plan, found: dict[str, Any]) -> list[Section]:
    """Everything the page shows, from who won to how long it took."""
    looks = looks_of(plan, found)
    bots = {name: found["bots"][name] | {"look": looks[name]} for name in ordered(plan, found)}
    even = None if plan.seat_count() == 1 else 1 / plan.seat_count()
    won = of_ladder(plan, found, looks) if plan.ladder else of_match(found, bots, even)
    return [
        *won,
        *of_faults(found, looks),
        *of_scores(bots),
        ("Length", plots.distributions("Decisions in a game.", {"all games": found["length"]}, "games")),
        *of_seats(plan, found, bots, looks, even),
        *of_options(plan, found, looks, even),
        ("Thinking", thinking(bots)),
    ]


def ordered(plan: Plan, found: dict[str, Any]) -> list[str]:
    """The bots as they were named, and the strongest of a ladder first."""
    known = [*(reversed(plan.bots) if plan.ladder else plan.bots), *found["bots"]]
    return [name for name in dict.fromkeys(known) if name in found["bots"]]


def looks_of(plan: Plan, found: dict[str, Any]) -> Looks:
    """Each bot's own colour and mark, by the order in which they were named."""
    return {name: i for i, name in enumerate(dict.fromkeys([*plan.bots, *found["bots"]]))}


def of_match(found: dict[str, Any], bots: dict[str, Any], even: float | None) -> list[Section]:
    """Win rates, and ratings where bots met."""
    rows = {name: row | any_time(found, name) for name, row in bots.items()}
    said = ["Share of the victory.", *told_even(even), told_interval(found)]
    won = [("Win rate", plots.rates(" ".join(said), rows, even))]
    if even is None or len(bots) == 1:
        return won
    return [*won, ("Rating", plots.numbers(OPENSKILL, ("bot", "rating"), {n: openskill(r) for n, r in bots.items()}))]


def openskill(row: dict[str, Any]) -> dict[str, Any]:
    """A rating on its scale."""
    middle, reach = row["rating"]["mu"], 2 * row["rating"]["sigma"]
    cells = (f"{middle:.1f} ± {reach:.1f}",)
    return {"at": middle, "reach": (middle - reach, middle + reach), "cells": cells, "look": row["look"]}


def told_even(even: float | None) -> list[str]:
    """The even share in words; alone there is none."""
    return [] if even is None else [f"The dashed line is the even share, {100 * even:.3g} %."]


def any_time(found: dict[str, Any], name: str) -> dict[str, Any]:
    """The interval of a row that holds whenever one stops, where it is known."""
    row = found.get("any_time", {}).get(name)
    return {"any_time": (row["low"], row["high"])} if row and row["deals"] >= LEAST_DEALS else {}


def told_interval(found: dict[str, Any]) -> str:
    """What the lines of a win rate are."""
    deals = max((row["deals"] for row in found.get("any_time", {}).values()), default=0)
    return ANY_TIME.format(counted(deals, "whole deal")) if deals >= LEAST_DEALS else INTERVAL


def of_ladder(plan: Plan, found: dict[str, Any], looks: Looks) -> list[Section]:
    """Each step of a ladder, the highest first, and the ratings that follow; a bot's games are against two others."""
    rows = {f"{row['bot']} against {row['below']}": row for row in reversed(found.get("ladder", []))}
    if not rows:
        return []
    even = 1 / plan.seat_count()
    aim = ladder.AIM if even == ladder.TWO else None
    said = [STEPS, AIM if aim else told_even(even)[0], told_interval(found)]
    shown = {
        name: row | any_time(found, name) | {"look": looks[row["bot"]], "more": ladder.verdict(row)}
        for name, row in rows.items()
    }
    rated = {name: row | {"look": looks[name]} for name, row in reversed(ratings(plan, found["ladder"]).items())}
    steps = plots.rates(" ".join(said), shown, even, aim, "step")
    return [("Ladder", steps), ("Rating", plots.numbers(RATING, ("bot", "rating", "step"), rated))]


def ratings(plan: Plan, steps: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The rating of each bot of a ladder, up to the first step that was not played."""
    by_pair = {(row["below"], row["bot"]): row for row in steps}
    at = float(LOWEST)
    found = {plan.bots[0]: rated(at, "")}
    for pair in pairwise(plan.bots):
        if pair not in by_pair:
            break
        row = by_pair[pair]
        points = Step(row["win_rate"], row["low"], row["high"], row["games"]).points(plan.seat_count())
        at += points
        found[pair[1]] = rated(at, f"{ROUND * round(points / ROUND):+d}".replace("-", "−"))
    return found


def rated(at: float, step: str) -> dict[str, Any]:
    """A rating on its scale, told in tens: it is not known better."""
    return {"at": at, "cells": (str(ROUND * round(at / ROUND)), step)}


def of_faults(found: dict[str, Any], looks: Looks) -> list[Section]:
    """What programs did wrong, where one did."""
    groups = {
        name: [plots.Row(fault, (f"{times:,}",)) for fault, times in of_bot.items()]
        for name, of_bot in found.get("faults", {}).items()
    }
    return [("Faults", plots.table(FAULTS, ("fault", "times"), groups, looks=looks))] if groups else []


def of_scores(bots: dict[str, Any]) -> list[Section]:
    """The scores of each bot, in a game that has some."""
    rows = {name: row["scores"] | {"look": row["look"]} for name, row in bots.items() if row["scores"]["counts"]}
    return [("Scores", plots.distributions("Points of each bot at the end of a game.", rows))] if rows else []


def of_seats(
    plan: Plan, found: dict[str, Any], bots: dict[str, Any], looks: Looks, even: float | None
) -> list[Section]:
    """Every seat, and every bot at every seat; in a ladder a bot's seats would mix its opponents."""
    if even is None:
        return []
    groups = {"whoever sits there": seats(found["seats"], None)}
    if not plan.ladder:
        groups |= {name: seats(row["by_seat"], row["look"]) for name, row in bots.items()}
    said = " ".join(["Share of the victory at each seat.", *told_even(even)])
    return [("By seat", plots.rates_in_groups(said, groups, even, what="seat", looks=looks))]


def seats(rows: Mapping[int, Mapping[str, Any]], look: int | None) -> dict[str, dict[str, Any]]:
    """Seats by their names."""
    return {f"seat {seat}": {**row, "look": look} for seat, row in rows.items()}


def of_options(plan: Plan, found: dict[str, Any], looks: Looks, even: float | None) -> list[Section]:
    """Every bot under every value of an option; in a ladder they would mix their opponents."""
    if plan.ladder:
        return []
    return [
        (f"By {option}", plots.rates_in_groups(" ".join(told_even(even)), by_value(values, looks), even))
        for option, values in found["options"].items()
    ]


def by_value(values: dict[str, dict[str, Any]], looks: Looks) -> dict[str, dict[str, Any]]:
    """The bots that played under each value of an option."""
    return {
        value: {name: row | {"look": looks[name]} for name, row in bots.items() if row["games"]}
        for value, bots in values.items()
    }


def thinking(bots: dict[str, Any]) -> str:
    """How long each bot thought."""
    rows = [
        plots.Row(
            name, (f"{1000 * row['seconds_a_decision']:.1f} ms", f"{1000 * row['slowest']:.0f} ms"), "", row["look"]
        )
        for name, row in bots.items()
    ]
    return plots.table("Time for a decision.", ("bot", "on average", "slowest"), {"": rows})
