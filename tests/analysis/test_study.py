"""Any position is studied: moves and draws are tried by hand and taken back, and a search thinks deeper and deeper."""

from random import Random
from typing import Any

import pytest

import tokonoma
from tests.analysis.test_record import played
from tokonoma.analysis.study import FIRST, Study, ghosts, study, think
from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.refusal import Refusal


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_a_game_is_entered_draw_by_draw_and_its_record_is_that_of_the_table(name: str) -> None:
    record = tokonoma.game(name).new(seed=5).record()
    entered = Study.anew(tokonoma.game(name), record["seats"], record["options"])
    for step in record["steps"]:
        assert entered.state.to_act == CHANCE
        assert step[1:] in entered.draws
        entered.play(step[1:])
    assert entered.draws == []
    assert entered.state.record()["steps"] == record["steps"]
    assert entered.steps == record["steps"]


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_everything_tried_can_be_taken_back(name: str) -> None:
    found = Study.of(played(name, 10))
    before = found.state.record()
    found.play(found.state.legal()[0])
    found.draw(Random(1), all_of_them=True)
    found.draw(Random(1), all_of_them=True)  # nothing is due
    while found.steps:
        found.back()
    assert found.state.record() == before


def test_a_study_begins_at_any_step_of_a_record_and_at_a_position() -> None:
    record = played("koinobori", 10)
    for step in (0, 7, len(record["steps"])):
        assert Study.of(record, step).state.record()["steps"] == record["steps"][:step]
    state = tokonoma.game("koinobori").from_record(record)
    assert Study.of(state.position()).state.legal() == state.legal()


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    gorinto = tokonoma.game("gorinto")
    with pytest.raises(Refusal, match="cannot be 21"):
        Study.sketched(gorinto, "mats: " + "F" * 21 + " / W", None, None)
    position: Any = gorinto.new(seed=1).position()
    position["fields"]["season"] = 9
    with pytest.raises(Refusal):
        Study.of(position)
    found = Study.anew(gorinto, 2, None)
    with pytest.raises(Refusal, match="cannot be drawn"):
        found.play("gold")
    assert found.steps == []
    for wrong in ({}, {"game": "chess"}, {"game": "gorinto", "format": "tokonoma-record"}, None):
        with pytest.raises(Refusal):
            Study.of(wrong)


def test_a_position_set_up_by_hand_is_played_on() -> None:
    found = Study.sketched(tokonoma.game("gorinto"), "mats: FFFF / W | keys: void fire", None, None)
    assert list(found.state.board.mats[0]) == [0, 0, 4, 0, 0]
    found.play(found.state.legal()[0])
    assert found.steps


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_thinking_grows_deeper_and_names_legal_moves(name: str) -> None:
    state = tokonoma.game(name).from_record(played(name, 12))
    found = list(study(state, most=3 * FIRST // 2))
    assert [each.playouts for each in found] == [FIRST, 3 * FIRST // 2]
    for each in found:
        assert {move.move for move in each.moves} <= set(state.legal())
        assert [move.value for move in each.moves] == sorted((move.value for move in each.moves), reverse=True)
        assert sum(each.chances) == pytest.approx(1.0)
        assert each.moves[0].value == each.chances[each.seat]
    assert found[0] == think(state, FIRST)


@pytest.mark.parametrize("name", ["koinobori", "goryo"])
def test_thinking_does_not_know_what_the_seat_cannot(name: str) -> None:
    state = tokonoma.game(name).from_record(played(name, 12))
    other = tokonoma.game(name).imagine(state.view(state.to_act), seed=99)
    assert other.board.fields() != state.board.fields()
    assert think(state, 40) == think(other, 40)


def test_nobody_thinks_where_nobody_decides() -> None:
    with pytest.raises(Refusal):
        think(Study.anew(tokonoma.game("gorinto"), 2, None).state, 10)


def test_a_line_says_what_each_of_its_decisions_touches() -> None:
    state = tokonoma.game("gorinto").new(2, seed=4)
    thinking = think(state, 100)
    assert len(thinking.lines) == len(thinking.moves)
    for line, each in zip(thinking.lines, thinking.moves, strict=True):
        assert [ghost.move for ghost in line] == each.line[: len(line)]
        assert line[0].touch == next(
            offer["touch"] for offer in state.offers(state.to_act, state.board) if offer["move"] == each.move
        )
        assert line[0].seat == thinking.seat


def test_a_samurai_is_drawn_where_he_goes_and_a_question_at_its_space() -> None:
    state = tokonoma.game("goryo").new(2, seed=4)
    while state.to_act != 1:
        state.play(state.legal()[-1])
    assert ghosts(state, ["call:green"])[0].touch == ["samurai:green"]
    state.play("call:green")
    stands = next(each["space"] for each in state.view(1)["table"]["samurai"] if each["samurai"] == "green")
    goes, sniffed = (next(each for each in state.legal() if each.startswith(kind)) for kind in ("move:", "sniff:"))
    assert ghosts(state, [goes])[0].touch == ["samurai:green", goes.replace("move:", "space:")]
    assert ghosts(state, [sniffed])[0].touch == [sniffed.replace("sniff:", "space:")]
    assert ghosts(state, ["search"])[0].touch == [f"space:{stands}"]


def test_a_move_that_was_tried_is_compared_with_the_best() -> None:
    state = tokonoma.game("gorinto").new(2, seed=4)
    best = [each.move for each in think(state, 50).moves]
    other = next(move for move in state.legal() if move not in best)
    found = think(state, 50, also=[other, "no move"])
    assert {each.move for each in found.moves} == {*best, other}
    assert [each.value for each in found.moves] == sorted((each.value for each in found.moves), reverse=True)


@pytest.mark.parametrize("name", ["koinobori", "goryo"])
def test_what_is_thought_and_drawn_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    state, luck, checked = tokonoma.game(name).new(2, seed=4), Random(4), 0
    for _ in range(40):
        if state.to_act is None or checked == 4:
            break
        other = tokonoma.game(name).imagine(state.view(state.to_act), seed=luck.randrange(1000))
        if other.board.fields() != state.board.fields() and len(state.legal()) > 1:
            checked += 1
            assert think(state, 40, seed=1) == think(other, 40, seed=1)
        state.play(luck.choice(state.legal()))
    assert checked


def test_no_hidden_card_of_another_seat_is_drawn() -> None:
    state, luck, checked = tokonoma.game("koinobori").new(2, seed=4), Random(4), 0
    while state.to_act is not None and checked < 5:
        word, trial, seat = luck.choice(state.legal()), state.copy(), state.to_act
        trial.play(word)
        if (
            seat != CHANCE
            and trial.to_act == 1 - seat
            and (plays := [m for m in trial.legal() if m.startswith("play:")])
        ):
            checked += 1
            assert [ghost.move for ghost in ghosts(state, [word, plays[0]])] == [word]
        state = trial
    assert checked == 5
