"""What every tree has in common: one thread at a time makes it grow.

Growing happens without Python's lock, so that nothing else would keep a second thread from the same arrays.
"""

from tokonoma.bots.native.judge import Judge
from tokonoma.kernel.contract import Board, Chance, Fields, Page
from tokonoma.kernel.typed import nogil, python


class Growing(Fields):
    """A tree that one thread makes grow."""

    is_growing: int

    def grow(self, judge: Judge, root: Board, work: Board, chance: Chance, page: Page, playouts: int) -> None:
        """Learn from a number of playouts that begin at the root board; every kind of tree overrides it."""

    @python
    def play_out(self, judge: Judge, root: Board, work: Board, chance: Chance, playouts: int) -> None:
        """Grow by a number of playouts, without Python's lock; raises RuntimeError while another thread does.

        The judge, the work board and the chance are the caller's alone until it returns; nobody changes the root board.
        """
        self.refuse_root(root)
        page = Page()
        self.begin_growing()
        try:
            with nogil:
                self.grow(judge, root, work, chance, page, playouts)
        finally:
            self.end_growing()

    @python
    def refuse_root(self, root: Board) -> None:
        """Raise ValueError for a board that the tree cannot grow from; most can from any."""

    @python
    def begin_growing(self) -> None:
        """Take the tree; raises RuntimeError while another thread has it."""
        self.refuse_sharing()
        self.is_growing = 1

    @python
    def end_growing(self) -> None:
        """Give the tree back."""
        self.is_growing = 0

    @python
    def refuse_sharing(self) -> None:
        """Raise RuntimeError while a thread makes the tree grow."""
        if self.is_growing:
            raise RuntimeError("another thread makes this tree grow")
