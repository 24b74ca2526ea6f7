"""What the arena's programs are asked for: what is impossible is refused in a sentence, the rest is told as it was."""

import json
import os
import shlex
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

import pytest

from tokonoma.arena import Plan
from tokonoma.arena.arguments import add_arguments
from tokonoma.arena.command import command_line, plan_of, run_command
from tokonoma.arena.stopping import LEAST_DEALS
from tokonoma.bots import own
from tokonoma.kernel.library import GAMES
from tokonoma.kernel.refusal import Refusal

GAME = GAMES[0]


def asked(*words: str) -> Namespace:
    parser = ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


def ended(module: str, *words: str, **environment: str) -> tuple[int, str]:
    """The status and the errors of a program of the arena."""

    done = subprocess.run(
        [sys.executable, "-m", f"tokonoma.arena{module}", *words],
        capture_output=True,
        text=True,
        env=os.environ | environment,
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--bots", "greedy,greedy"), "greedy is named twice"),
        (("--bots", "greedy,greedy", "--ladder"), "greedy is named twice"),
        (("--bots", "greedy,random,greedy"), "greedy is named twice"),
        (("--bots", 'run:python "foo'), "no closing quotation"),
        (("--bots", "q,random", "--bot", 'q=python "foo'), "no closing quotation"),
        (("--bots", "random", "--option", "landscape=peak", "--option", "landscape=hill"), "given twice"),
        (("--bots", "random", "--option", "landscape"), "NAME=VALUE"),
        (("--bots", "random", "--option", "mode=*", "--seats", "9"), "is for 1, 2, 3, 4 seats, not 9"),
        (("--bots", "random", "--keep", "{}/x.html", "--html", "{}/../{}/x.html"), "is where the games are kept"),
    ],
)
def test_what_makes_no_match_is_refused(
    words: tuple[str, ...], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOKONOMA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv(own.VARIABLE, "{}")
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(tmp_path)
    placed = [word.replace("{}", "here") for word in words]
    with pytest.raises(Refusal, match=why):
        run_command(asked("gorinto", "--games", "2", "--processes", "1", *placed))
    assert [path for path in tmp_path.rglob("*") if path != folder] == []


@pytest.mark.parametrize("bad", ["{bad", "[1]", "7"])
def test_added_bots_that_cannot_be_read_are_refused(bad: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(own.VARIABLE, bad)
    with pytest.raises(Refusal, match="TOKONOMA_BOTS holds no JSON object"):
        run_command(asked(GAME, "--bots", "random"))


def test_more_games_than_anybody_can_wait_for_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        asked(GAME, "--bots", "random", "--games", "100000000000")
    assert "more than 1000000 games" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("", (GAME, "--bots", "nobody")),
        (".balance", (GAME, "--bot", "nobody")),
        (".balance", (GAME, "--bot", 'run:python "foo')),
        (".balance", (GAME, "--bot", "random", "--seats", "77")),
        (".balance", (GAME, "--bot", "random", "--keep", "{}")),
        (".balance", (GAME, "--bot", "random", "--keep", "{}/latin")),
        (".balance", (GAME, "--bot", "random", "--keep", "{}/latin/below")),
    ],
)
def test_every_program_of_the_arena_refuses_with_status_2(module: str, words: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b"caf\xe9\n")
    status, said = ended(module, *(word.replace("{}", str(tmp_path)) for word in words))
    assert (status, said.count("\n")) == (2, 1), said
    assert (tmp_path / "latin").read_bytes() == b"caf\xe9\n"


def test_a_study_that_is_interrupted_says_where_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tokonoma.arena import balance

    def interrupted(*arguments: Any, **more: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(balance, "play_all", interrupted)
    keep = tmp_path / "kept"
    assert balance.run_study(balance.arguments().parse_args([GAME, "--bot", "random", "--keep", str(keep)])) == 130
    assert capsys.readouterr().err == f"interrupted; the same command goes on with what is kept in {keep}\n"


def test_a_report_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full")
    words = (GAME, "--bots", "random", "--games", "1", "--keep", str(tmp_path / "kept"), "--html", "/dev/full")
    assert ended("", *words) == (2, "/dev/full cannot be written: No space left on device\n")


# What is told


def test_a_command_is_told_with_what_stops_it_and_with_its_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(own.VARIABLE, json.dumps({"mine": "python my bot.py"}))
    for words in (
        ["--bots", "greedy,random", "--until", "decided"],
        ["--bots", "greedy,random", "--games", "500", "--until", "2.5"],
        ["--bot", "mine=python my bot.py", "--bots", "mine,random", "--games", "100"],
        ["--bot", "mine=python my bot.py", "--bots", "level:mine,random", "--games", "100"],
    ):
        read = asked(GAME, *words)
        told = shlex.split(command_line(plan_of(read), read.until))[2:]
        assert sorted(told) == sorted([GAME, *words])
        assert plan_of(asked(*told)).fingerprint() == plan_of(read).fingerprint()


def test_every_mode_that_has_so_many_seats_is_played_in_turn() -> None:
    def modes(seats: int | None, value: str = "*") -> list[str]:
        return [each["mode"] for each in Plan("gorinto", ("random",), seats=seats, options={"mode": value}).settings()]

    assert modes(4) == ["standard", "partnership"]
    assert modes(1) == ["solo"]
    assert modes(None) == ["standard"]
    assert modes(None, "partnership,standard") == ["partnership", "standard"]


def test_values_that_are_left_out_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["gorinto", "--bots", "greedy,random", "--option", "landscape=*", "--processes", "1"]
    assert run_command(asked(*words, "--games", "4", "--keep", str(tmp_path / "few"))) == 0
    said = "only 2 of 5 combinations of options are played; --games 10 plays all\n"
    assert capsys.readouterr().err == said
    assert run_command(asked(*words, "--games", "10", "--keep", str(tmp_path / "all"))) == 0
    assert capsys.readouterr().err == ""


def test_the_interval_for_all_times_is_told_from_twenty_deals_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [GAME, "--bots", "random", "--processes", "1", "--seats", "2"]
    for deals, is_told in ((LEAST_DEALS - 1, False), (LEAST_DEALS, True)):
        assert run_command(asked(*words, "--games", str(deals), "--keep", str(tmp_path / str(deals)))) == 0
        assert ("whenever one stops:" in capsys.readouterr().out) is is_told


def test_a_match_that_ends_before_it_is_known_well_enough_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [GAME, "--bots", "random,greedy", "--games", "4", "--until", "1", "--processes", "1"]
    assert run_command(asked(*words, "--keep", str(tmp_path / "kept"))) == 0
    assert capsys.readouterr().err == "--until was not reached in 4 games\n"
