"""Records and positions: a game, or one moment of it, as a JSON document that any later version can judge.

Reading never trusts: a document that is damaged, foreign or newer is refused with the place that is wrong, and nothing
is half read. The published schemas are `record.schema.json` and `position.schema.json` beside this file.
"""

from collections.abc import Callable, Iterator
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from tokonoma.kernel.raw import layout
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import AnyRulebook, Event, Json
from tokonoma.kernel.typed import Shape

if TYPE_CHECKING:
    from tokonoma.kernel.contract import Board
    from tokonoma.kernel.numbered import NumberedState
    from tokonoma.kernel.state import State

RECORD = "tokonoma-record"
POSITION = "tokonoma-position"
FORMAT_VERSION = 1
RANGES = {  # from the least value to the first that is too large
    "int": (-(2**31), 2**31),
    "c_i8": (-(2**7), 2**7),
    "c_i16": (-(2**15), 2**15),
    "int64_t": (-(2**63), 2**63),
    "uint64_t": (0, 2**64),
}


def write_header(state: "NumberedState", kind: str) -> Json:
    """What both documents begin with."""
    return {
        "format": kind,
        "version": FORMAT_VERSION,
        "game": state.rulebook.name,
        "rules": state.rulebook.rules,
        "data": state.rulebook.data,
        "seats": state.seats,
        "options": dict(state.options),
    }


def write_position(state: "NumberedState", board: "Board") -> Json:
    """A board of the state's game, secrets included."""
    return write_header(state, POSITION) | {"fields": board.fields()}


def write_record(state: "State") -> Json:
    """Every step from the opening, and the outcome when there is one."""
    start = {"start": state.start} if state.start else {}
    return write_header(state, RECORD) | start | {"steps": list(state.steps), "outcome": state.outcome()}


# Reading


def read_header(document: Any, kind: str) -> Json:
    """The document as a dict of our format; refuses anything else."""
    if not isinstance(document, dict):
        raise Refusal("not_a_document", f"a {kind} is a JSON object, not {type(document).__name__}", place="")
    if document.get("format") != kind:
        raise Refusal("foreign_document", f"format is {document.get('format')!r}, not {kind}", place="format")
    version = read(document, "version", int)
    if version > FORMAT_VERSION:
        message = f"version {version} is newer than this program, which reads up to {FORMAT_VERSION}"
        raise Refusal("newer_document", message, place="version")
    read(document, "game", str)
    if not 1 <= read(document, "seats", int) <= 8:
        raise damaged("seats", f"{document['seats']} seats cannot exist")
    read(document, "data", str)
    if read(document, "rules", int) < 1:
        raise damaged("rules", "rules are counted from 1")
    for name, value in read(document, "options", dict).items():
        if not isinstance(value, str):
            raise damaged(f"options.{name}", "a word belongs here")
    return document


def read(document: Json, key: str, kind: type) -> Any:
    """A value of a document; refuses one that is missing or of another type."""
    value = document.get(key)
    if type(value) is not kind:
        raise damaged(key, f"a value of type {kind.__name__} belongs here")
    return value


def damaged(place: str, why: str) -> Refusal:
    """The refusal of a document with something wrong in one place."""
    return Refusal("damaged_document", f"{place}: {why}", place=place)


def check_played_by(document: Json, game: AnyRulebook) -> None:
    """Refuse a document of another game, of other rules, or of other component data than the rulebook's."""
    if document["game"] != game.name:
        raise Refusal("foreign_document", f"game: is {document['game']}, not {game.name}", place="game")
    if document["rules"] > game.rules:
        message = f"rules: {document['rules']} is newer than this program's {game.title}, {game.rules}"
        raise Refusal("newer_document", message, place="rules")
    if document["rules"] < game.rules:
        message = f"rules: {document['rules']} is no longer played; this program's {game.title} is {game.rules}"
        raise Refusal("foreign_document", message, place="rules")
    if document["data"] != game.data:
        message = f"data: the game was played with other component data ({document['data']}, here {game.data})"
        raise Refusal("foreign_document", message, place="data")


def check_start(document: Json) -> None:
    """Refuse a record that begins from a position of another table."""
    start = read_header(document["start"], POSITION)
    for key in ("game", "seats", "options"):
        if start[key] != document[key]:
            raise damaged(f"start.{key}", f"is {start[key]}, the record's {document[key]}")


def check_outcome(document: Json, outcome: Json | None) -> None:
    """Refuse a record that says another outcome than its steps lead to, or was cut short."""
    if "outcome" not in document:
        raise damaged("outcome", "is missing")
    if document["outcome"] != outcome:
        raise damaged("outcome", f"is {document['outcome']}, but the steps lead to {outcome}")


def read_position(document: Any, game: AnyRulebook) -> tuple[Any, dict[str, str]]:
    """The board and options of a position; refuses one that is damaged or cannot occur."""
    header = read_header(document, POSITION)
    check_played_by(header, game)
    options = game.complete_options(header["seats"], header["options"])
    board = game.lay_out(header["seats"], options)
    fields = read(header, "fields", dict)
    shapes = field_shapes(game)
    for name in [*fields, *shapes]:
        if name not in shapes:
            raise damaged(f"fields.{name}", f"{game.title} has no such field")
        if name not in fields:
            raise damaged(f"fields.{name}", "is missing")
        check_shape(fields[name], shapes[name], f"fields.{name}")
    for name in ("seats", *game.fixed):
        if fields[name] != getattr(board, name):
            raise damaged(f"fields.{name}", f"is {fields[name]}; seats and options make it {getattr(board, name)}")
    board.set_fields(fields)
    problems = game.problems(board)
    if problems:
        raise Refusal("broken_position", problems[0], problems=problems)
    return board, options


def field_shapes(game: AnyRulebook) -> dict[str, Shape]:
    """Every numeric field of the game's boards with its shape; annotations are read from source in either form."""
    from tokonoma.kernel import native

    rules = native.plain(f"tokonoma.games.{game.name}.rules").Rules
    return {name: shape for name, shape in layout(rules).items() if name not in ("notes", "box")}


def check_shape(value: Any, shape: Shape, place: str) -> None:
    """Refuse a value that does not fit a field."""
    if shape.lengths:
        if not isinstance(value, list) or len(value) != shape.lengths[0]:
            raise damaged(place, f"a list of {shape.lengths[0]} belongs here")
        for i, each in enumerate(value):
            check_shape(each, Shape(shape.c, shape.lengths[1:]), f"{place}[{i}]")
    elif shape.c == "double":
        if type(value) not in (int, float):
            raise damaged(place, "a number belongs here")
    else:
        low, high = RANGES[shape.c]
        if type(value) is not int or not low <= value < high:
            raise damaged(place, f"a whole number from {low} to {high - 1} belongs here")


def read_steps(
    document: Json, play: Callable[[str], list[Event]], steps: int | None = None
) -> Iterator[tuple[str, list[Event]]]:
    """Play the steps of a record one by one, all or so many; the first that is refused names its place."""
    written = read(document, "steps", list)
    check_steps(steps, len(written))
    for i, step in enumerate(written[:steps]):
        if not isinstance(step, str):
            raise damaged(f"steps[{i}]", "a word belongs here")
        try:
            told = play(step)
        except Refusal as refusal:
            raise damaged(f"steps[{i}]", f"{step}: {refusal.message}") from None
        yield step, told


def check_steps(steps: int | None, known: int) -> None:
    """Refuse a number of steps that a record has not."""
    if steps is None:
        return
    if not isinstance(steps, SupportsIndex):
        raise TypeError(f"the number of steps is an int, not {type(steps).__name__}")
    if not 0 <= index(steps) <= known:
        raise Refusal("unknown_version", f"the record has steps 0 to {known}, not {steps}", known=known)
