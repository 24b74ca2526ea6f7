"""Updates: what the ways to send a view cost in bytes and in processor time.

    python benchmarks/updates.py                    every game and number of seats, one random game each
    python benchmarks/updates.py --game gorinto     one game

For every update to a seat: the whole view; the whole view compressed in a window that holds it (deflate, window of 15
bits, level 6 and 1, 256 KB a socket); what changed; and what changed, compressed as the server does it. Bytes are given
as a share of the whole, times in microseconds an update: encoding, comparing and compressing, but not making the view.
"""

import argparse
import random
import time
import zlib
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

import tokonoma
from tokonoma.server.audience import Description, description, view_of
from tokonoma.server.differences import Parts, view_changes
from tokonoma.server.journal import Journal
from tokonoma.server.listener import encode
from tokonoma.server.wire import MEMORY_LEVEL, WINDOW_BITS, UpdatesDeflated, level_at

DEFLATES = {"deflate 6": "whole", "deflate 1": "whole", "patch, deflate": "patch"}


class Costs:
    """What one game cost, way by way."""

    def __init__(self, audiences: int) -> None:
        self.bytes: Counter[str] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.updates = 0
        self.deflates = {name: [deflate(name, audiences) for _ in range(audiences)] for name in DEFLATES}

    def update(self, place: int, steps: Any, before: Any, now: Any, parts: Parts) -> None:
        """Send one update in every way."""
        self.updates += 1
        frame = {"type": "update", "looking": place, "version": self.updates, "steps": steps}
        whole = self.timed("whole", lambda: encode(frame | {"view": now}))
        patch = self.timed("patch", lambda: encode(frame | {"patch": view_changes(before, now, parts, True)}))
        made = {"whole": whole, "patch": patch}
        for name, of in DEFLATES.items():
            self.timed(name, lambda name=name, of=of: self.deflates[name][place](made[of]))

    def timed(self, name: str, make: Any) -> bytes:
        """What is made, counted."""
        started = time.thread_time()
        made: bytes = make()
        self.seconds[name] += time.thread_time() - started
        self.bytes[name] += len(made)
        return made

    def line(self) -> str:
        """What it cost, as cells of a table."""
        total = {name: self.seconds[name] + (self.seconds[DEFLATES[name]] if name in DEFLATES else 0) for name in WAYS}
        cells = [f"{self.bytes['whole'] / 1e6:.2f} MB, {1e6 * total['whole'] / self.updates:.0f} µs"]
        for name in WAYS[1:]:
            share = 100 * self.bytes[name] / self.bytes["whole"]
            cells.append(f"{share:.1f} %, {1e6 * total[name] / self.updates:.0f} µs")
        return " | ".join(cells)


def deflate(name: str, seats: int) -> Callable[[bytes], bytes]:
    """What compresses the frames of one socket, each after all that came before it."""
    if name == "patch, deflate":  # as the server does it
        settings = {"memLevel": MEMORY_LEVEL, "level": level_at(seats)}
        packed = UpdatesDeflated(True, False, 12, WINDOW_BITS, settings).packed
        return lambda body: packed(body) or body
    whole = zlib.compressobj(int(name[-1]), zlib.DEFLATED, -15, 8)
    return lambda body: whole.compress(body) + whole.flush(zlib.Z_SYNC_FLUSH)


WAYS = ("whole", "deflate 6", "deflate 1", "patch", "patch, deflate")


def played(name: str, mode: str, seats: int, seed: int) -> Costs:
    """A random game, every update sent in every way."""
    state = tokonoma.game(name).new(seats=seats, options={"mode": mode}, seed=seed)
    journal, luck = Journal(state, 0.0), random.Random(seed)
    costs, views = Costs(seats), [view_of(state, seat, None) for seat in range(seats)]
    while journal.state.to_act is not None:
        change = journal.change(0.0)
        change.decide(journal.state.to_act, luck.choice(journal.state.legal()))
        journal.adopt(change)
        alike: Description | None = description(journal.state, None) if state.rulebook.hides_nothing else None
        parts = Parts(state.rulebook.hides_nothing)
        for seat in range(seats):
            if change.told[seat]:
                before, now = views[seat], view_of(journal.state, seat, journal.ending, described=alike)
                costs.update(seat, change.told[seat], before, now, parts)
                views[seat] = now
    return costs


def main() -> None:
    """Play and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=[*tokonoma.GAMES])
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    print("| game, seats |", " | ".join(WAYS), "|")
    print("| --- |" + " --- |" * len(WAYS))
    for name in [asked.game] if asked.game else tokonoma.GAMES:
        for mode, counts in tokonoma.game(name).rulebook.modes.items():
            for seats in counts:
                title = f"{tokonoma.game(name).title}, {mode}, {seats}"
                print(f"| {title} | {played(name, mode, seats, asked.seed).line()} |", flush=True)


if __name__ == "__main__":
    main()
