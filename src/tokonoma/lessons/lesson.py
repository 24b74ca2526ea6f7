"""What a lesson is once it is read: starts, steps, what is asked, what is right, and what is said."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["do", "touch", "number", "choice", "play"]
Sentence = Mapping[str, str]  # by language


@dataclass(frozen=True)
class Start:
    """Where a step begins: a sketch, or moves from the box; draws that nobody gives are those of the seed."""

    name: str
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    sketch: str | None = None
    moves: tuple[str, ...] = ()
    draws_given: bool = False  # from here on every draw is written in the lesson, though the start had a seed


@dataclass(frozen=True)
class Mistake:
    """A try that was foreseen: words, a thing touched, or a number; and what is said to it."""

    do: str | None = None
    touch: str | None = None
    number: int | None = None
    say: Sentence = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """One of several answers to choose from; a wrong one has its reason."""

    text: Sentence
    is_right: bool = False
    no: Sentence = field(default_factory=dict)


@dataclass(frozen=True)
class Step:
    """One thing asked of the learner. Exactly one of `do`, `touch`, `number`, `choices` and `against` is there."""

    ask: Sentence
    line: int  # of the file
    start: str | None = None
    before: tuple[str, ...] = ()  # words of others and of chance, played when the step begins
    at: str | None = None  # the thing the note points at
    do: tuple[str, ...] = ()  # the lines of moves that are right, the first being how the lesson goes on
    touch: tuple[str, ...] = ()
    touch_all: bool = False  # every one of the things has to be touched, not just any
    number: str | None = None  # an expression
    choices: tuple[Choice, ...] = ()
    against: str | None = None  # a bot; the step is played to the end of the game
    goal: str | None = None  # an expression that must hold then
    mask: bool = False  # only right moves are offered
    yes: Sentence = field(default_factory=dict)
    then: tuple[str, ...] = ()  # words of others and of chance after the right move
    mistakes: tuple[Mistake, ...] = ()
    otherwise: Sentence | None = None  # said to a mistake that was not foreseen
    facts: Mapping[str, str] = field(default_factory=dict)
    claims: tuple[str, ...] = ()  # expressions, or paragraphs of the rules, that bear out the numbers said
    check: tuple[str, ...] = ()  # expressions that must hold after the first right line

    @property
    def kind(self) -> Kind:
        """What is asked: do, touch, number, choice, or play."""
        if self.do:
            return "do"
        if self.touch:
            return "touch"
        if self.choices:
            return "choice"
        return "play" if self.against else "number"


@dataclass(frozen=True, eq=False)  # a lesson is itself, so that what is made from it can be kept by it
class Lesson:
    """One idea, in a few steps."""

    game: str
    name: str
    title: Sentence
    idea: Sentence
    minutes: int
    seat: int
    starts: Mapping[str, Start]
    steps: tuple[Step, ...]
    file: str
