"""A ladder: every level of a game, alone among seats of the one below."""

from itertools import pairwise
from typing import Any

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


def verdict(row: dict[str, Any]) -> str:
    """What the interval says of the aim, and of who is stronger."""
    if row["even"] == TWO and row["low"] >= AIM:
        return "65 % for certain"
    if row["low"] > row["even"]:
        return "stronger"
    return "weaker" if row["high"] < row["even"] else "not told apart"
