"""The answers a table remembers, so that the same request sent again is answered alike and not done again.

Each seat has its own, so that no seat can push out what another was answered, however much it asks.
"""

from collections import OrderedDict
from collections.abc import Iterator

from tokonoma.server.messages import Answer
from tokonoma.server.rows import Kept

MOST = 128  # of one seat; whoever sends a request again does so long before as many others


class Answers:
    """The newest answers of every seat, by the ids of their requests."""

    def __init__(self) -> None:
        self._of: dict[int, OrderedDict[str, Answer]] = {}

    def find(self, seat: int, request: str | None) -> Answer | None:
        """What a seat was answered; None when it has not asked, or long ago."""
        return self._of[seat].get(request) if request is not None and seat in self._of else None

    def keep(self, seat: int, answer: Answer) -> None:
        """Answer alike if the same request of the seat comes again."""
        if answer.id is None:
            return
        own = self._of.setdefault(seat, OrderedDict())
        own[answer.id] = answer
        if len(own) > MOST:
            own.popitem(last=False)


def answers_kept(kept: Kept) -> Iterator[tuple[float, int, Answer]]:
    """What the seats of a table were answered before it left memory, with when: what was refused is not kept."""
    for entry in kept.entries:
        if entry.request is not None and entry.seat is not None:
            version = entry.versions[entry.seat]
            yield entry.at, entry.seat, Answer(id=entry.request, status="accepted", version=version)
    said = {line.number: line.at for line in kept.lines}
    for (seat, request), number in kept.line_requests.items():
        if seat is not None:
            yield said[number], seat, Answer(id=request, status="accepted")
