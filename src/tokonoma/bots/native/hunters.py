"""What the Samurai can still do in a hunt, and taking actions back: for a reader that looks through all hunts."""

from typing import Annotated

from tokonoma.games.goryo.components import (
    MOST_ACTIONS,
    MOST_CALLS,
    MOST_MOVES,
    NEIGHBOURS,
    NOBODY,
    NOWHERE,
    PAWNS,
    SPACES,
)
from tokonoma.games.goryo.hunt import actions_taken
from tokonoma.games.goryo.moves import CALL, MOVE, SEARCH
from tokonoma.games.goryo.state import Table
from tokonoma.kernel.contract import Fields
from tokonoma.kernel.typed import u64

ONE: u64 = 1
DEEPEST: int = 12  # actions and calls of a hunt, and its end
SAVED: int = 24  # numbers of a board that an action changes
CATCHING: int = MOST_MOVES + 1  # different numbers of moves to a target, none included
REACH: int = MOST_MOVES + 2  # different numbers of steps to a space that can be asked about, none included


class Hunters(Fields):
    """The four samurai of a hunt."""

    near: Annotated[list[list[u64]], SPACES, REACH]  # the spaces within so many steps
    saved: Annotated[list[int], DEEPEST * SAVED]
    comes: Annotated[list[list[u64]], PAWNS, CATCHING]  # where each samurai can come by so many moves
    askable: u64  # a bit for each space that can still be asked about, had nobody asked
    questions: int  # that can still be asked, at most

    def moves_left(self, table: Table, samurai: int, kept: int) -> int:
        """How many moves a samurai can still make with so many actions kept for something else; below 0 for none."""
        if table.acting == samurai:
            left = table.actions_each - actions_taken(table, samurai)
        elif table.called[samurai] or table.calls == MOST_CALLS:
            left = 0
        else:
            left = table.actions_each
        return min(min(left, MOST_ACTIONS - table.actions) - kept, MOST_MOVES - table.moved[samurai])

    def question_reach(self, table: Table, samurai: int) -> int:
        """How far from a samurai he can ask about a space; below 0 where he cannot."""
        if table.searched[samurai] and table.sniffed[samurai]:
            return NOBODY
        moves = self.moves_left(table, samurai, 1)
        return moves if table.sniffed[samurai] or moves < 0 else moves + 1

    def survey(self, table: Table) -> None:
        """Write what each samurai can still reach: to stand there, by moves, and to ask."""
        self.questions = 0
        self.askable = 0
        for samurai in range(PAWNS):
            at = table.samurai_at[samurai]
            moves = max(0, self.moves_left(table, samurai, 0))
            for steps in range(CATCHING):
                self.comes[samurai][steps] = self.near[at][min(steps, moves)]
            reach = self.question_reach(table, samurai)
            if reach >= 0:
                self.askable = self.askable | self.near[at][reach]
                self.questions += 2

    def is_useful(self, table: Table, move: int, lanes: u64, targets: u64) -> bool:
        """Whether calling a samurai, or moving him, can still bring an answer or a catch: a space of either is near."""
        if move >= SEARCH:
            return True
        samurai = move - CALL if move < MOVE else table.acting
        at = table.samurai_at[samurai] if move < MOVE else move - MOVE
        moves = MOST_MOVES if move < MOVE else MOST_MOVES - 1 - table.moved[samurai]
        is_near: bool = (self.near[at][moves + 1] & lanes) != 0 or (self.near[at][moves] & targets) != 0
        return is_near

    def measure(self, table: Table) -> None:
        """Write the spaces within every number of steps from each."""
        for space in range(SPACES):
            self.near[space][0] = ONE << space
        for steps in range(1, REACH):
            for space in range(SPACES):
                found: u64 = self.near[space][steps - 1]
                for i in range(NEIGHBOURS):
                    if table.box.neighbours[space][i] != NOWHERE:
                        found = found | self.near[table.box.neighbours[space][i]][steps - 1]
                self.near[space][steps] = found

    def save(self, table: Table, depth: int) -> None:
        """Note what an action may change, prints aside."""
        at = depth * SAVED
        self.saved[at] = table.acting
        self.saved[at + 1] = table.calls
        self.saved[at + 2] = table.actions
        for samurai in range(PAWNS):
            self.saved[at + 3 + samurai] = table.samurai_at[samurai]
            self.saved[at + 7 + samurai] = table.called[samurai]
            self.saved[at + 11 + samurai] = table.moved[samurai]
            self.saved[at + 15 + samurai] = table.searched[samurai]
            self.saved[at + 19 + samurai] = table.sniffed[samurai]

    def restore(self, table: Table, depth: int) -> None:
        """Take an action back, its print aside."""
        at = depth * SAVED
        table.acting = self.saved[at]
        table.calls = self.saved[at + 1]
        table.actions = self.saved[at + 2]
        for samurai in range(PAWNS):
            table.samurai_at[samurai] = self.saved[at + 3 + samurai]
            table.called[samurai] = self.saved[at + 7 + samurai]
            table.moved[samurai] = self.saved[at + 11 + samurai]
            table.searched[samurai] = self.saved[at + 15 + samurai]
            table.sniffed[samurai] = self.saved[at + 19 + samurai]
