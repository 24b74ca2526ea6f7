"""The bytes of whole games: everything a seat's socket brings, its welcome included, against whole views.

    python -m tests.server.whole_games          every game with its fewest and its most seats

At one seat two sockets are open: one that takes patches, whose frames are compressed as the server does it, and one
that does not, whose frames are counted as they are. Both are counted with the answers to the moves.
"""

import asyncio
import json
import random
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from websockets.frames import Frame, Opcode

import tokonoma
from tests.server.parties import HERE, ME, party
from tokonoma.server.wire import MEMORY_LEVEL, WINDOW_BITS, UpdatesDeflated, level_at


class Bytes(NamedTuple):
    """What one seat was sent in a whole game."""

    patched: int
    whole: int

    @property
    def share(self) -> float:
        return self.patched / self.whole


async def played(folder: Path, name: str, mode: str, seats: int) -> Bytes:
    """A random game at a real table, all seats at one device but each with a socket of its own."""
    async with (
        party(folder, name, seats=[ME, *[HERE] * (seats - 1)], options={"mode": mode}) as people,
        people.client.sit(people.table, people.secrets[0], patches=False) as old,
    ):
        await people.play(100_000, random.Random(1))
        table = people.registry.tables[people.table]
        await old.until(lambda each: each.version >= table.game_on.version(0))
        new = people.at[0]
        answers = [json.dumps(each, separators=(",", ":")) for each in new.messages if each["type"] == "answer"]
        return Bytes(compressed(new.frames, seats), plain(old.frames) + plain(answers))


def compressed(frames: Iterable[str], seats: int) -> int:
    deflate = UpdatesDeflated(True, False, 12, WINDOW_BITS, {"memLevel": MEMORY_LEVEL, "level": level_at(seats)})
    return sum(len(deflate.encode(Frame(Opcode.TEXT, frame.encode())).data) for frame in frames)


def plain(frames: Iterable[str]) -> int:
    return sum(len(frame.encode()) for frame in frames)


def fewest_and_most() -> list[tuple[str, str, int]]:
    """Every game and mode with its fewest and its most seats."""
    books: list[Any] = [tokonoma.game(name).rulebook for name in tokonoma.GAMES]
    found = [(book.name, mode, counts) for book in books for mode, counts in book.modes.items()]
    return [(name, mode, seats) for name, mode, counts in found for seats in sorted({counts[0], counts[-1]})]


def main() -> None:
    """Play and print."""
    print("| game, seats | whole views | patches, compressed | share |\n| --- | --- | --- | --- |")
    for name, mode, seats in fewest_and_most():
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(played(Path(folder), name, mode, seats))
        title = f"{tokonoma.game(name).title}, {mode}, {seats}"
        print(
            f"| {title} | {found.whole / 1e3:.0f} KB | {found.patched / 1e3:.1f} KB | {found.share:.1%} |", flush=True
        )


if __name__ == "__main__":
    main()
