"""§7: hands, face-down cards, stolen cards and the pile stay hidden in whatever form something leaves the table."""

import json
from typing import Any

import pytest

from tests.games.koinobori.courses import audiences, heard_by
from tests.games.koinobori.drawn import drawn, open_game, play
from tests.games.koinobori.swaps import Leak, swaps
from tokonoma.games.koinobori import events
from tokonoma.games.koinobori.components import BLANK
from tokonoma.kernel.contract import SPECTATOR

SWAPS = 2600  # at each number of seats: more than ten thousand in all


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_thousands_of_swaps_change_no_byte_that_an_audience_receives(seats: int) -> None:
    done, seed = 0, 0
    while done < SWAPS:
        done += sum(swaps(open_game(), seats, seed))
        seed += 1


def test_the_swaps_find_a_leak_in_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "SECRET", {})
    with pytest.raises(Leak):
        sum(sum(swaps(open_game(), 3, seed)) for seed in range(5))


def test_the_swaps_find_a_leak_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = type(open_game(mode="python").new(seats=3).board)
    monkeypatch.setattr(rules, "hide", lambda self, audience: None)
    with pytest.raises(Leak):
        sum(swaps(open_game(mode="python"), 3, 1))


def test_the_deal_tells_every_seat_its_own_cards_only() -> None:
    state = open_game().new(seats=3, seed=5)
    for audience in audiences(state):
        heard = [event for event in heard_by(state, state.told, audience) if event["event"].startswith("dealt")]
        assert [event["seat"] for event in heard] == [0, 1, 2, 0, 1, 2]
        assert all(("card" in event) == (event["seat"] == audience) for event in heard)


TABLE = """
    flags purple lime pink orange
    p1    dg+li dg+or
    hand0 dg:steal li+pi
    own0  dg+bl
    hand1 or+pi bl+pi
    hand2 pu+pi dg+pi
"""


def test_a_card_placed_face_down_is_told_to_its_owner_only() -> None:
    state = drawn(TABLE)
    told = state.play("play:" + str(state.board.hands[0][0]) + ">own")
    assert "card" in heard_by(state, told, 0)[0]
    for audience in (1, 2, SPECTATOR):
        assert heard_by(state, told, audience) == [{"event": "faced_down_hidden", "seat": 0, "level": 3}]


def test_a_stolen_card_is_told_to_thief_and_victim_only() -> None:
    state = drawn(TABLE)
    play(state, "play:{dg:steal}>p2 steal:1")
    told = state.play(state.legal()[0])
    for audience in audiences(state):
        (event,) = heard_by(state, told, audience)
        assert ("card" in event) == (audience in (0, 1))


@pytest.mark.parametrize("audience", [1, 2, SPECTATOR])
def test_a_hidden_board_holds_no_hidden_card(audience: Any) -> None:
    state = drawn(TABLE)
    hidden = [*state.board.hands[0], *state.board.personal[0], *state.board.pile]
    board = state.seen_by(None if audience == SPECTATOR else audience)
    assert set(board.hands[0]) == set(board.dealt[0]) == {BLANK}
    assert set(board.personal[0]) == {BLANK}
    assert set(board.pile) == {BLANK}
    visible = json.dumps([board.hands, board.dealt, board.personal, board.secret_card, board.pile])
    assert not set(json.loads(f"[{visible.replace('[', '').replace(']', '')}]")) & (set(hidden) - {BLANK})


def test_the_view_lists_what_was_seen_to_come_to_a_hand_and_whether_it_is_still_sure() -> None:
    state = drawn("""
        flags purple lime pink orange
        p1    dg+li dg+or
        row   or:cover li:cover bl:cover pu:cover pi:cover dg:cover dg:move
        hand0 dg:steal li+pi
        hand1 or+pi bl+pi
        hand2 pu+pi dg+pi
    """)
    taken = state.board.row[0]
    play(state, "take:left take:left take:left")
    assert [(c["card"], c["sure"]) for c in state.view(1)["table"]["seats"][0]["seen"]] == [(taken, True)]
    play(state, "play:{dg:steal}>own")
    for seat in (1, None):
        assert [(c["card"], c["sure"]) for c in state.view(seat)["table"]["seats"][0]["seen"]] == [(taken, False)]
    assert state.view(0)["table"]["seats"][0]["seen"] == []


def test_thief_and_victim_see_where_the_stolen_card_is() -> None:
    state = drawn(TABLE.replace("own0  dg+bl", ""))
    play(state, "play:{dg:steal}>p2 steal:1")
    stolen = int(state.legal()[0])
    state.play(str(stolen))
    assert [card["card"] for card in state.view(1)["table"]["seats"][0]["seen"]] == [stolen]
    assert stolen in [card["card"] for card in state.view(0)["table"]["seats"][0]["hand"]]
    assert state.view(2)["table"]["seats"][0]["seen"] == []
