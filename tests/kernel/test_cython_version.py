"""One lowest version of Cython is stated; `tests/installing/lowest_cython.py` compiles everything with it."""

import re
import tomllib

from tests.kernel.test_build import SOURCE

PROJECT = tomllib.loads((SOURCE.parent.parent / "pyproject.toml").read_text())


def stated(requirements: list[str]) -> str:
    """The lowest version a list of requirements allows."""
    (version,) = [found[1] for each in requirements if (found := re.fullmatch(r"cython>=([\d.]+)", each))]
    return version


def test_both_places_state_the_same_version() -> None:
    assert stated(PROJECT["build-system"]["requires"]) == stated(PROJECT["project"]["optional-dependencies"]["dev"])
