"""Bots think alike compiled and from source, and their own tests hold in both forms."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tokonoma.bots import Thought, bot
from tokonoma.bots.native_units import native_units
from tokonoma.bots.random import RandomBot
from tokonoma.kernel import native
from tokonoma.kernel.library import GAMES, Game
from tokonoma.kernel.rulebook import Json

HERE = Path(__file__).parent
STEPS = (0, 9, 25)  # played before the bots are asked
MODES = [(name, mode) for name in GAMES for mode in tokonoma.game(name).rulebook.modes]
QUICK = ("test_bots.py", "test_search_room.py", "test_games.py", "test_goryo.py")  # of the tests with a form to choose
CHOSEN = "not every_mode and not every_level and not beats_luck"  # these take minutes


def compiled(name: str) -> Game:
    game = tokonoma.game(name)
    if native_units(game).game.rulebook.mode == "python":
        pytest.skip("nothing is compiled here")
    return game


def view_after(game: Game, mode: str, steps: int) -> Json:
    """What the seat to act sees after some moves played by luck."""
    state = game.new(options={"mode": mode}, seed=7 + steps)
    for step in range(steps):
        state.play(RandomBot("random").move(state.view(state.to_act), seed=step))
    return state.view(state.to_act)


def told(thought: Thought) -> Json:
    """All of a thought but the time it took."""
    return {name: part for name, part in thought.to_json().items() if name != "seconds"}


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_a_bot_thinks_alike_compiled_and_from_source(name: str, mode: str, steps: int) -> None:
    game, source = compiled(name), tokonoma.game(name, mode="python")
    view = view_after(game, mode, steps)
    for kind in ("greedy", "search:40p", "search:40px2"):
        in_native, in_python = (told(bot(kind, each).think(view, seed=2)) for each in (game, source))
        assert in_native == in_python, kind


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_keeps_its_tree_plays_alike_compiled_and_from_source(name: str) -> None:
    played = []
    for game in (compiled(name), tokonoma.game(name, mode="python")):
        state = game.new(seed=5)
        seats = [bot("search:20p+", game) for _ in range(state.seats)]
        for step in range(24):
            if state.to_act is not None:
                state.play(seats[state.to_act].move(state.view(state.to_act), step))
        played.append(list(state.steps))
    assert played[0] == played[1]


@pytest.mark.parametrize("name", GAMES)
def test_luck_draws_alike_compiled_and_from_source(name: str) -> None:
    view = view_after(compiled(name), "standard", 9)
    source: Any = native.plain("tokonoma.bots.random").RandomBot("random")
    assert [RandomBot("random").move(view, seed) for seed in range(50)] == [source.move(view, s) for s in range(50)]


def test_the_quick_tests_of_the_bots_hold_from_source() -> None:
    if native.must_be_plain():
        pytest.skip("they run from source already")
    words = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        CHOSEN,
        *(str(HERE / file) for file in QUICK),
    ]
    ran = subprocess.run(
        words, env=os.environ | {"TOKONOMA_RULES": "python"}, capture_output=True, text=True, timeout=400, check=False
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-1000:]
