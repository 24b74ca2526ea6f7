"""Every card in numbers, from the data, in both languages, at the terminal and on the rules page."""

import json
from pathlib import Path

import pytest

import tokonoma
from tokonoma.cli import main
from tokonoma.kernel import reference
from tokonoma.kernel.words import LANGUAGES
from tokonoma.terminal.cards_page import page
from tokonoma.terminal.pen import Pen, block_width

GAMES = pytest.mark.parametrize("game", tokonoma.GAMES)


def sections(game: str, language: str = "en") -> dict[str, reference.Section]:
    return {each.title: each for each in reference.sections(tokonoma.game(game).rulebook, language)}


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_fits_a_page_of_80_and_is_rectangular(game: str, language: str) -> None:
    found = list(sections(game, language).values())
    assert found
    for section in found:
        assert section.rows
        assert {len(row) for row in section.rows} == {len(section.columns)}
    assert block_width(page(found, Pen(language, width=80))) <= 80


@GAMES
def test_both_languages_show_the_same_numbers(game: str) -> None:
    shapes = [[len(each.rows) for each in sections(game, language).values()] for language in LANGUAGES]
    assert shapes[0] == shapes[1]


def test_gorbinos_quest_has_42_technologies_17_victory_cards_and_6_build_costs() -> None:
    found = sections("gorbinos_quest")
    technologies = [each for title, each in found.items() if title.startswith("Technologies")]
    assert sum(len(each.rows) for each in technologies) == 42
    assert sum(int(row[-1]) for row in found["Victory-point cards"].rows) == 17
    costs = found["Build-cost cards: a city on a token of"]
    assert len(costs.rows) == 6
    assert list(costs.rows[3][:6]) == ["Goods only", "1 wood", "2 food", "2 food", "2 coal", "1 coal + 1 iron"]


def test_a_technology_costs_what_the_rules_take() -> None:
    """The costs shown are those of the native tables."""
    from tokonoma.games.gorbinos_quest.components import CARD_NAMES, GOOD_NAMES

    rulebook = tokonoma.game("gorbinos_quest").rulebook
    found = sections("gorbinos_quest")
    card = CARD_NAMES.index("treachery.blue")
    goods = list(rulebook.box.cost_goods[card])
    assert goods[GOOD_NAMES.index("coal")] == 2
    assert found["Technologies: Treachery"].rows[3][-1] == "2 coal"
    assert found["Technologies: Loan"].rows[0][-1] == f"{rulebook.box.cost_coins[CARD_NAMES.index('loan.pink')]} coins"


def test_the_decks_goals_and_palace_are_whole() -> None:
    assert len(sections("koinobori")["The deck: 81 cards"].rows) == 81
    assert [row[0] for row in sections("gorinto")["Goal cards"].rows] == [str(i + 1) for i in range(12)]
    palace = [each for title, each in sections("goryo").items() if "palace" in title]
    assert sum(cell != "–" for room in palace for row in room.rows for cell in row[1:]) == 32


def test_an_owners_data_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shipped = (tokonoma.game("gorbinos_quest").rulebook.folder / "box.toml").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(shipped.replace("pink = [20, 30, 40]", "pink = [21, 30, 40]"), "utf-8")
    assert main(["cards", "gorbinos_quest", "--language", "en", "--data", str(mine), "--json"]) == 0
    loans = next(
        each for each in json.loads(capsys.readouterr().out)["sections"] if each["title"] == "Technologies: Loan"
    )
    assert loans["rows"][0][1].startswith("21 coins; 30 for 1 income space")


@GAMES
def test_the_rules_page_ends_with_the_same_tables(game: str) -> None:
    text = reference.as_markdown(tokonoma.game(game).rulebook, "fr")
    assert text.count("| --- |") >= len(sections(game, "fr"))
