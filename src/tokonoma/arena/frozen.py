"""Bots of another checkout, for measuring one version against another: `--against PATH`.

They run in a process of their own, with that checkout's package and, where it has one, its virtual environment; nothing
of it is imported here. The process is told a bot's name, and views and seeds to decide on; it keeps a bot for each seat
of a game, as the arena does.
"""

import atexit
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from tokonoma.bots.contract import Bot, Budget, Thought
from tokonoma.kernel.library import Game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json

FROZEN = "frozen "  # before the name of a bot of the other checkout

# Runs there, so it uses nothing but what every version has.
PROGRAM = """
import json, os, sys
from pathlib import Path
import tokonoma
from tokonoma.bots import bot
out, sys.stdout = sys.stdout, sys.stderr
print(json.dumps({"package": str(Path(tokonoma.__file__).parent)}), file=out, flush=True)
bots, opened = {}, {}
try:
    for line in sys.stdin:
        asked = json.loads(line)
        if "forget" in asked:
            bots.pop(asked["forget"], None)
            continue
        try:
            if asked["seat"] not in bots:
                key = asked["view"]["game"], asked["data"]
                if key not in opened:
                    opened[key] = tokonoma.game(key[0], data=key[1] and Path(key[1]))
                bots[asked["seat"]] = bot(asked["name"], opened[key])
            said = {"move": bots[asked["seat"]].move(asked["view"], seed=asked["seed"])}
        except Exception as trouble:
            said = {"trouble": f"{type(trouble).__name__}: {trouble}"}
        print(json.dumps(said), file=out, flush=True)
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
        self.process = subprocess.Popen(
            [python_of(path), "-c", PROGRAM],
            cwd=path / "src",  # the first place it imports from
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        package = path / "src" / "tokonoma"
        if Path(self._read()["package"]).resolve() != package.resolve():
            self.close()
            raise Refusal("unknown_option", f"{path} does not run its own package", path=str(path))

    def ask(self, **question: Any) -> str:
        """The move of a bot; refuses where the other version cannot answer."""
        self.tell(**question)
        said = self._read()
        if "trouble" in said:
            raise Refusal("unknown_option", f"the other version cannot play this: {said['trouble']}")
        return str(said["move"])

    def tell(self, **said: Any) -> None:
        """Write a line."""
        assert self.process.stdin is not None
        print(json.dumps(said), file=self.process.stdin, flush=True)

    def _read(self) -> Json:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.close()
            raise Refusal("unknown_option", "the other version ended; its own output says why")
        found: Json = json.loads(line)
        return found

    def close(self) -> None:
        """End the process."""
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()
        self.process.wait()


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
        self.data = str(Path(data).resolve()) if data else None

    def think(self, view: Json, seed: int, budget: Budget | None = None) -> Thought:
        """Ask the other version."""
        asked = {"name": self.name.removeprefix(FROZEN), "seat": self.seat, "data": self.data}
        return Thought(process_of(self.path).ask(view=view, seed=seed, **asked))

    def close(self) -> None:
        """Let the other version forget this game."""
        process_of(self.path).tell(forget=self.seat)
