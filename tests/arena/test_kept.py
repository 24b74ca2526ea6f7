"""What a match keeps: one process writes at a time, damage is named and left alone, and changed inputs are noticed."""

import json
import os
import signal
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tokonoma.arena import Plan, fingerprints, run
from tokonoma.arena.arguments import add_arguments
from tokonoma.arena.command import plan_of, run_command
from tokonoma.arena.cores import ProcessLost
from tokonoma.arena.kept import Game, check_games
from tokonoma.arena.lines import LineFile
from tokonoma.arena.play import play_game
from tokonoma.cli import main as tokonoma_command
from tokonoma.kernel.library import GAMES, game
from tokonoma.kernel.refusal import Refusal

GAME = GAMES[0]
PLAN = Plan(GAME, ("greedy", "random"), games=4)


def asked(*words: str) -> Namespace:
    parser = ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


@pytest.fixture
def keep(tmp_path: Path) -> Path:
    """A match that was played and kept."""
    place = tmp_path / "match.jsonl"
    run(PLAN, keep=place, processes=1)
    return place


WRITER = """
import sys, time
from pathlib import Path
from tokonoma.arena.lines import LineFile
file = LineFile(Path(sys.argv[1]))
print("writing", flush=True)
time.sleep(60)
"""


def test_one_process_writes_to_a_file_and_another_is_refused_until_that_one_ends(keep: Path) -> None:
    before = keep.read_bytes()
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(keep)], stdout=subprocess.PIPE)
    assert writer.stdout is not None
    writer.stdout.readline()
    with pytest.raises(Refusal, match="another process is writing"):
        run(PLAN, keep=keep, processes=1)
    writer.send_signal(signal.SIGKILL)
    writer.wait()
    writer.stdout.close()
    assert keep.read_bytes() == before
    assert len(run(PLAN, keep=keep, processes=1)) == 4


# Damage


def line_changed(number: int, change: Callable[[dict[str, Any]], Any]) -> Callable[[list[str]], list[str]]:
    def changed(lines: list[str]) -> list[str]:
        return [json.dumps(change(json.loads(line))) if i == number else line for i, line in enumerate(lines)]

    return changed


DAMAGE: dict[str, Callable[[list[str]], list[str]]] = {
    "half a line": lambda lines: [*lines[:2], lines[2][:40], *lines[3:]],
    "an empty object": line_changed(2, lambda game: {}),
    "shares in words": line_changed(2, lambda game: game | {"shares": ["all", "none"]}),
    "a share beyond one": line_changed(2, lambda game: game | {"shares": [7.0, -6.0]}),
    "a share that is no number": line_changed(2, lambda game: game | {"shares": [float("nan"), 1.0]}),
    "too few shares": line_changed(2, lambda game: game | {"shares": [1.0]}),
    "places of nobody": line_changed(2, lambda game: game | {"places": []}),
    "no list of clocks": line_changed(2, lambda game: game | {"seconds": 7}),
    "deep nesting": lambda lines: [*lines[:2], "[" * 100_000, *lines[3:]],
    "a list": lambda lines: [*lines[:2], "[]", *lines[3:]],
    "nothing": lambda lines: [*lines[:2], "", *lines[3:]],
    "not UTF-8": lambda lines: [*lines[:2], "\udcff\udcfe", *lines[3:]],
    "other bots": line_changed(2, lambda game: game | {"bots": ["foo", "bar"]}),
    "another deal": line_changed(2, lambda game: game | {"deal": 77}),
    "a game beyond the plan": line_changed(2, lambda game: game | {"number": 4}),
    "a game before the plan": line_changed(2, lambda game: game | {"number": -1}),
    "a game twice": lambda lines: [*lines[:2], lines[1], *lines[3:]],
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_line_is_refused_by_its_number_and_nothing_is_written(kind: str, keep: Path) -> None:
    lines = DAMAGE[kind](keep.read_text("utf-8").splitlines())
    keep.write_bytes("".join(line + "\n" for line in lines).encode("utf-8", "surrogateescape"))
    before = keep.read_bytes()
    with pytest.raises(Refusal, match=r"match\.jsonl, line 3 "):
        run(PLAN, keep=keep, processes=1)
    assert keep.read_bytes() == before


@pytest.mark.parametrize("torn", ['{"number": 3, "bo', "\udcff", "[" * 100_000])
def test_a_torn_last_line_is_played_again(torn: str, keep: Path) -> None:
    before = keep.read_bytes()
    lines = before.splitlines(keepends=True)
    keep.write_bytes(b"".join(lines[:4]) + torn.encode("utf-8", "surrogateescape"))
    assert len(run(PLAN, keep=keep, processes=1)) == 4
    assert [json.loads(line).get("number") for line in keep.read_bytes().splitlines()] == [None, 0, 1, 2, 3]


def test_a_last_line_that_only_lacks_its_end_counts(keep: Path) -> None:
    before = keep.read_bytes()
    keep.write_bytes(before[:-1])
    run(PLAN, keep=keep, processes=1)
    assert keep.read_bytes() == before


def test_a_match_that_was_killed_in_its_first_line_begins_anew(keep: Path) -> None:
    keep.write_bytes(keep.read_bytes()[:30])
    assert len(run(PLAN, keep=keep, processes=1)) == 4


@pytest.mark.parametrize("name", GAMES)
def test_what_every_game_tells_can_be_kept(name: str) -> None:
    rulebook = game(name).rulebook
    for mode, counts in rulebook.modes.items():
        for seats in counts:
            plan = Plan(name, ("random",), games=1, seats=seats, options={"mode": mode})
            (pairing, *_) = pairings = list(plan.pairings())
            kept = json.loads(json.dumps(play_game(plan, pairing)))
            check_games(Path("kept"), [kept], pairings, Game)


@pytest.mark.parametrize("name", ["n" * 300, "missing/link", "folder", "pipe"])
def test_a_place_that_cannot_be_written_is_refused_in_a_sentence(name: str, tmp_path: Path) -> None:
    (tmp_path / "missing").mkdir()
    (tmp_path / "missing/link").symlink_to(tmp_path / "nowhere/file")
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    words = (GAME, "--bots", "random", "--games", "1", "--processes", "1", "--keep", str(tmp_path / name))
    with pytest.raises(Refusal, match="cannot be written: "):
        run_command(asked(*words))
    with pytest.raises(Refusal, match="cannot be written: "):
        LineFile(tmp_path / name)


def test_what_cannot_be_made_in_a_folder_of_the_system_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    if not Path("/proc/self").exists():
        pytest.skip("no /proc")
    words = (GAME, "--bots", "random", "--games", "1", "--processes", "1")
    with pytest.raises(Refusal, match="cannot be written: "):
        run_command(asked(*words, "--keep", "/proc/x.jsonl"))
    monkeypatch.setenv("TOKONOMA_DATA", "/proc/foo")
    with pytest.raises(Refusal, match="cannot be written: "):
        run_command(asked(*words))


# What is replaced, and what is counted


def words_of(keep: Path, *more: str) -> tuple[str, ...]:
    return (GAME, "--bots", "greedy,random", "--games", "4", "--processes", "1", "--keep", str(keep), *more)


def test_again_replaces_a_kept_match_of_any_plan(keep: Path) -> None:
    assert run_command(asked(*words_of(keep, "--seed", "7", "--again"))) == 0
    assert json.loads(keep.read_text().splitlines()[0])["seed"] == 7


@pytest.mark.parametrize("content", ["dear diary", '{"event": "gathered"}\n', "[1, 2]\n", "\udcff"])
def test_again_replaces_nothing_else(content: str, tmp_path: Path) -> None:
    place = tmp_path / "diary"
    place.write_bytes(content.encode("utf-8", "surrogateescape"))
    for more in ([], ["--again"]):
        with pytest.raises(Refusal, match="no kept match"):
            run_command(asked(*words_of(place, *more)))
    assert place.read_bytes() == content.encode("utf-8", "surrogateescape")


@pytest.mark.parametrize("more", [("--seats", "9"), ("--option", "nonsense=1"), ("--option", "mode=solo")])
def test_an_impossible_match_touches_no_file(more: tuple[str, ...], keep: Path, tmp_path: Path) -> None:
    before, fresh = keep.read_bytes(), tmp_path / "fresh.jsonl"
    for place in (keep, fresh):
        with pytest.raises(Refusal):
            run_command(asked("gorinto", *words_of(place)[1:], "--seats", "2", "--again", *more))
    with pytest.raises(Refusal):
        run(Plan("gorinto", ("greedy", "random"), seats=9), keep=fresh, processes=1)
    assert keep.read_bytes() == before
    assert not fresh.exists()


def test_games_of_another_match_are_not_said_to_count(keep: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Refusal, match="another match"):
        run_command(asked(*words_of(keep, "--seed", "7")))
    keep.write_bytes(keep.read_bytes() + b'{"torn')
    assert run_command(asked(*words_of(keep))) == 0
    assert capsys.readouterr().err == "4 games of an earlier run count; --again plays anew\n"


def test_the_command_refuses_in_one_sentence_with_status_2(keep: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep.write_bytes(b"dear diary")
    assert tokonoma_command(["arena", *words_of(keep)]) == 2
    assert capsys.readouterr().err == f"tokonoma: {keep} is no kept match; name another file\n"


# What a match is made of


def test_games_of_other_rules_or_bots_do_not_count(keep: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = plan_of(asked(*words_of(keep))).fingerprint()
    monkeypatch.setattr(fingerprints, "code_of", lambda package, game: "changed")
    before = keep.read_bytes()
    with pytest.raises(Refusal, match=r"the rules or bots of this version were changed since .* --again .* --keep"):
        run(PLAN, keep=keep, processes=1)
    assert keep.read_bytes() == before
    assert plan_of(asked(*words_of(keep))).fingerprint() != usual, "the usual place is another one"
    run(PLAN, keep=keep, processes=1, again=True)
    assert len(run(PLAN, keep=keep, processes=1)) == 4


def test_games_with_other_data_do_not_count(tmp_path: Path) -> None:
    data, keep = tmp_path / "box.toml", tmp_path / "kept"
    shipped = (game(GAME).rulebook.folder / "box.toml").read_text("utf-8")
    words = [*words_of(keep), "--data", str(data)]
    statuses = []
    for text in (shipped, shipped + "\n# a remark\n", shipped + '\n[more]\norigin = "C"\nsource = "ours"\n'):
        data.write_text(text, "utf-8")
        done = subprocess.run([sys.executable, "-m", "tokonoma.arena", *words], capture_output=True, text=True)
        statuses.append((done.returncode == 0, "component data were changed" in done.stderr, done.stderr.count("\n")))
    assert statuses[0][:2] == (True, False)
    assert statuses[1][:2] == (True, False), "what the data say is as it was"
    assert statuses[2] == (False, True, 1)


def test_games_of_an_older_version_that_did_not_say_what_they_are_made_of_do_not_count(keep: Path) -> None:
    lines = keep.read_text().splitlines()
    header = json.loads(lines[0])
    del header["made_of"]
    keep.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    with pytest.raises(Refusal, match="nothing tells whether"):
        run(PLAN, keep=keep, processes=1)


def test_a_changed_checkout_is_noticed_and_changed_words_are_not(tmp_path: Path) -> None:
    package = tmp_path / "src/tokonoma"
    (package / "bots").mkdir(parents=True)
    found = []
    for text in ("first", "second"):
        (package / "bots/greedy.py").write_text(text)
        fingerprints.code_of.cache_clear()
        found.append(fingerprints.made_of(GAME, None, str(tmp_path)))
        (package / "bots/ratings.json").write_text(text)
        fingerprints.code_of.cache_clear()
        assert fingerprints.made_of(GAME, None, str(tmp_path)) == found[-1]
    assert found[0]["against"] != found[1]["against"]
    assert found[0]["code"] == found[1]["code"]


def killed(plan: Plan, pairing: Any) -> dict[str, Any]:
    """A game in which the process is killed, as a system does that is short of memory; the first is played."""
    if pairing.number:
        os.kill(os.getpid(), signal.SIGKILL)
    return {"number": 0, "bots": list(pairing.line_up), "shares": [1.0, 0.0]}


def test_a_process_that_is_killed_ends_the_match_and_what_was_played_is_kept(tmp_path: Path) -> None:
    keep = tmp_path / "kept"
    with pytest.raises(ProcessLost, match="short of memory"):
        run(PLAN, keep=keep, processes=2, play=killed)
    assert [json.loads(line).get("number") for line in keep.read_text().splitlines()] in ([None], [None, 0])


def test_a_lost_process_is_told_in_a_sentence(
    keep: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lost(*arguments: Any) -> Any:
        raise ProcessLost("a process that played was ended from outside")

    monkeypatch.setattr("tokonoma.arena.command.play_all", lost)
    assert run_command(asked(*words_of(keep))) == 1
    assert capsys.readouterr().err.endswith(f"goes on with what is kept in {keep}\n")
