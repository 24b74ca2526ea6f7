"""What the results of a match say: win rates with confidence, ratings, scores, lengths, by seat and by option."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, median, pstdev
from typing import Any

from tokonoma.arena.play import Result

Z = 1.96  # for 95 of 100


def figures(results: list[Result]) -> dict[str, Any]:
    """Everything a report shows, as one JSON document."""
    names = list(dict.fromkeys(name for result in results for name in result["bots"]))
    ratings = rate(results)
    return {
        "games": len(results),
        "bots": {name: {**of_bot(results, name), "rating": ratings[name]} for name in names},
        "seats": of_seats(results),
        "options": of_options(results, names),
        "length": spread([sum(result["decisions"]) for result in results]),
    }


def interval(wins: float, games: float) -> tuple[float, float]:
    """Between what the true rate lies, in 95 of 100 matches (Wilson); a shared victory is part of one."""
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    centre = rate + Z * Z / (2 * games)
    reach = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return (max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole))


def win_rate(shares: Iterable[float]) -> dict[str, Any]:
    """The mean share of the victory with its interval."""
    known = list(shares)
    low, high = interval(sum(known), len(known))
    return {"games": len(known), "win_rate": fmean(known) if known else 0.0, "low": low, "high": high}


def rate_by_game(games: Sequence[tuple[float, int]]) -> dict[str, Any]:
    """How often a thing won, from the shares and the times of each game in which it occurred.

    What occurs several times in a game is not independent, so the game is the unit of the interval (a ratio estimator
    with its cluster-robust variance): it is that of as many independent results as would be as uncertain.
    """
    times = sum(count for _, count in games)
    rate = sum(shares for shares, _ in games) / times if times else 0.0
    worth = independent(games, rate, times)
    low, high = interval(rate * worth, worth)
    return {"games": times, "win_rate": rate, "low": low, "high": high}


def independent(games: Sequence[tuple[float, int]], rate: float, times: int) -> float:
    """How many independent results are worth as much; never more than there are, and one a game where all are equal."""
    if len(games) < 2:
        return len(games)
    between = sum((shares - rate * count) ** 2 for shares, count in games) * len(games) / (len(games) - 1)
    if between == 0:
        return len(games)
    return min(float(times), rate * (1 - rate) * times**2 / between)


def of_bot(results: list[Result], name: str) -> dict[str, Any]:
    """How a bot did: once for each game, though it may have sat at several seats."""
    mine = [(result, [i for i, each in enumerate(result["bots"]) if each == name]) for result in results]
    mine = [(result, seats) for result, seats in mine if seats]
    at_seats = [(result, seat) for result, seats in mine for seat in seats]
    decisions = sum(result["decisions"][seat] for result, seat in at_seats)
    return {
        **win_rate(result["shares"][seat] for result, seat in at_seats),
        "even": fmean(1 / len(result["bots"]) for result, _ in at_seats),
        "scores": spread([result["scores"][seat] for result, seat in at_seats if seat < len(result["scores"])]),
        "by_seat": {
            seat: win_rate(result["shares"][seat] for result, each in at_seats if each == seat)
            for seat in sorted({seat for _, seat in at_seats})
        },
        "seconds_a_decision": sum(result["seconds"][seat] for result, seat in at_seats) / max(1, decisions),
        "slowest": max(result["slowest"][seat] for result, seat in at_seats),
    }


def of_seats(results: list[Result]) -> dict[int, Any]:
    """How each seat did, whoever sat there."""
    seats = range(max(len(result["bots"]) for result in results))
    return {seat: win_rate(each["shares"][seat] for each in results if seat < len(each["bots"])) for seat in seats}


def of_options(results: list[Result], names: list[str]) -> dict[str, Any]:
    """How each bot did under each value of the options that varied."""
    values: dict[str, set[str]] = defaultdict(set)
    for result in results:
        for option, value in result["options"].items():
            values[option].add(value)
    varied = {option: sorted(known) for option, known in values.items() if len(known) > 1}
    return {
        option: {
            value: {
                name: win_rate(
                    result["shares"][seat]
                    for result in results
                    if result["options"].get(option) == value
                    for seat, each in enumerate(result["bots"])
                    if each == name
                )
                for name in names
            }
            for value in known
        }
        for option, known in varied.items()
    }


def spread(numbers: list[float]) -> dict[str, Any]:
    """A distribution in a few numbers, and how often each occurred."""
    if not numbers:
        return {"mean": 0.0, "deviation": 0.0, "median": 0, "least": 0, "most": 0, "counts": {}}
    counts: dict[float, int] = defaultdict(int)
    for number in numbers:
        counts[number] += 1
    return {
        "mean": fmean(numbers),
        "deviation": pstdev(numbers),
        "median": median(numbers),
        "least": min(numbers),
        "most": max(numbers),
        "counts": dict(sorted(counts.items())),
    }


def rate(results: list[Result]) -> dict[str, dict[str, float]]:
    """OpenSkill ratings (Plackett-Luce) after all games in order; who sits twice at a table is rated by its mean."""
    from openskill.models import PlackettLuce  # slow to load, and only a finished match needs it

    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for result in results:
        teams = [[ratings.setdefault(name, model.rating(name=name))] for name in result["bots"]]
        if len(set(result["bots"])) < 2:
            continue
        ranks = [next(i for i, place in enumerate(result["places"]) if seat in place) for seat in range(len(teams))]
        after = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for name in dict.fromkeys(result["bots"]):
            mine = [team[0] for team, each in zip(after, result["bots"], strict=True) if each == name]
            ratings[name] = model.rating(
                mu=fmean(each.mu for each in mine), sigma=fmean(each.sigma for each in mine), name=name
            )
    return {name: {"mu": each.mu, "sigma": each.sigma, "ordinal": each.ordinal()} for name, each in ratings.items()}
