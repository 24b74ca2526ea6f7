"""What a seat has seen and done, as rows of numbers: written natively while the steps of a game are played again.

A memory belongs to one state and one audience. It follows the numbers its stepper keeps: steps that are new are played
on a board of its own with somebody listening, and what the audience hears of them becomes rows. Where steps were taken
back it begins anew. What the rows mean is said in `kernel/recall.py`.
"""

from array import array

from tokonoma.kernel.contract import NOTE, Board, Fields, Notes
from tokonoma.kernel.observing import Observer
from tokonoma.kernel.raw import allocate, row_at
from tokonoma.kernel.stepping import Stepper
from tokonoma.kernel.typed import Ints, Row16, Shorts, python

# What a row begins with; a row of noughts is empty.
OWN: int = 1  # a decision of the seat itself, and its number
TOLD: int = 2  # something that happened: its kind and up to five numbers, as the game's `events.py` declares them
TOLD_IN_PART: int = 3  # the same with HIDDEN for what the seat must not know
OPTION: int = 4  # an option of the game (the first is its mode), and which of its values was chosen
SEAT: int = 5  # the seat that remembers (-1 a spectator), and how many there are
HIDDEN: int = -1
WIDTH: int = 7

# What is said of a kind of event in the table of secrets, four numbers for each kind
HIDES: int = 0  # a bit for each part that is kept from those who do not know; 0: everybody knows
KNOWER: int = 1  # the place in the note of a seat that knows; 0 none
SECOND_KNOWER: int = 2  # of another
ALWAYS: int = 3  # the seat that knows whatever the note says; -1 none
SAID: int = 4
UNHEARD: int = 64  # in HIDES: nothing of it is heard


class Memory(Fields):
    """Everything one audience of a game has seen and done."""

    stepper: Stepper
    first: Board  # before the first step
    board: Board  # after those that were followed
    notes: Notes  # of that board
    observer: Observer
    audience: int
    secrets: Ints
    past: Ints  # the numbers that were followed
    room: int  # for so many
    done: int
    kept: Shorts  # the information state without its observation
    start: int  # how many numbers of it are there before the first step
    used: int
    most: int
    is_full: bool

    def __init__(self, stepper: Stepper, first: Board, audience: int, secrets: Ints, kept: Shorts, start: int) -> None:
        allocate(self)
        self.stepper = stepper
        self.first = first
        self.board = first.twin()
        self.notes = Notes()
        self.board.notes = self.notes
        self.observer = Observer(first)
        self.audience = audience
        self.secrets = secrets
        self.past = array("i", [0])
        self.room = 1
        self.kept = kept
        self.start = start
        self.used = start
        self.most = len(kept)

    # Natively

    def follow(self) -> None:
        """Play what is new; begin anew where what was followed is no longer the game's past."""
        if not self.is_past():
            self.board.copy_from(self.first)
            self.done = 0
            self.used = self.start
            self.is_full = False
        while self.done < self.stepper.logged:
            self.hear(self.stepper.log[self.done])

    def is_past(self) -> bool:
        """Whether the game began with the steps that were followed."""
        if self.done > self.stepper.logged:
            return False
        i = 0
        while i < self.done and self.past[i] == self.stepper.log[i]:
            i += 1
        return i == self.done

    def hear(self, number: int) -> None:
        """Play a step, and keep what the audience did or heard."""
        if self.board.to_act == self.audience and self.audience >= 0:
            self.put(OWN, number)
        self.past[self.done] = number
        self.done += 1
        self.notes.told = 0
        self.board.apply(number)
        for i in range(self.notes.told):
            self.put_note(i)

    def put(self, first: int, second: int) -> None:
        """Keep a row of two numbers, the rest noughts."""
        if self.used + WIDTH > self.most:
            self.is_full = True
        else:
            for j in range(WIDTH):
                self.kept[self.used + j] = 0
            self.kept[self.used] = first
            self.kept[self.used + 1] = second
            self.used += WIDTH

    def put_note(self, i: int) -> None:
        """Keep what the audience hears of a note."""
        kind = self.notes.rows[i][0]
        hidden = self.secrets[SAID * kind + HIDES]
        if hidden != 0 and self.knows(i, kind):
            hidden = 0
        if hidden == UNHEARD:
            return
        self.put(TOLD if hidden == 0 else TOLD_IN_PART, kind)
        if not self.is_full:
            for j in range(1, NOTE):
                is_hidden = (hidden >> j) & 1
                self.kept[self.used - WIDTH + 1 + j] = HIDDEN if is_hidden == 1 else self.notes.rows[i][j]

    def knows(self, i: int, kind: int) -> bool:
        """Whether the audience knows the secret of a note."""
        if self.audience < 0:
            return False
        if self.secrets[SAID * kind + ALWAYS] == self.audience:
            return True
        one = self.secrets[SAID * kind + KNOWER]
        other = self.secrets[SAID * kind + SECOND_KNOWER]
        if one > 0 and self.notes.rows[i][one] == self.audience:
            return True
        return other > 0 and self.notes.rows[i][other] == self.audience

    def write(self, board: Board) -> None:
        """Write the observation and all that is kept into the observer's room."""
        self.follow()
        self.observer.look(board, self.audience, 0)
        copy_row(row_at(self.observer.room, self.observer.size), row_at(self.kept, 0), self.used)
        clear_row(row_at(self.observer.room, self.observer.size + self.used), self.most - self.used)

    # For Python callers

    @python
    def catch_up(self) -> None:
        """Follow the game; raises OverflowError where there is no room for all that was heard."""
        if self.room < self.stepper.room:
            self.past = array("i", memoryview(self.past).tobytes()) + array("i", bytes(4 * self.stepper.room))
            self.room = self.stepper.room
        self.follow()
        if self.is_full:
            raise OverflowError(f"the seat has heard more than {(self.most - self.start) // WIDTH} things")

    @python
    def fill(self, board: Board, out: Shorts) -> None:
        """Fill an array of 16-bit integers that is as long as the game's information state."""
        if len(out) != self.observer.size + self.most:
            raise ValueError(
                f"an information state of this game has {self.observer.size + self.most} numbers, not {len(out)}"
            )
        self.catch_up()
        self.observer.room = out
        self.write(board)

    @python
    def rows(self) -> Shorts:
        """What was seen and done since the first step, row by row."""
        self.catch_up()
        return array("h", memoryview(self.kept)[self.start : self.used].tobytes())

    @python
    def fill_often(self, board: Board, out: Shorts, times: int) -> None:
        """Fill an array many times, to measure what filling costs."""
        self.fill(board, out)
        self.repeat(board, times)

    @python
    def observe_often(self, board: Board, is_whole: bool, out: Shorts, times: int) -> None:
        """Fill an array with the observation alone many times, to measure what that costs."""
        self.observer.fill(board, self.audience, is_whole, out)
        self.repeat_observation(board, is_whole, times)

    def repeat(self, board: Board, times: int) -> None:
        """Write everything so many times."""
        for _ in range(times):
            self.write(board)

    def repeat_observation(self, board: Board, is_whole: bool, times: int) -> None:
        """Write the observation so many times."""
        for _ in range(times):
            if is_whole:
                self.observer.look_at_all(board, self.audience, 0)
            else:
                self.observer.look(board, self.audience, 0)


def copy_row(out: Row16, row: Row16, n: int) -> None:
    """Copy numbers; apart, so that C does it at once."""
    for i in range(n):
        out[i] = row[i]


def clear_row(out: Row16, n: int) -> None:
    """Write noughts."""
    for i in range(n):
        out[i] = 0
