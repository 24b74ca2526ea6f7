"""A position that cannot occur is refused with the reason; whatever is let in can be played to its end."""

import copy
import random
from typing import Any

import pytest

from tests.contract.openings import Opening, openings, walk
from tokonoma import Refusal
from tokonoma.kernel.position_check import bound
from tokonoma.kernel.record import field_shapes

DEFAULT = pytest.mark.parametrize("opening", [each for each in openings() if len(each.options) == 1], ids=str)


def damage(fields: dict[str, Any], luck: random.Random) -> str:
    """Change one number somewhere; return where."""
    name = luck.choice(sorted(fields))
    holder: Any = fields
    key: Any = name
    place = name
    while isinstance(holder[key], list):
        holder, key = holder[key], luck.randrange(len(holder[key]))
        place += f"[{key}]"
    holder[key] = luck.choice([-1, 0, 1, 2, 3, 7, 100, 127, -128, holder[key] + 1, holder[key] - 1])
    return place


@DEFAULT
def test_a_damaged_position_is_refused_or_can_be_played_to_its_end(opening: Opening) -> None:
    game, state, luck = opening.opened("python"), opening.new(31, "python"), random.Random(31)
    refused = let_in = 0
    for i, _ in enumerate(walk(state, random.Random(31))):
        if i % 4:
            continue
        for _ in range(3):
            position = copy.deepcopy(state.position())
            place = damage(position["fields"], luck)
            try:
                other = game.from_position(position, seed=i)
            except Refusal as refusal:
                if refusal.code not in ("broken_position", "damaged_document"):
                    raise
                refused += 1
                continue
            let_in += 1
            for taken, _ in enumerate(walk(other, luck)):
                assert taken < state.rulebook.longest, place
    assert refused > 0


@DEFAULT
def test_every_field_declares_its_range_and_a_number_beyond_it_is_refused_by_name(opening: Opening) -> None:
    game, state = opening.opened(), opening.new(33)
    ranges = game.rulebook.ranges
    assert list(ranges) == list(field_shapes(game.rulebook))
    for name, declared in ranges.items():
        for number in (bound(state.board, declared.least) - 1, bound(state.board, declared.greatest) + 1):
            position = copy.deepcopy(state.position())
            holder: Any = position["fields"]
            key: Any = name
            while isinstance(holder[key], list):
                holder, key = holder[key], -1
            holder[key] = number
            with pytest.raises(Refusal) as refused:
                game.from_position(position)
            said = refused.value.values.get("problems", [refused.value.message])
            assert any(name in problem for problem in said), said


@DEFAULT
def test_a_position_that_is_no_position_is_refused_with_the_place(opening: Opening) -> None:
    game, good = opening.opened(), opening.new(seed=32).position()
    refusals: list[tuple[Any, str]] = [
        (None, "not_a_document"),
        ([], "not_a_document"),
        ({}, "foreign_document"),
        (good | {"format": "chess"}, "foreign_document"),
        (good | {"version": 99}, "newer_document"),
        (good | {"rules": 99}, "newer_document"),
        (good | {"data": "other"}, "foreign_document"),
        (good | {"seats": 9}, "damaged_document"),
        (good | {"options": {"mode": 3}}, "damaged_document"),
        (good | {"options": {"mode": "none such"}}, "unknown_option"),
        (good | {"fields": []}, "damaged_document"),
        (good | {"fields": {}}, "damaged_document"),
        (good | {"fields": good["fields"] | {"extra": 1}}, "damaged_document"),
        (good | {"fields": good["fields"] | {"to_act": "me"}}, "damaged_document"),
        (good | {"fields": good["fields"] | {"to_act": 2**40}}, "damaged_document"),
        (good | {"fields": good["fields"] | {"to_act": True}}, "damaged_document"),
    ]
    for broken, code in refusals:
        with pytest.raises(Refusal) as refused:
            game.from_position(broken)
        assert refused.value.code == code
