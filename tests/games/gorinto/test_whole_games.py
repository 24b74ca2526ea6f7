"""Whole games in every mode, and what is true at every moment of them."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import tokonoma
from tokonoma import CHANCE, State
from tokonoma.games.gorinto.components import ALL_TILES, KITSUNE, SOLO

TABLES = [
    (2, {}),
    (2, {"removal": "tactical"}),
    (3, {}),
    (3, {"order": "compassionate", "landscape": "waves"}),
    (4, {"landscape": "mesa"}),
    (4, {"order": "compassionate", "landscape": "lake"}),
    (4, {"mode": "partnership", "landscape": "hill"}),
    (1, {}),
    (1, {"difficulty": "expert"}),
]
EVERY = pytest.mark.parametrize(("seats", "options"), TABLES)


def random_game(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[State, list[dict[str, Any]]]]:
    """A random game; yields the state at every step and its events."""
    state, luck = tokonoma.game("gorinto").new(seats=seats, options=options), random.Random(seed)
    events = list(state.told)
    while state.to_act is not None:
        yield state, events
        events = state.play(luck.choice(state.legal()))
    yield state, events


@EVERY
def test_a_random_game_ends_and_its_record_replays_to_the_same_position(seats: int, options: dict[str, Any]) -> None:
    *_, (state, _) = random_game(seats, options, 7)
    assert len(state.steps) <= state.rulebook.longest
    assert tokonoma.replay(state.record()).position() == state.position()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome["shares"] == state.board.shares()


@EVERY
def test_no_tile_is_lost_or_made(seats: int, options: dict[str, Any]) -> None:
    for state, _ in random_game(seats, options, 8):
        board = state.board
        path = [element for element in board.path if element >= 0]
        everywhere = sum(board.bag) + sum(board.discarded) + sum(map(sum, board.mats)) + sum(board.height) + len(path)
        assert everywhere == ALL_TILES
        assert board.in_bag == sum(board.bag)
        assert board.tiles_on_path == len(path)


@EVERY
def test_wisdom_recounted_from_the_table_equals_the_running_one(seats: int, options: dict[str, Any]) -> None:
    counted = [0] * 4
    for state, events in random_game(seats, options, 9):
        for event in events:
            if event["event"] in ("scored_goal", "scored_key"):
                counted[event["seat"]] += event["wisdom"]
            if event["event"] == "kitsune_scored":
                counted[KITSUNE] += event["wisdom"]
        assert list(state.board.wisdom) == counted
        for score in state.scores():
            assert sum(line["points"] for line in score["lines"]) == score["total"]


@EVERY
def test_a_season_scores_what_the_goals_say_of_the_mats(seats: int, options: dict[str, Any]) -> None:
    for state, events in random_game(seats, options, 10):
        gained = [event for event in events if event["event"] == "scored_goal"]
        if gained:  # the mats are still as they were scored
            cards = state.view(None)["table"]["goals"]
            for seat in range(seats):
                now = sum(goal["now"].get(str(seat), 0) for goal in cards)
                assert sum(event["wisdom"] for event in gained if event["seat"] == seat) == now


@EVERY
def test_every_season_leaves_the_tiles_the_rulebook_says(seats: int, options: dict[str, Any]) -> None:
    events = [event for _, events in random_game(seats, options, 11) for event in events]
    left = [event["tiles"] for event in events if event["event"] == "season_ended"]
    assert left == [{1: 2, 2: 0, 3: 1, 4: 2}[seats]] * 4


@EVERY
def test_all_seats_have_the_same_number_of_turns(seats: int, options: dict[str, Any]) -> None:
    turns = [0] * seats
    for _, events in random_game(seats, options, 12):
        for event in events:
            if event["event"] == "placed":
                turns[event["seat"]] += 1
    assert turns == [{1: 12, 2: 12, 3: 12, 4: 8}[seats]] * seats


@EVERY
def test_the_fast_draw_is_the_listed_one(seats: int, options: dict[str, Any]) -> None:
    game = tokonoma.game("gorinto")
    fast, listed = game.new(seats, options).board, game.new(seats, options).board
    one, other = game.rulebook.contract.Chance(3), game.rulebook.contract.Chance(3)
    luck = random.Random(3)
    while fast.to_act >= CHANCE:
        fast.draw(one)
        while listed.to_act == CHANCE:
            listed.play(drawn(listed, other))
        assert fast.fields() == listed.fields()
        if fast.to_act >= 0:
            move = luck.choice(fast.legal_moves())
            fast.play(move)
            listed.play(move)


@EVERY
@pytest.mark.parametrize("tiles", [1, 7, 59, 64])
def test_the_fast_draw_goes_on_where_a_deal_was_left(seats: int, options: dict[str, Any], tiles: int) -> None:
    game = tokonoma.game("gorinto")
    fast, listed = game.new(seats, options).board, game.new(seats, options).board
    first, one, other = (game.rulebook.contract.Chance(seed) for seed in (5, 3, 3))
    for _ in range(tiles):
        outcome = drawn(fast, first)
        fast.play(outcome)
        listed.play(outcome)
    fast.draw(one)
    while listed.to_act == CHANCE:
        listed.play(drawn(listed, other))
    assert fast.fields() == listed.fields()


def drawn(board: Any, chance: Any) -> int:
    """An outcome drawn from the list."""
    outcomes, weights = zip(*board.chances(), strict=True)
    outcome: int = outcomes[chance.index(list(weights))]
    return outcome


def test_the_kitsune_is_in_solo_only() -> None:
    for seats, options in TABLES:
        state = tokonoma.game("gorinto").new(seats, options, seed=1)
        assert ("kitsune" in state.view(None)["table"]) == (state.board.mode == SOLO)
