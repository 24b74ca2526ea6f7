"""A game small enough to be built in a test: two seats take one to three stones, the last stone wins."""

STATE = '''"""What lies on the table."""

from tokonoma.kernel.contract import Board
from tokonoma.kernel.typed import i8
from typing import Annotated

STONES: int = 21
MOST: int = 3
TAKEN: Annotated[list[i8], 2] = [0, 0]


class Table(Board):
    """A heap of stones."""

    stones: int
    last: i8
    taken: Annotated[list[i8], 2]
'''
TURN = '''"""A turn."""

from tokonoma.games.toy.state import MOST, TAKEN, Table
from tokonoma.kernel.contract import OVER, tell
from tokonoma.kernel.typed import Moves

TOOK: int = 1


def takings(table: Table, moves: Moves) -> int:
    """Write how many stones may be taken."""
    n = min(MOST, table.stones)
    for i in range(n):
        moves[i] = i + 1
    return n


def take(table: Table, stones: int) -> None:
    """Take stones; the last one ends the game."""
    table.stones -= stones
    table.taken[table.to_act] += stones
    table.last = table.to_act
    tell(table, TOOK, table.to_act, stones)
    if table.stones == 0:
        table.to_act = OVER
    else:
        table.to_act = 1 - table.to_act
'''
RULES = '''"""The toy as the contract asks for it."""

from tokonoma.games.toy.state import STONES, Table
from tokonoma.games.toy.turn import take, takings
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Moves, Values


class Rules(Table):
    """Two seats and a heap."""

    def __init__(self) -> None:
        allocate(self)
        self.seats = 2
        self.stones = STONES

    def legal(self, moves: Moves) -> int:
        """One to three stones."""
        return takings(self, moves)

    def apply(self, move: int) -> None:
        """Take them."""
        take(self, move)

    def returns(self, values: Values) -> None:
        """The last stone wins."""
        for seat in range(2):
            values[seat] = 1.0 if seat == self.last else 0.0
'''
FILES = {"__init__.py": '"""A toy."""\n', "state.py": STATE, "turn.py": TURN, "rules.py": RULES}
