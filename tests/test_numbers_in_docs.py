"""Numbers that a document states are the program's own. Measured figures are not among them: each names its command."""

import inspect
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tokonoma
import tokonoma.analysis
from tests.games.goryo import test_secrets
from tests.server import test_durable
from tokonoma.analysis import record as judging
from tokonoma.analysis.judged import Judged
from tokonoma.analysis.values import MoveValue
from tokonoma.bots import goryo_trees, process
from tokonoma.games.gorbinos_quest.components import CARDS, STARTERS
from tokonoma.games.goryo.rulebook import RULEBOOK as GORYO
from tokonoma.kernel.contract import NOTE
from tokonoma.lessons import limits as notes
from tokonoma.puzzles import checking, hiding, making, rating
from tokonoma.puzzles.puzzle import puzzles
from tokonoma.server import answers, leases, retention, store, wire, writer

ROOT = Path(__file__).parent.parent
WORDS = {1: "one", 2: "two", 3: "three", 4: "four", 6: "six", 10: "ten"}


def word(number: float) -> str:
    return WORDS[int(number)]


def default(function: Callable[..., Any], *names: str) -> str:
    """Parameters with their defaults, as a page writes a call."""
    found = inspect.signature(function).parameters
    return ", ".join(f"{name}={found[name].default}" for name in names)


CLAIMS = [
    ("docs/analysis.md", default(tokonoma.analysis.compare, "moves", "playouts", "seed", "threads")),
    ("docs/analysis.md", default(tokonoma.analysis.play_out, "seed", "playouts", "first")),
    ("docs/analysis.md", f"proposes up to {word(judging.WIDTH)} decisions"),
    ("docs/analysis.md", f"up to {word(judging.SHOWN)} better decisions"),
    ("docs/analysis.md", f"`fine` (under {100 * judging.COSTS['inaccuracy']:g} %)"),
    *[("docs/analysis.md", f"`{mark}` (from {100 * cost:g} %)") for mark, cost in judging.COSTS.items()],
    ("docs/bot-protocol.md", f"`tokonoma {process.VERSION}`"),
    ("docs/bot-protocol.md", f"within {word(process.STARTING)} seconds"),
    ("docs/bot-protocol.md", f"within {word(process.GRACE)} second"),
    ("docs/bot-protocol.md", f"{word(process.MOST_STARTS)} times in a game at most"),
    ("docs/bot-protocol.md", f"at most {process.MEMORY >> 30} GiB of memory"),
    ("docs/bot-protocol.md", f"{process.OPEN_FILES} open files and files of {process.FILE_BYTES >> 20} MiB"),
    ("docs/bots.md", f"{word(10 * goryo_trees.HABIT)} times in ten"),
    ("docs/command.md", f"the {CARDS - STARTERS} technologies"),
    ("docs/goryo.md", f"declared {GORYO.longest} steps"),
    ("docs/goryo.md", f"{test_secrets.SWAPS:,} swaps"),
    ("docs/hosting.md", f"after {leases.LEASE:g} s without a sign of life"),
    ("docs/hosting.md", "looks once an hour" if retention.HOUR == 3600 else "looks at another time"),
    ("docs/hosting.md", "or is five seconds old" if store.FRESH == 5 else "or is of another age"),
    ("docs/hosting.md", "after five seconds at most" if writer.PATIENCE == 5 else "after another time"),
    ("docs/lessons.md", f"at most {word(notes.SENTENCES)} sentences"),
    ("docs/lessons.md", f"{notes.NOTE['en']} characters in English, {notes.NOTE['fr']} in French"),
    ("docs/lessons.md", f"a title {notes.TITLE['en']} and {notes.TITLE['fr']}"),
    ("docs/lessons.md", f"a choice {notes.CHOICE['en']} and {notes.CHOICE['fr']}"),
    ("docs/promises.md", f"newest {answers.MOST} answers"),
    ("docs/promises.md", f"kills the server {test_durable.KILLS} times"),
    ("docs/protocol.md", f"The window has {2 ** (wire.WINDOW_BITS - 10)} KB"),
    ("docs/protocol.md", f"has {len(json.loads((ROOT / 'web/src/lib/patches.cases.json').read_text()))} cases"),
    ("docs/puzzles.md", f"(`{making.PLAYERS}`)"),
    ("docs/puzzles.md", f"{checking.FIRST_LOOK} playouts each"),
    ("docs/puzzles.md", f"by at least {checking.KEPT * checking.MARGIN:.3g} of the victory"),
    ("docs/puzzles.md", f"the best {word(checking.BEST_FEW)}, {checking.LOOK:,} each"),
    ("docs/puzzles.md", f"at least {checking.MARGIN} ({hiding.HIDE_MARGIN} for a plan)"),
    ("docs/puzzles.md", f"{checking.DEEP_LOOK:,} each, with another seed"),
    ("docs/puzzles.md", f"{checking.PLAYED_BY} playouts a decision"),
    ("docs/puzzles.md", f"to {checking.MOST_GAMES} pairs of games"),
    ("docs/puzzles.md", f"`beginner` and `easy` in {word(rating.TRIES['easy'])} tries each"),
    ("docs/decisions/0006-many-processes-over-redis.md", f"up to {leases.LEASE:g} s"),
    ("docs/decisions/0002-told-where-it-happens.md", f"tell(table, KIND, {', '.join('abcde'[: NOTE - 1])})"),
]


@pytest.mark.parametrize(("page", "claim"), CLAIMS)
def test_a_page_states_the_programs_own_number(page: str, claim: str) -> None:
    text = re.sub(r"\s+", " ", (ROOT / page).read_text("utf-8"))
    assert claim in text


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_the_sizes_of_the_environments_are_those_of_the_games(name: str) -> None:
    rulebook = tokonoma.game(name).rulebook
    rows = re.findall(
        rf"^\| {rulebook.title} \| (\d) \| \d+ \| \d+ \| [^|]+ \| (\d+) \| (\d+) \|",
        (ROOT / f"docs/environments/{name.replace('_', '-')}.md").read_text("utf-8"),
        re.MULTILINE,
    )
    assert {int(row[0]) for row in rows} == {seats for counts in rulebook.modes.values() for seats in counts}
    assert {(int(row[1]), int(row[2])) for row in rows} == {(rulebook.moves, rulebook.schema.size)}


def test_the_readme_states_the_oldest_python() -> None:
    wanted = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert wanted is not None
    assert f"Python {wanted[1]} or newer" in (ROOT / "README.md").read_text("utf-8")


def test_an_analysis_has_the_fields_that_its_page_tells() -> None:
    text = (ROOT / "docs/analysis.md").read_text("utf-8")
    for kind in (MoveValue, Judged):
        table = text.partition(f"| a `{kind.__name__}` has |")[2].partition("\n\n")[0]
        told = [
            name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)
        ]
        assert sorted(told) == sorted(kind.__annotations__), kind


def test_the_readme_tells_how_many_puzzles_there_are_and_a_measured_speed() -> None:
    text = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
    kept = [len(puzzles(name)) for name in tokonoma.GAMES]
    for least, most in re.findall(r"puzzles \((\d+) to (\d+) a game", text):
        assert (int(least), int(most)) == (min(kept), max(kept))
    for speed in re.findall(r"sustains ([\d,]+ to [\d,]+) moves a second", text):
        assert speed in (ROOT / "docs/measurements.md").read_text("utf-8")
