"""An analysis in lines: what mattered most, every costly decision, and a sum for each seat."""

from typing import Any

from tokonoma.analysis.judged import Analysis, Judged, LineChange
from tokonoma.analysis.record import COSTS, analyse, opened_for
from tokonoma.analysis.whole_game import summary
from tokonoma.kernel.library import Game
from tokonoma.kernel.progress import progress
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.state import DRAWN
from tokonoma.terminal.pen import Pen

MOST_CHANGES = 3


def whole(document: Any, seat: int | None, playouts: int, threads: int) -> Analysis:
    """Analyse a record, with a bar that says how far it is."""
    decisions = analyse(document, playouts, seat, threads=threads)
    total = sum(not step.startswith(DRAWN) for step in document["steps"]) if seat is None else None
    found = []
    with progress("analysing", total) as advance:
        for each in decisions:
            found.append(each)
            advance()
    return summary(document, found, playouts)


def told(document: Json, found: Analysis, pen: Pen) -> list[str]:
    """The analysis for a reader."""
    opened = opened_for(document)
    costly = [each for each in found.decisions if each.cost >= COSTS["inaccuracy"]]
    lines = [pen.dim(pen.words("analysis.judged_by", playouts=found.playouts)), ""]
    if not costly:
        return [*lines, pen.words("analysis.none"), *totals(found, pen)]
    lines.append(pen.bold(pen.words("analysis.turning_points")))
    for point in found.turning_points:
        lines += decision(opened, found.decisions[point.decision], pen)
    lines += ["", pen.bold(pen.words("analysis.every"))]
    for each in costly:
        lines += decision(opened, each, pen)[:1]
    return [*lines, "", *totals(found, pen)]


def decision(opened: Game, judged: Judged, pen: Pen) -> list[str]:
    """What was played and what it cost, what would have been better, and why."""
    marked = pen.words("analysis.cost", mark=pen.words(f"analysis.{judged.mark}"), cost=percent(judged.cost, pen))
    title = pen.words("analysis.decision", step=judged.step, seat=pen.seat(judged.seat), move=judged.move)
    rulebook = opened.rulebook
    does = [rulebook.say(each, pen.language, pen.name, "key") for each in (judged.say, judged.better[0].say)]
    best = judged.better[0]
    lines = [f"{title}, {does[0]}  {pen.paint(marked, 'shu')}"]
    better = pen.words("analysis.better", move=f"{best.move}, {does[1]}", chance=percent(best.value, pen))
    lines += [f"   {better}"] + [f"   {pen.words('analysis.then', line=' '.join(best.line[1:]))}"] * (
        len(best.line) > 1
    )
    reasons = [rulebook.say(each.say, pen.language, pen.name, "key") for each in judged.why]
    reasons = reasons or [changed(opened, each, pen) for each in judged.changes[:MOST_CHANGES]]
    return lines + [f"   {each}" for each in reasons]


def changed(opened: Game, change: LineChange, pen: Pen) -> str:
    """One score line before, as played, and with the better decision."""
    name = opened.rulebook.say(change.line, pen.language, pen.name, "key")
    return pen.words(
        "analysis.line",
        seat=change.seat,
        line=name,
        before=number(change.before),
        played=number(change.played),
        better=number(change.better),
    )


def totals(found: Analysis, pen: Pen) -> list[str]:
    """What every seat found, and what it lost by its decisions and by the draws."""
    return [
        pen.words(
            "analysis.total",
            seat=pen.seat(seat),
            best=found.best[seat],
            decided=found.decided[seat],
            cost=percent(found.cost[seat], pen),
            luck=percent(-found.luck[seat], pen),
        )
        for seat in range(found.seats)
        if found.decided[seat]
    ]


def percent(share: float, pen: Pen) -> str:
    """A share of the victory, as the language writes it."""
    text = f"{number(round(100 * share))}"
    return f"{text}\u00a0%" if pen.language == "fr" else f"{text} %"


def number(value: float) -> str:
    """A number with the sign of a printed page."""
    return f"{value:g}".replace("-", "−")
