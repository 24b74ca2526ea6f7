"""The bodies of a study over HTTP. Nothing is kept here: a page sends where it began and what it tried each time.

POST /api/study/table  TakeStudy     StudyTable
POST /api/study/think  ThinkAbout    Thinking
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tokonoma.server.facts import Json
from tokonoma.server.lesson_bodies import LessonMoment, Thing, Try

Steps = Annotated[list[Annotated[str, Meta(min_length=1, max_length=60)]], Meta(max_length=3000)]


class BeginStudy(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where a study begins: a record up to one of its steps, a position, a sketch, or a game with its box."""

    document: Json | None = None  # a record or a position
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # of the record; None: its end
    game: str = ""  # without a document
    seats: Annotated[int, Meta(ge=1, le=6)] | None = None
    options: dict[str, str] = {}
    sketch: Annotated[str, Meta(max_length=4000)] | None = None


class TakeStudy(Struct, forbid_unknown_fields=True, kw_only=True):
    """A study, what was tried in it so far, and what is tried now: a move, an outcome of the draw, or luck.

    `touch` asks why things that were touched make no move, `preview` what a move would do.
    """

    begin: BeginStudy
    steps: Steps = []
    move: Try | None = None
    draw: Try | None = None
    luck: Literal["one", "all"] | None = None
    touch: Annotated[list[Thing], Meta(max_length=20)] | None = None
    preview: Try | None = None
    revealed: bool = True  # show what the seat to act cannot know


class ThinkAbout(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position of a study, and how closely to look at it."""

    begin: BeginStudy
    steps: Steps = []
    playouts: Annotated[int, Meta(ge=1, le=20_000)] = 400
    also: Annotated[list[Try], Meta(max_length=5)] = []  # moves that were tried here, to be compared with the best


class StudyDraw(Struct, kw_only=True):
    """Something that may be drawn now, with what would then be told."""

    word: str
    event: Json


class StudyTable(LessonMoment, kw_only=True):
    """A study after what was tried, in the form of a lesson with one step; `tries` are all steps since it began."""

    document: Json  # where it begins, to be sent back with the next try
    draws: list[StudyDraw]
    record: Json | None  # the whole game so far, where it began with a record or with the box
