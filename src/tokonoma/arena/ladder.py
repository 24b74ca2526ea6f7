"""A ladder: every level of a game, alone among seats of the one below, and the page that shows it."""

from html import escape
from itertools import pairwise
from typing import Any

from tokonoma.arena import plots
from tokonoma.arena.play import Result
from tokonoma.arena.statistics import win_rate

AIM = 0.65  # of the games against the level below, in games of two
TWO = 0.5  # the even share there


def steps(results: list[Result], bots: tuple[str, ...]) -> list[dict[str, Any]]:
    """How each bot did against the one before it, in the games where the two met; who never met is left out."""
    found = []
    for lower, upper in pairwise(bots):
        met = [result for result in results if {lower, upper} == set(result["bots"])]
        shares = [share_of(result, upper) for result in met]
        if shares:
            even = sum(result["bots"].count(upper) / len(result["bots"]) for result in met) / len(met)
            found.append({"bot": upper, "below": lower, "even": even, **win_rate(shares)})
    return found


def share_of(result: Result, name: str) -> float:
    """The share of the victory of all seats of a bot together."""
    return float(sum(share for share, each in zip(result["shares"], result["bots"], strict=True) if each == name))


def section(found: list[dict[str, Any]]) -> str:
    """The ladder as a plot and a table, the strongest at the top."""
    rows = {f"{row['bot']} – {row['below']}": row for row in reversed(found)}
    lines = "".join(
        f"<tr><td>{escape(name)}</td><td>{100 * row['win_rate']:.1f} %</td>"
        f"<td>{100 * row['low']:.1f} to {100 * row['high']:.1f}</td><td>{row['games']}</td><td>{verdict(row)}</td></tr>"
        for name, row in rows.items()
    )
    head = "<tr><th>level – the one below</th><th>won</th><th>95 %</th><th>games</th><th></th></tr>"
    line = AIM if found[0]["even"] == TWO else found[0]["even"]
    return plots.rates("Each level against the one below", rows, line) + f"<table>{head}{lines}</table>"


def verdict(row: dict[str, Any]) -> str:
    """What the interval says of the aim, and of who is stronger."""
    if row["even"] == TWO and row["low"] >= AIM:
        return "65 % for certain"
    if row["low"] > row["even"]:
        return "stronger"
    return "weaker" if row["high"] < row["even"] else "not told apart"
