"""Requests about the analysis of a finished game. A running game is analysed for nobody."""

import msgspec

from tokonoma.kernel.library import game
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.bot_queue import Asker
from tokonoma.server.facts import Json
from tokonoma.server.listener import Listener
from tokonoma.server.messages import Analyse
from tokonoma.server.table import Table


async def analyse(table: Table, listener: Listener, seat: int, request: Analyse) -> Json:
    """How far the analysis of the game is; begun, stopped or turned to another decision where that is asked for."""
    if table.game_on.ending is None:
        raise Refusal("not_over", "a game can be analysed when it is over")
    asker = asker_of(table, listener, seat)
    table.reviews.take(asker.person)
    analyses = table.registry.analyses
    if request.stop:
        analyses.stop(table.name, None if seat >= 0 else asker.person)
    elif request.begin:
        check_data(table)
        await analyses.begin(table.name, asker, table.game_on.state.record())
    if request.first is not None:
        analyses.look_first(table.name, request.first)
    found: Json = msgspec.to_builtins(await analyses.now(table.name, request.known))
    return found


def check_data(table: Table) -> None:
    """Refuse a game that was played with other component data than this program's: its judges know only these."""
    if table.game.rulebook.data != game(table.opening.game).rulebook.data:
        raise Refusal("cannot_open", "this game was played with other component data", data=table.opening.data)


def asker_of(table: Table, listener: Listener, seat: int) -> Asker:
    """On whose account a game is analysed: the person at a seat, or a watcher's address."""
    person = (table.seats[seat].visitor or f"{table.name}/{seat}") if seat >= 0 else f"watcher {listener.address}"
    return Asker(person, table.name)
