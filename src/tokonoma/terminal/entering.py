"""Typing in what a real table drew: by whom it concerns, one word or several, and taken back by undo."""

from typing import TYPE_CHECKING

from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.refusal import Refusal
from tokonoma.terminal import commands, draws
from tokonoma.terminal.drawing import prompt_hint

if TYPE_CHECKING:
    from tokonoma.terminal.session import Session


def enter_draw(session: "Session") -> None:
    """See to the draw that is due: ask whom it concerns, or let chance decide what no person here may see."""
    draw = draws.due(session.state)
    if len(session.state.legal()) == 1 or (draw.seat is not None and draw.seat not in session.people):
        play_draw(session, draws.drawn_by_itself(session.state))
        return
    if draw.seat is None:
        ask_draw(session, draw)
        return
    session.draw_curtain(draw.seat, for_draw=True)
    while session.state.to_act == CHANCE and draws.due(session.state) == draw:
        ask_draw(session, draw)
    session.keyboard.clear(forget=True)  # an open draw may follow, before other eyes


def ask_draw(session: "Session", draw: draws.Draw) -> None:
    """Ask once: what is drawn, for whom and where."""
    pen = session.pen
    key = "terminal.draw" if draw.seat is None else "terminal.draw_private"
    hint = prompt_hint(session.state.view(draw.seat), pen)
    heading = pen.bold(pen.words(key, seat=draw.seat))
    session.print(["", f"{heading} {hint}".rstrip(), pen.dim(pen.words("terminal.draws_hint"))])
    line = session.ask("~", draw.seat)
    if line and not commands.obey(session, draw.seat, line):
        enter_words(session, draw, line.split())


def enter_words(session: "Session", draw: draws.Draw, words: list[str]) -> None:
    """Let the words happen one after the other, as far as they are draws of the same person."""
    for number, word in enumerate(words):
        if session.state.to_act != CHANCE or (number and draws.due(session.state).seat != draw.seat):
            session.print([session.pen.words("terminal.drawn_first", count=number)])
            return
        if word.removeprefix("~") not in session.state.legal():
            listed = draws.due(session.state)
            if number:
                session.print([session.pen.words("terminal.drawn_first", count=number)])
            session.refuse(draws.refusal(word, listed, session.state.legal() if listed.is_listed else []))
            return
        play_draw(session, word)


def play_draw(session: "Session", word: str) -> None:
    """Let one draw happen, remembering the table before it."""
    session.entered.append(session.state.copy())
    try:
        told = session.state.play(word)
    except Refusal:
        session.entered.pop()
        raise
    session.narration.hear(len(session.state.steps), told)
    session.keep()
