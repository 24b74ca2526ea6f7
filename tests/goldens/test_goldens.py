"""Whole games and counts are as the goldens say."""

from typing import Any

import pytest

import tokonoma
from tests.goldens import FOLDER, goldens

EXPECTED = goldens()


@pytest.mark.parametrize("path", EXPECTED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_rules_play_what_the_golden_tells(path: Any) -> None:
    assert path.exists(), "python -m tests.goldens writes it"
    assert EXPECTED[path].splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_every_game_has_goldens_and_no_golden_is_left_over() -> None:
    assert set(FOLDER.glob("*/*.txt")) == set(EXPECTED)
    assert {path.parent.name for path in EXPECTED} == set(tokonoma.GAMES)
