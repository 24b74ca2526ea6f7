"""The browser and the program say the same from the same catalogue; `words.test.ts` runs the same cases."""

import json
from pathlib import Path
from typing import Any

import pytest

from tokonoma.kernel import words

SHARED = json.loads((Path(__file__).parents[2] / "web/src/lib/words.cases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", SHARED["cases"], ids=lambda case: case["said"])
def test_a_message_is_said_as_the_browser_says_it(case: dict[str, Any]) -> None:
    said = words.say(SHARED["words"], case["key"], case["values"], case["language"], lambda seat: f"Seat {seat + 1}")
    assert said == case["said"]
