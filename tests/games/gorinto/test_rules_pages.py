"""RULES.md and the code speak of the same paragraphs."""

import re

import tokonoma
from tokonoma.games.gorinto.components import ELEMENT_NAMES, GOAL_NAMES
from tokonoma.games.gorinto.sketch import LETTERS
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


SOLO = {
    "RULES.md": {
        "9.1": ("is as in the others", "the regular ones"),
        "9.2": ("five new tiles a season, not ten", "are discarded"),
        "9.9": ("never score for you",),
        "R12": ("our choice",),
        "R16": ("our choice",),
    },
    "RULES.fr.md": {
        "9.1": ("se joue comme dans les autres", "dits ordinaires"),
        "9.2": ("cinq tuiles neuves par saison, non dix", "sont défaussées"),
        "9.9": ("ne vous rapportent jamais rien",),
        "R12": ("notre choix",),
        "R16": ("notre choix",),
    },
}


def test_both_rules_pages_say_what_holds_in_solo_and_what_we_chose() -> None:
    for page, paragraphs in SOLO.items():
        text = (FOLDER / page).read_text(encoding="utf-8")
        for number, said in paragraphs.items():
            start = text.index(f"**{number}**")
            paragraph = " ".join(text[start : text.find("\n\n", start)].split())
            assert [each for each in said if each not in paragraph] == [], (page, number)


def test_french_says_team_activate_and_seat_in_the_words_of_the_rulebook() -> None:
    for text in ((FOLDER / "RULES.fr.md").read_text(encoding="utf-8"), str(catalogue(FOLDER, "fr"))):
        assert re.search(r"\b(camp|camps|réveill\w*)\b", text, re.IGNORECASE) is None
    assert catalogue(FOLDER, "fr")["mode.partnership"] == "Partenaire"


def test_the_letter_of_every_element_is_in_its_name_and_no_two_share_one() -> None:
    for language in LANGUAGES:
        words = catalogue(FOLDER, language)
        letters = {element: words[f"letter.{element}"] for element in ELEMENT_NAMES}
        assert len(set(letters.values())) == len(letters)
        assert all(letter.lower() in words[f"element.{element}"].lower() for element, letter in letters.items())
    assert "".join(catalogue(FOLDER, "en")[f"letter.{element}"] for element in ELEMENT_NAMES) == LETTERS
