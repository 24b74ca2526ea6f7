"""What the store keeps of a table, as values: its opening, its seats, what happened in order, and what was said."""

from functools import cache
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from tokonoma.server.facts import ClockRule
from tokonoma.server.keys import Key
from tokonoma.server.messages import Line

T = TypeVar("T", bound=Struct)
Kind = Literal["begin", "move", "undo", "take_back", "resign", "clocks"]


class Opening(Struct, kw_only=True):
    """A table as it was opened; `status`, `rematch` are all that changes later."""

    table: str
    game: str
    rules: int
    data: str
    options: dict[str, str]
    clock: ClockRule
    grace: int
    absence: int = 0
    help: bool = True
    hints: bool = False
    aloud: bool = False
    start: dict[str, Any] | None
    secret: str
    status: Literal["waiting", "running", "over"]
    rematch: str | None = None
    request: str | None = None
    opened: float


class Seat(Struct, kw_only=True):
    """Who sits at a seat. `level` is a bot's; `stand_in` is the level of the bot that plays for a person."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None = None
    host: bool = False
    visitor: str | None = None
    contribution: str | None = None
    left: bool = False
    stand_in: str | None = None
    hinted: list[list[int]] = []  # after how many steps of the record it took a hint, and up to which step of the hint

    @property
    def is_away(self) -> bool:
        """Whether a person has left, or a bot plays in their place."""
        return self.kind == "person" and (self.left or self.stand_in is not None)

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now; None where a person does."""
        return self.level if self.kind == "bot" else self.stand_in


class Entry(Struct, kw_only=True, gc=False):
    """One thing that happened in the game. `steps` are the steps it added, draws included, as in a record.

    `versions` are the versions of every audience afterwards, seats in order and the watchers last. A take-back's one
    step is the number of steps that were kept.
    """

    number: int
    kind: Kind
    seat: int | None
    steps: list[str]
    versions: list[int]
    clocks: list[float | None]
    request: str | None = None
    at: float


class Kept(Struct, kw_only=True):
    """Everything the store keeps of one table."""

    opening: Opening
    seats: list[Seat]
    keys: list[Key]
    entries: list[Entry]
    lines: list[Line]
    line_requests: dict[tuple[int | None, str], int]  # who said it and the request's id, with the line's number


encode = msgspec.json.Encoder().encode
AS_TEXT = ("options", "clock", "start", "steps", "versions", "clocks", "hinted")


def row_of(value: Struct, **more: Any) -> dict[str, Any]:
    """A value as a row: what is not a number or a word becomes JSON text."""
    row: dict[str, Any] = msgspec.structs.asdict(value)
    for name in texts_in(type(value)):
        if row[name] is not None:
            row[name] = encode(row[name]).decode()
    row.update(more)
    return row


@cache
def texts_in(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a kind of value that become text."""
    return tuple(name for name in AS_TEXT if name in kind.__struct_fields__)


def value_of(kind: type[T], row: Any) -> T:
    """The value a row was made from."""
    values = {name: row[name] for name in kind.__struct_fields__ if name in row}
    for name in AS_TEXT:
        if values.get(name) is not None:
            values[name] = msgspec.json.decode(values[name])
    return msgspec.convert(values, kind)
