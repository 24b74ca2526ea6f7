"""The data file: what is in it, where it comes from, and what is refused."""

from pathlib import Path

import pytest

import tokonoma
from tokonoma import Refusal
from tokonoma.games.gorbinos_quest import rulebook

BOX = Path(rulebook.__file__).with_name("box.toml")


def opened(tmp_path: Path, *changes: tuple[str, str]) -> tokonoma.Game:
    text = BOX.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    return tokonoma.game("gorbinos_quest", data=file)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("coins = 300", "coins = -1", "limits.coins is -1"),
        ('MC = { province = "misthaven"', 'MC = { province = "mordor"', "locations.MC.province is 'mordor'"),
        ('"MC-MN"', '"MC-XX"', "'MC-XX' is no road"),
        ('"KC-KS", "KW-KS",', "", "leaves KS without a way"),
        ("capital = { food = 8, wood = 2 }", "capital = { food = 9, wood = 2 }", "11 tokens for 10 locations"),
        ("capital = { food = 8, wood = 2 }", "capital = { food = 3, wood = 7 }", "too little food"),
        ("surcharge = [15, 10, 7, 5, 4, 0]", "surcharge = [15, 10]", "a list of 6 whole numbers"),
        ("stays = true", "stays = false", "must stay in hand"),
        ("blue = [35, 0, 0]", "blue = [0, 0, 0]", "offers no loan"),
        ("red = { copy = true }", "red = { copy = true, buy = [1, 1, 1, 1, 1] }", "either steal, copy or buy"),
        ("-7, -6,", "-6, -7,", "must ascend"),
        ('counts = "income"', 'counts = "beauty"', "is 'beauty'"),
        ("pink = { food = 1 }", "pink = { fish = 1 }", "speaks of fish"),
        ("[build_cost.older]", "[build_cost.newer]", "lacks older"),
        ('[track]\norigin = "P"', "[track]", "has no origin"),
    ],
)
def test_data_that_breaks_a_promise_is_refused_with_the_reason(tmp_path: Path, old: str, new: str, why: str) -> None:
    with pytest.raises(Refusal, match=r"box\.toml, line") as refused:
        opened(tmp_path, (old, new))
    assert why in refused.value.message


def test_a_corrected_price_is_played_without_touching_a_rule(tmp_path: Path) -> None:
    game = opened(tmp_path, ("does = [5, 7, 9, 15, 20]", "does = [6, 7, 9, 15, 20]"))
    state = game.new(2, seed=1)
    while not state.legal()[0].startswith("play:"):
        state.play(state.legal()[0])
    state.play("play:trade sell:food done")
    assert max(state.board.coins) == 6


def test_every_value_of_ours_is_marked_as_chosen() -> None:
    origins = {place: origin for place, origin, _ in tokonoma.game("gorbinos_quest").rulebook.sheet.origins()}
    chosen = {place for place, origin in origins.items() if origin == "C"}
    assert chosen == {
        "limits.of_one_good",
        "victory_guessed",
        "build_cost.cheap_gold",
        "build_cost.goods_only",
        "build_cost.coins_only",
        "build_cost.free_overbuilding",
    }
