"""Scores with their reasons, and how a game ended."""

from collections.abc import Sequence

from tokonoma.kernel.rulebook import AnyRulebook, Json
from tokonoma.kernel.state import State
from tokonoma.kernel.words import number
from tokonoma.terminal.pen import Pen


def result(state: State, pen: Pen) -> list[str]:
    """Who won, every place, and every score line by line."""
    outcome = state.outcome()
    if outcome is None:
        return score_sheet(state.rulebook, state.scores(), pen)
    winners = outcome["winners"]
    if len(winners) == 1:
        verdict = pen.words("terminal.wins", seat=winners[0])
    else:
        verdict = pen.words("terminal.shared", winners=winners) if winners else pen.words("terminal.nobody_wins")
    title = pen.paint(f" {pen.words('terminal.over')} ", ground="shu", bold=True) + " " + pen.bold(verdict)
    places = [
        f"{pen.words('terminal.place', place=place)} {', '.join(pen.seat(seat) for seat in seats)}"
        for place, seats in zip(ranks(outcome["places"]), outcome["places"], strict=True)
    ]
    return [title, *places, "", *score_sheet(state.rulebook, state.scores(), pen)]


def ranks(places: Sequence[Sequence[int]]) -> list[int]:
    """The number of each place: two who share the first leave no second."""
    return [1 + sum(map(len, places[:i])) for i in range(len(places))]


def score_sheet(rulebook: AnyRulebook, scores: Sequence[Json], pen: Pen) -> list[str]:
    """Every seat's score with the lines that make it, side by side."""
    return pen.beside([score_block(rulebook, score, pen) for score in scores], gap=4)


def score_block(rulebook: AnyRulebook, score: Json, pen: Pen) -> list[str]:
    """One seat's score."""
    heading = pen.seat(score["seat"]) if 0 <= score["seat"] < 8 else pen.bold(pen.name(score["seat"]))
    rows = [[number(line["points"]), rulebook.say(line, pen.language, pen.name, "key")] for line in score["lines"]]
    return [f"{heading}  {pen.bold(number(score['total']))}", *pen.columns(rows, "><", gap=1)]
