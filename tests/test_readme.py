"""What the README shows works as it stands, and what it links to is there."""

import re
from pathlib import Path

import pytest

import tokonoma

PROJECT = Path(__file__).parent.parent
README = (PROJECT / "README.md").read_text(encoding="utf-8")


def test_the_python_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(snippet, {})
    assert capsys.readouterr().out.startswith("[")


def test_everything_linked_is_there() -> None:
    for page in [PROJECT / "README.md", *(PROJECT / "docs").rglob("*.md"), *PROJECT.glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_game_is_listed_with_its_seats() -> None:
    for name in tokonoma.GAMES:
        rulebook = tokonoma.game(name).rulebook
        counts = sorted({count for counts in rulebook.modes.values() for count in counts})
        seats = str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
        assert f"| {rulebook.title} | {seats} |" in README
