"""Every message of the socket `/ws/{table}`, in both directions. This is the protocol; the rest of the server obeys it.

The first frame a client sends is `hello`. Every later one carries an `id` made by the client, and is answered by
exactly one `answer` with that id: accepted, stale, illegal with the reason, slow_down with the seconds to wait, or
broken, a fault of the server: whether it was done is then unknown, and the socket closes so that the client resumes.
The same id sent twice at the same seat is done once and answered alike, also after a reconnect or a restart of the
server. An answer comes after the updates its request brought about, so whoever reads it has seen what was done.

An **audience** is a seat, or everybody who only watches (null). A client that holds several seats (several people at
one device) says which one is *looking*; views come for that seat only, and for null when a curtain covers the screen.

A **version** belongs to one audience: it counts what that audience was told, so it betrays nothing about what was
decided in secret. A client may resume from any version it once knew; 0 means that it knows nothing.

Games are told as rulebooks tell them (`kernel/rulebook.py`): events, offers, scores and outcomes have the shapes named
there. Message keys inside them belong to the game's catalogues at `/api/games/{game}/words/{language}`.
"""

from typing import Annotated, Literal

from msgspec import UNSET, DecodeError, Meta, Struct, UnsetType

from tokonoma.server.facts import Clocks, Deal, Json, Refused, SeatFacts, TableFacts, View

UNREADABLE = (DecodeError, UnicodeDecodeError, RecursionError)  # what reading a frame or a body may end in

RequestId = Annotated[
    str,
    Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$", description="made by the client, new for every request"),
]
Secret = Annotated[str, Meta(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]{22}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, description="what one audience was told so far, counted")]
Contribution = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{2})*$", description="bytes in hexadecimal")]


class Request(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What every frame of a client but the first has. `seat` may be left out: it is the seat that is looking."""

    id: RequestId
    seat: SeatNumber | None = None


class Question(Request, forbid_unknown_fields=False, kw_only=True):
    """A request that changes nothing: fields this server does not know are overlooked, as in `hello`.

    What changes something is refused with such a field: it would be done otherwise than it was meant.
    """


class Hello(Struct, tag="hello", tag_field="type", kw_only=True):
    """The first frame: whose seats these are, who is looking, and what is known already. Answered by `welcome`.

    Fields this server does not know are overlooked: a newer page says more, and meets older processes while a site
    changes its version.

    `secrets` are seat secrets, or one watch key. `looking` may be left out: it is the first seat. `contribution` is
    what the people at these seats add to the deal, used if the game has not begun; an empty one is allowed. A game
    begins when every seat is taken and every person has said hello once. With `patches`, the view comes in an `update`
    right after the welcome, and later ones as `patch`; with `short` too, a patch may hold rows, and an answer.
    """

    secrets: Annotated[list[Secret], Meta(min_length=1, max_length=8)]
    looking: SeatNumber | None = None
    curtain: bool = False  # several people at one device, and nobody may look now
    version: Version = 0
    contribution: Contribution = ""
    patches: bool = False  # whether updates may come as what changed
    short: bool = False  # whether these may be written in the shortest form


class Look(Request, tag="look"):
    """Another seat looks from now on; null draws a curtain. An `update` for that audience comes first."""

    version: Version = 0


class Move(Request, tag="move"):
    """One decision or a whole turn in the game's notation, aimed at the version it was chosen on."""

    version: Version
    move: Annotated[str, Meta(min_length=1, max_length=1000)]


class Undo(Request, tag="undo"):
    """Take back the last decision of one's own unfinished turn."""

    version: Version


class AskTakeBack(Request, tag="ask_take_back"):
    """Ask the others to let one play one's last turn again; bots agree at once."""


class AnswerTakeBack(Request, tag="answer_take_back"):
    """Grant or refuse what another seat asked for."""

    grant: bool


class Resign(Request, tag="resign"):
    """Give the game up, where two sides play."""


class Leave(Request, tag="leave"):
    """Get up for good; after the grace time a bot takes over, and the seat may be reclaimed at any time."""


class Reclaim(Request, tag="reclaim"):
    """Sit down again where a bot took over, or where one had left."""


class Rematch(Request, tag="rematch"):
    """A new table, once per table; everybody's secrets open their seats there.

    With `swap` everybody moves on by one seat, and whoever sat last sits first; without it all keep their seats.
    `levels` are other levels for bots, by the seat they had at this table ("1"); only for whoever opened the table.
    """

    swap: bool = True
    options: dict[str, str] | None = None
    levels: dict[str, Annotated[str, Meta(min_length=1, max_length=60)]] | None = None


class Chat(Request, tag="chat"):
    """Say something to everybody at the table, watchers included."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Why(Question, tag="why"):
    """Why nothing can be done with these things on the board (`touch` as in an offer), or why a move is refused."""

    touch: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] = []
    move: Annotated[str, Meta(max_length=1000)] | None = None


class LookAhead(Question, tag="preview"):
    """What a move or a whole turn would do, tried on what the seat may know; nothing is drawn, nothing is played.

    The result is a `Preview` of `kernel/preview.py`: what happens, every own score line and what else changes, before
    and after, and why it goes no further.
    """

    version: Version
    move: Annotated[str, Meta(min_length=1, max_length=1000)]


class Ask(Question, tag="ask"):
    """One of the game's queries (`queries` in its facts), answered from what the seat may know."""

    query: Annotated[str, Meta(min_length=1, max_length=60)]


class AskHint(Request, tag="hint"):
    """A hint for the seat that is to act, in three steps: where to look, which move, why; answered with a `HintShown`.

    Against bots alone it is always given, among people only at a table that allows it (`hints` in its facts).
    """

    version: Version
    step: Annotated[int, Meta(ge=1, le=3)] = 1


class Coach(Question, tag="coach"):
    """What a coach remarks now to the seat that is to act, or when the game is over; answered with a `remark` or null.

    The client keeps what was said: `made` names the remarks this game has had, `this_turn` how many of them belong to
    the turn that is on, and `since` is the version from which on what happened is new.
    """

    made: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=100)] = []
    this_turn: Annotated[int, Meta(ge=0, le=100)] = 0
    since: Version = 0


class Review(Question, tag="review"):
    """The table as one audience saw it at an earlier version; after the game, any audience may be asked for."""

    version: Version
    audience: SeatNumber | None = None  # None: the watchers
    own: bool = True  # the audience that is looking, whatever `audience` says


class Replay(Question, tag="replay"):
    """After the game: the table after so many of its decisions, as one audience saw it, or with everything shown."""

    move: Annotated[int, Meta(ge=0, le=100_000)]
    audience: SeatNumber | None = None  # None: the watchers
    revealed: bool = False


class Moves(Question, tag="moves"):
    """After the game: all its decisions with what happened then, as one audience heard it, or everything told."""

    audience: SeatNumber | None = None  # None: the watchers
    revealed: bool = False


class LookBack(Question, tag="look_back"):
    """After the game: what every score line is made of, and how the scores grew from stage to stage."""


class Analyse(Request, tag="analyse"):
    """After the game: how far its analysis is, answered with an `AnalysisNow`; with `begin`, one is begun if need be.

    `known` is how many decisions the client has of an analysis that is under way, `first` the step of the record it
    would like to have judged next. `stop` stops it, for whoever began it and for those who sat at the table.
    """

    begin: bool = False
    stop: bool = False
    known: Annotated[int, Meta(ge=0, le=100_000)] = 0
    first: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class Share(Request, tag="share"):
    """A key to watch with, to be given away in a link; whoever only watches gives away their own."""


class Rename(Request, tag="rename"):
    """Change the name shown at one's seat."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Invite(Request, tag="invite"):
    """A new invitation for an open seat, in place of the old one; only for whoever opened the table."""

    open_seat: SeatNumber


class SeatBot(Request, tag="seat_bot"):
    """Let a bot play at an open seat, of the middle level where none is named; only for whoever opened the table."""

    open_seat: SeatNumber
    level: Annotated[str, Meta(min_length=1, max_length=60)] | None = None


class Renew(Request, tag="renew"):
    """Make a new secret, which the client brings, the only one that opens one's seat; other sockets there close."""

    secret: Secret


class People(Question, tag="people"):
    """Who is connected: at one's own seat, by every window and device; and for the host, everybody who watches."""


class Mute(Request, tag="mute"):
    """Let a watcher, by the number `people` gave, write nothing at this table, or write again; only for the host."""

    socket: Annotated[int, Meta(ge=0)]
    muted: bool = True


class RemoveWatcher(Request, tag="remove_watcher"):
    """Send a watcher away, by the number `people` gave; only for the host."""

    socket: Annotated[int, Meta(ge=0)]


class NewLink(Request, tag="new_link"):
    """Revoke the links of another person's seat and make an invitation to it: somebody is gone, or a link went astray.

    Until the invitation is claimed, a bot plays there after the grace time. Everybody is told. Only for the host.
    """

    of_seat: SeatNumber


class CloseTable(Request, tag="close_table"):
    """End the table for everybody: a game that is on ends without winners; only for the host."""


FromClient = (
    Hello
    | Look
    | Move
    | Undo
    | AskTakeBack
    | AnswerTakeBack
    | Resign
    | Leave
    | Reclaim
    | Rematch
    | Chat
    | Why
    | LookAhead
    | Ask
    | AskHint
    | Coach
    | Review
    | Replay
    | Moves
    | LookBack
    | Analyse
    | Share
    | Rename
    | Invite
    | SeatBot
    | Renew
    | People
    | Mute
    | RemoveWatcher
    | NewLink
    | CloseTable
)


class Step(Struct, kw_only=True, gc=False):
    """One thing an audience was told. `struck` says that everything told after that version no longer holds."""

    version: int
    seat: int | None = None  # who decided; None: the set-up
    forced: bool = False  # it was the only move there was, so the table played it
    events: list[Json] = []
    struck: int | None = None


class Line(Struct, kw_only=True):
    """Something somebody said. `number` counts the lines of a table, so that a page can drop one it has."""

    number: int
    seat: int | None  # None: a watcher
    name: str
    text: str
    at: float  # seconds since 1970


class Reply(Struct, tag_field="type", kw_only=True, gc=False):
    """What the server sends."""


class Welcome(Reply, tag="welcome"):
    """The answer to `hello`: everything a page needs to draw the table and go on."""

    facts: TableFacts
    yours: list[int]  # the seats these secrets open
    host: bool  # whether one of them opened the table
    looking: int | None
    version: int
    steps: list[Step]  # what it was told since the version in `hello`; with patches the update that follows has it
    view: View | None  # None: the game has not begun, or the hello asked for patches and an update follows
    clocks: Clocks
    chat: list[Line]
    take_back: int | None  # the seat that waits for an answer


class Update(Reply, tag="update"):
    """What the audience that is looking was told, and how the table looks to it now."""

    looking: int | None
    version: int
    steps: list[Step]
    view: View
    clocks: Clocks


class Patched(Reply, tag="patch"):
    """An update that holds what changed since the view of version `base`, the one this socket was sent last.

    `docs/protocol.md` tells how a patch is applied. Whoever does not have that view asks for the whole: `look`.
    `done` stands for the answer to the request of that id, which comes right after: accepted, of the same version.
    """

    looking: int | None
    version: int
    base: int
    steps: list[Step]
    patch: Json
    clocks: Clocks
    done: str | UnsetType = UNSET


class Answer(Reply, tag="answer"):
    """The one answer to a request. `version` is what the seat's audience knows once the request is done.

    `id` is null for a frame that could not be read. `result` holds what was asked for: the answer to `ask`, the
    `preview`, the view of a `review` or a `replay`, the list of `moves`, the LookedBack of a `look_back`, the token of
    an `invite`, the key of a `share`, the table of a `rematch`, the token of a `new_link`, what `people` found.
    """

    id: str | None
    status: Literal["accepted", "stale", "illegal", "slow_down", "broken"]
    version: int | None = None
    refused: Refused | None = None
    wait: float | None = None  # seconds, when the status is slow_down
    result: Json | None = None


class Said(Reply, tag="chat"):
    """A new line of chat."""

    line: Line


class Presence(Reply, tag="presence"):
    """Who sits where, as what, and who is there. Sent whenever it changes."""

    status: Literal["waiting", "running", "over"]
    seats: list[SeatFacts]
    watchers: int
    take_back: int | None
    deal: Deal
    rematch: str | None


class ClocksNow(Reply, tag="clocks"):
    """The clocks, when they change without an update."""

    clocks: Clocks


class Notice(Reply, tag="notice"):
    """Something the table announces; `code` is one of NOTICES, `seat` whom it is about."""

    code: str
    seat: int | None = None
    values: Json = {}


NOTICES = {
    "game_begins": "every seat is taken and the deal is made",
    "left": "a seat got up; a bot takes over after `seconds`",
    "bot_takes_over": "a bot of `level` plays on for a seat",
    "absent": "a seat's person has been gone for longer than the host allows",
    "returns": "a person gets the seat back when this turn, which ran out of time, is over",
    "bot_sits": "a bot of `level` was given a seat that was open",
    "aloud": "a bot says why it moved: `say` is a message of the game, or `line` a score line that grew",
    "hinted": "a seat took a hint",
    "bot_waits": "a bot waits about `seconds` for its turn to think",
    "also_open": "your seat is open in so many windows or devices: `sockets`",
    "renewed": "somebody at this seat made a new secret for it; this socket is closed",
    "link_revoked": "the host revoked the links of a seat and made an invitation to it",
    "removed": "the host sent this watcher away",
    "closed": "the host closed the table",
    "reclaimed": "a person sits again where a bot played",
    "out_of_time": "a seat's clock ran out",
    "resigned": "a seat gave the game up",
    "take_back_asked": "a seat asks to play its last turn again",
    "take_back_granted": "everybody agreed",
    "take_back_refused": "somebody did not",
    "take_back_dropped": "the game went on before everybody had answered",
    "rematch": "a new `table` was opened",
    "store_unavailable": "nothing can be written now; moves are refused until it can",
    "stopping": "the server stops; come back with the version you know",
    "replaced": "the secret of this seat opened too many sockets, and this oldest one is closed",
}

FromServer = Welcome | Update | Patched | Answer | Said | Presence | ClocksNow | Notice
