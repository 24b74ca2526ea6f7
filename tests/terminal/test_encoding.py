"""The command in locales whose encoding lacks our characters."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.screen import SOURCE
from tokonoma.terminal.encoding import near_character


def output(folder: Path, encoding: str, *arguments: str, typed: str = "") -> str:
    environment = os.environ | {
        "PYTHONIOENCODING": encoding,
        "PYTHONPATH": str(SOURCE),
        "TOKONOMA_DATA": str(folder),
        "LC_ALL": "C",
    }
    done = subprocess.run(
        [sys.executable, "-m", "tokonoma", *arguments], input=typed.encode(), capture_output=True, env=environment
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done.stdout.decode(encoding)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_every_command_writes_in_any_encoding(tmp_path: Path, encoding: str) -> None:
    assert "Goryo" in output(tmp_path, encoding, "--help")
    assert "Goryo" in output(tmp_path, encoding, "games")
    game = str(tmp_path / "game.json")
    played = output(
        tmp_path,
        encoding,
        "play",
        "goryo",
        "--seed",
        "1",
        "--language",
        "fr",
        "--record",
        game,
        typed="aide\nquitter\n",
    )
    assert "+---" in played
    assert "+---" in output(tmp_path, encoding, "replay", game, "--language", "fr")


def test_a_character_becomes_the_nearest_one_there_is() -> None:
    assert [near_character(each) for each in "ō╭…É鬼"] == ["o", "+", "...", "E", "?"]
