"""The HTTP interface under `/api`, with `/health` and `/metrics`. `bodies.py` lists it."""

import asyncio
import hmac
from functools import cache
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tokonoma import __version__
from tokonoma.kernel import reference
from tokonoma.kernel.library import GAMES, game
from tokonoma.kernel.refusal import ILLEGAL, WAIT, Refusal
from tokonoma.kernel.words import LANGUAGES, catalogue
from tokonoma.server import (
    deals,
    kept_records,
    keys,
    lessons,
    opening_requests,
    puzzles,
    seat_requests,
    seats,
    studies,
    study_tables,
)
from tokonoma.server.address_limits import AddressLimit
from tokonoma.server.audience import refused, view_of
from tokonoma.server.bodies import (
    ClaimSeat,
    GameFacts,
    Health,
    LastBoard,
    MyTable,
    OpenTable,
    OptionFacts,
    Reach,
    StudyRecord,
    WatchTable,
)
from tokonoma.server.bot_workers import levels_of
from tokonoma.server.forwarding import BODY, FORWARDED, forward
from tokonoma.server.messages import UNREADABLE
from tokonoma.server.origin import address_of, check_origin, is_from_here
from tokonoma.server.registry import TableRegistry
from tokonoma.server.settings import Limits
from tokonoma.server.table import Table
from tokonoma.server.troubles import Elsewhere

COOKIE = "tokonoma_visitor"
COOKIE_SECONDS = 86_400 * 365
SHOWN_TABLES = 30
STATUSES = {
    "unknown_table": 404,
    "unknown_game": 404,
    "wrong_secret": 401,
    "foreign_origin": 403,
    "unknown_host": 403,
    "too_large": 413,
    "too_fast": 429,
    "store_unavailable": 503,
}
Body = TypeVar("Body", bound=msgspec.Struct)


def registry_of(request: Request) -> TableRegistry:
    """The registry this server is."""
    registry: TableRegistry = request.app.state.registry
    return registry


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON answer; nobody may keep it."""
    body = msgspec.json.encode(value)
    more = {"Cache-Control": "no-store"} | (headers or {})
    return Response(body, status, more, media_type="application/json")


def refusal_response(refusal: Refusal) -> Response:
    """A refusal with its status."""
    status = STATUSES.get(refusal.code, 409 if refusal.kind == ILLEGAL else 400)
    wait = {"Retry-After": str(int(refusal.values.get("seconds", 2)) + 1)} if refusal.kind == WAIT else {}
    return answer(refused(refusal), status, wait)


async def body_of(request: Request, kind: type[Body]) -> Body:
    """The body of a request; refuses one that is too large, foreign or unreadable."""
    registry = registry_of(request)
    check_origin(request.scope, registry.settings, is_needed=False)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("not_a_request", "the body must be application/json")
    found = await bytes_of(request, registry.settings.limits)
    try:
        return msgspec.json.decode(found, type=kind)
    except RecursionError:  # no page asks for such a thing: it came with a file
        raise Refusal("not_a_document", "this is nested too deeply to be a game", place="") from None
    except UNREADABLE as refusal:
        raise Refusal("not_a_request", f"this is no {kind.__name__}: {refusal}") from None


async def bytes_of(request: Request, limits: Limits) -> bytes:
    """A body of at most so many bytes, in at most so many seconds."""
    found = bytearray()
    try:
        async with asyncio.timeout(limits.header_seconds):
            async for chunk in request.stream():
                found += chunk
                if len(found) > limits.body_bytes:
                    raise Refusal("too_large", f"a body has at most {limits.body_bytes} bytes")
    except TimeoutError:
        raise Refusal("not_a_request", "the body did not arrive in time") from None
    whole = request.scope[BODY] = bytes(found)  # kept for the process that owns the table, if that is another
    return whole


# Visitors


def visitor_of(request: Request) -> str | None:
    """Who asks, by their cookie; only its hash is ever kept."""
    given = request.cookies.get(COOKIE)
    return keys.hashed(given) if given and len(given) == 22 else None


def greet(request: Request) -> tuple[str, dict[str, str]]:
    """The visitor, with a cookie for one who has none."""
    known = visitor_of(request)
    if known is not None:
        return known, {}
    secret = keys.new_secret()
    secure = "; Secure" if request.url.scheme == "https" else ""
    cookie = f"{COOKIE}={secret}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    return keys.hashed(secret), {"Set-Cookie": cookie}


# Games


@cache
def facts_of(name: str) -> GameFacts:
    """What a page needs to offer a game."""
    opened = game(name)
    book = opened.rulebook
    return GameFacts(
        name=book.name,
        title=book.title,
        status=book.status,
        rules=book.rules,
        data=book.data,
        modes={mode: list(counts) for mode, counts in book.modes.items()},
        options=[
            OptionFacts(
                name=option.name,
                values=list(option.values),
                only_if={name: list(values) for name, values in option.only_if.items()},
            )
            for option in book.options
        ],
        levels=levels_of(opened),
        minutes=book.minutes,
        queries=list(book.queries()),
        sketch=book.sketch_example,
        compiled=book.mode == "native",
    )


async def list_games(request: Request) -> Response:
    """Every game."""
    return answer([facts_of(name) for name in GAMES])


async def read_words(request: Request) -> Response:
    """A game's message catalogue."""
    opened = game(request.path_params["game"])
    return answer(catalogue(opened.rulebook.folder, language_of(request)), headers={"Cache-Control": "no-cache"})


async def read_rules(request: Request) -> Response:
    """A game's rules in our words, and its cards and tables in numbers."""
    opened = game(request.path_params["game"])
    language = language_of(request)
    file = opened.rulebook.folder / ("RULES.md" if language == "en" else f"RULES.{language}.md")
    headers = {"Cache-Control": "no-cache"}
    text = file.read_text(encoding="utf-8") + "\n" + reference.as_markdown(opened.rulebook, language)
    return Response(text, headers=headers, media_type="text/markdown; charset=utf-8")


def language_of(request: Request) -> str:
    """The language asked for; refuses one we do not speak."""
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refusal("unknown_option", f"we speak {', '.join(LANGUAGES)}, not {language}", option="language")
    return language


# Tables


async def take(limit: AddressLimit, request: Request) -> None:
    """Count a request of an address; one that another process has counted already is not counted again."""
    if not request.scope.get(FORWARDED):
        await limit.take(address_of(request.scope))


async def open_table(request: Request) -> Response:
    """Open a table."""
    registry = registry_of(request)
    await take(registry.openings, request)
    body = await body_of(request, OpenTable)
    visitor, cookie = greet(request)
    return answer(await opening_requests.open_table(registry, body, visitor, address_of(request.scope)), 201, cookie)


async def read_table(request: Request) -> Response:
    """What anybody may know about a table."""
    table = await registry_of(request).table(request.path_params["table"])
    return answer(table.facts())


async def claim_seat(request: Request) -> Response:
    """Sit down by an invitation."""
    registry = registry_of(request)
    await take(registry.claims, request)
    body = await body_of(request, ClaimSeat)
    table = await registry.table(request.path_params["table"])
    visitor, cookie = greet(request)
    return answer(await table.do(lambda: seat_requests.claim(table, body, visitor)), 200, cookie)


async def watch_table(request: Request) -> Response:
    """Whether a watch key is good."""
    registry = registry_of(request)
    await take(registry.claims, request)
    body = await body_of(request, WatchTable)
    table = await registry.table(request.path_params["table"])
    key = keys.find(table.keys, body.key)
    if key is None or key.role != "watch":
        raise Refusal("wrong_secret", "this key does not open this table")
    return answer(table.facts())


async def read_record(request: Request) -> Response:
    """The record of a finished game, with the proof of its deal."""
    table = await registry_of(request).table(request.path_params["table"])
    key_of(request, table)
    if table.opening.status != "over":
        raise Refusal("not_over", "the record can be had when the game is over")
    ending = msgspec.to_builtins(table.game_on.ending)
    players = studies.players_of([seats.shown(seat, ()) for seat in table.seats])
    more = {"ending": ending, "players": players}
    record = deals.record_of(table.game_on.state, table.opening, table.seats, more)
    name = f"{table.opening.game}-{table.name}.json"
    return answer(record, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def key_of(request: Request, table: Table) -> keys.Key:
    """The key of a seat or of a watcher in the header; refuses everybody else."""
    key = keys.find(table.keys, request.headers.get("x-seat-secret", ""))
    if key is None or key.role == "invite":
        raise Refusal("wrong_secret", "this is for those at the table: their secret goes into X-Seat-Secret")
    return key


async def read_board(request: Request) -> Response:
    """The table as it stands for the bearer of a secret, and once the game is over the race."""
    registry = registry_of(request)
    await take(registry.studies, request)
    table = await registry.table(request.path_params["table"])
    journal, audience = table.game_on, key_of(request, table).seat
    race = (await asyncio.to_thread(journal.look_back))["race"] if journal.ending else []
    return answer(LastBoard(view=view_of(journal.state, audience, journal.ending), race=race))


async def study_record(request: Request) -> Response:
    """One move of a record that somebody has as a file."""
    await take(registry_of(request).studies, request)
    body = await body_of(request, StudyRecord)
    return answer(await asyncio.to_thread(studies.study, body))


async def my_tables(request: Request) -> Response:
    """The tables of whoever has the cookie, the newest first."""
    visitor = visitor_of(request)
    registry = registry_of(request)
    if visitor is None:
        return answer([])
    found: list[Any] = []
    for name in (await registry.store.tables_of_visitor(visitor))[:SHOWN_TABLES]:
        try:
            found.append(my_table(await registry.table(name), visitor))
        except Elsewhere as away:
            request.scope["path"] = f"/api/mine/{name}"
            found += forwarded_table(await forward(registry, request, away))
        except Refusal:
            continue  # of other rules: it cannot be shown
    return answer(found)


def forwarded_table(response: Response) -> list[Any]:
    """One of the visitor's tables, as another process shows it; nothing where it cannot."""
    return [msgspec.json.decode(response.body)] if response.status_code == 200 else []


async def read_my_table(request: Request) -> Response:
    """One table of whoever has the cookie."""
    table = await registry_of(request).table(request.path_params["table"])
    found = my_table(table, visitor_of(request) or "")
    if not found.seats:
        raise Refusal("wrong_secret", "you do not sit at this table")
    return answer(found)


def my_table(table: Table, visitor: str) -> MyTable:
    """A table as one of its people sees it in a list."""
    mine = [seat.seat for seat in table.seats if seat.visitor and hmac.compare_digest(seat.visitor, visitor)]
    return MyTable(seats=mine, your_turn=table.running in mine, facts=table.facts())


# Running it


async def read_reach(request: Request) -> Response:
    """The address to give to a friend."""
    return answer(Reach(url=registry_of(request).settings.reach))


async def health(request: Request) -> Response:
    """Whether moves can be taken."""
    registry = registry_of(request)
    good = await registry.store.takes_writes()
    forms = {name: game(name).rulebook.mode for name in GAMES}
    found = Health(
        status="ok" if good else "store_unavailable", version=__version__, tables=len(registry.tables), games=forms
    )
    return answer(found, 200 if good else 503)


async def metrics(request: Request) -> Response:
    """Counts for the host, who may know how many decisions are made; players may not."""
    registry = registry_of(request)
    token = registry.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    allowed = hmac.compare_digest(given.encode(), token.encode()) if token else is_from_here(request.scope)
    if not allowed:
        raise Refusal("wrong_secret", "metrics are for the host")
    registry.gauge()
    text = await registry.sharing.metrics() if registry.sharing else registry.metrics.text()
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


ROUTES = [
    *lessons.ROUTES,
    *puzzles.ROUTES,
    Route("/api/games", list_games),
    Route("/api/games/{game}/words/{language}", read_words),
    Route("/api/games/{game}/rules/{language}", read_rules),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{table}", read_table),
    Route("/api/tables/{table}/claim", claim_seat, methods=["POST"]),
    Route("/api/tables/{table}/watch", watch_table, methods=["POST"]),
    Route("/api/tables/{table}/record", read_record),
    Route("/api/tables/{table}/board", read_board),
    Route("/api/study", study_record, methods=["POST"]),
    *study_tables.ROUTES,
    *kept_records.ROUTES,
    Route("/api/mine", my_tables),
    Route("/api/mine/{table}", read_my_table),
    Route("/api/reach", read_reach),
    Route("/health", health),
    Route("/metrics", metrics),
]
