"""A second `make play` does no work twice: it looks whether anything has changed, and serves.

Seconds depend on the machine, so work is counted: commands that are run, and packages that are loaded.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installing.places import ROOT
from tokonoma.kernel import native

TOOLS = ("npm", "npx", "node", "cc", "gcc", "c++", "g++", "clang", "pip", "cython")
SLOW_TO_LOAD = {"textual", "rich", "prompt_toolkit", "numpy", "PIL", "pettingzoo", "gymnasium", "pyspiel", "Cython"}


def recorders(folder: Path, called: Path) -> str:
    """A PATH on which every tool of a build only notes that it was called, and fails."""
    folder.mkdir()
    for name in TOOLS:
        (folder / name).write_text(f"#!/bin/sh\necho {name} $* >> {called}\nexit 1\n")
        (folder / name).chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


def test_nothing_is_built_or_installed_a_second_time(tmp_path: Path) -> None:
    page = ROOT / "src/tokonoma/server/page/.made-from"
    if not page.exists() or any(map(native.stale, native.units())) or shutil.which("make") is None:
        pytest.skip("nothing was built a first time")
    called, before = tmp_path / "called", page.stat().st_mtime_ns
    path = recorders(tmp_path / "bin", called)
    # `ready` is the mark of the installed packages: make itself compares its age
    command = ["make", "-o", ".venv/ready", "build", "web", f"VENV={Path(sys.prefix)}", "-o", f"{sys.prefix}/ready"]
    said = subprocess.run(command, cwd=ROOT, env={**os.environ, "PATH": path}, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr
    assert "built nothing" in said.stdout
    assert "building" not in said.stdout + said.stderr
    assert not called.exists(), called.read_text()
    assert page.stat().st_mtime_ns == before


def test_a_server_starts_without_what_it_does_not_need() -> None:
    code = "import sys, tokonoma.cli, tokonoma.cli.serve, tokonoma.server.serve; print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in said.stdout.split()}
    assert loaded & SLOW_TO_LOAD == set()
