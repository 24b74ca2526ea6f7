"""A checkout that cannot play is told in one sentence, before the match where that can be known."""

import sys
from contextlib import closing
from pathlib import Path

import pytest

import tokonoma
from tokonoma.arena import frozen
from tokonoma.arena.frozen import FROZEN, FrozenBot, FrozenProcess, patience_for
from tokonoma.bots import Budget
from tokonoma.kernel.library import GAMES
from tokonoma.kernel.refusal import Refusal

GAME = GAMES[0]
# A package that has what every version has, and nothing else.
PACKAGE = """
import types
def game(name, data=None):
    return types.SimpleNamespace(rulebook=types.SimpleNamespace(mode="native"))
"""
BOTS = """
import time
class Bot:
    def __init__(self, name): self.name = name
    def move(self, view, seed): return view["legal"][0]["move"]
def bot(name, game):
    if name == "nobody": raise ValueError("nobody is no bot")
    return Bot(name)
"""


def checkout(path: Path, package: str = PACKAGE, bots: str = BOTS) -> Path:
    """Another version's package, as small as can be."""
    (path / "src/tokonoma/bots").mkdir(parents=True)
    (path / "src/tokonoma/__init__.py").write_text(package)
    (path / "src/tokonoma/bots/__init__.py").write_text(bots)
    return path


def with_python(path: Path, text: str, mode: int = 0o755) -> Path:
    """The same with an interpreter of its own."""
    (path / ".venv/bin").mkdir(parents=True)
    (path / ".venv/bin/python").write_text(text)
    (path / ".venv/bin/python").chmod(mode)
    return path


def check(path: Path, *bots: str) -> None:
    with closing(FrozenProcess(path)) as process:
        process.check(GAME, None, bots or ("greedy",))


def move_of(path: Path) -> str:
    state = tokonoma.game(GAME).new(2, seed=1)
    return FrozenBot(FROZEN + "greedy", path, "0/0", None, tokonoma.game(GAME)).move(state.view(state.to_act or 0), 1)


def test_a_checkout_that_is_not_built_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = checkout(tmp_path, PACKAGE.replace("native", "python"))
    monkeypatch.delenv("TOKONOMA_RULES", raising=False)
    with pytest.raises(Refusal, match="make build"):
        check(path)
    monkeypatch.setenv("TOKONOMA_RULES", "python")
    check(path)


def test_a_package_that_prints_is_understood(tmp_path: Path) -> None:
    printing = 'import os\nprint("hello")\nos.system("echo from elsewhere")\n'
    path = checkout(tmp_path, printing + PACKAGE, printing + BOTS)
    check(path)
    assert move_of(path) == tokonoma.game(GAME).new(2, seed=1).legal()[0]


@pytest.mark.parametrize(
    ("python", "mode", "why"),
    [
        ("", 0o755, "cannot be started: Exec format error"),
        ("#!/bin/sh\n", 0o644, "cannot be started: Permission denied"),
        ("#!/no/such/program\n", 0o755, "cannot be started: "),
        ("#!/bin/sh\necho hello\n", 0o755, "does not answer as a checkout"),
        ("#!/bin/sh\necho '[1]'\n", 0o755, "does not answer as a checkout"),
        ("#!/bin/sh\nexit 3\n", 0o755, "the other version, ended"),
        (
            f'#!/bin/sh\ncd /\nPYTHONPATH={Path(tokonoma.__file__).parents[1]} exec {sys.executable} "$@"\n',
            0o755,
            "own",
        ),
    ],
)
def test_a_checkout_with_an_interpreter_that_is_none_is_refused(
    python: str, mode: int, why: str, tmp_path: Path
) -> None:
    path = with_python(checkout(tmp_path), python, mode)
    with pytest.raises(Refusal, match=why):
        check(path)


def test_a_checkout_that_lacks_a_bot_or_all_of_them_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Refusal, match="nobody is no bot"):
        check(checkout(tmp_path / "one"), "greedy", "nobody")
    with pytest.raises(Refusal, match="cannot play this: ImportError"):
        check(checkout(tmp_path / "all", bots=""))
    assert capfd.readouterr().err == "", "one sentence, and no traceback before it"


def test_a_checkout_that_hangs_is_not_waited_for_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frozen, "STARTING", 0.5)
    monkeypatch.setattr(frozen, "ENDING", 0.1)
    with pytest.raises(Refusal, match="start, the other version, did not answer in"):
        check(checkout(tmp_path / "start", "import time; time.sleep(60)\n" + PACKAGE))
    monkeypatch.setattr(frozen, "STARTING", 60.0)
    monkeypatch.setattr(frozen, "THINKING", 0.5)
    with pytest.raises(Refusal, match="think, the other version, did not answer in"):
        move_of(checkout(tmp_path / "think", bots=BOTS.replace("return view", "time.sleep(60); return view")))


def test_a_bot_is_waited_for_by_its_budget() -> None:
    assert patience_for(Budget(seconds=30.0)) == 420.0
    assert patience_for(Budget(playouts=10_000)) == 220.0
    assert patience_for(Budget()) == 120.0


def test_an_illegal_move_is_told_of_the_other_version(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"frozen greedy of .* played nonsense, which is not legal"):
        move_of(checkout(tmp_path, bots=BOTS.replace('view["legal"][0]["move"]', '"nonsense"')))


def test_a_checkout_that_ends_in_the_middle_is_told(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="ended"):
        move_of(checkout(tmp_path, bots=BOTS.replace("return view", "import os; os._exit(1); return view")))
