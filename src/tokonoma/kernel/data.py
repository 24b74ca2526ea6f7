"""Component data: TOML files beside the rules, each value with its origin, checked when loaded.

    [landscapes.peak]
    origin = "P"
    source = "two independent pictures"
    heights = [2, 2, 2, …]

Every table that holds a value says its `origin`: R printed in the rulebook, D follows from it, P public material about
the printed game, C chosen by us. A table's origin counts for the tables inside it that say none of their own. A file
given by an owner replaces the shipped one whole.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

from tokonoma.kernel.refusal import Refusal

ORIGINS = {
    "R": "printed in the rulebook",
    "D": "follows from the rulebook",
    "P": "public material about the printed game",
    "C": "chosen by us",
}
ABOUT_A_TABLE = ("origin", "source")


class Sheet:
    """A data file that was read; values are asked for by their dotted place."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        try:
            self.values = tomllib.loads(text)
        except tomllib.TOMLDecodeError as no:
            raise Refusal("wrong_data", f"{name}: {no}", file=name) from None
        self._check_origins(self.values, "", None)

    def get(self, place: str) -> Any:
        """The value at a dotted place; refuses a file that lacks it."""
        value: Any = self.values
        for key in place.split("."):
            if not isinstance(value, dict) or key not in value:
                self.refuse(place, "is missing")
            value = value[key]
        return value

    def integer(self, place: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.get(place)
        if type(value) is not int or not low <= value <= high:
            self.refuse(place, f"is {value!r}; a whole number from {low} to {high} belongs here")
        return value

    def integers(self, place: str, length: int, low: int, high: int) -> list[int]:
        """A list of a fixed length of whole numbers within bounds."""
        value = self.get(place)
        if not isinstance(value, list) or len(value) != length:
            self.refuse(place, f"a list of {length} whole numbers belongs here")
        for i, each in enumerate(value):
            if type(each) is not int or not low <= each <= high:
                self.refuse(place, f"number {i + 1} is {each!r}; whole numbers from {low} to {high} belong here")
        return value

    def choice(self, place: str, known: tuple[str, ...]) -> str:
        """One of the known words."""
        value = self.get(place)
        if value not in known:
            self.refuse(place, f"is {value!r}; one of {', '.join(known)} belongs here")
        return str(value)

    def refuse(self, place: str, why: str) -> NoReturn:
        """Refuse the file, naming the line and the place."""
        line = self.line(place)
        raise Refusal("wrong_data", f"{self.name}, line {line}: {place} {why}", file=self.name, line=line, place=place)

    def line(self, place: str) -> int:
        """The line a place is written on, or the line of the closest table around it that is."""
        keys = place.split(".")
        header, found = "", 1
        for number, text in enumerate(self.text.splitlines(), 1):
            opened = re.match(r"\s*\[+\s*([^\]]+?)\s*\]+", text)
            if opened:
                header = opened[1].replace('"', "")
            key = re.match(r'\s*"?([\w.-]+)"?\s*=', text)
            here = f"{header}.{key[1]}".lstrip(".") if key and not opened else header
            if here == place:
                return number
            if opened and keys[: len(header.split("."))] == header.split("."):
                found = number
        return found

    def origins(self) -> Iterator[tuple[str, str, str]]:
        """Every table that says where it comes from: its place, its origin, its source."""
        yield from self._origins(self.values, "")

    def fingerprint(self) -> str:
        """What identifies the values, however they are laid out in the file."""
        return sha256(json.dumps(self.values, sort_keys=True, default=str).encode()).hexdigest()[:16]

    def _origins(self, table: dict[str, Any], place: str) -> Iterator[tuple[str, str, str]]:
        if "origin" in table:
            yield place, table["origin"], table.get("source", "")
        for key, value in table.items():
            if isinstance(value, dict):
                yield from self._origins(value, f"{place}.{key}".lstrip("."))

    def _check_origins(self, table: dict[str, Any], place: str, inherited: str | None) -> None:
        origin = table.get("origin", inherited)
        if origin is not None and origin not in tuple(ORIGINS):
            self.refuse(f"{place}.origin".lstrip("."), f"is {origin!r}; one of {', '.join(ORIGINS)} belongs here")
        for key, value in table.items():
            inner = f"{place}.{key}".lstrip(".")
            if isinstance(value, dict):
                self._check_origins(value, inner, origin)
            elif origin is None and key not in ABOUT_A_TABLE:
                self.refuse(inner, "has no origin: its table, or one around it, must say R, D, P or C")


def load_sheet(path: Path) -> Sheet:
    """Read a data file."""
    try:
        return Sheet(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as no:
        raise Refusal("wrong_data", f"{path.name} cannot be read: {no}", file=path.name) from None
