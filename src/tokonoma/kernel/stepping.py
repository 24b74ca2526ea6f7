"""Steps by number: the checked, native way to play a board and to keep the numbers of what was played and drawn.

`kernel/state.py` builds on it; words, events and reasons are made there, and only when somebody asks.
"""

from array import array
from operator import index

from tokonoma.kernel.contract import CHANCE, OVER, Board, Chance, Fields, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import Ints, python

# What came of a step
REFUSED: int = 0
DONE: int = 1
DRAW_DUE: int = 2  # done, and a draw is due that has no luck of its own to decide it

ROOM: int = 256  # steps that there is room for at first


def ends_turn(board: Board, after: Board, page: Page, move: int, forced: bool) -> bool:
    """Whether a move ends the turn, tried on another board; with `forced`, a move without an alternative follows it."""
    after.copy_from(board)
    after.apply(move)
    while forced and after.to_act == board.to_act and after.legal(page.moves) == 1:
        after.apply(page.moves[0])
    return after.to_act != board.to_act


@python
def turn_ends(board: Board, after: Board, moves: list[int], forced: bool) -> list[bool]:
    """Whether each of these moves ends the turn; `after`, a twin of the board, is written over."""
    page = Page()
    return [bool(ends_turn(board, after, page, move, forced)) for move in moves]


class Stepper(Fields):
    """A board with its luck and the numbers of all its steps, draws included."""

    board: Board
    chance: Chance  # decides draws at once; None where they are given
    page: Page
    log: Ints
    room: int
    logged: int

    def __init__(self, board: Board, chance: Chance | None) -> None:
        allocate(self)
        self.board = board
        self.chance = chance  # type: ignore[assignment]
        self.page = Page()
        self.log = array("i", bytes(4 * ROOM))
        self.room = ROOM

    # Natively

    def list_numbers(self) -> int:
        """Write what may be played or drawn now on the page; return how many there are."""
        if self.board.to_act == OVER:
            return 0
        if self.board.to_act == CHANCE:
            return self.board.outcomes(self.page.moves, self.page.weights)
        return self.board.legal(self.page.moves)

    def is_listed(self, number: int) -> bool:
        """Whether a number may be played or drawn now."""
        n = self.list_numbers()
        i = 0
        while i < n and self.page.moves[i] != number:
            i += 1
        return i < n

    def take(self, number: int) -> None:
        """Play a number that is listed, and keep it."""
        self.log[self.logged] = number
        self.logged += 1
        self.board.apply(number)

    def draw(self) -> bool:
        """Draw what is due while there is room to keep it; say whether nothing is left to draw."""
        while self.chance is not None and self.board.to_act == CHANCE:
            if self.logged + 1 >= self.room:
                return False
            n = self.board.outcomes(self.page.moves, self.page.weights)
            self.take(self.page.moves[self.chance.pick(self.page.weights, n)])
        return True

    # For Python callers

    @python
    def step(self, number: int) -> int:
        """Play a number if it may be played, then whatever is drawn; say what came of it."""
        if not isinstance(number, int):
            number = index(number)
        if not self.is_listed(number):
            return REFUSED
        self.take(number)
        while not self.draw():
            self.make_room()
        if self.board.to_act == CHANCE:
            return DRAW_DUE
        if self.logged + 1 >= self.room:
            self.make_room()
        return DONE

    @python
    def is_legal(self, number: int) -> bool:
        """Whether a number may be played or drawn now."""
        return self.is_listed(number)

    @python
    def settle(self) -> None:
        """Draw what is due."""
        while not self.draw():
            self.make_room()

    @python
    def numbers(self) -> list[int]:
        """What may be played or drawn now."""
        page = self.page
        n = self.list_numbers()
        return [page.moves[i] for i in range(n)]

    @python
    def outcomes(self) -> list[tuple[int, int]]:
        """What may be drawn now, each with its weight."""
        page = self.page
        n = self.list_numbers() if self.board.to_act == CHANCE else 0
        return [(page.moves[i], page.weights[i]) for i in range(n)]

    @python
    def keep(self, number: int) -> None:
        """Keep the number of a step that somebody else has taken."""
        if self.logged + 1 >= self.room:
            self.make_room()
        self.log[self.logged] = number
        self.logged += 1

    @python
    def make_room(self) -> None:
        """Have room for twice as many steps."""
        self.log = array("i", memoryview(self.log).tobytes()) + array("i", bytes(4 * self.room))
        self.room = 2 * self.room

    @python
    def kept(self, first: int) -> list[int]:
        """The numbers of all steps from one on."""
        return list(self.log[first : self.logged])

    @python
    def twin(self, board: Board, chance: Chance | None) -> "Stepper":
        """The same steps with another board and luck."""
        other = Stepper(board, chance)
        while other.room < self.room:
            other.make_room()
        other.log[: self.logged] = self.log[: self.logged]
        other.logged = self.logged
        return other
