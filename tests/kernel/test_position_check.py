"""Ranges are read from annotations, and a number outside its range is named with its field."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Annotated, Any

from tokonoma.kernel.position_check import first_found, out_of_range, range_of, ranges_of
from tokonoma.kernel.typed import Range, Shape, i8, shape

Row = Annotated[list[i8], 3]


class Base:
    seats: Annotated[int, Range(1, 4)]


class Board(Base):
    rows: Annotated[list[Row], 2, Range(-1, "seats - 1")]
    owed: Annotated[int, Range("-box.most", "box.most")]
    free: int


def board(**fields: object) -> Any:
    whole = {"seats": 2, "rows": [[0, 1, -1], [1, 0, 0]], "owed": -5, "free": 99, "box": SimpleNamespace(most=5)}
    return SimpleNamespace(**(whole | fields))


def test_a_range_is_nothing_to_c() -> None:
    assert shape(Annotated[int, Range(0, 4)]) == Shape("int", ())
    assert shape(Annotated[i8, Range(0, 4)]) == Shape("c_i8", ())
    assert shape(Annotated[list[Row], 2, Range(0, 4)]) == Shape("c_i8", (2, 3))


def test_a_range_is_found_in_the_annotation_or_in_that_of_its_numbers() -> None:
    within = Annotated[i8, Range(0, 4)]
    assert range_of(Annotated[list[within], 3]) == Range(0, 4)
    assert range_of(Annotated[list[within], 3, Range(0, 2)]) == Range(0, 2)
    assert range_of(Row) is None
    assert list(ranges_of(Board)) == ["seats", "rows", "owed"]


def test_every_number_within_its_range_is_let_in() -> None:
    assert out_of_range(board(), ranges_of(Board)) == []


def test_a_number_out_of_range_is_named_with_its_field_and_bounds() -> None:
    ranges = ranges_of(Board)
    assert out_of_range(board(seats=5), ranges) == ["seats cannot be 5: it goes from 1 to 4"]
    assert out_of_range(board(rows=[[0, 2, 2], [0, 0, 0]]), ranges) == ["rows cannot be 2: it goes from -1 to 1"]
    assert out_of_range(board(owed=-6), ranges) == ["owed cannot be -6: it goes from -5 to 5"]


def test_a_later_check_may_rely_on_an_earlier_one() -> None:
    checks: list[Callable[[Any], list[str]]] = [
        lambda each: [],
        lambda each: ["no"],
        lambda each: [str(each.nothing)],
    ]
    assert first_found(board(), checks) == ["no"]
