"""The coach at a terminal: one for each person, silent until it is wanted."""

from typing import TYPE_CHECKING

from tokonoma.lessons.coach import Coaching, coach

if TYPE_CHECKING:
    from tokonoma.terminal.session import Session


class Coaches:
    """The coaches of the people at one keyboard."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.is_on = False
        self._beside: dict[int, Coaching] = {}
        self._heard: dict[int, int] = {}  # how much of the story each has heard

    def begin_turn(self, seat: int) -> None:
        """A turn of a person begins: they may be spoken to again."""
        if beside := self.beside(seat):
            beside.end_turn()

    def lines(self, seat: int) -> list[str]:
        """What the coach says to a person now, if it says anything."""
        beside = self.beside(seat)
        if beside is None:
            return []
        told = self.session.narration.told
        since = min(self._heard.get(seat, 0), len(told))  # an undone move is a story that got shorter
        beside.hear(self.session.state, [event for _, event in told[since:]])
        self._heard[seat] = len(told)
        said = beside.speak(self.session.state) if self.is_on else None
        if said is None:
            return []
        pen = self.session.pen
        more = " " + pen.words("terminal.coach_rule", rule=said.rule) if said.rule else ""
        text = pen.words("terminal.coach", text=said.text[pen.language]) + more
        return ["", *(pen.bold(line) for line in pen.wrap(text, indent="  "))]

    def beside(self, seat: int) -> Coaching | None:
        """The coach of a person; None in a game without one."""
        if seat not in self._beside and (found := coach(self.session.game.name)):
            self._beside[seat] = Coaching(found, seat)
        return self._beside.get(seat)
