"""Every body of the HTTP interface under `/api`, in both directions.

    GET  /api/games                              list[GameFacts]
    GET  /api/games/{game}/words/{language}      the game's message catalogue: one JSON object of strings
    GET  /api/games/{game}/rules/{language}      the rules in our words, as Markdown
    GET  /api/figures/{game}                     list[FigureFacts]: `lesson_bodies.py`
    GET  /api/lessons                            list[CourseFacts]: `lesson_bodies.py`
    POST /api/lessons/{game}/{lesson}  TakeLesson  LessonMoment
    GET  /api/puzzles                            list[PuzzleSet]: `puzzle_bodies.py`
    POST /api/puzzles/{game}/{puzzle}  TakePuzzle  PuzzleMoment
    POST /api/tables                 OpenTable   201 TableOpened
    GET  /api/tables/{table}                     TableFacts
    POST /api/tables/{table}/claim   ClaimSeat   SeatClaimed
    POST /api/tables/{table}/watch   WatchTable  TableFacts: whether a watch key is good
    GET  /api/tables/{table}/record              the record of a finished game; the secret in the header X-Seat-Secret
    GET  /api/tables/{table}/board               LastBoard: the table as it stands; the secret in the same header
    POST /api/study                  StudyRecord  StudyMoment: one move of a record from a file
    GET  /api/mine                               list[MyTable], by cookie
    GET  /api/mine/{table}                       MyTable, by cookie
    GET  /api/reach                              Reach: the address to give to a friend
    GET  /health                                 Health
    GET  /metrics                                for Prometheus; from the machine itself, or with its token

Anything refused is a `Refused` with a status of 400 (unreadable), 401 (no or wrong secret), 404, 409 (illegal or
taken), 413 (too large), 429 (too fast, with Retry-After) or 503 (nothing can be written now, with Retry-After).

No secret ever stands in a path or a query. Links carry them in the fragment, which a browser keeps to itself.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tokonoma.server.facts import ClockRule, Json, RaceMark, TableFacts, ToldMove, View
from tokonoma.server.messages import SeatNumber, Secret

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]


class OptionFacts(Struct, kw_only=True):
    """A choice made before the game; the first value is the default. `only_if` says beside which choices it is open."""

    name: str
    values: list[str]
    only_if: dict[str, list[Any]]


class LevelFacts(Struct, kw_only=True):
    """A bot one can play against."""

    name: str
    seconds: float | None = None  # how long it usually thinks about a move
    ratings: dict[str, int] = {}  # by the number of seats, where it was measured


class GameFacts(Struct, kw_only=True):
    """What a page needs to offer a game."""

    name: str
    title: str
    status: str
    rules: int
    data: str
    modes: dict[str, list[int]]  # every mode with its numbers of seats, the default mode first
    options: list[OptionFacts]
    levels: list[LevelFacts]  # weakest first
    minutes: int
    queries: list[str]
    sketch: str | None  # a short text that sets up a position; None where the game has none
    compiled: bool


class SeatWish(Struct, forbid_unknown_fields=True, kw_only=True):
    """Who shall sit at a seat: me, another person at this device, somebody with an invitation, or a bot of a level.

    A page makes the secrets of its own seats (128 random bits as 22 characters of base64url), so that a request sent
    twice is answered alike; where it leaves one out the server makes it.
    """

    kind: Literal["me", "here", "person", "bot"]
    name: Name | None = None
    level: Word | None = None
    secret: Secret | None = None


class FromRecord(Struct, tag_field="kind", tag="record", forbid_unknown_fields=True, kw_only=True):
    """Begin where a record stands after a number of its steps, or at its end."""

    record: Json
    steps: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class FromPosition(Struct, tag_field="kind", tag="position", forbid_unknown_fields=True, kw_only=True):
    """Begin from a position."""

    position: Json


class OpenTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to open. With `begin`, the game, options and number of seats are those of the document.

    `request` makes a repeated request open no second table.
    """

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    clock: ClockRule = ClockRule()
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 60
    absence: Annotated[int, Meta(ge=0, le=604_800)] = 0  # without a clock: seconds until a bot plays for who is gone
    help: bool = True  # whether seats may ask the game's queries
    hints: bool = False  # whether seats may ask for hints although several people play
    aloud: bool = False  # whether bots say why they moved
    begin: FromRecord | FromPosition | None = None
    request: Secret | None = None


class SeatKey(Struct, kw_only=True):
    """A seat and the secret that opens it."""

    seat: int
    secret: str


class Invitation(Struct, kw_only=True):
    """An open seat and the token that claims it."""

    seat: int
    token: str


class TableOpened(Struct, kw_only=True):
    """A new table, with everything its opener has to keep."""

    table: str
    seats: list[SeatKey]
    invitations: list[Invitation]
    watch: str
    facts: TableFacts


class ClaimSeat(Struct, forbid_unknown_fields=True, kw_only=True):
    """Sit down by an invitation. Of two people with one token exactly one sits; the other is told `seat_taken`."""

    token: Secret
    name: Name | None = None
    secret: Secret | None = None


class SeatClaimed(Struct, kw_only=True):
    """The seat, its secret, and the table."""

    seat: int
    secret: str
    facts: TableFacts


class WatchTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """Ask whether a watch key opens a table."""

    key: Secret


class StudyRecord(Struct, forbid_unknown_fields=True, kw_only=True):
    """A record from a file, and which of its moves to show: as one audience saw it, or with everything shown."""

    record: Json
    move: Annotated[int, Meta(ge=0, le=100_000)] = 0
    audience: SeatNumber | None = None  # None: the watchers
    revealed: bool = False
    all_moves: bool = False  # also list every move with what happened then


class StudyMoment(Struct, kw_only=True):
    """The table after a move of a record: the same as the answer to `replay`, with the table's facts."""

    facts: TableFacts
    move: int
    moves: int
    seat: int | None  # who decided; None: the set-up
    events: list[Json]
    steps: int  # of the record so far, draws included
    told: list[ToldMove] | None  # every move, the set-up first, where that was asked for
    view: View


class MyTable(Struct, kw_only=True):
    """A table the bearer of the cookie sits at."""

    seats: list[int]
    your_turn: bool
    facts: TableFacts


class LastBoard(Struct, kw_only=True):
    """A table as the bearer of a secret sees it now, and once the game is over the race."""

    view: View
    race: list[RaceMark]


class Reach(Struct, kw_only=True):
    """Where a friend in the same network reaches this server; null where only this machine does."""

    url: str | None


class Health(Struct, kw_only=True):
    """Whether moves can be taken."""

    status: Literal["ok", "store_unavailable"]
    version: str
    tables: int
    games: dict[str, str]  # every game with the form its rules run in
