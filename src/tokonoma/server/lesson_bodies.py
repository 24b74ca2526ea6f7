"""The bodies of lessons over HTTP. No lesson is kept here: a page sends the step and the tries it made in it each time.

GET  /api/figures/{game}                        list[FigureFacts]
GET  /api/lessons                               list[CourseFacts]
POST /api/lessons/{game}/{lesson}  TakeLesson   LessonMoment
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tokonoma.kernel.preview import Preview
from tokonoma.server.facts import Json, Refused, View

Try = Annotated[str, Meta(min_length=1, max_length=200)]
Thing = Annotated[str, Meta(min_length=1, max_length=60)]


class LessonFacts(Struct, kw_only=True):
    """A lesson of a course; titles and ideas by language."""

    lesson: str
    title: dict[str, str]
    idea: dict[str, str]
    minutes: int
    steps: int
    extra: bool  # for an option or a mode, not part of the course proper


class CourseFacts(Struct, kw_only=True):
    """The course of a game."""

    game: str
    languages: list[str]
    lessons: list[LessonFacts]
    first_seat: int | None = None  # of a first game with a coach; None where there is no coach


class FigureFacts(Struct, kw_only=True):
    """A picture of the rules page: a position, what is shown of it, and what is said below it, by language."""

    figure: str
    rule: str  # the paragraph it stands beside
    show: list[str]  # of board, mat, facts and hand
    text: dict[str, str]
    game: str
    seats: int
    options: dict[str, str]
    view: View
    lesson: str | None = None  # where the same can be learnt
    position: Json | None = None  # to be tried at a table; None where nobody there has anything to decide


class TakeLesson(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where a learner is, and what is tried now: a move, a thing, a number, a choice, or to be shown; or nothing.

    `touch` asks why things that were touched make no move, `preview` what a move would do. `tries` are the moves
    accepted so far in this step, `touched` the things.
    """

    step: Annotated[int, Meta(ge=0, le=200)] = 0
    language: Literal["en", "fr"] = "en"
    tries: Annotated[list[Try], Meta(max_length=120)] = []
    touched: Annotated[list[Thing], Meta(max_length=40)] = []
    move: Try | None = None
    touch: Annotated[list[Thing], Meta(max_length=20)] | None = None
    thing: Thing | None = None
    number: Annotated[int, Meta(ge=-10_000, le=10_000)] | None = None
    choice: Annotated[int, Meta(ge=0, le=20)] | None = None
    show: bool = False
    preview: Try | None = None


class LessonVerdict(Struct, kw_only=True):
    """What the lesson says to a try. `view` is the table after it where it was wrong or only shown."""

    kind: Literal["done", "going_on", "wrong", "refused", "shown"]
    text: str
    refused: Refused | None = None
    view: View | None = None
    words: list[str] = []  # what was shown
    anew: bool = False  # the next step begins from another table than this one


class LessonMoment(Struct, kw_only=True):
    """A step as the learner sees it, after what was tried."""

    game: str
    lesson: str
    title: str
    idea: str
    options: dict[str, str]
    seats: int
    step: int
    steps: int
    kind: Literal["do", "touch", "number", "choice", "play"]
    ask: str
    at: str | None  # the thing the note points at
    choices: list[str]
    wanted: int  # how many things are to be touched
    is_done: bool
    tries: list[str]
    touched: list[str]
    verdict: LessonVerdict | None
    events: list[Json]  # what the try made happen, as the learner hears it
    view: View
    preview: Preview | None = None  # what the move that was asked about would do; null where it cannot be made
