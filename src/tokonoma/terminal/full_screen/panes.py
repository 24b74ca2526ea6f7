"""What the panes are made of: a text drawn by a pen, a page over the table, the curtain."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static


def as_text(lines: Sequence[str]) -> Text:
    """Lines of a pen, escape codes and all, as Rich has them."""
    return Text.from_ansi("\n".join(lines), no_wrap=False)


class Page(ModalScreen[None]):
    """Lines that need room: rules, help, scores; Escape or a click on the button goes back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter", "close", "close")]
    DEFAULT_CSS = """
    Page { align: center middle; }
    Page > Vertical { width: 96%; height: 92%; border: round $primary; background: $surface; padding: 0 1; }
    Page Button { width: 100%; height: 1; border: none; min-width: 0; }
    """

    def __init__(self, lines: Sequence[str], close: str) -> None:
        super().__init__()
        self.lines, self.close_label = lines, close

    def compose(self) -> ComposeResult:
        """The lines, and a way back."""
        with Vertical():
            with VerticalScroll():
                yield Static(as_text(self.lines))
            yield Button(self.close_label, id="close")

    def on_mount(self) -> None:
        """The arrows scroll at once."""
        self.query_one(VerticalScroll).focus()

    def on_button_pressed(self) -> None:
        """Back to the table."""
        self.dismiss()

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()


class Curtain(ModalScreen[None]):
    """Hides everything until the right person sits before the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", "go on", priority=True)]
    DEFAULT_CSS = """
    Curtain { align: center middle; background: $background; }
    Curtain > Vertical { width: 70%; height: auto; border: thick $primary; padding: 1 2; background: $surface; }
    Curtain Button { margin-top: 1; width: 100%; }
    """

    def __init__(self, message: str) -> None:
        super().__init__()
        self.message = message

    def compose(self) -> ComposeResult:
        """Who is to come, and a button for the mouse."""
        with Vertical():
            yield Static(self.message)
            yield Button("Enter", id="open", variant="primary")

    def on_button_pressed(self) -> None:
        """Somebody sat down."""
        self.dismiss()

    def action_open(self) -> None:
        """Somebody sat down."""
        self.dismiss()
