"""Lessons over HTTP: stateless, for anybody, cut for the learner's seat, and within limits."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import serving, settings_in
from tokonoma.lessons import LessonRun, course, courses
from tokonoma.server.lesson_bodies import TakeLesson
from tokonoma.server.lessons import moment

FIRST = ("gorinto", "placing")


def take(game: str, lesson: str, **asked: Any) -> Any:
    return moment(game, lesson, TakeLesson(**asked))


def test_a_step_is_shown_with_what_is_asked_and_a_view() -> None:
    found = take(*FIRST)
    assert (found.step, found.steps, found.kind, found.at) == (0, 6, "do", "path:c")
    assert found.ask.startswith("A tile enters")
    assert take(*FIRST, language="fr").ask.startswith("Une tuile entre")
    assert {offer["move"] for offer in found.view.legal} >= {"c>c3", "c>c1"}
    assert not found.view.undo.may


def test_a_right_move_is_done_and_can_be_made_again_from_the_tries() -> None:
    found = take(*FIRST, move="c>c3")
    assert found.verdict.kind == "done"
    assert found.is_done
    assert [event["event"] for event in found.events] == ["placed"]
    assert found.view.undo.may
    assert take(*FIRST, tries=found.tries).is_done


def test_a_wrong_move_shows_its_table_and_the_step_stays() -> None:
    found = take(*FIRST, step=2, move="3>a3")
    assert found.verdict.kind == "wrong"
    assert found.verdict.text.startswith("You covered the Void")
    assert found.verdict.view.table.mountain["a3"] == ["void", "water"]
    assert found.view.table.mountain["a3"] == ["void"]
    assert found.tries == []


def test_touching_what_makes_no_move_has_the_lessons_sentence_or_the_games_own() -> None:
    lesson = take(*FIRST, step=1, touch=["space:d4"])
    assert (lesson.verdict.kind, lesson.verdict.text) == (
        "refused",
        "d4 is not in column c: Fire never looks sideways.",
    )
    game = take(*FIRST, step=1, touch=["space:a3"])
    assert game.verdict.refused.values["key"] == "refusal.out_of_reach"


def test_show_me_plays_on_a_copy() -> None:
    found = take(*FIRST, show=True)
    assert (found.verdict.kind, found.verdict.words) == ("shown", ["c>c3"])
    assert found.verdict.view.table.mountain["c3"] == ["fire"]
    assert found.view.table.mountain["c3"] == []


def test_things_numbers_and_choices() -> None:
    assert take("goryo", "last_hunt", thing="space:d3").touched == ["space:d3"]
    assert take("goryo", "last_hunt", touched=["space:d3"], thing="space:e4").verdict.kind == "done"
    assert take("gorinto", "season", step=2, number=9).verdict.text.startswith("Water has 2")
    assert take("gorinto", "season", step=0, choice=0).verdict.kind == "done"


def test_it_is_told_when_the_next_step_begins_from_another_table() -> None:
    assert not take("koinobori", "taking", step=1, move="play:63>p1").verdict.anew
    assert take("koinobori", "taking", step=1, move="play:66>p2").verdict.anew


def test_nothing_a_learner_may_not_know_leaves_the_server() -> None:
    lesson = course("goryo").find("prints")
    for step in range(len(lesson.steps)):
        run = LessonRun(lesson, step)
        if run.state.view(1)["table"]["stage"] == "hunt":
            found = take("goryo", "prints", step=step)
            assert found.view.table.goryo.plan is None
            assert found.view.table.goryo.bound is None


@pytest.mark.parametrize("name", courses())
def test_every_step_of_every_course_can_be_served(name: str) -> None:
    for lesson in course(name).lessons.values():
        for step in range(len(lesson.steps)):
            for language in ("en", "fr"):
                assert take(name, lesson.name, step=step, language=language).ask


@pytest.mark.anyio
async def test_over_http(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as (client, _), httpx.AsyncClient(base_url=client.url) as http:
        listed = (await http.get("/api/lessons")).json()
        assert [each["game"] for each in listed] == list(courses())
        done = await http.post("/api/lessons/gorinto/placing", json={"move": "c>c3"})
        assert done.json()["verdict"]["kind"] == "done"
        assert (await http.post("/api/lessons/gorinto/nothing", json={})).status_code == 400
        assert (await http.post("/api/lessons/gorinto/placing", json={"step": 99})).status_code == 400
        assert (await http.post("/api/lessons/gorinto/placing", json={"tries": ["c>c1"]})).status_code == 409
        many = await asyncio.gather(*(http.post("/api/lessons/gorinto/placing", json={}) for _ in range(160)))
        assert 429 in {each.status_code for each in many}
