"""Games that were played once and must open for ever: records, and a store as a server left it.

    python -m tests.corpus           adds what is missing: a new game, mode, rules version or component data
    python -m tests.corpus --anew    throws everything away first; only while nobody has played yet

What is here is never written again: a change that would need it breaks promise 6.
"""

import asyncio
import json
import random
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any, cast

import tokonoma
from tests.contract.openings import Opening, openings, sealed, walk
from tests.server.parties import HERE, ME
from tests.server.running import settings_in
from tokonoma.server import messages, requests, seat_requests
from tokonoma.server.bodies import OpenTable, SeatWish
from tokonoma.server.listener import Listener
from tokonoma.server.opening_requests import open_table
from tokonoma.server.registry import TableRegistry

FOLDER = Path(__file__).parent
MOVES = 25  # of every table in the store


def usual_openings() -> list[Opening]:
    return [each for each in openings() if len(each.options) == 1]


def record_file(opening: Opening) -> Path:
    book = opening.opened().rulebook
    return FOLDER / "records" / f"{opening}-rules{book.rules}-{book.data}.json"


def sheet_file(name: str, data: str) -> Path:
    return FOLDER / "sheets" / f"{name}-{data}.toml"


def write_records() -> list[Path]:
    """A whole game of every mode and number of seats; where there is one already, it stays."""
    written = []
    for number, opening in enumerate(usual_openings()):
        path = record_file(opening)
        if not path.exists():
            state = opening.new(sealed(1000 + number))
            for _ in walk(state, random.Random(number)):
                continue
            found = {"record": state.record(), "scores": state.scores()}
            path.parent.mkdir(exist_ok=True)
            path.write_text(json.dumps(found, ensure_ascii=False) + "\n", encoding="utf-8")
            written.append(path)
        book = opening.opened().rulebook
        sheet = sheet_file(opening.game, book.data)
        sheet.parent.mkdir(exist_ok=True)
        if not sheet.exists():
            sheet.write_text(book.sheet.text, encoding="utf-8")
            written.append(sheet)
    return written


def store_file() -> Path:
    """A store is named after all the rules and data in it."""
    books = [tokonoma.game(name).rulebook for name in tokonoma.GAMES]
    return FOLDER / "stores" / ("-".join(f"{book.name}{book.rules}{book.data[:4]}" for book in books) + ".sql")


async def write_store(folder: Path) -> Path | None:
    """A store with a table of every mode in the middle of its game, as a server that was killed leaves it."""
    path = store_file()
    if path.exists():
        return None
    registry = await TableRegistry.open(settings_in(folder))
    views: dict[str, Any] = {}
    for number, opening in enumerate(usual_openings()):
        views |= await play_a_while(registry, opening, random.Random(number))
    await registry.close()
    connection = sqlite3.connect(folder / "tokonoma.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    path.parent.mkdir(exist_ok=True)
    path.write_text(dump + "\n", encoding="utf-8")
    path.with_suffix(".json").write_text(json.dumps(views, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


async def play_a_while(registry: TableRegistry, opening: Opening, luck: random.Random) -> dict[str, Any]:
    """A table somebody has played at for a while; what each seat sees then, by the table's name."""
    wishes = [SeatWish(**cast(Any, ME if seat == 0 else HERE)) for seat in range(opening.seats)]
    body = OpenTable(game=opening.game, seats=wishes, options=dict(opening.options))
    opened = await open_table(registry, body, "visitor", "")
    table = await registry.table(opened.table)
    listener = Listener(ignore, registry.settings.limits)
    hello = messages.Hello(secrets=[each.secret for each in opened.seats], contribution="c0ffee")
    await table.do(lambda: seat_requests.hello(table, listener, hello))
    for number in range(MOVES):
        seat = table.running
        if seat is None:
            break
        version = table.game_on.version(seat)
        if number % 7 == 6 and table.game_on.state.may_undo():
            request: Any = messages.Undo(id=str(number), seat=seat, version=version)
        else:
            move = luck.choice(table.game_on.state.legal())
            request = messages.Move(id=str(number), seat=seat, version=version, move=move)
        await table.do(partial(requests.handle, table, listener, request))
    return {opened.table: [seen(table, seat) for seat in [*range(opening.seats), None]]}


async def ignore(message: Any) -> None:
    return None


def seen(table: Any, audience: int | None) -> dict[str, Any]:
    """How the table looks to somebody, with the version they know."""
    state = table.game_on.state
    view = state.view(audience)
    totals = [each["total"] for each in view["scores"]]
    moves = [offer["move"] for offer in view["legal"]]
    return {"version": table.game_on.version(audience), "to_act": view["to_act"], "moves": moves, "totals": totals}


def write_all(folder: Path) -> list[Path]:
    """Everything that is missing."""
    store = asyncio.run(write_store(folder))
    return [*write_records(), *([store] if store else [])]
