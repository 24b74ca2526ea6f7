"""The types a native rule may use, and what each of them is in C.

To Python and to a type checker they are plain `int`, `float` and `list`; the string in an `Annotated` is the C type, an
integer is the length of a list:

    Mat = Annotated[list[i8], ELEMENTS]
    mats: Annotated[list[Mat], SEATS]      # in C: int8_t mats[SEATS][ELEMENTS]

A `Range` says which numbers a field may hold, and is nothing to C: `kernel/position_check.py` checks positions by it.

This module knows annotations only. It neither reads source files nor compiles anything.
"""

from array import array
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from inspect import get_annotations, isgetsetdescriptor
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin


class Range(NamedTuple):
    """The least and the greatest number of a field, or of each number in a list.

    A bound is a number, or names a field of the board or of its box: "seats - 1", "box.gongs", "-box.most_goods".
    """

    least: int | str
    greatest: int | str


i8 = Annotated[int, "c_i8"]
i16 = Annotated[int, "c_i16"]
i64 = Annotated[int, "int64_t"]
u64 = Annotated[int, "uint64_t"]

Moves = Annotated[list[int], "int*"]  # room given by the caller, filled by the rule
Weights = Annotated[list[int], "int*"]
Values = Annotated[list[float], "double*"]
Row8 = Annotated[list[int], "c_i8*"]  # a row of any length, as a parameter
Row16 = Annotated[list[int], "c_i16*"]

Ints = Annotated["array[int]", "int[::1]"]  # of any length, for what is not part of a state
Floats = Annotated["array[float]", "double[::1]"]
Shorts = Annotated["array[int]", "short[::1]"]
Bytes = Annotated["array[int]", "unsigned char[::1]"]
Words = Annotated["array[int]", "uint64_t[::1]"]
Singles = Annotated["array[float]", "float[::1]"]
Boards = Annotated[list[Any], "int64_t[::1]"]  # their addresses; uncompiled, the boards themselves

nogil: AbstractContextManager[None] = nullcontext()  # compiled it is Cython's own: the block runs without Python's lock

Rule = TypeVar("Rule", bound=Callable[..., Any])


def python(function: Rule) -> Rule:
    """Mark a function that stays Python: it may hold any object, and no rule can call it."""
    return function


def inline(function: Rule) -> Rule:
    """Mark a small native function that C makes part of its callers, in every unit; Python cannot call it then."""
    return function


Kind = TypeVar("Kind")


def cast(kind: type[Kind], board: object) -> Kind:
    """Take a board for what the caller knows it is; natively a pointer, so it is used only as an argument in place."""
    return board  # type: ignore[return-value]


PLAIN = {int: "int", float: "double", bool: "bint", None: "void", type(None): "void"}


class Shape(NamedTuple):
    """A C type: the element, and the length of each list around it, outermost first."""

    c: str
    lengths: tuple[int, ...]

    def declare(self, name: str) -> str:
        """The C declaration of a variable of this shape."""
        return f"{self.c}{''.join(f'[{n}]' for n in self.lengths)} {name}"

    def parameter(self, name: str) -> str:
        """The same as a parameter, where C turns a row into a pointer."""
        if len(self.lengths) > 1:
            raise NoCType("a function takes one row, not a table of rows")
        return f"{self.c}{'*' * len(self.lengths)} {name}"

    def zeros(self) -> Any:
        """What a field of this shape holds at first, uncompiled."""
        if is_object(self):
            return None
        return zeros(0.0 if self.c == "double" else 0, self.lengths)


def is_object(shape: Shape) -> bool:
    """Whether a shape is a native object rather than numbers; classes begin with a capital, C types do not."""
    return shape.c[:1].isupper()


def zeros(zero: float, lengths: tuple[int, ...]) -> Any:
    """Lists in lists of a zero, no two of them the same list."""
    if not lengths:
        return zero
    first, *rest = lengths
    return [zeros(zero, tuple(rest)) for _ in range(first)] if rest else [zero] * first


class NoCType(Exception):
    """An annotation that no C type answers to."""


def shape(annotation: Any) -> Shape:
    """The C shape of an annotation; raises NoCType for anything a native rule cannot hold."""
    if annotation in PLAIN:
        return Shape(PLAIN[annotation], ())
    if get_origin(annotation) is Annotated:
        base, *notes = get_args(annotation)
        notes = [note for note in notes if isinstance(note, str | int)]  # others, such as a Range, are nothing to C
        if not notes:
            return shape(base)
        if isinstance(notes[0], str):
            return Shape(notes[0], ())
        element = base
        for _ in notes:
            (element,) = get_args(element) or (None,)
        inner = shape(element)
        return Shape(inner.c, (*notes, *inner.lengths))
    if is_native(annotation):
        return Shape(annotation.__name__, ())
    if get_origin(annotation) is list:
        raise NoCType(f"{annotation} has no length: write Annotated[{annotation}, LENGTH]")
    raise NoCType(f"{annotation} is a Python object")


def is_native(annotation: Any, base: str = "Fields") -> bool:
    """Whether an annotation is a class with a C struct behind it: one that derives from contract.Fields."""
    return isinstance(annotation, type) and any(each.__qualname__ == base for each in annotation.__mro__)


def fields(cls: type) -> dict[str, Shape]:
    """The fields a class declares, with those of its bases first, as they lie in memory."""
    found: dict[str, Shape] = {}
    for each in reversed(cls.__mro__):
        found.update({name: shape(a) for name, a in get_annotations(each, eval_str=True).items()})
    return found


def field_names(cls: type) -> list[str]:
    """The names of a class's fields, compiled or not."""
    compiled = [
        name for each in reversed(cls.__mro__) for name, value in vars(each).items() if isgetsetdescriptor(value)
    ]
    return [name for name in compiled if not name.startswith("__")] or list(fields(cls))


def signature(function: Callable[..., Any]) -> dict[str, Any]:
    """A function's annotations, strings read."""
    return get_annotations(function, eval_str=True)
