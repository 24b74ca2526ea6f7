"""§4, §5: turns, rounds, the x2 pace and the end of the game."""

import tokonoma
from tests.games.gorbinos_quest.drawn import has, refused, table, track
from tokonoma import State

TRACK = "track trade.red reset.blue treachery.pink loan.purple production.red build.green"


def played_out(state: State, *draws: str) -> State:
    """Every seat returns no card until the round is over; then come the draws."""
    turns = state.board.seats - state.board.turns
    for _ in range(turns * state.board.pace):
        state.play("play:reset return:0")
    for draw in draws:
        state.play(draw)
    return state


def test_turns_go_clockwise_and_the_marker_moves_one_seat_after_each_round() -> None:
    state = tokonoma.game("gorbinos_quest").new(3, seed=4)
    while state.board.round == 0:
        state.play(state.legal()[0])
    first, order = state.board.start_player, []
    while state.board.round < 4:
        if state.legal()[0].startswith("take"):
            state.play("take:food take:food")
        order.append((state.to_act - first) % 3)
        state.play("play:reset return:0")
    assert order == [0, 1, 2, 1, 2, 0, 2, 0, 1]


def test_at_the_end_of_a_round_the_oldest_technology_leaves_and_a_new_one_comes() -> None:
    state = played_out(table(TRACK), "loan.blue")
    assert track(state) == ["loan.blue", "trade.red", "reset.blue", "treachery.pink", "loan.purple", "production.red"]


def test_income_is_paid_after_the_track_and_negative_income_as_far_as_there_are_coins() -> None:
    state = table(f"{TRACK}\n0: coins 5, income 10\n1: coins 2, income -3\n2: coins 7, income -3")
    state = played_out(state)
    assert has(state, 0) == {"coins": 5}
    state.play("loan.blue")
    assert [has(state, seat) for seat in range(3)] == [{"coins": 13}, {}, {"coins": 4}]


def test_income_is_cut_at_three_hundred() -> None:
    state = played_out(table(f"{TRACK}\n0: coins 295, income 10"), "loan.blue")
    assert has(state, 0) == {"coins": 300}


def test_the_game_ends_when_the_end_of_a_round_empties_the_track_and_no_income_is_paid() -> None:
    state = table("deck 0\ntrack - - - - - loan.pink\n0: income 5")
    state = played_out(state)
    assert state.to_act is None
    assert has(state, 0) == {}


def test_the_game_ends_at_once_when_the_last_technology_is_bought() -> None:
    state = table("deck 0\ntrack - - - - - loan.pink\n0: coins 20")
    state.play("play:development buy:loan.pink")
    assert state.to_act is None
    assert state.board.turns == 0


def test_the_card_that_ends_the_game_still_counts() -> None:
    state = table(
        "slots five four cities provinces coins income\ndeck 0\ntrack - - - - - loan.pink\n"
        "0: coins 20, hand development.purple"
    )
    state.play("play:development.purple buy:loan.pink")
    lines = {line["tag"]: line["tags"] for line in state.scores()[0]["lines"]}
    assert (lines["pink"], lines["purple"]) == (1, 2)


def test_the_track_shrinks_card_by_card_once_the_deck_is_empty() -> None:
    state = played_out(table("deck 0\ntrack - - - - loan.blue loan.pink"))
    assert track(state) == ["-", "-", "-", "-", "-", "loan.blue"]
    assert state.to_act == 1


def test_nobody_may_pass() -> None:
    state = table("")
    assert all(move.startswith("play:") for move in state.legal())
    assert "not asked for now" in refused(state, "done")


def test_the_starter_reset_can_always_be_played() -> None:
    state = table("0: income -7, discard loan trade production development build", seats=2)
    assert state.legal() == ["play:reset"]


# The x2 pace


def test_at_double_pace_everyone_plays_two_cards_a_turn() -> None:
    state = table(TRACK, pace="x2")
    state.play("play:trade done")
    assert state.to_act == 0
    assert "not in your hand" in refused(state, "play:trade")
    state.play("play:loan loan:0")
    assert state.to_act == 1


def test_at_double_pace_the_track_advances_twice_and_income_counts_double() -> None:
    state = table(f"{TRACK}\n0: coins 50, income 5\n1: coins 5, income -2\n2: coins 3, income -2", pace="x2")
    state = played_out(state, "loan.blue", "loan.red")
    assert track(state) == ["loan.red", "loan.blue", "trade.red", "reset.blue", "treachery.pink", "loan.purple"]
    assert [has(state, seat) for seat in range(3)] == [{"coins": 60}, {"coins": 1}, {}]


def test_at_double_pace_the_first_of_two_cards_may_end_the_game() -> None:
    state = table("deck 0\ntrack - - - - - loan.pink\n0: coins 20\n1: discard loan.red", pace="x2")
    state.play("play:development buy:loan.pink")
    assert state.to_act is None


def test_at_double_pace_the_first_of_two_advances_may_end_the_game() -> None:
    state = played_out(table("deck 0\ntrack - - - - - loan.pink\n0: income 5\n1: discard loan.red", pace="x2"))
    assert state.to_act is None
    assert has(state, 0) == {}


# Lengths


def test_a_game_in_which_nobody_buys_takes_forty_two_rounds() -> None:
    for pace, rounds in (("standard", 42), ("x2", 21)):
        state = tokonoma.game("gorbinos_quest").new(2, {"pace": pace}, seed=5)
        while state.to_act is not None:
            move = state.legal()[0]
            state.play(move if not move.startswith("play:") else "play:reset return:0")
        assert state.board.round == rounds
        assert len(state.steps) <= state.rulebook.longest


def test_even_the_longest_trades_keep_a_game_within_its_declared_length() -> None:
    game = tokonoma.game("gorbinos_quest").rulebook
    state = table("0: coins 300, food 300, wood 300")
    state.play("play:trade sell:food*300 sell:wood*300 done")
    assert len(state.steps) == 602
    assert game.longest >= 42 * 6 * len(state.steps)
