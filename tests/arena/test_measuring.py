"""Measuring honestly: versions against each other, matches that stop by themselves, the ladder, bots' own luck."""

import json
import random
import shutil
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tokonoma.arena import Plan, balance, exploitability, ladder, run, workers
from tokonoma.arena.arguments import add_arguments
from tokonoma.arena.command import command_line, plan_of, run_command
from tokonoma.arena.frozen import FROZEN, FrozenProcess, check_checkout, python_of
from tokonoma.arena.plan import Pairing
from tokonoma.arena.play import Result, bot_seed, play_game
from tokonoma.arena.statistics import interval
from tokonoma.arena.stopping import LEAST_DEALS, Until, any_time_interval, at_any_time, whole_deals
from tokonoma.kernel.library import GAMES
from tokonoma.kernel.refusal import Refusal

GAME = GAMES[0]
PACKAGE = Path(tokonoma.__file__).parent


def asked(*words: str) -> Namespace:
    parser = ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


# Versions


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another checkout, whose `greedy` always plays the last move it is offered."""
    path = tmp_path_factory.mktemp("frozen")
    shutil.copytree(PACKAGE, path / "src/tokonoma", ignore=shutil.ignore_patterns("page", "__pycache__"))
    (path / "src/tokonoma/bots/greedy.py").write_text(
        "from tokonoma.bots.contract import Bot, Thought\n"
        "class GreedyBot(Bot):\n"
        "    def think(self, view, seed, budget=None):\n"
        "        return Thought(view['legal'][-1]['move'])\n"
    )
    return path


def test_bots_of_another_checkout_play_as_that_version_does(checkout: Path) -> None:
    plan = Plan(GAME, ("greedy",), games=2, against=str(checkout))
    results = run(plan, processes=1)
    assert [result["bots"] for result in results] == [["greedy", FROZEN + "greedy"], [FROZEN + "greedy", "greedy"]]
    frozen = FrozenProcess(checkout)
    state = tokonoma.game(GAME).new(2, seed=1)
    move = frozen.ask(name="greedy", seat="0/0", data=None, view=state.view(state.to_act), seed=1)
    assert move == state.legal()[-1]
    with pytest.raises(Refusal, match="no bot"):
        frozen.ask(name="nonsense", seat="0/1", data=None, view=state.view(state.to_act), seed=1)
    frozen.close()
    assert frozen.process.returncode is not None


def test_another_version_ends_without_a_word_when_nobody_asks_any_more(
    checkout: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    state = tokonoma.game(GAME).new(2, seed=1)
    question: dict[str, Any] = {"name": "greedy", "data": None, "view": state.view(state.to_act), "seed": 1}
    was = signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored, as in the background, is inherited
    gone, interrupted = FrozenProcess(checkout), FrozenProcess(checkout)
    signal.signal(signal.SIGINT, was)
    assert gone.process.stdout is not None
    gone.process.stdout.close()
    gone.tell(seat="0/0", **question)
    interrupted.ask(seat="0/0", **question)
    interrupted.process.send_signal(signal.SIGINT)
    assert [each.process.wait(30) for each in (gone, interrupted)] == [0, 0]
    for each in (gone, interrupted):
        each.close()
    assert capfd.readouterr().err == ""


def test_one_sits_among_the_others_at_every_seat(checkout: Path) -> None:
    lines = Plan(GAME, ("greedy",), seats=3, against=str(checkout)).line_ups()
    assert len(lines) == 3
    assert [line.index("greedy") for line in lines] == [0, 1, 2]
    assert all(line.count(FROZEN + "greedy") == 2 for line in lines)


def test_what_is_no_other_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no checkout"):
        check_checkout(tmp_path)
    with pytest.raises(Refusal, match="this very version"):
        check_checkout(PACKAGE.parent.parent)


def test_a_checkout_runs_with_its_own_environment_where_it_has_one(tmp_path: Path) -> None:
    assert python_of(tmp_path) != str(tmp_path / ".venv/bin/python")
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/python").touch()
    assert python_of(tmp_path) == str(tmp_path / ".venv/bin/python")


# Stopping


def even_match(luck: random.Random, deals: int) -> list[float]:
    """Shares of a deal's two games together, won and lost by luck alone."""
    return [(luck.randint(0, 1) + luck.randint(0, 1)) / 2 for _ in range(deals)]


def test_the_interval_holds_at_all_times_together_and_the_usual_one_does_not() -> None:
    luck, missed, missed_usually = random.Random(1), 0, 0
    for _ in range(200):
        shares = even_match(luck, 300)
        looks = range(LEAST_DEALS, 301, 5)
        missed += any(not within(any_time_interval(shares[:n])) for n in looks)
        missed_usually += any(not within(interval(2 * sum(shares[:n]), 2 * n)) for n in looks)
    assert missed <= 10, "in 5 of 100 matches at most"
    assert missed_usually > 30


def within(found: tuple[float, float]) -> bool:
    return found[0] <= 0.5 <= found[1]


def test_the_interval_narrows_and_stays_honest_where_all_results_are_equal() -> None:
    assert any_time_interval([1.0]) == (0.0, 1.0)
    low, high = any_time_interval([1.0] * 30)
    assert 0.5 < low < 0.95
    assert high == 1.0
    few, many = (any_time_interval([0.0, 1.0] * n) for n in (50, 500))
    assert few[1] - few[0] > 2 * (many[1] - many[0])


def result(number: int, shares: tuple[float, float] = (1.0, 0.0)) -> dict[str, Any]:
    return {"number": number, "bots": ["a", "b"], "shares": list(shares)}


def test_only_whole_deals_in_their_order_count() -> None:
    played = [result(number) for number in (3, 0, 6, 1, 2, 7)]
    assert [[each["number"] for each in deal] for deal in whole_deals(played, 2)] == [[0, 1], [2, 3]]
    assert at_any_time(played, 2)["a"]["deals"] == 2


def test_a_match_ends_when_it_is_decided_or_known_well_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(plan: Plan, pairing: Pairing) -> Any:
        share = 1.0 if pairing.line_up[0] == "greedy" else 0.0
        return {"number": pairing.number, "bots": list(pairing.line_up), "shares": [share, 1.0 - share]}

    monkeypatch.setattr(workers, "play_game", play)
    plan = Plan(GAME, ("greedy", "random"), games=10_000)
    decided = run(plan, processes=1, until=Until())
    assert len(decided) == 2 * LEAST_DEALS
    narrow = run(plan, processes=1, until=Until(0.02))
    rows = at_any_time(narrow, 2)
    assert len(decided) < len(narrow) < 10_000
    assert all(max(row["high"] - row["win_rate"], row["win_rate"] - row["low"]) <= 0.02 for row in rows.values())
    assert len(run(Plan(GAME, ("greedy", "random"), games=6), processes=1, until=Until(0.01))) == 6


def test_an_interval_that_is_cut_off_on_one_side_must_be_narrow_enough_on_the_other() -> None:
    row = {"deals": LEAST_DEALS, "win_rate": 0.1, "low": 0.0, "high": 0.32, "even": 0.5}
    assert not Until(0.2).is_reached({"a": row})
    assert Until(0.22).is_reached({"a": row})


def test_a_ladder_ends_when_every_step_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ("random", "greedy~0.5", "greedy")

    def play(plan: Plan, pairing: Pairing) -> Any:
        best = max(pairing.line_up, key=bots.index)
        shares = [1.0 if name == best else 0.0 for name in pairing.line_up]
        return {"number": pairing.number, "bots": list(pairing.line_up), "shares": shares}

    monkeypatch.setattr(workers, "play_game", play)
    played = run(Plan(GAME, bots, games=1000, ladder=True), processes=1, until=Until())
    assert len(played) == 4 * LEAST_DEALS
    steps = at_any_time(played, 4, bots)
    assert list(steps) == ["greedy~0.5 against random", "greedy against greedy~0.5"]
    assert all(row["win_rate"] == 1.0 and row["even"] == 0.5 for row in steps.values())


def test_a_match_that_was_enough_is_not_played_on(tmp_path: Path) -> None:
    def play(plan: Plan, pairing: Pairing) -> Any:
        shares = [1.0 if name == "greedy" else 0.0 for name in pairing.line_up]
        return {"number": pairing.number, "bots": list(pairing.line_up), "shares": shares}

    plan, keep = Plan(GAME, ("greedy", "random"), games=1000), tmp_path / "kept"
    played = len(run(plan, keep=keep, processes=1, until=Until(), play=play))
    assert len(run(plan, keep=keep, processes=1, until=Until(), play=play)) == played < 1000


@pytest.mark.parametrize("words", ["0", "-3", "50", "soon"])
def test_what_no_match_can_stop_at_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        asked(GAME, "--bots", "random", "--until", words)
    assert "percent" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--bots", "search:50px0"), "is no bot"),
        (("--bots", "greedy", "--ladder"), "two bots"),
        (("--bots", "greedy,", "--ladder"), "an empty name is no bot"),
        (("--bots", "random,greedy", "--ladder", "--against", "elsewhere"), "leave --against out"),
        (("--bots", "random", "--keep", "."), "it is a folder"),
        (("--bots", "random", "--html", "."), "it is a folder"),
        (("--bots", "random", "--html", f"{__file__}/page.html"), "nothing can be written"),
    ],
)
def test_what_would_break_a_match_is_refused_before_it_begins(
    words: tuple[str, ...], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOKONOMA_DATA", str(tmp_path))
    with pytest.raises(Refusal, match=why):
        run_command(asked(GAME, "--games", "2", "--processes", "1", *words))
    assert not list(tmp_path.rglob("*.jsonl"))


@pytest.mark.parametrize(
    ("main", "words", "why"),
    [
        (balance.main, [GAME, "--games", "0"], "0 is not 1 or more"),
        (exploitability.main, ["--games", "0"], "0 is not 1 or more"),
        (exploitability.main, ["--rounds", "0"], "0 is not 1 or more"),
        (exploitability.main, ["--seeds", "1"], "two or more"),
        (exploitability.main, ["--bots", "nobody"], "is no bot"),
        (exploitability.main, ["--option", "palace=burnt"], "burnt"),
    ],
)
def test_studies_refuse_in_one_sentence(
    main: Callable[[], None],
    words: list[str],
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["study", *words])
    with pytest.raises(SystemExit) as no:
        main()
    assert why in f"{no.value} {capsys.readouterr().err}"


def test_without_a_number_a_match_has_100_games_and_with_until_at_most_20000() -> None:
    assert plan_of(asked(GAME, "--bots", "random")).games == 100
    assert plan_of(asked(GAME, "--bots", "random", "--until", "3")).games == 20_000
    assert asked(GAME, "--bots", "random", "--until", "decided").until == 0.0


# The ladder


def test_the_ladder_plays_each_level_against_the_one_below(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = plan_of(asked(GAME, "--levels"))
    assert [name.removeprefix("level:") for name in plan.bots] == list(tokonoma.bots.LEVELS)
    lines = plan.line_ups()
    assert len(lines) == 2 * (len(plan.bots) - 1)
    assert all(abs(plan.bots.index(a) - plan.bots.index(b)) == 1 for a, b in lines)
    assert "--levels" in command_line(plan)


def test_the_ladder_has_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = dict.fromkeys(tokonoma.bots.LEVELS[:3], "random")
    monkeypatch.setattr("tokonoma.arena.command.levels", lambda game: few)
    monkeypatch.setitem(sys.modules["tokonoma.bots.levels"].OF_GAME, GAME, few)
    page, keep = tmp_path / "ladder.html", str(tmp_path / "kept")
    words = [GAME, "--levels", "--games", "4", "--processes", "1", "--keep", keep, "--html", str(page), "--json"]
    assert run_command(asked(*words)) == 0
    html = page.read_text()
    assert "<h2>Ladder</h2>" in html
    assert html.index("level:middling against level:easy") < html.index("level:easy against level:beginner")


def test_a_step_counts_only_the_games_in_which_both_met() -> None:
    played = [
        {"bots": ["a", "b"], "shares": [0.0, 1.0]},
        {"bots": ["b", "a"], "shares": [1.0, 0.0]},
        {"bots": ["b", "c"], "shares": [1.0, 0.0]},
    ]
    found = ladder.steps(played, ("a", "b", "c", "d"))
    assert [(each["bot"], each["below"], each["win_rate"], each["games"]) for each in found] == [
        ("b", "a", 1.0, 2),
        ("c", "b", 0.0, 1),
    ]
    assert [ladder.verdict({"low": low, "high": high, "even": 0.5}) for low, high in VERDICTS] == list(
        VERDICTS.values()
    )


VERDICTS = {
    (0.66, 0.7): "65 % for certain",
    (0.55, 0.7): "stronger",
    (0.45, 0.7): "not told apart",
    (0.2, 0.4): "weaker",
}


# Luck of the bots' own


def test_what_bots_draw_does_not_follow_from_the_deal() -> None:
    plan = Plan(GAME, ("random",))
    one, other = (Pairing(5, deal, ("random", "random"), {}) for deal in (1, 999))
    assert bot_seed(plan, one, 0, 3) == bot_seed(plan, other, 0, 3)
    seeds = {
        bot_seed(plan, Pairing(n, 1, (), {}), seat, step) for n in range(9) for seat in range(4) for step in range(9)
    }
    assert len(seeds) == 9 * 4 * 9
    assert bot_seed(Plan(GAME, ("random",), luck=2), one, 0, 3) != bot_seed(plan, one, 0, 3)


def test_the_same_deal_with_other_luck_of_the_bots_is_dealt_alike_and_played_otherwise() -> None:
    def played(luck: int) -> Any:
        plan = Plan(GAME, ("random",), games=1, luck=luck)
        return json.dumps(play_game(plan, next(iter(plan.pairings())))["notes"])

    assert played(1) == played(1) != played(2)


def fails(plan: Plan, pairing: Pairing) -> Result:
    raise Refusal("unknown_option", "no such option", option="x")


def test_what_goes_wrong_in_a_game_on_another_core_ends_the_match() -> None:
    with pytest.raises(Refusal, match="no such option"):
        run(Plan(GAME, ("random", "random"), games=4), processes=2, play=fails)
