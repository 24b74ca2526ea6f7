"""What every tree has in common: one thread at a time makes it grow.

Growing happens without Python's lock, so that nothing else would keep a second thread from the same arrays.
"""

from tokonoma.kernel.contract import Fields
from tokonoma.kernel.typed import python


class Growing(Fields):
    """A tree that one thread makes grow."""

    is_growing: int

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
