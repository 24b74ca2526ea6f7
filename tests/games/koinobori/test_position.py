"""A position that cannot occur is refused in a player's words."""

import copy
from typing import Any

import pytest

from tests.games.koinobori.drawn import drawn, open_game
from tokonoma import Refusal

TABLE = """
    flags purple lime pink
    p1    dg+li dg+or
    row   or:cover li:cover bl:cover pu:cover pi:cover dg:cover dg:move
    hand0 dg:steal li+pi or+pi
    own0  dg+bl
    hand1 or:steal bl:steal
"""


def changed(**fields: tuple[tuple[int, ...], Any]) -> dict[str, Any]:
    position = drawn(TABLE).position()
    for name, (places, value) in fields.items():
        holder = position["fields"]
        for place in (name, *places[:-1]):
            holder = holder[place]
        if places:
            holder[places[-1]] = value
        else:
            position["fields"][name] = value
    return position


def test_the_drawn_position_is_possible() -> None:
    position = drawn(TABLE).position()
    assert open_game().from_position(copy.deepcopy(position)).position() == position


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"phase": ((), 44)}, "phase cannot be 44: it goes from 0 to 9"),
        ({"turn": ((), 1)}, "it is the turn of seat 1, but seat 0 is to act"),
        ({"to_act": ((), -2)}, "the game is over, but neither are all posts closed"),
        ({"passes": ((), 2)}, "the game should be over"),
        ({"plays_left": ((), 1)}, "the seat to act has nothing to decide"),
        ({"row": ((0,), 1)}, "card 1 is on the table 2 times"),
        ({"hand_sizes": ((0,), 2)}, "the hand of seat 0 holds cards beyond its 2"),
        ({"levels": ((0,), 3)}, "the post of seat 0 holds something that is no card"),
        ({"flags": ((0,), 1)}, "each colour stands once"),
        ({"came_to": ((6,), 0)}, "card 6 was not seen to come to where it is"),
        ({"came_at": ((6,), 1)}, "card 6 was seen by nobody or at no time"),
        ({"secret_from": ((0,), 1)}, "seat 1 did not have card 26"),
        ({"secret_to": ((0,), 1)}, "seat 0 cannot have come to its personal post"),
        ({"under": ((24,), 6)}, "card 6 is on the table 2 times"),
        ({"drawing": ((), 3)}, "it is the turn of seat 0, but seat 0 is to act"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal) as refused:
        open_game().from_position(changed(**fields))
    assert refused.value.code == "broken_position"
    assert any(why in problem for problem in refused.value.values["problems"]), refused.value.values["problems"]
