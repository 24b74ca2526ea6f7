"""Many games of one kind side by side, without Python's lock: the native half of `tokonoma.batch`.

Every game has its own board and its own luck, so what happens in one does not depend on the others, nor on how the
games are dealt out among threads (`kernel/sharing.py`). A lane plays a stretch of games with scratch room of its own;
the arrays it reads and fills are shared, each lane touching the rows of its own games alone.
"""

from tokonoma.kernel.contract import MASK, OVER, Board, Chance, Fields, Page
from tokonoma.kernel.observing import Observer
from tokonoma.kernel.raw import address, allocate, load_fields, save_fields
from tokonoma.kernel.typed import Boards, Bytes, Ints, Singles, Words, inline, python, u64

ONE: u64 = 1
BITS: int = 64
PAIRS: u64 = 0x5555555555555555
FOURS: u64 = 0x3333333333333333
EIGHTS: u64 = 0x0F0F0F0F0F0F0F0F

# What is written of a board for the seat to act
NOTHING: int = 0
WHAT_IT_MAY_KNOW: int = 1
ALL: int = 2


class Lane(Fields):
    """Plays some of the games of a batch."""

    opening: Board  # before its first draw
    work: Board
    observer: Observer
    chance: Chance
    page: Page
    seats: int
    moves: int  # numbers there are for moves
    words: int  # of 64 bits, for as many
    features: int  # numbers of an observation
    shows: int  # NOTHING, WHAT_IT_MAY_KNOW or ALL

    boards: Boards  # by game
    lucks: Words
    legal: Words  # by game, one bit for each legal number: what actions are checked against
    counts: Ints  # of legal numbers, by game
    actions: Ints
    dice: Words  # by game, the luck of choosing at random
    chosen: Ints
    masks: Bytes
    rewards: Singles
    to_act: Ints
    done: Bytes

    def __init__(self, opening: Board) -> None:
        allocate(self)
        self.opening = opening
        self.work = opening.twin()
        self.observer = Observer(opening)
        self.chance = Chance(0)
        self.page = Page()
        self.seats = opening.seats

    def refused(self, first: int, end: int) -> int:
        """The first game whose action is not legal; the end when all are."""
        for game in range(first, end):
            number = self.actions[game]
            if number < 0 or number >= self.moves:
                return game
            if (self.legal[game * self.words + number // BITS] >> (number % BITS)) & ONE == 0:
                return game
        return end

    def play(self, first: int, end: int) -> None:
        """Play one action in each game; a game that is over begins anew."""
        for game in range(first, end):
            load_fields(self.work, self.boards[game])
            self.chance.luck = self.lucks[game]
            self.work.apply(self.actions[game])
            self.work.settle(self.chance, self.page)
            self.reward(game)
            self.show(game)

    def open(self, first: int, end: int) -> None:
        """Begin every game."""
        for game in range(first, end):
            self.chance.luck = self.lucks[game]
            self.begin()
            for seat in range(self.seats):
                self.rewards[game * self.seats + seat] = 0.0
            self.done[game] = 0
            self.show(game)

    def begin(self) -> None:
        """Set up the board at work, with the luck at hand."""
        self.work.copy_from(self.opening)
        self.work.settle(self.chance, self.page)

    def reward(self, game: int) -> None:
        """Share the victory of a game that is over, and begin anew; else reward nobody."""
        row = game * self.seats
        if self.work.to_act == OVER:
            self.work.returns(self.page.values)
            for seat in range(self.seats):
                self.rewards[row + seat] = self.page.values[seat]
            self.done[game] = 1
            self.begin()
        else:
            for seat in range(self.seats):
                self.rewards[row + seat] = 0.0
            self.done[game] = 0

    def show(self, game: int) -> None:
        """Write who is to act, what is legal and what is seen; keep the board and its luck before secrets are cut."""
        n = self.work.legal(self.page.moves)
        self.to_act[game] = self.work.to_act
        self.counts[game] = n
        self.write_legal(game, n)
        self.write_mask(game, n)
        self.lucks[game] = self.chance.luck
        save_fields(self.work, self.boards[game])
        if self.shows != NOTHING:
            self.write_seen(game)

    def write_legal(self, game: int, n: int) -> None:
        """Set the bits of the n numbers on the page."""
        row = game * self.words
        for word in range(self.words):
            self.legal[row + word] = 0
        for i in range(n):
            number = self.page.moves[i]
            self.legal[row + number // BITS] |= ONE << (number % BITS)

    def write_mask(self, game: int, n: int) -> None:
        """Write 1 for each of the n numbers on the page, else 0."""
        clear(self.masks, game * self.moves, self.moves)
        for i in range(n):
            self.masks[game * self.moves + self.page.moves[i]] = 1

    def write_seen(self, game: int) -> None:
        """Write the observation of the seat to act."""
        if self.shows == ALL:
            self.observer.look_at_all(self.work, self.work.to_act, game * self.features)
        else:
            self.observer.cut_and_look(self.work, self.work.to_act, game * self.features)

    def choose(self, first: int, end: int) -> None:
        """Choose one of the legal numbers of each game, all equally likely."""
        for game in range(first, end):
            self.chance.luck = self.dice[game]
            self.chosen[game] = self.legal_number(game, self.chance.below(self.counts[game]))
            self.dice[game] = self.chance.luck

    def legal_number(self, game: int, i: int) -> int:
        """The i-th legal number of a game, from 0 on, ascending."""
        row = game * self.words
        word = 0
        n = bits_in(self.legal[row])
        while i >= n:
            i -= n
            word += 1
            n = bits_in(self.legal[row + word])
        bits: u64 = self.legal[row + word]
        for _ in range(i):
            bits = bits & (bits + MASK)  # less one in 64 bits: without its lowest
        return word * BITS + bits_in((bits + MASK) & (bits ^ MASK))


@inline
def bits_in(word: u64) -> int:
    """How many bits of a word are set: counted in pairs, fours and eights at once, then added up."""
    pairs: u64 = (word & PAIRS) + ((word >> 1) & PAIRS)
    fours: u64 = (pairs & FOURS) + ((pairs >> 2) & FOURS)
    eights: u64 = (fours & EIGHTS) + ((fours >> 4) & EIGHTS)
    total: u64 = eights + (eights >> 8)
    total = total + (total >> 16)
    return (total + (total >> 32)) & 127


def clear(room: Bytes, first: int, n: int) -> None:
    """Write noughts; apart, so that C sees that nothing else lies there and does it at once."""
    for i in range(n):
        room[first + i] = 0


@python
def address_of(board: Board) -> int:
    """`raw.address` for Python callers."""
    return address(board)  # type: ignore[no-any-return]
