"""Records from files that are analysed here: checked, kept for a while, and opened by whoever has the link.

A record is named by what it holds, so the same one brought twice is kept and analysed once.
"""

import asyncio
import time
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256

import msgspec
from sqlalchemy import Connection, func, select
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tokonoma.kernel import record as records
from tokonoma.kernel.library import game
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import keys, sql_tables, studies
from tokonoma.server.analyses import patient
from tokonoma.server.facts import Json
from tokonoma.server.origin import address_of
from tokonoma.server.record_bodies import AnalyseRecord, KeepRecord, RecordKept
from tokonoma.server.registry import TableRegistry
from tokonoma.server.running_games import check_not_running
from tokonoma.server.settings import Limits
from tokonoma.server.store import INSERT_RECORD, keep_record_analysis
from tokonoma.server.troubles import Conflict, Elsewhere

NAME_BYTES = 12
AGAIN = 3600.0  # seconds until somebody with too many records is worth hearing again


# Requests


async def keep_record(request: Request) -> Response:
    """Keep a record, to be analysed."""
    from tokonoma.server.routes import answer, body_of, greet, registry_of, take  # `routes` lists this module's routes

    registry = registry_of(request)
    await take(registry.records, request)
    body = await body_of(request, KeepRecord)
    visitor, cookie = greet(request)
    return answer(RecordKept(record=await keep(registry, body.record, visitor)), 201, cookie)


async def read_record(request: Request) -> Response:
    """A record that was brought."""
    from tokonoma.server.routes import answer, registry_of, take

    registry = registry_of(request)
    await take(registry.studies, request)
    return answer(await kept(registry, request.path_params["record"]))


async def analyse_record(request: Request) -> Response:
    """How far the analysis of a record is; begun, stopped or turned to another decision where that is asked for."""
    from tokonoma.server.routes import answer, body_of, greet, registry_of, take

    registry = registry_of(request)
    await take(registry.studies, request)
    body = await body_of(request, AnalyseRecord)
    name = request.path_params["record"]
    check_is_here(registry, name)
    visitor, cookie = greet(request)
    analyses = registry.analyses
    if body.stop:
        analyses.stop(name, visitor)
    elif body.begin:
        record = await kept(registry, name)
        await check_not_running(registry.store, record)
        await analyses.begin(visitor, patient(address_of(request.scope), name), record, keep_record_analysis)
    if body.first is not None:
        analyses.look_first(name, body.first)
    return answer(await analyses.now(name, body.known), 200, cookie)


def check_is_here(registry: TableRegistry, name: str) -> None:
    """Send whoever asks to the process that analyses a record, where several serve one database."""
    if registry.sharing and (home := registry.sharing.home(name)) != registry.sharing.process:
        raise Elsewhere(name, home)


# Keeping


async def keep(registry: TableRegistry, record: Json, visitor: str) -> str:
    """Keep a record of a game that is over; its name. Refuses one that is damaged, too long, or still played here."""
    limits = registry.settings.limits
    checked = await asyncio.to_thread(checked_record, record)
    played = {**record, "steps": checked["steps"]}  # as the game spells them: a blank more makes no other game
    await check_not_running(registry.store, played)
    text = msgspec.json.encode(checked, order="sorted").decode()
    if len(text) > limits.record_bytes:
        raise Refusal("too_large", f"a record that is analysed here has at most {limits.record_bytes} bytes")
    name = name_of(text)
    if await registry.store.record(name) is None:
        await registry.store.run(check_room, (visitor, limits))
        row = {"record": name, "visitor": visitor, "text": text, "analysis": None, "at": time.time()}
        with suppress(Conflict):  # the same one, brought twice at once
            await registry.store.write((INSERT_RECORD, row))
    return name


def checked_record(record: Json) -> Json:
    """What is kept of a record that can be replayed and is over: the game, who played, and how it ended."""
    header = records.read_header(record, records.RECORD)
    last = game(header["game"]).from_record(header)
    ending = studies.ending_of(header, last)
    if ending is None:
        raise Refusal("not_over", "a game can be analysed when it is over")
    seats = [studies.seat_of(header, seat) for seat in range(last.seats)]
    return last.record() | {"ending": msgspec.to_builtins(ending), "players": studies.players_of(seats)}


def name_of(text: str) -> str:
    """The name of a record, from all it holds."""
    return urlsafe_b64encode(sha256(b"tokonoma record" + text.encode()).digest()[:NAME_BYTES]).decode()


async def kept(registry: TableRegistry, name: str) -> Json:
    """A record that was brought; refuses a name that is none."""
    text = await registry.store.record(name) if keys.is_table_name(name) else None
    if text is None:
        raise Refusal("unknown_table", "there is no such record; it may have been deleted since")
    found: Json = msgspec.json.decode(text)
    return found


def check_room(connection: Connection, who: tuple[str, Limits]) -> None:
    """Refuse one more record of somebody who has brought too many."""
    (visitor, limits), kept_records = who, sql_tables.records.c
    mine = select(func.count()).select_from(sql_tables.records).where(kept_records.visitor == visitor)
    if (connection.scalar(mine) or 0) >= limits.records_each:
        message = f"you have {limits.records_each} records here; each goes {limits.record_days:.0f} days after it came"
        raise Refusal("too_fast", message, seconds=AGAIN)


ROUTES = [
    Route("/api/records", keep_record, methods=["POST"]),
    Route("/api/records/{record}", read_record),
    Route("/api/records/{record}/analysis", analyse_record, methods=["POST"]),
]
