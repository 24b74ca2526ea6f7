"""Component data: a wrong file is refused with the line and the reason."""

import pytest

from tokonoma import Refusal
from tokonoma.kernel.data import Sheet

GOOD = """
[levels]
origin = "P"

[levels.first]
draw = 1
limits = [1, 2, 3]

[flags]
origin = "R"
source = "page 2"
colours = ["lime", "pink"]
"""


def refusal(text: str, ask: str = "levels.first.draw") -> str:
    with pytest.raises(Refusal) as refused:
        Sheet(text, "box.toml").integer(ask, 0, 3)
    assert refused.value.code == "wrong_data"
    return refused.value.message


def test_values_are_asked_for_by_their_place() -> None:
    sheet = Sheet(GOOD, "box.toml")
    assert sheet.integer("levels.first.draw", 0, 3) == 1
    assert sheet.integers("levels.first.limits", 3, 1, 3) == [1, 2, 3]
    assert list(sheet.origins()) == [("levels", "P", ""), ("flags", "R", "page 2")]


def test_a_wrong_value_is_refused_with_its_line() -> None:
    assert refusal(GOOD.replace("draw = 1", "draw = 9")).startswith("box.toml, line 6: levels.first.draw is 9")
    assert "line 6" in refusal(GOOD.replace("draw = 1", 'draw = "1"'))
    assert "line 6" in refusal(GOOD.replace("draw = 1", "draw = true"))


def test_a_missing_value_is_refused_with_the_line_of_its_table() -> None:
    assert refusal(GOOD.replace("draw = 1", "")) == "box.toml, line 5: levels.first.draw is missing"


def test_a_list_of_another_length_or_range_is_refused() -> None:
    sheet = Sheet(GOOD, "box.toml")
    with pytest.raises(Refusal, match=r"line 7: levels\.first\.limits a list of 4"):
        sheet.integers("levels.first.limits", 4, 1, 3)
    with pytest.raises(Refusal, match="number 3 is 3"):
        sheet.integers("levels.first.limits", 3, 1, 2)


def test_a_value_without_an_origin_is_refused() -> None:
    assert "flags.colours has no origin" in refusal(GOOD.replace('origin = "R"\n', ""))
    assert "line 10: flags.origin is 'X'" in refusal(GOOD.replace('"R"', '"X"'))


@pytest.mark.parametrize("origin", ["[]", "{}", "5", "1979-05-27", '"X"'])
def test_an_origin_that_is_none_is_refused(origin: str) -> None:
    assert "levels.origin is" in refusal(GOOD.replace('origin = "P"', f"origin = {origin}"))


def test_a_date_is_refused_where_a_number_belongs() -> None:
    dated = GOOD.replace("draw = 1", "draw = 1979-05-27")
    assert "line 6" in refusal(dated)
    assert Sheet(dated, "box.toml").fingerprint() != Sheet(GOOD, "box.toml").fingerprint()


def test_a_file_that_is_no_toml_is_refused_with_the_line() -> None:
    assert "line 6" in refusal(GOOD.replace("draw = 1", "draw = = 1"))


def test_the_fingerprint_follows_the_values_and_not_the_layout() -> None:
    same = Sheet(GOOD.replace("draw = 1", "draw   =   1   # as printed"), "box.toml")
    other = Sheet(GOOD.replace("draw = 1", "draw = 2"), "box.toml")
    assert same.fingerprint() == Sheet(GOOD, "box.toml").fingerprint() != other.fingerprint()
