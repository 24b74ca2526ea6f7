"""What the server tells about a table, the same words on the socket and over HTTP."""

from typing import Any, Literal

from msgspec import Struct

from tokonoma.analysis.judged import Analysis, Judged, StageStart

Json = dict[str, Any]


class Refused(Struct, kw_only=True):
    """A refusal as it leaves the program (`kernel/refusal.py`): its kind, its code, a sentence and its values."""

    kind: str
    code: str
    message: str
    values: Json = {}


class Offer(Struct, kw_only=True):
    """A legal move: what to send, what one touches to make it, what it would do."""

    move: str
    touch: list[str]
    say: Json  # {"key": …, values}
    ends_turn: bool
    reveals: bool


class Score(Struct, kw_only=True):
    """A seat's score with its reasons; the points of the lines add up to the total."""

    seat: int
    total: int | float
    lines: list[Json]  # {"key": …, "points": …, values}


class Outcome(Struct, kw_only=True):
    """How the game ended: a place holds those who tie for it."""

    places: list[list[int]]
    winners: list[int]
    shares: list[float]


class Undoing(Struct, kw_only=True, gc=False):
    """Whether the audience's seat may undo its last decision, and if not, why."""

    may: bool
    why_not: Refused | None = None


class Ending(Struct, kw_only=True):
    """Why a game is over: `played` to its end, `resigned` by a seat, or `closed` by the host."""

    by: Literal["played", "resigned", "closed"]
    seat: int | None = None


class View(Struct, kw_only=True, gc=False):
    """The table as one audience may know it. `table` is the game's own description, complete for drawing."""

    seat: int | None
    to_act: int | None  # None when the game is over
    legal: list[Offer]
    prompt: Json | None  # {"key": …, values}: what this seat may or must do now; None where it is not to act
    table: Any  # the TableView of the game; `schema.py` names them all, which one union of untagged structs cannot
    scores: list[Score]
    outcome: Outcome | None
    undo: Undoing
    ending: Ending | None


class Connected(Struct, kw_only=True):
    """A socket that is open at a seat, or a watcher's: its number, for how long, and whether it is the asker's own."""

    socket: int
    seats: list[int]
    seconds: int
    this: bool
    muted: bool


class PeopleHere(Struct, kw_only=True):
    """Where one's own seat is open; and, for the host, who watches."""

    mine: list[Connected]
    watchers: list[Connected]


class ToldMove(Struct, kw_only=True):
    """A decision of a finished game and what happened then; the first is the set-up, which no seat decides.

    `stage` names the season or round it was made in, where the game has them. `say` is the decision itself, told as it
    was offered; None where the audience may not know it.
    """

    seat: int | None
    stage: Json | None  # {"key": …, values}
    events: list[Json]
    say: Json | None = None  # {"key": …, values}


class Reason(Struct, kw_only=True):
    """A sum behind a score line: its parts are messages, added up where they make something, else a remark."""

    parts: list[Json]  # {"key": …, values}
    makes: int | float | None


class RaceMark(Struct, kw_only=True):
    """How everybody stood at the end of a stage of the game; `rival` is somebody who holds no seat."""

    title: Json  # {"key": …, values}
    totals: list[int | float]
    rival: int | float | None


class LookedBack(Struct, kw_only=True):
    """A finished game looked back on; every line of the scores and of the rival has its `reasons`, a list of Reason."""

    scores: list[Score]
    race: list[RaceMark]
    rival: list[Json]


class AnalysisNow(Struct, kw_only=True):
    """How far the analysis of a finished game is."""

    status: Literal["none", "waiting", "running", "stopped", "done"]
    done: int  # decisions that are judged
    steps: list[int] = []  # of the record, at which somebody decided: all that are to be judged
    stages: list[StageStart] = []
    place: int | None = None  # in the line, where it waits
    seconds: float | None = None  # until it is done, about
    found: list[Judged] = []  # what was found since, in the order it was found; empty where `analysis` has it all
    analysis: Analysis | None = None  # once it is done, or was stopped


class HintShown(Struct, kw_only=True):
    """A hint as far as it was asked for. The first step has only where to look, the second the move, the third why."""

    step: int
    at: list[str]  # things on the board, as an offer's `touch`
    move: str | None = None
    say: Json | None = None  # what the move does
    chance: float | None = None
    next_say: Json | None = None  # the next best move
    next_chance: float | None = None
    why: list[Json] = []


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How time is kept: not at all, so many seconds a turn, or so many a game with some added after each turn."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: int = 0
    added: int = 0


class Clocks(Struct, kw_only=True, gc=False):
    """The seconds every seat has left, as of this message; null without a clock. The running seat's are going down."""

    left: list[float | None]
    running: int | None


class SeatFacts(Struct, kw_only=True):
    """Who sits at a seat.

    `kind` is what plays there now. A person's seat where a bot took over is a bot's with `stand_in` true, and may be
    reclaimed with the secret of the seat.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None = None  # of a bot
    connected: bool = False
    left: bool = False
    stand_in: bool = False
    hints: int = 0  # that it has taken in this game


class Deal(Struct, kw_only=True):
    """How the luck of this table was fixed: `kernel/chance.py` tells the construction.

    The commitment is known before anybody contributes; contributions are shown when the game begins, the secret when it
    is over.
    """

    commitment: str
    contributions: list[str] | None = None  # hexadecimal, in seat order
    secret: str | None = None  # hexadecimal


class TableFacts(Struct, kw_only=True):
    """What anybody may know about a table."""

    table: str
    game: str
    title: str
    rules: int
    data: str
    options: dict[str, str]  # complete, "mode" first
    seats: list[SeatFacts]
    status: Literal["waiting", "running", "over"]
    clock: ClockRule
    grace: int  # seconds until a bot takes over for somebody who left
    absence: int  # without a clock: seconds until a bot plays for somebody who is gone; 0: never
    help: bool  # whether seats may ask the game's queries
    hints: bool  # whether seats may ask for hints: the host allows it, or there is one person among bots
    aloud: bool  # whether bots say why they moved
    may_resign: bool  # whether a seat may give the game up; else it can only leave
    deal: Deal
    given: bool  # begins from a position somebody chose, who may know what is hidden in it: no fresh deal
    outcome: Outcome | None
    ending: Ending | None
    rematch: str | None  # the table that followed this one
    opened: float  # seconds since 1970
