"""People for tests: one who types prepared lines, and one who plays any legal move at a table of any game."""

import random
from collections.abc import Callable
from typing import Any

from tests.contract.openings import Opening
from tokonoma.terminal.dealing import Dealing
from tokonoma.terminal.keyboard import Complete, Explain, Keyboard
from tokonoma.terminal.play import table_pen
from tokonoma.terminal.seating import Sitter
from tokonoma.terminal.sitting import Sitting


class Hands(Keyboard):
    """Answers every question with a legal move, and notes what happens at the screen."""

    def __init__(self, sitting: Sitting, luck: random.Random, note: Callable[..., None]) -> None:
        super().__init__()
        self.sitting, self.luck, self.note = sitting, luck, note

    def ask(self, question: str, seat: int | None, complete: Complete, explain: Explain) -> str:
        self.note("ask", seat)
        word = self.luck.choice(self.sitting.state.legal())
        assert word in dict(complete(""))
        return word

    def wait(self, message: str) -> None:
        self.note("wait", message)

    def clear(self, forget: bool = False) -> None:
        self.note("clear", forget)


def table(opening: Opening, sitters: str, seed: int | None, notes: list[Any]) -> Sitting:
    """A sitting at which everybody plays at random."""
    game = opening.opened()
    seated = [Sitter(kind) for kind in sitters.split(",")]
    state = opening.new(seed)
    sitting = Sitting(game, state, seated, Dealing(number=seed), table_pen(game, seated, "en"))
    sitting.story.hear(len(state.steps), state.told)
    sitting.keyboard = Hands(sitting, random.Random(seed), lambda *what: notes.append(what))
    return sitting
