"""What no caller should pass is refused, or a clear TypeError; nothing changes, and nothing hidden is shown."""

from typing import Any

import pytest

import tokonoma
from tokonoma import Refusal
from tokonoma.kernel.library import GAMES, open_game

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


@EVERY_GAME
@pytest.mark.parametrize("move", [None, b"x", 5, True, [], ["a1"]])
def test_a_move_is_text(name: str, move: Any) -> None:
    state = tokonoma.game(name).new(seed=1)
    before = state.record()
    with pytest.raises(TypeError, match="a move is text"):
        state.play(move)
    assert state.record() == before


@EVERY_GAME
@pytest.mark.parametrize("seat", [99, -1, -5, "0", 0.5])
def test_only_a_seat_has_a_view(name: str, seat: Any) -> None:
    state = tokonoma.game(name).new(seed=1)
    for ask in (state.view, lambda each: state.scores(each, everything=False), lambda each: state.ask("x", each)):
        with pytest.raises(Refusal, match="there is no seat"):
            ask(seat)


@EVERY_GAME
@pytest.mark.parametrize("seats", [99, -1, 0])
def test_a_game_for_so_many_seats_is_refused(name: str, seats: int) -> None:
    with pytest.raises(Refusal) as no:
        tokonoma.game(name).new(seats, seed=1)
    assert no.value.code == "wrong_seats"


@EVERY_GAME
@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seats": "2"}, "the number of seats is an int, not str"),
        ({"seats": 2.0}, "the number of seats is an int, not float"),
        ({"options": "solo"}, "options are a mapping of names to values, not str"),
        ({"seed": "7"}, "a seed is an int or 32 bytes, not str"),
        ({"seed": 7.5}, "a seed is an int or 32 bytes, not float"),
        ({"seed": bytearray(32)}, "a seed is an int or 32 bytes, not bytearray"),
    ],
)
def test_a_wrong_type_is_named(name: str, wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(TypeError, match=says):
        tokonoma.game(name).new(**wrong)


@EVERY_GAME
@pytest.mark.parametrize("mode", ["fast", "", "Native"])
def test_a_form_of_the_rules_there_is_not_is_refused(name: str, mode: str) -> None:
    with pytest.raises(Refusal, match="the form of the rules may be native or python") as no:
        tokonoma.game(name, mode=mode)
    assert no.value.values == {"option": "mode", "forms": ["native", "python"]}


@pytest.mark.parametrize("asked", [None, "native", "python"])
def test_a_mistyped_variable_is_refused_whatever_else_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, asked: str | None
) -> None:
    monkeypatch.setenv("TOKONOMA_RULES", "pyhton")
    open_game.cache_clear()
    with pytest.raises(Refusal, match="TOKONOMA_RULES is 'pyhton'; the form of the rules may be native or python"):
        tokonoma.game(GAMES[0], mode=asked)


def test_an_empty_variable_asks_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = tokonoma.game(GAMES[0]).rulebook.mode
    monkeypatch.setenv("TOKONOMA_RULES", "")
    open_game.cache_clear()
    assert tokonoma.game(GAMES[0]).rulebook.mode == shipped


@EVERY_GAME
@pytest.mark.parametrize("beyond", [-1, 1, 10**30])
def test_a_record_is_read_only_as_far_as_it_goes(name: str, beyond: int) -> None:
    game = tokonoma.game(name)
    record = game.new(seed=1).record()
    known = len(record["steps"])
    steps = beyond if beyond < 0 else known + beyond
    with pytest.raises(Refusal, match=f"the record has steps 0 to {known}, not {steps}") as no:
        game.from_record(record, steps=steps)
    assert no.value.values == {"known": known}
    assert game.from_record(record, steps=known).record() == record
    assert game.from_record(record, steps=0).steps == []


@EVERY_GAME
@pytest.mark.parametrize("steps", ["1", 1.0, [1]])
def test_a_number_of_steps_is_an_int(name: str, steps: Any) -> None:
    game = tokonoma.game(name)
    with pytest.raises(TypeError, match="the number of steps is an int, not"):
        game.from_record(game.new(seed=1).record(), steps=steps)
