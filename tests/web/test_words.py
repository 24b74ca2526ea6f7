"""The browser and the program say the same from the same catalogue; `words.test.ts` runs the same cases."""

import json
import re
from typing import Any

import pytest
from tests.web.served import ROOT

from tokonoma.kernel import words
from tokonoma.kernel.refusal import CODES

SHARED = json.loads((ROOT / "web/src/lib/words.cases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", SHARED["cases"], ids=lambda case: case["said"])
def test_a_message_is_said_as_the_browser_says_it(case: dict[str, Any]) -> None:
    said = words.say(SHARED["words"], case["key"], case["values"], case["language"], lambda seat: f"Seat {seat + 1}")
    assert said == case["said"]


def test_every_refusal_of_the_closed_list_has_words_in_the_browser() -> None:
    source = (ROOT / "web/src/lib/refusals.ts").read_text(encoding="utf-8")
    said = dict(re.findall(r"^  (\w+): \(.*\) => m\.(\w+)\(", source, re.MULTILINE))
    assert set(said) == set(CODES)
    for language in words.LANGUAGES:
        messages = json.loads((ROOT / f"web/messages/{language}.json").read_text(encoding="utf-8"))
        assert [code for code, key in said.items() if key not in messages] == []
