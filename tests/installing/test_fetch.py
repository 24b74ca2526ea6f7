"""Node and a C compiler: the system's first, else fetched, and never against somebody's will."""

import importlib.util
import os
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from tests.installing.places import ROOT, bare_path

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a POSIX machine")


@pytest.fixture
def fetch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    specification = importlib.util.spec_from_file_location("fetch", ROOT / "tools/fetch.py")
    assert specification
    assert specification.loader
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    monkeypatch.setattr(module, "VENV", tmp_path)
    monkeypatch.setattr(module, "PYTHON", tmp_path)
    monkeypatch.setattr(module, "installed", lambda name: None)
    monkeypatch.setattr(module.subprocess, "run", pytest.fail)  # nothing is fetched in these tests
    return module


def stub(folder: Path, name: str, says: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\necho {says}\n")
    (folder / name).chmod(0o755)


@pytest.mark.parametrize(("says", "is_taken"), [("v20.19.0", True), ("v24.1.0", True), ("v18.20.0", False)])
def test_the_systems_node_is_used_when_it_is_new_enough(
    fetch: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str, is_taken: bool
) -> None:
    import subprocess

    monkeypatch.undo()
    for name in ("node", "npm"):
        stub(tmp_path, name, says)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{bare_path(tmp_path / 'bare')}")
    assert fetch.subprocess is subprocess
    assert fetch.system_node() == (tmp_path if is_taken else None)


def test_nothing_is_fetched_where_it_is_forbidden(
    fetch: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", bare_path(tmp_path / "bare"))
    monkeypatch.setenv("TOKONOMA_NO_FETCH", "1")
    monkeypatch.delenv("CC", raising=False)
    assert fetch.node() is None
    assert fetch.compiler() is False
    assert capsys.readouterr().err.count("TOKONOMA_NO_FETCH forbids fetching it") == 2


def test_the_systems_compiler_is_used_first(fetch: ModuleType) -> None:
    if not shutil.which("cc"):
        pytest.skip("no C compiler on this machine")
    assert fetch.compiler() is True


def test_zig_compiles_only_where_the_system_cannot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib.util

    from tokonoma.kernel import build

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: object())
    monkeypatch.delenv("CC", raising=False)
    if shutil.which("cc"):
        assert build.borrowed_compiler() == {}
    monkeypatch.setenv("PATH", bare_path(tmp_path / "bare"))
    assert build.borrowed_compiler()["CC"].endswith("-m ziglang cc")
