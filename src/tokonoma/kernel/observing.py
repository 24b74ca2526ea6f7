"""Writing a board as numbers for a program that learns: what every game's `observing.py` builds on.

A game writes its numbers in the order in which its FEATURES name them. Seats are counted from the one that looks, which
is 0; a spectator looks from the side of seat 0. What a seat may not know was cut from the board before.
"""

from array import array

from tokonoma.kernel.contract import Board, Fields
from tokonoma.kernel.raw import allocate, row_at
from tokonoma.kernel.typed import Row8, Row16, Shorts, i16, python

MOST_FEATURES: int = 2048  # numbers of one observation


def put_number(out: Row16, at: int, value: int) -> int:
    """Write one number; return the place after it."""
    out[at] = value
    return at + 1


def put_row(out: Row16, at: int, row: Row8, n: int) -> int:
    """Write a row of small numbers."""
    for i in range(n):
        out[at + i] = row[i]
    return at + n


def put_long_row(out: Row16, at: int, row: Row16, n: int) -> int:
    """Write a row of larger numbers."""
    for i in range(n):
        out[at + i] = row[i]
    return at + n


def put_nothing(out: Row16, at: int, n: int) -> int:
    """Write noughts."""
    for i in range(n):
        out[at + i] = 0
    return at + n


def put_set(out: Row16, at: int, things: Row8, many: int, n: int) -> int:
    """Write 1 for each of the first things of a row, else 0; what is n or more is no thing."""
    for i in range(n):
        out[at + i] = 0
    for i in range(many):
        if 0 <= things[i] < n:
            out[at + things[i]] = 1
    return at + n


def side(audience: int) -> int:
    """The seat from whose side an audience looks."""
    return max(audience, 0)


def from_side(seat: int, me: int, seats: int) -> int:
    """A seat counted from the one that looks; what is no seat stays as it is."""
    if seat < 0:
        return seat
    return seat - me if seat >= me else seat - me + seats


def put_seats(out: Row16, at: int, row: Row8, n: int, me: int, seats: int) -> int:
    """Write a row of seats, counted from the one that looks: `from_side` without a branch, many at once in C."""
    first: i16 = me
    many: i16 = seats
    for i in range(n):
        seat: i16 = row[i]
        is_none: i16 = seat >> 15  # all bits, or none
        turned: i16 = seat - first
        behind: i16 = (turned >> 15) & many
        turned = turned + behind
        out[at + i] = (is_none & seat) | (~is_none & turned)
    return at + n


class Observer(Fields):
    """Room for one observation, and a board to cut secrets from."""

    work: Board
    room: Shorts  # that is written to
    size: int  # numbers of an observation of this game

    def __init__(self, board: Board) -> None:
        allocate(self)
        self.work = board.twin()
        self.room = array("h", bytes(2 * MOST_FEATURES))
        self.measure()

    def look(self, board: Board, audience: int, first: int) -> None:
        """Write what an audience may know of a board, from a place of the room on."""
        self.work.copy_from(board)
        self.work.hide(audience)
        self.work.observe(audience, row_at(self.room, first))

    def cut_and_look(self, board: Board, audience: int, first: int) -> None:
        """The same without a copy: the board itself loses its secrets."""
        board.hide(audience)
        board.observe(audience, row_at(self.room, first))

    def look_at_all(self, board: Board, audience: int, first: int) -> None:
        """Write the whole board, secrets included, from the side of an audience."""
        board.observe(audience, row_at(self.room, first))

    @python
    def measure(self) -> None:
        """Find out how many numbers an observation has."""
        self.size = self.work.observe(0, row_at(self.room, 0))

    @python
    def fill(self, board: Board, audience: int, is_whole: bool, out: Shorts) -> None:
        """Fill an array of 16-bit integers that is as long as the game's observation."""
        if len(out) != self.size:
            raise ValueError(f"an observation of this game has {self.size} numbers, not {len(out)}")
        self.room = out
        if is_whole:
            self.look_at_all(board, audience, 0)
        else:
            self.look(board, audience, 0)
