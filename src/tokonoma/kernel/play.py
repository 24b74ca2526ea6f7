"""Random games of any kind, for measuring and for checking that compiled and uncompiled rules agree."""

from tokonoma.kernel.contract import CHANCE, MASK, OVER, Board, Chance, Fields, Page
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import i64, nogil, python, u64

PRIME: u64 = 0x100000001B3


class Play(Fields):
    """Plays a board to its end, again and again."""

    decisions: i64
    checksum: u64

    def __init__(self) -> None:
        allocate(self)

    def finish(self, board: Board, chance: Chance, page: Page) -> None:
        """Random moves to the end of the game, each folded into the checksum."""
        board.settle(chance, page)
        while board.to_act != OVER:
            move = board.random_move(chance, page)
            self.checksum = ((self.checksum ^ move) * PRIME) & MASK
            self.decisions += 1
            board.apply(move)
            if board.to_act == CHANCE:
                board.settle(chance, page)

    def repeat(self, opening: Board, work: Board, chance: Chance, page: Page, games: int) -> None:
        """Play the opening out many times."""
        for _ in range(games):
            work.copy_from(opening)
            self.finish(work, chance, page)

    def copy(self, board: Board, work: Board, times: int) -> None:
        """Copy a board there and back, many times."""
        for _ in range(times):
            work.copy_from(board)
            board.copy_from(work)

    @python
    def games(self, opening: Board, work: Board, games: int, seed: int) -> None:
        """Play random games from an opening; decisions and checksum are then in the fields."""
        chance, page = Chance(seed), Page()
        with nogil:
            self.repeat(opening, work, chance, page, games)

    @python
    def copies(self, board: Board, work: Board, times: int) -> None:
        """Copy a board 2 * times times."""
        with nogil:
            self.copy(board, work, times)
