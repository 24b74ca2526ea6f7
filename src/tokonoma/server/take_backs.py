"""Take-backs: a seat asks to play its last turn again, and whoever is there grants it or does not."""

import time

from tokonoma.bots import LEVELS
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.listener import Listener
from tokonoma.server.messages import AnswerTakeBack, AskTakeBack
from tokonoma.server.table import Table


async def ask_take_back(table: Table, listener: Listener, seat: int, request: AskTakeBack) -> None:
    """Ask the others for a take-back; where only bots sit, it is granted at once."""
    check_on(table)
    table.game_on.begins_from(seat)
    check_granters(table, seat)
    if table.take_back is not None and table.take_back[0] != seat:
        asking = table.take_back[0]
        raise Refusal("no_take_back", f"seat {asking} is asking already", seat=asking, because="asking")
    table.undos.take(seat)
    table.take_back = (seat, table.take_back[1] if table.take_back else set())
    table.announce("take_back_asked", seat)
    await grant_when_all_agree(table, request.id)


async def answer_take_back(table: Table, listener: Listener, seat: int, request: AnswerTakeBack) -> None:
    """Grant what another seat asked for, or refuse it for everybody."""
    check_on(table)
    if table.take_back is None or table.take_back[0] == seat:
        raise Refusal("no_take_back", "nobody else asks for a take-back now", because="unasked")
    asker, agreed = table.take_back
    if not request.grant:
        table.take_back = None
        table.announce("take_back_refused", asker, by=seat)
        return
    table.take_back = (asker, agreed | {seat})
    await grant_when_all_agree(table, None)


async def grant_when_all_agree(table: Table, request: str | None) -> None:
    """Take the turn back when every other person who has not left the table has agreed."""
    assert table.take_back is not None
    asker, agreed = table.take_back
    if {seat.seat for seat in table.seats if seat.kind == "person" and not seat.is_away} - {asker} <= agreed:
        check_granters(table, asker)
        change = table.game_on.change(time.time())
        change.take_back(asker)
        await table.commit(change, request)


def check_granters(table: Table, asker: int) -> None:
    """Refuse a take-back that nobody can grant, or that would lead past something revealed where it may not.

    A bot that stands in for a person does not agree: the person cannot refuse. One that was a bot from the start does,
    but not across a draw, a theft or a discovery, unless the table is for learning. A page words the reason `because`.
    """
    others = [seat for seat in table.seats if seat.seat != asker]
    if others and all(seat.is_away for seat in others):
        raise Refusal("no_take_back", "whoever could agree is away; a bot that stands in may not", because="away")
    if any(seat.is_away for seat in others):
        table.game_on.check_hides(asker, "somebody is away", because="away")
    if any(seat.kind == "bot" for seat in others) and not is_for_learning(table):
        table.game_on.check_hides(asker, "a bot takes nothing back that was drawn or shown", because="bot")


def is_for_learning(table: Table) -> bool:
    """Whether everything may be tried again: from a given position, among beginners, or where bots say why they move.

    A first game with a coach is opened so that they do.
    """
    levels = {seat.level for seat in table.seats if seat.kind == "bot"}
    return table.opening.start is not None or table.opening.aloud or levels <= {LEVELS[0]}


def check_on(table: Table) -> None:
    """Refuse where no game is on."""
    if table.game_on.ending is not None:
        raise Refusal("game_over", "the game is over")
