"""A position that cannot occur is refused with the reason."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

import tokonoma
from tokonoma import CHANCE, Refusal

GAME = tokonoma.game("gorinto", mode="python")
Change = Callable[[dict[str, Any]], None]  # of the fields of a position


def position(seats: int = 2, steps: int = 12, **options: str) -> dict[str, Any]:
    state, luck = GAME.new(seats, options, seed=5), random.Random(5)
    for _ in range(steps):
        state.play(luck.choice(state.legal()))
    return state.position()


def refusal(document: dict[str, Any], change: Change) -> str:
    broken = copy.deepcopy(document)
    change(broken["fields"])
    with pytest.raises(Refusal) as refused:
        GAME.from_position(broken)
    return "; ".join(refused.value.values.get("problems", [refused.value.message]))


def set_to(name: str, value: Any, *places: int) -> Change:
    def change(fields: dict[str, Any]) -> None:
        holder: Any = fields
        key: Any = name
        for place in places:
            holder, key = holder[key], place
        holder[key] = value(holder[key]) if callable(value) else value

    return change


def one_more(number: int) -> int:
    return number + 1


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (set_to("mats", one_more, 0, 2), "there are 21 tiles of fire; the box has 20"),
        (set_to("bag", one_more, 4), "there are 21 tiles of earth; the box has 20"),
        (set_to("in_bag", one_more), "in_bag is 21, but 20 tiles are in the bag"),
        (set_to("height", 13, 7), "height cannot be 13: it goes from 0 to 12"),
        (set_to("season", 9), "season cannot be 9: it goes from 0 to 4"),
        (set_to("season", 4), "the game is over after Winter, and not before"),
        (set_to("goals", 12, 0), "goals cannot be 12: it goes from -1 to 11"),
        (set_to("keys", -1, 1), "there are 1 key element cards; at this moment there must be 2"),
        (set_to("to_act", 3), "to_act cannot be 3: it goes from -2 to 1"),
        (set_to("wisdom", one_more, 0), "wisdom, but earned"),
        (set_to("wisdom", 4, 3), "seat 3 has 4 wisdom, but earned 0"),
        (set_to("order", lambda seat: 1 - seat, 0), "one turn order is there twice"),
        (set_to("tiles_on_path", one_more), "tiles_on_path cannot be 11: it goes from 0 to 10"),
        (set_to("tiles_on_path", 9), "tiles_on_path is 9, but 10 tiles lie on the path"),
        (set_to("tokens", 3, 0), "the Kitsune comes in solo only"),
        (set_to("mode", 2), "fields.mode: is 2; seats and options make it 0"),
        (set_to("landscape", 4), "fields.landscape: is 4; seats and options make it 0"),
        (set_to("seats", 3), "fields.seats: is 3; seats and options make it 2"),
    ],
)
def test_a_broken_position_is_refused_with_the_reason(change: Any, answer: str) -> None:
    GAME.from_position(position())
    assert answer in refusal(position(), change)


def test_a_stack_higher_than_its_placements_is_refused() -> None:
    def pile_up(fields: dict[str, Any]) -> None:
        """Move tiles of one stack onto another: every tile is still there."""
        for _ in range(2):
            for space in range(25):
                if space != 12 and fields["height"][space] and fields["height"][12] < 7:
                    fields["height"][space] -= 1
                    tile = fields["stacks"][space][fields["height"][space]]
                    fields["stacks"][space][fields["height"][space]] = 0
                    fields["stacks"][12][fields["height"][12]] = tile
                    fields["height"][12] += 1

    assert "the stack on c3 has 7 tiles; it cannot have more than" in refusal(position(steps=0), pile_up)


def test_a_tile_that_cannot_be_gathered_is_refused() -> None:
    state = GAME.new(2, seed=5)
    state.play(state.legal()[0])
    assert state.view(state.to_act)["table"]["gathering"]
    good = state.position()
    assert "cannot be gathered with an understanding of 1" in refusal(good, set_to("to_gather", 4))
    assert "but does not lie on top" in refusal(good, set_to("pattern", lambda element: (element + 1) % 5))


def test_head_and_tail_are_where_a_chit_put_them() -> None:
    good = position(seats=1, steps=0)
    away = next(space for space in range(25) if space not in good["fields"]["tokens"])
    assert "head or tail is not where a drawn chit put it" in refusal(good, set_to("tokens", away, 0))
    assert "chits are drawn; at this moment there must be 2" in refusal(good, set_to("chits_drawn", 0b111))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (2, {"removal": "tactical"}), (3, {"order": "compassionate"}), (4, {"mode": "partnership"}), (1, {})],
)
def test_every_position_of_a_game_is_one_that_can_occur(seats: int, options: dict[str, Any]) -> None:
    state, luck = GAME.new(seats, options), random.Random(8)
    while state.to_act is not None:
        assert GAME.rulebook.problems(state.board) == []
        state.play(luck.choice(state.legal()))
    assert GAME.rulebook.problems(state.board) == []


def damage(fields: dict[str, Any], luck: random.Random) -> None:
    """Change one number somewhere."""
    holder: Any = fields
    key: Any = luck.choice(sorted(fields))
    while isinstance(holder[key], list):
        holder, key = holder[key], luck.randrange(len(holder[key]))
    holder[key] = luck.choice([-2, -1, 0, 1, 2, 3, 4, 9, 24, 127, holder[key] + 1, holder[key] - 1])


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (2, {"removal": "tactical"}), (3, {"order": "compassionate"}), (4, {"mode": "partnership"}), (1, {})],
)
def test_a_damaged_position_is_refused_or_stays_one_that_can_occur_to_its_end(
    seats: int, options: dict[str, Any]
) -> None:
    luck = random.Random(9)
    for _ in range(6):
        state = GAME.new(seats, options)
        for _ in range(luck.randrange(200)):
            if state.to_act is not None:
                state.play(luck.choice(state.legal()))
        for _ in range(30):
            broken = copy.deepcopy(state.position())
            for _ in range(luck.choice([1, 1, 2, 4])):
                damage(broken["fields"], luck)
            try:
                other = GAME.from_position(broken)
            except Refusal as refusal:
                if refusal.code not in ("broken_position", "damaged_document"):
                    raise
                continue
            while other.to_act is not None:
                if other.to_act != CHANCE:
                    assert GAME.rulebook.problems(other.board) == []
                other.play(luck.choice(other.legal()))
