"""A study over HTTP: one person holds every seat and enters the draws; a search thinks behind every table."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import tokonoma
from tests.server.running import serving, settings_in
from tests.server.test_studies import record_of
from tokonoma.analysis.study import think
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.study_bodies import BeginStudy, StudyTable, TakeStudy
from tokonoma.server.study_tables import moment


def take(begin: BeginStudy, **tried: Any) -> StudyTable:
    return moment(TakeStudy(begin=begin, **tried))


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_draws_are_offered_with_what_would_be_told_and_entered(name: str) -> None:
    begin = BeginStudy(game=name)
    opened = take(begin)
    assert opened.draws
    assert all(each.event["event"] for each in opened.draws)
    assert opened.view.legal == []
    word = opened.draws[-1].word
    after = take(begin, draw=word)
    assert after.tries == [f"~{word}"]
    ready = take(begin, steps=after.tries, luck="all")
    assert ready.draws == []
    assert ready.tries[0] == f"~{word}"
    assert ready.view.legal
    assert ready.record is not None
    assert ready.record["steps"] == ready.tries
    played = take(begin, steps=ready.tries, move=msgspec.to_builtins(ready.view.legal[0])["move"])
    assert len(played.tries) > len(ready.tries)
    assert played.events


def test_what_cannot_be_is_answered_with_the_reason_and_changes_nothing() -> None:
    begin = BeginStudy(document=record_of("gorinto", 5))
    wrong = take(begin, move="a>a9")
    assert wrong.verdict is not None
    assert wrong.verdict.kind == "refused"
    assert wrong.verdict.refused is not None
    assert wrong.tries == []
    with pytest.raises(Refusal, match="cannot be 21"):
        take(BeginStudy(game="gorinto", sketch="mats: " + "F" * 21))
    with pytest.raises(Refusal):
        take(begin, steps=["nonsense"])


def test_a_study_begins_at_a_step_and_may_be_seen_as_the_seat_to_act_sees_it() -> None:
    record = record_of("goryo", 20)
    whole = take(BeginStudy(document=record, step=12))
    assert whole.document["steps"] == record["steps"][:12]
    state = tokonoma.game("goryo").from_record(record, 12)
    cut = take(BeginStudy(document=record, step=12), revealed=False)
    if state.to_act == 1:
        assert msgspec.json.encode(cut.view.table) != msgspec.json.encode(whole.view.table)
    assert cut.view.seat == state.to_act


@pytest.mark.parametrize("name", ["koinobori", "goryo"])
def test_a_view_cut_for_the_seat_holds_no_secret_of_another(name: str) -> None:
    states = (tokonoma.game(name).from_record(record_of(name, moves)) for moves in range(5, 40))
    state = next(each for each in states if each.to_act == 1)  # in Goryō the side that does not know everything
    other = tokonoma.game(name).imagine(state.view(state.to_act), seed=9)
    assert other.board.fields() != state.board.fields()
    one, two = (
        msgspec.json.encode(take(BeginStudy(document=each.position()), revealed=False).view) for each in (state, other)
    )
    assert one == two


def test_a_preview_says_what_a_move_would_do() -> None:
    begin = BeginStudy(document=record_of("gorinto", 5))
    first = msgspec.to_builtins(take(begin).view.legal[0])["move"]
    assert take(begin, preview=first).preview is not None
    assert take(begin, preview="a>a9").preview is None
    assert take(begin, preview=first).tries == []


def test_over_http_a_search_thinks_as_it_does_in_python(tmp_path: Path) -> None:
    async def ask() -> None:
        async with (
            serving(settings_in(tmp_path)) as (server, _),
            httpx.AsyncClient(base_url=server.url, timeout=60) as client,
        ):
            begin = {"document": record_of("gorinto", 5)}
            seen = await client.post("/api/study/table", json={"begin": begin})
            assert seen.status_code == 200
            thought = await client.post("/api/study/think", json={"begin": begin, "playouts": 60})
            assert thought.status_code == 200
            state = tokonoma.game("gorinto").from_record(begin["document"])
            assert thought.json() == msgspec.to_builtins(think(state, 60))
            over = {"document": record_of("gorinto")}
            assert (await client.post("/api/study/think", json={"begin": over})).status_code == 409
            for wrong in ({}, {"begin": {"game": "chess"}}, {"begin": {"document": {"game": "gorinto"}}}):
                assert (await client.post("/api/study/table", json=wrong)).status_code in (400, 404)

    asyncio.run(ask())
