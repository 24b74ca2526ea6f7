"""docs/python.md: every snippet runs, in the order of the page, and its tables are what the code says."""

import contextlib
import importlib.util
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "python.md").read_text("utf-8")


@pytest.mark.filterwarnings("ignore")
def test_every_snippet_runs() -> None:
    snippets = re.findall(r"^```python\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
    assert len(snippets) > 10
    names: dict[str, object] = {"__name__": "a page"}
    for snippet in snippets:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(snippet, "docs/python.md", "exec"), names)


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "environments").glob("*.md")), ids=lambda page: str(page.stem))
def test_the_snippets_of_a_games_page_run(page: Path) -> None:
    snippets = re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert snippets
    for snippet in snippets:
        exec(compile(snippet, page.name, "exec"), {})


def test_the_tables_are_what_the_code_says() -> None:
    spec = importlib.util.spec_from_file_location("python_page", ROOT / "tools" / "python_page.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.written(PAGE) == PAGE, "run: python -m tools.python_page"
