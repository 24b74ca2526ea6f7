"""The command line itself: near words, examples, French help, completion, JSON, exit codes, progress."""

import argparse
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tests.terminal.screen import SOURCE
from tokonoma import cli
from tokonoma.cli import status
from tokonoma.kernel.progress import progress
from tokonoma.server import backups
from tokonoma.server.migrate import bring_up_to_date
from tokonoma.terminal.command_parser import EXAMPLES, sentences

ROOT = SOURCE.parent


def commands() -> dict[str, argparse.ArgumentParser]:
    (found,) = (each for each in cli.parser()._actions if isinstance(each, argparse._SubParsersAction))
    return dict(found.choices)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("paly gorinto", "did you mean play"),
        ("gmaes", "did you mean games?"),
        ("play gorinto --sead 4", "did you mean --seed"),
        ("serve --data-dir folder", "did you mean --database?"),
        ("play gorinta", "did you mean gorinto"),
        ("cards koinoborri", "did you mean koinobori"),
    ],
)
def test_a_misspelt_word_is_answered_with_a_near_one(
    line: str, says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    try:
        status = cli.main(line.split())
    except SystemExit as left:
        status = int(str(left.code))
    assert status == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_of_the_help_can_be_read(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert "examples:" in commands()[name].format_help()
    for example in EXAMPLES[name]:
        words = example.split("$(")[-1].split(")")[0].split(" | ")[0].split()
        assert words[0] == "tokonoma"
        cli.parser().parse_args(words[1:])


def spoken(parser: argparse.ArgumentParser) -> list[str]:
    """Every sentence of a help, the commands below it included."""
    said = [parser.description, *(group.title for group in parser._action_groups if group._group_actions)]
    said += [line for line in (parser.epilog or "").split("\n") if not line.startswith("  ")]
    for action in parser._actions:
        said.append(action.help)
        if isinstance(action, argparse._SubParsersAction):
            said += [listed.help for listed in action._choices_actions]
            said += [sentence for each in action.choices.values() for sentence in spoken(each)]
    return [each for each in said if each and each != argparse.SUPPRESS]


@pytest.mark.parametrize("name", commands())
def test_every_sentence_of_the_help_is_there_in_french(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert [each for each in spoken(commands()[name]) if each not in sentences("fr")] == []
    english = str(commands()[name].description)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert commands()[name].description == sentences("fr")[english]
    assert "exemples\u00a0:" in commands()[name].format_help()


def test_the_list_of_commands_is_there_in_french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert [each for each in spoken(cli.parser()) if each not in sentences("fr")] == []


@pytest.mark.parametrize("name", commands())
def test_every_argument_is_explained_and_every_command_has_examples(name: str) -> None:
    assert [action.dest for action in commands()[name]._actions if not action.help] == []
    assert name in EXAMPLES


def test_the_shell_is_told_what_may_follow(tmp_path: Path) -> None:
    answers = tmp_path / "answers"
    variables = {
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "\n",
        "_ARGCOMPLETE_STDOUT_FILENAME": str(answers),
        "COMP_LINE": "tokonoma cards ko",
        "COMP_POINT": "17",
        "PYTHONPATH": str(SOURCE),
    }
    subprocess.run([sys.executable, "-m", "tokonoma"], env=os.environ | variables, check=False, timeout=60)
    assert answers.read_text().split() == ["koinobori"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_gets_its_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["completion", shell]) == 0
    assert "tokonoma" in capsys.readouterr().out


def test_a_record_is_told_to_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "game.json")
    cli.main(["play", "gorinto", "--seats", "random,random", "--record", file])
    capsys.readouterr()
    assert cli.main(["replay", file, "--json", "--language", "en"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["outcome"]["winners"]
    assert told["steps"][1]["move"]
    assert cli.main(["verify", file, "--json"]) == 0
    assert {each["good"] for each in json.loads(capsys.readouterr().out)} == {True}


def test_what_a_seat_could_not_know_is_not_told_to_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "game.json")
    cli.main(["play", "koinobori", "--seats", "random,random", "--seed", "4", "--record", file])
    capsys.readouterr()
    cli.main(["replay", file, "--json", "--seat", "1", "--language", "en"])
    told = json.loads(capsys.readouterr().out)
    assert [step["move"] for step in told["steps"] if step["seat"] == 1 and step["move"]] == []


def test_progress_is_drawn_at_a_terminal_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    for stream, is_drawn in ((Terminal(), True), (io.StringIO(), False)):
        monkeypatch.setattr(sys, "stderr", stream)
        monkeypatch.setenv("TERM", "xterm")
        with progress("measuring", 2) as advance:
            advance(said="gorinto")
            advance()
        assert ("measuring" in stream.getvalue()) == is_drawn


def test_the_exit_codes_are_told_in_the_help_and_in_the_docs() -> None:
    page = (ROOT / "docs" / "command.md").read_text("utf-8")
    for each in (status.DONE, status.WRONG, status.BAD_INPUT, status.GIVEN, status.BROKEN_OFF):
        assert f" {each} " in page[:900]
    assert tokonoma.GAMES


def test_bots_and_the_store_are_told_to_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def told(*line: str) -> Any:
        assert cli.main([*line, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    assert set(told("bots", "list")) == set(tokonoma.GAMES)
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    with backups.engine_of(url) as engine:
        bring_up_to_date(engine)
    database = ("--database", url)
    assert told("export", str(tmp_path / "records"), *database)["written"] == 0
    backup = str(tmp_path / "games.backup")
    assert told("backup", backup, *database)["rows"]["tables"] == 0
    assert told("restore", backup, "--check", *database)["file"] == backup
    assert told("restore", backup, "--replace", *database)["rows"]["entries"] == 0
