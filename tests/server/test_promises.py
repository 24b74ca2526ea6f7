"""The page of promises names tests that are there, and nothing in it is out of date."""

import re
from pathlib import Path

from tokonoma.server.settings import Limits

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")


def test_every_test_the_promises_name_is_there() -> None:
    named = re.findall(r"^- `(tests/\S+)::(\w+)`$", PAGE, re.MULTILINE)
    assert len(named) > 30
    for path, name in named:
        source = (ROOT / path).read_text(encoding="utf-8")
        assert re.search(rf"^(def {name}\(|{name} = )", source, re.MULTILINE), f"{path}::{name}"


def test_every_promise_has_a_test() -> None:
    chapters = re.split(r"^## (\d)\. ", PAGE, flags=re.MULTILINE)[1:]
    assert chapters[::2] == list("1234567")
    assert all("::test_" in chapter for chapter in chapters[1::2])


def test_what_hosting_says_can_be_set_is_what_the_server_reads() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `(TOKONOMA_\w+)` \|", page, re.MULTILINE))
    sources = [
        ROOT / "src/tokonoma" / name
        for name in ("server/settings.py", "kernel/data_folder.py", "kernel/native.py", "kernel/build.py")
    ]
    read = {name for path in sources for name in re.findall(r'"(TOKONOMA_\w+)"', path.read_text(encoding="utf-8"))}
    limits = {f"TOKONOMA_LIMIT_{name.upper()}" for name in Limits.__struct_fields__}
    assert told - limits == read - limits
