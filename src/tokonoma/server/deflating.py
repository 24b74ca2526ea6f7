"""Compresses what one socket is sent: raw deflate (RFC 1951), every text after all that came before it.

zlib makes new codes for every text, which takes as long as finding repetitions. Here the codes are the fixed ones of
the format, and repetitions are looked for in two places only: where the same four bytes stood last, and where the same
eight did. That takes half the time, and frames are shorter than zlib's at its lower levels, since what they repeat
is long. It is compiled like the rules; uncompiled it would be far too slow, and zlib does its work (`wire.py`).
"""

from array import array
from typing import Annotated

from tokonoma.kernel.contract import Fields
from tokonoma.kernel.raw import allocate, eight_at
from tokonoma.kernel.typed import Bytes, Shorts, inline, python, u64

WINDOW: int = 1 << 14  # bytes that a repetition may lie back, as is agreed on with clients
PIECE: int = WINDOW - 16  # bytes of a text that are written at once; a few more may be looked at
ROOM: int = 2 * WINDOW  # for the window and a piece; all places in it are short numbers
NOWHERE: int = ROOM - 1  # behind every place that is looked at
PLACES: int = 1 << 12
FOUR_BYTES: u64 = (1 << 32) - 1
EIGHT_BYTES: u64 = (1 << 64) - 1
MIX: u64 = 0x9E3779B97F4A7C15  # odd, and with as many ones as noughts: bytes times this differ in their highest bits
MIXED: int = 52  # places to shift, so that as many bits are left as places have
SHORTEST: int = 4  # bytes of a repetition; in the format, three
LONGEST: int = 258
GOOD: int = 32  # bytes of a repetition, after which no longer one is looked for
BLOCK: int = 2  # how a block begins that has the fixed codes and is not the last one
BLOCK_BITS: int = 3
END_BITS: int = 7  # of nought, which end a block


@python
def fixed_code(symbol: int) -> tuple[int, int]:
    """The fixed code of a symbol as it is written, and how many bits it has (RFC 1951, 3.2.6)."""
    for first, code, count in ((280, 0b11000000, 8), (256, 0, 7), (144, 0b110010000, 9), (0, 0b00110000, 8)):
        if symbol >= first:
            return turned(code + symbol - first, count), count
    raise ValueError(symbol)


@python
def turned(code: int, count: int) -> int:
    """A code with its highest bit first, where numbers are written with their lowest first."""
    return int(f"{code:0{count}b}"[::-1], 2)


@python
def length_code(length: int) -> tuple[int, int]:
    """How a length is written, and in how many bits: a symbol for several lengths, then which of them it is (3.2.5)."""
    if length < 3:
        return 0, 0
    if length == LONGEST:
        return fixed_code(285)
    rest = length - 3
    extra = max(0, rest.bit_length() - 3)
    code, count = fixed_code(257 + 4 * extra + (rest >> extra))
    return code | (rest & (1 << extra) - 1) << count, count + extra


LITERAL: Annotated[list[int], 256] = [fixed_code(byte)[0] for byte in range(256)]
LITERAL_BITS: Annotated[list[int], 256] = [fixed_code(byte)[1] for byte in range(256)]
LENGTH: Annotated[list[int], 259] = [length_code(length)[0] for length in range(LONGEST + 1)]
LENGTH_BITS: Annotated[list[int], 259] = [length_code(length)[1] for length in range(LONGEST + 1)]
DISTANCE: Annotated[list[int], 32] = [turned(symbol, 5) for symbol in range(32)]


class Deflater(Fields):
    """What a socket was sent last, and where in it to look for repetitions."""

    room: Bytes  # the window, and behind it what is sent now
    near: Shorts  # by a number made from four bytes: the last place where such stood
    far: Shorts  # by a number made from eight
    out: Bytes  # what is written
    written: int  # bytes
    bits: int  # written, but not a whole byte yet
    count: int  # of these bits
    length: int  # of the repetition that was found last
    distance: int

    def __init__(self, room: Bytes, near: Shorts, far: Shorts, out: Bytes) -> None:
        allocate(self)
        self.room = room
        self.near = near
        self.far = far
        self.out = out

    @python
    def write(self, first: int, end: int) -> int:
        """Write what stands between two places as a block; return how many bytes it filled."""
        self.written = 0
        write_block(self, first, end)
        return self.written

    @python
    def finish(self) -> int:
        """Write the beginning of an empty block and fill the last byte; return how many there are."""
        self.written = 0
        put(self, 0, BLOCK_BITS)
        put(self, 0, (8 - self.count) % 8)
        return self.written

    @python
    def forget(self, oldest: int) -> None:
        """Note all places anew, once the oldest bytes are gone from the room."""
        move_places(self, oldest)


OUT = array("B", bytes(2 * WINDOW))  # what is written for all sockets, one after another
WRITTEN = memoryview(OUT)
NONE_YET = array("h", [NOWHERE] * PLACES)


class Packer:
    """Compresses the texts of one socket."""

    @python
    def __init__(self) -> None:
        room = array("B", bytes(ROOM))
        self.deflater = Deflater(room, NONE_YET[:], NONE_YET[:], OUT)
        self.room = memoryview(room)
        self.filled = 0

    @python
    def packed(self, text: bytes) -> bytes:
        """A text as it travels, without the end of the empty block after it (RFC 7692, 7.2.1)."""
        found = b""
        for first in range(0, len(text), PIECE):
            written = self.add(text[first : first + PIECE])
            found += WRITTEN[:written].tobytes()
        written = self.deflater.finish()
        return found + WRITTEN[:written].tobytes()

    @python
    def add(self, text: bytes) -> int:
        """Write a text, or a part of a long one; where there is no room, forget the oldest bytes."""
        if self.filled + len(text) > WINDOW + PIECE:
            oldest = self.filled - WINDOW
            self.room[:WINDOW] = self.room[oldest : self.filled]
            self.deflater.forget(oldest)
            self.filled = WINDOW
        first = self.filled
        self.filled = first + len(text)
        self.room[first : self.filled] = text
        return self.deflater.write(first, self.filled)


def move_places(of: Deflater, by: int) -> None:
    """Note all places anew, once all has moved towards the beginning."""
    for i in range(PLACES):
        of.near[i] = moved(of.near[i], by)
        of.far[i] = moved(of.far[i], by)


@inline
def moved(place: int, by: int) -> int:
    """Where a place is then; nowhere where it was among the oldest."""
    return place - by if place != NOWHERE and place >= by else NOWHERE


def write_block(of: Deflater, at: int, end: int) -> None:
    """Write what stands between two places; a repetition gives way to a longer one that begins a byte later."""
    put(of, BLOCK, BLOCK_BITS)
    look(of, at, end)
    while at < end:
        length = of.length
        distance = of.distance
        of.length = 0
        if length < GOOD:
            look(of, at + 1, end)
        if length < SHORTEST or of.length > length:
            put(of, LITERAL[of.room[at]], LITERAL_BITS[of.room[at]])
            at += 1
        else:
            put_repetition(of, length, distance)
            pass_by(of, at + 2, at + length)
            at += length
            look(of, at, end)
    put(of, 0, END_BITS)


@inline
def look(of: Deflater, place: int, end: int) -> None:
    """Find the longer of two repetitions at a place, and note the place."""
    word = eight_at(of.room, place)
    near = of.near[shelf(word & FOUR_BYTES)]
    far = of.far[shelf(word)]
    of.near[shelf(word & FOUR_BYTES)] = place
    of.far[shelf(word)] = place
    of.length = repeated(of, far, place, end)
    of.distance = place - far
    if near != far:
        length = repeated(of, near, place, end)
        if length > of.length:
            of.length = length
            of.distance = place - near


@inline
def pass_by(of: Deflater, place: int, end: int) -> None:
    """Note every second place from one to another: all of them would take longer, and hardly shorten a text."""
    while place < end:
        word = eight_at(of.room, place)
        of.near[shelf(word & FOUR_BYTES)] = place
        of.far[shelf(word)] = place
        place += 2


@inline
def shelf(word: u64) -> int:
    """Where places are noted, by the bytes that stand there."""
    return (word * MIX & EIGHT_BYTES) >> MIXED


@inline
def repeated(of: Deflater, before: int, place: int, end: int) -> int:
    """How many bytes at a place are the same as at an earlier one; none where that is out of the window."""
    most = end - place
    if before >= place or place - before > WINDOW:
        most = 0
    if most > LONGEST:
        most = LONGEST
    n = 0
    while n + 8 <= most and eight_at(of.room, before + n) == eight_at(of.room, place + n):
        n += 8
    while n < most and of.room[before + n] == of.room[place + n]:
        n += 1
    return n


@inline
def put_repetition(of: Deflater, length: int, distance: int) -> None:
    """Write that so many bytes are the same as those so far back: a symbol for several distances, then which it is."""
    put(of, LENGTH[length], LENGTH_BITS[length])
    rest = distance - 1
    extra = 0
    while rest >> extra > 3:
        extra += 1
    put(of, DISTANCE[2 * extra + (rest >> extra)], 5)
    put(of, rest & (1 << extra) - 1, extra)


@inline
def put(of: Deflater, bits: int, count: int) -> None:
    """Write some bits, the lowest first."""
    of.bits |= bits << of.count
    of.count += count
    while of.count >= 8:
        of.out[of.written] = of.bits & 255
        of.written += 1
        of.bits >>= 8
        of.count -= 8
