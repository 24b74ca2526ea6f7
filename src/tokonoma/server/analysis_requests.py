"""Requests about the analysis of a finished game. A running game is analysed for nobody."""

import asyncio

import msgspec
from msgspec.structs import replace

from tokonoma.analysis.hint import Hint
from tokonoma.kernel.library import game
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.analyses import patient
from tokonoma.server.analysis_workers import Hinted
from tokonoma.server.bot_queue import Asker
from tokonoma.server.facts import HintShown, Json
from tokonoma.server.listener import Listener
from tokonoma.server.messages import Analyse, AskHint
from tokonoma.server.public_facts import hints_allowed
from tokonoma.server.rate_limits import too_fast
from tokonoma.server.seats import changed
from tokonoma.server.table import Table

PATIENCE = 10.0  # seconds until a hint is given up: others at the table wait meanwhile
AGAIN = 2.0  # seconds until a hint that no process could give is worth asking for again


async def analyse(table: Table, listener: Listener, seat: int, request: Analyse) -> Json:
    """How far the analysis of the game is; begun, stopped or turned to another decision where that is asked for."""
    if table.game_on.ending is None:
        raise Refusal("not_over", "a game can be analysed when it is over")
    person = person_at(table, listener, seat)
    table.reviews.take(person)
    analyses = table.registry.analyses
    if request.stop:
        analyses.stop(table.name, None if seat >= 0 else person)
    elif request.begin:
        check_data(table)
        await analyses.begin(person, patient(listener.address, table.name), table.game_on.state.record())
    if request.first is not None:
        analyses.look_first(table.name, request.first)
    found: Json = msgspec.to_builtins(await analyses.now(table.name, request.known))
    return found


async def hint(table: Table, listener: Listener, seat: int, request: AskHint) -> Json:
    """A hint from what the seat knows, as far as it is asked for."""
    if not hints_allowed(table):
        raise Refusal("no_help", "this table was opened without hints", query="hint")
    journal = table.game_on
    if journal.version(seat) != request.version:
        raise Refusal("stale_version", "the table has moved on", version=journal.version(seat))
    if journal.ending is not None or journal.state.to_act != seat:
        raise Refusal("not_your_turn", "a hint is for whoever has to decide")
    check_data(table)
    table.reviews.take(seat)
    found: Json = msgspec.to_builtins(shown(await hint_of(table, listener, seat), request.step))
    await note_hint(table, seat, request.step)
    return found


async def note_hint(table: Table, seat: int, step: int) -> None:
    """Keep that a seat took a hint here, and how far; everybody at the table is told once."""
    taken, at = table.seats[seat], len(table.game_on.state.steps)
    before = [each for each in taken.hinted if each[0] != at]
    deepest = max([step, *(each[1] for each in taken.hinted if each[0] == at)])
    hinted = [*before, [at, deepest]]
    if hinted == taken.hinted:
        return
    await table.set_seat(changed(taken, hinted=hinted))
    if len(hinted) > len(taken.hinted):
        table.announce("hinted", seat)


async def hint_of(table: Table, listener: Listener, seat: int) -> Hint:
    """The hint for this moment: the same at each of its steps, and seeded by nothing that the seat is not told."""
    journal = table.game_on
    entries = len(journal.entries)
    if table.hint is None or table.hint[0] != entries:
        table.registry.analyses.check_line()
        asked = Hinted(hinted=journal.state.record(), seed=journal.version(seat))
        asking = table.registry.analyses.workers.hint(asked, Asker(listener.address, table.name))
        try:
            found = await asyncio.wait_for(asking, PATIENCE)
        except TimeoutError:
            found = None
        if found is None:
            raise too_fast(AGAIN)
        table.hint = entries, found
    return table.hint[1]


def shown(found: Hint, step: int) -> HintShown:
    """A hint up to one of its three steps: where to look, which move, why."""
    if step == 1:
        return HintShown(step=1, at=found.touch[:1])
    told = HintShown(step=step, at=found.touch, move=found.move, say=found.say)
    if step == 2:
        return told
    return replace(
        told, chance=found.chance, next_say=found.next_say, next_chance=found.next_chance, why=list(found.why)
    )


def check_data(table: Table) -> None:
    """Refuse a game that was played with other component data than this program's: its judges know only these."""
    if table.game.rulebook.data != game(table.opening.game).rulebook.data:
        raise Refusal("cannot_open", "this game was played with other component data", data=table.opening.data)


def person_at(table: Table, listener: Listener, seat: int) -> str:
    """On whose account a game is analysed: the person at a seat, or a watcher's address."""
    return (table.seats[seat].visitor or f"{table.name}/{seat}") if seat >= 0 else f"watcher {listener.address}"
