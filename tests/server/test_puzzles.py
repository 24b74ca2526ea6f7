"""Puzzles over HTTP: stateless, for anybody, cut for the solver's seat; the answer leaves only when it is due."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import tokonoma
from tests.server.running import serving, settings_in
from tokonoma.puzzles import Puzzle, beginning, games_with_puzzles, puzzles
from tokonoma.server.puzzle_bodies import PuzzleMoment, TakePuzzle
from tokonoma.server.puzzles import moment, set_of

GAMES = games_with_puzzles()


def take(game: str, puzzle: Puzzle, **asked: Any) -> PuzzleMoment:
    return moment(game, puzzle.name, TakePuzzle(**asked))


def some(game: str, kind: str = "move") -> Puzzle:
    return next(each for each in puzzles(game).values() if each.kind == kind)


def right_try(puzzle: Puzzle) -> dict[str, str]:
    if puzzle.kind == "where":
        return {"thing": f"space:{puzzle.answer}"}
    return {"move": puzzle.line if puzzle.kind == "hide" else puzzle.answer}


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_not_sent_before_it_is_found_or_asked_for(game: str) -> None:
    for puzzle in list(puzzles(game).values())[:4]:
        found = take(game, puzzle)
        told = msgspec.json.decode(msgspec.json.encode(found))
        assert [told[part] for part in ("reasons", "answers", "touched", "verdict", "at")] == [[], [], [], None, None]
        assert found.view.table is not None
        state = beginning(game, puzzle.name)
        assert [msgspec.to_builtins(offer)["move"] for offer in found.view.legal] == (
            [] if puzzle.kind == "where" else state.legal()
        )


@pytest.mark.parametrize("game", GAMES)
def test_a_right_try_is_told_why(game: str) -> None:
    puzzle = next(iter(puzzles(game).values()))
    found = take(game, puzzle, **right_try(puzzle))
    assert found.verdict is not None
    assert found.verdict.kind == "done"
    assert found.is_done
    assert found.reasons
    assert take(game, puzzle, language="fr", **right_try(puzzle)).reasons != found.reasons


@pytest.mark.parametrize("game", [game for game in GAMES if game != "goryo"])
def test_a_wrong_try_is_told_what_it_leaves_and_not_the_answer(game: str) -> None:
    puzzle = some(game)
    found = take(game, puzzle, move=puzzle.second)
    assert found.verdict is not None
    assert found.verdict.kind == "wrong"
    assert found.verdict.view is not None
    assert [(each.is_right, each.is_yours) for each in found.answers] == [(False, True)]
    assert found.tries == []


def test_show_me_tells_the_answer() -> None:
    game = GAMES[0]
    puzzle = next(iter(puzzles(game).values()))
    found = take(game, puzzle, show=True)
    assert found.verdict is not None
    assert (found.verdict.kind, found.is_done) == ("shown", False)
    assert found.verdict.words
    assert found.reasons


@pytest.mark.parametrize("game", GAMES)
def test_what_others_hide_is_in_no_view_of_a_puzzle(game: str) -> None:
    for puzzle in list(puzzles(game).values())[:4]:
        state = beginning(game, puzzle.name)
        found = take(game, puzzle)
        known = msgspec.to_builtins(state.rulebook.describe(state.seen_by(puzzle.seat), puzzle.seat))
        assert msgspec.to_builtins(found.view.table) == known


def test_every_game_lists_its_puzzles_and_todays() -> None:
    for game in GAMES:
        found = set_of(game)
        assert found.today in {each.puzzle for each in found.puzzles}
        assert len(found.puzzles) == len(puzzles(game))


def test_puzzles_are_served_to_anybody(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(settings_in(tmp_path)) as (there, _), httpx.AsyncClient(base_url=there.url) as client:
            sets = (await client.get("/api/puzzles")).json()
            assert [each["game"] for each in sets] == GAMES
            path = f"/api/puzzles/{sets[0]['game']}/{sets[0]['today']}"
            assert (await client.post(path, json={})).json()["lesson"] == sets[0]["today"]
            assert (await client.post(path, json={"nonsense": 1})).status_code == 400
            unknown = await client.post("/api/puzzles/gorinto/none", json={})
            assert unknown.json()["code"] == "unknown_option"

    asyncio.run(ask())


def test_a_game_without_a_name_is_refused() -> None:
    with pytest.raises(tokonoma.Refusal):
        moment("chess", "1", TakePuzzle())
