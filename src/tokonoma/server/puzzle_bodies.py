"""The bodies of puzzles over HTTP. Nothing is kept here: a page sends the tries it made each time.

GET  /api/puzzles                               list[PuzzleSet]
POST /api/puzzles/{game}/{puzzle}  TakePuzzle   PuzzleMoment
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tokonoma.server.lesson_bodies import LessonMoment, Thing, Try


class PuzzleFacts(Struct, kw_only=True):
    """A puzzle of a game: what it is about, and how hard it is, from one to three."""

    puzzle: str
    theme: dict[str, str]
    stars: int


class PuzzleSet(Struct, kw_only=True):
    """The puzzles of a game, the easiest first, and today's."""

    game: str
    today: str
    puzzles: list[PuzzleFacts]


class TakePuzzle(Struct, forbid_unknown_fields=True, kw_only=True):
    """What is tried now: a move, a thing, or to be shown; or nothing. `tries` are the decisions of a plan so far.

    `touch` asks why things that were touched make no move.
    """

    language: Literal["en", "fr"] = "en"
    tries: Annotated[list[Try], Meta(max_length=20)] = []
    move: Try | None = None
    touch: Annotated[list[Thing], Meta(max_length=20)] | None = None
    thing: Thing | None = None
    show: bool = False


class PuzzleAnswer(Struct, kw_only=True):
    """An answer in words, with the share of the victory it leaves, in hundredths."""

    text: str
    percent: int
    is_right: bool
    is_yours: bool


class PuzzleMoment(LessonMoment, kw_only=True):
    """A puzzle after what was tried, in the form of a lesson with one step. The answer is in it only when it was found
    or asked for."""

    stars: int
    missed: int  # how many of a hundred tries by weaker levels miss it
    teaches: str  # the lesson about it
    teaches_title: str
    reasons: list[str]
    answers: list[PuzzleAnswer]
