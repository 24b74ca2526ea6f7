"""§7.5: what is imagined fits what was seen, and every course that fits is as likely as another."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.koinobori.courses import Course, audiences, course_of, courses, heard_by
from tests.games.koinobori.drawn import drawn, open_game, own_deck, play
from tokonoma import CHANCE, State
from tokonoma.games.koinobori.state import FACE_DOWN_MOVE
from tokonoma.kernel.contract import SPECTATOR
from tokonoma.kernel.library import Game

# Small decks full of thefts, so that cards wander between hands; nearly all of them are seen at once.
THIEVES = [
    "dg:steal",
    "li:steal",
    "or:steal",
    "bl:steal",
    "pu:steal",
    "pi:steal",
    "dg+li:steal",
    "dg+or:steal",
    "li+or",
]
THIEVES += ["dg+bl", "dg+pu:extra_play", "dg+pi:steal", "or+pi:steal"]


def wandering(game: Game, seats: int, seed: int) -> Iterator[tuple[State, list[dict[str, Any]]]]:
    """A random game that prefers thefts and face-down cards; yields the state and all that was told so far."""
    luck = random.Random(seed)
    state = game.new(seats=seats, seed=seed)
    told = list(state.told)
    while state.to_act is not None:
        yield state, told
        liked = [word for word in state.legal() if word.startswith("steal") or word.endswith("own")]
        told += state.play(luck.choice(liked if liked and luck.random() < 0.7 else state.legal()))
    yield state, told


MOST_COURSES = 120
DRAWS_EACH = 25  # so that no course is missed but once in 10**10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_just_the_courses_that_fit_are_imagined_and_each_as_often_as_another(tmp_path: Path, seats: int) -> None:
    deck = THIEVES[: 9 + seats]
    game = open_game(own_deck(tmp_path, deck))
    compared = wandered = 0
    for seed in range(60):
        for step, (state, told) in enumerate(wandering(game, seats, seed)):
            audience = (seed + step) % (seats + 1) - 1
            heard = heard_by(state, told, audience)
            thefts = sum(event["event"] == "stole_hidden" for event in heard)
            if state.board.secrets > 6 or (thefts == 0 and seats > 2) or (thefts == 1 and compared > 20):
                continue
            possible = fitting(state, heard, len(deck))
            if 1 < len(possible) <= MOST_COURSES:
                found = Counter(imagined(state, audience, DRAWS_EACH * len(possible), seed))
                assert course_of(state.board) in possible
                assert set(found) == possible
                assert unevenness(found) < 6
                compared += 1
                wandered += thefts > 1
            if compared == 30:
                return
    assert wandered > 5


def fitting(state: State, heard: list[Any], deck: int) -> set[Course]:
    """The courses that fit what was heard, and at the end what lies face up on the personal posts."""
    board = state.board
    possible = courses(heard, state.seats, deck, 2)
    if state.to_act is None:
        face_up = [i for i in range(board.secrets) if board.secret_to[i] == FACE_DOWN_MOVE]
        possible = {course for course in possible if all(course[1][i] == board.secret_card[i] for i in face_up)}
    return possible


def imagined(state: State, audience: int, draws: int, seed: int) -> Iterator[Course]:
    chance = state.rulebook.contract.Chance(seed)
    board = state.board.twin()
    for _ in range(draws):
        board.imagine_for(audience, chance)
        yield course_of(board)


def unevenness(found: Counter[Course]) -> float:
    """How far counts are from even, in standard deviations of the chi-square distribution."""
    expected, free = sum(found.values()) / len(found), len(found) - 1
    distance = sum((count - expected) ** 2 / expected for count in found.values())
    return (distance - free) / math.sqrt(2 * free)


# The facts, one by one

PLAIN = """
    flags purple lime pink orange
    p1    dg+li dg+or
    row   or:cover li:cover bl:cover pu:cover pi:cover dg:cover dg:move
    hand0 dg:steal li+pi
    hand1 or+pi bl+pi
    hand2 pu+pi dg+pi
"""


def hands_imagined(state: State, audience: int, seat: int, draws: int = 200) -> Iterator[tuple[set[int], list[int]]]:
    chance = state.rulebook.contract.Chance(7)
    for _ in range(draws):
        board = state.board.twin()
        board.imagine_for(audience, chance)
        yield set(board.hands[seat][: board.hand_sizes[seat]]), list(board.personal[seat][: board.levels[seat]])


def test_a_card_taken_openly_is_known_while_it_stays_in_the_hand() -> None:
    state = drawn(PLAIN)
    taken = state.board.row[0]
    play(state, "take:left")
    for audience in (1, 2, SPECTATOR):
        assert all(taken in hand for hand, _ in hands_imagined(state, audience, 0))


def test_a_card_dealt_at_set_up_may_be_any_that_the_others_have_not_seen() -> None:
    state = drawn(PLAIN)
    unseen = set(state.board.pile[: state.board.in_pile]) | {
        card for seat in (0, 2) for card in state.board.dealt[seat][:2]
    }
    found = set().union(*(hand for hand, _ in hands_imagined(state, 1, 0, 2000)))
    assert found == unseen


def test_a_card_placed_face_down_is_one_of_the_hand_the_known_ones_included() -> None:
    state = drawn(PLAIN)
    taken = state.board.row[0]
    play(state, "take:left take:left take:left play:{li+pi:take_one}>own")
    found = [(taken in hand, taken in post) for hand, post in hands_imagined(state, 1, 0, 600)]
    assert set(found) == {(True, False), (False, True)}
    assert 140 < sum(post for _, post in found) < 260  # one of three


def test_if_the_whole_hand_was_known_the_face_down_card_is_one_of_those(tmp_path: Path) -> None:
    state = drawn("""
        flags purple lime pink
        p1    dg+li dg+or
        row   or:cover li:cover bl:cover pu:cover pi:cover dg:cover dg:move
        hand1 or+pi bl+pi
    """)
    first, second = state.board.row[0], state.board.row[5]
    play(state, "take:left take:right take:right play:{or+pi:take_one}>p2 skip play:{dg:cover}>own")
    assert {tuple(post) for _, post in hands_imagined(state, 1, 0)} == {(first,), (second,)}


def test_a_face_down_card_is_known_once_the_rest_of_the_hand_was_shown() -> None:
    state = drawn("""
        flags purple lime pink
        p1    dg+li dg+or
        row   or:cover li:cover bl:cover pu:cover pi:cover dg:cover dg:move
        hand1 or+pi bl+pi
    """)
    first = state.board.row[0]
    play(state, "take:left take:right take:right play:{or+pi:take_one}>p2 skip play:{or:cover}>own")
    play(state, "play:{bl+pi:take_one}>p2 skip play:{dg:cover}>p3")
    assert {tuple(post) for _, post in hands_imagined(state, 1, 0)} == {(first,)}


def test_a_stolen_card_is_known_to_thief_and_former_owner_and_not_to_the_others() -> None:
    state = drawn(PLAIN)
    play(state, "play:{dg:steal}>p2 steal:1")
    assert state.to_act == CHANCE
    stolen = int(state.legal()[0])
    state.play(str(stolen))
    assert all(stolen in hand for hand, _ in hands_imagined(state, 1, 0))
    assert all(stolen in hand for hand, _ in hands_imagined(state, 0, 0))
    for audience in (2, SPECTATOR):
        assert not all(stolen in hand for hand, _ in hands_imagined(state, audience, 0))


def test_an_imagined_theft_is_remembered_by_thief_and_victim_alike() -> None:
    state = drawn(PLAIN)
    play(state, "play:{dg:steal}>p2 steal:1")
    state.play(state.legal()[0])
    chance = state.rulebook.contract.Chance(3)
    for _ in range(50):
        board = state.board.twin()
        board.imagine_for(2, chance)
        stolen = board.secret_card[0]
        assert stolen in list(board.hands[0])
        for witness in (0, 1):
            seen = board.twin()
            seen.hide_from(witness)
            assert seen.secret_card[0] == stolen


def test_after_a_reshuffle_the_pile_holds_no_secret(tmp_path: Path) -> None:
    cards = ["dg:refresh", "li", "or", "bl", "pu", "pi", "dg", "li", "or", "bl", "pu"]
    game = open_game(own_deck(tmp_path, cards, "shuffled.toml"))
    state = drawn("flags purple lime pink\np1 dg li or\nrow li or bl\nhand0 dg:refresh pu\nhand1 bl pu pi", game)
    play(state, "play:{dg:refresh}>p2 refresh")
    state.play(state.legal()[0])
    pile = list(state.board.pile[: state.board.in_pile])
    hidden = state.seen_by(1)
    assert list(hidden.pile[: hidden.in_pile]) == pile
    for audience in audiences(state):
        board = state.board.twin()
        board.imagine_for(audience, state.rulebook.contract.Chance(5))
        assert list(board.pile[: board.in_pile]) == pile
