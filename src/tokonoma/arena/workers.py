"""Gets a match played: in this process, on every core, or on several machines through Ray."""

import os
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from typing import Any

from tokonoma.arena.cores import Played, on_cores
from tokonoma.arena.journal import Journal
from tokonoma.arena.kept import Game, Share
from tokonoma.arena.plan import Pairing, Plan
from tokonoma.arena.play import Result, play_game
from tokonoma.arena.stopping import Until, at_any_time

Seen = Callable[[list[Result], int], None]  # told the results so far and how many there will be


def run(
    plan: Plan,
    *,
    keep: Path | None = None,
    processes: int | None = None,
    ray: str | None = None,
    seen: Seen | None = None,
    until: Until | None = None,
    play: Played | None = None,
    again: bool = False,
    found: Callable[[int], None] | None = None,
) -> list[Result]:
    """Play a match and return its results in order.

    With `keep`, results lie in a file as soon as they are there, and what it holds already is not played again. An
    interruption (Ctrl-C) is passed on when the file is in order. `ray` is "local" or the address of a cluster. With
    `until` the match ends as soon as that is reached, and after the plan's games at the latest. `play` plays a game in
    another way than usual; a process must be able to import it. With `again` what is kept is replaced, else `found` is
    told how many games of it count.
    """
    with Journal(plan, keep, Share if play else Game, again) as journal:
        if found:
            found(len(journal.results))
        left = [] if is_enough(plan, journal.results, until) else journal.left()
        total = len(journal.results) + len(left)
        with closing(results(plan, left, processes or os.cpu_count() or 1, ray, play or play_game)) as coming:
            for result in coming:
                journal.note(result)
                if seen:
                    seen(journal.results, total)
                if is_enough(plan, journal.results, until):
                    break
    return sorted(journal.results, key=lambda result: int(result["number"]))


def is_enough(plan: Plan, played: list[Result], until: Until | None) -> bool:
    """Whether what was played is enough; asked when a deal may be whole."""
    a_deal = len(plan.line_ups())
    return until is not None and len(played) >= a_deal and until.is_reached(at_any_time(played, a_deal, plan.steps()))


def results(plan: Plan, pairings: list[Pairing], processes: int, ray: str | None, play: Played) -> Generator[Result]:
    """Every game's result, as soon as it is there."""
    if not pairings:
        return (result for result in list[Result]())
    if ray:
        return on_cluster(plan, pairings, ray, play)
    if processes == 1 or len(pairings) == 1:
        return (play(plan, pairing) for pairing in pairings)
    return on_cores(plan, pairings, processes, play)


def on_cluster(plan: Plan, pairings: list[Pairing], address: str, play: Played) -> Generator[Result]:
    """A task for every game on a Ray cluster; each machine needs this package."""
    try:
        import ray
    except ImportError:
        raise SystemExit("--ray needs the extra: pip install 'tokonoma[ray]'") from None
    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    task: Any = ray.remote(play)
    waiting = [task.remote(plan, pairing) for pairing in pairings]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
