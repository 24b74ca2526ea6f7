"""The figures of `blunders.py`: how often each level blunders, at which kinds of decision, and what it misses.

A game is the unit of an interval: whole games are drawn again and again (bootstrap).
"""

from collections import Counter, defaultdict
from random import Random
from typing import Any

Json = dict[str, Any]
DRAWS = 400
SHOWN = 12  # causes of a level
HABIT = 3  # of five times asked again: what a level does so often is no noise


def lines(game: str, seats: int, found: dict[str, list[Json]]) -> list[str]:
    """Everything in lines: a table of levels, then the causes of each."""
    told = [f"{game}, {seats} seats: decisions that lose 10 % of the victory or more"]
    told += [level_line(level, games) for level, games in found.items() if games]
    for level, games in found.items():
        told += ["", f"{level}, by what was done and what was better:", *cause_lines(games)]
        told += [f"{level}, what the better decision brings:", *reason_lines(games)]
    return told


def level_line(level: str, games: list[Json]) -> str:
    """How often a level blunders."""
    every = blunders(games)
    decisions = sum(sum(each["decisions"].values()) for each in games)
    habits = sum(is_habit(each) for each in every)
    low, high = interval([len(each["blunders"]) for each in games])
    cost = sum(each["cost"] for each in every) / max(1, len(every))
    often = f"{len(every) / len(games):.2f} a game ({low:.2f} to {high:.2f})"
    share = f"{100 * len(every) / max(1, decisions):.2f} of 100 decisions"
    many = f"{len(games)} games, {decisions} decisions, {len(every)} blunders"
    return f"{level:9} {many}: {often}, {share}, {100 * cost:.1f} % each; habits {habits}"


def cause_lines(games: list[Json]) -> list[str]:
    """The kinds of blunders, those that cost most together first."""
    groups: dict[tuple[str, str], list[Json]] = defaultdict(list)
    for each in blunders(games):
        groups[each["kind"], each["instead"]].append(each)
    ranked = sorted(groups.items(), key=lambda item: -sum(each["cost"] for each in item[1]))
    decided = Counter[str]()
    for game in games:
        decided.update(game["decisions"])
    return [cause_line(names, each, decided[names[0]]) for names, each in ranked[:SHOWN]]


def cause_line(names: tuple[str, str], found: list[Json], decided: int) -> str:
    """One kind."""
    cost = sum(each["cost"] for each in found) / len(found)
    habits = sum(is_habit(each) for each in found)
    example = max(found, key=lambda each: each["cost"])
    place = f"{example['game']}/{example['step']} {example['played']} -> {example['better']}"
    return (
        f"  {names[0]} -> {names[1]}: {len(found)} (of {decided} such decisions), {100 * cost:.1f} % each, "
        f"habits {habits}; e.g. {place} {100 * example['cost']:.0f} %"
    )


def reason_lines(games: list[Json]) -> list[str]:
    """How often each reason is the weightiest one."""
    counted = Counter(each["why"][0] if each["why"] else "none told" for each in blunders(games))
    return [f"  {name}: {many}" for name, many in counted.most_common(SHOWN)]


def is_habit(blunder: Json) -> bool:
    """Whether the level does it most times."""
    return int(blunder["again"]) >= HABIT


def blunders(games: list[Json]) -> list[Json]:
    """All of them, each with the number of its game."""
    return [each | {"game": game["number"]} for game in games for each in game["blunders"]]


def interval(counts: list[int]) -> tuple[float, float]:
    """Where the mean lies in 95 of 100 draws of as many games."""
    luck = Random(1)
    means = sorted(sum(luck.choices(counts, k=len(counts))) / len(counts) for _ in range(DRAWS))
    return means[DRAWS // 40], means[-DRAWS // 40 - 1]
