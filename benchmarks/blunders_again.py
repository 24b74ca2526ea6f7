"""Which blunders last: a sample of those that `blunders.py` found, looked at ten times longer still.

    python benchmarks/blunders_again.py koinobori --sample 40 --folder FOLDER

A level's blunders are drawn by luck. Both decisions get ten times the playouts they had, by other luck, and a search
that long is asked what it would do. Told are how many still lose 10 % and 5 %, what they lose now, and whether the
search would do what was played after all. Blunders were picked for losing much in the first look, so they lose less
in the second (that is what a second look is for). Every one is kept, and the same command goes on where it stopped.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import blunders
from blunder_figures import is_habit

import tokonoma
from tokonoma.analysis.record import COSTS
from tokonoma.arena.statistics import interval
from tokonoma.bots import Budget, bot
from tokonoma.kernel.progress import progress

Json = dict[str, Any]
LONGER = 10  # times the playouts of the first look


def drawn(asked: argparse.Namespace, level: str) -> list[tuple[Json, Json]]:
    """Some blunders of a level, each with its game; a larger sample begins with the smaller one."""
    games = blunders.kept(blunders.place_of(asked, level))
    every = [(game, each) for game in games for each in game["blunders"]]
    Random(asked.seed).shuffle(every)
    return every[: asked.sample]


def look_again(asked: argparse.Namespace, level: str, game: Json, blunder: Json) -> Json:
    """What a look ten times as long says of a blunder."""
    opened, seat = tokonoma.game(asked.game), blunder["seat"]
    state = opened.from_record(game["record"], steps=blunder["step"])
    budget = bot(f"level:{level}", opened).budget.playouts or 0
    playouts = LONGER * max(asked.least, blunders.LONGER * budget)
    seed = asked.seed + 7919 * blunder["step"] + game["number"]
    cost = blunders.cost_by(state, seat, blunder["better"], blunder["played"], playouts, seed)
    would = bot("search", opened).think(state.view(seat), seed + 1, Budget(playouts=playouts)).move
    named = {name: blunder[name] for name in ("step", "played", "better", "kind", "instead", "again", "cost")}
    return {"game": game["number"], **named, "cost_now": round(cost, 4), "would": would}


def looked_at(asked: argparse.Namespace, level: str) -> Iterator[Json]:
    """Every blunder of the sample, from the file or looked at now."""
    place = blunders.place_of(asked, level).with_suffix(".again.jsonl")
    known = {(each["game"], each["step"]): each for each in read(place)}
    with place.open("a", encoding="utf-8") as file:
        for game, blunder in drawn(asked, level):
            found = known.get((game["number"], blunder["step"]))
            if found is None:
                found = look_again(asked, level, game, blunder)
                print(json.dumps(found), file=file, flush=True)
            yield found


def read(place: Path) -> list[Json]:
    """What a file holds; a line that was cut is taken out of it."""
    text = place.read_text("utf-8") if place.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        place.write_text(whole, "utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def line(name: str, found: list[Json]) -> str:
    """One row: how many still lose much, what they lose, what the long search would do."""
    if not found:
        return f"{name:17} none"
    many = len(found)
    last, half = (sum(each["cost_now"] >= COSTS[mark] for each in found) for mark in ("blunder", "mistake"))
    low, high = interval(last, many)
    said, now = (100 * fmean(each[key] for each in found) for key in ("cost", "cost_now"))
    same = sum(each["would"] == each["played"] for each in found)
    share = f"{100 * last / many:.0f} %, {100 * low:.0f} to {100 * high:.0f}"
    costs = f"{said:.1f} % each then, {now:.1f} % now"
    return (
        f"{name:17} {many} looked at: {last} still lose 10 % ({share}), {half} lose 5 %; {costs}; "
        f"{same} the long search would do too"
    )


def lines(level: str, found: list[Json]) -> list[str]:
    """A level, and its habits and the rest."""
    habits, others = ([each for each in found if is_habit(each) == wanted] for wanted in (True, False))
    return [line(level, found), line("  habits", habits), line("  others", others)]


def main() -> None:
    """Look, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=tokonoma.GAMES)
    parser.add_argument("--sample", type=int, default=40, help="blunders of each level")
    parser.add_argument("--levels", type=lambda text: text.split(","), default=list(blunders.PLAYED))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="of the sample and of its luck")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the games are kept")
    parser.add_argument("--least", type=int, default=blunders.LEAST, help="playouts of the first look")
    asked = parser.parse_args()
    for level in asked.levels:
        found = []
        with progress(level, None) as advance:
            for each in looked_at(asked, level):
                found.append(each)
                advance(1, total=asked.sample)
        print("\n".join(lines(level, found)), flush=True)


if __name__ == "__main__":
    main()
