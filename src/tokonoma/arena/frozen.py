"""Bots of another checkout, for measuring one version against another: `--against PATH`.

They run in a process of their own, with that checkout's package and, where it has one, its virtual environment; nothing
of it is imported here. The process is told a bot's name, and views and seeds to decide on; it keeps a bot for each seat
of a game, as the arena does.
"""

import atexit
import json
import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from select import select
from time import monotonic
from typing import Any

from tokonoma.bots import bot
from tokonoma.bots.contract import Bot, Budget, Thought, offered
from tokonoma.kernel import native
from tokonoma.kernel.library import Game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json

FROZEN = "frozen "  # before the name of a bot of the other checkout

STARTING = 60.0  # seconds that a checkout may take to start and to open a game
THINKING = 120.0  # seconds that a move may take beyond its budget
ENDING = 5.0  # seconds until a process that should end is killed
SLACK = 10  # times its seconds that a bot may think: it may be on busy cores
SLOWEST = 100  # playouts a second, for one that counts them

# Runs there, so it uses nothing but what every version has. What the package prints goes elsewhere than the answers.
PROGRAM = """
import json, os, sys
from pathlib import Path
out = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)
def say(**said):
    print(json.dumps(said), file=out, flush=True)
if sys.platform == "linux":
    import ctypes
    ctypes.CDLL(None).prctl(1, 9)  # it ends with whoever started it
try:
    import tokonoma
    from tokonoma.bots import bot
except Exception as trouble:
    say(trouble=f"{type(trouble).__name__}: {trouble}")
    sys.exit()
say(package=str(Path(tokonoma.__file__).parent))
bots, opened = {}, {}
def table(name, data):
    if (name, data) not in opened:
        opened[name, data] = tokonoma.game(name, data=data and Path(data))
    return opened[name, data]
def answer(asked):
    if "game" in asked:
        game = table(asked["game"], asked["data"])
        for name in asked["bots"]:
            bot(name, game)
        return {"mode": getattr(game.rulebook, "mode", "")}
    if asked["seat"] not in bots:
        bots[asked["seat"]] = bot(asked["name"], table(asked["view"]["game"], asked["data"]))
    return {"move": bots[asked["seat"]].move(asked["view"], seed=asked["seed"])}
try:
    for line in sys.stdin:
        asked = json.loads(line)
        if "forget" in asked:
            bots.pop(asked["forget"], None)
            continue
        try:
            said = answer(asked)
        except Exception as trouble:
            said = {"trouble": f"{type(trouble).__name__}: {trouble}"}
        say(**said)
except (BrokenPipeError, KeyboardInterrupt):
    os._exit(0)  # whoever asked has gone, or the match was interrupted: that is told there
"""


def check_checkout(path: Path) -> None:
    """Refuse what is no checkout of this project, and this very one."""
    package = path / "src" / "tokonoma"
    if not (package / "bots").is_dir():
        raise Refusal("unknown_option", f"{path} is no checkout: there is no src/tokonoma/bots in it", path=str(path))
    if package.resolve() == Path(__file__).resolve().parents[1]:
        raise Refusal("unknown_option", f"{path} is this very version; name another checkout", path=str(path))


def python_of(path: Path) -> str:
    """The interpreter of a checkout, or this one where it has none."""
    own = path / ".venv" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


class FrozenProcess:
    """The process in which the bots of another checkout think."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.unread = b""
        try:
            self.process = subprocess.Popen(
                [python_of(path), "-c", PROGRAM],
                cwd=path / "src",  # the first place it imports from
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        except OSError as no:
            raise refused(f"{python_of(path)} cannot be started: {no.strerror}") from None
        try:
            self._check_package()
        except Refusal:
            self.close()
            raise

    def _check_package(self) -> None:
        package = self._answer("package", STARTING)
        if Path(package).resolve() != (self.path / "src" / "tokonoma").resolve():
            raise refused(f"{self.path} does not run its own package")

    def check(self, game: str, data: str | None, bots: tuple[str, ...]) -> None:
        """Refuse a checkout that is not compiled, and one that lacks the game or a bot."""
        self.tell(game=game, data=absolute(data), bots=bots)
        if self._answer("mode", STARTING) == "python" and not native.must_be_plain():
            raise refused(f"{self.path} is not built and would play slowly; run `make build` there")

    def ask(self, patience: float = THINKING, **question: Any) -> str:
        """The move of a bot; refuses where the other version cannot answer, or not in time."""
        self.tell(**question)
        return self._answer("move", patience)

    def tell(self, **said: Any) -> None:
        """Write a line; a process that has ended is noticed when its answer is read."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(said).encode() + b"\n")
            self.process.stdin.flush()

    def _answer(self, word: str, patience: float) -> str:
        line = self._line(patience)
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict) or not said.keys() & {word, "trouble"}:
            self.close()
            raise refused(f"{self.path} does not answer as a checkout of this project does")
        if "trouble" in said:
            raise refused(f"{self.path}, the other version, cannot play this: {said['trouble']}")
        return str(said[word])

    def _line(self, patience: float) -> bytes:
        """The next line it writes."""
        assert self.process.stdout is not None
        deadline = monotonic() + patience
        while b"\n" not in self.unread:
            if not select([self.process.stdout], [], [], max(0.0, deadline - monotonic()))[0]:
                self.close()
                raise refused(f"{self.path}, the other version, did not answer in {patience:.0f} seconds")
            part = os.read(self.process.stdout.fileno(), 1 << 16)
            if not part:
                self.close()
                raise refused(f"{self.path}, the other version, ended; its own output may say why")
            self.unread += part
        line, _, self.unread = self.unread.partition(b"\n")
        return line

    def close(self) -> None:
        """End the process."""
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with suppress(BrokenPipeError):  # what it was last told
                pipe.close()
        try:
            self.process.wait(ENDING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def refused(why: str) -> Refusal:
    """Why a checkout cannot play."""
    return Refusal("unknown_option", why)


def absolute(data: str | None) -> str | None:
    """A data file as it is found from everywhere."""
    return str(Path(data).resolve()) if data else None


@cache
def process_of(path: Path) -> FrozenProcess:
    """The process of a checkout, one for all games of this one."""
    found = FrozenProcess(path)
    atexit.register(found.close)
    return found


class FrozenBot(Bot):
    """A bot of another checkout."""

    def __init__(self, name: str, path: Path, seat: str, data: str | None, table: Game) -> None:
        """`seat` tells its games and seats apart."""
        super().__init__(name, table=table)
        self.path = path
        self.seat = seat
        self.data = absolute(data)
        self.patience = patience_for(bot(name.removeprefix(FROZEN), table).budget)

    def think(self, view: Json, seed: int, budget: Budget | None = None) -> Thought:
        """Ask the other version; refuses a move that is not legal."""
        asked = {"name": self.name.removeprefix(FROZEN), "seat": self.seat, "data": self.data}
        move = process_of(self.path).ask(self.patience, view=view, seed=seed, **asked)
        if move not in offered(view):
            raise refused(f"the {self.name} of {self.path} played {move[:60]}, which is not legal")
        return Thought(move)

    def close(self) -> None:
        """Let the other version forget this game."""
        process_of(self.path).tell(forget=self.seat)


def patience_for(budget: Budget) -> float:
    """How long a bot with a budget is waited for."""
    return THINKING + SLACK * (budget.seconds or 0.0) + (budget.playouts or 0) / SLOWEST
