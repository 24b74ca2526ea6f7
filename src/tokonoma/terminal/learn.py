"""Taking a lesson in plain lines: the table, a note, a prompt. Input may come from a file or a pipe.

What is said and judged comes from `tokonoma.lessons`; here it is only drawn and asked for. `full_screen/lesson.py`
shows the same in panes.
"""

from collections.abc import Callable, Sequence

from tokonoma.kernel import words
from tokonoma.kernel.library import game
from tokonoma.kernel.progress import progress
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json
from tokonoma.lessons import LessonRun, Verdict, course, courses
from tokonoma.lessons.checking import problems
from tokonoma.lessons.lesson import Lesson
from tokonoma.terminal.drawing import draw
from tokonoma.terminal.keyboard import Keyboard
from tokonoma.terminal.pen import Pen, pen_for

# What is understood at the prompt, in both languages.
COMMANDS = {
    "show": ("show", "montrer"),
    "undo": ("undo", "reprendre"),
    "back": ("back", "retour"),
    "next": ("next", "suite", ""),
    "quit": ("quit", "quitter"),
    "help": ("help", "aide"),
}
MARKS = {"done": ("✓", "koke"), "going_on": ("·", None)}


class Learning:
    """One lesson at one keyboard."""

    def __init__(self, lesson: Lesson, pen: Pen, ask: Callable[[str], str] = input) -> None:
        self.run = LessonRun(lesson)
        self.pen = pen
        self.ask = ask

    def take(self) -> bool:
        """Take the lesson to its end (true), or until somebody leaves (false)."""
        lesson = self.run.lesson
        self.print([self.pen.bold(self.spoken(lesson.title)), *self.pen.wrap(self.spoken(lesson.idea)), ""])
        try:
            while self.step():
                if self.run.number + 1 == len(lesson.steps):
                    self.finish([self.pen.words("learn.finished", title=self.spoken(lesson.title))])
                    return True
                self.run.go(self.run.number + 1)
        except (EOFError, KeyboardInterrupt):
            pass
        return False

    def step(self) -> bool:
        """Ask until the step is done; false when somebody leaves."""
        self.show()
        while not self.run.is_done:
            line = self.ask(self.pen.paint("› ", "shu", bold=True)).strip()
            if self.is_command(line, "quit"):
                return False
            self.print(self.answer(line))
        self.print([""])
        return True

    def look(self) -> list[str]:
        """The table and what is asked."""
        return [*self.table(), "", self.pen.dim(self.where()), *self.asked(), self.pen.dim(self.hint())]

    def table(self) -> list[str]:
        """The table as it is."""
        return draw(self.run.state.view(self.run.seat), self.pen)

    def where(self) -> str:
        """How far the lesson has come."""
        return self.pen.words("learn.step", step=self.run.number + 1, steps=len(self.run.lesson.steps))

    def asked(self) -> list[str]:
        """What is asked, and the answers to choose from."""
        asked = self.pen.wrap(self.run.say(self.run.step.ask, self.pen.language))
        for i, choice in enumerate(self.run.step.choices):
            asked += self.pen.wrap(f"  {i + 1}  {self.spoken(choice.text)}", indent="     ")
        return asked

    def hint(self) -> str:
        """How to answer."""
        return self.pen.words(f"learn.how_{self.run.step.kind}")

    def answer(self, line: str) -> list[str]:
        """What is said to a line: a command, or a try."""
        run, pen = self.run, self.pen
        if self.is_command(line, "help"):
            return [pen.words("learn.help")]
        if self.is_command(line, "show"):
            return [pen.words("learn.shown", words=" ".join(self.shown()))]
        if self.is_command(line, "undo") or self.is_command(line, "back"):
            (run.back if self.is_command(line, "back") else run.undo)()
            return self.look()
        if self.is_command(line, "next"):
            return [pen.words("learn.first_do")]
        return self.judged(self.tried(line))

    def shown(self) -> list[str]:
        """The right answer as one types it."""
        found = self.run.show_me()
        if self.run.step.kind == "touch":
            return [thing.partition(":")[2] for thing in found]
        return [str(int(found[0]) + 1)] if self.run.step.kind == "choice" else found

    def tried(self, line: str) -> Verdict:
        """The verdict on a try."""
        run, kind = self.run, self.run.step.kind
        if kind in ("do", "play"):
            return run.try_move(line)
        if kind == "touch":
            verdict = None
            for word in line.split():
                verdict = run.try_touch(self.thing(word))
            return verdict or run.try_touch(line)
        number = int(line) if line.lstrip("-").isdigit() else None
        if number is None:
            raise_no = Refusal("not_a_move", self.pen.words("learn.a_number"))
            return Verdict("refused", run.state, refusal=raise_no)
        return run.try_number(number) if kind == "number" else run.try_choice(number - 1)

    def thing(self, word: str) -> str:
        """A thing by its name alone, of the kind the step asks for."""
        return word if ":" in word else f"{self.run.step.touch[0].partition(':')[0]}:{word}"

    def judged(self, verdict: Verdict) -> list[str]:
        """A verdict as lines, with the table where it has changed."""
        run, pen = self.run, self.pen
        said = run.say(verdict.sentence, pen.language, verdict.state) if verdict.sentence else ""
        if verdict.refusal is not None and not said:
            said = pen.refusal(verdict.refusal)
        table = self.table() if verdict.events and verdict.kind in ("done", "going_on") else []
        mark, colour = MARKS.get(verdict.kind, ("✗", "shu"))
        told = pen.wrap(f"{mark} {said}") if said or verdict.kind != "going_on" else []
        return [*table, *(line.replace(mark, pen.paint(mark, colour), 1) if line[0] == mark else line for line in told)]

    def is_command(self, line: str, name: str) -> bool:
        """Whether a line is one of the commands."""
        return line.lower() in COMMANDS[name]

    def spoken(self, sentence: object) -> str:
        """A title in the reader's language."""
        return str(sentence[self.pen.language])  # type: ignore[index]

    def show(self) -> None:
        """Show the table and what is asked."""
        self.print(self.look())

    def finish(self, lines: Sequence[str]) -> None:
        """Say that the lesson is done."""
        self.print(lines)

    def print(self, lines: Sequence[str]) -> None:
        """Show lines."""
        print("\n".join(lines), flush=True)


def learn(name: str | None, lesson: str | None, language: str, plain: bool = False) -> bool:
    """Take a lesson, or the whole course from its first lesson; without a game, list them."""
    if name is None:
        print("\n".join(listed([course(each).to_json() for each in courses()], language)))
        return True
    found = course(name)
    pen = pen_for(language=language, catalogue=words.catalogue(game(name).rulebook.folder, language))
    whole = [each for each in found.lessons.values() if each.name not in found.extra]
    chosen = [found.find(lesson)] if lesson else whole
    if not plain and Keyboard().is_live:
        from tokonoma.terminal.full_screen.lesson import learn_full_screen

        return learn_full_screen(chosen, pen)
    return all(Learning(each, pen).take() for each in chosen)


def listed(found: Sequence[Json], language: str) -> list[str]:
    """The courses as a page."""
    lines = []
    for each in found:
        lines.append(f"{game(each['game']).title}  tokonoma learn {each['game']}")
        lines += [
            f"  {lesson['lesson']:<16} {lesson['title'][language]}, {lesson['steps']} steps, {lesson['minutes']} min"
            for lesson in each["lessons"]
        ]
    return lines


def check(name: str | None) -> list[str]:
    """What is wrong in one course, or in all of them."""
    lessons = [lesson for each in ([name] if name else courses()) for lesson in course(each).lessons.values()]
    found = []
    with progress("playing lessons", len(lessons)) as advance:
        for lesson in lessons:
            advance(0, f"{lesson.game} {lesson.name}")
            found += problems(lesson)
            advance()
    return found
