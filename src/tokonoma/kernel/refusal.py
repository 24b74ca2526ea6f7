"""Saying no: what a table, a reader of documents or a loader of data will not take, and what holds instead.

A refusal is addressed to a person. It has a kind, a code from the closed list below, a sentence, and the values the
sentence speaks of, so that a page can say it in another language. A broken invariant is never dressed up as one.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tokonoma.kernel import words

UNREADABLE = "unreadable"  # not a move, a document or an option in our notation
ILLEGAL = "illegal"  # readable, but not for this seat now
STALE = "stale"  # aimed at a position no longer on the table
WAIT = "wait"  # not now; the same may be taken a little later

# Every code with its kind. docs/refusals.md lists the same ones; a test compares them.
CODES = {
    "not_a_move": UNREADABLE,
    "not_an_outcome": UNREADABLE,
    "not_a_document": UNREADABLE,
    "foreign_document": UNREADABLE,
    "newer_document": UNREADABLE,
    "damaged_document": UNREADABLE,
    "broken_position": UNREADABLE,
    "wrong_data": UNREADABLE,
    "unknown_game": UNREADABLE,
    "unknown_option": UNREADABLE,
    "wrong_seats": UNREADABLE,
    "not_now": ILLEGAL,
    "not_your_turn": ILLEGAL,
    "game_over": ILLEGAL,
    "hidden": ILLEGAL,
    "nothing_to_undo": ILLEGAL,
    "undo_revealed": ILLEGAL,
    "stale_version": STALE,
    # said by a server's tables
    "not_a_request": UNREADABLE,
    "too_large": UNREADABLE,
    "unknown_table": UNREADABLE,
    "unknown_level": UNREADABLE,
    "unknown_version": UNREADABLE,
    "wrong_secret": ILLEGAL,
    "foreign_origin": ILLEGAL,
    "unknown_host": ILLEGAL,
    "not_your_seat": ILLEGAL,
    "seat_taken": ILLEGAL,
    "not_begun": ILLEGAL,
    "not_over": ILLEGAL,
    "no_help": ILLEGAL,
    "bot_plays": ILLEGAL,
    "out_of_time": ILLEGAL,
    "no_take_back": ILLEGAL,
    "cannot_resign": ILLEGAL,
    "not_the_host": ILLEGAL,
    "muted": ILLEGAL,
    "cannot_open": ILLEGAL,
    "too_many_links": ILLEGAL,
    "too_fast": WAIT,
    "store_unavailable": WAIT,
}


class Refusal(Exception):
    """Something that was not done, and why; nothing has changed."""

    def __init__(self, code: str, message: str, **values: Any) -> None:
        super().__init__(message)
        self.code = code
        self.kind = CODES[code]
        self.message = message
        self.values = values

    def __reduce__(self) -> tuple[Callable[[], "Refusal"], tuple[()]]:
        """How to make it again in another process; an exception's own way would leave out the code and the values."""
        return partial(Refusal, self.code, self.message, **self.values), ()

    def to_json(self) -> dict[str, Any]:
        """The one JSON shape in which every refusal leaves the program."""
        return {"kind": self.kind, "code": self.code, "message": self.message, "values": self.values}


def refusals_in(folder: Path) -> Callable[..., Refusal]:
    """Return a maker of refusals whose sentences stand in a folder's message catalogues.

    `refusal("path_is_empty", path="b")` is a refusal with the code "not_now", the English sentence under the key
    "refusal.path_is_empty", and that key among its values, so that a page can say it in another language.
    """

    def refusal(key: str, code: str = "not_now", **values: Any) -> Refusal:
        key = f"refusal.{key}"
        message = words.say(words.catalogue(folder, "en"), key, values, "en", lambda seat: f"seat {seat}")
        return Refusal(code, message, key=key, **values)

    return refusal
