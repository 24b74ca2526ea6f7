"""Puzzles over HTTP, for anybody: nothing is kept, and the answer leaves only when it was found or asked for.

Every view is cut for the solver's seat by the same code as a table's (`audience.py`).
"""

import asyncio
from datetime import UTC, datetime
from typing import Any, Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import State
from tokonoma.lessons import course
from tokonoma.puzzles import PuzzleRun, Why, asked, find_puzzle, games_with_puzzles, of_the_day, puzzles, stars
from tokonoma.puzzles import Verdict as Judged
from tokonoma.puzzles.telling import theme_title, why_right, why_wrong
from tokonoma.puzzles.themes import themes
from tokonoma.server import why
from tokonoma.server.audience import heard, refused, view_of
from tokonoma.server.facts import Ending, Undoing, View
from tokonoma.server.lesson_bodies import LessonVerdict
from tokonoma.server.puzzle_bodies import PuzzleAnswer, PuzzleFacts, PuzzleMoment, PuzzleSet, TakePuzzle

KINDS: dict[str, Literal["done", "going_on", "wrong", "refused"]] = {
    "right": "done",
    "going_on": "going_on",
    "wrong": "wrong",
    "refused": "refused",
}
NOTHING = Why([], [])


async def list_puzzles(request: Request) -> Response:
    """The puzzles of every game."""
    from tokonoma.server.routes import answer  # `routes` lists this module's routes, so it is asked for late

    found = await asyncio.to_thread(lambda: [set_of(name) for name in games_with_puzzles()])
    return answer(found, headers={"Cache-Control": "no-cache"})


def set_of(name: str) -> PuzzleSet:
    """The puzzles of a game, without their answers."""
    titles = themes(folder_of(name))
    return PuzzleSet(
        game=name,
        today=of_the_day(name, datetime.now(UTC).date()).name,
        puzzles=[
            PuzzleFacts(puzzle=each.name, theme=titles[each.theme].title, stars=stars(each))
            for each in puzzles(name).values()
        ],
    )


def folder_of(name: str) -> Any:
    """Where a game's rules lie."""
    from tokonoma.kernel.library import game

    return game(name).rulebook.folder


async def take_puzzle(request: Request) -> Response:
    """A puzzle, after what is tried."""
    from tokonoma.server.routes import answer, body_of, registry_of, take

    await take(registry_of(request).lessons, request)
    body = await body_of(request, TakePuzzle)
    game, puzzle = request.path_params["game"], request.path_params["puzzle"]
    return answer(await asyncio.to_thread(moment, game, puzzle, body))


def moment(game: str, puzzle: str, body: TakePuzzle) -> PuzzleMoment:
    """Where the solver stands, and what is said to the try."""
    run = PuzzleRun(game, find_puzzle(game, puzzle))
    for each in body.tries:
        if run.try_move(each).kind not in ("going_on", "right"):
            raise Refusal("not_now", f"{each} was not accepted in this puzzle", word=each)
    if body.show:
        return shown(run, body)
    judged = tried(run, body)
    if judged is None:
        return described(run, body, None, NOTHING, [])
    told = reasons(run, judged, body.language)
    verdict = LessonVerdict(kind=KINDS[judged.kind], text="", words=judged.words)
    if judged.refusal is not None:
        verdict.refused = refused(judged.refusal)
    if judged.kind == "wrong":
        verdict.view = seen(judged.state, run)
    events = judged.events if judged.kind in ("right", "going_on") else []
    return described(run, body, verdict, told, heard(run.state, events, run.seat))


def tried(run: PuzzleRun, body: TakePuzzle) -> Judged | None:
    """What is said to a try, if there is one."""
    if body.move is not None:
        return run.try_move(body.move)
    if body.thing is not None:
        return run.try_thing(body.thing)
    if body.touch is not None:
        offers = run.state.offers(run.seat, run.state.seen_by(run.seat))
        refusal = why.untouchable(run.state, run.seat, offers, body.touch)
        return Judged("refused", run.state, refusal=refusal) if refusal else None
    return None


def reasons(run: PuzzleRun, judged: Judged, language: str) -> Why:
    """Why a try is right or not."""
    if judged.kind == "right":
        return why_right(run, language)
    return why_wrong(run, judged.words, language) if judged.kind == "wrong" else NOTHING


def shown(run: PuzzleRun, body: TakePuzzle) -> PuzzleMoment:
    """The answer, because it was asked for."""
    puzzle = run.puzzle
    words = [f"space:{puzzle.answer}"] if puzzle.kind == "where" else puzzle.line.split()
    view = None if puzzle.kind == "where" else seen(run.shown(), run)
    verdict = LessonVerdict(kind="shown", text="", words=words, view=view)
    return described(run, body, verdict, why_right(run, body.language), [])


def seen(state: State, run: PuzzleRun) -> View:
    """The table as the solver may know it."""
    view = view_of(state, run.seat, Ending(by="played") if state.to_act is None else None)
    if run.puzzle.kind == "where" or run.is_done:
        view.legal = []
    view.undo = Undoing(may=bool(run.tries))
    return view


def described(
    run: PuzzleRun, body: TakePuzzle, verdict: LessonVerdict | None, told: Why, events: list[dict[str, Any]]
) -> PuzzleMoment:
    """The puzzle as the solver sees it."""
    puzzle, language = run.puzzle, body.language
    theme = themes(run.game.rulebook.folder)[puzzle.theme]
    is_done = run.is_done
    return PuzzleMoment(
        game=run.game.name,
        lesson=puzzle.name,
        title=theme_title(puzzle, run.game.rulebook.folder, language),
        idea="",
        options=dict(run.state.options),
        seats=run.state.seats,
        step=0,
        steps=1,
        kind="touch" if puzzle.kind == "where" else "do",
        ask=asked(run, language),
        at=f"space:{puzzle.answer}" if puzzle.kind == "where" and is_done else None,
        choices=[],
        wanted=1,
        is_done=is_done,
        tries=list(run.tries),
        touched=[f"space:{puzzle.answer}"] if puzzle.kind == "where" and is_done else [],
        verdict=verdict,
        events=events,
        view=seen(run.state, run),
        stars=stars(puzzle),
        missed=round(100 * puzzle.rating),
        teaches=theme.lesson,
        teaches_title=course(run.game.name).find(theme.lesson).title[language],
        reasons=told.sentences,
        answers=[PuzzleAnswer(**vars(each)) for each in told.answers],
    )


ROUTES = [
    Route("/api/puzzles", list_puzzles),
    Route("/api/puzzles/{game}/{puzzle}", take_puzzle, methods=["POST"]),
]
