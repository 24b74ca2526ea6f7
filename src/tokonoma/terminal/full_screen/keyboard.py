"""The keyboard of a full-screen table: the session asks it from its thread, the panes answer from theirs."""

from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from tokonoma.terminal.keyboard import Complete, Explain, Keyboard, Look
from tokonoma.terminal.pen import Pen

if TYPE_CHECKING:
    from tokonoma.terminal.full_screen.app import PaneApp


class FullKeyboard(Keyboard):
    """Asks and shows through the panes of an app; what is said after leaving is kept for the usual screen."""

    is_live = True  # type: ignore[assignment]

    def __init__(self, app: "PaneApp") -> None:
        super().__init__()
        self.app = app
        self.answers: SimpleQueue[str | None] = SimpleQueue()  # None: somebody leaves
        self.farewell: list[str] = []
        self.is_over = False

    def ask(self, question: str, seat: int | None, complete: Complete, explain: Explain) -> str:
        """One line from the input pane."""
        self._do(self.app.begin_asking, question, complete, explain)
        return self._answer()

    def wait(self, message: str) -> None:
        """The curtain, until somebody opens it."""
        self._do(self.app.draw_curtain, message.strip())
        self._answer()

    def _answer(self) -> str:
        answer = self.answers.get()
        if answer is None:
            self._broken_off = True
            raise KeyboardInterrupt
        return answer.strip()

    def break_off(self) -> None:
        """Leave, from a signal or a key: the session hears of it when it next asks."""
        self.answers.put(None)

    def clear(self, forget: bool = False) -> None:
        """Empty the panes, where what they show is another's."""
        if forget:
            self._do(self.app.empty)

    def say(self, lines: Sequence[str], pen: Pen) -> None:
        """Lines in the pane of what was said, or on a page of their own; after leaving for the usual screen."""
        if self.is_over:
            self.farewell += lines
        else:
            self._do(self.app.say, list(lines))

    def show(self, look: Look, pen: Pen) -> None:
        """The table of a seat, what happened and what is wanted."""
        self._do(self.app.show, look)

    def think(self, text: str) -> None:
        """Somebody thinks."""
        self._do(self.app.set_hint, text)

    def go_public(self) -> None:
        """What is said from here on is for the usual screen."""
        self.is_over = True

    def finish(self, look: Look, lines: Sequence[str], pen: Pen) -> None:
        """The last table with the result, until somebody has seen enough."""
        self.show(look, pen)
        self.show_page(lines)
        self.is_over = True
        self.farewell += lines

    def show_page(self, lines: Sequence[str], close: str = "") -> None:
        """Lines over the table, until somebody has read them."""
        self._do(self.app.show_page, list(lines), True, close)
        self._answer()

    def _do(self, what: Callable[..., Any], *arguments: Any) -> None:
        if self.app.is_running:
            self.app.call_from_thread(what, *arguments)
