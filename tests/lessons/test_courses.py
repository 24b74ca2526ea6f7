"""Every course there is: played through by every right line and every foreseen mistake, with every number it says."""

import shutil
from pathlib import Path

import pytest

import tokonoma
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.words import LANGUAGES
from tokonoma.lessons import LessonRun, course, courses
from tokonoma.lessons.checking import problems
from tokonoma.lessons.course import read_course
from tokonoma.lessons.lesson import Lesson
from tokonoma.lessons.reading import read_lesson

EVERY = [lesson for name in courses() for lesson in course(name).lessons.values()]


def test_every_game_has_a_course() -> None:
    assert courses() == tokonoma.GAMES


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_a_lesson_has_no_problem(lesson: Lesson) -> None:
    assert problems(lesson) == []


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_show_me_leads_through_a_whole_lesson(lesson: Lesson) -> None:
    for number in range(len(lesson.steps)):
        run = LessonRun(lesson, number)
        kind = run.step.kind
        if kind == "play":
            continue
        for word in run.show_me():
            tries = {"do": run.try_move, "touch": run.try_touch}
            if kind in tries:
                verdict = tries[kind](word)
            else:
                verdict = (run.try_number if kind == "number" else run.try_choice)(int(word))
        assert verdict.kind == "done"
        assert all(run.say(verdict.sentence or {}, language) for language in LANGUAGES)


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_every_try_can_be_undone(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        run = LessonRun(lesson, number)
        before = run.state.position()
        for word in run.show_me() if step.kind == "do" else []:
            run.try_move(word)
        for _ in range(len(run.tries)):
            run.undo()
        assert run.state.position() == before


# A mistake in a file is told with its line and the cure


def copy_of(name: str, tmp_path: Path) -> Path:
    folder = tokonoma.game(name).rulebook.folder / "lessons"
    shutil.copytree(folder, tmp_path / name / "lessons")
    return tmp_path / name / "lessons"


SPOILT = [
    ("placing", 'do = ["c>c3"]', 'do = ["c>d3"]', "line 18", "c>d3 cannot be played; before c>d3 there are"),
    ("placing", 'do = ["c>c3"]', 'du = ["c>c3"]', "line 22", "a step has no du; there are"),
    ("placing", 'do = ["c>c3"]', "", "line 18", "a step asks for one thing"),
    ("placing", 'start = "first"', 'start = "frst"', "line 19", "there is no start frst; write [starts.frst]"),
    ("placing", "mountain: c5:W a3:V", "mountan: c5:W a3:V", "line 18", "a sketch has no part 'mountan'; there are"),
    ("placing", "mountain: c5:W a3:V", "mountain: c9:W a3:V", "line 18", "'c9' is no space; there are"),
    ("placing", "Il y reste. Maintenant, il collecte.", "", "line 23", "the fr text is missing"),
    ("placing", "It stays there. Now", "It stays there. Well. Now", "line 23", "has 3 sentences; at most 2"),
    ("placing", "It stays there.", "It stays there" + ", and stays" * 12 + ".", "line 23", "characters; at most 110"),
    ("placing", 'do = "5>*", en', 'do = "c>c3", en', "line 18", "the mistake c>c3 never gets its own sentence"),
    ("placing", "now.mine.mat.water == 1", "now.mine.mat.water == 2", "line 29", "check: now.mine.mat.water == 2"),
    ("placing", "now.mine.mat.water == 1", "now.mine.mat.wasser == 1", "line 29", "KeyError"),
    ("season", "3 1 3 2 0?", "3 1 4 2 0?", "line 36", "ask, en: nothing bears out 4"),
    ("season", "Dix tuiles neuves", "Douze tuiles neuves", "line 23", "yes, fr: nothing bears out 12"),
    ("understanding", "{many}. Place it", "{men}. Place it", "line 17", "{men} is no fact of this step"),
]


@pytest.mark.parametrize(("name", "old", "new", "line", "cure"), SPOILT)
def test_a_spoilt_file_is_refused_with_the_line_and_the_cure(
    tmp_path: Path, name: str, old: str, new: str, line: str, cure: str
) -> None:
    path = copy_of("gorinto", tmp_path) / f"{name}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    try:
        told = "\n".join(problems(read_lesson(path, "gorinto")))
    except Refusal as refusal:
        told = refusal.message
    assert cure in told
    assert f"gorinto/lessons/{name}.toml, {line}:" in told


def test_a_claim_may_not_bear_itself_out(tmp_path: Path) -> None:
    path = copy_of("gorinto", tmp_path) / "season.toml"
    text = path.read_text(encoding="utf-8").replace('claims = ["start.mine.mat"]', 'claims = ["3", "2"]')
    path.write_text(text, encoding="utf-8")
    assert "bears itself out" in "\n".join(problems(read_lesson(path, "gorinto")))


def test_a_file_that_the_order_does_not_name_is_refused(tmp_path: Path) -> None:
    folder = copy_of("gorinto", tmp_path)
    shutil.copy(folder / "placing.toml", folder / "other.toml")
    with pytest.raises(Refusal, match="name other in it"):
        read_course(folder, "gorinto")


NEW = """
title = { en = "Dig", fr = "Creuser" }
idea = { en = "Earth digs below the top.", fr = "La Terre creuse sous le sommet." }
minutes = 1

[starts.stack]
sketch = "mountain: c3:VF | path: a:W b:V c:E d:W e:V 1:N 2:F 3:W 4:V 5:F"

[[steps]]
start = "stack"
at = "path:c"
ask = { en = "Push the Earth onto c3 and dig up the Void.", fr = "Poussez la Terre en c3 et déterrez le Vide." }
do = ["c>c3 ^1"]
yes = { en = "Only Earth goes below the top.", fr = "Seule la Terre va sous le sommet." }
mistakes = [{ do = "c>c3 ^2", en = "That is the Fire.", fr = "C’est le Feu." }]
"""


def test_a_lesson_that_is_written_as_data_alone_can_be_taken(tmp_path: Path) -> None:
    """Whoever adds a game or a lesson writes a file and names it in the course; no code knows of it."""
    folder = copy_of("gorinto", tmp_path)
    for file in folder.glob("*.toml"):
        file.unlink()
    (folder / "course.toml").write_text('lessons = ["dig"]\n', encoding="utf-8")
    (folder / "dig.toml").write_text(NEW, encoding="utf-8")
    lesson = read_course(folder, "gorinto").find("dig")
    assert problems(lesson) == []
    run = LessonRun(lesson)
    assert [run.try_move(word).kind for word in run.show_me()] == ["going_on", "done"]
