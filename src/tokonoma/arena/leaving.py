"""How a program of the arena ends: what cannot be done is said in one sentence, with the status of the command."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from tokonoma.arena.cores import ProcessLost
from tokonoma.kernel.refusal import Refusal

LOST, BAD_INPUT, BROKEN_OFF = 1, 2, 130


def kept_on(keep: Path | None, work: Callable[[], None]) -> int:
    """Do some work that keeps what is done; where it is broken off, say where that is. Returns the exit status."""
    goes_on = f"the same command goes on with what is kept in {keep}" if keep else "nothing was kept"
    try:
        work()
    except KeyboardInterrupt:
        print(f"interrupted; {goes_on}", file=sys.stderr)
        return BROKEN_OFF
    except ProcessLost as lost:
        print(f"{lost}; {goes_on}", file=sys.stderr)
        return LOST
    return 0


def leave(program: Callable[[], int]) -> None:
    """Run a program and end with its status."""
    try:
        status = program()
        sys.stdout.flush()
    except Refusal as refusal:
        print(refusal.message, file=sys.stderr)
        status = BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on
        status = 0
    sys.exit(status)
