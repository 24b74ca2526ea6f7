"""Tells a match in lines: its figures, its intervals, what programs did wrong."""

from typing import Any

from tokonoma.arena.play import Result
from tokonoma.arena.stopping import LEAST_DEALS
from tokonoma.kernel.words import counted


def summary(found: dict[str, Any]) -> list[str]:
    """The figures in lines."""
    wide = max(len(name) for name in found["bots"])
    lines = [f"{counted(found['games'], 'game')}, {found['length']['mean']:.0f} decisions each"]
    for name, row in found["bots"].items():
        rating = row["rating"]
        lines.append(
            f"{name:{wide}}  {percent(row)}  score {row['scores']['mean']:6.1f}  "
            f"rating {rating['mu']:.1f} ± {2 * rating['sigma']:.1f}  "
            f"{1000 * row['seconds_a_decision']:.1f} ms a decision, at most {1000 * row['slowest']:.0f}"
        )
        for seat, each in row["by_seat"].items():
            lines.append(f"{'':{wide}}  seat {seat}: {percent(each)}")
    for option, values in found["options"].items():
        for value, bots in values.items():
            lines.append(f"{option} {value}: " + ", ".join(f"{name} {percent(row)}" for name, row in bots.items()))
    return lines


def percent(row: dict[str, Any]) -> str:
    """A win rate with its interval."""
    return f"{100 * row['win_rate']:5.1f} % ({100 * row['low']:.1f} to {100 * row['high']:.1f})"


def any_time_lines(found: dict[str, Any]) -> list[str]:
    """The intervals that hold whenever one stops, once there are deals enough for them."""
    found = {name: row for name, row in found.items() if row["deals"] >= LEAST_DEALS}
    wide = max((len(name) for name in found), default=0)
    lines = [f"{name:{wide}}  {percent(row)}  after {row['deals']} deals" for name, row in found.items()]
    return ["whenever one stops:", *lines] if lines else []


def ladder_lines(found: dict[str, Any]) -> list[str]:
    """Each level against the one below."""
    return [f"{row['bot']} against {row['below']}: {percent(row)}" for row in found.get("ladder", [])]


def faults(results: list[Result]) -> dict[str, dict[str, int]]:
    """What programs did wrong, by bot: each fault with how often a stand-in played for it."""
    found: dict[str, dict[str, int]] = {}
    for result in results:
        for name, noted in zip(result["bots"], result.get("faults", []), strict=False):
            for fault in noted:
                of_bot = found.setdefault(name, {})
                of_bot[fault] = of_bot.get(fault, 0) + 1
    return found


def fault_lines(found: dict[str, dict[str, int]]) -> list[str]:
    """The same in lines."""
    return [
        f"{name} {fault}: {times} times, and any legal move was played for it"
        for name, of_bot in found.items()
        for fault, times in of_bot.items()
    ]
