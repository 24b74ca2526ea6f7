"""N games of one kind side by side, played by arrays: `tokonoma.batch("gorinto", n=4096, seats=2, threads=2)`.

Each game has its own board and its own luck, both derived from the seed and the game's place in the batch, so the same
actions give the same games whatever the number of threads. A game that is over begins anew at once, with luck that goes
on where it was.
"""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tokonoma.kernel import native
from tokonoma.kernel.features import Schema
from tokonoma.kernel.library import game as open_game
from tokonoma.kernel.refusal import Refusal

BITS = 64
SHOWS = {None: 0, "seat": 1, "all": 2}


class Batch:
    """Many games at once; `step` plays one action in each and fills the arrays.

    The arrays are there from the beginning and are filled again by every step:

    - `to_act` (n): the seat to act in each game.
    - `masks` (n, moves): true for every legal action of that seat.
    - `observations` (n, features): what that seat may know; everything, with `observe="all"`; None with `observe=None`.
    - `rewards` (n, seats): each seat's share of the victory where a game has just ended, else 0.
    - `done` (n): whether the game has just ended. The other arrays then already show the next game's first decision.
    """

    def __init__(
        self,
        name: str,
        n: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        observe: str | None = "seat",
        buffers: Mapping[str, Any] | None = None,
        mode: str | None = None,
    ) -> None:
        """Begin n games. `buffers` are arrays of one's own to be filled, by name; the others are made."""
        if observe not in SHOWS:
            raise Refusal(
                "unknown_option", f"observe is {observe!r}; it may be 'seat', 'all' or None", option="observe"
            )
        if n < 1 or threads < 1:
            raise ValueError("a batch has at least one game and one thread")
        self.game = open_game(name, mode=mode)
        state = self.game.new(seats, options)
        self.n, self.seats, self.options = n, state.seats, state.options
        self.moves = self.game.rulebook.moves
        self.schema: Schema = self.game.rulebook.schema
        self._opening = state.board
        self._boards = [self._opening.twin() for _ in range(n)]
        self._make_arrays(dict(buffers or {}), observe)
        self._lucks = self._numbers(first_lucks(seed, n))
        self._legal = self._numbers(np.zeros(n * self._words, np.uint64))
        self._actions = np.zeros(n, np.intc)
        self._lanes = [self._lane(SHOWS[observe]) for _ in range(min(threads, n))]
        self._parts = parts(n, len(self._lanes))
        self._pool = ThreadPoolExecutor(len(self._lanes)) if len(self._lanes) > 1 else None
        self._run("begin_all")

    @property
    def _words(self) -> int:
        return -(-self.moves // BITS)

    def _make_arrays(self, given: dict[str, Any], observe: str | None) -> None:
        self.to_act = buffer(given, "to_act", (self.n,), np.intc)
        self.masks = buffer(given, "masks", (self.n, self.moves), np.bool_)
        self.rewards = buffer(given, "rewards", (self.n, self.seats), np.float32)
        self.done = buffer(given, "done", (self.n,), np.bool_)
        self.observations = None
        if observe is not None:
            self.observations = buffer(given, "observations", (self.n, self.schema.size), np.int16)
        if given:
            raise Refusal("unknown_option", f"a batch has no array {next(iter(given))}", option="buffers")

    def _lane(self, shows: int) -> Any:
        batching = native.companion(self.game.rulebook.unit, "tokonoma.kernel.batching")
        lane = batching.Lane(self._opening)
        lane.moves, lane.words, lane.features, lane.shows = self.moves, self._words, self.schema.size, shows
        addresses = [batching.address_of(board) for board in self._boards]
        lane.boards = np.array(addresses, np.int64) if self._is_native else addresses
        lane.lucks, lane.legal, lane.actions = self._lucks, self._legal, self._actions
        lane.masks, lane.done = self.masks.view(np.uint8).reshape(-1), self.done.view(np.uint8)
        if self.observations is not None:
            lane.observer.room = self.observations.reshape(-1)
        lane.rewards, lane.to_act = self.rewards.reshape(-1), self.to_act
        return lane

    @property
    def _is_native(self) -> bool:
        return self.game.rulebook.mode == "native"

    def _numbers(self, array: Any) -> Any:
        """Uncompiled rules reckon with Python's own numbers, which do not overflow."""
        return array if self._is_native else array.tolist()

    def step(self, actions: Any) -> None:
        """Play one action in each game, and fill the arrays.

        Raises Refusal where an action is not legal, with the first such game; then nothing has changed anywhere.
        """
        self._actions[:] = actions
        if not self._is_native:
            for lane in self._lanes:
                lane.actions = self._actions.tolist()
        wrong = self._lanes[0].first_refused(0, self.n)
        if wrong < self.n:
            message = f"{int(self._actions[wrong])} is not a legal number in game {wrong}"
            raise Refusal("not_now", message, game=wrong, number=int(self._actions[wrong]))
        self._run("play_all")

    def _run(self, what: str) -> None:
        """Let every lane do its part, at the same time where there are several."""
        if self._pool is None:
            getattr(self._lanes[0], what)(0, self.n)
            return
        futures = [
            self._pool.submit(getattr(lane, what), first, end)
            for lane, (first, end) in zip(self._lanes, self._parts, strict=True)
        ]
        for future in futures:
            future.result()

    def random_actions(self, random: "np.random.Generator") -> Any:
        """A legal action for each game, evenly drawn."""
        scores = random.random(self.masks.shape, np.float32)
        scores[~self.masks] = -1.0
        return scores.argmax(axis=1)

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<batch of {self.n} games of {self.game.title}, {self.seats} seats>"


def buffer(given: dict[str, Any], name: str, shape: tuple[int, ...], kind: Any) -> Any:
    """The array a caller gave by this name, or a new one; raises ValueError for one that does not fit."""
    found = given.pop(name, None)
    if found is None:
        return np.zeros(shape, kind)
    if found.shape != shape or found.dtype != kind or not found.flags.c_contiguous or not found.flags.writeable:
        raise ValueError(f"{name} has to be a writeable, contiguous array of {np.dtype(kind)} of the shape {shape}")
    return found


def first_lucks(seed: int, n: int) -> Any:
    """The luck each game begins with: far apart, and the same for a game whatever the others are."""
    return np.array([np.random.SeedSequence((seed, i)).generate_state(1, np.uint64)[0] for i in range(n)], np.uint64)


def parts(n: int, lanes: int) -> list[tuple[int, int]]:
    """The stretch of games of each lane."""
    return [(n * i // lanes, n * (i + 1) // lanes) for i in range(lanes)]
