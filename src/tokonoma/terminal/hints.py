"""Hints at a terminal, in three steps that are asked for one by one: where to look, which move, why."""

from typing import TYPE_CHECKING

from tokonoma.analysis.hint import Hint, hint
from tokonoma.kernel.rulebook import Json

if TYPE_CHECKING:
    from tokonoma.terminal.session import Session

STEPS = 3


def next_step(session: "Session") -> list[str]:
    """The next step of the hint for this moment; after the last one, the last again."""
    moment, step, found = session.hint or (-1, 0, None)
    if found is None or moment != len(session.state.steps):
        session.keyboard.think(session.pen.dim(session.pen.words("terminal.thinking")))
        moment, step, found = len(session.state.steps), 0, hint(session.state, seed=len(session.state.steps))
        session.keyboard.think("")
    step = min(STEPS, step + 1)
    session.hint = (moment, step, found)
    note(session, moment, step)
    return told(session, found, step)


def note(session: "Session", moment: int, step: int) -> None:
    """Keep for the record that a hint was taken here, and how far it went."""
    before = [each for each in session.hinted if each["steps"] != moment]
    deepest = max([step, *(each["step"] for each in session.hinted if each["steps"] == moment)])
    session.hinted = [*before, {"seat": session.state.to_act, "steps": moment, "step": deepest}]
    session.keep()


def told(session: "Session", found: Hint, step: int) -> list[str]:
    """One step in words."""
    pen, more = session.pen, session.pen.dim(session.pen.words("terminal.hint_more"))
    if step == 1:
        return [pen.words("terminal.hint_where", place=place(session, found)), more]
    if step == 2:
        return [pen.words("terminal.hinted", word=found.move, what=said(session, found.say)), more]
    lines = [said(session, reason) for reason in found.why]
    lines.append(pen.words("terminal.hint_chance", chance=round(100 * found.chance)))
    if found.next_say is not None and found.next_chance is not None:
        following = said(session, found.next_say)
        lines.append(pen.words("terminal.hint_next", what=following, chance=round(100 * found.next_chance)))
    return lines


def place(session: "Session", found: Hint) -> str:
    """What is touched first, as the game calls it."""
    kind, _, name = (found.touch[0] if found.touch else found.move).rpartition(":")
    key = f"{kind}.{name}"
    return session.pen.words(key) if session.pen.knows(key) else name


def said(session: "Session", message: Json) -> str:
    """A message of the game's words."""
    values = {name: value for name, value in message.items() if name != "key"}
    return session.pen.words(str(message["key"]), **values)
