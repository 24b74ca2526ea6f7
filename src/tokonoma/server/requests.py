"""What a request of a seat does to the game, or asks of it; and the one answer each request gets."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tokonoma.kernel.refusal import STALE, WAIT, Refusal
from tokonoma.server import seat_requests, why
from tokonoma.server.audience import heard, refused, view_of
from tokonoma.server.facts import Json
from tokonoma.server.listener import Listener
from tokonoma.server.messages import (
    Answer,
    AnswerTakeBack,
    Ask,
    AskTakeBack,
    Chat,
    Invite,
    Leave,
    Line,
    Look,
    Move,
    Reclaim,
    Rematch,
    Rename,
    Replay,
    Request,
    Resign,
    Review,
    Said,
    Undo,
    Why,
)
from tokonoma.server.rate_limits import too_fast
from tokonoma.server.rows import row_of
from tokonoma.server.seats import check_plays, may_resign
from tokonoma.server.store import INSERT_LINE
from tokonoma.server.table import Table
from tokonoma.server.writer import Conflict, StoreUnavailable

Handler = Callable[[Table, Listener, int, Any], Awaitable[Json | None]]

STORE_WAIT = 2.0  # seconds, until a store that failed is worth asking again
FOR_WATCHERS_TOO = (Look, Chat, Review, Replay)


async def handle(table: Table, listener: Listener, request: Request) -> None:
    """Do what is asked, once, and answer."""
    seat = request.seat if request.seat is not None or isinstance(request, Look) else listener.looking
    known = table.answers.find(seat, request.id) if seat is not None and seat in listener.seats else None
    answer = known or await answered(table, listener, seat, request)
    table.do_afterwards()
    listener.tell(answer)
    table.registry.metrics.count_answer(type(request).__name__, answer.status)


async def answered(table: Table, listener: Listener, seat: int | None, request: Request) -> Answer:
    """The answer to a request that was not made before."""
    try:
        check_seat(listener, seat, request)
        result = await HANDLERS[type(request)](table, listener, seat if seat is not None else -1, request)
        version = table.journal.version(seat) if table.journal else None
        answer = Answer(id=request.id, status="accepted", version=version, result=result)
    except Refusal as refusal:
        table.forget_afterwards()
        return remembered(table, seat, refusal_answer(request.id, refusal))
    except (StoreUnavailable, Conflict) as trouble:
        table.forget_afterwards()
        return table.registry.store_trouble(table, request.id, trouble)
    return remembered(table, seat, answer)


def remembered(table: Table, seat: int | None, answer: Answer) -> Answer:
    """The answer, kept for the same request sent again; one that says "later" is not the last word."""
    if answer.status != "slow_down" and seat is not None:
        table.answers.keep(seat, answer)
    return answer


def refusal_answer(request: str | None, refusal: Refusal) -> Answer:
    """The answer that says why not."""
    if refusal.kind == WAIT:
        return Answer(
            id=request, status="slow_down", refused=refused(refusal), wait=refusal.values.get("seconds", STORE_WAIT)
        )
    return Answer(id=request, status="stale" if refusal.kind == STALE else "illegal", refused=refused(refusal))


def check_seat(listener: Listener, seat: int | None, request: Request) -> None:
    """Refuse what is asked for a seat this socket does not hold."""
    if seat is None and isinstance(request, FOR_WATCHERS_TOO):
        return
    if seat is None or seat not in listener.seats:
        yours = ", ".join(map(str, listener.seats)) or "none: you are watching"
        raise Refusal("not_your_seat", f"that is for whoever sits at the seat; yours: {yours}", seats=[*listener.seats])


def check_version(table: Table, seat: int, version: int) -> None:
    """Refuse what was aimed at another moment of the game."""
    current = table.game_on.version(seat)
    if version != current:
        message = f"the table has moved on: it is at version {current} for you, not {version}"
        raise Refusal("stale_version", message, version=current)


# The game


async def move(table: Table, listener: Listener, seat: int, request: Move) -> None:
    """Play a decision or a whole turn."""
    check_version(table, seat, request.version)
    check_plays(table.seats[seat])
    change = table.game_on.change(time.time())
    change.move(seat, request.move)
    await table.commit(change, request.id)


async def undo(table: Table, listener: Listener, seat: int, request: Undo) -> None:
    """Take back the last decision of the unfinished turn."""
    check_version(table, seat, request.version)
    check_plays(table.seats[seat])
    change = table.game_on.change(time.time())
    change.undo(seat)
    table.undos.take(seat)
    await table.commit(change, request.id)


async def resign(table: Table, listener: Listener, seat: int, request: Resign) -> None:
    """Give the game up."""
    check_on(table)
    if not may_resign(table.seats):
        raise Refusal("cannot_resign", "others play on: leave instead, and a bot takes your place")
    change = table.game_on.change(time.time())
    change.resign(seat)
    table.announce("resigned", seat)
    await table.commit(change, request.id)


async def ask_take_back(table: Table, listener: Listener, seat: int, request: AskTakeBack) -> None:
    """Ask the others for a take-back; where only bots sit, it is granted at once."""
    check_on(table)
    table.game_on.begins_from(seat)
    if table.take_back is not None and table.take_back[0] != seat:
        raise Refusal("no_take_back", f"seat {table.take_back[0]} is asking already", seat=table.take_back[0])
    table.undos.take(seat)
    table.take_back = (seat, table.take_back[1] if table.take_back else set())
    table.announce("take_back_asked", seat)
    await grant_when_all_agree(table, request.id)


async def answer_take_back(table: Table, listener: Listener, seat: int, request: AnswerTakeBack) -> None:
    """Grant what another seat asked for, or refuse it for everybody."""
    check_on(table)
    if table.take_back is None or table.take_back[0] == seat:
        raise Refusal("no_take_back", "nobody else asks for a take-back now")
    asker, agreed = table.take_back
    if not request.grant:
        table.take_back = None
        table.announce("take_back_refused", asker, by=seat)
        return
    table.take_back = (asker, agreed | {seat})
    await grant_when_all_agree(table, None)


async def grant_when_all_agree(table: Table, request: str | None) -> None:
    """Take the turn back when every other person at the table has agreed."""
    assert table.take_back is not None
    asker, agreed = table.take_back
    if {seat.seat for seat in table.seats if seat.bot is None} - {asker} <= agreed:
        change = table.game_on.change(time.time())
        change.take_back(asker)
        await table.commit(change, request)


def check_on(table: Table) -> None:
    """Refuse where no game is on."""
    if table.game_on.ending is not None:
        raise Refusal("game_over", "the game is over")


# Asking


async def explain(table: Table, listener: Listener, seat: int, request: Why) -> Json:
    """Why something cannot be done."""
    journal = table.game_on
    refusal = why.refusal(journal, seat, request.touch, request.move)
    return {"refused": msgspec.to_builtins(refused(refusal)) if refusal else None}


async def ask(table: Table, listener: Listener, seat: int, request: Ask) -> Json:
    """One of the game's queries, at a table that allows that help."""
    if not table.opening.help:
        raise Refusal("no_help", "this table was opened without help", query=request.query)
    return {"answer": table.game_on.state.ask(request.query, seat)}


async def review(table: Table, listener: Listener, seat: int, request: Review) -> Json:
    """The table as it was; one's own audience at any time, every audience when the game is over."""
    audience = listener.looking if request.own else request.audience
    if audience != listener.looking:
        if table.game_on.ending is None:
            raise Refusal("not_over", "what others saw can be seen when the game is over")
        if audience is not None and audience >= len(table.seats):
            raise Refusal("not_your_seat", f"there is no seat {audience}")
    check_review(table)
    state, ending = await asyncio.to_thread(table.game_on.state_when, audience, request.version)
    return {"version": request.version, "view": msgspec.to_builtins(view_of(state, audience, ending))}


def check_review(table: Table) -> None:
    """Refuse to look back too often: each time the game is played again."""
    seconds = table.review_bucket.wait()
    if seconds:
        raise too_fast(seconds)


async def replay(table: Table, listener: Listener, seat: int, request: Replay) -> Json:
    """The game move by move once it is over: for any audience, or with everything shown."""
    if table.game_on.ending is None:
        raise Refusal("not_over", "a game can be replayed when it is over")
    audience = request.audience
    if audience is not None and audience >= len(table.seats):
        raise Refusal("not_your_seat", f"there is no seat {audience}")
    check_review(table)
    moment = await asyncio.to_thread(table.game_on.after, request.move)
    ending = table.game_on.ending if request.move >= moment.moves else None
    return {
        "move": request.move,
        "moves": moment.moves,
        "seat": moment.seat,
        "events": moment.events if request.revealed else heard(moment.state, moment.events, audience),
        "steps": len(moment.state.steps),
        "view": msgspec.to_builtins(view_of(moment.state, audience, ending, whole=request.revealed)),
    }


async def look(table: Table, listener: Listener, seat: int, request: Look) -> None:
    """Another seat looks; it is shown the table at once."""
    audience = request.seat
    listener.looking = audience
    if table.journal is not None:
        steps = table.journal.told_since(audience, request.version)
        table.afterwards(lambda: listener.tell(table.update(audience, steps)))


async def chat(table: Table, listener: Listener, seat: int, request: Chat) -> None:
    """Say something to everybody."""
    whose = seat if seat >= 0 else None
    table.chats.take(whose)
    name = table.seats[seat].name if whose is not None else ""
    text = request.text.replace("\x00", "")
    line = Line(number=len(table.lines), seat=whose, name=name, text=text, at=round(time.time(), 3))
    kept_id = request.id if whose is not None else None
    await table.write((INSERT_LINE, row_of(line, table=table.name, request=kept_id)))
    table.lines.append(line)
    table.afterwards(lambda: table.tell_all(Said(line=line)))


HANDLERS: dict[type, Handler] = {
    Move: move,
    Undo: undo,
    Resign: resign,
    AskTakeBack: ask_take_back,
    AnswerTakeBack: answer_take_back,
    Why: explain,
    Ask: ask,
    Review: review,
    Replay: replay,
    Look: look,
    Chat: chat,
    Leave: seat_requests.leave,
    Reclaim: seat_requests.reclaim,
    Rename: seat_requests.rename,
    Invite: seat_requests.invite,
    Rematch: seat_requests.rematch,
}
