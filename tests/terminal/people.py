"""People for tests: one who types prepared lines, and one who plays any legal move at a table of any game."""

import random
from collections.abc import Callable
from typing import Any

from tests.contract.openings import Opening
from tokonoma.kernel.contract import CHANCE
from tokonoma.terminal import draws
from tokonoma.terminal.chance_source import ChanceSource
from tokonoma.terminal.keyboard import Complete, Explain, Keyboard
from tokonoma.terminal.play import table_pen
from tokonoma.terminal.seating import Sitter
from tokonoma.terminal.session import Session


class Hands(Keyboard):
    """Answers every question with a legal move, and notes what happens at the screen."""

    def __init__(self, session: Session, luck: random.Random, note: Callable[..., None]) -> None:
        super().__init__()
        self.session, self.luck, self.note = session, luck, note

    def ask(self, question: str, seat: int | None, complete: Complete, explain: Explain) -> str:
        self.note("ask", seat)
        word = self.luck.choice(self.session.state.legal())
        if self.session.state.to_act != CHANCE or draws.due(self.session.state).is_listed:
            assert word in dict(complete(""))
        return word

    def wait(self, message: str) -> None:
        self.note("wait", message)

    def clear(self, forget: bool = False) -> None:
        self.note("clear", forget)


def table(opening: Opening, sitters: str, seed: int | None, notes: list[Any]) -> Session:
    """A session at which everybody plays at random."""
    game = opening.opened()
    seated = [Sitter(kind) for kind in sitters.split(",")]
    state = opening.new(seed)
    session = Session(game, state, seated, ChanceSource(number=seed), table_pen(game, seated, "en"))
    session.narration.hear(len(state.steps), state.told)
    session.keyboard = Hands(session, random.Random(seed), lambda *what: notes.append(what))
    return session
