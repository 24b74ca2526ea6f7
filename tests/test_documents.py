"""The documents about the command, the refusals and the records say what the program does."""

import argparse
import re
from pathlib import Path

from tokonoma import cli
from tokonoma.kernel.refusal import CODES

DOCS = Path(__file__).parent.parent / "docs"


def subcommands() -> dict[str, argparse.ArgumentParser]:
    (found,) = (each for each in cli.parser()._actions if isinstance(each, argparse._SubParsersAction))
    return dict(found.choices)


def chapters() -> dict[str, str]:
    page = (DOCS / "command.md").read_text("utf-8")
    found = re.split(r"^## `tokonoma (\w+).*`$", page, flags=re.MULTILINE)[1:]
    return dict(zip(found[::2], found[1::2], strict=True))


def test_every_command_has_its_chapter_in_the_order_of_the_help() -> None:
    assert set(chapters()) == set(subcommands())


def test_every_argument_is_told_and_none_that_is_not_there() -> None:
    for name, parser in subcommands().items():
        flags = {flag for action in parser._actions for flag in action.option_strings if flag.startswith("--")}
        named = {str(action.metavar or action.dest.upper()) for action in parser._actions if not action.option_strings}
        cells = re.findall(r"^\| (`.*?) \|", chapters()[name], flags=re.MULTILINE)
        told = set(re.findall(r"`([^`]+)`", " ".join(cells)))
        assert told == (flags | named) - {"--help"}, name


def test_every_argument_has_a_help_line() -> None:
    for name, parser in subcommands().items():
        assert all(action.help for action in parser._actions), name
        assert parser.description, name


def test_every_refusal_is_listed_with_its_kind() -> None:
    page = (DOCS / "refusals.md").read_text("utf-8")
    assert dict(re.findall(r"^\| `(\w+)` \| (\w+) \|", page, flags=re.MULTILINE)) == CODES


def test_the_snippets_about_records_run() -> None:
    page = (DOCS / "records.md").read_text("utf-8")
    for snippet in re.findall(r"^```python\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL):
        exec(snippet, {})


def test_the_snippet_about_lessons_runs() -> None:
    (snippet,) = re.findall(
        r"^```python\n(.*?)^```", (DOCS / "lessons.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    exec(snippet, {})
