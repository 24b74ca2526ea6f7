"""What a move would do is told from what its seat knows: the same whatever is hidden, no draw, nothing changed."""

import random
from typing import Any

import msgspec
import pytest

from tests.contract.openings import Opening, canonical, everything, openings, walk
from tests.contract.test_secrets import imagined
from tokonoma import Refusal, State
from tokonoma.kernel.preview import Preview, preview
from tokonoma.kernel.words import LANGUAGES

DEFAULT = pytest.mark.parametrize("opening", [each for each in openings() if len(each.options) == 1], ids=str)
TRIED = 12  # moves of a position


def positions(opening: Opening, seed: int, every: int) -> list[State]:
    state, found = opening.new(seed), []
    for i, _ in enumerate(walk(state, random.Random(seed), 150)):
        if i % every == 0 and isinstance(state.to_act, int) and state.to_act >= 0:
            found.append(state.copy())
    return found


def tried(state: State) -> list[tuple[str, Preview]]:
    """Some moves of the seat to act, each with its preview."""
    assert state.to_act is not None
    moves = random.Random(1).sample(legal := state.legal(), min(TRIED, len(legal)))
    return [(move, preview(state, state.to_act, move)) for move in moves]


def shown(found: list[tuple[str, Preview]]) -> str:
    return canonical([msgspec.to_builtins(each) for _, each in found])


@DEFAULT
def test_a_preview_is_the_same_whatever_the_seat_cannot_know(opening: Opening) -> None:
    for state in positions(opening, 31, 6):
        truth = shown(tried(state))
        assert state.to_act is not None
        for seed in range(3):
            assert shown(tried(imagined(state, state.to_act, seed))) == truth


@DEFAULT
def test_a_preview_changes_nothing_and_draws_nothing(opening: Opening) -> None:
    for state in positions(opening, 32, 9):
        before = everything(state)
        tried(state)
        assert everything(state) == before


@DEFAULT
def test_a_preview_that_is_not_stopped_by_luck_or_secrets_comes_true(opening: Opening) -> None:
    """Every line after the move is what the table then shows the seat."""
    for state in positions(opening, 33, 5):
        seat: Any = state.to_act
        for move, ahead in tried(state):
            if ahead.stops in ("turn", "choice", "over"):
                after = state.copy()
                after.play(move)
                while after.to_act == seat and (only := after.forced()):
                    after.play(only)
                tallies = after.rulebook.tallies(after.seen_by(seat), seat)
                true = {(each["key"], each["seat"], each.get("of")): each["points"] for each in tallies}
                for line in ahead.lines:
                    place = (line.key, line.seat, line.values.get("of"))
                    assert true.get(place, 0) == line.after or place not in true, (move, line)
                    assert line.change == line.after - line.before


@DEFAULT
def test_every_own_score_line_is_there_and_everything_can_be_said(opening: Opening) -> None:
    for state in positions(opening, 34, 15):
        seat: Any = state.to_act
        counted = state.rulebook.tallies(state.seen_by(seat), seat)
        own = [each for each in counted if each.get("score") and each["seat"] == seat]
        for _, ahead in tried(state):
            keys = {line.key for line in ahead.lines}
            if ahead.stops == "choice":
                assert {each["key"] for each in own} <= keys
            said = [*ahead.told, *({"key": line.key, **line.values} for line in ahead.lines)]
            for values in [*said, *([ahead.then] if ahead.then else [])]:
                for language in LANGUAGES:
                    assert "{" not in state.rulebook.say(values, language, str, "key")


@DEFAULT
def test_who_is_not_to_act_gets_no_preview(opening: Opening) -> None:
    state = positions(opening, 35, 1)[0]
    for seat in range(state.seats):
        if seat != state.to_act:
            with pytest.raises(Refusal) as refused:
                preview(state, seat, state.legal()[0])
            assert refused.value.code == "not_your_turn"


@DEFAULT
def test_every_position_has_a_prompt_that_can_be_said(opening: Opening) -> None:
    for state in positions(opening, 36, 2):
        prompt = state.rulebook.prompt(state.seen_by(state.to_act))
        for language in LANGUAGES:
            assert "{" not in state.rulebook.say(prompt, language, str, "key")


@DEFAULT
def test_whatever_is_touched_in_vain_gets_a_reason_of_the_game(opening: Opening) -> None:
    """Every thing that some move of the game touches, at moments when it cannot be chosen."""
    game = positions(opening, 37, 1)
    things = {offer["touch"][0] for state in game for offer in state.offers(state.to_act, state.seen_by(state.to_act))}
    things -= {each for each in things if each.startswith("button:")}
    for state in game[::7]:
        board = state.seen_by(state.to_act)
        open_now = {offer["touch"][0] for offer in state.offers(state.to_act, board) if offer["touch"]}
        for thing in things - open_now:
            refusal = state.rulebook.why_not(board, [thing])
            assert refusal is not None or thing.startswith("slot:"), thing
            if refusal is not None:
                assert refusal.code == "not_now", (thing, refusal.message)
                assert str(refusal.values["key"]).startswith("refusal.")
