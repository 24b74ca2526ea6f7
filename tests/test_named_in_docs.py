"""What the documents name is there: files, commands with their options, modules, make targets, variables, packages."""

import re
from pathlib import Path

import pytest

from tests.test_documents import subcommands
from tests.test_house import MAY_IMPORT

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
TEXT = {page.relative_to(ROOT).as_posix(): page.read_text("utf-8") for page in PAGES if page.name != "CHANGELOG.md"}
# Where a file may lie that a page names without the folder everybody knows.
FOLDERS = (
    "",
    "src",
    "src/tokonoma",
    "src/tokonoma/kernel",
    "src/tokonoma/server",
    "docs",
    "src/tokonoma/games/goryo",
    "src/tokonoma/games/goryo/lessons",
)
MADE = ("dist/",)  # by `make dist`
FILE = re.compile(r"`((?:\.\./)?[\w<>.-]+(?:/[\w<>.-]+)*(?:/|\.(?:py|pxd|md|toml|json|ts|mjs|svelte|yaml|service)))`")
ELSEWHERE = {  # files that a reader, or a game, has or makes
    "bot.py",
    "GAME-TABLE.json",
    "games/<game>/lessons/<lesson>.toml",
    "game.json",
    "puzzles.json",
    "course.toml",
    "cli.py",  # a decision of the past
    "tokonoma.db",
}


def known_names() -> set[str]:
    """The name of every file of the project; a page may name one without its folder."""
    folders = [ROOT / each for each in ("src", "tests", "docs", "web/src", "tools", "examples", "benchmarks", "deploy")]
    return {path.name for folder in folders for path in folder.rglob("*")} | {path.name for path in ROOT.iterdir()}


@pytest.mark.parametrize("page", TEXT)
def test_every_file_a_page_names_is_there(page: str) -> None:
    here = [*FOLDERS, str(Path(page).parent)]
    for name in set(FILE.findall(TEXT[page])) - ELSEWHERE:
        path = name.replace("<game>", "goryo")
        is_there = path in known_names() or any((ROOT / folder / path).exists() for folder in here)
        assert is_there or name.startswith(MADE), f"{page} names {name}"


def commands(text: str) -> list[str]:
    """Every line of code, and every word set as code, that begins with a program we know."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    inline = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    found = [re.sub(r"^(?:[A-Z_]+=\S+ )+", "", each.split("  #")[0].strip()) for each in lines + inline]
    return [each for each in found if re.match(r"(tokonoma|python|make) ", each)]


@pytest.mark.parametrize("page", TEXT)
def test_every_command_a_page_shows_can_be_said(page: str) -> None:
    known = subcommands()
    for line in commands(TEXT[page]):
        program, word, *rest = line.split()
        flags = {each.split("=")[0] for each in rest if each.startswith("--")}
        if program == "make":
            assert re.search(rf"^{word}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE), line
        elif program == "python" and word == "-m":
            check_flags(flags, program_of(rest[0]), line)
        elif program == "python":
            if "/" in word:  # else it is the reader's own
                check_flags(flags, ROOT / word, line)
        elif word[0].islower():
            assert word in known, line
            options = {flag for action in known[word]._actions for flag in action.option_strings}
            assert flags <= options | {"--help"}, line


def program_of(module: str) -> Path:
    """The file that `python -m` runs."""
    path = module.replace(".", "/")
    known = [ROOT / folder / each for folder in ("", "src") for each in (f"{path}/__main__.py", f"{path}.py")]
    return next((each for each in known if each.exists()), known[0])


def check_flags(flags: set[str], program: Path, line: str) -> None:
    """The program is there, and every option stands in its file or in one beside it."""
    assert program.exists(), line
    text = " ".join(path.read_text("utf-8") for path in program.parent.glob("*.py"))
    assert [flag for flag in flags if f'"{flag}"' not in text] == [], line


@pytest.mark.parametrize("page", TEXT)
def test_every_variable_a_page_names_is_read_somewhere(page: str) -> None:
    sources = [
        *(ROOT / "src/tokonoma").rglob("*.py"),
        *(ROOT / "tools").iterdir(),
        ROOT / "setup.py",
        ROOT / "Makefile",
    ]
    read = " ".join(path.read_text("utf-8") for path in sources if path.is_file())
    for name in set(re.findall(r"\bTOKONOMA_[A-Z_]*[A-Z]\b", TEXT[page])):
        known = name.startswith("TOKONOMA_LIMIT_") or name in read
        assert known, f"{page} names {name}"


def test_the_diagram_of_packages_allows_what_the_imports_may_be() -> None:
    text = TEXT["ARCHITECTURE.md"].split("```mermaid")[1].split("```")[0]
    arrows = {name: set(to.split(" & ")) for name, to in re.findall(r"^  (\w+) --> ([\w &]+)$", text, re.MULTILINE)}

    def reached(package: str) -> set[str]:
        return arrows.get(package, set()).union(*(reached(each) for each in arrows.get(package, set())))

    for package, may in MAY_IMPORT.items():
        assert may - {package} <= reached(package), package
    assert {*arrows, "kernel"} == set(MAY_IMPORT)


def test_the_architecture_lists_every_package() -> None:
    listed = re.findall(r"^  (\w+)/", TEXT["ARCHITECTURE.md"].split("```")[1], re.MULTILINE)
    assert set(listed) == set(MAY_IMPORT)
