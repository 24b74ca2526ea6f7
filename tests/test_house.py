"""Which package may import which, and that no game lacks a part the others have."""

import ast
import re
from pathlib import Path

import pytest

import tokonoma

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
SOURCE = Path(tokonoma.__file__).parent
ROOT = SOURCE.parent.parent
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "arena": {"kernel", "games", "bots"},
    "lessons": {"kernel", "games", "bots"},
    "analysis": {"kernel", "games", "bots"},
    "puzzles": {"kernel", "games", "bots", "lessons", "analysis"},
    "server": {"kernel", "games", "bots", "lessons", "analysis", "puzzles"},
    "terminal": {"kernel", "games", "bots", "lessons", "analysis", "puzzles"},
    "environments": {"kernel", "games", "bots", "terminal"},
    "cli": {"kernel", "games", "bots", "arena", "lessons", "analysis", "puzzles", "server", "terminal"},
}
PAGES = ("RULES.md", "RULES.fr.md", "box.toml", "words.en.toml", "words.fr.toml")
# The parts that every game has, each with the functions and classes that are defined there and in no other file.
PARTS: dict[str, tuple[str, ...]] = {
    "components.py": (),
    "box.py": (),
    "state.py": (),
    "moves.py": (),
    "observing.py": ("write_observation",),
    "setup.py": ("lay_out",),
    "draws.py": ("possible_outcomes", "happen"),
    "waiting.py": (),
    "ending.py": ("share_victory",),
    "rules.py": (),
    "events.py": ("read_note",),
    "notation.py": ("write_move", "words_of_turn"),
    "explain.py": ("explain",),
    "offers.py": ("touch", "say_move"),
    "guidance.py": ("prompt", "why_not"),
    "preview.py": ("told_ahead", "tallies"),
    "view.py": ("describe", "scores", "outcome"),
    "view_types.py": ("TableView",),
    "check.py": ("open_box",),
    "position.py": ("contradictions",),
    "reference.py": ("sections",),
    "looking_back.py": ("reasons",),
    "comparing.py": ("at_once", "later"),
    "sketch.py": ("fields_of",),
    "rulebook.py": (),
}
# The parts that some games have, and why the others have none.
SOME_HAVE: dict[str, dict[str, str]] = {
    "turn.py": {"goryo": "the two seats take different turns: plan.py and hunt.py"},
    "secrets.py": {"gorinto": "nothing is hidden", "gorbinos_quest": "nothing is hidden"},
    "imagining.py": {"gorinto": "nothing is hidden", "gorbinos_quest": "nothing is hidden"},
    "knowledge.py": {"gorinto": "nothing is hidden", "gorbinos_quest": "nothing is hidden"},
}


def modules() -> list[tuple[str, Path]]:
    return [(path.relative_to(SOURCE).parts[0], path) for path in SOURCE.rglob("*.py") if path.parent != SOURCE]


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add("a relative import")
    return found


def test_a_package_imports_only_what_it_may() -> None:
    opened = []
    for package, path in modules():
        for module in imported(path):
            assert module != "a relative import", f"{path} imports relatively"
            parts = module.split(".")
            if parts[0] == "tokonoma" and len(parts) > 1 and parts[1] in MAY_IMPORT and parts[1] != package:
                opened.append((package, parts[1], path.name))
    assert [each for each in opened if each[1] not in MAY_IMPORT[each[0]]] == []


def test_every_package_is_known() -> None:
    assert {package for package, _ in modules()} <= set(MAY_IMPORT)


def test_no_game_imports_another() -> None:
    for package, path in modules():
        if package == "games" and path.parent.name != "games":
            others = {module.split(".")[2] for module in imported(path) if module.startswith("tokonoma.games.")}
            assert others <= {path.parent.name}, path


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_a_game_has_all_its_parts(name: str) -> None:
    folder = SOURCE / "games" / name
    expected = {*PAGES, *PARTS, *(part for part, without in SOME_HAVE.items() if name not in without)}
    assert sorted(part for part in expected if not (folder / part).exists()) == []
    assert [part for part, without in SOME_HAVE.items() if name in without and (folder / part).exists()] == []
    assert (SOURCE / "terminal" / f"{name}.py").exists()


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_a_part_is_in_the_same_file_in_every_game(name: str) -> None:
    defined: dict[str, list[str]] = {}
    for path in (SOURCE / "games" / name).glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                defined.setdefault(node.name, []).append(path.name)
    for part, functions in PARTS.items():
        assert {function: defined.get(function) for function in functions} == {key: [part] for key in functions}


def test_a_file_that_two_games_have_is_a_listed_part() -> None:
    folders = [{path.name for path in (SOURCE / "games" / name).glob("*.py")} for name in tokonoma.GAMES]
    shared = {file for folder in folders for file in folder if sum(file in each for each in folders) > 1}
    assert shared <= {*PARTS, *SOME_HAVE, "__init__.py"}


# Files that are about one game and need no change for another, and why.
ABOUT_ONE_GAME = {
    "src/tokonoma/bots/native_units.py": "Goryō's hidden movement has search units of its own",
    "src/tokonoma/bots/levels.py": "Goryō's hidden movement has levels of its own",
    "src/tokonoma/arena/exploitability.py": "measures Goryō's bots alone",
}


def files_of_a_game() -> list[str]:
    """The paths that CONTRIBUTING lists under "Adding a game"."""
    section = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Adding a game")[1]
    return re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_every_file_that_adding_a_game_asks_for_is_there(name: str) -> None:
    paths = [path.replace("<game>", name) for path in files_of_a_game()]
    assert len(paths) > 5
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_no_file_beyond_the_list_names_a_game() -> None:
    listed = {path.replace("<game>", name) for path in files_of_a_game() for name in tokonoma.GAMES}
    listed |= set(ABOUT_ONE_GAME)
    listed |= {path.rpartition("/")[0] + "/" for path in listed if path.endswith("/index.ts")}
    named = re.compile("|".join(rf"""["']{name}["']""" for name in tokonoma.GAMES))
    sources = [*SOURCE.rglob("*.py"), *(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    for path in sources:
        place = path.relative_to(ROOT).as_posix()
        if not any(place == each or (each.endswith("/") and place.startswith(each)) for each in listed):
            found = named.search(without_docstrings(path))
            assert found is None, f"{place} names {found[0]}"


def without_docstrings(path: Path) -> str:
    """A source file's text, a Python file's without what stands between triple quotes."""
    return re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_the_browser_casts_nothing_past_its_declared_type() -> None:
    sources = [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    own = [path for path in sources if "paraglide" not in path.parts]  # its messages are generated
    assert [path.name for path in own if "as unknown as" in path.read_text(encoding="utf-8")] == []


def test_refusals_are_made_in_the_kernel_alone() -> None:
    makers = [path.name for path in SOURCE.rglob("*.py") if re.search(r"^ *def refusal\(key", path.read_text(), re.M)]
    assert makers == ["refusal.py"]


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_the_rules_pages_number_the_same_paragraphs(name: str) -> None:
    pages = [(SOURCE / "games" / name / page).read_text(encoding="utf-8") for page in ("RULES.md", "RULES.fr.md")]
    english, french = (re.findall(r"^\*\*([R\d][\d.]*)\*\*", page, re.MULTILINE) for page in pages)
    assert english == french
    assert len(english) > 10


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_every_paragraph_a_rule_points_at_is_in_the_rules_page(name: str) -> None:
    folder = SOURCE / "games" / name
    paragraphs = re.findall(r"^\*\*(\d[\d.]*)\*\*", (folder / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)
    known = {*paragraphs, *(number.split(".")[0] for number in paragraphs)}
    for path in folder.glob("*.py"):
        pointed = re.findall(r"§(\d+(?:\.\d+)?)", path.read_text(encoding="utf-8"))
        assert [number for number in pointed if number not in known] == [], path.name


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_every_value_in_the_box_says_where_it_comes_from(name: str) -> None:
    sheet = tokonoma.game(name).rulebook.sheet
    assert all(origin in "RDPC" for _, origin, _ in sheet.origins())
    assert "## Where the data comes from" in (SOURCE / "games" / name / "RULES.md").read_text(encoding="utf-8")


def test_a_board_is_of_any_type_at_the_edge_of_native_code_alone() -> None:
    found = {path.name for _, path in modules() if "board: Any" in path.read_text(encoding="utf-8")}
    assert found <= {"raw.py", "numbered.py"}  # an address in C, and a state of whichever game


def test_no_promise_is_left_in_the_code() -> None:
    words = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
    found = [path for _, path in modules() if words.search(path.read_text(encoding="utf-8"))]
    assert found == []


def test_files_and_functions_are_short() -> None:
    trees = {path: path.read_text(encoding="utf-8") for _, path in modules()}
    assert sum(text.count("\n") > 300 for text in trees.values()) <= len(trees) / 20
    functions = [each for text in trees.values() for each in ast.walk(ast.parse(text)) if isinstance(each, FUNCTIONS)]
    lines = [each.end_lineno - each.lineno + 1 for each in functions if each.end_lineno]
    assert sum(each > 10 for each in lines) <= len(lines) / 4
