"""The rulebook's worked examples, on the default palace where they can lie on it."""

import tokonoma
from tests.games.goryo.drawn import at, conditions, events, plans, play_hunt, prints, table
from tokonoma import CHANCE, State
from tokonoma.games.goryo.components import BROKEN, SEALED, SPACE_NAMES

FIRST_ROUND = """
    @  .  .    .  .  .
    .  G  .    .  P  .
    .  .  .    .  .  .

    .  .  .    .  .  .
    .  R  .    .  B  .
    .  .  .    .  .  .
"""


ROOM_OF_EXAMPLE_1 = """
    urn     helmet   flower
    scroll           mask
    fan     lantern  teapot
"""
INSIDE = {column + row for column in "abc" for row in "123"}


def beginning_of_example_1() -> State:
    """Every room with Helmet, Lantern, Mask and Scroll on the mid-edges, and the Goryō on the north-west Helmet."""
    state = tokonoma.game("goryo").new(options={"palace": "shuffled"})
    for name in [*ROOM_OF_EXAMPLE_1.split() * 4, "fan", "helmet", "b1"]:
        state.play(name)
    return state


def routes_inside(state: State) -> list[tuple[str, ...]]:
    return sorted(path for path in plans(state) if len(path) == 4 and set(path) <= INSIDE)


def test_example_1_has_three_candidates_in_the_room() -> None:
    assert {path[-1] for path in routes_inside(beginning_of_example_1())} == {"a2", "b3", "c2"}


def test_example_1_two_routes_lead_to_the_scroll_and_none_to_the_sealed_lantern_or_the_broken_mask() -> None:
    state = beginning_of_example_1()
    condition = list(state.board.condition)
    condition[SPACE_NAMES.index("b3")] = SEALED
    condition[SPACE_NAMES.index("c2")] = BROKEN
    state.board.condition = condition
    assert routes_inside(state) == [("b2", "b3", "a3", "a2"), ("c1", "c2", "b2", "a2")]


def test_example_2_the_hunt_of_a_first_round() -> None:
    state = table(FIRST_ROUND, bound="mask", plan="b1 b2 b3 b4")
    for word, answer in [
        ("call:green", {}),
        ("search", {"b2": "green"}),
        ("sniff:b3", {"b2": "green", "b3": "green"}),
        ("call:purple", {"b2": "green", "b3": "green"}),
        ("move:d2", {"b2": "green", "b3": "green"}),
        ("move:c2", {"b2": "green", "b3": "green"}),
        ("sniff:c1", {"b2": "green", "b3": "green", "c1": "red"}),
    ]:
        state.play(word)
        assert prints(state) == answer
    assert {"call:red", "call:blue", "end"} == set(state.legal())
    state.play("call:red move:b4")
    assert at(state, "red") == "b4"
    assert state.legal() == ["end"]


def hunted() -> State:
    state = table(FIRST_ROUND, bound="mask", plan="b1 b2 b3 b4")
    play_hunt(state, "call:green search sniff:b3 call:purple move:d2 move:c2 sniff:c1 call:red move:b4")
    return state


def test_example_5_two_prints_move_the_mallet_two_gongs_and_red_flips_a_spirit() -> None:
    state = hunted()
    told = state.play("end")
    assert [event["event"] for event in told] == [
        "hunt_ended",
        "path_shown",
        "broke",
        "flipped",
        "true_print",
        "true_print",
        "mallet_moved",
        "spirit_caught",
        "draws_due",
    ]
    assert told[1] == {"event": "path_shown", "start": "a1", "steps": 4, "path": ["b1", "b2", "b3", "b4"]}
    assert told[2] == {"event": "broke", "object": "lantern", "space": "b4"}
    assert told[6] == {"event": "mallet_moved", "gong": 2, "prints": 2, "bags": 1}
    assert told[7] == {"event": "spirit_caught", "samurai": "red", "space": "b4", "spirits": 1}
    assert (state.board.mallet, state.board.spirits) == (2, 1)
    assert SPACE_NAMES[state.board.pawn] == "b4"


def test_example_6_a_bag_and_a_spirit_give_two_draws_that_seal_helmets_and_urns() -> None:
    state = hunted()
    told = state.play("end")
    assert events(told, "draws_due") == [{"event": "draws_due", "draws": 2}]
    assert state.to_act == CHANCE
    assert set(state.legal()) == {"helmet", "lantern", "scroll", "urn", "flower", "fan"}
    state.play("helmet")
    state.play("urn")
    for kind in ("helmet", "urn"):
        assert set(conditions(state, kind).values()) == {"sealed"}
    assert sorted(conditions(state, "lantern").values()) == ["broken", "intact", "intact", "intact"]
    garden = {tile["object"]: tile["tile"] for tile in state.view(1)["table"]["garden"]}
    assert {kind for kind, tile in garden.items() if tile == "flipped"} == {"teapot", "lantern", "helmet", "urn"}
    assert (state.board.round, state.to_act) == (2, 0)


def test_example_3_sprint_reaches_one_step_further() -> None:
    state = table(FIRST_ROUND, bound="mask")
    four = {path[-1] for path in plans(state) if len(path) == 4}
    five = {path[-1].removeprefix("sprint:") for path in plans(state) if len(path) == 5}
    assert "c4" not in four
    assert "c4" in five
    state.play("b1 b2 b3 b4 sprint:c4 confirm")
    state.play("end")
    assert conditions(state, "teapot")["c4"] == "broken"


def test_example_4_a_false_trail_print_is_green_then_moves_nothing() -> None:
    state = table(FIRST_ROUND, bound="mask", plan="b1 b2 b3 b4 trail:c2")
    play_hunt(state, "call:green search sniff:c2")
    assert prints(state) == {"b2": "green", "c2": "green"}
    told = state.play("end")
    assert [event["event"] for event in told][2:] == [
        *("trail_hit", "broke", "flipped", "true_print", "false_print", "mallet_moved", "round_began"),
    ]
    assert state.board.mallet == 1
    assert state.view(1)["table"]["goryo"]["trail"] == "spent"
