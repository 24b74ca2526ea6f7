"""Tries at a puzzle are judged here: what was answered, and whether it is right.

A run holds nothing but the tries made so far, so it can be made again from these alone. Only a plan has several.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from tokonoma.kernel.library import game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Event
from tokonoma.kernel.state import DRAWN, State
from tokonoma.puzzles.puzzle import Puzzle, beginning

CONFIRM = "confirm"


@dataclass(frozen=True)
class Verdict:
    """What is said to a try. `state` is the table after it, also where it was wrong; `words` is what was answered."""

    kind: Literal["right", "going_on", "wrong", "refused"]
    state: State
    words: list[str] = field(default_factory=list)
    refusal: Refusal | None = None
    events: list[Event] = field(default_factory=list)


class PuzzleRun:
    """One person at one puzzle."""

    def __init__(self, name: str, puzzle: Puzzle) -> None:
        self.game = game(name)
        self.puzzle = puzzle
        self.seat = puzzle.seat
        self.begun = beginning(name, puzzle.name)
        self.state = self.begun.copy()
        self.tries: list[str] = []
        self.is_done = False

    def try_move(self, text: str) -> Verdict:
        """Play a decision or a turn; a wrong answer is played on a copy, so that it can be looked at."""
        if self.puzzle.kind == "where" or self.is_done:
            return Verdict("refused", self.state, refusal=Refusal("not_now", "no move is asked for here"))
        after = self.state.copy()
        try:
            events = after.play(text, self.seat)
        except Refusal as refusal:
            return Verdict("refused", self.state, refusal=refusal)
        words = words_since(after, len(self.begun.steps))
        if self.puzzle.kind == "hide" and after.to_act == self.seat:
            self.accept(text, after)
            return Verdict("going_on", after, words, events=events)
        if answer_of(self.puzzle, after, len(self.begun.steps)) != self.puzzle.answer:
            return Verdict("wrong", after, words, events=events)
        self.accept(text, after)
        self.is_done = True
        return Verdict("right", after, words, events=events)

    def accept(self, text: str, after: State) -> None:
        """Go on from a try."""
        self.tries.append(text)
        self.state = after

    def try_thing(self, thing: str) -> Verdict:
        """Point at a space, where a place is asked for; by its name, or as `touch` names it."""
        space = thing.removeprefix("space:")
        if self.puzzle.kind != "where":
            return Verdict("refused", self.state, refusal=Refusal("not_now", "a move is asked for here"))
        self.is_done = space == self.puzzle.answer
        return Verdict("right" if self.is_done else "wrong", self.state, [space])

    def shown(self) -> State:
        """The table after the answer's turn, as far as nothing is drawn or revealed."""
        after = self.begun.copy()
        for word in self.puzzle.line.split():
            if after.to_act != self.seat:
                break
            after.decide(word)
        return after


def words_since(state: State, begun: int) -> list[str]:
    """The decisions since so many steps."""
    return [step for step in state.steps[begun:] if not step.startswith(DRAWN)]


def answer_of(puzzle: Puzzle, state: State, begun: int) -> str:
    """What the decisions since the puzzle began answer: the move, or the target of a plan."""
    words = words_since(state, begun)
    if puzzle.kind == "hide":
        return target_of(words)
    return words[0] if words else ""


def target_of(words: Sequence[str]) -> str:
    """The last space of a plan's path."""
    spaces = [word.removeprefix("sprint:") for word in words if not word.startswith("trail:") and word != CONFIRM]
    return spaces[-1] if spaces else ""


def turn_of(state: State, line: list[str]) -> list[str]:
    """The part of a line that belongs to the turn."""
    after, words = state.copy(), []
    after.luck = None
    for word in line:
        if after.to_act != state.to_act or word not in after.legal():
            break
        after.decide(word)
        words.append(word)
    return words


def own_and_other(points: list[float], seat: int) -> tuple[float, float]:
    """The points of a seat and of the best other one."""
    return round(points[seat], 1), round(max(each for other, each in enumerate(points) if other != seat), 1)
