"""What a page is told (§8) and how moves are touched."""

from tests.games.goryo.drawn import play_hunt, table


def test_the_samurai_see_a_constant_thing_while_she_plans() -> None:
    state = table(bound="mask")
    seen = [state.view(1)]
    for word in ("b3", "b2", "c2", "c1", "sprint:b1", "trail:f6"):
        state.play(word)
        seen.append(state.view(1))
    assert all(view == seen[0] for view in seen)
    assert seen[0]["table"]["goryo"] == {
        "space": "a3",
        "broken": 1,
        "sprint": "unspent",
        "trail": "unspent",
        "planned": False,
        "steps": [4, 5],
        "bound": None,
        "plan": None,
    }


def test_the_goryo_sees_her_bound_object_and_her_plan() -> None:
    state = table(bound="mask")
    state.play("b3 b2 c2 c1 sprint:b1 trail:f6")
    goryo = state.view(0)["table"]["goryo"]
    assert goryo["bound"] == "mask"
    assert goryo["plan"] == {
        "path": ["a3", "b3", "b2", "c2", "c1", "b1"],
        "sprint": True,
        "target": "b1",
        "trail": "f6",
    }


def test_a_space_tells_its_object_its_condition_and_who_is_there() -> None:
    state = table(bound="mask", drawn=("urn",), plan="b3 b2 c2 c1")
    play_hunt(state, "call:green move:a2 move:a3 sniff:b3")
    spaces = {each["space"]: each for each in state.view(1)["table"]["spaces"]}
    assert spaces["a3"] == {
        "space": "a3",
        "room": "northwest",
        "object": "helmet",
        "condition": "broken",
        "pawn": True,
        "samurai": ["green"],
        "print": None,
    }
    assert (spaces["b3"]["condition"], spaces["b3"]["print"]) == ("sealed", "green")
    assert (spaces["e5"]["object"], spaces["e5"]["condition"], spaces["e5"]["samurai"]) == (None, None, ["blue"])
    assert spaces["d4"]["room"] == "southeast"


def test_an_action_board_tells_what_is_used_and_what_is_left() -> None:
    state = table(bound="mask", plan="b3 b2 c2 c1")
    play_hunt(state, "call:green move:a2 search call:red sniff:b4")
    shown = state.view(1)["table"]
    green, purple, red, _ = shown["samurai"]
    assert (green["state"], green["moves"], green["search"], green["sniff"], green["actions_left"]) == (
        "done",
        1,
        1,
        0,
        0,
    )
    assert (purple["state"], purple["actions_left"]) == ("ready", 3)
    assert (red["state"], red["sniff"], red["actions_left"]) == ("acting", 1, 2)
    assert shown["hunt"] == {"actions": 3, "most_actions": 6, "actions_each": 3, "calls": 2, "most_calls": 3}


def test_the_gong_tells_its_mallet_its_bags_and_the_next_of_them() -> None:
    gong = table(mallet=3).view(1)["table"]["gong"]
    assert gong == {"mallet": 3, "last": 12, "bags": [2, 4, 6, 8, 11], "next_bag": 4}
    assert table(mallet=12).view(1)["table"]["gong"]["next_bag"] is None


def test_the_garden_tells_tiles_tokens_and_what_became_of_the_objects() -> None:
    garden = {tile["object"]: tile for tile in table(drawn=("urn",)).view(1)["table"]["garden"]}
    assert garden["helmet"] == {
        "object": "helmet",
        "tile": "flipped",
        "token": "object",
        "intact": 3,
        "broken": 1,
        "sealed": 0,
    }
    assert (garden["urn"]["tile"], garden["urn"]["token"], garden["urn"]["sealed"]) == ("flipped", "seal", 4)
    assert (garden["mask"]["tile"], garden["mask"]["token"]) == ("intact", None)


def test_moves_are_touched_by_space_by_samurai_or_by_button() -> None:
    state = table(bound="mask")
    state.play("b3 b2 c2 c1")
    touched = {offer["move"]: offer["touch"] for offer in state.view(0)["legal"]}
    assert touched["sprint:b1"] == ["button:sprint", "space:b1"]
    assert touched["trail:f6"] == ["button:trail", "space:f6"]
    assert touched["confirm"] == ["button:confirm"]
    state.play("confirm")
    touched = {offer["move"]: offer["touch"] for offer in state.view(1)["legal"]}
    assert touched["call:green"] == ["samurai:green"]
    state.play("call:green")
    touched = {offer["move"]: offer["touch"] for offer in state.view(1)["legal"]}
    assert touched["move:b1"] == ["space:b1", "button:move"]
    assert touched["sniff:b1"] == ["space:b1", "button:sniff"]
    assert touched["search"] == ["button:search"]


def test_every_move_says_what_it_would_do() -> None:
    state = table(bound="mask", plan="b3 b2 c2 c1")
    state.play("call:green")
    said = {offer["move"]: state.rulebook.say(offer["say"], "en", str, "key") for offer in state.view(1)["legal"]}
    assert said["sniff:b3"] == "Green sniffs b3"
    assert said["search"] == "Green searches b2"
    assert said["move:a2"] == "Green moves to a2"


def test_what_ends_the_turn_and_what_reveals_is_marked() -> None:
    state = table(bound="mask", plan="b3 b2 c2 c1")
    state.play("call:green move:b1")
    offers = {offer["move"]: offer for offer in state.view(1)["legal"]}
    assert offers["end"]["ends_turn"]
    assert not offers["search"]["ends_turn"]
    assert offers["search"]["reveals"]
    assert offers["sniff:c1"]["reveals"]
    assert not offers["move:a1"]["reveals"]


def test_scores_count_what_each_side_has_come_to() -> None:
    scores = table(drawn=("urn",), spirits=2).scores()
    assert [score["total"] for score in scores] == [1, 2 + 2]
