"""Looking at a finished or saved game: step by step at a terminal, all at once elsewhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.library import Game
from tokonoma.kernel.library import game as open_game
from tokonoma.kernel.record import RECORD, read_header
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Event, Json
from tokonoma.kernel.state import DRAWN, State
from tokonoma.terminal.drawing import draw
from tokonoma.terminal.ending import result
from tokonoma.terminal.keyboard import Keyboard
from tokonoma.terminal.narration import EVERYTHING, tell
from tokonoma.terminal.pen import Pen
from tokonoma.terminal.play import saved_sitters, table_pen
from tokonoma.terminal.saved import read_saved


@dataclass
class Moment:
    """The table after a step: who took it, what it was, what happened."""

    state: State
    actor: int | None
    step: str
    told: list[Event]


def replay(path: Path, seat: int | None, whole: bool, plain: bool, language: str, data: Path | None) -> None:
    """Show a record as a seat saw it, or with nothing hidden; refuses one that does not replay."""
    moments, pen = opened(path, seat, language, data)
    if whole or not Keyboard().is_live:
        print("\n".join(in_full(moments, seat, pen)))
    elif plain:
        leaf_through(moments, seat, pen)
    else:
        from tokonoma.terminal.full_screen.replay import ReplayApp
        from tokonoma.terminal.full_screen.running import run_app

        run_app(ReplayApp(moments, seat, pen))


def opened(path: Path, seat: int | None, language: str, data: Path | None) -> tuple[list[Moment], Pen]:
    """The moments of a record, and a pen for its table."""
    document = read_header(read_saved(path), RECORD)
    game = open_game(document["game"], data=data)
    if seat is not None and not 0 <= seat < document["seats"]:
        raise Refusal("wrong_seats", f"there is no seat {seat + 1} of {document['seats']}", seats=document["seats"])
    return remember(game, document), table_pen(game, saved_sitters(document), language)


def as_document(path: Path, seat: int | None, language: str, data: Path | None) -> Json:
    """A record for programs: every step with who took it and what happened, and how it ended."""
    moments, pen = opened(path, seat, language, data)
    last = moments[-1].state
    steps = []
    for number, moment in enumerate(moments):
        audience = EVERYTHING if seat is None else seat
        told = [" ".join(tell(last.rulebook, event, audience, pen)) for event in moment.told]
        move = shown_step(moment, seat) or None
        steps.append({"step": number, "seat": moment.actor, "move": move, "told": [each for each in told if each]})
    ended = last.outcome() is not None
    scores = last.scores() if seat is None or ended else last.scores(seat, everything=False)
    return {
        "game": last.rulebook.name,
        "seats": last.seats,
        "steps": steps,
        "scores": scores,
        "outcome": last.outcome(),
    }


def remember(game: Game, document: Any) -> list[Moment]:
    """Every moment of a record, draws joined to the move that led to them."""
    state = game.start_of(document)
    moments = [Moment(state.copy(), None, "", list(state.told))]
    actor = state.to_act
    for step, told in game.walk(state, document):
        if step.startswith(DRAWN):
            moments[-1] = Moment(state.copy(), moments[-1].actor, moments[-1].step, moments[-1].told + told)
        else:
            moments.append(Moment(state.copy(), actor, step, told))
        actor = state.to_act
    return moments


def in_full(moments: Sequence[Moment], seat: int | None, pen: Pen) -> list[str]:
    """Every step with what happened, then the last table and the result."""
    lines: list[str] = []
    for number, moment in enumerate(moments):
        lines += caption(number, moment, seat, pen)
    last = moments[-1].state
    return [*lines, "", *draw(last.view(seat), pen), "", *result(last, pen)]


def caption(number: int, moment: Moment, seat: int | None, pen: Pen) -> list[str]:
    """A step and what happened."""
    audience = EVERYTHING if seat is None else seat
    if moment.actor is None:
        heading = pen.words("terminal.start")
    else:
        heading = f"{number:>3}  {pen.seat(moment.actor)}  {pen.bold(shown_step(moment, seat))}"
    told = [line for event in moment.told for line in tell(moment.state.rulebook, event, audience, pen)]
    return [heading, *(f"     {line}" for line in told)]


def shown_step(moment: Moment, seat: int | None) -> str:
    """The word for a step; another seat's is shown only where nothing was to be told apart from it."""
    return moment.step if seat is None or moment.actor == seat else ""


def leaf_through(moments: Sequence[Moment], seat: int | None, pen: Pen) -> None:
    """Step forwards and backwards until somebody has seen enough."""
    keyboard, at = Keyboard(), 0
    while True:
        keyboard.clear()
        moment = moments[at]
        watcher = moment.state.to_act if seat is None and moment.state.to_act != CHANCE else seat
        lines = [*draw(moment.state.view(watcher), pen), "", *caption(at, moment, seat, pen), ""]
        if at == len(moments) - 1:
            lines += [*result(moment.state, pen), ""]
        lines.append(pen.dim(pen.words("terminal.replay_help")))
        print("\n".join(lines))
        question = pen.words("terminal.step", step=at, steps=len(moments) - 1)
        try:
            answer = keyboard.ask(question + " ›", None, lambda before: [], lambda typed: "")
        except (EOFError, KeyboardInterrupt):
            return
        if answer in ("q", "quit"):
            return
        at = min(max(target(answer, at, len(moments) - 1), 0), len(moments) - 1)


def target(answer: str, at: int, last: int) -> int:
    """The moment an answer leads to; what is no answer stays."""
    if answer.isdigit():
        return int(answer)
    return {"": at + 1, "n": at + 1, "b": at - 1, "start": 0, "end": last}.get(answer, at)
