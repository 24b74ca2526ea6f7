"""How far a long task is: a bar with the remaining time at a terminal, nothing where the output is read by a program.

Rich draws it. Where Rich is not installed, as in an isolated build, there is no bar.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Advance = Callable[..., None]  # advance(count=1, said="", total=None)


@contextmanager
def progress(title: str, total: int | None, is_quiet: bool = False) -> Iterator[Advance]:
    """Gives a function to call for every part that is done, with a word on what is done now.

    A total of None is told later, by `advance`, or never.
    """
    if is_quiet or not sys.stderr.isatty():
        yield silence
        return
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    except ImportError:
        yield silence
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # what is printed meanwhile stays on its own stream, which may be a pipe
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False) as bars:
        task = bars.add_task(title, total=total)

        def advance(count: int = 1, said: str = "", total: int | None = None) -> None:
            bars.update(task, advance=count, total=total, description=f"{title} {said}".strip())

        yield advance


def silence(count: int = 1, said: str = "", total: int | None = None) -> None:
    """Nobody looks."""
