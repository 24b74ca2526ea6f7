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
from tokonoma.bots.ratings import ratings
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
    "no JSON object: '[[[": "say('info ' + '[' * 50000); say('move x')",
    "info of another shape than": """say('info {"playouts":1e400}'); say('move x')""",
    "info of another shape": """say('info {"values":[NaN]}'); say('move x')""",
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


def test_a_program_that_keeps_failing_is_not_started_for_ever(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    bot = ProcessBot("bad", command(tmp_path, "raise SystemExit"))
    for seed in range(6):
        bot.think(view(), seed)
    assert bot.starts == process.MOST_STARTS
    assert len(bot.faults) == 6
    assert caplog.text.count("was started too often") == 1, "it is said once, not at every decision"


def test_a_program_that_is_not_there_is_a_fault() -> None:
    bot = ProcessBot("bad", "/no/such/program")
    assert bot.think(view(), 1).move
    assert len(bot.faults) == 1


def missing(tmp_path: Path) -> list[list[str]]:
    """Every command that could begin with a program that is not there."""
    run = "run:/no/such/program"
    return [
        ["arena", "gorinto", "--bots", f"{run},random", "--games", "2", "--keep", str(tmp_path / "kept")],
        ["arena", "gorinto", "--bot", "mine=/no/such/program x", "--bots", "mine,random", "--games", "2"],
        ["play", "gorinto", "--seats", f"{run},random"],
        ["serve", "--bot", "mine=/no/such/program x", "--no-browser"],
        ["bots", "check", "/no/such/program x"],
    ]


@pytest.mark.parametrize("number", range(5))
def test_a_program_that_is_not_there_is_refused_by_name_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], number: int
) -> None:
    assert cli.main(missing(tmp_path)[number]) == 2
    assert capsys.readouterr().err == "tokonoma: there is no program /no/such/program to run as a bot\n"


def test_a_program_that_never_gets_ready_is_refused_before_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = command(tmp_path, "raise SystemExit")
    assert cli.main(["arena", "gorinto", "--bots", f"run:{text},random", "--games", "2"]) == 2
    assert capsys.readouterr().err == f"tokonoma: the program {text} cannot play: it ended before it was ready\n"


def test_a_command_with_an_open_quotation_mark_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for line in (
        ["bots", "check", 'python "x'],
        ["arena", "gorinto", "--bots", 'run:python "x,random'],
        ["arena", "gorinto", "--bot", 'mine=python "x', "--bots", "mine,random"],
    ):
        assert cli.main(line) == 2
        said = capsys.readouterr().err
        assert said.startswith('tokonoma: the command python "x')
        assert said.endswith("cannot be read: no closing quotation\n")


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
    own.add(f"mine={sys.executable} bot.py")
    for name in tokonoma.GAMES:
        assert tokonoma.bots.levels(name)["mine"] == f"run:{sys.executable} bot.py"
    assert isinstance(tokonoma.bots.bot("level:mine"), ProcessBot)
    assert isinstance(tokonoma.bots.bot("mine"), ProcessBot)
    for wrong in ("mine", "=x", "Mine=x", "mine=", "mine=''"):
        with pytest.raises(Refusal):
            own.add(wrong, tokonoma.bots.LEVELS)


@pytest.mark.parametrize("name", ["expert", "greedy", "random", "search", "level", "run", "human"])
def test_a_bot_of_ones_own_takes_no_name_that_has_a_meaning(name: str) -> None:
    with pytest.raises(Refusal, match=f"the name {name} is taken"):
        own.add(f"{name}={sys.executable} bot.py", tokonoma.bots.LEVELS)
    assert own.added() == {}


def test_a_bot_in_the_environment_does_not_stand_in_for_a_built_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(own.VARIABLE, json.dumps({"greedy": "python3 bot.py"}))
    assert not isinstance(tokonoma.bots.bot("greedy"), ProcessBot)


def test_a_new_project_plays_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "of my own"
    assert cli.main(["bots", "new", str(folder)]) == 0
    assert capsys.readouterr().out.endswith(f"now: cd '{folder}' && python test_bot.py\n")
    done = subprocess.run([sys.executable, "test_bot.py"], cwd=folder, capture_output=True, text=True, timeout=120)
    assert "to the end" in done.stdout, done.stderr
    assert cli.main(["bots", "new", str(folder)]) == 2, "nothing is written over"
    assert cli.main(["bots", "check", f"{sys.executable} '{folder / 'bot.py'}'", "--game", "goryo"]) == 0
    assert "no fault" in capsys.readouterr().out


def test_a_new_project_takes_a_folder_that_is_new_or_empty_and_no_other_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes.txt").write_text("kept")
    (tmp_path / "empty").mkdir()
    for wrong in ("full", "", " ", ".", "full/notes.txt", "full/notes.txt/x", "/proc/x"):
        assert cli.main(["bots", "new", wrong]) == 2
        said = capsys.readouterr().err
        assert said.startswith("tokonoma: ")
        assert said.count("\n") == 1
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["empty", "full", "notes.txt"]
    assert cli.main(["bots", "new", "empty"]) == 0
    assert (tmp_path / "empty" / "bot.py").exists()


def test_the_levels_are_listed_with_their_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bots", "list", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    for name in tokonoma.GAMES:
        assert {level: each["bot"] for level, each in told[name].items()} == tokonoma.bots.levels(name)
        for level, each in told[name].items():
            assert each["ratings"] == {str(seats): found for seats, found in ratings(name, level).items()}
    assert told["koinobori"]["beginner"]["ratings"]["2"] == 1000


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
def test_the_example_in_javascript_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bots", "check", f"node {EXAMPLES / 'taker.mjs'}", "--game", "koinobori"]) == 0
    assert "no fault" in capsys.readouterr().out
