"""Which blunders the levels make: every decision of their games, looked at by a search ten times as long.

    python benchmarks/blunders.py koinobori --games 200
    python benchmarks/blunders.py koinobori --games 200 --position strong/12/34 > position.json

Every level sits at all seats of its games and keeps what it has grown, as at a table. Where a search with ten times its
playouts, and 10,000 at least, would decide otherwise, both decisions are compared with equal playouts and other luck:
first by a quarter, then, where 5 % of the victory seems lost, by all of them, and only this last look counts. A blunder
loses 10 % or more. The level is then asked again a few times by other luck: what it always does is a habit, the rest is
noise. Games are kept one by one, and the same command goes on where it stopped; `--position` writes a blunder's
position as a record that everything here opens.
"""

import argparse
import json
import os
from functools import partial
from pathlib import Path
from typing import Any

import blunder_figures as figures
from calibration import cost_of

import tokonoma
from tokonoma.analysis.compare import compare
from tokonoma.analysis.record import AGAIN, COSTS, as_chances, sentences
from tokonoma.analysis.why import why
from tokonoma.arena import Plan, run
from tokonoma.arena.arguments import number_of_games, positive
from tokonoma.arena.checks import read_options
from tokonoma.arena.leaving import kept_on, leave
from tokonoma.arena.lines import read_lines
from tokonoma.arena.plan import Pairing
from tokonoma.arena.play import Result, bot_seed
from tokonoma.bots import LEVELS, Budget, bot
from tokonoma.kernel.progress import progress
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State

Json = dict[str, Any]
LONGER = 10  # times as many playouts as the level has
LEAST = 10_000  # playouts of a look, where a level searches little or not at all
ASKED_AGAIN = 5  # times, by other luck
PLAYED = LEVELS[:-1]  # ten times the last level would take minutes a game
REASONS = 400  # playouts for the reasons of a blunder
TOLD = ("card",)  # what belongs to the kind of a move besides its key, where it has a name


def look_through(least: int, plan: Plan, pairing: Pairing) -> Result:
    """Play a game and look at every decision in it, by so many playouts at least."""
    game = tokonoma.game(plan.game)
    state = game.new(len(pairing.line_up), pairing.options, seed=pairing.deal)
    players = [bot(name, game) for name in pairing.line_up]
    playouts = max(least, *(LONGER * (each.budget.playouts or 0) for each in players))
    decisions: dict[str, int] = {}
    blunders = []
    while (seat := state.to_act) is not None:
        seed = bot_seed(plan, pairing, seat, len(state.steps))
        move = players[seat].move(state.view(seat), seed=seed)
        if len(state.legal()) > 1:
            kind = kind_of(sentences(state, seat)[move])
            decisions[kind] = decisions.get(kind, 0) + 1
            found = looked_at(state, seat, move, playouts, seed)
            if found:
                blunders.append(found | {"again": asked_again(pairing.line_up[seat], state, seat, move, seed)})
        state.decide(move)
    said = {"number": pairing.number, "bots": list(pairing.line_up), "decisions": decisions, "blunders": blunders}
    return said | {"shares": (state.outcome() or {})["shares"], "record": state.record()}


def looked_at(state: State, seat: int, move: str, playouts: int, seed: int) -> Json:
    """What a longer search says of a blunder; nothing for any other decision."""
    thinker = bot("search", tokonoma.game(state.rulebook.name))
    better = thinker.think(state.view(seat), seed + 1, Budget(playouts=playouts)).move
    if better == move or cost_by(state, seat, better, move, playouts // AGAIN, seed + 2) < COSTS["mistake"]:
        return {}
    values = as_chances(state, seat, compare(state, seat, [better, move], playouts, seed + 3))
    cost = cost_of(values, better, move, seat)
    if cost < COSTS["blunder"]:
        return {}
    says, (best, played) = sentences(state, seat), values
    reasons = why(state, seat, played, best, REASONS, seed)
    return {
        "step": len(state.steps),
        "seat": seat,
        "played": move,
        "better": better,
        "cost": round(cost, 4),
        "chance": round(best.values[seat], 4),
        "kind": kind_of(says[move]),
        "instead": kind_of(says[better]),
        "why": [each.name["key"] for each in reasons],
    }


def cost_by(state: State, seat: int, better: str, played: str, playouts: int, seed: int) -> float:
    """What a decision costs by so many playouts of each."""
    found = as_chances(state, seat, compare(state, seat, [better, played], playouts, seed))
    return float(cost_of(found, better, played, seat))


def asked_again(name: str, state: State, seat: int, move: str, seed: int) -> int:
    """How often the level does the same by other luck."""
    game, view = tokonoma.game(state.rulebook.name), state.view(seat)
    return sum(bot(name, game).move(view, seed=seed + 100 + n) == move for n in range(ASKED_AGAIN))


def kind_of(said: Json) -> str:
    """What kind of decision it is: the key of its sentence, and the named card or ability it is about."""
    return " ".join(
        [said["key"].removeprefix("move."), *(said[name] for name in TOLD if isinstance(said.get(name), str))]
    )


# Work that can be stopped


def plan_of(asked: argparse.Namespace, level: str) -> Plan:
    """The games of one level."""
    options = read_options(asked.option)
    games = -(-asked.games // len(asked.levels))
    return Plan(asked.game, (f"level:{level}",), games, asked.seats, options, asked.seed)


def place_of(asked: argparse.Namespace, level: str) -> Path:
    """The file of one level's games."""
    return Path(asked.folder) / f"{asked.game}-{asked.seats}-{level}-{asked.least}.jsonl"


def look(asked: argparse.Namespace, level: str) -> list[Result]:
    """Look through the games of a level that are not looked through yet."""
    done = 0
    with progress(level, None) as advance:

        def seen(results: list[Result], total: int) -> None:
            nonlocal done
            advance(len(results) - done, total=total)
            done = len(results)

        plan, place, play = plan_of(asked, level), place_of(asked, level), partial(look_through, asked.least)
        place.parent.mkdir(parents=True, exist_ok=True)
        return run(plan, keep=place, processes=asked.processes, seen=seen, play=play)


def position(asked: argparse.Namespace) -> Json:
    """The record of a game up to a step, as LEVEL/GAME/STEP; refuses a game or a step that is not kept."""
    level, number, step = [*asked.position.split("/"), "", ""][:3]
    if level not in LEVELS or not (number.isdecimal() and step.isdecimal()):
        raise Refusal("unknown_option", f"{asked.position} is no position; write LEVEL/GAME/STEP, as strong/12/34")
    place = place_of(asked, level)
    record = next((each["record"] for each in kept(place) if each.get("number") == int(number)), None)
    if record is None:
        raise Refusal("unknown_option", f"no game {number} of {level} is kept in {place}")
    if int(step) > len(record["steps"]):
        raise Refusal("unknown_option", f"game {number} of {level} has {len(record['steps'])} steps, not {step}")
    return tokonoma.game(asked.game).from_record(record, steps=int(step)).record()


def named_levels(text: str) -> list[str]:
    """Levels joined by commas."""
    for name in text.split(","):
        if name not in LEVELS:
            raise argparse.ArgumentTypeError(f"{name or 'an empty name'} is no level; there are {', '.join(LEVELS)}")
    return text.split(",")


def arguments() -> argparse.ArgumentParser:
    """What the program takes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=tokonoma.GAMES)
    parser.add_argument("--games", type=number_of_games, default=200, help="of all levels together")
    parser.add_argument("--levels", type=named_levels, default=list(PLAYED))
    parser.add_argument("--seats", type=positive, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="VALUE may be * for all")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the games are kept")
    parser.add_argument("--processes", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--least", type=positive, default=LEAST, help="playouts of a look")
    parser.add_argument("--told", action="store_true", help="only tell what is kept")
    parser.add_argument("--position", metavar="LEVEL/GAME/STEP", help="write the record up to a blunder")
    return parser


def main() -> int:
    """Look, and tell."""
    asked = arguments().parse_args()
    if asked.position:
        print(json.dumps(position(asked)))
        return 0
    return kept_on(asked.folder, lambda: print("\n".join(figures.lines(asked.game, asked.seats, found_in(asked)))))


def found_in(asked: argparse.Namespace) -> dict[str, list[Result]]:
    """The games of every level, looked through now or before."""
    return {level: kept(place_of(asked, level)) if asked.told else look(asked, level) for level in asked.levels}


def kept(place: Path) -> list[Result]:
    """What a file holds; a line that was cut is left out."""
    return read_lines(place.read_bytes(), place)[1:] if place.exists() else []


if __name__ == "__main__":
    leave(main)
