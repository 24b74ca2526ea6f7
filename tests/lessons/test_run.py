"""A lesson being taken: what is right, what is wrong, what the rules refuse, and that nothing is lost."""

from tokonoma.lessons import LessonRun, course
from tokonoma.lessons.facts import Facts


def run_of(game: str, lesson: str, step: int = 0) -> LessonRun:
    return LessonRun(course(game).find(lesson), step)


def test_a_right_try_is_played() -> None:
    run = run_of("gorinto", "placing")
    verdict = run.try_move("c>c3")
    assert verdict.kind == "done"
    assert run.state.view(0)["table"]["mountain"]["c3"] == ["fire"]
    assert verdict.sentence == run.step.yes


def test_a_wrong_try_is_refused_by_the_lesson_and_its_consequence_shown() -> None:
    run = run_of("gorinto", "placing", 2)
    before = run.state.position()
    verdict = run.try_move("3>a3")
    assert verdict.kind == "wrong"
    assert verdict.state.view(0)["table"]["mountain"]["a3"] == ["void", "water"]
    assert run.state.position() == before
    assert run.say(verdict.sentence or {}, "en").startswith("You covered the Void")


def test_what_the_rules_refuse_has_the_lessons_sentence_or_the_games_own() -> None:
    run = run_of("gorinto", "placing", 1)
    foreseen, other = run.try_move("d4"), run.try_move("a3")
    assert foreseen.kind == other.kind == "refused"
    assert foreseen.sentence is not None
    assert other.sentence is None
    assert other.refusal is not None
    assert other.refusal.values["key"] == "refusal.out_of_reach"


def test_a_turn_of_several_decisions_goes_on_until_it_is_whole() -> None:
    run = run_of("gorinto", "understanding")
    kinds = [run.try_move(word).kind for word in ("3>c3", "a3", "b3", "e3")]
    assert kinds == ["going_on", "going_on", "going_on", "done"]
    run.go(0)
    assert run.try_move("3>c3 a3 b3 e3").kind == "done"


def test_undo_takes_one_try_back_and_back_goes_to_the_step_before() -> None:
    run = run_of("gorinto", "understanding", 1)
    run.try_move("c>c3")
    run.try_move("c1")
    run.undo()
    assert run.words == ["c>c3"]
    run.back()
    assert run.number == 0
    assert run.words == []


def test_scripted_draws_and_replies_are_played() -> None:
    run = run_of("goryo", "prints", 4)
    run.try_move("end")
    table = run.state.view(1)["table"]
    assert [tile["object"] for tile in table["garden"] if tile["token"] == "seal"] == ["helmet", "mask"]


def test_a_touch_a_number_and_a_choice_change_nothing_on_the_table() -> None:
    run = run_of("goryo", "last_hunt")
    before = run.state.position()
    assert run.try_touch("space:f3").sentence == run.step.mistakes[2].say
    assert [run.try_touch(f"space:{space}").kind for space in ("d3", "e4")] == ["going_on", "done"]
    number = run_of("gorinto", "removal", 1)
    assert [number.try_number(each).kind for each in (5, 4)] == ["wrong", "done"]
    choice = run_of("gorinto", "season")
    assert [choice.try_choice(each).kind for each in (1, 0, 7)] == ["wrong", "done", "wrong"]
    assert run.state.position() == before


def test_only_right_moves_are_offered_where_a_step_wants_it_so() -> None:
    run = run_of("gorinto", "placing")
    offers = run.state.offers(0, run.state.seen_by(0))
    assert run.offers(offers) == offers
    object.__setattr__(run.lesson.steps[0], "mask", True)
    try:
        assert [offer["move"] for offer in run.offers(offers)] == ["c>c3"]
    finally:
        object.__setattr__(run.lesson.steps[0], "mask", False)


def test_a_game_is_played_on_against_a_bot_that_answers_alike_every_time() -> None:
    played = []
    for _ in range(2):
        run = run_of("koinobori", "last_post", 2)
        run.try_move(run.state.legal()[0])
        played.append(list(run.state.steps))
    assert played[0] == played[1]
    assert run.state.to_act in (0, None)


def test_a_lesson_of_the_samurai_knows_nothing_of_her_plan() -> None:
    run = run_of("goryo", "prints")
    other = run.state.copy()
    assert run.state.view(1)["table"]["goryo"]["plan"] is None
    assert Facts(run.state, 1)["table"] == run.state.view(1)["table"] == other.view(1)["table"]
