"""The lowest Cython that pyproject.toml names compiles every unit, and what it makes plays as the source does.

Run by `make test-install`.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernel.test_build import SOURCE, build, play, run, write_kernel, write_toy
from tests.kernel.test_cython_version import PROJECT, stated

TRANSLATE = """
import sys
from pathlib import Path
import Cython
from tokonoma.kernel.build import copy_twins, read_units, to_c
from tokonoma.kernel.native import units
from tokonoma.kernel.translate import write_unit

work = Path(sys.argv[1])
copy_twins(work)
known, mistakes = read_units(list(units()))
for unit in known.values():
    write_unit(unit, work)
    to_c(unit, work)
print(Cython.__version__, len(known), len(mistakes))
"""


@pytest.fixture(scope="module")
def lowest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the lowest Cython in it."""
    folder = tmp_path_factory.mktemp("cython")
    wanted = f"cython=={stated(PROJECT['build-system']['requires'])}"
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(folder), wanted]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    if said.returncode:
        pytest.skip(f"{wanted} cannot be installed here: {said.stderr.strip()[-200:]}")
    return folder


def test_the_lowest_cython_translates_every_unit(lowest: Path, tmp_path: Path) -> None:
    said = run(lowest, "-c", TRANSLATE, str(tmp_path), PYTHONPATH=f"{lowest}:{SOURCE.parent}")
    version, translated, mistaken = said.stdout.split() or pytest.fail(said.stderr)
    assert version.startswith(stated(PROJECT["build-system"]["requires"]))
    assert (int(translated) > 10, int(mistaken)) == (True, 0)


def test_the_lowest_cython_builds_a_game_that_plays_as_its_source(lowest: Path, tmp_path: Path) -> None:
    write_kernel(tmp_path, but="__native__")
    write_toy(tmp_path)
    said = build(tmp_path, PYTHONPATH=f"{lowest}:{tmp_path}")
    assert "built tokonoma.kernel.contract" in said.stdout, said.stdout + said.stderr
    assert "tokonoma.games.toy.rules" in said.stdout, said.stdout + said.stderr
    native, plain = play(tmp_path, "toy"), play(tmp_path, "toy", TOKONOMA_RULES="python")
    assert native.stdout == plain.stdout.replace("python", "native") != ""
