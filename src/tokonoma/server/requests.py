"""What a request of a seat does to the game, or asks of it; and the one answer each request gets."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tokonoma.kernel.preview import preview
from tokonoma.kernel.refusal import STALE, WAIT, Refusal
from tokonoma.server import analysis_requests, coaching, host_requests, opening_requests, seat_requests, why
from tokonoma.server.audience import heard, hears_decisions, refused, view_of
from tokonoma.server.facts import Json, Refused
from tokonoma.server.listener import Listener
from tokonoma.server.messages import (
    Analyse,
    Answer,
    AnswerTakeBack,
    Ask,
    AskHint,
    AskTakeBack,
    Chat,
    CloseTable,
    Coach,
    Invite,
    Leave,
    Line,
    Look,
    LookAhead,
    LookBack,
    Move,
    Moves,
    Mute,
    NewLink,
    People,
    Reclaim,
    Rematch,
    RemoveWatcher,
    Rename,
    Renew,
    Replay,
    Request,
    Resign,
    Review,
    Said,
    SeatBot,
    Share,
    Undo,
    Why,
)
from tokonoma.server.plain_text import readable
from tokonoma.server.rows import row_of
from tokonoma.server.seats import check_plays
from tokonoma.server.store import DELETE_LINES, INSERT_LINE
from tokonoma.server.table import Table
from tokonoma.server.take_backs import answer_take_back, ask_take_back, check_on
from tokonoma.server.troubles import Conflict, StoreUnavailable
from tokonoma.server.writer import Write

log = logging.getLogger("tokonoma.requests")
Handler = Callable[[Table, Listener, int, Any], Awaitable[Json | None]]

STORE_WAIT = 2.0  # seconds, until a store that failed is worth asking again
FOR_WATCHERS_TOO = (Look, Chat, Review, Replay, Moves, LookBack, Analyse)
# These change nothing that is kept.
ONLY_ASKS = (Look, Why, LookAhead, Ask, AskHint, Coach, Review, Replay, Moves, LookBack, Analyse, People)


async def handle(table: Table, listener: Listener, request: Request) -> None:
    """Do what is asked, once, and answer."""
    seat = request.seat if request.seat is not None or isinstance(request, Look) else listener.looking
    known = table.answers.find(seat, request.id) if seat is not None and seat in listener.seats else None
    started = time.perf_counter()
    answer = known or await answered(table, listener, seat, request)
    table.do_afterwards()
    listener.answer(answer)
    table.registry.metrics.answered(table.opening.game, time.perf_counter() - started)
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
        return remembered(table, seat, request, refusal_answer(request.id, refusal))
    except (StoreUnavailable, Conflict) as trouble:
        table.forget_afterwards()
        return table.registry.store_trouble(table, request.id, trouble)
    except Exception:
        table.forget_afterwards()
        return broken(table, request)
    return remembered(table, seat, request, answer)


def broken(table: Table, request: Request) -> Answer:
    """The answer after a fault of ours: it may have been done, so the table is read again and everybody resumes."""
    log.exception("a request broke", extra={"table": table.name, "request": type(request).__name__})
    if not isinstance(request, ONLY_ASKS):
        asyncio.get_running_loop().call_soon(table.registry.read_again, table)
    fault = Refused(kind="broken", code="broken", message="something went wrong here; the table is read again")
    return Answer(id=request.id, status="broken", refused=fault)


def remembered(table: Table, seat: int | None, request: Request, answer: Answer) -> Answer:
    """The answer, kept for the same request sent again; one that says "later" is not the last word.

    What only asks is not kept: it may be asked again, and views are large.
    """
    if answer.status != "slow_down" and seat is not None and not isinstance(request, ONLY_ASKS):
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
    if not table.game.rulebook.may_resign(len(table.seats)):
        raise Refusal("cannot_resign", "others play on: leave instead, and a bot takes your place")
    change = table.game_on.change(time.time())
    change.resign(seat)
    table.announce("resigned", seat)
    await table.commit(change, request.id)


# Asking


async def explain(table: Table, listener: Listener, seat: int, request: Why) -> Json:
    """Why something cannot be done."""
    journal = table.game_on
    refusal = why.refusal(journal, seat, request.touch, request.move)
    return {"refused": msgspec.to_builtins(refused(refusal)) if refusal else None}


async def look_ahead(table: Table, listener: Listener, seat: int, request: LookAhead) -> Json:
    """What a move would do."""
    table.previews.take(seat)
    check_version(table, seat, request.version)
    if table.game_on.ending is not None:
        raise Refusal("game_over", "the game is over")
    return {"preview": msgspec.to_builtins(preview(table.game_on.state, seat, request.move))}


async def ask(table: Table, listener: Listener, seat: int, request: Ask) -> Json:
    """One of the game's queries, at a table that allows that help."""
    if not table.opening.help:
        raise Refusal("no_help", "this table was opened without help", query=request.query)
    return {"answer": table.game_on.state.ask(request.query, seat)}


async def coach(table: Table, listener: Listener, seat: int, request: Coach) -> Json:
    """What a coach remarks now, at a table that allows help."""
    if not table.opening.help:
        raise Refusal("no_help", "this table was opened without help", query="coach")
    table.reviews.take(person(listener, seat))
    return {"remark": await asyncio.to_thread(coaching.remark_for, table.opening.game, table.game_on, seat, request)}


async def review(table: Table, listener: Listener, seat: int, request: Review) -> Json:
    """The table as it was; one's own audience at any time, every audience when the game is over."""
    audience = listener.looking if request.own else request.audience
    if audience != listener.looking:
        if table.game_on.ending is None:
            raise Refusal("not_over", "what others saw can be seen when the game is over")
        if audience is not None and audience >= len(table.seats):
            raise Refusal("not_your_seat", f"there is no seat {audience}")
    table.reviews.take(person(listener, seat))
    state, ending = await asyncio.to_thread(table.game_on.state_when, audience, request.version)
    return {"version": request.version, "view": msgspec.to_builtins(view_of(state, audience, ending))}


def person(listener: Listener, seat: int) -> int | str:
    """Who asks: a seat, or a watcher by their address, so that no watcher uses up what is the others'."""
    return seat if seat >= 0 else listener.address


def check_replay(table: Table, listener: Listener, seat: int, audience: int | None) -> None:
    """Refuse to look back at a game that is on, or through the eyes of nobody."""
    if table.game_on.ending is None:
        raise Refusal("not_over", "a game can be replayed when it is over")
    if audience is not None and audience >= len(table.seats):
        raise Refusal("not_your_seat", f"there is no seat {audience}")
    table.reviews.take(person(listener, seat))


async def moves(table: Table, listener: Listener, seat: int, request: Moves) -> Json:
    """Every move of a finished game with what happened then."""
    check_replay(table, listener, seat, request.audience)
    journal = table.game_on
    told = await asyncio.to_thread(journal.moves)
    if not request.revealed:
        for each in told:
            each.events = heard(journal.state, each.events, request.audience)
            each.say = each.say if hears_decisions(journal.state, each.seat, request.audience) else None
    return {"moves": msgspec.to_builtins(told)}


async def replay(table: Table, listener: Listener, seat: int, request: Replay) -> Json:
    """The game move by move once it is over: for any audience, or with everything shown."""
    check_replay(table, listener, seat, request.audience)
    audience = request.audience
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


async def look_back(table: Table, listener: Listener, seat: int, request: LookBack) -> Json:
    """The reasons of every score line, and the race."""
    check_replay(table, listener, seat, None)
    return await asyncio.to_thread(table.game_on.look_back)


async def look(table: Table, listener: Listener, seat: int, request: Look) -> None:
    """Another seat looks; it is shown the table at once."""
    audience = request.seat
    listener.looking = audience
    if table.journal is not None:
        steps = table.journal.told_since(audience, request.version)
        table.afterwards(lambda: table.view_cache.show(listener, steps))


async def chat(table: Table, listener: Listener, seat: int, request: Chat) -> None:
    """Say something to everybody."""
    whose = seat if seat >= 0 else None
    if whose is None and listener.address in table.muted:
        raise Refusal("muted", "the host lets you write nothing at this table")
    table.chats.take(person(listener, seat))
    name = table.seats[seat].name if whose is not None else ""
    text = readable(request.text)
    number = table.lines[-1].number + 1 if table.lines else 0
    line = Line(number=number, seat=whose, name=name, text=text, at=round(time.time(), 3))
    kept_id = request.id if whose is not None else None
    most = table.registry.settings.limits.chat_lines
    gone: list[Write] = [(DELETE_LINES, {"at_table": table.name, "last": number - most})] if number >= most else []
    await table.write((INSERT_LINE, row_of(line, table=table.name, request=kept_id)), *gone)
    table.lines = [*table.lines, line][-most:]
    table.afterwards(lambda: table.tell_all(Said(line=line)))


HANDLERS: dict[type, Handler] = {
    Move: move,
    Undo: undo,
    Resign: resign,
    AskTakeBack: ask_take_back,
    AnswerTakeBack: answer_take_back,
    Why: explain,
    LookAhead: look_ahead,
    Ask: ask,
    AskHint: analysis_requests.hint,
    Coach: coach,
    Review: review,
    Replay: replay,
    Moves: moves,
    LookBack: look_back,
    Analyse: analysis_requests.analyse,
    Look: look,
    Chat: chat,
    Leave: seat_requests.leave,
    Reclaim: seat_requests.reclaim,
    Rename: seat_requests.rename,
    Invite: seat_requests.invite,
    SeatBot: seat_requests.seat_bot,
    Renew: seat_requests.renew,
    Share: seat_requests.share,
    Rematch: opening_requests.rematch,
    People: host_requests.people,
    Mute: host_requests.mute,
    RemoveWatcher: host_requests.remove_watcher,
    NewLink: host_requests.new_link,
    CloseTable: host_requests.close_table,
}
