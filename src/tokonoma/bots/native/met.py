"""The boards a reader has met: what the best hunt from each brings, kept by a number for all that can still matter."""

from array import array

from tokonoma.bots.native.hunters import ONE
from tokonoma.bots.native.members import Members, mixed
from tokonoma.games.goryo.components import MOST_ACTIONS, MOST_CALLS, PAWNS, SPACES
from tokonoma.games.goryo.hunt import may_act
from tokonoma.games.goryo.state import Table
from tokonoma.kernel.typed import Floats, Ints, Words, u64

MOST_BOARDS: int = 1 << 30


class MetBoards(Members):
    """Boards that differ only in what cannot matter any more are one."""

    boards: int  # looked at, and at most; a look that is cut short finds nothing
    most_boards: int
    places: int
    used: int
    keys: Words
    best: Floats  # by place: what the members of a board are worth, weighed
    moves: Ints  # by place: the action that brings it, or NOWHERE: it is worth no more than that

    def __init__(self, many: int, places: int) -> None:
        Members.__init__(self, many)
        self.most_boards = MOST_BOARDS
        self.places = places
        self.keys = array("Q", bytes(8 * places))
        self.best = array("d", bytes(8 * places))
        self.moves = array("i", bytes(4 * places))

    def is_cut(self) -> bool:
        """Whether the look was cut short."""
        return self.boards > self.most_boards

    def forget_boards(self) -> None:
        """Forget every board, for another mixture."""
        self.boards = 0
        self.used = 0
        for place in range(self.places):
            self.keys[place] = 0

    def key_of(self, table: Table, level: int) -> u64:
        """A number for all that can still matter of a hunt: members, green prints, who stands where and may act.

        A samurai who is done matters only on a target.
        """
        key: u64 = mixed(self.names[level] ^ self.greens, table.actions)
        can_call: bool = table.calls < MOST_CALLS and table.actions < MOST_ACTIONS
        if may_act(table):
            samurai = table.acting
            taken = 4 * table.moved[samurai] + 2 * table.searched[samurai] + table.sniffed[samurai]
            key = mixed(key, 16 * samurai + taken)
        for samurai in range(PAWNS):
            at = table.samurai_at[samurai]
            is_free: bool = table.called[samurai] == 0 and can_call
            if is_free or (table.acting == samurai and may_act(table)):
                key = mixed(key, 2 * at + 1)
            elif (self.targets[level] >> at) & ONE != 0:
                key = mixed(key, 2 * at)
            else:
                key = mixed(key, 2 * SPACES)
        return key | ONE if can_call else mixed(key, MOST_CALLS) | ONE

    def place_of(self, key: u64) -> int:
        """Where a key is, or would be."""
        place: u64 = (key >> 20) % self.places
        while self.keys[place] != 0 and self.keys[place] != key:
            place = (place + 1) % self.places
        return place

    def note(self, key: u64, worth: float, move: int) -> None:
        """Keep what was found for a board, while there is space."""
        if 4 * self.used < 3 * self.places:
            place = self.place_of(key)
            if self.keys[place] == 0:
                self.used += 1
            self.keys[place] = key
            self.best[place] = worth
            self.moves[place] = move
