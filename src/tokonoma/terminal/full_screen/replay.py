"""A recorded game on the whole screen: the table after every step, what was done, and the result at the end."""

from collections.abc import Sequence
from copy import copy

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Footer, ProgressBar, Static

from tokonoma.kernel.contract import CHANCE
from tokonoma.terminal.drawing import draw
from tokonoma.terminal.ending import result
from tokonoma.terminal.full_screen.layout import TABLE_CSS
from tokonoma.terminal.full_screen.panes import ThemedApp, as_text, bind_first
from tokonoma.terminal.pen import Pen
from tokonoma.terminal.replay import Moment, caption

CSS = (
    f"{TABLE_CSS}\n"
    + """
#board { height: 1fr; border: round $primary-muted; }
#caption { height: auto; max-height: 8; padding: 0 1; }
#where { height: 1; padding: 0 1; }
"""
)


class ReplayApp(ThemedApp[None]):
    """Leafs through the moments of a record."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, moments: Sequence[Moment], seat: int | None, pen: Pen) -> None:
        super().__init__()
        self.moments, self.seat, self.pen, self.at = moments, seat, pen, 0
        pen.colours = 2**24
        for keys, action, key in (
            ("right,space,enter,n", "go(1)", "terminal.forward"),
            ("left,b", "go(-1)", "terminal.backward"),
            ("home", "go(-100000)", "terminal.to_start"),
            ("end", "go(100000)", "terminal.to_end"),
            ("down,pagedown", "scroll_board(1)", "terminal.scroll_down"),
            ("up,pageup", "scroll_board(-1)", "terminal.scroll_up"),
            ("q,escape,ctrl+c,ctrl+q", "quit", "command.quit"),
        ):
            bind_first(self, keys, action, pen.words(key))
        self.bind_theme(pen.words("terminal.light_or_dark"))

    def compose(self) -> ComposeResult:
        """Board, what was done, where we are."""
        with VerticalScroll(id="board"):
            yield Static(id="table")
        with VerticalScroll(id="caption"):
            yield Static(id="said")
        yield Static(id="where")
        yield ProgressBar(total=max(1, len(self.moments) - 1), show_eta=False, show_percentage=False, id="bar")
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """The beginning."""
        self.draw()

    def on_resize(self) -> None:
        """As wide as the window."""
        self.call_after_refresh(self.draw)

    def action_go(self, steps: int) -> None:
        """Step forwards or backwards."""
        self.at = min(max(self.at + steps, 0), len(self.moments) - 1)
        self.draw()

    def action_scroll_board(self, direction: int) -> None:
        """A table that is taller than the window is scrolled."""
        self.query_one("#board").scroll_relative(y=8 * direction, animate=False)

    def draw(self) -> None:
        """The table at this moment."""
        moment, pen = self.moments[self.at], copy(self.pen)
        pen.width = max(40, self.size.width - 4)
        watcher = moment.state.to_act if self.seat is None and moment.state.to_act != CHANCE else self.seat
        self.query_one("#table", Static).update(as_text(draw(moment.state.view(watcher), pen)))
        lines = caption(self.at, moment, self.seat, pen)
        if self.at == len(self.moments) - 1:
            lines = [*result(moment.state, pen), "", *lines]
        self.query_one("#said", Static).update(as_text(lines))
        where = pen.words("terminal.step", step=self.at, steps=len(self.moments) - 1)
        self.query_one("#where", Static).update(where)
        self.query_one("#bar", ProgressBar).update(progress=self.at)
