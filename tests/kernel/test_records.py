"""Records and positions: what is published about their form holds, and what is wrong is refused by its place."""

import copy
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

import tokonoma
from tests.contract.openings import Opening, everything, openings, played, sealed, walk
from tokonoma import Refusal
from tokonoma.kernel import record as records
from tokonoma.kernel.state import State

KERNEL = Path(records.__file__).parent
SCHEMAS = {kind: json.loads((KERNEL / f"{kind}.schema.json").read_text("utf-8")) for kind in ("record", "position")}
REGISTRY: Registry[Any] = Registry().with_resources(
    (schema["$id"], Resource.from_contents(schema)) for schema in SCHEMAS.values()
)
BY_MODE = {(each.game, each.options): each for each in reversed(openings()) if len(each.options) == 1}
DEFAULT = pytest.mark.parametrize("opening", BY_MODE.values(), ids=str)
NAMING = {"unknown_game": "games", "wrong_seats": "seats", "unknown_option": "option", "broken_position": "problems"}


def validate(document: Any, kind: str) -> None:
    written = json.loads(json.dumps(document))
    Draft202012Validator(SCHEMAS[kind], registry=REGISTRY).validate(written)


@cache
def some_records() -> list[dict[str, Any]]:
    """A finished game of every game there is, one begun from a position, one unfinished."""
    first = {opening.game: opening for opening in reversed(openings())}
    whole = [played(opening, 40).record() for opening in first.values()]
    halfway = played(openings()[0], 41, most=9)
    begun_later = openings()[0].opened().from_position(halfway.position(), seed=1)
    for _ in walk(begun_later, random.Random(1)):
        pass
    return [json.loads(json.dumps(each)) for each in [*whole, halfway.record(), begun_later.record()]]


@DEFAULT
def test_every_record_and_position_is_of_the_published_form(opening: Opening) -> None:
    state = opening.new(seed=sealed(5))
    for i, _ in enumerate(walk(state, random.Random(5))):
        if i % 25 == 0:
            validate(state.position(), "position")
    validate(state.record(), "record")


def test_a_record_from_a_position_is_of_the_published_form_and_replays() -> None:
    for record in some_records():
        validate(record, "record")
        assert tokonoma.replay(record).record() == record


def test_the_published_form_refuses_what_is_none() -> None:
    record = some_records()[0]
    damages: list[dict[str, Any]] = [
        {"format": "other"},
        {"steps": ["two words"]},
        {"outcome": {}},
        {"deal": {"secret": "xyz"}},
    ]
    for broken in damages:
        assert not Draft202012Validator(SCHEMAS["record"], registry=REGISTRY).is_valid(record | broken)


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        ({"format": "chess"}, "foreign_document", "format"),
        ({"version": 2}, "newer_document", "version"),
        ({"version": "1"}, "damaged_document", "version"),
        ({"rules": 99}, "newer_document", "rules"),
        ({"rules": 0}, "damaged_document", "rules"),
        ({"data": "0" * 16}, "foreign_document", "data"),
        ({"seats": 0}, "damaged_document", "seats"),
        ({"options": {"mode": 1}}, "damaged_document", "options.mode"),
        ({"steps": "abc"}, "damaged_document", "steps"),
        ({"steps": [1]}, "damaged_document", "steps[0]"),
        ({"steps": ["~nothing"]}, "damaged_document", "steps[0]"),
        ({"steps": []}, "damaged_document", "outcome"),
        ({"outcome": None}, "damaged_document", "outcome"),
        ({"start": {}}, "foreign_document", "format"),
        ({"start": None}, "not_a_document", ""),
    ],
)
def test_a_wrong_record_is_refused_by_its_place(change: dict[str, Any], code: str, place: str) -> None:
    with pytest.raises(Refusal) as refused:
        tokonoma.replay(some_records()[0] | change)
    assert (refused.value.code, refused.value.values["place"]) == (code, place)


def test_a_record_cannot_begin_from_a_position_of_another_table() -> None:
    record = copy.deepcopy(some_records()[-1])
    record["start"]["seats"] = record["seats"] + 1
    with pytest.raises(Refusal, match=r"start\.seats"):
        tokonoma.replay(record)


def test_a_position_of_another_game_is_foreign() -> None:
    position = openings()[0].new(seed=1).position()
    with pytest.raises(Refusal, match="game: is chess"):
        openings()[0].opened().from_position(position | {"game": "chess"})


def test_half_a_record_is_refused_and_an_unfinished_one_is_not() -> None:
    record = some_records()[0]
    with pytest.raises(Refusal, match="outcome"):
        tokonoma.replay(record | {"steps": record["steps"][:-1]})
    with pytest.raises(Refusal, match=rf"steps\[{len(record['steps'])}\]"):
        tokonoma.replay(record | {"steps": [*record["steps"], record["steps"][-1]]})
    cut = record | {"steps": record["steps"][:-1], "outcome": None}
    assert tokonoma.replay(cut).to_act is not None


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_mutated_record_is_refused_in_words_or_replays(data: st.DataObject) -> None:
    record = copy.deepcopy(data.draw(st.sampled_from(some_records())))
    mutate(record, data)
    state: State | None = None
    refused: Refusal | None = None
    try:
        state = tokonoma.replay(record)
    except Refusal as refusal:
        refused = refusal
    if refused:
        assert refused.message
        assert NAMING.get(refused.code, "place") in refused.values
    if state:
        assert state.steps == record["steps"]
        assert state.outcome() == record["outcome"]


def mutate(document: Any, data: st.DataObject) -> None:
    """Change, drop or add one value somewhere in a document."""
    holder = document
    while True:
        keys = sorted(holder) if isinstance(holder, dict) else range(len(holder))
        key = data.draw(st.sampled_from(keys)) if keys else None
        inner = holder[key] if key is not None else None
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            break
        holder = inner
    what = data.draw(st.sampled_from(["change", "drop", "add"]))
    if what == "add" or key is None:
        extra = data.draw(JSON)
        holder.append(extra) if isinstance(holder, list) else holder.update({"extra": extra})
    elif what == "drop":
        del holder[key]
    else:
        holder[key] = data.draw(JSON)


@settings(max_examples=60, deadline=None)
@given(JSON)
def test_any_json_value_that_is_no_record_is_refused(value: Any) -> None:
    for read in (tokonoma.replay, openings()[0].opened().from_position):
        with pytest.raises(Refusal):
            read(value)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 60), st.text(max_size=12))
def test_any_text_that_is_no_move_leaves_the_state_byte_for_byte(moves: int, text: str) -> None:
    state = played(openings()[0], 42, most=moves)
    before, legal = everything(state), state.legal()
    try:
        state.play(text)
    except Refusal:
        assert everything(state) == before
    else:
        assert text.split()[0] in legal


def test_draws_that_do_not_follow_from_the_luck_are_refused() -> None:
    opening = openings()[0]
    game, state = opening.opened(), played(opening, 43)
    same, other = game.luck(43), game.luck(44)
    assert same is not None
    assert other is not None
    assert game.follow(state.record(), same).steps == state.steps
    with pytest.raises(Refusal, match="the deal brings"):
        game.follow(state.record(), other)
