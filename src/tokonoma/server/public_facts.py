"""What anybody may know about a table: its facts, and who is there."""

from typing import TYPE_CHECKING

from tokonoma.server import deals, seats
from tokonoma.server.audience import outcome_of
from tokonoma.server.facts import TableFacts
from tokonoma.server.messages import Presence

if TYPE_CHECKING:
    from tokonoma.server.table import Table


def presence_of(table: "Table") -> Presence:
    """Who sits where, and who is there."""
    connected = table.connected()
    return Presence(
        status=table.opening.status,
        seats=[seats.shown(seat, connected) for seat in table.seats],
        watchers=sum(not listener.seats for listener in table.listeners),
        take_back=table.take_back[0] if table.take_back else None,
        deal=deals.shown(table.opening, table.seats),
        rematch=table.opening.rematch,
    )


def hints_allowed(table: "Table") -> bool:
    """Whether seats may ask for hints: the host allows it, or there is one person among bots."""
    return table.opening.hints or sum(seat.kind != "bot" for seat in table.seats) == 1


def facts_of(table: "Table") -> TableFacts:
    """Everything public about a table."""
    connected = table.connected()
    opening = table.opening
    ending = table.journal.ending if table.journal else None
    return TableFacts(
        table=table.name,
        game=opening.game,
        title=table.game.title,
        rules=opening.rules,
        data=opening.data,
        options=opening.options,
        seats=[seats.shown(seat, connected) for seat in table.seats],
        status=opening.status,
        clock=opening.clock,
        grace=opening.grace,
        absence=opening.absence,
        help=opening.help,
        hints=hints_allowed(table),
        aloud=opening.aloud,
        may_resign=table.game.rulebook.may_resign(len(table.seats)),
        deal=deals.shown(opening, table.seats),
        given=opening.start is not None,
        outcome=outcome_of(table.journal.state, ending) if table.journal else None,
        ending=ending,
        rematch=opening.rematch,
        opened=opening.opened,
    )
