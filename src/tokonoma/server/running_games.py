"""Whether a record is that of a game which is being played at a table of this server.

Such a record is not thought about for anybody, whoever brings it: by the commitment of its deal, or because it begins
as that game did. What somebody enters with other draws than those of the table cannot be told from another game. Of a
deal with few draws only the commitment counts: who guesses draws and secret decisions one after another would otherwise
learn from every refusal that the guess was right.
"""

from functools import lru_cache

import msgspec
from sqlalchemy import Connection, select

from tokonoma.kernel.chance import commitment
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import DRAWN
from tokonoma.server import sql_tables
from tokonoma.server.facts import Json
from tokonoma.server.store import Store

DEALT = 10  # draws of a set-up that nobody guesses: a refusal must not confirm a guess of what is hidden
ALIKE = 4  # decisions after the same set-up that make two records one game


async def check_not_running(store: Store, record: Json) -> None:
    """Refuse the record of a game that goes on at a table here."""
    if await store.run(is_running, record):
        raise Refusal("not_over", "this game is still played at a table here; it can be analysed when it is over")


def is_running(connection: Connection, record: Json) -> bool:
    """Whether a table that is not over plays the game of a record."""
    return is_dealt(connection, record) or any(
        is_same_game(steps_of(connection, table), record["steps"]) for table in begun_alike(connection, record)
    )


def is_dealt(connection: Connection, record: Json) -> bool:
    """Whether the luck of a record was committed to by a table that is not over."""
    deal = record.get("deal")
    known = deal.get("commitment") if isinstance(deal, dict) else None
    if not isinstance(known, str):
        return False
    tables = sql_tables.tables.c
    unfinished = select(tables.secret).where(tables.status != "over", tables.game == record["game"])
    return any(commitment_to(secret) == known for secret in connection.scalars(unfinished))


@lru_cache(1 << 16)
def commitment_to(secret: str) -> str:
    """What was published for a table's secret; kept, for it is asked at every record that is brought."""
    return commitment(bytes.fromhex(secret))


def begun_alike(connection: Connection, record: Json) -> list[str]:
    """The running tables of the same game that were set up by the same draws."""
    tables, entries = sql_tables.tables.c, sql_tables.entries.c
    draws = set_up(record["steps"])
    if len(draws) < DEALT:
        return []
    drawn = msgspec.json.encode(draws).decode()
    found = (
        select(tables.table)
        .join(sql_tables.entries, (entries.table == tables.table) & (entries.number == 0))
        .where(tables.status == "running", tables.game == record["game"], tables.start.is_(None))
        .where(entries.steps == drawn)
    )
    return list(connection.scalars(found))


def set_up(steps: list[str]) -> list[str]:
    """The draws before the first decision."""
    decided = next((number for number, step in enumerate(steps) if not step.startswith(DRAWN)), len(steps))
    return steps[:decided]


def steps_of(connection: Connection, table: str) -> list[str]:
    """The steps of a game as its entries have them, without what was taken back."""
    entries = sql_tables.entries.c
    rows = select(entries.kind, entries.steps).where(entries.table == table).order_by(entries.number)
    steps: list[str] = []
    decisions: list[int] = []  # how many steps there were before each
    for kind, text in connection.execute(rows):
        added: list[str] = msgspec.json.decode(text)
        if kind == "undo" and decisions:
            del steps[decisions.pop() :]
        elif kind == "take_back":
            del steps[int(added[0]) :]
            decisions = [before for before in decisions if before < len(steps)]
        else:
            decisions += [len(steps)] if kind == "move" else []
            steps += added
    return steps


def is_same_game(played: list[str], brought: list[str]) -> bool:
    """Whether two games that were set up alike go on alike: for a few decisions, or as long as the shorter one does."""
    common = next((n for n, (a, b) in enumerate(zip(played, brought, strict=False)) if a != b), None)
    alike = played[:common] if common is not None else min(played, brought, key=len)
    decisions = sum(not step.startswith(DRAWN) for step in alike)
    return decisions >= ALIKE or (common is None and decisions > 0)
