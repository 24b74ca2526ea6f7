"""What a learner is sent depends only on what the learner's seat may know.

Every step of every lesson, and some puzzles of each game, are asked for twice: as they are, and with everything hidden
from the learner drawn anew. The messages have to be the same, byte by byte: the table, the moves, the note, previews,
refusals, verdicts and reasons. A move that reveals something is compared as far as both tables reveal the same.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
import pytest

import tokonoma
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State
from tokonoma.lessons import LessonRun, course
from tokonoma.puzzles import Puzzle, PuzzleRun, puzzles
from tokonoma.server import lessons
from tokonoma.server import puzzles as puzzle_routes
from tokonoma.server.lesson_bodies import TakeLesson
from tokonoma.server.puzzle_bodies import TakePuzzle

MOST_MOVES = 5  # of a step that are tried
PUZZLES = 4  # of a game
SEED = 11
WITH_SECRETS = ("goryo", "koinobori")  # in the others nothing that is not drawn yet is hidden from anybody
Swapped = Callable[[bool], None]


def another(state: State, seat: int) -> State:
    """The same table to a seat; what it cannot know is drawn anew, and luck goes on as it would."""
    found = state.imagine(seat, SEED)
    found.luck = state.copy().luck
    return found


def is_alike(state: State, other: State) -> bool:
    return bool(state.board.fields() == other.board.fields())


@pytest.fixture
def swap(monkeypatch: pytest.MonkeyPatch) -> Swapped:
    """Serve lessons and puzzles from tables whose hidden things are drawn anew, or not."""
    on = [False]
    taken_up, of_puzzle = lessons.taken_up, PuzzleRun

    def swapped_lesson(game: str, lesson: str, body: TakeLesson) -> LessonRun:
        run = taken_up(game, lesson, body)
        if on[0]:
            run.state = another(run.state, run.seat)
            run.begun = run.state.copy()
        return run

    def swapped_puzzle(name: str, puzzle: Puzzle) -> PuzzleRun:
        run = of_puzzle(name, puzzle)
        if on[0]:
            run.begun = another(run.begun, run.seat)
            run.state = run.begun.copy()
        return run

    monkeypatch.setattr(lessons, "taken_up", swapped_lesson)
    monkeypatch.setattr(puzzle_routes, "PuzzleRun", swapped_puzzle)
    return lambda is_on: on.__setitem__(0, is_on)


def both(swap: Swapped, ask: Callable[[], Any]) -> tuple[Any, Any]:
    """What is answered, as JSON: as it is, and with what is hidden swapped."""
    found = []
    for is_on in (False, True):
        swap(is_on)
        found.append(msgspec.json.decode(msgspec.json.encode(ask())))
    return found[0], found[1]


def requests(run: LessonRun) -> Iterator[dict[str, Any]]:
    """What a learner may ask for without making a move."""
    yield {}
    moves = run.state.legal()[:MOST_MOVES] if run.step.kind in ("do", "play") else []
    yield from ({"preview": move} for move in moves)
    offers = run.state.offers(run.seat, run.state.seen_by(run.seat)) if moves else []
    things = sorted({thing for offer in offers for thing in offer["touch"]})
    yield from ({"touch": [thing]} for thing in things[:MOST_MOVES])
    yield from ({"thing": thing} for thing in (*run.step.touch, "space:a1", "nothing") if run.step.kind == "touch")
    yield from ({"number": number} for number in range(-1, 12) if run.step.kind == "number")
    yield from ({"choice": at} for at in range(len(run.step.choices)))


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_a_lessons_messages_do_not_change_when_what_is_hidden_is_swapped(name: str, swap: Swapped) -> None:
    asked, swapped = 0, 0
    for lesson in course(name).lessons.values():
        for step in range(len(lesson.steps)):
            run = LessonRun(lesson, step)
            swapped += not is_alike(run.state, another(run.state, run.seat))
            for request in requests(run):
                for language in ("en", "fr") if not request else ("en",):
                    body = TakeLesson(step=step, language=language, **request)
                    one, other = both(swap, partial(lessons.moment, name, lesson.name, body))
                    assert one == other, (lesson.name, step, request)
                    asked += 1
    assert asked > 200
    assert (swapped > 10) == (name in WITH_SECRETS)


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_a_lessons_verdicts_do_not_change_where_a_move_reveals_the_same(name: str, swap: Swapped) -> None:
    compared = 0
    for lesson in course(name).lessons.values():
        for step in (each for each in range(len(lesson.steps)) if lesson.steps[each].kind == "do"):
            run = LessonRun(lesson, step)
            moves = random.Random(step).sample(run.state.legal(), min(MOST_MOVES, len(run.state.legal())))
            for move in [*run.show_me()[:1], *moves]:
                compared += is_same_verdict(swap, name, lesson.name, TakeLesson(step=step, move=move))
    assert compared > 60


def is_same_verdict(swap: Swapped, name: str, lesson: str, body: TakeLesson) -> bool:
    """Hold two answers to a move against each other; whether they could be, for both tables revealed the same."""
    try:
        one, other = both(swap, partial(lessons.moment, name, lesson, body))
    except Refusal:  # what follows by the lesson's script does not fit the swapped table
        return False
    if told(one) != told(other):
        return False
    assert one == other, (lesson, body)
    return True


def told(moment: Any) -> Any:
    """What a move revealed: what was heard, the table shown where it was wrong, and the table once the game is over."""
    shown, is_over = moment["verdict"].get("view") or {}, moment["view"]["to_act"] is None
    return moment["events"], moment["verdict"]["kind"], shown.get("table"), moment["view"]["table"] if is_over else None


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_a_puzzles_messages_do_not_change_when_what_is_hidden_is_swapped(name: str, swap: Swapped) -> None:
    found = random.Random(3).sample(list(puzzles(name).values()), PUZZLES)
    for puzzle in found:
        for request in tries(puzzle):
            body = TakePuzzle(**request)
            one, other = both(swap, partial(puzzle_routes.moment, name, puzzle.name, body))
            if request.get("move") and told(one) != told(other):
                assert (one["reasons"], one["answers"]) == (other["reasons"], other["answers"]), (puzzle.name, request)
            else:
                assert one == other, (puzzle.name, request)


def tries(puzzle: Puzzle) -> list[dict[str, Any]]:
    """What a solver may send: nothing, a thing, the right answer, the second best."""
    first: list[dict[str, Any]] = [{}, {"language": "fr"}, {"touch": ["nothing"]}]
    if puzzle.kind == "where":
        return [*first, {"thing": "space:a1"}, {"thing": f"space:{puzzle.answer}"}, {"show": True}]
    if puzzle.kind == "hide":
        return [*first, {"move": puzzle.line}, {"move": puzzle.second_line}]
    return [*first, {"move": puzzle.answer}, {"move": puzzle.second}]


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_the_swap_would_be_noticed(name: str, swap: Swapped, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that held the whole table would not stand the comparison."""
    plain = lessons.described
    leaked: list[Any] = []

    def leaking(run: LessonRun, *more: Any) -> Any:
        leaked.append(run.state.board.fields())
        return plain(run, *more)

    monkeypatch.setattr(lessons, "described", leaking)
    lesson = next(iter(course(name).lessons.values()))
    both(swap, partial(lessons.moment, name, lesson.name, TakeLesson()))
    assert leaked[0] != leaked[1]
