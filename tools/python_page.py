"""Writes the tables of docs/python.md that follow from the code: python -m tools.python_page [--check].

The notation of every game comes from its `moves.py`, the reference from docstrings.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tokonoma
import tokonoma.bots
from tokonoma.environments.batch import Batch
from tokonoma.kernel.features import Feature, Schema

PAGE = Path(__file__).parent.parent / "docs" / "python.md"
PUBLIC = (
    *(tokonoma.game, tokonoma.replay, tokonoma.batch, tokonoma.bots.bot, tokonoma.bots.levels, tokonoma.bots.level_of),
    *(tokonoma.Game, tokonoma.State, tokonoma.Mark, tokonoma.Refusal, Batch, Schema, Feature),
    *(tokonoma.bots.Bot, tokonoma.bots.Budget, tokonoma.bots.Thought, tokonoma.bots.Candidate),
)


def moves() -> Iterator[str]:
    """A table of every move form for each game."""
    for name in tokonoma.GAMES:
        rulebook = tokonoma.game(name).rulebook
        yield from ("", f"### {rulebook.title}, rules {rulebook.rules}: {rulebook.moves} numbers", "")
        yield from ("| numbers | word | does |", "| --- | --- | --- |")
        ends = [first for first, _, _ in rulebook.move_forms[1:]] + [rulebook.moves]
        for (first, word, says), end in zip(rulebook.move_forms, ends, strict=True):
            numbers = str(first) if end == first + 1 else f"{first} to {end - 1}"
            words = ", ".join(f"`{each}`" for each in word.split(", "))
            yield f"| {numbers} | {words} | {says} |"
    yield ""


def reference() -> Iterator[str]:
    """Every public name with what it does."""
    for each in PUBLIC:
        path = each.__module__.removeprefix("tokonoma.kernel.")
        home = (
            "tokonoma" if hasattr(tokonoma, each.__name__) else "tokonoma.bots" if "bots" in path else each.__module__
        )
        yield from ("", f"### `{home}.{each.__name__}{'' if inspect.isclass(each) else signature(each)}`", "")
        yield summary(each)
        if inspect.isclass(each):
            yield ""
            yield from members(each)
    yield ""


def members(cls: type) -> Iterator[str]:
    """The public methods and properties of a class, its own and those of its bases of ours."""
    for name, member in inspect.getmembers(cls):
        if name.startswith("_") or not (inspect.isfunction(member) or isinstance(member, property)):
            continue
        source = member.fget if isinstance(member, property) else member
        if source.__module__.startswith("tokonoma."):
            yield f"- `{name}{'' if isinstance(member, property) else signature(member)}`: {summary(member)}"


def signature(function: Any) -> str:
    """Parameters as one writes them, without types."""
    shown = []
    for each in inspect.signature(function).parameters.values():
        if each.name != "self":
            default = "" if each.default is each.empty else f"={each.default!r}"
            shown.append(("**" if each.kind is each.VAR_KEYWORD else "") + each.name + default)
    return f"({', '.join(shown)})"


def summary(member: Any) -> str:
    """The first sentence or two of a docstring, on one line."""
    text = inspect.getdoc(member) or ""
    return " ".join(text.split("\n\n")[0].split())


def written(page: str) -> str:
    """The page with its tables made anew."""
    for mark, lines in (("moves", moves()), ("reference", reference())):
        head, foot = f"<!-- {mark}: made by `python -m tools.python_page` -->", f"<!-- end of {mark} -->"
        made = "\n".join([head, *lines, foot])
        old = rf"<!-- {mark}: .*?({foot}|(?=\n## |\Z))"
        page = re.sub(old, lambda _, made=made: made, page, flags=re.DOTALL)
    return page.rstrip() + "\n"


def main() -> None:
    """Write the page, or only say whether it is as it should be."""
    page = PAGE.read_text(encoding="utf-8")
    if "--check" in sys.argv:
        sys.exit(0 if written(page) == page else f"{PAGE} is not what the code says")
    PAGE.write_text(written(page), encoding="utf-8")


if __name__ == "__main__":
    main()
