"""Reasons are counted by the rules, told in both languages, and never say more than their seat could know."""

import re
from collections import defaultdict
from typing import Any

import pytest

import tokonoma
from tests.analysis.test_record import played
from tokonoma.analysis import analyse
from tokonoma.analysis.compare import boards_ahead
from tokonoma.analysis.values import MoveValue
from tokonoma.analysis.why import LEAST, MOST, always, counts_after, is_sure, why
from tokonoma.bots.levels import bot
from tokonoma.kernel.state import State
from tokonoma.kernel.words import LANGUAGES, catalogue


def line(state: State, *words: str) -> MoveValue:
    """A candidate with its expected continuation, for reasons that are counted at once."""
    return MoveValue(words[0], 1, [0.0] * state.seats, [], list(words))


def positions(name: str, seed: int = 2) -> list[tuple[State, list[str]]]:
    """Every decision of a game's beginning with more than one choice."""
    opened = tokonoma.game(name)
    state = opened.new(2, seed=seed)
    found: list[tuple[State, list[str]]] = []
    player = bot("greedy", opened)
    while state.to_act is not None and len(found) < 60:
        if len(state.legal()) > 1:
            found.append((state.copy(), state.legal()))
        state.decide(player.move(state.view(state.to_act), seed=len(state.steps)))
    return found


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_the_catalogue_has_a_sentence_and_a_name_for_every_kind_and_no_kind_is_missing(name: str) -> None:
    counted: dict[str, set[str]] = defaultdict(set)
    for state, legal in positions(name):
        seat = state.to_act
        assert seat is not None
        for move in (legal[0], legal[-1]):
            for count in counts_after(state, seat, [move]):
                counted["at once"] |= {str(count["key"]), str(count.get("said") or count["key"])}
        if name != "goryo":
            for board in boards_ahead(state, seat, legal[0], 5, 1, 1):
                for count in state.rulebook.compared_later(state.seen_by(seat), board, seat):
                    counted["later"].add(count["key"] + (".later" if count["seat"] == seat else ".later.other"))
    keys = {key.removesuffix(".name") for found in counted.values() for key in found}
    roots = {re.sub(r"\.later.*", "", key) for key in keys} - {"why.no_flag"}
    wanted = keys - {"why.total"} | {f"{root}.name" for root in roots}
    for language in LANGUAGES:
        known = {key for key in catalogue(tokonoma.game(name).rulebook.folder, language) if key.startswith("why.")}
        assert known == wanted


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_reasons_are_few_ordered_and_speak_for_the_better_decision(name: str) -> None:
    told = 0
    for judged in analyse(played(name, 40, seed=2), playouts=60):
        assert len(judged.why) <= MOST
        assert bool(judged.why) <= (judged.mark not in ("forced", "best", "fine"))
        for each in judged.why:
            told += 1
            assert each.played != each.better
            for language in LANGUAGES:
                for message in (each.say, each.name):
                    said = tokonoma.game(name).rulebook.say(message, language, str, "key")
                    assert said
                    assert "{" not in said
            assert len(tokonoma.game(name).rulebook.say(each.name, "en", str, "key").split()) <= 5
    assert told, "a game between a random and a greedy bot has something to explain"


def own_turn(state: State) -> tuple[list[str], State]:
    """The first legal decisions of the seat to act until its turn is over, and the state after them."""
    after, seat = state.copy(), state.to_act
    words: list[str] = []
    while after.to_act == seat and len(after.steps) == len(state.steps) + len(words):
        words.append(after.legal()[0])
        after.play(words[-1])
    return words, after


def by_key(counts: list[Any], key: str) -> list[Any]:
    return [each for each in counts if each["key"] == key]


def test_gorinto_tiles_and_goals_are_those_of_the_board_after_the_turn() -> None:
    for state, _ in positions("gorinto"):
        seat = state.to_act
        assert seat is not None
        words, after = own_turn(state)
        counts = counts_after(state, seat, words)
        assert [each["points"] for each in by_key(counts, "why.tiles")] == list(after.board.mats[seat])
        now = {each["goal"]: each["now"][str(seat)] for each in after.view(seat)["table"]["goals"]}
        assert {each["goal"]: each["points"] for each in by_key(counts, "why.goal")} == now


def test_gorinto_what_is_left_is_the_most_the_next_seat_could_gather() -> None:
    looked_at = 0
    for state, legal in positions("gorinto"):
        words, after = own_turn(state)
        if after.to_act != 1 - (state.to_act or 0) or ">" not in after.legal()[0] or ">" not in legal[0]:
            continue
        if any(step.startswith("~") for step in after.steps[len(state.steps) :]):
            continue  # a tile has left the path
        left = by_key(counts_after(state, state.to_act or 0, words), "why.left")
        offered = [offer["say"].get("tiles", 0) for offer in after.view(after.to_act)["legal"]]
        assert [(each["seat"], each["points"]) for each in left] == [(after.to_act, max(offered))]
        looked_at += 1
    assert looked_at


def test_koinobori_points_level_and_hand_are_those_of_the_seat_after_the_decision() -> None:
    for state, legal in positions("koinobori"):
        seat = state.to_act
        assert seat is not None
        for move in legal:
            after = state.copy()
            after.play(move)
            if any(step.startswith("~") for step in after.steps[len(state.steps) :]):
                continue
            counts = counts_after(state, seat, [move])
            table = after.view(seat)["table"]
            assert [each["points"] for each in by_key(counts, "why.level")] == [table["seats"][seat]["level"]]
            assert [each["points"] for each in by_key(counts, "why.hand")] == [table["seats"][seat]["hand_size"]]
            lines = sum(each["points"] for each in counts if each["key"] in ("why.post", "why.unscored"))
            assert lines == after.scores(seat)[seat]["total"]
            known = [card for card in after.view(1 - seat)["table"]["seats"][seat]["seen"] if card["sure"]]
            assert [each["points"] for each in by_key(counts, "why.known")] == [len(known)]


def test_quest_slots_are_tags_times_what_a_card_counts() -> None:
    for state, legal in positions("gorbinos_quest"):
        seat = state.to_act
        assert seat is not None
        counts = counts_after(state, seat, [legal[0]])
        for each in by_key(counts, "why.slot"):
            assert each["points"] == each["tags"] * each["per_tag"]
        assert len(by_key(counts, "why.good")) == 5
        assert by_key(counts, "why.clock")[0]["points"] <= 42


def hunts(seeds: range) -> list[State]:
    """Positions in which the Samurai decide."""
    return [state for seed in seeds for state, _ in positions("goryo", seed) if state.to_act == 1]


def test_goryo_a_question_leaves_as_many_paths_as_it_says() -> None:
    asked = 0
    for state in hunts(range(2)):
        for move in state.legal():
            if not move.startswith(("search", "sniff")):
                continue
            found = by_key(counts_after(state, 1, [move]), "why.paths")[0]
            assert found["before"] == len(state.ask("paths", 1)["paths"])
            after = state.copy()
            told = after.play(move)
            answer = next(each for each in told if "print" in each)
            left = len(after.ask("paths", 1)["paths"])
            assert left == (found["yes"] if answer["print"] == "green" else found["no"])
            assert min(found["yes"], found["no"]) <= found["points"] <= max(found["yes"], found["no"])
            asked += 1
    assert asked


def test_goryo_questions_are_counted_at_every_question_and_nowhere_else() -> None:
    for state in hunts(range(2)):
        legal = state.legal()
        for move in legal:
            counts = always(state, 1, line(state, move), line(state, move))
            assert bool(counts) == move.startswith(("search", "sniff"))


def test_goryo_her_spaces_are_counted_as_the_samurai_count_them() -> None:
    for state, legal in positions("goryo", 1):
        if state.to_act != 0 or state.board.steps not in range(1, 3):
            continue
        for move in legal:
            found = by_key(counts_after(state, 0, [move]), "why.crossed")
            after = state.copy()
            after.play(move)
            if found:
                through = after.ask("paths", 1)["through"]
                assert [(each["space"], each["points"]) for each in found] == [(move, through.get(move, 0))]


def test_goryo_a_false_trail_buys_what_a_question_about_it_would_otherwise_take_away() -> None:
    seen = 0
    for state, legal in positions("goryo", 3):
        for move in (each for each in legal if each.startswith("trail:")):
            trail = by_key(counts_after(state, 0, [move]), "why.trail")[0]
            assert (trail["space"], trail["before"]) == (move[6:], len(state.ask("paths", 1)["paths"]))
            assert 0 <= trail["points"] <= trail["before"]
            assert 0 <= trail["against"] <= trail["before"]
            seen += 1
    assert seen


def test_averages_must_differ_by_one_and_by_more_than_luck() -> None:
    assert is_sure([0.0] * 20, [1.0] * 20)
    assert not is_sure([0.0] * 20, [0.9] * 20)
    assert not is_sure([0.0] * 20, [40.0, -38.0] * 10)


def test_a_reason_under_half_a_point_is_not_told() -> None:
    state, legal = positions("gorinto")[0]
    seat = state.to_act
    assert seat is not None
    assert why(state, seat, line(state, legal[0]), line(state, legal[0]), 5, 1) == []
    assert LEAST > 0
