"""Sketches: positions from one short line, and what is said to a wrong one."""

import pytest

import tokonoma
from tokonoma.kernel.refusal import Refusal


def test_a_sketch_is_a_position_that_can_be_played() -> None:
    state = tokonoma.game("gorinto").sketch(
        "mountain: c5:W a3:VF | mats: WW / F | when: 0 2 0 | path: a:E c:F d:V e:V 1:N 2:E 3:W 5:F"
    )
    table = state.view(0)["table"]
    assert table["mountain"]["a3"] == ["void", "fire"]
    assert table["seats"][0]["understanding"]["water"] == 3
    assert state.play("c>c3 c5")


def test_a_sketch_can_be_written_as_a_position_and_read_back() -> None:
    for name, text in (
        ("gorinto", "mountain: c5:W"),
        ("koinobori", r"flags: black lime purple | posts: 37 50 3\32 / 28 / | row: 51 52 | hands: 10 / 61 | own: 43 /"),
        ("gorbinos_quest", "cities: EC EW / MC | coins: 40 | goods: food*2 coal"),
    ):
        game = tokonoma.game(name)
        state = game.sketch(text, seed=1)
        assert game.from_position(state.position()).position() == state.position()


def test_koinobori_covers_a_card_as_the_sketch_says() -> None:
    state = tokonoma.game("koinobori").sketch(
        r"flags: black lime purple | posts: 37 50 3\32 / 28 / | row: 51 52 | hands: 10 / 61 | own: 43 /", seed=1
    )
    post = state.view(0)["table"]["posts"][0]
    assert [card["card"] for card in post["cards"]] == [37, 50, 3]


def test_the_round_follows_from_the_deck() -> None:
    state = tokonoma.game("gorbinos_quest").sketch("track: trade.pink | deck: 0", seed=1)
    table = state.view(0)["table"]
    assert table["deck"] == 0
    assert [slot["card"] for slot in table["track"] if slot["card"]] == ["trade.pink"]


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("gorinto", "mountain", "each is NAME: VALUE"),
        ("gorinto", "keys: void fire | keys: void fire", "once"),
        ("gorinto", "hills: c5:W", "a sketch has no part 'hills'; there are when, mountain"),
        ("gorinto", "mountain: c5:X", "'X' is no element"),
        ("gorinto", "mats: " + "V" * 30 + " /", "it goes from 0 to 20"),
        ("gorbinos_quest", "cities: ZZ / MC", "'ZZ' is no location"),
        ("goryo", "mountain: c5:W", "a sketch has no part 'mountain'; there are broken, drawn"),
    ],
)
def test_a_wrong_sketch_is_refused_in_words(name: str, text: str, told: str) -> None:
    with pytest.raises(Refusal, match=told):
        tokonoma.game(name).sketch(text)


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_the_example_a_page_shows_sets_up_a_position(name: str) -> None:
    game = tokonoma.game(name)
    example = game.rulebook.sketch_example
    assert example is not None
    assert game.sketch(example).to_act in range(2)
