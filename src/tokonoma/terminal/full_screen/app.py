"""The panes: board, what is said, offers, hint and the line one types. A table and a lesson fill them."""

import threading
from collections.abc import Sequence, Set
from typing import Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from tokonoma.terminal.full_screen.board import Board
from tokonoma.terminal.full_screen.keyboard import FullKeyboard
from tokonoma.terminal.full_screen.layout import CSS, side_width, wide_from
from tokonoma.terminal.full_screen.panes import Curtain, Page, ThemedApp, as_text, bind_first, common_start, option_text
from tokonoma.terminal.full_screen.touches import Touches
from tokonoma.terminal.keyboard import Choice, Complete, Explain, Look
from tokonoma.terminal.pen import Pen, width_of

OFFERED = 200  # more offers than these are found by typing


class PaneApp(ThemedApp[bool]):
    """Asks and shows for the work that runs beside it in a thread; `run` gives whether that came to its end."""

    CSS = CSS
    table_width = 0  # columns that the game's table needs
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False, priority=True),
    ]

    def __init__(self, pen: Pen, keys: Sequence[tuple[str, str]], light: bool = False) -> None:
        """`keys` are the function keys from F1 on: what each answers, and what it is called."""
        super().__init__()
        self.pen = pen
        pen.colours, pen.has_mouse = 2**24, True
        self.keyboard = FullKeyboard(self)
        self.look: Look | None = None
        self.touches = Touches()
        self.offered: list[Choice] = []
        self.is_asked = False
        self.typed_ahead: list[str] = []  # lines sent while nobody was asked, for the next questions
        self.fault: BaseException | None = None
        self._complete: Complete = lambda before: []
        self._explain: Explain = lambda typed: ""
        self.theme = "textual-light" if light else "textual-dark"
        for number, (answer, name) in enumerate(keys, 1):
            self.bind(f"f{number}", f"order('{answer}')", description=name)
        self.bind_theme(pen.words("terminal.light_or_dark"))
        bind_first(self, "ctrl+q,ctrl+c,ctrl+d", "leave", pen.words("command.quit"))

    def compose(self) -> ComposeResult:
        """The panes."""
        with Horizontal(id="body"):
            yield Board(self.pen)
            with Vertical(id="side"):
                yield RichLog(id="said", wrap=True, min_width=10)
                yield OptionList(id="offers")
        yield Static(id="hint")
        yield Static(id="meaning")
        yield Input(id="line", placeholder=self.pen.words("terminal.type_here"), select_on_focus=False)
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Fit the window, then let the work run beside the panes."""
        self.fit()
        threading.Thread(target=self.play, name="session", daemon=True).start()

    def play(self) -> None:
        """Do the work to its end, in its own thread."""
        done = False
        try:
            done = self.work()
        except BaseException as fault:
            self.fault = fault
        if self.is_running:
            self.call_from_thread(self.exit, done)

    def work(self) -> bool:
        """What the panes are for; true when it came to its end."""
        raise NotImplementedError

    # What the thread does

    def show(self, look: Look) -> None:
        """Draw a seat's table, say what happened, and what is wanted."""
        self.look = look
        self.touches = Touches(self.legal(), look.view["table"].get("pick"))
        self.board.show(look.view)
        said = self.query_one("#said", RichLog)
        said.clear()
        if look.news:
            said.write(as_text(([self.pen.dim(look.title)] if look.title else []) + list(look.news)))
        self.set_hint(look.hint)
        self.call_after_refresh(self.board.scroll_to_things, self.wanted())

    @property
    def board(self) -> Board:
        """The pane of the board, also while a page lies over it."""
        return self.screen_stack[0].query_one(Board)

    def legal(self) -> list[Any]:
        """The moves that can be made by touching things."""
        return list(self.look.view["legal"]) if self.look else []

    def wanted(self) -> set[str]:
        """What may be touched first."""
        return {each["touch"][0] for each in self.touches.legal if each["touch"]}

    def set_hint(self, text: str) -> None:
        """One line above the input."""
        self.query_one("#hint", Static).update(as_text([text]))

    def set_meaning(self, text: str) -> None:
        """One line on what is typed, marked or touched; in a narrow window it takes the hint's place."""
        meaning, is_narrow = self.query_one("#meaning", Static), self.has_class("narrow")
        meaning.update(as_text([text]))
        meaning.display = bool(text) or not is_narrow
        self.query_one("#hint", Static).display = not text or not is_narrow

    def say(self, lines: Sequence[str]) -> None:
        """Lines in the log; what is longer than the log gets a page of its own."""
        said = self.query_one("#said", RichLog)
        rows = sum(-(-width_of(line) // max(1, said.content_size.width)) for line in lines)  # long lines are wrapped
        if rows > max(3, said.content_size.height):
            self.show_page(lines, is_answer=False)
        else:
            said.write(as_text([line for line in lines if line]))

    def show_page(self, lines: Sequence[str], is_answer: bool = True, close: str = "") -> None:
        """Lines over the table; leaving a page the thread waits for answers it."""
        page = Page(lines, close or self.pen.words("terminal.back_to_table"))
        self.push_screen(page, lambda _: self.keyboard.answers.put("") if is_answer else None)

    def draw_curtain(self, message: str) -> None:
        """Nothing of the table can be seen until somebody says who sits there."""
        self.empty()
        self.push_screen(Curtain(message), lambda _: self.keyboard.answers.put(""))

    def empty(self) -> None:
        """Nothing in any pane."""
        self.look, self.touches = None, Touches()
        self.typed_ahead.clear()
        self.query_one("#line", Input).value = ""
        self.board.show(None)
        self.query_one("#said", RichLog).clear()
        self.query_one("#offers", OptionList).clear_options()
        self.set_hint("")
        self.set_meaning("")

    def begin_asking(self, question: str, complete: Complete, explain: Explain) -> None:
        """Let somebody type, choose or touch; what they typed before they were asked counts now."""
        self._complete, self._explain = complete, explain
        self.is_asked = True
        self.query_one("#line", Input).focus()
        self.query_one("#offers", OptionList).border_title = as_text([question]).plain
        self.let_go()
        if self.typed_ahead:
            self.answer(self.typed_ahead.pop(0))

    # What the person does

    def offer(self, typed: str) -> None:
        """List what may follow what is typed, or go with what was touched."""
        before, _, word = typed.rpartition(" ")
        found = [each for each in self._complete(before) if each[0].startswith(word)]
        found = found if typed else self.without_typing(found)
        self.offered = list(dict(reversed(found)).items())[::-1][:OFFERED]  # a move before a command of its name
        offers = self.query_one("#offers", OptionList)
        offers.clear_options()
        offers.add_options([Option(option_text(each), id=each[0]) for each in self.offered])

    def without_typing(self, found: list[Choice]) -> list[Choice]:
        """What is offered before a word is typed."""
        if not self.touches.chosen:
            return found
        left = {each["move"] for each in self.touches.open}
        return [each for each in found if each[0] in left]

    @on(Input.Changed, "#line")
    def typed(self, event: Input.Changed) -> None:
        """Offer what may follow, and tell what the words would do; while nobody is asked, the table is in motion."""
        if self.is_asked:
            self.offer(event.value)
            self.set_meaning(self._explain(event.value))

    @on(Input.Submitted, "#line")
    def submitted(self, event: Input.Submitted) -> None:
        """The line is the answer, to the next question where nobody is asked now; an empty one leads to the list."""
        self.query_one("#line", Input).value = ""
        if self.is_asked and not event.value.strip():
            self.go_to_offers()
        self.send(event.value)

    def go_to_offers(self) -> None:
        """Mark the first offer."""
        offers = self.query_one("#offers", OptionList)
        if offers.option_count:
            offers.focus()
            offers.highlighted = 0

    def send(self, line: str) -> None:
        """Answer now, or keep the answer for the next question."""
        if self.is_asked:
            self.answer(line)
        elif line.strip():
            self.typed_ahead.append(line)

    def answer(self, line: str) -> None:
        """Give the thread its answer."""
        if self.is_asked and line.strip():
            self.is_asked = False
            self.set_meaning("")
            self.keyboard.answers.put(line)

    @on(OptionList.OptionHighlighted, "#offers")
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell what the marked offer would do after the words typed before it."""
        word = event.option.id or ""  # the list may have changed since
        if self.is_asked:
            before, _, _ = self.query_one("#line", Input).value.rpartition(" ")
            told = self._explain(f"{before} {word}".strip()) or dict(self.offered).get(word, "")
            self.set_meaning(f"{word}  {told}".strip())

    @on(OptionList.OptionSelected, "#offers")
    def selected(self, event: OptionList.OptionSelected) -> None:
        """Play the chosen offer after the words typed before it."""
        line = self.query_one("#line", Input)
        before, _, _ = line.value.rpartition(" ")
        line.value = ""
        self.answer(f"{before} {event.option.id}".strip())

    @on(Board.Touched)
    def touched(self, event: Board.Touched) -> None:
        """A click on the board counts while somebody is asked."""
        if self.is_asked:
            self.query_one("#line", Input).value = ""
            self.touch(event.names)

    def touch(self, names: Set[str]) -> None:
        """Play the move that the things touched make; until it is clear, list those that are left."""
        if not self.touches.touch(names):
            self.set_meaning(self.pen.words("terminal.nothing_to_touch"))
            return
        if self.touches.move:
            self.answer(self.touches.move)
        self.board.show(self.board.view, self.touches.names)
        self.offer("")

    def let_go(self) -> None:
        """Nothing is touched any more."""
        if self.touches.chosen:
            self.touches.chosen = []
            self.board.show(self.board.view)
        self.offer(self.query_one("#line", Input).value)

    def on_key(self, event: events.Key) -> None:
        """Down leads to the offers, Escape back from wherever one is, letters to the line."""
        if isinstance(self.screen, Page | Curtain):
            return
        line = self.query_one("#line", Input)
        if event.key == "down" and self.focused is line:
            self.go_to_offers()
            event.prevent_default()
        elif event.key == "escape":
            line.focus()
            self.typed_ahead.clear()  # a line sent too early can be taken back
            self.let_go()
        elif event.key in ("pageup", "pagedown"):
            (self.board.scroll_page_up if event.key == "pageup" else self.board.scroll_page_down)()
        elif event.character and event.character.isprintable() and self.focused is not line:
            line.focus()
            line.insert_text_at_cursor(event.character)

    def action_complete(self) -> None:
        """Complete the word as far as the offers agree."""
        line = self.query_one("#line", Input)
        before, space, _ = line.value.rpartition(" ")
        if self.offered and self.is_asked:
            line.focus()
            line.value = before + space + common_start([word for word, _ in self.offered])
            line.cursor_position = len(line.value)

    def action_order(self, answer: str) -> None:
        """A command by its key."""
        self.send(answer)

    def action_leave(self) -> None:
        """Leave; a game is saved first."""
        self.keyboard.break_off()

    # The window

    def on_resize(self) -> None:
        """Panes beside each other where there is room, below each other where not."""
        self.fit()
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """The board for a window of another size."""
        self.board.show(self.board.view, self.touches.names)
        self.board.scroll_to_things(self.wanted())

    def fit(self) -> None:
        """Arrange the panes for the window's width, and wrap what is said to its pane."""
        is_narrow = self.size.width < wide_from(self.table_width)
        self.set_class(is_narrow, "narrow")
        self.set_meaning("")
        self.pen.width = self.size.width * 2 // 5 - 4 if is_narrow else side_width(self.size.width) - 5
