"""A second try for tests that run real servers, databases, processes, threads or a browser.

What they wait for depends on how busy the machine is; a rule does not. The run tells each second try ("1 rerun", `R`)
and why the first one failed.
"""

from itertools import chain, groupby, zip_longest
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
WAIT_FOR_OTHERS = {"server", "web", "terminal", "installing"}  # folders
WITH_THREADS_OR_PROCESSES = {
    "bots/test_process.py",
    "bots/test_threads.py",
    "environments/test_examples.py",
    "kernel/test_threads.py",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Second tries; and files that wait in turn with files that compute, so that the cores are never idle."""
    waiting: list[list[pytest.Item]] = []
    computing: list[list[pytest.Item]] = []
    for path, group in groupby(items, lambda item: item.path):
        file, tests = path.relative_to(TESTS), list(group)
        waits = file.parts[0] in WAIT_FOR_OTHERS
        (waiting if waits else computing).append(tests)
        if waits or file.as_posix() in WITH_THREADS_OR_PROCESSES:
            for item in tests:
                item.add_marker(pytest.mark.flaky(reruns=1))
    items[:] = chain.from_iterable(chain.from_iterable(zip_longest(waiting, computing, fillvalue=())))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show why each first try failed: a second one that passes must not hide a fault."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_sep("_", f"first try of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
