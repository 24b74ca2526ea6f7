import json
import re
from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tokonoma.arena import Plan, figures, run, workers
from tokonoma.arena.arguments import add_arguments
from tokonoma.arena.command import command_line, plan_of, run_command
from tokonoma.arena.plan import Pairing, line_ups
from tokonoma.arena.play import play_game
from tokonoma.arena.report import page
from tokonoma.arena.statistics import interval, rate
from tokonoma.kernel.library import GAMES
from tokonoma.kernel.refusal import Refusal

GAME = GAMES[0]
PLAN = Plan(GAME, ("greedy", "random"), games=6)


def asked(*words: str) -> Namespace:
    parser = ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


@pytest.mark.parametrize(("bots", "seats", "games"), [(2, 2, 2), (2, 3, 6), (2, 4, 2), (3, 2, 6), (1, 2, 1), (2, 1, 2)])
def test_every_bot_sits_at_every_seat_equally_often(bots: int, seats: int, games: int) -> None:
    names = tuple("ABC"[:bots])
    lines = line_ups(names, seats)
    assert len(lines) == games
    for seat in range(seats):
        counts = Counter(line[seat] for line in lines)
        assert set(counts) == set(names)
        assert len(set(counts.values())) == 1


def test_a_deal_is_played_by_all_line_ups() -> None:
    pairings = list(PLAN.pairings())
    assert [pairing.deal for pairing in pairings] == [1, 1, 2, 2, 3, 3]
    assert {pairing.line_up for pairing in pairings} == {("greedy", "random"), ("random", "greedy")}


def test_a_match_is_played_and_told() -> None:
    results = run(PLAN, processes=1)
    found = figures(results)
    assert found["games"] == 6
    assert sum(row["win_rate"] for row in found["bots"].values()) == pytest.approx(1.0)
    assert found["bots"]["greedy"]["low"] < found["bots"]["greedy"]["win_rate"] <= found["bots"]["greedy"]["high"]
    json.dumps(found)
    html = page(PLAN, found, command_line(PLAN))
    assert html.count("<svg") == html.count("</svg>") >= 4
    assert not re.search(r'(src|href)="', html)


def test_an_interrupted_match_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = tmp_path / "match.jsonl"
    played: list[int] = []

    def play(plan: Plan, pairing: Pairing) -> Any:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(pairing.number)
        return play_game(plan, pairing)

    monkeypatch.setattr(workers, "play_game", play)
    with pytest.raises(KeyboardInterrupt):
        run(PLAN, keep=keep, processes=1)
    with keep.open("a") as file:
        file.write('{"number": 3, "torn')

    def counted(plan: Plan, pairing: Pairing) -> Any:
        played.append(pairing.number)
        return play_game(plan, pairing)

    monkeypatch.setattr(workers, "play_game", counted)
    results = run(PLAN, keep=keep, processes=1)
    assert played == [0, 1, 2, 3, 4, 5]
    assert [result["number"] for result in results] == played


def test_what_another_match_keeps_is_not_written_over(tmp_path: Path) -> None:
    keep = tmp_path / "match.jsonl"
    run(Plan(GAME, ("random",), games=1), keep=keep, processes=1)
    with pytest.raises(Refusal, match="another match"):
        run(PLAN, keep=keep, processes=1)


def test_several_processes_play_the_same_games_as_one() -> None:
    def without_clocks(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{key: each[key] for key in ("number", "bots", "shares", "scores", "decisions")} for each in results]

    plan = Plan(GAME, ("greedy", "random"), games=4)
    assert without_clocks(run(plan, processes=2)) == without_clocks(run(plan, processes=1))


def test_the_command_prints_json_and_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [GAME, "--bots", "random", "--games", "2", "--processes", "1", "--keep", str(tmp_path / "kept")]
    assert run_command(asked(*words, "--json", "--html", str(tmp_path / "report.html"))) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert found["plan"]["bots"] == ["random"]
    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")


def test_games_that_were_kept_count_and_that_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [GAME, "--bots", "random", "--games", "2", "--processes", "1", "--keep", str(tmp_path / "kept")]
    for more, said in (([], ""), ([], "2 games of an earlier run count; --again plays anew\n"), (["--again"], "")):
        assert run_command(asked(*words, *more)) == 0
        assert capsys.readouterr().err == said


def test_a_program_that_was_changed_makes_another_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "bot.py"
    program.write_text("first")
    monkeypatch.setenv("TOKONOMA_BOTS", json.dumps({"mine": f"python {program}"}))
    words, found = [GAME, "--bots", f"mine,random,run:python {program}"], []
    for text in ("first", "second"):
        program.write_text(text)
        found.append(plan_of(asked(*words)))
    monkeypatch.setenv("TOKONOMA_BOTS", json.dumps({"mine": f"python -O {program}"}))
    found.append(plan_of(asked(*words)))
    assert [*found[0].programs] == ["mine", f"run:python {program}"]
    assert len({plan.fingerprint() for plan in found}) == 3
    assert "programs" not in Plan(GAME, ("random",)).to_json(), "matches of our own bots are kept as before"


@pytest.mark.parametrize("word", ["--games", "--seats", "--processes"])
@pytest.mark.parametrize("number", ["0", "-3", "many"])
def test_of_nothing_no_match_is_made(word: str, number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        asked(GAME, "--bots", "random", word, number)
    assert f"{number} is not 1 or more" in capsys.readouterr().err


def test_an_interruption_is_told_and_not_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: Plan, pairing: Pairing) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(workers, "play_game", interrupted)
    words = [GAME, "--bots", "random", "--games", "1", "--processes", "1", "--keep", str(tmp_path / "kept")]
    assert run_command(asked(*words)) == 130
    assert "goes on" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(5, 10, 0.237, 0.763), (95, 100, 0.888, 0.978), (0, 20, 0, 0.161)]
)
def test_intervals_are_wilsons(wins: int, games: int, low: float | int, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=0.001)


def test_who_wins_is_rated_higher() -> None:
    won = {"bots": ["a", "b"], "places": [[0], [1]]}
    ratings = rate([won] * 20)
    assert ratings["a"]["mu"] > 28 > 22 > ratings["b"]["mu"]


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Refusal):
        list(Plan(GAME, ("random",), options={"nonsense": "*"}).pairings())


@pytest.mark.parametrize("name", GAMES)
def test_a_study_of_balance_tells_seats_and_things(name: str) -> None:
    from tokonoma.arena.balance import study, tell

    found = study(run(Plan(name, ("random",), games=3), processes=1))
    assert set(found["seats"]) == {0, 1}
    assert found["things"]
    assert len(tell(found)) > 5


def test_a_study_of_balance_follows_whoever_begins_not_a_seat() -> None:
    from tokonoma.arena.balance import study

    results = run(Plan("gorinto", ("random",), games=6, seats=3, options={"landscape": "peak,hill"}), processes=1)
    begun = [next(i for i, had in enumerate(each["notes"]["had"]) if "began the game" in had) for each in results]
    assert len(set(begun)) > 1  # luck lets one seat or another begin
    for landscape in ("peak", "hill"):
        of_it = [i for i, each in enumerate(results) if each["options"]["landscape"] == landscape]
        by_turn = study(results)["options"]["landscape"][landscape]
        assert list(by_turn) == ["turn 1", "turn 2", "turn 3"]
        for turn in range(3):
            mean = sum(results[i]["shares"][(begun[i] + turn) % 3] for i in of_it) / len(of_it)
            assert by_turn[f"turn {turn + 1}"]["win_rate"] == pytest.approx(mean)
