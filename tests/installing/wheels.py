"""What `make dist` builds, installed into empty environments outside the checkout. Run by `make test-install`."""

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.installing.places import (
    Environment,
    bare_path,
    clean_environment,
    plays_a_whole_game,
    run,
    sources,
)

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a POSIX machine")
BUILD = (sys.executable, "-m", "build", "--no-isolation", "--skip-dependency-check")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist of the sources with the page, as in a checkout where `make web` ran."""
    place = tmp_path_factory.mktemp("built")
    project = sources(place / "project")
    run("cp", "-r", str(Path(__file__).parents[2] / "src/tokonoma/server/page"), "src/tokonoma/server/", at=project)
    run(*BUILD, "--sdist", "--outdir", str(place), at=project)
    return place


@pytest.fixture(scope="module")
def sdist(built: Path) -> Path:
    (found,) = built.glob("*.tar.gz")
    return found


@pytest.fixture(scope="module")
def environment(built: Path) -> Environment:
    return Environment(built / "env")


def test_the_sdist_has_the_page_and_no_binaries(sdist: Path) -> None:
    with tarfile.open(sdist) as held:
        names = held.getnames()
    assert [name for name in names if name.endswith((".so", ".pyd")) or "node_modules" in name] == []
    assert any(name.endswith("tokonoma/server/page/index.html") for name in names)
    assert sdist.stat().st_size < 3_000_000


def test_a_wheel_serves_plays_and_runs_native_without_node(
    built: Path, sdist: Path, environment: Environment, tmp_path: Path
) -> None:
    path = bare_path(tmp_path / "bare")
    asked_for = Path(str(sysconfig.get_config_var("CC")).split()[0]).name  # Debian's Python names another than cc
    for name in {"cc", "gcc", asked_for}:
        os.symlink(f"/usr/bin/{name}", Path(path) / name)
    said = run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(built), str(sdist),
               at=built, path=path, TOKONOMA_CFLAGS="-O0")  # fmt: skip
    (wheel,) = built.glob("*.whl")
    assert "-none-any" not in wheel.name, said
    assert "tokonoma/server/page/index.html" in zipfile.ZipFile(wheel).namelist()
    environment.install(str(wheel))
    assert "<title>" in environment.served()
    assert plays_a_whole_game(environment)
    units = json.loads(environment.command("doctor", "--json"))["units"]
    assert {unit["mode"] for unit in units} == {"native"}
    figures = json.loads(environment.command("bench", "koinobori", "--rounds", "1", "--json"))
    assert figures[0]["mode"] == "native"


def test_without_a_compiler_the_wheel_is_pure_and_says_so(
    sdist: Path, environment: Environment, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "-w", ".", str(sdist)]
    said = run(*command, at=tmp_path, path=bare_path(tmp_path / "bare"))
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "no C compiler, so this wheel is a pure one" in said
    environment.install("--no-deps", "--force-reinstall", str(wheel))
    assert plays_a_whole_game(environment)
    assert "python" in environment.command("doctor")


def test_a_clean_checkout_without_node_gives_a_sentence_and_no_wheel(tmp_path: Path) -> None:
    project = sources(tmp_path / "project")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), "."]
    environment = clean_environment(tmp_path, bare_path(tmp_path / "bare"))
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True)
    assert done.returncode != 0
    assert "tokonoma is not built without its page. " in done.stdout + done.stderr
    assert "Node 20 or newer" in done.stdout + done.stderr
    assert [*tmp_path.glob("*.whl")] == []
