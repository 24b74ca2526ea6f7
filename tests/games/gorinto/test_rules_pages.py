"""RULES.md and the code speak of the same paragraphs."""

import re

import tokonoma
from tokonoma.games.gorinto.components import GOAL_NAMES
from tokonoma.kernel.words import LANGUAGES, catalogue

FOLDER = tokonoma.game("gorinto").rulebook.folder
PAGE = (FOLDER / "RULES.md").read_text(encoding="utf-8")


def test_every_paragraph_the_code_points_at_is_in_the_rules() -> None:
    numbered = set(re.findall(r"^\*\*([R\d][\d.]*)\*\*", PAGE, re.MULTILINE))
    for file in FOLDER.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        pointed = set(re.findall(r"§(\d+\.\d+)", text)) | set(re.findall(r"ruling (R\d+)", text))
        assert pointed <= numbered, file.name


def test_every_goal_has_a_name_and_says_what_it_asks_in_every_language() -> None:
    for language in LANGUAGES:
        words = catalogue(FOLDER, language)
        for goal in GOAL_NAMES:
            assert words[f"goal.{goal}"]
            assert words[f"asks.{goal}"]


def test_the_goals_of_the_rules_page_have_the_letters_and_names_of_the_box() -> None:
    words, sheet = catalogue(FOLDER, "en"), tokonoma.game("gorinto").rulebook.sheet
    for goal in GOAL_NAMES:
        letter = sheet.get(f"goals.{goal}.letter")
        number = sheet.get(f"goals.{goal}.number")
        shown = f" ({letter})" if letter else ""
        assert f"**5.{number}** *{words[f'goal.{goal}']}*{shown}:" in PAGE


def test_the_landscapes_of_the_rules_page_are_those_of_the_box() -> None:
    rows = [line.strip("| \n").split(" | ") for line in PAGE.splitlines() if re.match(r"\| \d \d", line)]
    sheet = tokonoma.game("gorinto").rulebook.sheet
    for column, name in enumerate(("peak", "waves", "mesa", "lake", "hill")):
        heights = [int(digit) for row in rows for digit in row[column].split()]
        assert heights == sheet.get(f"landscapes.{name}.heights")
