"""Every puzzle that is shipped can be begun, solved and missed; a sample is verified again."""

import random
from dataclasses import replace
from datetime import date, timedelta

import pytest

import tokonoma
from tokonoma.lessons import course
from tokonoma.puzzles import Puzzle, PuzzleRun, find_puzzle, of_the_day, puzzles, stars, why_right, why_wrong
from tokonoma.puzzles.again import doubtful
from tokonoma.puzzles.hiding import where_is_she
from tokonoma.puzzles.themes import theme_of, themes

WITH_PUZZLES = [name for name in tokonoma.GAMES if puzzles(name)]
LANGUAGES = ("en", "fr")


def sample(name: str, count: int, kind: str | None = None) -> list[Puzzle]:
    """Some puzzles of a game, the same in every run."""
    found = [each for each in puzzles(name).values() if kind in (None, each.kind)]
    return random.Random(7).sample(found, min(count, len(found)))


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_puzzle_can_be_solved_by_its_answer_and_by_no_second(name: str) -> None:
    for puzzle in puzzles(name).values():
        run = PuzzleRun(name, puzzle)
        assert run.begun.to_act == puzzle.seat
        if puzzle.kind == "where":
            assert run.try_thing("a1" if puzzle.answer != "a1" else "f6").kind == "wrong"
            assert run.try_thing(f"space:{puzzle.answer}").kind == "right"
            continue
        assert run.try_move(puzzle.second_line if puzzle.kind == "hide" else puzzle.second).kind == "wrong"
        assert run.try_move(puzzle.line if puzzle.kind == "hide" else puzzle.answer).kind == "right"


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_puzzle_has_a_theme_with_a_lesson_and_a_rating(name: str) -> None:
    known = themes(tokonoma.game(name).rulebook.folder)
    for puzzle in puzzles(name).values():
        assert puzzle.theme in known
        assert 1 <= stars(puzzle) <= 3
        assert 0 <= puzzle.rating <= 1
    for theme in known.values():
        assert course(name).find(theme.lesson)
        assert set(theme.title) == set(LANGUAGES)
    for puzzle in sample(name, 4):
        assert theme_of(tokonoma.game(name), puzzle) == puzzle.theme


def test_every_game_ships_a_hundred_puzzles_or_more() -> None:
    assert list(tokonoma.GAMES) == WITH_PUZZLES
    assert {name: len(puzzles(name)) for name in tokonoma.GAMES if len(puzzles(name)) < 100} == {}
    for name in tokonoma.GAMES:
        positions = {(each.seed, each.seats, each.moves, each.kind) for each in puzzles(name).values()}
        assert len(positions) == len(puzzles(name)), "no position comes twice"


def test_goryo_asks_where_she_is_and_where_she_hides() -> None:
    kinds = [each.kind for each in puzzles("goryo").values()]
    assert min(kinds.count("where"), kinds.count("hide")) >= 30


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_sample_is_verified_again_as_deep_as_it_was_made_with_other_luck(name: str) -> None:
    found = [each for each in sample(name, 12) if each.kind != "where"][:3]
    assert list(doubtful(name, found)) == []


def test_a_puzzle_whose_answer_is_not_the_best_is_doubted() -> None:
    puzzle = sample("koinobori", 1)[0]
    spoilt = replace(puzzle, answer=puzzle.second, second=puzzle.answer)
    assert list(doubtful("koinobori", [spoilt])) != []
    where = next(each for each in puzzles("goryo").values() if each.kind == "where")
    wrong = "a1" if where.answer != "a1" else "f6"
    assert list(doubtful("goryo", [replace(where, answer=wrong)])) == [
        f"{where.name}: the paths end on {where.answer}, not on {wrong}"
    ]


def test_every_place_to_deduce_is_the_only_one() -> None:
    for puzzle in puzzles("goryo").values():
        if puzzle.kind == "where":
            assert where_is_she(puzzle.begin(tokonoma.game("goryo"))) == puzzle.answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_reasons_are_told_in_both_languages(name: str, language: str) -> None:
    for puzzle in sample(name, 5):
        run = PuzzleRun(name, puzzle)
        right = why_right(run, language)
        assert right.sentences
        assert all("{" not in sentence for sentence in right.sentences)
        if puzzle.kind == "where":
            continue
        assert right.answers[0].percent > right.answers[1].percent
        second = puzzle.second_line.split() if puzzle.kind == "hide" else [puzzle.second]
        wrong = why_wrong(run, second, language)
        assert wrong.answers[0].is_yours
        assert not any(puzzle.answer in sentence for sentence in wrong.sentences)


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_puzzle_has_its_day_before_one_comes_again(name: str) -> None:
    many = len(puzzles(name))
    first = date(2030, 1, 1)
    assert len({of_the_day(name, first + timedelta(days)).name for days in range(many)}) == many


def test_tiles_gathered_at_once_may_come_in_any_order() -> None:
    puzzle = next(each for each in puzzles("gorinto").values() if each.theme == "which_tile" and " " in each.line)
    first, second, *_ = puzzle.line.split()
    assert PuzzleRun("gorinto", puzzle).try_move(f"{second} {first}").kind == "right"
    assert PuzzleRun("gorinto", puzzle).try_move(puzzle.second_line).kind == "wrong"


def test_a_puzzle_that_is_none_is_refused() -> None:
    with pytest.raises(tokonoma.Refusal, match="has no puzzle"):
        find_puzzle("gorinto", "nothing")
