"""The table on the whole screen: board, log, offers, hint and the line one types."""

import threading
from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, ClassVar

from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from tokonoma.terminal import commands
from tokonoma.terminal.drawing import draw
from tokonoma.terminal.full_screen.keyboard import FullKeyboard
from tokonoma.terminal.full_screen.panes import Curtain, Page, as_text
from tokonoma.terminal.keyboard import Choice, Complete, Explain, Look
from tokonoma.terminal.pen import Pen
from tokonoma.terminal.session import Session

WIDE = 110  # columns from which the log and the offers stand beside the board
OFFERED = 200  # more offers than these are found by typing
CSS = """
#body { height: 1fr; }
#board { width: 1fr; height: 1fr; border: round $primary-muted; }
#side { width: 46; height: 1fr; }
#said { height: 1fr; border: round $primary-muted; background: $background; }
#offers { height: 1fr; border: round $primary-muted; background: $background; padding: 0; }
#hint, #meaning { height: 1; padding: 0 1; }
#meaning { color: $text-muted; }
#line { height: 1; border: none; padding: 0 1; background: $surface; }
.narrow #body { layout: vertical; }
.narrow #side { width: 1fr; height: 6; layout: horizontal; }
.narrow #said, .narrow #offers { width: 1fr; height: 6; }
"""
KEYS = ("help", "moves", "scores", "log", "rules", "hint", "undo")


class TableApp(App[bool]):
    """One game at one keyboard; `run` gives whether it came to its end."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c,ctrl+d", "leave", "quit", priority=True),
        Binding("tab", "complete", show=False, priority=True),
    ]

    def __init__(self, session: Session, light: bool = False) -> None:
        super().__init__()
        self.session = session
        self.keyboard = FullKeyboard(self)
        session.keyboard = self.keyboard
        session.pen.colours = 2**24
        self.look: Look | None = None
        self.fault: BaseException | None = None
        self.begin: Callable[[], None] = lambda: None
        self._complete: Complete = lambda before: []
        self._explain: Explain = lambda typed: ""
        self.theme = "textual-light" if light else "textual-dark"
        for number, name in enumerate(KEYS, 1):
            self.bind(f"f{number}", f"order('{name}')", description=session.pen.words(f"command.{name}"))
        self.bind("f10", "theme", description=session.pen.words("terminal.light_or_dark"))

    def compose(self) -> ComposeResult:
        """The panes."""
        with Horizontal(id="body"):
            with VerticalScroll(id="board"):
                yield Static(id="table")
            with Vertical(id="side"):
                yield RichLog(id="said", wrap=True, min_width=10)
                yield OptionList(id="offers")
        yield Static(id="hint")
        yield Static(id="meaning")
        yield Input(id="line", placeholder=self.session.pen.words("terminal.type_here"), disabled=True)
        yield Footer()

    def on_mount(self) -> None:
        """Fit the window, then let the session run beside the panes."""
        self.fit()
        threading.Thread(target=self.play, name="session", daemon=True).start()

    def play(self) -> None:
        """Run the session to its end, in its own thread."""
        done = False
        try:
            self.begin()
            done = self.session.run()
        except BaseException as fault:
            self.fault = fault
        if self.is_running:
            self.call_from_thread(self.exit, done)

    # What the session does

    def show(self, look: Look) -> None:
        """Draw a seat's table, say what happened, and what is wanted."""
        self.look = look
        self.draw_board()
        said = self.query_one("#said", RichLog)
        said.clear()
        if look.news:
            said.write(as_text([self.session.pen.dim(look.title), *look.news]))
        self.set_hint(look.hint)

    def draw_board(self) -> None:
        """The board as wide as its pane."""
        if self.look is None:
            return
        pen: Pen = copy(self.session.pen)
        pen.width = max(40, self.query_one("#board").content_size.width - 2)
        self.query_one("#table", Static).update(as_text(draw(self.look.view, pen)))

    def set_hint(self, text: str) -> None:
        """One line above the input."""
        self.query_one("#hint", Static).update(as_text([text]))

    def say(self, lines: Sequence[str]) -> None:
        """Lines in the log; what is longer than the log gets a page of its own."""
        said = self.query_one("#said", RichLog)
        if len(lines) > max(3, said.content_size.height):
            self.show_page(lines, is_answer=False)
        else:
            said.write(as_text([line for line in lines if line]))

    def show_page(self, lines: Sequence[str], is_answer: bool = True) -> None:
        """Lines over the table; leaving a page the session waits for answers it."""
        page = Page(lines, self.session.pen.words("terminal.back_to_table"))
        self.push_screen(page, lambda _: self.keyboard.answers.put("") if is_answer else None)

    def draw_curtain(self, message: str) -> None:
        """Nothing of the table can be seen until somebody says who sits there."""
        self.empty()
        self.push_screen(Curtain(message), lambda _: self.keyboard.answers.put(""))

    def empty(self) -> None:
        """Nothing in any pane."""
        self.look = None
        self.query_one("#table", Static).update("")
        self.query_one("#said", RichLog).clear()
        self.query_one("#offers", OptionList).clear_options()
        for name in ("#hint", "#meaning"):
            self.query_one(name, Static).update("")

    def begin_asking(self, question: str, complete: Complete, explain: Explain) -> None:
        """Let somebody type or choose."""
        self._complete, self._explain = complete, explain
        line = self.query_one("#line", Input)
        line.disabled = False
        line.value = ""
        line.focus()
        self.query_one("#offers", OptionList).border_title = as_text([question]).plain
        self.offer("")

    # What the person does

    def offer(self, typed: str) -> None:
        """List what may follow what is typed."""
        before, _, word = typed.rpartition(" ")
        offers = self.query_one("#offers", OptionList)
        offers.clear_options()
        found = [each for each in self._complete(before) if each[0].startswith(word)]
        if not typed and self.session.state.legal():
            orders = {name for name, _ in commands.completions(self.session)}  # they have keys; the list is for moves
            found = [each for each in found if each[0] not in orders or each[0] in self.session.state.legal()]
        found = list(dict(reversed(found)).items())[::-1]  # a move before a command of the same name
        offers.add_options([Option(option_text(each), id=each[0]) for each in found[:OFFERED]])
        self.offered = found[:OFFERED]

    @on(Input.Changed, "#line")
    def typed(self, event: Input.Changed) -> None:
        """Offer what may follow, and tell what the words would do."""
        self.offer(event.value)
        self.query_one("#meaning", Static).update(as_text([self._explain(event.value)]))

    @on(Input.Submitted, "#line")
    def submitted(self, event: Input.Submitted) -> None:
        """The line is the answer."""
        self.answer(event.value)

    def answer(self, line: str) -> None:
        """Give the session its answer."""
        field = self.query_one("#line", Input)
        if not field.disabled and line.strip():
            field.disabled = True
            self.query_one("#meaning", Static).update("")
            self.keyboard.answers.put(line)

    @on(OptionList.OptionHighlighted, "#offers")
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell what the marked offer would do."""
        word = event.option.id or ""  # the list may have changed since
        self.query_one("#meaning", Static).update(f"{word}  {dict(self.offered).get(word, '')}".strip())

    @on(OptionList.OptionSelected, "#offers")
    def selected(self, event: OptionList.OptionSelected) -> None:
        """Play the chosen offer after the words typed before it."""
        before, _, _ = self.query_one("#line", Input).value.rpartition(" ")
        self.answer(f"{before} {event.option.id}".strip())

    def on_key(self, event: events.Key) -> None:
        """Down leads to the offers, Tab completes the word, letters lead back to the line."""
        if isinstance(self.screen, Page | Curtain):
            return
        line, offers = self.query_one("#line", Input), self.query_one("#offers", OptionList)
        if event.key == "down" and self.focused is line and offers.option_count:
            offers.focus()
            offers.highlighted = 0
            event.prevent_default()
        elif event.key == "escape":
            line.focus()
        elif event.key in ("pageup", "pagedown"):
            board = self.query_one("#board", VerticalScroll)
            (board.scroll_page_up if event.key == "pageup" else board.scroll_page_down)()
        elif event.character and event.character.isprintable() and self.focused is not line:
            line.focus()
            line.insert_text_at_cursor(event.character)

    def action_complete(self) -> None:
        """Complete the word as far as the offers agree."""
        line = self.query_one("#line", Input)
        before, space, _ = line.value.rpartition(" ")
        if self.offered and not line.disabled:
            line.focus()
            line.value = before + space + common_start([word for word, _ in self.offered])
            line.cursor_position = len(line.value)

    def action_order(self, name: str) -> None:
        """A command by its key."""
        self.answer("/" + name)

    def action_theme(self) -> None:
        """Light or dark."""
        self.theme = "textual-light" if self.theme == "textual-dark" else "textual-dark"

    def action_leave(self) -> None:
        """Leave; the session saves the game first."""
        self.keyboard.break_off()

    # The window

    def on_resize(self) -> None:
        """Panes beside each other where there is room, below each other where not."""
        self.fit()
        self.call_after_refresh(self.draw_board)

    def fit(self) -> None:
        """Arrange the panes for the window's width, and wrap what is said to its pane."""
        is_narrow = self.size.width < WIDE
        self.set_class(is_narrow, "narrow")
        self.session.pen.width = max(40, self.size.width // 2 - 4 if is_narrow else 42)


def option_text(choice: Choice) -> Any:
    """An offer as one line of the list."""
    word, meaning = choice
    return as_text([f"\x1b[1m{word}\x1b[0m  {meaning}" if meaning else f"\x1b[1m{word}\x1b[0m"])


def common_start(words: Sequence[str]) -> str:
    """What all words begin with."""
    first, last = min(words), max(words)
    same = next((i for i, letter in enumerate(first) if i >= len(last) or letter != last[i]), len(first))
    return first[:same]
