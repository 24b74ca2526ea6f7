"""Lessons over HTTP, for anybody: nothing is kept, so nothing can be lost, and no table is opened.

Every view is cut for the learner's seat by the same code as a table's (`audience.py`).
"""

import asyncio
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tokonoma.kernel.library import game as find_game
from tokonoma.kernel.preview import Preview, preview
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State
from tokonoma.lessons import LessonRun, Verdict, course, courses
from tokonoma.lessons.figures import Figure, caption, figures, state_of
from tokonoma.lessons.starting import ending
from tokonoma.server import why
from tokonoma.server.audience import heard, refused, view_of
from tokonoma.server.facts import Ending, Undoing, View
from tokonoma.server.lesson_bodies import CourseFacts, FigureFacts, LessonMoment, LessonVerdict, TakeLesson


async def list_lessons(request: Request) -> Response:
    """Every course."""
    from tokonoma.server.routes import answer  # `routes` lists this module's routes, so it is asked for late

    found = [msgspec.convert(course(name).to_json(), CourseFacts) for name in courses()]
    return answer(found, headers={"Cache-Control": "no-cache"})


async def take_lesson(request: Request) -> Response:
    """A step of a lesson, after what is tried."""
    from tokonoma.server.routes import answer, body_of, registry_of, take

    await take(registry_of(request).lessons, request)
    body = await body_of(request, TakeLesson)
    game, lesson = request.path_params["game"], request.path_params["lesson"]
    return answer(await asyncio.to_thread(moment, game, lesson, body))


def moment(game: str, lesson: str, body: TakeLesson) -> LessonMoment:
    """Where the learner stands, and what is said to the try."""
    run = taken_up(game, lesson, body)
    verdict, events = judged(run, body)
    said = tell(run, verdict, body.language) if verdict else None
    return described(run, body, said or shown(run, body), heard(run.state, events, run.seat))


def taken_up(game: str, lesson: str, body: TakeLesson) -> LessonRun:
    """A run made again from the step and the tries made in it."""
    run = LessonRun(course(game).find(lesson), body.step)
    for each in body.tries:
        if run.try_move(each).kind not in ("going_on", "done"):
            raise Refusal("not_now", f"{each} was not accepted in this step", word=each)
    run.touched = [each for each in body.touched if each in run.step.touch]
    return run


def judged(run: LessonRun, body: TakeLesson) -> tuple[Verdict | None, list[Any]]:
    """What the lesson says to the try, if there is one."""
    verdict = None
    if body.move is not None:
        verdict = run.try_move(body.move)
    elif body.touch is not None:
        verdict = untouchable(run, body.touch)
    elif body.thing is not None:
        verdict = run.try_touch(body.thing)
    elif body.number is not None:
        verdict = run.try_number(body.number)
    elif body.choice is not None:
        verdict = run.try_choice(body.choice)
    is_played = verdict is not None and verdict.kind in ("done", "going_on")
    return verdict, verdict.events if verdict and is_played else []


def untouchable(run: LessonRun, touch: list[str]) -> Verdict | None:
    """What is said to things that make no move: the lesson's sentence, or the game's own."""
    offers = run.offers(run.state.offers(run.seat, run.state.seen_by(run.seat)))
    for word in why.meant(offers, touch):
        if run.mistake_of([*run.words, word]):
            return run.refused([*run.words, word], Refusal("not_now", "the lesson asks for something else"))
    refusal = why.untouchable(run.state, run.seat, offers, touch)
    return Verdict("refused", run.state, refusal=refusal) if refusal else None


def tell(run: LessonRun, verdict: Verdict, language: str) -> LessonVerdict:
    """A verdict as it leaves the program."""
    text = run.say(verdict.sentence, language, verdict.state) if verdict.sentence else ""
    said = LessonVerdict(kind=verdict.kind, text=text)
    if verdict.refusal is not None and not text:
        said.refused = refused(verdict.refusal)
    if verdict.kind == "wrong" and run.step.kind in ("do", "play"):
        said.view = seen(verdict.state, run)
    said.anew = verdict.kind == "done" and begins_anew(run)
    return said


def begins_anew(run: LessonRun) -> bool:
    """Whether the next step goes on from another table than the learner sees, because another right line was played."""
    following = run.number + 1
    goes_on = following < len(run.lesson.steps) and run.lesson.steps[following].start is None
    seen = [state.seen_by(run.seat).fields() for state in (run.state, ending(run.lesson, run.number))]
    return goes_on and seen[0] != seen[1]


def shown(run: LessonRun, body: TakeLesson) -> LessonVerdict | None:
    """A right line, played on a copy."""
    if not body.show:
        return None
    words = run.show_me()
    after = run.state.copy()
    for word in words if run.step.kind == "do" else []:
        after.play(word, run.seat)
    is_played = run.step.kind == "do"
    return LessonVerdict(kind="shown", text="", words=words, view=seen(after, run) if is_played else None)


def seen(state: State, run: LessonRun) -> View:
    """The table as the learner may know it, with the moves the step offers."""
    over = Ending(by="played") if state.to_act is None else None
    view = view_of(state, run.seat, over, forced=False)
    asks_for_moves = run.step.kind in ("do", "play") and not run.is_done
    view.legal = run.offers(view.legal) if asks_for_moves else []
    view.undo = Undoing(may=bool(run.tries))
    return view


def described(
    run: LessonRun, body: TakeLesson, verdict: LessonVerdict | None, events: list[dict[str, Any]]
) -> LessonMoment:
    """The step as the learner sees it."""
    step, language = run.step, body.language
    return LessonMoment(
        game=run.lesson.game,
        lesson=run.lesson.name,
        title=run.lesson.title[language],
        idea=run.lesson.idea[language],
        options=dict(run.state.options),
        seats=run.state.seats,
        step=run.number,
        steps=len(run.lesson.steps),
        kind=step.kind,
        ask=run.say(step.ask, language, run.begun),
        at=step.at,
        choices=[choice.text[language] for choice in step.choices],
        wanted=len(step.touch) if step.touch_all else 1,
        is_done=run.is_done,
        tries=list(run.tries),
        touched=list(run.touched),
        verdict=verdict,
        events=events,
        view=seen(run.state, run),
        preview=looked_ahead(run, body.preview),
    )


def looked_ahead(run: LessonRun, move: str | None) -> Preview | None:
    """What a move would do, where the step lets it be tried."""
    if move is None or run.step.kind not in ("do", "play") or run.is_done:
        return None
    try:
        return preview(run.state, run.seat, move)
    except Refusal:
        return None


async def list_figures(request: Request) -> Response:
    """The pictures of a game's rules."""
    from tokonoma.server.routes import answer

    name = find_game(request.path_params["game"]).name
    return answer(await asyncio.to_thread(drawn_figures, name), headers={"Cache-Control": "no-cache"})


@cache
def drawn_figures(name: str) -> list[FigureFacts]:
    """The figures of a game, each with the view it is drawn from; they never change while the program runs."""
    return [drawn(name, each) for each in figures(name)]


def drawn(name: str, figure: Figure) -> FigureFacts:
    """A figure as it leaves the program."""
    state = state_of(name, figure)
    return FigureFacts(
        figure=figure.name,
        rule=figure.rule,
        show=list(figure.show),
        text=caption(figure, state),
        game=name,
        seats=state.seats,
        options=dict(state.options),
        view=view_of(state, figure.seat, None),
        lesson=figure.lesson,
        position=state.position() if state.to_act == figure.seat else None,
    )


ROUTES = [
    Route("/api/figures/{game}", list_figures),
    Route("/api/lessons", list_lessons),
    Route("/api/lessons/{game}/{lesson}", take_lesson, methods=["POST"]),
]
