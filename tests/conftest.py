"""A second try for tests that run real servers, databases, processes, threads or a browser.

What they wait for depends on how busy the machine is; a rule does not. The run tells each second try ("1 rerun", `R`)
and why the first one failed.
"""

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
    for item in items:
        file = item.path.relative_to(TESTS)
        if file.parts[0] in WAIT_FOR_OTHERS or file.as_posix() in WITH_THREADS_OR_PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show why each first try failed: a second one that passes must not hide a fault."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_sep("_", f"first try of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
