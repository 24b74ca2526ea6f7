"""What the panes are made of: a text drawn by a pen, a page over the table, the curtain."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import App, ComposeResult, ReturnType
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from tokonoma.terminal.keyboard import Choice

THINGS = "things"  # what a part of a text stands for


def as_text(lines: Sequence[str]) -> Text:
    """Lines of a pen, escape codes and all, as Rich has them; the things of a pen with a mouse can be clicked on."""
    text = Text.from_ansi("\n".join(lines), no_wrap=False)
    text.spans = [span._replace(style=touchable(span.style)) for span in text.spans]
    return text


def touchable(style: str | Style) -> str | Style:
    """A pen names things as links; the terminal must not take them for addresses."""
    if isinstance(style, str) or not style.link:
        return style
    return style.update_link(None) + Style(meta={THINGS: style.link})


def option_text(choice: Choice) -> Text:
    """An offer of the list; a long one is wrapped there."""
    word, meaning = choice
    return as_text([f"\x1b[1m{word}\x1b[0m  {meaning}" if meaning else f"\x1b[1m{word}\x1b[0m"])


def common_start(words: Sequence[str]) -> str:
    """What all words begin with."""
    first, last = min(words), max(words)
    same = next((i for i, letter in enumerate(first) if i >= len(last) or letter != last[i]), len(first))
    return first[:same]


def bind_first(app: App[Any], keys: str, action: str, name: str) -> None:
    """Bind keys in place of every other binding of theirs, before any pane's own; the footer shows the first."""
    for i, key in enumerate(keys.split(",")):
        app._bindings.key_to_bindings[key] = [Binding(key, action, name, show=i == 0, priority=True)]


class ThemedApp(App[ReturnType]):
    """An app that F10 makes light or dark."""

    def bind_theme(self, name: str) -> None:
        """Let F10 change it; the footer shows the name."""
        self.bind("f10", "theme", description=name)

    def action_theme(self) -> None:
        """Light or dark."""
        self.theme = "textual-light" if self.theme == "textual-dark" else "textual-dark"


class Page(ModalScreen[None]):
    """Lines that need room: rules, help, scores; Escape or a click on the button goes back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter", "close", "close")]
    DEFAULT_CSS = """
    Page { align: center middle; }
    Page > Vertical { width: 96%; height: 92%; border: round $primary; background: $surface; padding: 0 1; }
    Page Button { width: 100%; height: 1; border: none !important; min-width: 0; }
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
