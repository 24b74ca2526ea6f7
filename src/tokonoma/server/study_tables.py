"""Studies over HTTP, for anybody: one person holds every seat and enters the draws. Nothing is kept.

A study begins with what its owner sent, so it has no secret of anybody else. What a search thinks is found in the
processes of analyses, which stand back behind every table.
"""

import asyncio
from random import Random

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tokonoma.analysis.study import Study
from tokonoma.kernel import record as records
from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.library import GAMES, game
from tokonoma.kernel.preview import Preview, preview
from tokonoma.kernel.reasons import translated
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Event
from tokonoma.server import why
from tokonoma.server.analysis_workers import Position
from tokonoma.server.audience import refused, view_of
from tokonoma.server.facts import Ending, Undoing, View
from tokonoma.server.lesson_bodies import LessonVerdict
from tokonoma.server.origin import address_of
from tokonoma.server.running_games import check_not_running
from tokonoma.server.study_bodies import BeginStudy, StudyDraw, StudyTable, TakeStudy, ThinkAbout

PLAYED = Ending(by="played")


async def take_study(request: Request) -> Response:
    """A study, after what is tried."""
    from tokonoma.server.routes import answer, body_of, registry_of, take  # `routes` lists this module's routes

    await take(registry_of(request).lessons, request)
    body = await body_of(request, TakeStudy)
    return answer(await asyncio.to_thread(moment, body))


async def think_about(request: Request) -> Response:
    """What a search thinks of a position of a study."""
    from tokonoma.server.routes import answer, body_of, registry_of, take

    registry = registry_of(request)
    await take(registry.lessons, request)
    body = await body_of(request, ThinkAbout)
    study = await asyncio.to_thread(taken_up, body.begin, body.steps)
    if study.state.to_act is None or study.state.to_act == CHANCE:
        raise Refusal("not_now", "nobody has to decide here: the game is over, or something is drawn")
    if study.start.get("format") == records.RECORD:
        await check_not_running(registry.store, {**study.start, "steps": study.state.steps})
    asked = Position(document=study.start, steps=study.steps, playouts=body.playouts, also=body.also)
    found = await registry.analyses.think(asked, address_of(request.scope))
    if found is None:
        raise Refusal("too_fast", "nobody can think about this now; try again soon", seconds=5)
    return answer(found)


def taken_up(begin: BeginStudy, steps: list[str]) -> Study:
    """A study made again from where it began and what was tried; a refusal says why in every language there is."""
    try:
        return begun(begin, steps)
    except Refusal as refusal:
        name = begin.game if begin.document is None else begin.document.get("game")
        if isinstance(name, str) and name in GAMES:
            refusal.values["said"] = translated(refusal.message, game(name).rulebook.folder)
        raise


def begun(begin: BeginStudy, steps: list[str]) -> Study:
    """A study made again."""
    if begin.document is not None:
        study = Study.of(begin.document, begin.step)
    elif begin.sketch is not None:
        study = Study.sketched(game(begin.game), begin.sketch, begin.seats, begin.options)
    else:
        study = Study.anew(game(begin.game), begin.seats, begin.options)
    return Study(study.game, study.start, steps)


def moment(body: TakeStudy) -> StudyTable:
    """Where the study stands, and what is said to the try."""
    study = taken_up(body.begin, body.steps)
    events: list[Event] = []
    verdict = None
    try:
        events = tried(study, body)
    except Refusal as refusal:
        verdict = LessonVerdict(kind="refused", text="", refused=refused(refusal))
    return described(study, body, verdict, events)


def tried(study: Study, body: TakeStudy) -> list[Event]:
    """What happens by the try; raises Refusal where it cannot be."""
    if body.move is not None or body.draw is not None:
        return study.play(body.move or body.draw or "")
    if body.luck is not None:
        return study.draw(Random(), all_of_them=body.luck == "all")
    if body.touch is not None and study.state.to_act not in (None, CHANCE):
        seat = study.state.to_act
        offers = study.state.offers(seat, study.state.seen_by(seat))
        if refusal := why.untouchable(study.state, seat, offers, body.touch):
            raise refusal
    return []


def described(study: Study, body: TakeStudy, verdict: LessonVerdict | None, events: list[Event]) -> StudyTable:
    """The study as its owner sees it."""
    state = study.state
    is_record = study.start.get("format") == records.RECORD
    return StudyTable(
        game=study.game.name,
        lesson="study",
        title=study.game.title,
        idea="",
        options=dict(state.options),
        seats=state.seats,
        step=0,
        steps=1,
        kind="play",
        ask="",
        at=None,
        choices=[],
        wanted=0,
        is_done=False,
        tries=list(study.steps),
        touched=[],
        verdict=verdict,
        events=events,
        view=seen(study, body.revealed),
        preview=foreseen(study, body.preview),
        document=study.start,
        draws=draws_of(study),
        record=state.record() if is_record else None,
    )


def seen(study: Study, revealed: bool) -> View:
    """The table with everything shown, or as the seat to act knows it."""
    state = study.state
    seat = state.to_act if state.to_act is not None and state.to_act != CHANCE else 0
    view = view_of(state, seat, PLAYED if state.to_act is None else None, whole=revealed, forced=False)
    view.undo = Undoing(may=bool(study.steps))
    return view


def foreseen(study: Study, move: str | None) -> Preview | None:
    """What a move would do; nothing where it cannot be made."""
    seat = study.state.to_act
    if move is None or seat is None or seat == CHANCE:
        return None
    try:
        return preview(study.state, seat, move)
    except Refusal:
        return None


def draws_of(study: Study) -> list[StudyDraw]:
    """What may be drawn, each with the first thing that would be told."""
    found = []
    for word in study.draws:
        trial = study.state.copy()
        found.append(StudyDraw(word=word, event=trial.play(word)[0]))
    return found


ROUTES = [
    Route("/api/study/table", take_study, methods=["POST"]),
    Route("/api/study/think", think_about, methods=["POST"]),
]
