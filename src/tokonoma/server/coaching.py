"""A coach at a table: what it would remark to a seat now, from what that seat may know and heard."""

import logging

import msgspec

from tokonoma.lessons.coach import Moment, coach, remark
from tokonoma.lessons.expressions import Wrong
from tokonoma.server.facts import Json
from tokonoma.server.journal import Journal
from tokonoma.server.messages import Coach

log = logging.getLogger("tokonoma.coaching")


def remark_for(game: str, journal: Journal, seat: int, request: Coach) -> Json | None:
    """The remark that is due; None where there is none, or the game has no coach."""
    found = coach(game)
    if found is None:
        return None
    moment = Moment(journal.state, seat, heard_since(journal, seat, request.since))
    try:
        said = remark(found, moment, request.made, request.this_turn)
    except Wrong:  # a remark that does not fit this table must not stop a game
        log.exception("a remark could not be made")
        return None
    told: Json | None = msgspec.to_builtins(said)
    return told


def heard_since(journal: Journal, seat: int, version: int) -> list[Json]:
    """The events a seat was told after a version and that still hold."""
    kept: list[tuple[int, Json]] = []
    for step in journal.told_since(seat, version):
        if step.struck is not None:
            kept = [(told, event) for told, event in kept if told <= step.struck]
        kept += [(step.version, event) for event in step.events]
    return [event for _, event in kept]
