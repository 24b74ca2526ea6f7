"""What every audience of a table is shown: its newest view, made once, and then only what changed in it.

A view belongs to an audience and a version of its own, so a patch is made from two things that audience was, or may be,
shown whole. Where a game hides nothing, its table is described, compared and encoded once for all audiences.
"""

import logging
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from tokonoma.kernel.state import State
from tokonoma.server.audience import Audience, Description, description, view_of
from tokonoma.server.differences import Parts, view_changes
from tokonoma.server.facts import View
from tokonoma.server.listener import PATCH, Listener, frame
from tokonoma.server.messages import Patched, Step, Update

if TYPE_CHECKING:
    from tokonoma.server.table import Table

log = logging.getLogger("tokonoma.table")
FAULT = 1011  # the WebSocket code for a fault of the server
own_parts = attrgetter(*[name for name in View.__struct_fields__ if name != "seat"])


class Shown(NamedTuple):
    """A view and the version of its audience."""

    version: int
    view: View


class ViewCache:
    """What the audiences of one table are shown."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._shown: dict[Audience, Shown] = {}
        self._described: tuple[State, Description] | None = None

    def view(self, audience: Audience) -> View | None:
        """The table as an audience may know it; None before the game."""
        return self._newest(audience).view if self.table.journal else None

    def show(self, listener: Listener, steps: list[Step]) -> None:
        """Send a socket the whole view of its audience."""
        listener.tell(self._update(listener.looking, steps))
        self.seen(listener)

    def seen(self, listener: Listener) -> None:
        """Note that a socket was sent the newest view of its audience."""
        shown = self._shown.get(listener.looking)
        listener.seen = (listener.looking, shown.version) if shown else None

    def tell(self, told: list[list[Step]]) -> None:
        """Send every audience what it was told; the bytes are made once for all who look alike."""
        journal = self.table.game_on
        sent = Sent(journal.state.rulebook.hides_nothing)
        before, self._shown = self._shown, {}
        lines = {listener.looking: told[journal.place(listener.looking)] for listener in self.table.listeners}
        for audience, steps in lines.items():
            if steps:
                self._tell_audience(audience, list(steps), before.get(audience), sent)
            elif audience in before:
                self._shown[audience] = before[audience]

    def forget_unseen(self) -> None:
        """Keep no view that nobody looks at."""
        looking = {listener.looking for listener in self.table.listeners}
        self._shown = {audience: shown for audience, shown in self._shown.items() if audience in looking}
        if not looking:
            self._described = None

    def _tell_audience(self, audience: Audience, steps: list[Step], before: Shown | None, sent: "Sent") -> None:
        known = (audience, before.version) if before else None
        frames: dict[tuple[bool, bool], str] = {}
        for listener in self.table.listeners:
            if listener.looking != audience:
                continue
            as_patch = listener.takes_patches and before is not None and listener.seen == known
            try:
                form = (as_patch, listener.takes_short)
                if form not in frames:
                    frames[form] = self._framed(audience, steps, before if as_patch else None, sent, form[1])
            except Exception:  # a fault for one audience is not the others'
                log.exception("an audience could not be told", extra={"table": self.table.name})
                listener.close(FAULT)
                continue
            listener.put(frames[form])
            self.seen(listener)

    def _framed(self, audience: Audience, steps: list[Step], before: Shown | None, sent: "Sent", is_short: bool) -> str:
        if before is None:
            return frame(self._update(audience, steps))
        now = self._newest(audience)
        told = Told(before, now, is_short, steps)
        head = f'{PATCH},"looking":{"null" if audience is None else audience}'
        if (rest := sent.text_of(told)) is not None:
            return head + rest
        text = frame(
            Patched(
                looking=audience,
                version=now.version,
                base=before.version,
                steps=steps,
                patch=view_changes(before.view, now.view, sent.parts, is_short),
                clocks=self.table.clock.shown(),
            )
        )
        sent.keep(told, text.removeprefix(head))
        return text

    def _update(self, audience: Audience, steps: list[Step]) -> Update:
        version, view = self._newest(audience)
        return Update(looking=audience, version=version, steps=steps, view=view, clocks=self.table.clock.shown())

    def _newest(self, audience: Audience) -> Shown:
        journal = self.table.game_on
        version, shown = journal.version(audience), self._shown.get(audience)
        if shown is None or shown.version != version:
            view = view_of(journal.state, audience, journal.ending, described=self._one_for_all(journal.state))
            shown = self._shown[audience] = Shown(version, view)
        return shown

    def _one_for_all(self, state: State) -> Description | None:
        if not state.rulebook.hides_nothing:
            return None
        if self._described is None or self._described[0] is not state:
            self._described = (state, description(state, None))
        return self._described[1]


class Told(NamedTuple):
    """What an audience is sent a patch about: the views before and after, the form, and the steps between."""

    before: Shown
    now: Shown
    is_short: bool
    steps: list[Step]

    def is_same(self, other: "Told") -> bool:
        """Whether another audience is told the same and sees the same; where most wait, most do."""
        return (
            self.is_short == other.is_short
            and (self.before.version, self.now.version) == (other.before.version, other.now.version)
            and own_parts(self.now.view) == own_parts(other.now.view)
            and own_parts(self.before.view) == own_parts(other.before.view)
            and self.steps == other.steps
        )


class Sent:
    """What audiences were sent of one update, for others who are told the same."""

    def __init__(self, one_for_all: bool) -> None:
        self.parts = Parts(one_for_all)
        self._texts: list[tuple[Told, str]] = []

    def text_of(self, told: Told) -> str | None:
        """What another audience was sent who was told the same, without whose it is."""
        return next((text for each, text in self._texts if each.is_same(told)), None)

    def keep(self, told: Told, text: str) -> None:
        """Keep what an audience is sent, without whose it is."""
        self._texts.append((told, text))
