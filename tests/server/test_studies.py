"""A record from a file is shown move by move, and what is no record is refused with a reason."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tokonoma
from tests.server.parties import party, sees
from tests.server.running import run
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.bodies import StudyMoment, StudyRecord
from tokonoma.server.studies import study


def record_of(name: str, moves: int = 10_000) -> dict[str, Any]:
    """A game played at random, so many decisions or to its end."""
    state, luck = tokonoma.game(name).new(seed=7), random.Random(7)
    for _ in range(moves):
        if state.to_act is None:
            break
        state.play(luck.choice(state.legal()))
    return dict(state.record())


def shown(record: dict[str, Any], move: int, **more: Any) -> StudyMoment:
    return study(StudyRecord(record=record, move=move, **more))


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_every_move_of_a_finished_record_is_shown(name: str) -> None:
    record = record_of(name)
    last = shown(record, 0).moves
    assert last == sum(not step.startswith("~") for step in record["steps"])
    steps = [shown(record, move, revealed=True).steps for move in (0, 1, last // 2, last)]
    assert steps == sorted(steps)
    assert steps[-1] == len(record["steps"])
    assert shown(record, last).facts.status == "over"
    assert shown(record, last).view.outcome is not None
    assert shown(record, last - 1).view.outcome is None


def test_a_record_that_was_broken_off_is_shown_and_goes_on() -> None:
    record = record_of("gorinto", 5)
    seen = shown(record, 5)
    assert (seen.facts.status, seen.view.outcome) == ("running", None)
    assert seen.view.to_act is not None


def test_what_is_no_record_is_refused() -> None:
    good = record_of("gorinto", 5)
    for damage, code in (
        ({"format": "x"}, "foreign_document"),
        ({"steps": [*good["steps"], "nonsense"]}, "damaged_document"),
        ({"ending": {"by": "resigned", "seat": 7}}, "damaged_document"),
        ({"ending": 3}, "damaged_document"),
        ({"players": [3]}, "damaged_document"),
        ({"deal": {"commitment": 3}}, "damaged_document"),
        ({"deal": "x"}, "damaged_document"),
        ({"game": "chess"}, "unknown_game"),
    ):
        with pytest.raises(Refusal) as refusal:
            shown(good | damage, 0)
        assert refusal.value.code == code, damage
    for move, audience in ((6, None), (0, 5)):
        with pytest.raises(Refusal):
            shown(good, move, audience=audience)


def test_the_record_of_a_table_is_studied_with_its_players(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            await people.play(1000, random.Random(3))
            record = await people.client.get(f"/api/tables/{people.table}/record", {"X-Seat-Secret": people.secrets[0]})
            last = (await people.at[0].ask("replay", move=0))["result"]["moves"]
            seen = await people.client.post("/api/study", {"record": record, "move": last})
            assert seen["moves"] == last
            assert seen["view"]["scores"] == sees(people.at[0])["scores"]
            names = [seat["name"] for seat in seen["facts"]["seats"]]
            assert names == [seat.name for seat in people.registry.tables[people.table].seats]
            assert msgspec.convert(seen["facts"]["ending"], dict)["by"] == "played"

    run(play())


@pytest.mark.parametrize("asked", [{"revealed": True}, {"audience": 1}])
def test_the_list_of_a_records_moves_tells_what_each_tells(asked: dict[str, Any]) -> None:
    record = record_of("koinobori", 12)
    told = shown(record, 0, all_moves=True, **asked).told
    assert told is not None
    assert len(told) == 13
    for number, move in enumerate(told):
        seen = shown(record, number, **asked)
        assert (seen.seat, seen.events) == (move.seat, move.events)
        is_heard = number > 0 and (asked.get("revealed") or move.seat == 1)
        assert (move.say is not None) == bool(is_heard), "a decision is told to whoever may know it"
