"""A position that cannot occur is refused, in a player's words."""

import random
from typing import Any

import pytest

import tokonoma
from tests.games.goryo.drawn import play_hunt, table
from tokonoma import Refusal, State

GAME = tokonoma.game("goryo")


def reading(state: State, **fields: Any) -> State:
    position = state.position()
    for name, value in fields.items():
        place, _, index = name.partition("__")
        if index:
            position["fields"][place][int(index)] = value
        else:
            position["fields"][place] = value
    return GAME.from_position(position)


HUNTED = "call:green search sniff:b3 call:purple move:d2"


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"bound": 0}, "bound to a type that is broken or drawn"),
        ({"bound": -1}, "she is bound to a type once it is drawn"),
        ({"pawn": 0}, "her pawn stands on a1, where nothing is broken"),
        ({"pawn": 36}, "pawn cannot be 36: it goes from -1 to 35"),
        ({"condition__0": 1}, "2 objects are broken in round 1"),
        ({"condition__0": 2}, "are sealed when its token is drawn"),
        ({"condition__7": 1}, "b2 holds nothing"),
        ({"objects__0": 0}, "does not hold each object once"),
        ({"tiles__3": 1}, "is flipped when its type is broken or drawn"),
        ({"tiles_intact": 6}, "7 tiles are intact"),
        ({"tokens__3": 1}, "one type is broken first"),
        ({"spirits": 3}, "the third spirit ends the game"),
        ({"mallet": 13}, "mallet cannot be 13: it goes from 0 to 12"),
        ({"draws_due": 1}, "draws are due after a discovery"),
        ({"round": 0}, "round 0 does not go with the stage"),
        ({"to_act": 0}, "to_act is 0; in this stage it is 1"),
        ({"ended_by": 1}, "a game has an ending when it is over"),
        ({"path__2": 0}, "adjacent"),
        ({"path__2": 18}, "adjacent"),
        ({"path__2": -1}, "one after the other"),
        ({"steps": 3}, "one after the other"),
        ({"steps": 5, "path__5": 1, "has_sprint": 0}, "a fifth step takes Sprint"),
        ({"trail": 8}, "the False Trail lies beside a whole path"),
        ({"trail": 35, "has_trail": 0}, "the False Trail lies beside a whole path"),
        ({"prints__7": 2}, "the print on b2 is not her answer"),
        ({"prints__30": 2}, "every search and every sniff leaves one print"),
        ({"called__2": 1}, "actions and calls are those of the samurai together"),
        ({"calls": 3}, "actions and calls are those of the samurai together"),
        ({"moved__1": 2, "actions": 4}, None),
        ({"moved__1": 2}, "actions and calls"),
        ({"moved__0": 2, "actions": 5}, "samurai 1 took 4 actions"),
        ({"acting": 3}, "the samurai who acts is one of those called"),
        ({"dealt": 5}, "5 objects cannot be laid"),
        ({"shown_round": 1}, "the last discovery was in round 0"),
        ({"shown_trail": 3}, "nothing was discovered yet"),
        ({"actions_each": 2}, "actions_each"),
    ],
)
def test_what_cannot_be_during_a_hunt(fields: dict[str, Any], says: str | None) -> None:
    state = table(bound="mask", plan="b3 b2 c2 c1")
    play_hunt(state, HUNTED)
    if says is None:
        assert reading(state, **fields).legal()
        return
    with pytest.raises(Refusal) as refused:
        reading(state, **fields)
    assert says in refused.value.message


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"shown_path__4": 0}, "leads to where her pawn stands"),
        ({"shown_path__2": 35}, "not adjacent"),
        ({"shown_steps": 3}, "leads to where her pawn stands"),
        ({"shown_trail": 8}, "the False Trail shown lies on her path"),
        ({"shown_prints__0": 1}, "the print shown on a1 was not her answer"),
        ({"shown_mallet": 5}, "the mallet never moves back"),
        ({"shown_caught__0": 1}, "more samurai caught a spirit"),
        ({"shown_draws": 1}, "the tokens shown are not those drawn"),
        ({"shown_round": 2}, "the last discovery was in round 1"),
    ],
)
def test_what_cannot_have_been_discovered(fields: dict[str, Any], says: str) -> None:
    state = table(bound="mask", plan="b3 b2 c2 c1")
    play_hunt(state, "call:green search end")
    with pytest.raises(Refusal) as refused:
        reading(state, **fields)
    assert says in refused.value.message


@pytest.mark.parametrize("options", [{}, {"palace": "shuffled"}, {"actions": "advanced"}])
def test_every_position_of_random_games_can_occur(options: dict[str, Any]) -> None:
    for seed in range(8):
        state, luck = GAME.new(options=options), random.Random(seed)
        while state.to_act is not None:
            assert GAME.rulebook.problems(state.board) == []
            state.play(luck.choice(state.legal()))
        assert GAME.rulebook.problems(state.board) == []
