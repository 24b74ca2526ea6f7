"""The pictures of the rules: positions the rules made, each beside a paragraph that is there, in both languages."""

import shutil
from pathlib import Path

import pytest

import tokonoma
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.words import LANGUAGES
from tokonoma.lessons import course, limits
from tokonoma.lessons.figures import Figure, caption, figures, read_figures, state_of
from tokonoma.server.lessons import drawn_figures
from tokonoma.terminal.pen import Pen
from tokonoma.terminal.rules_figures import pictures

EVERY = [(name, figure) for name in tokonoma.GAMES for figure in figures(name)]
NAMES = [f"{name}-{figure.name}" for name, figure in EVERY]


def test_every_game_has_figures() -> None:
    assert {name for name, _ in EVERY} == set(tokonoma.GAMES)


@pytest.mark.parametrize(("name", "figure"), EVERY, ids=NAMES)
def test_a_figure_stands_beside_a_paragraph_and_says_what_it_shows(name: str, figure: Figure) -> None:
    said = caption(figure, state_of(name, figure))
    for language in LANGUAGES:
        page = "RULES.md" if language == "en" else f"RULES.{language}.md"
        assert f"**{figure.rule}**" in (tokonoma.game(name).rulebook.folder / page).read_text(encoding="utf-8")
        assert limits.too_long(said[language], language, limits.NOTE) is None
        assert "{" not in said[language]


@pytest.mark.parametrize(("name", "figure"), EVERY, ids=NAMES)
def test_a_figure_that_names_a_lesson_names_one_there_is(name: str, figure: Figure) -> None:
    assert figure.lesson is None or figure.lesson in course(name).lessons


def test_gorinto_shows_all_five_patterns_with_what_is_in_reach() -> None:
    reach = {}
    for figure in figures("gorinto"):
        if figure.rule == "3.3":
            reach[figure.name] = {offer["touch"][0] for offer in state_of("gorinto", figure).view(0)["legal"]}
    assert reach["void"] == {"space:b2", "space:d2", "space:b4", "space:d4"}
    assert reach["wind"] == {"space:c2", "space:b3", "space:d3", "space:c4"}
    assert reach["fire"] == {"space:c1", "space:c2", "space:c4", "space:c5"}
    assert reach["water"] == {"space:a3", "space:b3", "space:d3", "space:e3"}
    assert len(reach["earth"]) == 3


def test_gorinto_shows_every_goal_with_an_example() -> None:
    shown = {
        goal["goal"]
        for figure in figures("gorinto")
        if figure.rule.startswith("5.")
        for goal in state_of("gorinto", figure).view(0)["table"]["goals"]
    }
    assert len(shown) == 12


def test_koinobori_shows_every_ability_and_gorbinos_quest_every_type_of_card() -> None:
    def held(name: str, key: str) -> set[str | None]:
        found: set[str | None] = set()
        for figure in figures(name):
            if "hand" in figure.show:
                seat = state_of(name, figure).view(figure.seat)["table"]["seats"][figure.seat]
                found |= {card[key] for card in seat["hand"]}
        return found

    assert held("koinobori", "ability") == {
        *("cover", "move", "extra_play", "take_one", "take_two", "steal", "refresh", None)
    }
    assert held("gorbinos_quest", "type") == {
        *("loan", "production", "trade", "development", "reset", "build", "treachery")
    }


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_positions_to_be_tried_can_be_opened(name: str) -> None:
    tried = [each for each in drawn_figures(name) if each.position is not None]
    assert tried
    for each in tried:
        assert tokonoma.game(name).from_position(each.position).to_act == each.view.seat


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_the_terminal_draws_every_figure(name: str, language: str) -> None:
    folder = tokonoma.game(name).rulebook.folder
    pen = Pen(width=100, language=language, catalogue=tokonoma.kernel.words.catalogue(folder, language))
    drawn = pictures(name, pen)
    assert set(drawn) == {figure.rule for figure in figures(name)}
    assert all(len(lines) > 3 for lines in drawn.values())


SPOILT = [
    ('rule = "3.1"', 'rule = "3.9"', "the rules have no paragraph 3.9"),
    ('show = ["board"]', 'show = ["bord"]', "there is no bord to be shown; there are board, mat, facts, hand"),
    ('name = "push"', 'nam = "push"', "a figure has no nam; there are"),
    ("now.mine.mat.fire", "then.mine.mat.fire", "then is not known here"),
    ("{tiles} Fire on the mat", "{tils} Fire on the mat", "{tils} is no fact here"),
]


@pytest.mark.parametrize(("old", "new", "cure"), SPOILT)
def test_a_spoilt_file_is_refused_with_the_line_and_the_cure(tmp_path: Path, old: str, new: str, cure: str) -> None:
    shutil.copytree(tokonoma.game("gorinto").rulebook.folder / "lessons", tmp_path / "gorinto" / "lessons")
    path = tmp_path / "gorinto" / "lessons" / "figures.toml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Refusal, match=r"line [0-9]+:") as refused:
        read_figures(path, "gorinto")
    assert cure in refused.value.message
