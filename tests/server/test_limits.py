"""Every limit can be set, is told with its default, and is refused where it cannot be meant."""

import json
import re
from pathlib import Path

import pytest

from tokonoma import cli
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.limit_settings import limits_from, variables
from tokonoma.server.setting_names import NAMES
from tokonoma.server.settings import Limits, from_environment

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_the_page_lists_every_limit_with_its_default() -> None:
    told = re.findall(r"^\| `(TOKONOMA_LIMIT_\w+)` \| `([^`]+)` \|", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    assert dict(told) == variables(Limits())
    assert len(told) == len(Limits.__struct_fields__)


def test_every_variable_that_is_read_is_told() -> None:
    source = Path(cli.__file__).parent.parent
    read = {
        name for path in source.rglob("*.py") for name in re.findall(r'"(TOKONOMA_[A-Z_]+[A-Z])"', path.read_text())
    }
    told = set(re.findall(r"`(TOKONOMA_[A-Z_]+)`", PAGE.read_text("utf-8")))
    assert read - told == set()
    known = {"TOKONOMA_" + name for name in NAMES}
    assert read <= known, "a name that is nearly one of these is refused, so every one is known"


@pytest.mark.parametrize("variable", variables(Limits()))
def test_every_limit_is_read_from_its_variable(variable: str) -> None:
    default = variables(Limits())[variable]
    other = "7/3" if "/" in default else "7"
    found = variables(limits_from(Limits(), {variable: other}))
    assert found[variable] == other
    assert {name: value for name, value in found.items() if name != variable} == {
        name: value for name, value in variables(Limits()).items() if name != variable
    }
    assert variables(limits_from(Limits(), {variable: default})) == variables(Limits())


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("TOKONOMA_LIMIT_FRAME_BYTES", "much"),
        ("TOKONOMA_LIMIT_FRAME_BYTES", "0"),
        ("TOKONOMA_LIMIT_FRAME_BYTES", "6.5"),
        ("TOKONOMA_LIMIT_WATCHERS", "-1"),
        ("TOKONOMA_LIMIT_REQUESTS", "60"),
        ("TOKONOMA_LIMIT_REQUESTS", "0.5/20"),
        ("TOKONOMA_LIMIT_REQUESTS", "60/0"),
        ("TOKONOMA_LIMIT_REQUESTS", "60/nan"),
        ("TOKONOMA_LIMIT_IDLE_SECONDS", "inf"),
        ("TOKONOMA_LIMIT_WATCHER", "3"),
    ],
)
def test_a_wrong_limit_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(Refusal, match=variable):
        from_environment()
    assert cli.main(["serve", "--no-browser"]) == 2, "it does not start"


def test_the_doctor_lists_the_limits(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TOKONOMA_LIMIT_WATCHERS", "12")
    assert cli.main(["doctor", "--limits"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(Limits.__struct_fields__)
    assert "TOKONOMA_LIMIT_WATCHERS=12 (default 200)" in lines
    assert "TOKONOMA_LIMIT_REQUESTS=60/20" in lines
    assert cli.main(["doctor", "--limits", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["TOKONOMA_LIMIT_WATCHERS"] == {"value": "12", "default": "200"}
