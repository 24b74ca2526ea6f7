"""Observations: what a seat may know as numbers, by a declared schema, and nothing else."""

import random
from array import array

import pytest

from tests.contract.openings import Opening, openings, walk
from tests.contract.test_numbers import stepped
from tokonoma import Refusal
from tokonoma.kernel import native

EVERY = pytest.mark.parametrize("opening", openings(), ids=str)
DEFAULT = pytest.mark.parametrize("opening", [each for each in openings() if len(each.options) == 1], ids=str)


@EVERY
def test_every_number_keeps_within_its_range(opening: Opening) -> None:
    state = opening.new(61)
    schema = state.rulebook.schema
    low, high = schema.bounds()
    assert len({feature.name for feature in schema}) == len(schema.features)
    for i, _ in enumerate(stepped(state, random.Random(61))):
        if i % 4 == 0:
            for seat in (None, *range(state.seats)):
                for whole in (False, True):
                    numbers = state.observation(seat, whole=whole)
                    wrong = [
                        (feature.name, list(numbers[feature.place]))
                        for feature in schema
                        if not all(low[k] <= numbers[k] <= high[k] for k in range(*feature.place.indices(schema.size)))
                    ]
                    assert wrong == []


@DEFAULT
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it_byte_for_byte(opening: Opening) -> None:
    state = opening.new(62)
    for i, _ in enumerate(stepped(state, random.Random(62))):
        if i % 5 == 0:
            for seat in (None, *range(state.seats)):
                seen = state.observation(seat).tobytes()
                for seed in range(3):
                    assert state.imagine(seat, seed).observation(seat).tobytes() == seen


@DEFAULT
def test_what_the_view_shows_the_whole_observation_of_the_hidden_board_shows(opening: Opening) -> None:
    state = opening.new(63)
    for i, _ in enumerate(walk(state, random.Random(63), 80)):
        if i % 10 == 0:
            for seat in range(state.seats):
                hidden = opening.opened().from_view(state.view(seat))
                out = array("h", bytes(2 * state.rulebook.schema.size))
                state.rulebook.observing.Observer(hidden).fill(hidden, seat, True, out)
                assert out == state.observation(seat)


@DEFAULT
def test_compiled_and_uncompiled_rules_observe_the_same(opening: Opening) -> None:
    if native.stale(f"tokonoma.games.{opening.game}.rules"):
        pytest.skip("not built")
    fast, plain = opening.new(64, "native"), opening.new(64, "python")
    for i, number in enumerate(stepped(fast, random.Random(64), 60)):
        if i % 12 == 0:
            for seat in (None, *range(fast.seats)):
                for whole in (False, True):
                    assert fast.observation(seat, whole=whole) == plain.observation(seat, whole=whole)
        plain.step(number)


@DEFAULT
def test_two_positions_that_differ_for_a_seat_are_seen_to_differ(opening: Opening) -> None:
    """No field of the view is forgotten: where a step changes what a seat can know, its observation changes."""
    state = opening.new(65)
    for _ in stepped(state, random.Random(65), 60):
        for seat in range(state.seats):
            before, seen = state.view(seat)["fields"], state.observation(seat)
            after = state.clone()
            after.step(after.legal_numbers()[0])
            if after.view(seat)["fields"] != before:
                assert after.observation(seat) != seen


@DEFAULT
def test_seats_are_counted_from_the_one_that_looks(opening: Opening) -> None:
    state = opening.new(66)
    if opening.game == "goryo":
        return
    place = state.rulebook.schema["to_act"].first
    for _ in stepped(state, random.Random(66), 20):
        assert state.to_act is not None
        for seat in range(state.seats):
            assert state.observation(seat)[place] == (state.to_act - seat) % state.seats


@DEFAULT
def test_a_wrong_seat_or_room_is_refused(opening: Opening) -> None:
    state = opening.new(67)
    with pytest.raises(Refusal):
        state.observation(state.seats)
    for wrong in (array("h", [0] * 3), array("h", bytes(2 * state.rulebook.schema.size + 2))):
        with pytest.raises(ValueError, match="numbers"):
            state.observation(0, out=wrong)
    if state.rulebook.mode == "native":
        with pytest.raises((TypeError, ValueError)):
            state.observation(0, out=array("d", [0.0] * state.rulebook.schema.size))


@DEFAULT
def test_an_information_state_tells_what_was_heard_and_done_and_nothing_else(opening: Opening) -> None:
    state = opening.new(68)
    heard = {seat: state.information_state(seat) for seat in range(state.seats)}
    for i, _ in enumerate(stepped(state, random.Random(68), 60)):
        if i % 10 == 0:
            for seat in range(state.seats):
                now = state.information_state(seat)
                assert now.startswith(heard[seat][:-1]), "a seat with perfect recall forgets nothing"
                heard[seat] = now


@pytest.mark.parametrize("seats", range(1, 9))
def test_a_row_of_seats_is_turned_as_each_of_them_is(seats: int) -> None:
    plain = native.plain("tokonoma.kernel.observing")
    row = [-2, -1, *range(seats)]
    for me in range(seats):
        out = [99] * (len(row) + 2)
        assert plain.put_seats(out, 1, row, len(row), me, seats) == len(row) + 1
        assert out == [99, *(plain.from_side(seat, me, seats) for seat in row), 99]
