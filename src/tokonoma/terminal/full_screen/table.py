"""A game on the whole screen: the session of the plain terminal, asked and shown through the panes."""

from tokonoma.terminal import commands
from tokonoma.terminal.drawing import least_width
from tokonoma.terminal.full_screen.app import PaneApp
from tokonoma.terminal.keyboard import Choice
from tokonoma.terminal.session import Session

KEYS = ("help", "hint", "undo", "scores", "log", "rules")  # no key for the moves: they are listed


class TableApp(PaneApp):
    """One game at one keyboard; `run` gives whether it came to its end."""

    def __init__(self, session: Session, light: bool = False) -> None:
        super().__init__(session.pen, [(f"/{each}", session.pen.words(f"command.{each}")) for each in KEYS], light)
        self.session = session
        self.table_width = least_width(session.game.name)
        session.keyboard = self.keyboard

    def work(self) -> bool:
        """The game."""
        return self.session.run()

    def without_typing(self, found: list[Choice]) -> list[Choice]:
        """The moves alone: commands have keys."""
        if legal := self.session.state.legal():
            orders = {name for name, _ in commands.completions(self.session)}
            found = [each for each in found if each[0] not in orders or each[0] in legal]
        return super().without_typing(found)
