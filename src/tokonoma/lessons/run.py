"""A lesson being taken: a state machine over a real `State`.

A try that is right so far is played. One that is wrong is played on a copy, so that its consequence can be seen, and
the run stays where it was; one that the rules refuse is answered with the lesson's sentence, or the game's own.
`show_me` tells the words of a right line, `undo` takes the last try back, `go` begins any step. A run holds nothing but
the step and the tries made in it, so it can be made again from these two alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from tokonoma.bots import bot
from tokonoma.kernel.library import game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Event
from tokonoma.kernel.state import State
from tokonoma.lessons.expressions import evaluate
from tokonoma.lessons.facts import Facts, names_of, said
from tokonoma.lessons.lesson import Choice, Lesson, Mistake, Sentence, Step
from tokonoma.lessons.lines import fits, may_become
from tokonoma.lessons.starting import beginning, own_words, play_all, right_line

NOT_THIS = {
    "en": "That can be played, but here something else is asked for.",
    "fr": "Cela peut se jouer, mais on demande ici autre chose.",
}
NOT_RIGHT = {"en": "Not quite. Look again.", "fr": "Pas tout à fait. Regardez encore."}
NOT_WON = {
    "en": "This time it was not enough. Take it back and try again.",
    "fr": "Cette fois, cela ne suffit pas. Reprenez et réessayez.",
}


@dataclass(frozen=True)
class Verdict:
    """What a lesson says to a try. `state` is the table to show: after the try, also where it was wrong."""

    kind: Literal["done", "going_on", "wrong", "refused"]
    state: State
    sentence: Sentence | None = None
    refusal: Refusal | None = None
    events: list[Event] = field(default_factory=list)


class LessonRun:
    """One learner in one lesson."""

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self.go(step)

    def go(self, step: int) -> None:
        """Begin a step anew, be it an earlier one."""
        if step not in range(len(self.lesson.steps)):
            raise Refusal("unknown_option", f"{self.lesson.name} has {len(self.lesson.steps)} steps", step=step)
        self.number = step
        self.tries: list[str] = []  # the accepted inputs of this step
        self.touched: list[str] = []
        self.state = beginning(self.lesson, step).copy()
        if self.step.kind == "play":
            self.let_bot_play(self.state)
        self.begun = self.state.copy()
        self.is_done = False

    @property
    def step(self) -> Step:
        """The step that is asked."""
        return self.lesson.steps[self.number]

    def back(self) -> None:
        """The step before."""
        self.go(max(0, self.number - 1))

    def undo(self) -> None:
        """Take the last accepted try of this step back; always possible while there is one."""
        tries = self.tries[:-1]
        self.go(self.number)
        for each in tries:
            self.try_move(each)

    @property
    def words(self) -> list[str]:
        """The learner's words in this step."""
        return own_words(self.state, len(self.begun.steps))

    # Trying

    def try_move(self, text: str) -> Verdict:
        """Play a decision or a turn, if it is what the step asks for."""
        if self.step.kind not in ("do", "play"):
            return Verdict("wrong", self.state, NOT_THIS)
        if self.is_done:
            return Verdict("refused", self.state, refusal=Refusal("not_now", "this step is done"))
        after = self.state.copy()
        try:
            events = after.play(text, self.seat)
        except Refusal as refusal:
            return self.refused([*self.words, *text.split()], refusal)
        if self.step.kind == "play":
            return self.play_on(text, after, events)
        words = own_words(after, len(self.begun.steps))
        is_over = after.to_act != self.seat
        if any(fits(line, words, is_over) for line in self.step.do):
            return self.done(text, after, events + play_all(after, self.step.then))
        if not is_over and any(may_become(line, words) for line in self.step.do):
            return self.accept("going_on", text, after, events)
        mistake = self.mistake_of(words)
        return Verdict("wrong", after, mistake.say if mistake else self.step.otherwise or NOT_THIS, events=events)

    def refused(self, words: Sequence[str], refusal: Refusal) -> Verdict:
        """The answer to what the rules do not allow: the lesson's sentence where it has one."""
        mistake = self.mistake_of(words)
        return Verdict("refused", self.state, mistake.say if mistake else None, refusal)

    def mistake_of(self, words: Sequence[str]) -> Mistake | None:
        """The foreseen mistake that words are, or begin; one that is told more exactly comes first."""
        found = [each for each in self.step.mistakes if each.do and may_become(each.do, words)]
        return min(found, key=lambda each: abs(len((each.do or "").split()) - len(words)), default=None)

    def accept(self, kind: Any, text: str, after: State, events: list[Event]) -> Verdict:
        """Go on from a right try."""
        self.tries.append(text)
        self.state = after
        return Verdict(kind, after, self.step.yes if kind == "done" else None, events=events)

    def done(self, text: str, after: State, events: list[Event]) -> Verdict:
        """The step is done."""
        self.is_done = True
        return self.accept("done", text, after, events)

    def play_on(self, text: str, after: State, events: list[Event]) -> Verdict:
        """Let the bot answer, until it is the learner's turn or the game is over."""
        events = events + self.let_bot_play(after)
        if after.to_act is not None:
            return self.accept("going_on", text, after, events)
        if evaluate(self.step.goal or "True", names_of(Facts(self.begun, self.seat), Facts(after, self.seat))):
            return self.done(text, after, events)
        return Verdict("wrong", after, self.step.otherwise or NOT_WON, events=events)

    def let_bot_play(self, state: State) -> list[Event]:
        """The bot's moves until the learner is to act; the same every time."""
        opponent = bot(str(self.step.against), game(self.lesson.game))
        told: list[Event] = []
        while state.to_act is not None and state.to_act != self.seat:
            thought = opponent.think(state.view(state.to_act), seed=len(state.steps))
            told += state.play(thought.move)
        return told

    # Answering

    def try_touch(self, thing: str) -> Verdict:
        """Touch a thing, where the step asks for one."""
        step = self.step
        if step.kind == "touch" and thing in step.touch:
            if thing not in self.touched:
                self.touched.append(thing)
            if step.touch_all and len(self.touched) < len(step.touch):
                return Verdict("going_on", self.state)
            self.is_done = True
            return Verdict("done", self.state, step.yes)
        mistake = next((each for each in step.mistakes if each.touch == thing), None)
        return Verdict("wrong", self.state, mistake.say if mistake else step.otherwise or NOT_RIGHT)

    def try_number(self, number: int) -> Verdict:
        """Answer with a number."""
        if self.step.kind == "number" and number == self.answer():
            self.is_done = True
            return Verdict("done", self.state, self.step.yes)
        mistake = next((each for each in self.step.mistakes if each.number == number), None)
        return Verdict("wrong", self.state, mistake.say if mistake else self.step.otherwise or NOT_RIGHT)

    def answer(self) -> int:
        """The number that is right, as the table has it."""
        facts = Facts(self.state, self.seat)
        return int(evaluate(self.step.number or "0", names_of(Facts(self.begun, self.seat), facts)))

    def try_choice(self, number: int) -> Verdict:
        """Choose one of the answers."""
        chosen: Choice | None = self.step.choices[number] if number in range(len(self.step.choices)) else None
        if chosen is not None and chosen.is_right:
            self.is_done = True
            return Verdict("done", self.state, self.step.yes)
        return Verdict("wrong", self.state, chosen.no if chosen else NOT_RIGHT)

    # Helping

    def show_me(self) -> list[str]:
        """The words that are right from here: moves, a thing, a number, or the number of a choice."""
        step = self.step
        if step.kind == "do":
            return right_line(self.state, step, self.seat, tuple(self.words))
        if step.kind == "touch":
            return [each for each in step.touch if each not in self.touched][: len(step.touch) if step.touch_all else 1]
        if step.kind == "choice":
            return [str(next(i for i, choice in enumerate(step.choices) if choice.is_right))]
        return [str(self.answer())] if step.kind == "number" else []

    def offers(self, offers: list[Any]) -> list[Any]:
        """The moves to offer: where the step wants it so, only those that can become right."""
        if not self.step.mask:
            return offers
        words = self.words
        return [each for each in offers if any(may_become(line, [*words, each["move"]]) for line in self.step.do)]

    def say(self, sentence: Sentence, language: str, state: State | None = None) -> str:
        """A sentence filled from the table, or from the one that is shown."""
        names = names_of(Facts(self.begun, self.seat), Facts(state or self.state, self.seat))
        return said(sentence, self.step, names, language, self.begun, self.seat)
