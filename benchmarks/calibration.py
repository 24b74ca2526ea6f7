"""How honest an analysis is: whether what it judges 70 % is won 7 times in 10, and what named mistakes really cost.

    python benchmarks/calibration.py koinobori --seats 2 --positions 1000 --fit
    python benchmarks/calibration.py koinobori --seats 2 --decisions 200

Positions come from games between search bots; what an analysis expects of each is held against how that game ended.
Decisions come from games of weaker bots: a better move is compared again by a ten times longer search, and after a
blunder both moves are played out between search bots with the same luck. Every game is noted in a journal, and the same
command goes on where it stopped. `--fit` writes the map of `analysis/chances.py` for this game and number of seats.
"""

import argparse
import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import calibration_figures as figures

import tokonoma
from tokonoma.analysis.chances import kept_of_differences, map_name
from tokonoma.analysis.compare import compare
from tokonoma.analysis.played_out import play_out
from tokonoma.analysis.record import AGAIN, COSTS, Depth, as_chances, candidates, judged_candidates
from tokonoma.analysis.values import MoveValue
from tokonoma.bots.levels import bot
from tokonoma.kernel.progress import progress
from tokonoma.kernel.state import State

Json = dict[str, Any]
LONGER = 10  # times as many playouts as the closest look, to confirm a better move


@dataclass(frozen=True)
class Plan:
    """What is measured, and how closely."""

    game: str
    seats: int
    mode: str
    depth: int  # playouts a move, as an analysis has them
    players: str  # who play the games that positions come from
    weaker: str  # and those that decisions come from
    a_game: int  # positions or decisions looked at in a game
    pairs: int  # games played out after each of the two moves
    playing_on: int  # playouts a decision in these

    def new(self, seed: int) -> State:
        """A new game."""
        return tokonoma.game(self.game).new(self.seats, {"mode": self.mode}, seed=seed)


# Positions


def positions(plan: Plan, seed: int) -> list[Json]:
    """What an analysis expects of some positions of a game, and how the game ended."""
    state, found = plan.new(seed), []
    players = [bot(plan.players, tokonoma.game(plan.game)) for _ in range(plan.seats)]
    moments = chosen(plan, seed)
    while (seat := state.to_act) is not None:
        move = players[seat].move(state.view(seat), seed=seed + len(state.steps))
        if next(moments) and len(state.legal()) > 1:
            best = candidates(state, seat, move, Depth(plan.depth, seed))[0]
            found.append({"step": len(state.steps), "seat": seat, "values": best.values})
        state.decide(move)
    shares = (state.outcome() or {})["shares"]
    return [each | {"shares": shares} for each in found]


def chosen(plan: Plan, seed: int) -> Iterator[bool]:
    """Which decisions of a game are looked at: about so many of a usual one, by luck."""
    luck, usual = Random(seed), USUAL[plan.game] * plan.seats
    while True:
        yield luck.random() < plan.a_game / usual


USUAL = {"gorinto": 44, "koinobori": 24, "gorbinos_quest": 85, "goryo": 30}  # decisions of a seat in a game of two


# Decisions


def decisions(plan: Plan, seed: int) -> list[Json]:
    """The decisions of a game that an analysis calls at least an inaccuracy, and what closer looks say."""
    state, found = plan.new(seed), []
    players = [bot(plan.weaker, tokonoma.game(plan.game)) for _ in range(plan.seats)]
    moments = chosen(plan, seed)
    while (seat := state.to_act) is not None:
        move = players[seat].move(state.view(seat), seed=seed + len(state.steps))
        if next(moments) and len(state.legal()) > 1:
            found += looked_at(plan, state, seat, move, seed)
        state.decide(move)
    return found


def looked_at(plan: Plan, state: State, seat: int, move: str, seed: int) -> list[Json]:
    """A costly decision with what ten times as many playouts and whole games say; nothing for a good one."""
    found = judged_candidates(state, seat, move, Depth(plan.depth, seed))
    best, cost = found[0].move, cost_of(found, found[0].move, move, seat)
    if cost < COSTS["inaccuracy"]:
        return []
    longer = as_chances(state, seat, compare(state, seat, [best, move], plan.depth * AGAIN * LONGER, seed + 2))
    said: Json = {"step": len(state.steps), "seat": seat, "cost": cost, "played": move, "better": best}
    said |= {"longer": cost_of(longer, best, move, seat), "kept": kept_of_differences(state, seat)}
    if cost >= COSTS["blunder"]:
        ends = play_out(state, seat, [best, move], plan.pairs, seed, plan.playing_on)
        said["won"] = [each.won for each in ends]
    return [said]


def cost_of(found: list[MoveValue], best: str, played: str, seat: int) -> float:
    """What a decision costs in chances to win."""
    chance = {each.move: each.values[seat] for each in found}
    return chance[best] - chance[played]


# Work that can be stopped


class Journal:
    """One line for each game looked at."""

    def __init__(self, path: Path) -> None:
        self.path = path
        text = path.read_text("utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]  # a line may have been cut
        if whole != text:
            path.write_text(whole, "utf-8")
        self.games: dict[int, list[Json]] = {
            each["seed"]: each["found"] for each in map(json.loads, whole.splitlines())
        }

    def add(self, seed: int, found: list[Json]) -> None:
        """Keep what a game told."""
        self.games[seed] = found
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"seed": seed, "found": found}) + "\n")

    def count(self, is_counted: Callable[[Json], bool]) -> int:
        """How much of what is wanted there is."""
        return sum(is_counted(each) for found in self.games.values() for each in found)


def work(plan: Plan, look: Callable[[Plan, int], list[Json]], journal: Journal, wanted: int, processes: int) -> None:
    """Look through games until there is enough."""
    is_counted = is_blunder if look is decisions else is_position
    seeds = (seed for seed in range(10**9) if seed not in journal.games)
    with progress(look.__name__, wanted) as advance, ProcessPoolExecutor(processes, initializer=be_gentle) as pool:
        advance(journal.count(is_counted))
        jobs: dict[Future[list[Json]], int] = {}
        while journal.count(is_counted) < wanted:
            while len(jobs) < processes + 1:
                seed = next(seeds)
                jobs[pool.submit(look, plan, seed)] = seed
            for done in wait(jobs, return_when=FIRST_COMPLETED).done:
                journal.add(jobs.pop(done), done.result())
                advance(sum(map(is_counted, done.result())))
        for job in jobs:
            job.cancel()


def is_position(found: Json) -> bool:
    """Every position counts."""
    return True


def is_blunder(found: Json) -> bool:
    """Whether both moves were played out."""
    return "won" in found


def be_gentle() -> None:
    """Give way to whatever else the machine does."""
    os.nice(19)


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=tokonoma.GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--mode", default="standard")
    parser.add_argument("--positions", type=int, default=0)
    parser.add_argument("--decisions", type=int, default=0, help="blunders to be played out")
    parser.add_argument("--depth", type=int, default=2000, help="playouts a move")
    parser.add_argument("--players", default="search:200p")
    parser.add_argument("--weaker", default="search:30p~0.2", help="who play the games that decisions come from")
    parser.add_argument("--a-game", type=int, default=4, help="positions or decisions looked at in a game")
    parser.add_argument("--pairs", type=int, default=4)
    parser.add_argument("--playing-on", type=int, default=100, help="playouts a decision where moves are played out")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the journals lie")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="write the map for this game and number of seats")
    asked = parser.parse_args()
    plan = Plan(
        asked.game,
        asked.seats,
        asked.mode,
        asked.depth,
        asked.players,
        asked.weaker,
        asked.a_game,
        asked.pairs,
        asked.playing_on,
    )
    name = map_name(plan.game, plan.seats, {"mode": plan.mode})
    asked.folder.mkdir(parents=True, exist_ok=True)
    if asked.positions:
        journal = Journal(asked.folder / f"{name}-positions.jsonl")
        work(plan, positions, journal, asked.positions, asked.processes)
        figures.tell_positions(name, journal.games, asked.fit)
    if asked.decisions:
        journal = Journal(asked.folder / f"{name}-decisions.jsonl")
        work(plan, decisions, journal, asked.decisions, asked.processes)
        figures.tell_decisions(name, journal.games, asked.fit)


if __name__ == "__main__":
    main()
