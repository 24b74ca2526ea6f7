"""Random games of any kind, for measuring and for checking that compiled and uncompiled rules agree."""

from tokonoma.kernel.contract import MASK, OVER, Chance, Fields, Page, State
from tokonoma.kernel.raw import allocate
from tokonoma.kernel.typed import i64, nogil, python, u64

PRIME: u64 = 0x100000001B3


class Play(Fields):
    """Plays a state to its end, again and again."""

    decisions: i64
    checksum: u64

    def __init__(self) -> None:
        allocate(self)

    def finish(self, state: State, chance: Chance, page: Page) -> None:
        """Random moves to the end of the game, each folded into the checksum."""
        state.settle(chance, page)
        while state.to_act != OVER:
            move = page.moves[chance.below(state.legal(page.moves))]
            self.checksum = ((self.checksum ^ move) * PRIME) & MASK
            self.decisions += 1
            state.apply(move)
            state.settle(chance, page)

    def repeat(self, opening: State, work: State, chance: Chance, page: Page, games: int) -> None:
        """Play the opening out many times."""
        for _ in range(games):
            work.copy_from(opening)
            self.finish(work, chance, page)

    def copy(self, state: State, work: State, times: int) -> None:
        """Copy a state there and back, many times."""
        for _ in range(times):
            work.copy_from(state)
            state.copy_from(work)

    @python
    def games(self, opening: State, work: State, games: int, seed: int) -> None:
        """Play random games from an opening; decisions and checksum are then in the fields."""
        chance, page = Chance(seed), Page()
        with nogil:
            self.repeat(opening, work, chance, page, games)

    @python
    def copies(self, state: State, work: State, times: int) -> None:
        """Copy a state 2 * times times."""
        with nogil:
            self.copy(state, work, times)
