"""`tokonoma learn`: a lesson in plain lines, lists, and checking."""

import json

import pytest

from tokonoma.cli import main
from tokonoma.lessons import course, courses
from tokonoma.terminal.learn import Learning
from tokonoma.terminal.pen import Pen


def taken(game: str, lesson: str, lines: list[str], language: str = "en") -> bool:
    from tokonoma.kernel import words
    from tokonoma.kernel.library import game as opened

    pen = Pen(language, words.catalogue(opened(game).rulebook.folder, language))
    left = iter(lines)

    def ask(_: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return Learning(course(game).find(lesson), pen, ask).take()


def test_a_lesson_is_taken_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["c>c1", "c>c3", "d4", "c5", "3>c3 a3", "5>c5", "c1", "c>c3 d3", "show", "a>a1 a2"]
    assert taken("gorinto", "placing", lines)
    told = capsys.readouterr().out
    assert "Step 1 of 6" in told
    assert "✗ Right tile. Push it to c3" in told
    assert "✗ d4 is not in column c" in told
    assert "Like this: a>a1" in told
    assert "Done: One in, one out." in told


def test_things_numbers_and_choices_are_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert not taken("goryo", "last_hunt", ["f3", "d3 e4", "quit"], "fr")
    told = capsys.readouterr().out
    assert "✗ Un Masque : scellé." in told
    assert "✓ d3 par six chemins, e4 par trois." in told
    assert not taken("gorinto", "season", ["2", "one", "1", "back", "quit"])
    told = capsys.readouterr().out
    assert "Being ahead costs you the first choice." in told
    assert "a number belongs here" in told


def test_leaving_and_undoing(capsys: pytest.CaptureFixture[str]) -> None:
    assert not taken("gorinto", "understanding", ["3>c3", "undo", "help", "", "quit"])
    assert "First do what is asked" in capsys.readouterr().out
    assert not taken("gorinto", "understanding", [])


def test_the_courses_are_listed_for_people_and_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--list", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [each["game"] for each in listed] == list(courses())
    assert all(
        lesson["steps"] and set(lesson["title"]) == {"en", "fr"} for each in listed for lesson in each["lessons"]
    )
    assert main(["learn"]) == 0
    assert "One in, one out" in capsys.readouterr().out


def test_checking_says_that_nothing_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "goryo", "--check"]) == 0
    assert capsys.readouterr().out.strip() == "nothing is wrong"


def test_what_there_is_not_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "gorinto", "flying"]) == 2
    assert "there is no lesson flying; there are placing" in capsys.readouterr().err
