"""Programs of others as bots: a good one plays, a bad one loses its move to a stand-in and is reported."""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tokonoma
from tokonoma import Refusal, cli
from tokonoma.bots import own, process
from tokonoma.bots.process import ProcessBot
from tokonoma.kernel.rulebook import Json


@pytest.fixture(autouse=True)
def _no_bots_are_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(own.VARIABLE, "{}")


EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "bots"
PRELUDE = "import json,sys,time\ndef say(*a): print(*a, flush=True)\n"
GOOD = PRELUDE + (
    "for line in sys.stdin:\n"
    "    word, _, rest = line.strip().partition(' ')\n"
    "    if word == 'tokonoma': say('ready good')\n"
    "    if word == 'view': view = json.loads(rest)\n"
    "    if word == 'go':\n"
    "        say('info', json.dumps({'values': [1, 0], 'line': ['x'], 'playouts': 3}))\n"
    "        say('move', view['legal'][-1]['move'])\n"
)
BAD = {
    "ended": "sys.exit(3)",
    "did not answer": "time.sleep(60)",
    "not legal": "say('move nonsense')",
    "where move was due": "say('hello')",
    "no JSON object": "say('info [1'); say('move x')",
    "of another shape": "say('info', json.dumps({'moves': [1]})); say('move', 'x')",
    "wrote too much": "say('x' * 3000000)",
}


def command(tmp_path: Path, text: str) -> str:
    file = tmp_path / "program.py"
    file.write_text(text)
    return f"{sys.executable} {file}"


def view() -> Json:
    state = tokonoma.game("gorinto").new(2, seed=1)
    return state.view(state.to_act)


def test_a_program_is_asked_and_its_thoughts_are_kept(tmp_path: Path) -> None:
    bot = ProcessBot("mine", command(tmp_path, GOOD))
    thought = bot.think(view(), seed=1)
    assert thought.move == view()["legal"][-1]["move"]
    assert (thought.values, thought.line, thought.playouts, bot.faults) == ([1.0, 0.0], ["x"], 3, [])
    first = bot.program
    bot.think(view(), seed=2)
    assert bot.program is first, "one program plays the whole game"
    bot.close()


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_program_loses_its_move_to_a_stand_in_and_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    monkeypatch.setattr(process, "GRACE", 0.2)
    text = PRELUDE + f"say('ready bad')\nfor line in sys.stdin:\n    if line.startswith('go'): {BAD[fault]}\n"
    bot = ProcessBot("bad", command(tmp_path, text))
    bot.budget = tokonoma.bots.Budget(seconds=0.2)
    started = time.perf_counter()
    thought = bot.think(view(), seed=1)
    assert time.perf_counter() - started < 8
    assert thought.move in [offer["move"] for offer in view()["legal"]]
    assert len(bot.faults) == 1
    assert fault in bot.faults[0]
    assert fault in caplog.text
    assert bot.program is None


def test_a_program_that_keeps_failing_is_not_started_for_ever(tmp_path: Path) -> None:
    bot = ProcessBot("bad", command(tmp_path, "raise SystemExit"))
    for seed in range(6):
        bot.think(view(), seed)
    assert bot.starts == process.MOST_STARTS
    assert len(bot.faults) == 6


def test_a_program_that_is_not_there_is_a_fault() -> None:
    bot = ProcessBot("bad", "/no/such/program")
    assert bot.think(view(), 1).move
    assert len(bot.faults) == 1


def test_a_program_has_a_limit_of_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOKONOMA_BOT_MEMORY", str(200 << 20))
    text = PRELUDE + "say('ready big')\nfor line in sys.stdin:\n    if line.startswith('go'): x = bytearray(1 << 30)\n"
    bot = ProcessBot("big", command(tmp_path, text))
    bot.think(view(), 1)
    assert bot.faults == ["ended"]


def test_nothing_of_our_environment_reaches_a_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_OF_OURS", "1")
    text = "import os\n" + GOOD.replace("say('ready good')", "say('ready', *os.environ)")
    bot = ProcessBot("mine", command(tmp_path, text))
    bot.think(view(), 1)
    assert bot.program is not None
    assert "SECRET_OF_OURS" not in bot.program.name
    bot.close()


def test_closing_a_bot_ends_its_program(tmp_path: Path) -> None:
    bot = ProcessBot("mine", command(tmp_path, GOOD))
    bot.think(view(), 1)
    assert bot.program is not None
    running = bot.program.process
    bot.close()
    assert running.poll() is not None


def test_the_arena_takes_a_program_and_tells_its_faults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TOKONOMA_DATA", str(tmp_path))
    monkeypatch.delenv(own.VARIABLE, raising=False)
    bad = PRELUDE + "say('ready bad')\nfor line in sys.stdin:\n    if line.startswith('go'): say('move x')\n"
    line = ["arena", "goryo", "--bot", f"bad={command(tmp_path, bad)}", "--bots", "bad,random", "--games", "2"]
    assert cli.main([*line, "--processes", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert any("not legal" in fault for fault in found["faults"]["bad"])


def test_a_bot_that_is_added_is_a_level_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(own.VARIABLE, raising=False)
    own.add("mine=python3 bot.py")
    for name in tokonoma.GAMES:
        assert tokonoma.bots.levels(name)["mine"] == "run:python3 bot.py"
    assert isinstance(tokonoma.bots.bot("level:mine"), ProcessBot)
    assert isinstance(tokonoma.bots.bot("mine"), ProcessBot)
    for wrong in ("mine", "=x", "Mine=x", "mine=", "expert=x"):
        with pytest.raises(Refusal):
            own.add(wrong, tokonoma.bots.LEVELS)


def test_a_new_project_plays_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"
    assert cli.main(["bots", "new", str(folder)]) == 0
    done = subprocess.run([sys.executable, "test_bot.py"], cwd=folder, capture_output=True, text=True, timeout=120)
    assert "to the end" in done.stdout, done.stderr
    assert cli.main(["bots", "new", str(folder)]) == 2, "nothing is written over"
    assert cli.main(["bots", "check", f"{sys.executable} {folder / 'bot.py'}", "--game", "goryo"]) == 0
    assert "no fault" in capsys.readouterr().out


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
def test_the_example_in_javascript_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bots", "check", f"node {EXAMPLES / 'taker.mjs'}", "--game", "koinobori"]) == 0
    assert "no fault" in capsys.readouterr().out
