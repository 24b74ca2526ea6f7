"""The board in its pane: drawn as wide as the pane, scrolled to what is asked for, and touched with the mouse."""

from collections.abc import Set
from copy import copy

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.widgets import Static

from tokonoma.kernel.rulebook import Json
from tokonoma.terminal.drawing import draw
from tokonoma.terminal.full_screen.panes import THINGS, as_text
from tokonoma.terminal.pen import Pen

NARROWEST = 40


class Board(VerticalScroll):
    """The table of a view."""

    can_focus = False  # the arrows belong to the line and to the offers

    class Touched(Message):
        """Somebody clicked on a thing; a place may stand for several."""

        def __init__(self, names: Set[str]) -> None:
            super().__init__()
            self.names = names

    def __init__(self, pen: Pen) -> None:
        super().__init__(id="board")
        self.pen = pen
        self.view: Json | None = None
        self.chosen: Set[str] = frozenset()
        self.drawn = Text()
        self.drawn_for = Size()

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="table")

    def show(self, view: Json | None, chosen: Set[str] = frozenset()) -> None:
        """Draw a view, what was touched marked; None empties the pane."""
        self.view, self.chosen, self.drawn_for = view, chosen, self.content_size
        pen = copy(self.pen)
        pen.width = max(NARROWEST, self.content_size.width - 2)
        pen.height = self.content_size.height
        pen.chosen = chosen
        self.drawn = as_text(draw(view, pen)) if view else Text()
        self.query_one("#table", Static).update(self.drawn)

    def on_resize(self) -> None:
        """Draw anew once the pane has its new size, which the window has earlier."""
        if self.content_size != self.drawn_for:
            self.show(self.view, self.chosen)

    def scroll_to_things(self, wanted: Set[str]) -> None:
        """Bring what may be touched into sight, where the board is taller than its pane."""
        rows = rows_of(self.drawn, wanted)
        if not rows:
            return
        room = self.content_size.height
        above = rows[0] - 2 if rows[-1] - rows[0] >= room else rows[-1] + 1 - room
        self.scroll_to(y=max(0, above), animate=False)

    def on_click(self, event: events.Click) -> None:
        """Tell what was touched."""
        if names := event.style.meta.get(THINGS):
            self.post_message(self.Touched(frozenset(names.split())))


def rows_of(text: Text, wanted: Set[str]) -> list[int]:
    """The lines on which things stand, from the top."""
    places = [
        span.start
        for span in text.spans
        if not isinstance(span.style, str) and not wanted.isdisjoint(span.style.meta.get(THINGS, "").split())
    ]
    return sorted(text.plain.count("\n", 0, place) for place in places)
