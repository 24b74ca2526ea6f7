"""The figures of `calibration.py`: tables with intervals, and the fit of the map from values to chances.

Positions of one game end alike, so intervals come from drawing whole games again and again (bootstrap by game).
"""

import json
from collections.abc import Callable, Iterable
from math import log
from random import Random
from typing import Any

import msgspec

from tokonoma.analysis.chances import FITTED, LEAST, ChanceMap, fitted_maps
from tokonoma.analysis.record import COSTS

Json = dict[str, Any]
Games = dict[int, list[Json]]
Mapped = Callable[[list[float], int], list[float]]
BINS = 10
DRAWS = 400  # of all games, for an interval
ROLES = ("goryo",)  # games whose seats have different roles, so that each has a weight of its own
STEP = 1e-3
PARTNERS = 2  # places between partners


# Positions


def tell_positions(name: str, games: Games, is_fitted: bool) -> None:
    """How often positions judged so high were won, before and after the map; writes a new map where asked."""
    if is_fitted:
        old, found = fitted_maps().get(name), fit(name, games)
        carried = {"kept": old.kept, "kept_by_role": old.kept_by_role} if old else {}
        keep(name, msgspec.structs.replace(found, **carried))
    known = fitted_maps().get(name)
    print(f"{name}: {sum(map(len, games.values()))} positions of {len(games)} games")
    tell_table("as searched", games, lambda values, seat: values)
    if known:
        print(f"  map: power {known.power:.3f}, who decides {known.decides:.3f}, seats {known.offsets}")
        tell_table("as chances", games, known)
        print(f"  fitted to one half of the games, off by {100 * held_out(name, games):.1f} % in the other")


def held_out(name: str, games: Games) -> float:
    """How far off a map is in games it was not fitted to, on the average of both halves."""
    halves = [{seed: found for seed, found in games.items() if seed % 2 == odd} for odd in (0, 1)]
    found = []
    for fitted, tested in (halves, halves[::-1]):
        tried = fit(name, fitted)
        found.append(error([[row for each in game for row in seen(each, tried)] for game in tested.values()]))
    return mean(found)


def tell_table(title: str, games: Games, mapped: Mapped) -> None:
    """One line for each tenth: how many, what was said on the average, what was won, and its interval."""
    rows = [[row for each in found for row in seen(each, mapped)] for found in games.values() if found]
    print(f"  {title}: off by {100 * error(rows):.1f} % on the average ({interval(rows, error)})")
    for number in range(BINS):
        inside = [[row for row in game if int(min(row[0], 0.9999) * BINS) == number] for game in rows]
        flat = [row for game in inside for row in game]
        if flat:
            judged, won = mean(row[0] for row in flat), mean(row[1] for row in flat)
            print(f"    {judged:6.1%} judged, {won:6.1%} won ({interval(inside, won_share)}), {len(flat)} positions")


def seen(position: Json, mapped: Mapped) -> Iterable[tuple[float, float]]:
    """What was said of the seat to act and what it won; of two seats one tells all."""
    said = mapped(position["values"], position["seat"])
    return [(said[position["seat"]], position["shares"][position["seat"]])]


def won_share(rows: list[list[tuple[float, float]]]) -> float:
    """What was won, on the average."""
    return mean(row[1] for game in rows for row in game)


def error(rows: list[list[tuple[float, float]]]) -> float:
    """By how much what was said in a tenth differs from what was won there, on the average of all positions."""
    flat = [row for game in rows for row in game]
    bins = [[row for row in flat if int(min(row[0], 0.9999) * BINS) == number] for number in range(BINS)]
    return sum(abs(sum(said - won for said, won in each)) for each in bins) / max(1, len(flat))


def mean(values: Iterable[float]) -> float:
    """The average."""
    every = list(values)
    return sum(every) / max(1, len(every))


def interval(games: list[Any], figure: Callable[[list[Any]], float]) -> str:
    """Where a figure lies in 95 of 100 draws of as many games."""
    luck = Random(1)
    held = [game for game in games if game]
    found = sorted(figure(luck.choices(held, k=len(held))) for _ in range(DRAWS))
    low, high = found[DRAWS // 40], found[-DRAWS // 40 - 1]
    return f"{100 * low:.1f} to {100 * high:.1f} %"


# The map


def fit(name: str, games: Games) -> ChanceMap:
    """The likeliest map: one number after the other moved uphill, from all seats of all positions."""
    positions = [each for found in games.values() for each in found]
    seats = len(positions[0]["values"])
    has_roles = name.split("-")[0] in ROLES
    numbers = [1.0, 0.0] + [0.0] * (seats - 1 if has_roles else 0)
    partners = PARTNERS if "-partnership-" in name else 0
    for _ in range(40):
        numbers = improved(numbers, lambda tried: likelihood(as_map(tried, seats, partners), positions))
    found = as_map([round(each, 4) for each in numbers], seats, partners)
    return msgspec.structs.replace(found, positions=len(positions), games=sum(map(bool, games.values())))


def as_map(numbers: list[float], seats: int, partners: int) -> ChanceMap:
    """Numbers as a map: the power, the weight of the seat that decides, those of the seats after the first."""
    power, decides, *others = numbers
    return ChanceMap(power, decides, [0.0, *(others or [0.0] * (seats - 1))], 0, 0, partners=partners)


def likelihood(tried: ChanceMap, positions: list[Json]) -> float:
    """The mean logarithm of the chance that was given to what came."""
    return mean(
        sum(share * log(max(said, LEAST)) for said, share in outcomes(given, each["shares"]))
        for each in positions
        for given in [tried(each["values"], each["seat"])]
    )


def outcomes(said: list[float], shares: list[float]) -> Iterable[tuple[float, float]]:
    """What was said of every outcome, and what came of it; alone one may lose to nobody's gain."""
    pairs = list(zip(said, shares, strict=True))
    return pairs if len(pairs) > 1 else [*pairs, (1.0 - said[0], 1.0 - shares[0])]


def improved(numbers: list[float], worth: Callable[[list[float]], float]) -> list[float]:
    """Every number in turn moved to the top of the parabola through three tries."""
    for place in range(len(numbers)):
        low, here, high = (
            worth([*numbers[:place], numbers[place] + by, *numbers[place + 1 :]]) for by in (-STEP, 0, STEP)
        )
        slope, bend = (high - low) / (2 * STEP), (high - 2 * here + low) / STEP**2
        move = slope / -bend if bend < 0 else slope
        numbers = [*numbers[:place], numbers[place] + max(-0.5, min(0.5, move)), *numbers[place + 1 :]]
    return numbers


def keep(name: str, found: ChanceMap) -> None:
    """Write a map beside the others."""
    known = json.loads(FITTED.read_text("utf-8"))
    known[name] = {field: getattr(found, field) for field in found.__struct_fields__}
    FITTED.write_text(json.dumps(dict(sorted(known.items())), indent=2) + "\n", "utf-8")
    fitted_maps.cache_clear()


# Decisions


def tell_decisions(name: str, games: Games, is_fitted: bool) -> None:
    """How often a longer search confirms the better move, and what blunders cost in games played out.

    What is kept of differences may have changed since a game was looked at: only what would be named now is told.
    """
    if is_fitted:
        keep(name, with_kept(name, games))
    known, seats = fitted_maps()[name], sorted({each["seat"] for found in games.values() for each in found})
    tell_named(f"{name}: keeping {known.kept:.3f} of differences", known, games)
    for seat in seats if known.kept_by_role else []:
        of_seat = {seed: [each for each in found if each["seat"] == seat] for seed, found in games.items()}
        tell_named(f"{name}, seat {seat}: keeping {known.keeps(seat):.3f} of differences", known, of_seat)


def with_kept(name: str, games: Games) -> ChanceMap:
    """The map with what is kept of differences, for each role where there are roles."""
    known, kept, by_role = fitted_maps()[name], kept_of(games, None), list[float]()
    if name.split("-")[0] in ROLES:
        by_role = [kept_of(games, seat) for seat in range(len(known.offsets))]
    return msgspec.structs.replace(known, kept=kept, kept_by_role=by_role)


def tell_named(title: str, known: ChanceMap, games: Games) -> None:
    """What is confirmed of what is named now, and what it costs."""
    print(title)
    tell_confirmed(named_now(games, known, COSTS["inaccuracy"]))
    tell_played_out("decisions played out", named_now(games, known, 0.0))
    tell_played_out("of these, blunders as it is said now", named_now(games, known, COSTS["blunder"]))


def named_now(games: Games, known: ChanceMap, least: float) -> Games:
    """The decisions that are still said to cost so much, with what is said now."""
    now = {seed: [said_now(each, known) for each in found] for seed, found in games.items()}
    return {seed: [each for each in found if each["cost"] >= least] for seed, found in now.items()}


def said_now(each: Json, known: ChanceMap) -> Json:
    """A decision with what is kept of its cost now."""
    kept = known.keeps(each["seat"])
    return each | {"cost": kept / each["kept"] * each["cost"], "kept": kept}


def tell_confirmed(games: Games) -> None:
    """How many better moves a longer search confirms."""
    confirmed = [[float(each["longer"] > 0) for each in game] for game in games.values()]
    flat = [each for game in confirmed for each in game]
    print(f"  of {len(flat)} better moves {mean(flat):.1%} confirmed by a ten times longer search", end=" ")
    print(f"({interval(confirmed, lambda all_of: mean(each for game in all_of for each in game))})")


def tell_played_out(title: str, games: Games) -> None:
    """What decisions are said to cost, and what they cost in games played out after both moves."""
    found, rows = blunders_of(games), list(games.values())
    print(f"  {len(found)} {title}: said {mean(each['cost'] for each in found):.1%}", end=", " if found else "\n")
    if found:
        print(f"in games played out {measured_in(rows):.1%} ({interval(rows, measured_in)})")


def blunders_of(games: Games) -> list[Json]:
    """The decisions after which both moves were played out."""
    return [each for game in games.values() for each in game if "won" in each]


def kept_of(games: Games, seat: int | None) -> float:
    """What blunders, of one seat where it is given, cost in games played out, for each percent that the search says."""
    blunders = [each for each in blunders_of(games) if seat is None or each["seat"] == seat]
    if not blunders:
        return 1.0
    said = mean(each["cost"] / each["kept"] for each in blunders)
    return round(min(1.0, mean(map(measured, blunders)) / said), 3)


def measured(blunder: Json) -> float:
    """What a blunder cost in the games played out after it and after the better move."""
    better, worse = blunder["won"]
    return mean(one - two for one, two in zip(better, worse, strict=True))


def measured_in(games: list[list[Json]]) -> float:
    """The same over many games."""
    return mean(measured(each) for game in games for each in game if "won" in each)
