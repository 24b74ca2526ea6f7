"""Positions: what cannot occur is refused in a player's words."""

from typing import Any

import pytest

import tokonoma
from tests.games.gorbinos_quest.drawn import table
from tokonoma import Refusal


def why(change: Any, text: str = "0: coins 30, food 2") -> str:
    position = table(text).position()
    change(position["fields"])
    with pytest.raises(Refusal) as refused:
        tokonoma.game("gorbinos_quest").from_position(position)
    assert refused.value.code == "broken_position"
    return refused.value.message


def put(name: str, value: Any, *places: int) -> Any:
    def change(fields: dict[str, Any]) -> None:
        holder: Any = fields
        for key in [name, *places][:-1]:
            holder = holder[key]
        holder[[name, *places][-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (put("coins", 301, 0), "coins cannot be 301: it goes from 0 to 300"),
        (put("coins", 5, 4), "only 3 seats have any"),
        (put("to_act", 2), "not seat 2's turn"),
        (put("hand", 0, 0, 2), "0 of the starter card trade"),
        (put("hand", 1, 1, 6), "loan.pink is in 2 places"),
        (put("round", 9), "technologies have left the game"),
        (put("cities", 4, 0, 0), "cities cannot be 4: it goes from 0 to 3"),
        (put("cities_left", 3, 0), "has 4 cities, not 15"),
        (put("reach", 0, 0), "does not follow from its cities"),
        (put("token", -1, 0), "MC has a token too many or too few"),
        (put("slots", -1, 2), "the yellow slot has a card too many or too few"),
        (put("slots", 0, 0), "five is beside more slots"),
        (put("phase", 5), "a card is being played, or none is"),
        (put("left", 1), "nothing is left to take now"),
        (put("drawing", 3), "a draw is due, or none is"),
        (put("cards_due", 0), "has no card to play"),
    ],
)
def test_a_position_that_cannot_occur_is_refused_with_the_reason(change: Any, reason: str) -> None:
    assert reason in why(change)


def test_a_trade_that_does_not_add_up_is_refused() -> None:
    state = table("0: coins 30, food 2")
    state.play("play:trade sell:food buy:iron")
    position = state.position()
    position["fields"]["net"] += 5
    with pytest.raises(Refusal, match="does not bring"):
        tokonoma.game("gorbinos_quest").from_position(position)
