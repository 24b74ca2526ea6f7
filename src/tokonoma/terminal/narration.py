"""What happened so far, told to each listener in words, and only what that listener may know."""

from collections.abc import Iterable, Sequence

from tokonoma.kernel.contract import SPECTATOR
from tokonoma.kernel.rulebook import AnyRulebook, Event
from tokonoma.terminal.pen import Pen

EVERYTHING = -3  # a listener after the game, from whom nothing is kept


class Narration:
    """Every event of a game, each with the number of steps it came after."""

    def __init__(self, rulebook: AnyRulebook) -> None:
        self.rulebook = rulebook
        self.told: list[tuple[int, Event]] = []

    def hear(self, steps: int, events: Iterable[Event]) -> None:
        """Keep what happened by the time so many steps were taken."""
        self.told += [(steps, event) for event in events]

    def take_back(self, steps: int) -> None:
        """Forget what happened after so many steps."""
        self.told = [(when, event) for when, event in self.told if when <= steps]

    def __len__(self) -> int:
        return len(self.told)

    def lines(self, audience: int | None, pen: Pen, since: int = 0) -> list[str]:
        """What a seat, or a spectator (None), heard since so many events, as wrapped lines."""
        return [line for _, event in self.told[since:] for line in tell(self.rulebook, event, audience, pen)]

    def differs(self, seats: Sequence[int], since: int) -> bool:
        """Whether some event since so many was told to these seats in different words."""
        return any(
            len({repr(self.rulebook.event_for(event, seat)) for seat in seats}) > 1 for _, event in self.told[since:]
        )


def tell(rulebook: AnyRulebook, event: Event, audience: int | None, pen: Pen) -> list[str]:
    """One event as an audience hears it; no line when it hears nothing."""
    listener = SPECTATOR if audience is None else audience
    heard = event if listener == EVERYTHING else rulebook.event_for(event, listener)
    if heard is None:
        return []
    return pen.wrap("· " + rulebook.say(heard, pen.language, pen.name), indent="  ")
