"""A record from a file, looked at move by move as a finished game of a table is. Nothing of it is kept."""

import msgspec

from tokonoma.kernel import record as records
from tokonoma.kernel.library import Game, game
from tokonoma.kernel.looking_back import stage_now
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.state import DRAWN, State
from tokonoma.server.audience import heard, hears_decisions, outcome_of, view_of
from tokonoma.server.bodies import StudyMoment, StudyRecord
from tokonoma.server.facts import ClockRule, Deal, Ending, Json, SeatFacts, TableFacts, ToldMove
from tokonoma.server.journal import Moment
from tokonoma.server.plain_text import plain

PLAYED = Ending(by="played")
BOT = "bot:"  # in a record, before the level of a bot
NAME = 40  # letters of a name


def study(body: StudyRecord) -> StudyMoment:
    """The table after one of a record's decisions; refuses a document that is no record, or a damaged one."""
    header = records.read_header(body.record, records.RECORD)
    if body.audience is not None and body.audience >= header["seats"]:
        raise Refusal("not_your_seat", f"there is no seat {body.audience}")
    opened = game(header["game"])
    last = opened.from_record(header)
    ending = ending_of(header, last)
    moment = moment_of(opened, header, body.move)
    now = ending if body.move >= moment.moves else None
    return StudyMoment(
        facts=facts_of(opened, header, last, ending),
        move=body.move,
        moves=moment.moves,
        seat=moment.seat,
        events=moment.events if body.revealed else heard(moment.state, moment.events, body.audience),
        steps=len(moment.state.steps),
        told=told_in(opened, header, body) if body.all_moves else None,
        view=view_of(moment.state, body.audience, now, whole=body.revealed),
    )


def moment_of(opened: Game, record: Json, move: int) -> Moment:
    """The game after so many decisions of a record, with the draws that followed; refuses a number it has not."""
    decisions = [number for number, step in enumerate(record["steps"]) if not step.startswith(DRAWN)]
    if move > len(decisions):
        raise Refusal("unknown_version", f"there are moves 0 to {len(decisions)}, not {move}", known=len(decisions))
    state = opened.start_of(record)
    moment = Moment(state, None, list(state.told), len(decisions))
    until = decisions[move] if move < len(decisions) else None
    actor = state.to_act
    for step, events in opened.walk(state, record, until):
        if not step.startswith(DRAWN):
            moment.seat, moment.events = actor, []
        moment.events = moment.events + events
        actor = state.to_act
    return moment


def told_in(opened: Game, record: Json, body: StudyRecord) -> list[ToldMove]:
    """Every move of a record with what happened then, the set-up first."""
    state = opened.start_of(record)
    found = [ToldMove(seat=None, stage=None, events=list(state.told))]
    coming = iter(record["steps"])
    due = decision_due(state, next(coming, None), body)
    for step, events in opened.walk(state, record):
        if not step.startswith(DRAWN) and due is not None:
            found.append(due)
        found[-1].events += events if body.revealed else heard(state, events, body.audience)
        due = decision_due(state, next(coming, None), body)
    return found


def decision_due(state: State, step: str | None, body: StudyRecord) -> ToldMove | None:
    """The next decision of a record as it is told, before anything has happened by it; None where luck decides."""
    if step is None or step.startswith(DRAWN):
        return None
    is_heard = body.revealed or hears_decisions(state, state.to_act, body.audience)
    stage = stage_now(state.rulebook, state.board)
    return ToldMove(seat=state.to_act, stage=stage, events=[], say=state.say_move(step) if is_heard else None)


def ending_of(record: Json, last: State) -> Ending | None:
    """How a recorded game ended: played out, given up, or not yet."""
    if last.to_act is None:
        return PLAYED
    try:
        ending = msgspec.convert(record.get("ending"), Ending | None)
    except msgspec.ValidationError:
        raise records.damaged("ending", "how a game ended belongs here") from None
    if ending is not None and ending.by == "closed":
        return Ending(by="closed")
    if ending is None or ending.by == "played":
        return None
    if ending.seat is None or ending.seat not in range(last.seats):
        raise records.damaged("ending.seat", f"is {ending.seat}; there are seats 0 to {last.seats - 1}")
    return ending


def facts_of(opened: Game, record: Json, last: State, ending: Ending | None) -> TableFacts:
    """A recorded game as a table that is over, or whose game was broken off."""
    return TableFacts(
        table="record",
        game=opened.name,
        title=opened.title,
        rules=record["rules"],
        data=record["data"],
        options=dict(last.options),
        seats=[seat_of(record, seat) for seat in range(last.seats)],
        status="over" if ending else "running",
        clock=ClockRule(),
        grace=0,
        absence=0,
        help=False,
        hints=False,
        aloud=False,
        may_resign=False,
        deal=deal_of(record),
        given=last.start is not None,
        outcome=outcome_of(last, ending),
        ending=ending,
        rematch=None,
        opened=0,
    )


def seat_of(record: Json, seat: int) -> SeatFacts:
    """Who sat at a seat, as far as the record tells; what a terminal calls `human` has no name."""
    players = record.get("players")
    found = players[seat] if isinstance(players, list) and seat < len(players) else ""
    if not isinstance(found, str):
        raise records.damaged(f"players[{seat}]", "a word belongs here")
    if found.startswith(BOT):
        return SeatFacts(seat=seat, kind="bot", name="", level=found.removeprefix(BOT))
    return SeatFacts(seat=seat, kind="person", name="" if found == "human" else plain(found[:NAME]))


def deal_of(record: Json) -> Deal:
    """How the luck was fixed, where the record has the proof."""
    try:
        return msgspec.convert({"commitment": ""} | (record.get("deal") or {}), Deal)
    except (msgspec.ValidationError, TypeError):
        raise records.damaged("deal", "the proof of a deal belongs here") from None


def players_of(seats: list[SeatFacts]) -> list[str]:
    """Who sat where, for a record: a person's name, or the level of a bot."""
    return [f"{BOT}{seat.level}" if seat.kind == "bot" else person_called(seat.name) for seat in seats]


def person_called(name: str) -> str:
    """A person's name as a record has it: whoever calls themselves a bot is none."""
    return f" {name}" if name.startswith(BOT) else name
