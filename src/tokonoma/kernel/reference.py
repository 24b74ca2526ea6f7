"""The cards and tables of a game in numbers, made from its data, for the terminal and for the rules page.

`games/<game>/reference.py` offers `sections(sheet, say)`: tables of words; `say` fills a message of its catalogue.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any

from tokonoma.kernel import words
from tokonoma.kernel.rulebook import Json, Rulebook

Say = Callable[..., str]


@dataclass(frozen=True)
class Section:
    """One table: a title, the headings of its columns, and its rows."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def sections(rulebook: Rulebook[Any], language: str) -> list[Section]:
    """Every table of a game in a language."""
    catalogue = words.catalogue(rulebook.folder, language)

    def say(key: str, /, **values: Any) -> str:
        return words.say(catalogue, key, values, language, str)

    chapter = import_module(f"tokonoma.games.{rulebook.name}.reference")
    made: Iterable[Section] = chapter.sections(rulebook.sheet, say)
    return list(made)


def as_json(rulebook: Rulebook[Any], language: str) -> Json:
    """The tables as a document for programs."""
    found = [asdict(section) for section in sections(rulebook, language)]
    return {"game": rulebook.name, "data": rulebook.data, "language": language, "sections": found}


def as_markdown(rulebook: Rulebook[Any], language: str) -> str:
    """The tables as a chapter that follows the rules."""
    title = words.catalogue(rulebook.folder, language)["cards.title"]
    return "\n\n".join([f"## {title}", *map(table, sections(rulebook, language))]) + "\n"


def table(section: Section) -> str:
    """One table in Markdown."""
    rows = [section.columns, ["---"] * len(section.columns), *section.rows]
    return f"### {section.title}\n\n" + "\n".join("| " + " | ".join(row) + " |" for row in rows)
