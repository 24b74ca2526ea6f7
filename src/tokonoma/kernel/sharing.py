"""Deals the games of a batch out to threads: the caller's own, and others that wait for its call.

Each worker has a stretch of the games and takes it in small pieces; whoever is done with his own takes pieces of the
others', so that nobody waits for a thread that the processor has no time for. Threads wait natively, a short while
awake and then asleep, and never ask for Python's lock. Which thread plays a game changes nothing in it.

What all see is a row of cells, each in a cache line of its own.
"""

from array import array
from typing import Annotated

from tokonoma.kernel.batching import Lane
from tokonoma.kernel.cells import free_lock, load, make_lock, open_lock, rest, sleep_at, store, swap, swap_if, take
from tokonoma.kernel.contract import Fields
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Boards, i64, nogil, python

Cells = Annotated["array[int]", "int64_t[::1]"]  # changed by several threads at once

# What is done with each game
BEGIN: int = 0
CHECK: int = 1
PLAY: int = 2
CHOOSE: int = 3

APART: int = 8  # cells of 8 bytes in a cache line
LEFT: int = 0  # pieces of the present call that are not done
REFUSED: int = 8  # the first game whose action is not legal
CALLS: int = 16  # how often the caller has called
STOPPED: int = 24  # whether the workers are to end
WORKERS: int = 32  # from here on two cells for each worker: its ticket, and whether it is asleep

# A ticket: the number of the call, what is to be done, and the next piece of the stretch
PIECE_BITS: int = 12
WHAT_BITS: int = 4
PIECES: int = 4095
KINDS: int = 15


class Worker(Fields):
    """One thread's part in the games of a batch; number 0 is the caller's own."""

    lane: Lane
    number: int
    workers: int
    games: int
    piece: int  # games taken at a time
    pieces: int  # of all games
    patience: int  # looks at a cell before falling asleep
    called: i64  # the last call that was answered, or made
    cells: Cells
    locks: Boards  # where each sleeps

    def __init__(self, lane: Lane) -> None:
        allocate(self)
        self.lane = lane

    # The caller

    def run(self, what: int) -> None:
        """Do something with every game, with the help of all."""
        self.call(what)
        self.help()
        self.wait_for_others()

    def call(self, what: int) -> None:
        """Write everybody's ticket and wake who sleeps."""
        self.called += 1
        store(self.cells, LEFT, self.pieces)
        for worker in range(self.workers):
            ticket: i64 = (self.called << (PIECE_BITS + WHAT_BITS)) | (what << PIECE_BITS)
            store(self.cells, ticket_of(worker), ticket)
        self.wake()

    def wake(self) -> None:
        """Let the others see the call."""
        store(self.cells, CALLS, self.called)
        for worker in range(1, self.workers):
            if swap(self.cells, asleep(worker), 0) == 1:
                open_lock(self.locks[worker])

    def wait_for_others(self) -> None:
        """Wait until every piece is done."""
        looks = 0
        while load(self.cells, LEFT) > 0:
            looks += 1
            if looks < self.patience:
                rest()
            else:
                self.doze()

    def doze(self) -> None:
        """Sleep until the last piece is done; whoever does it sees that the caller sleeps, or the caller that it is."""
        store(self.cells, asleep(0), 1)
        if load(self.cells, LEFT) > 0 or swap(self.cells, asleep(0), 0) == 0:
            sleep_at(self.locks[0])

    def check_and_play(self) -> None:
        """Play every action if all of them are legal."""
        store(self.cells, REFUSED, self.games)
        self.run(CHECK)
        if load(self.cells, REFUSED) == self.games:
            self.run(PLAY)

    # All

    def help(self) -> None:
        """Take pieces of one's own stretch, then of the others'."""
        done = 0
        for i in range(self.workers):
            done += self.go_through((self.number + i) % self.workers)
        if done > 0 and take(self.cells, LEFT, done) == done and swap(self.cells, asleep(0), 0) == 1:
            open_lock(self.locks[0])

    def go_through(self, worker: int) -> int:
        """Take what is left of a stretch; return how many pieces that were."""
        done = 0
        first = self.pieces * worker // self.workers
        many = self.pieces * (worker + 1) // self.workers - first
        ticket: i64 = load(self.cells, ticket_of(worker))
        while (ticket & PIECES) < many:
            # A ticket tells everything about its call, so one who comes late does what is asked now.
            if swap_if(self.cells, ticket_of(worker), ticket, ticket + 1):
                self.do((ticket >> PIECE_BITS) & KINDS, first + (ticket & PIECES))
                done += 1
            ticket = load(self.cells, ticket_of(worker))
        return done

    def do(self, what: int, piece: int) -> None:
        """Do something with the games of a piece."""
        first = piece * self.piece
        end = min(first + self.piece, self.games)
        if what == BEGIN:
            self.lane.open(first, end)
        elif what == CHECK:
            self.check(first, end)
        elif what == PLAY:
            self.lane.play(first, end)
        else:
            self.lane.choose(first, end)

    def check(self, first: int, end: int) -> None:
        """Keep the first game whose action is not legal, of all that anybody finds."""
        wrong = self.lane.refused(first, end)
        if wrong < end:
            known: i64 = load(self.cells, REFUSED)
            while wrong < known and not swap_if(self.cells, REFUSED, known, wrong):
                known = load(self.cells, REFUSED)

    # The others

    def wait_and_help(self) -> None:
        """Answer every call until told to end."""
        while load(self.cells, STOPPED) == 0:
            self.wait_for_call()
            self.called = load(self.cells, CALLS)
            self.help()

    def wait_for_call(self) -> None:
        """Wait for a call that was not answered yet."""
        looks = 0
        while load(self.cells, CALLS) == self.called:
            looks += 1
            if looks < self.patience:
                rest()
            else:
                self.sleep()

    def sleep(self) -> None:
        """Sleep until the next call, as the caller does until the last piece is done."""
        store(self.cells, asleep(self.number), 1)
        if load(self.cells, CALLS) == self.called or swap(self.cells, asleep(self.number), 0) == 0:
            sleep_at(self.locks[self.number])

    # For Python callers

    @python
    def begin(self) -> None:
        """Begin every game."""
        with nogil:
            self.run(BEGIN)

    @python
    def choose(self) -> None:
        """Choose an action at random in every game."""
        with nogil:
            self.run(CHOOSE)

    @python
    def step(self) -> int:
        """Play one action in each game; return the first whose action is not legal, the number of games if none is."""
        with nogil:
            self.check_and_play()
        return int(load(self.cells, REFUSED))

    @python
    def serve(self) -> None:
        """Help the caller until told to end; what a thread does."""
        with nogil:
            self.wait_and_help()

    @python
    def stop(self) -> None:
        """Tell all others to end, after the pieces they are at."""
        store(self.cells, STOPPED, 1)
        self.called += 1
        self.wake()


def ticket_of(worker: int) -> int:
    """The cell of a worker's ticket."""
    return WORKERS + 2 * APART * worker


def asleep(worker: int) -> int:
    """The cell that tells whether a worker sleeps."""
    return WORKERS + APART + 2 * APART * worker


@python
def new_lock() -> int:
    """`make_lock` for Python callers."""
    return make_lock()  # type: ignore[no-any-return]


@python
def let_go(lock: int) -> None:
    """`free_lock` for Python callers."""
    free_lock(lock)
