"""Any game's table as an outline of its view, for a game that has no drawing of its own."""

from typing import Any

from tokonoma.terminal.pen import Pen, width_of


def draw(view: dict[str, Any], pen: Pen) -> list[str]:
    """The table, key by key, indented."""
    return outline(view["table"], pen, "")


def outline(value: Any, pen: Pen, indent: str) -> list[str]:
    """A value as lines: on one line where it fits, else its parts below each other."""
    if isinstance(value, dict):
        return [line for key, inner in value.items() for line in entry(str(key), inner, pen, indent)]
    if isinstance(value, list):
        return [line for i, inner in enumerate(value) for line in entry(str(i), inner, pen, indent)]
    return [indent + spoken(value)]


def entry(key: str, value: Any, pen: Pen, indent: str) -> list[str]:
    """One named part."""
    line = f"{indent}{pen.bold(key)}  {spoken(value)}"
    if not isinstance(value, dict | list) or not value or width_of(line) <= pen.width:
        return [line]
    return [indent + pen.bold(key), *outline(value, pen, indent + "  ")]


def spoken(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {spoken(inner)}" for key, inner in value.items()) or "–"
    if isinstance(value, list):
        return " ".join(f"({spoken(each)})" if isinstance(each, dict | list) else spoken(each) for each in value) or "–"
    return "–" if value is None else str(value)
