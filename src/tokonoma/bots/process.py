"""A bot of one's own, in any language: a program that reads views and writes moves, one line at a time.

`docs/bot-protocol.md` is the protocol. The program runs in a process group of its own with limits on memory, files and
time. One that does not start, ends, writes nonsense, names a move that is not legal, or does not answer in time loses
that move to a stand-in, and the fault is kept, logged and told by the arena.
"""

import contextlib
import json
import logging
import os
import select
import shlex
import signal
import subprocess
import sys
import time
from dataclasses import fields
from math import isfinite
from typing import Any

from tokonoma.bots.contract import Bot, Budget, Candidate, Thought, offered
from tokonoma.bots.own import check_program, words_of
from tokonoma.bots.random import RandomBot
from tokonoma.kernel.library import Game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json

log = logging.getLogger("tokonoma.bots.process")
VERSION = 1
USUAL_SECONDS = 5.0  # for a move, where nobody says otherwise
STARTING = 10.0  # seconds until a program has to be ready
GRACE = 1.0  # seconds to answer `stop`
MOST_STARTS = 3  # in one game
TOO_OFTEN = "was started too often"
LONGEST_LINE = 1 << 20
MEMORY = 1 << 30  # bytes a program may allocate; TOKONOMA_BOT_MEMORY says otherwise
OPEN_FILES = 64
FILE_BYTES = 1 << 26
KEPT = (
    "PATH",
    "HOME",
    "LANG",
    "LC_ALL",
    "TMPDIR",
    "SYSTEMROOT",
)  # of the environment

# Runs before the program, in its place: limits are set where the program cannot undo them, and without forking threads.
LIMITER = (
    "import os,resource as r,sys;"
    "b=int(sys.argv[1]);r.setrlimit(r.RLIMIT_DATA,(b,b));r.setrlimit(r.RLIMIT_CORE,(0,0));"
    f"r.setrlimit(r.RLIMIT_NOFILE,({OPEN_FILES},{OPEN_FILES}));r.setrlimit(r.RLIMIT_FSIZE,({FILE_BYTES},{FILE_BYTES}));"
    "import ctypes as c;getattr(c.CDLL(None),'prctl',lambda *a:0)(1,9);"  # it ends with whoever started it, on Linux
    "os.execvp(sys.argv[2],sys.argv[2:])"
)


class Fault(Exception):
    """What a program did wrong."""


class ProcessBot(Bot):
    """Asks a program; plays any legal move where that fails, and keeps the reason in `faults`."""

    holds_process = True

    def __init__(self, name: str, command: str, table: Game | None = None) -> None:
        super().__init__(name, Budget(seconds=USUAL_SECONDS), table)
        self.command = words_of(command)
        self.faults: list[str] = []
        self.program: Program | None = None
        self.starts = 0
        self.stand_in = RandomBot("random", table=table)

    def begin(self) -> None:
        """Start the program before it is asked; refuses one that is not there or does not get ready."""
        check_program(shlex.join(self.command))
        try:
            self._start()
        except (Fault, OSError) as fault:
            message = f"the program {shlex.join(self.command)} cannot play: it {fault} before it was ready"
            raise Refusal("unknown_option", message, bot=self.name) from None

    def think(self, view: Json, seed: int, budget: Budget | None = None) -> Thought:
        """Ask the program; a legal move comes in any case."""
        started = time.perf_counter()
        try:
            thought = self._ask(view, seed, budget or self.budget)
        except (Fault, OSError) as fault:
            self._note(str(fault))
            thought = self.stand_in.think(view, seed)
        return Thought(**{**_parts(thought), "seconds": time.perf_counter() - started})

    def _ask(self, view: Json, seed: int, budget: Budget) -> Thought:
        program = self.program or self._start()
        thought = program.ask(view, seed, budget)
        if thought.move not in offered(view):
            raise Fault(f"played {thought.move[:60]!r}, which is not legal")
        return thought

    def _start(self) -> "Program":
        if self.starts == MOST_STARTS:
            raise Fault(TOO_OFTEN)
        self.starts += 1
        self.program = Program(self.command)
        return self.program

    def _note(self, fault: str) -> None:
        """Keep every fault; say once that nobody answers any more."""
        if fault != TOO_OFTEN or fault not in self.faults:
            log.warning("%s %s; any legal move was played for it", self.name, fault)
        self.faults.append(fault)
        self.close()

    def close(self) -> None:
        """End the program."""
        if self.program is not None:
            self.program.end()
            self.program = None


def _parts(thought: Thought) -> dict[str, Any]:
    return {each.name: getattr(thought, each.name) for each in fields(thought)}


class Program:
    """A running program that speaks the protocol."""

    def __init__(self, command: list[str]) -> None:
        self.unread = b""
        memory = os.environ.get("TOKONOMA_BOT_MEMORY", str(MEMORY))
        limited = [sys.executable, "-I", "-S", "-c", LIMITER, memory, *command] if os.name == "posix" else command
        self.process = subprocess.Popen(
            limited,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if os.environ.get("TOKONOMA_BOT_ERRORS") else subprocess.DEVNULL,
            env={key: value for key, value in os.environ.items() if key in KEPT},
            start_new_session=True,
        )
        try:
            self.say(f"tokonoma {VERSION}")
            self.name = self.hear("ready", time.monotonic() + STARTING)
        except BaseException:
            self.end()
            raise

    def ask(self, view: Json, seed: int, budget: Budget) -> Thought:
        """The program's thought about a view."""
        seconds = budget.seconds or USUAL_SECONDS
        self.say("view " + json.dumps(view, separators=(",", ":")))
        self.say(f"go seed {seed} seconds {seconds:g}" + (f" playouts {budget.playouts}" if budget.playouts else ""))
        self.info: Json = {}
        deadline = time.monotonic() + seconds
        try:
            move = self.hear("move", deadline)
        except TimeoutError:
            self.say("stop")
            move = self.hear("move", time.monotonic() + GRACE)
        return read_thought(move, self.info)

    def say(self, line: str) -> None:
        """Write one line; raises Fault where nobody reads any more."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise Fault("ended") from None

    def hear(self, word: str, deadline: float) -> str:
        """What follows a word that is due; raises TimeoutError when it does not come, Fault for anything else."""
        while True:
            line = self.read_line(deadline)
            first, _, rest = line.partition(" ")
            if first == word:
                return rest.strip()
            if first == "info":
                self.info = read_info(rest)
            elif line.strip():
                raise Fault(f"wrote {line[:60]!r} where {word} was due")

    def read_line(self, deadline: float) -> str:
        """The next line of the program."""
        assert self.process.stdout is not None
        while b"\n" not in self.unread:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise TimeoutError("did not answer in time")
            part = os.read(self.process.stdout.fileno(), 1 << 16)
            if not part:
                raise Fault("ended")
            self.unread += part
            if len(self.unread) > LONGEST_LINE:
                raise Fault("wrote too much")
        line, _, self.unread = self.unread.partition(b"\n")
        return line.decode(errors="replace")

    def end(self) -> None:
        """End the program and whatever it started."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


def read_info(text: str) -> Json:
    """What a program tells of its thoughts; raises Fault for anything but a JSON object."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Fault(f"wrote info that is no JSON object: {text[:60]!r}")
    return found


def read_thought(move: str, info: Json) -> Thought:
    """A move with the last thoughts about it; thoughts of another shape are a fault too."""
    try:
        moves = [
            Candidate(str(each["move"]), int(each["visits"]), float(each["value"])) for each in info.get("moves", [])
        ]
        values = [float(each) for each in info.get("values", [])]
        line = [str(each) for each in info.get("line", [])]
        if not all(map(isfinite, [*values, *(each.value for each in moves)])):
            raise ValueError("a value that is no number")
        return Thought(move, values, moves, line, int(info.get("playouts", 0)))
    except (TypeError, KeyError, ValueError, OverflowError, RecursionError):
        raise Fault("wrote info of another shape than the protocol has") from None
