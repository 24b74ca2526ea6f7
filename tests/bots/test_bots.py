import pytest

import tokonoma
from tests.bots.small_games import Sticks, small_game
from tokonoma.bots import LEVELS, Budget, bot, level_of, levels
from tokonoma.bots.random import MistakeBot
from tokonoma.kernel.refusal import Refusal

GAME = small_game(Sticks(7))


@pytest.mark.parametrize(
    "name", ["random", "greedy", "greedy:0.3", "greedy~0.5", "search:20p", "search:0.01", "search:20px2"]
)
def test_every_bot_answers_with_a_move_that_is_offered(name: str) -> None:
    state = GAME.new(2, seed=1)
    while state.to_act is not None:
        state.play(bot(name, GAME).move(state.view(state.to_act), seed=len(state.steps)))
    assert state.outcome()


def test_greedy_takes_the_last_sticks_when_it_can() -> None:
    game = small_game(Sticks(3))
    assert bot("greedy", game).move(game.new(2, seed=1).view(0), seed=1) == "3"


def test_a_bots_name_says_its_budget() -> None:
    assert bot("search:0.2").budget == Budget(seconds=0.2)
    assert bot("search:500p").budget == Budget(playouts=500)
    assert bot("search:1.5x4").budget == Budget(seconds=1.5, threads=4)
    assert bot("search:500p+").budget == Budget(playouts=500, keeps=True)


@pytest.mark.parametrize("name", ["", "searcher", "search:", "search:-1", "level:godlike", "greedy~2"])
def test_a_name_that_is_none_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(Refusal, match="there are"):
        bot(name)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("search:10px99999", "1 to 64 threads"),
        ("search:0.2x65", "1 to 64 threads"),
        ("search:99999999999999999999999p", "1 to 10000000 playouts"),
        ("search:" + "9" * 5000 + "p", "1 to 10000000 playouts"),
        ("search:0p", "1 to 10000000 playouts"),
        ("search:0", "more than 0 and at most 3600 seconds"),
        ("search:3601", "more than 0 and at most 3600 seconds"),
        ("search:0.4p", "is no bot; there are"),
        ("search:٣p", "is no bot; there are"),
        ("random:5", "is no bot; there are"),
        ("greedy:0.5p", "is no bot; there are"),
        ("greedy:7", "above 0 and at most 1"),
        ("greedy:0", "above 0 and at most 1"),
    ],
)
def test_a_number_in_a_name_that_no_bot_could_keep_is_refused(name: str, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        bot(name)


def test_the_largest_numbers_are_kept() -> None:
    assert bot("search:10000000p+x64").budget == Budget(playouts=10_000_000, threads=64, keeps=True)
    assert bot("search:3600").budget == Budget(seconds=3600)


def test_every_level_is_a_bot() -> None:
    assert tuple(levels("sticks")) == LEVELS
    for level in LEVELS:
        assert bot(f"level:{level}").name == f"level:{level}"


def test_goryo_has_no_level_above_the_one_that_cannot_be_read() -> None:
    assert tuple(levels("goryo")) == LEVELS[:4]
    assert level_of("goryo", "expert") == "strong"
    assert level_of("gorinto", "expert") == "expert"
    assert level_of("goryo", "godlike") is None


def test_a_level_above_the_highest_of_a_game_plays_as_that_one() -> None:
    goryo = tokonoma.game("goryo")
    expert = bot("level:expert", goryo)
    assert (expert.name, expert.budget) == ("level:expert", bot("level:strong", goryo).budget)


def test_a_wavering_bot_slips_as_often_as_it_says() -> None:
    game = small_game(Sticks(3))
    wavering = bot("greedy~0.6", game)
    assert isinstance(wavering, MistakeBot)
    view = game.new(2, seed=1).view(0)
    best = sum(wavering.move(view, seed=seed) == "3" for seed in range(300))
    assert best == pytest.approx(300 * (0.4 + 0.6 / 3), abs=30)


def test_a_beginner_takes_the_best_of_what_it_sees_and_overlooks_the_rest() -> None:
    game = small_game(Sticks(3))
    view = game.new(2, seed=1).view(0)
    thoughts = [bot("greedy:0.5", game).think(view, seed) for seed in range(300)]
    assert all(thought.move == thought.moves[0].move for thought in thoughts)
    assert all(thought.moves[0].value == max(each.value for each in thought.moves) for thought in thoughts)
    # It sees the winning move half the time, and where it sees none at all (one time in eight) it takes any.
    seen = sum(thought.move == "3" for thought in thoughts)
    assert seen == pytest.approx(300 * (1 / 2 + 1 / 24), abs=30)
    assert {len(thought.moves) for thought in thoughts} == {1, 2, 3}


def test_who_overlooks_nothing_is_greedy() -> None:
    game = small_game(Sticks(7))
    view = game.new(2, seed=1).view(0)
    whole, again = (bot(name, game).think(view, 3) for name in ("greedy", "greedy:1"))
    assert whole.moves == again.moves


def test_a_budget_with_a_plus_goes_on_with_its_tree_and_gives_it_back_otherwise() -> None:
    game = small_game(Sticks(13))
    for name, keeps in (("search:200p+", True), ("search:200p", False)):
        state, mine = game.new(2, seed=1), bot(name, game)
        state.play(mine.move(state.view(0), 1))
        assert (mine.held_bytes() > 0) is keeps
        state.play("2")
        thought = mine.think(state.view(0), 2)
        assert mine.went_on is keeps
        assert (sum(each.visits for each in thought.moves) > 201) is keeps


def test_a_bot_is_not_asked_for_a_seat_that_is_not_to_act() -> None:
    with pytest.raises(ValueError, match="not to act"):
        bot("random", GAME).move(GAME.new(2, seed=1).view(1), seed=1)


def test_a_thought_is_json() -> None:
    thought = bot("search:20p", GAME).think(GAME.new(2, seed=1).view(0), seed=1).to_json()
    assert set(thought) == {"move", "values", "moves", "line", "playouts", "seconds"}
    assert set(thought["moves"][0]) == {"move", "visits", "value"}
