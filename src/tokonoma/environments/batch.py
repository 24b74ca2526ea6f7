"""N games of one kind side by side, played by arrays: `tokonoma.batch("gorinto", n=4096, seats=2, threads=2)`.

Each game has its own board and its own luck, both derived from the seed and the game's place in the batch, so the same
actions give the same games whatever the number of threads. A game that is over begins anew at once, with luck that goes
on where it was.
"""

from collections.abc import Mapping
from operator import index
from threading import Lock
from typing import Any
from weakref import finalize

import numpy as np

from tokonoma.environments.workers import Workers
from tokonoma.kernel import native
from tokonoma.kernel.features import Schema
from tokonoma.kernel.library import Game
from tokonoma.kernel.library import game as open_game
from tokonoma.kernel.refusal import Refusal

BITS = 64
SHOWS = {None: 0, "seat": 1, "all": 2}
MOST_GAMES = 2**20  # the rows of no array then end beyond 2**31 numbers, which is as far as native code counts
MOST_THREADS = 256
BATCHING, SHARING = UNITS = ("tokonoma.kernel.batching", "tokonoma.kernel.sharing")


class Batch:
    """Many games at once; `step` plays one action in each and fills the arrays.

    The arrays are there from the beginning and are filled again by every step:

    - `to_act` (n): the seat to act in each game.
    - `masks` (n, moves): true for every legal action of that seat.
    - `observations` (n, features): what that seat may know; everything, with `observe="all"`; None with `observe=None`.
    - `rewards` (n, seats): each seat's share of the victory where a game has just ended, else 0.
    - `done` (n): whether the game has just ended. The other arrays then already show the next game's first decision.

    One thread at a time may use a batch. A process that was forked has the batches but not their threads: its one
    thread plays all games.
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
        self.n, threads = checked_sizes(n, threads)
        self.game = in_one_form(name, mode)
        state = self.game.new(seats, options)
        self.seats, self.options = state.seats, state.options
        self.moves = self.game.rulebook.moves
        self.schema: Schema = self.game.rulebook.schema
        self._opening = state.board
        self._make_arrays(dict(buffers or {}), observe)
        self._boards = [self._opening.twin() for _ in range(self.n)]
        self._lucks, self._dice = map(self._numbers, first_lucks(seed, self.n).T.copy())
        self._legal = self._numbers(np.zeros(self.n * self._words, np.uint64))
        self._actions, self._chosen = np.zeros(self.n, np.intc), np.zeros(self.n, np.intc)
        self._counts = self._numbers(np.zeros(self.n, np.intc))
        self._busy = Lock()
        self._start(threads if self._is_native else 1, SHOWS[observe])

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

    def _start(self, threads: int, shows: int) -> None:
        """Begin the games on so many threads, which end with the batch."""
        sharing = native.companion(self.game.rulebook.unit, SHARING)
        self._lanes = [self._lane(shows) for _ in range(min(threads, self.n))]
        self._workers = Workers(sharing, self._lanes, self.n)
        finalize(self, self._workers.free)
        self._workers.caller.begin()

    def _lane(self, shows: int) -> Any:
        batching = native.companion(self.game.rulebook.unit, BATCHING)
        lane = batching.Lane(self._opening)
        lane.moves, lane.words, lane.features, lane.shows = self.moves, self._words, self.schema.size, shows
        addresses = [batching.address_of(board) for board in self._boards]
        lane.boards = np.array(addresses, np.int64) if self._is_native else addresses
        lane.lucks, lane.legal, lane.counts, lane.actions = self._lucks, self._legal, self._counts, self._actions
        lane.dice, lane.chosen = self._dice, self._chosen
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
        given = checked_actions(actions, self.n)
        with Alone(self._busy):
            self._take(given)
            wrong = self._workers.caller.step()
        if wrong < self.n:
            message = f"{int(given[wrong])} is not a legal number in game {wrong}"
            raise Refusal("not_now", message, game=wrong, number=int(given[wrong]))

    def _take(self, given: Any) -> None:
        """Copy the actions, which nobody else can then change; what does not fit becomes -1, which is never legal."""
        self._actions[:] = given
        if given.dtype != np.intc:
            self._actions[self._actions != given] = -1
        if not self._is_native:
            self._lanes[0].actions = self._actions.tolist()

    def random_actions(self, random: "np.random.Generator | None" = None, out: Any = None) -> Any:
        """A legal action for each game, evenly drawn, by all threads.

        Each game has its own luck for it, begun by the batch's seed, or by numbers drawn from a generator if one is
        given: so the actions are the same for any number of threads. `out` is an array of `np.intc` to be filled.
        """
        out = buffer({"out": out}, "out", (self.n,), np.intc)
        with Alone(self._busy):
            if random is not None:
                self._dice[:] = self._numbers(random.integers(0, 2**64, self.n, np.uint64))
            self._workers.caller.choose()
            out[:] = self._chosen
        return out

    def close(self) -> None:
        """Let the threads go; a step after that is played by the caller's own."""
        with Alone(self._busy):
            self._workers.dismiss()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def __reduce__(self) -> Any:
        """A batch is neither copied nor pickled: its arrays belong to whoever reads them."""
        raise TypeError("a batch cannot be copied or pickled; begin another one")

    def __repr__(self) -> str:
        return f"<batch of {self.n} games of {self.game.title}, {self.seats} seats>"


class Alone:
    """Refuses a second thread that would use what one is at."""

    def __init__(self, lock: Any) -> None:
        self.lock = lock

    def __enter__(self) -> None:
        if not self.lock.acquire(blocking=False):
            raise RuntimeError("another thread is at work with this batch")

    def __exit__(self, *exc: object) -> None:
        self.lock.release()


def in_one_form(name: str, mode: str | None) -> Game:
    """The game in the form that the units of a batch have: from source where one of them was edited and not built."""
    game = open_game(name, mode=mode)
    missing = [reason for unit in UNITS for reason in native.stale(unit)]
    if game.rulebook.mode == "python" or not missing:
        return game
    if native.form_wanted(mode) == "native":
        raise ImportError(f"no compiled batches: {'; '.join(missing)}")
    native.say_once(f"batches of {name} run uncompiled ({'; '.join(missing)}); `make build` compiles them")
    return open_game(name, mode="python")


def checked_sizes(n: int, threads: int) -> tuple[int, int]:
    """The numbers of games and threads; raises ValueError where there are none or too many."""
    n, threads = index(n), index(threads)
    if n < 1 or threads < 1:
        raise ValueError("a batch has at least one game and one thread")
    if n > MOST_GAMES or threads > MOST_THREADS:
        raise ValueError(f"a batch has at most {MOST_GAMES} games and {MOST_THREADS} threads")
    return n, threads


def checked_actions(actions: Any, n: int) -> Any:
    """The actions as an array of whole numbers, one for each game; raises TypeError or ValueError for another."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise TypeError(f"actions are whole numbers, not {given.dtype}")
    if given.shape != (n,):
        raise ValueError(f"actions have the shape ({n},), one for each game, not {given.shape}")
    return given


def buffer(given: dict[str, Any], name: str, shape: tuple[int, ...], kind: Any) -> Any:
    """The array a caller gave by this name, or a new one; raises ValueError for one that does not fit."""
    found = given.pop(name, None)
    if found is None:
        return np.zeros(shape, kind)
    if not isinstance(found, np.ndarray) or found.shape != shape or found.dtype != kind or not found.flags.carray:
        raise ValueError(f"{name} has to be a writeable, contiguous array of {np.dtype(kind)} of the shape {shape}")
    return found


def first_lucks(seed: int, n: int) -> Any:
    """The luck each game begins with, and that of its random actions: far apart, whatever the other games are."""
    return np.array([np.random.SeedSequence((seed, i)).generate_state(2, np.uint64) for i in range(n)], np.uint64)
