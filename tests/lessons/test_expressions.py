"""Expressions of lesson files: what they can ask, and that nothing of a file is ever run."""

import pytest

from tokonoma.lessons.expressions import Wrong, evaluate

TABLE = {"table": {"round": 3, "seats": [{"coins": 4}, {"coins": 9}], "row": ["a", "b"]}}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("table.round * 2 + 1", 7),
        ("table.seats[1].coins - table.seats[0].coins", 5),
        ("len([s for s in table.seats if s.coins > 5])", 1),
        ("max([s.coins for s in table.seats])", 9),
        ("'a' in table.row and not table.round == 4", True),
        ("1 < table.round < 4", True),
        ("-7 // 2", -4),
        ("'few' if table.round < 2 else 'many'", "many"),
    ],
)
def test_an_expression_asks_the_table(text: str, value: object) -> None:
    assert evaluate(text, TABLE) == value


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os')",
        "table.__class__",
        "open('x')",
        "(lambda: 1)()",
        "table.round := 1",
        "2 ** 99999999",
        "[x for x in table.row for y in table.row]",
        "other.round",
        "table.seats[9]",
        "1 +",
        "'a' * 2" + " " * 500,
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(Wrong):
        evaluate(text, TABLE)
