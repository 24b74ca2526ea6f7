"""The state every step begins with. One without a start goes on from the step before, after its first right line."""

from functools import cache
from typing import Any

from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.library import Game, game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import DRAWN, State
from tokonoma.lessons.lesson import Lesson, Start, Step
from tokonoma.lessons.lines import fits, may_become

FEWEST = 24  # words of a turn that are looked through for a right line


def opening(opened: Game, start: Start) -> State:
    """The state a start describes."""
    if start.sketch is not None:
        return opened.sketch(start.sketch, start.seats, start.options, start.seed)
    given = any(word.startswith(DRAWN) for word in start.moves)
    state = opened.new(start.seats, start.options, None if given else start.seed)
    play_all(state, start.moves)
    if given:
        state.luck = opened.luck(start.seed)
        state.settle()
    if start.draws_given:
        state.luck = None
    return state


def play_all(state: State, words: tuple[str, ...]) -> list[dict[str, Any]]:
    """Play the words of others and of chance, one by one."""
    told = []
    for word in words:
        if word.startswith(DRAWN) != (state.to_act == CHANCE):
            due = "a draw, as ~word" if state.to_act == CHANCE else "a move"
            raise Refusal("not_now", f"before {word}: {due} is due", word=word)
        told += state.play(word)
    return told


@cache
def beginning(lesson: Lesson, number: int) -> State:
    """The state of a step before the learner acts; it is shared, so copy it before playing."""
    step = lesson.steps[number]
    if step.start is not None:
        state = opening(game(lesson.game), lesson.starts[step.start])
    else:
        state = ending(lesson, number - 1).copy()
    play_all(state, step.before)
    return state


@cache
def ending(lesson: Lesson, number: int) -> State:
    """The state after the first right line of a step; it is shared too."""
    step = lesson.steps[number]
    state = beginning(lesson, number).copy()
    if step.kind == "do":
        for word in right_line(state, step, lesson.seat):
            state.play(word, lesson.seat)
        play_all(state, step.then)
    return state


def own_words(state: State, since: int) -> list[str]:
    """The words decided since so many steps; draws are not among them."""
    return [step for step in state.steps[since:] if not step.startswith(DRAWN)]


def right_line(state: State, step: Step, seat: int, played: tuple[str, ...] = ()) -> list[str]:
    """The words that go on to a right line, the first there is; refuses where there is none."""
    for line in step.do:
        found = search(state, line, seat, list(played))
        if found is not None:
            return found[len(played) :]
    raise Refusal("not_now", f"no right line can be played: {', '.join(step.do)}")


def search(state: State, line: str, seat: int, played: list[str]) -> list[str] | None:
    """The first way to play a line to its end, by looking through the legal moves that fit it."""
    if fits(line, played, state.to_act != seat):
        return played
    if state.to_act != seat or len(played) > FEWEST or not may_become(line, played):
        return None
    for word in state.legal():
        if may_become(line, [*played, word]):
            after = state.copy()
            after.play(word)
            found = search(after, line, seat, [*played, word])
            if found is not None:
                return found
    return None
