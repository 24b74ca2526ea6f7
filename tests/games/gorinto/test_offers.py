"""Tiles are gathered one by one in a fixed order; a person chooses them in any order, and the view says among which."""

import random

import tokonoma


def test_any_choice_of_the_picked_tiles_is_a_legal_turn_in_any_order() -> None:
    game, luck, seen = tokonoma.game("gorinto"), random.Random(5), 0
    state = game.new(seats=3, seed=11)
    while state.to_act is not None:
        pick = state.view(state.to_act)["table"]["pick"]
        if pick is None:
            state.play(luck.choice(state.legal()))
            continue
        seen += 1
        assert len(pick["things"]) >= pick["count"]
        chosen = luck.sample(list(pick["things"].values()), pick["count"])
        state.play(" ".join(chosen))
        assert pick["ends_turn"]
        assert state.view(None)["table"]["decision"] in ("place", None)
    assert seen > 20


def test_nothing_is_to_pick_while_a_tile_is_to_be_placed() -> None:
    view = tokonoma.game("gorinto").new(seats=2, seed=1).view(0)
    assert view["table"]["decision"] == "place"
    assert view["table"]["pick"] is None
