"""Asking a person for a line: with completion at a terminal, plainly where the input is a file or a pipe."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from tokonoma.kernel.rulebook import Json
from tokonoma.terminal.drawing import draw
from tokonoma.terminal.pen import Pen

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Choice = tuple[str, str]  # a word, and what it means
Complete = Callable[[str], list[Choice]]  # the words that may follow what was typed
Explain = Callable[[str], str]  # what the typed line would do
CLEAR = "\x1b[H\x1b[2J"
FORGET = "\x1b[3J"  # what scrolled out of sight; after CLEAR, which pushes the screen there
PRIVATE, PUBLIC = "\x1b[?1049h", "\x1b[?1049l"  # the alternate screen, of which nothing is kept, and back

MENU = 6  # lines kept free below the prompt for completions


@dataclass(frozen=True)
class Look:
    """What a seat is shown when it is asked: its view, what happened, and what is wanted."""

    view: Json
    title: str
    news: Sequence[str]
    hint: str


class Keyboard:
    """The one keyboard of the table, and the screen above it."""

    def __init__(self) -> None:
        self._sessions: dict[int | None, PromptSession[str]] = {}
        self._asking: PromptSession[str] | None = None
        self._broken_off = False
        self.is_private = False

    @cached_property
    def is_live(self) -> bool:
        """Whether a person sits before it."""
        return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"

    def ask(self, question: str, seat: int | None, complete: Complete, explain: Explain) -> str:
        """One line; raises EOFError where the input ends and KeyboardInterrupt where it is broken off."""
        if self.is_live:
            return self._ask_live(question, seat, complete, explain)
        line = input(question + " ")
        print(line)  # a script's answers belong in its transcript
        return line.strip()

    def _ask_live(self, question: str, seat: int | None, complete: Complete, explain: Explain) -> str:
        from prompt_toolkit import ANSI

        session = self._session(seat)

        def toolbar() -> Any:
            text = explain(session.default_buffer.text)
            return ANSI(text) if text else None

        self._asking = session
        try:
            answer: str = session.prompt(
                ANSI(question + " "),
                completer=completer(complete),
                bottom_toolbar=toolbar,
                pre_run=self._end_prompt,
                handle_sigint=False,  # signals come in by `break_off`; Ctrl-C is a key here
            )
        finally:
            self._asking = None
        if self._broken_off:
            raise KeyboardInterrupt
        return answer.strip()

    def break_off(self) -> None:
        """Leave whatever is going on, from a signal: a prompt is ended from within, where nothing can swallow it.

        A closed window sends more than one; those that follow must not break off the saving.
        """
        is_first, self._broken_off = not self._broken_off, True
        if self._asking is None:
            if is_first:
                raise KeyboardInterrupt
            return
        if self._asking.app.loop:
            self._asking.app.loop.call_soon_threadsafe(self._end_prompt)

    def _end_prompt(self) -> None:
        """End the prompt that is open, if somebody broke off."""
        app = self._asking.app if self._asking else None
        if self._broken_off and app and app.is_running and not app.is_done:
            app.exit(exception=KeyboardInterrupt())

    def _session(self, seat: int | None) -> "PromptSession[str]":
        """Each seat has a history of its own: another's typed words may be its secrets."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.styles import Style

        if seat not in self._sessions:
            style = Style.from_dict({"bottom-toolbar": "noreverse dim"})
            self._sessions[seat] = PromptSession(complete_while_typing=True, style=style, reserve_space_for_menu=MENU)
        return self._sessions[seat]

    def wait(self, message: str) -> None:
        """Show a line until Enter is pressed."""
        input(message)
        if not self.is_live:
            print()

    def clear(self, forget: bool = False) -> None:
        """A fresh screen, where there is one; `forget` empties what scrolled out of sight as well."""
        if self.is_live:
            print(CLEAR + (FORGET if forget else ""), end="", flush=True)

    # Showing

    def say(self, lines: Sequence[str], pen: Pen) -> None:
        """Lines on the screen; page by page on one that keeps nothing of what scrolls away."""
        if not self.is_private:
            print("\n".join(lines), flush=True)
            return
        page = max(4, shutil.get_terminal_size().lines - MENU - 2)
        for i in range(0, len(lines), page):
            if i:
                input(pen.dim(pen.words("terminal.more")))
            print("\n".join(lines[i : i + page]), flush=True)

    def show(self, look: Look, pen: Pen) -> None:
        """A fresh table, what happened, and what is wanted."""
        self.clear()
        title = [pen.dim(look.title)] if look.title else []
        news = ["", *title, *look.news] if look.news else []
        self.say([*draw(look.view, pen), *news, "", look.hint], pen)

    def finish(self, look: Look, lines: Sequence[str], pen: Pen) -> None:
        """The last table and the result, on the usual screen."""
        self.clear(forget=self.is_private)
        self.go_public()
        self.say([*draw(look.view, pen), *look.news, "", *lines], pen)

    def think(self, text: str) -> None:
        """Say on a live screen that somebody thinks; an empty text wipes it."""
        if self.is_live:
            print("\r" + text, end="\x1b[K", flush=True)

    def go_private(self) -> None:
        """From here on show everything on the alternate screen, which has no scrollback."""
        if self.is_live and not self.is_private:
            self.is_private = True
            print(PRIVATE, end="", flush=True)

    def go_public(self) -> None:
        """Back to the usual screen; what was shown meanwhile is gone."""
        if self.is_private:
            self.is_private = False
            print(CLEAR + PUBLIC, end="", flush=True)


def completer(complete: Complete) -> Any:
    """The completion as prompt_toolkit asks for it."""
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Words(Completer):
        """Offers what may follow."""

        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
            typed = document.get_word_before_cursor(WORD=True)
            before = document.text_before_cursor.removesuffix(typed)
            for word, meaning in complete(before):
                if word.startswith(typed):
                    yield Completion(word, -len(typed), display_meta=meaning)

    return Words()
