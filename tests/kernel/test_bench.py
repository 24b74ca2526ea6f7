"""Measurements say what they measure."""

from typing import Any

import pytest

import tokonoma
from tokonoma.kernel import bench, library, native
from tokonoma.kernel.bench import Player
from tokonoma.terminal.bench_report import tell

KEYS = {"game", "seats", "mode", "games_per_s", "decisions_per_s", "copy_ns"}
GAME = tokonoma.GAMES[0]


@pytest.fixture(autouse=True)
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUND_SECONDS", 0.005)


def test_figures_of_the_source_say_that_they_are() -> None:
    (figures,) = bench.bench([GAME], uncompiled=True, rounds=1)
    assert set(figures) == KEYS
    assert figures["mode"] == "python"
    assert min(figures["games_per_s"], figures["decisions_per_s"], figures["copy_ns"]) > 0


def test_uncompiled_rules_are_not_measured_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    library.open_game.cache_clear()
    monkeypatch.setattr(native, "stale", lambda unit: (f"{unit} is not built",))
    for ask in ({}, {"compare": True}):
        with pytest.raises(tokonoma.Refusal, match="--uncompiled measures the source"):
            bench.bench([GAME], **ask)
    library.open_game.cache_clear()


def test_a_program_told_to_run_from_source_does_not_pass_for_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    source = tokonoma.game(GAME, mode="python")
    monkeypatch.setattr(bench, "game", lambda name, mode: source)
    with pytest.raises(tokonoma.Refusal, match="TOKONOMA_RULES=python"):
        bench.bench([GAME])


def test_both_forms_are_compared_in_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    monkeypatch.setattr(Player, "play_a_round", noting(played, Player.play_a_round))
    try:
        compiled, source = bench.bench([GAME], compare=True, rounds=2)
    except tokonoma.Refusal:
        pytest.skip("no compiled rules here")
    assert (compiled["mode"], source["mode"]) == ("native", "python")
    assert played == ["native", "python"] * 2
    assert compiled["times_faster"] > 1
    assert "times faster" in tell([compiled, source])[0]


def noting(played: list[str], play: Any) -> Any:
    def play_and_note(player: Player) -> None:
        played.append(player.form.rulebook.mode)
        play(player)

    return play_and_note
