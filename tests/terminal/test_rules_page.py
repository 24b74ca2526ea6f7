from pathlib import Path

import pytest

import tokonoma
from tokonoma.terminal import rules_page
from tokonoma.terminal.pen import Pen

PAGE = """# A game
Some words.

## 1. A turn
**1.1** You take *one* stone
or two.
**1.2** Then `pass`.

| a | b |
| --- | --- |

## 2. The end
**2.1** The last stone wins.

## Rulings
**R1** A tie is shared."""
PEN = Pen(width=60)


@pytest.fixture
def lines(tmp_path: Path) -> list[str]:
    (tmp_path / "RULES.md").write_text(PAGE, "utf-8")
    return rules_page.page(tmp_path, "en")


def test_a_paragraph_broken_over_lines_is_one(lines: list[str]) -> None:
    assert rules_page.passage(lines, "1.1", PEN) == ["1.1 You take one stone or two."]


def test_a_chapter_ends_where_the_next_begins(lines: list[str]) -> None:
    assert rules_page.passage(lines, "2", PEN) == ["2. The end", "2.1 The last stone wins.", ""]


def test_a_ruling_and_a_word_are_found(lines: list[str]) -> None:
    assert rules_page.passage(lines, "r1", PEN) == ["R1 A tie is shared."]
    assert len(rules_page.passage(lines, "stone", PEN)) == 2
    assert rules_page.passage(lines, "dragon", PEN) == ["The rules do not speak of dragon."]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_every_games_rules_can_be_read_chapter_by_chapter(name: str, language: str) -> None:
    lines = rules_page.page(tokonoma.game(name).rulebook.folder, language)
    chapters = rules_page.contents(lines, Pen(language))[:-1]
    assert len(chapters) > 2
    for number in range(1, len(chapters) + 1):
        assert len(rules_page.passage(lines, str(number), Pen(language))) > 2
