"""A lesson on the whole screen: what is asked beside the board, answered by clicks, from the list or by typing."""

from collections.abc import Sequence, Set
from typing import Any

from tokonoma.lessons.lesson import Lesson
from tokonoma.terminal.completions import meaning, offers
from tokonoma.terminal.drawing import least_width
from tokonoma.terminal.full_screen.app import PaneApp
from tokonoma.terminal.keyboard import Choice, Look
from tokonoma.terminal.learn import COMMANDS, Learning
from tokonoma.terminal.pen import Pen

KEYS = ("help", "show", "undo", "back")


class LessonApp(PaneApp):
    """Lessons one after the other; `run` gives whether all were taken to their end."""

    CSS = PaneApp.CSS + ".narrow #side { height: 8; } .narrow #offers { width: 1fr; } #said { height: 2fr; }"

    def __init__(self, lessons: Sequence[Lesson], pen: Pen, light: bool = False) -> None:
        keys = [(COMMANDS[each][0], pen.words(f"learn.key_{each}")) for each in KEYS]
        super().__init__(pen, keys, light)
        self.lessons = lessons
        self.table_width = max(least_width(each.game) for each in lessons)
        self.learning: PaneLearning | None = None

    def work(self) -> bool:
        """Take the lessons."""
        for number, lesson in enumerate(self.lessons, 1):
            self.learning = PaneLearning(lesson, self.pen, self, is_last=number == len(self.lessons))
            if not self.learning.take():
                return False
        return True

    def fit(self) -> None:
        """What is asked gets two thirds of a narrow window."""
        super().fit()
        if self.has_class("narrow"):
            self.pen.width = self.size.width * 2 // 3 - 6

    def legal(self) -> list[Any]:
        """Only what can become right, where the lesson wants it so."""
        return self.learning.run.offers(super().legal()) if self.learning else []

    def touch(self, names: Set[str]) -> None:
        """Touching a thing can be the answer itself."""
        step = self.learning.run.step if self.learning else None
        if step is None or step.kind != "touch":
            super().touch(names)
            return
        kind = step.touch[0].partition(":")[0] + ":"
        named = [name for name in sorted(names) if name.startswith(kind)]
        self.answer((named or sorted(names))[0])


class PaneLearning(Learning):
    """One lesson in the panes of an app."""

    def __init__(self, lesson: Lesson, pen: Pen, app: LessonApp, is_last: bool) -> None:
        super().__init__(lesson, pen, self.ask_in_pane)
        self.app, self.is_last = app, is_last
        self.said: list[str] = []  # what was said to the last try; it stays in sight with the next question

    def table(self) -> list[str]:
        """The board has a pane of its own."""
        return []

    def show(self) -> None:
        """The board, what was said, and what is asked."""
        view = self.run.state.view(self.run.seat)
        news = [*self.said, *([""] if self.said else []), self.pen.dim(self.where()), *self.asked()]
        hint = self.pen.words(f"learn.how_{self.run.step.kind}_here")
        self.app.keyboard.show(Look(view, "", news, self.pen.dim(hint)), self.pen)

    def look(self) -> list[str]:
        """What is asked, after a step back or an undo; the panes show it anyway."""
        return []

    def print(self, lines: Sequence[str]) -> None:
        """Keep what is said for the pane; shown at once while the step goes on."""
        told = [line for line in lines if line]
        if told:
            self.said = told

    def ask_in_pane(self, question: str) -> str:
        """One answer, with the board and the words as they stand now."""
        self.show()
        self.said = []
        title = self.spoken(self.run.lesson.title)
        return self.app.keyboard.ask(title, self.run.seat, self.complete, self.explain)

    def complete(self, before: str) -> list[Choice]:
        """What may be answered: moves, or the answers to choose from."""
        step = self.run.step
        if step.kind == "choice":
            return [(str(i + 1), self.spoken(choice.text)) for i, choice in enumerate(step.choices)]
        if step.kind not in ("do", "play"):
            return []
        found = offers(self.run.state, before, self.pen)
        if before.strip():
            return found
        right = {each["move"] for each in self.run.offers([{"move": word} for word, _ in found])}
        return [each for each in found if each[0] in right]

    def explain(self, typed: str) -> str:
        """What the words typed would do."""
        return meaning(self.run.state, typed, self.pen) if self.run.step.kind in ("do", "play") else ""

    def finish(self, lines: Sequence[str]) -> None:
        """The last verdict and the end of the lesson, on a page."""
        view = self.run.state.view(self.run.seat)
        self.app.keyboard.show(Look(view, "", self.said, ""), self.pen)
        key = "learn.back_to_menu" if self.is_last else "learn.next_lesson"
        self.app.keyboard.show_page([*self.said, "", *lines], self.pen.words(key))
        self.app.keyboard.farewell += lines


def learn_full_screen(lessons: Sequence[Lesson], pen: Pen) -> bool:
    """Take lessons in panes; what was done is told on the usual screen as well."""
    from tokonoma.terminal.full_screen.running import run_app
    from tokonoma.terminal.play import hang_ups_as_leaving

    app = LessonApp(lessons, pen)
    with hang_ups_as_leaving(app.keyboard):
        done = run_app(app)
    if app.keyboard.farewell:
        print("\n".join(app.keyboard.farewell))
    if app.fault is not None:
        raise app.fault
    return bool(done)
