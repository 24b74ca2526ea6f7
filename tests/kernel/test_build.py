"""The native build: what is compiled is what is in the sources, and what a developer gets wrong is told."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tokonoma
from tests.kernel.toy import FILES
from tokonoma.kernel.build import made_from, read_units

SOURCE = Path(tokonoma.__file__).parent
PLAY = """
from tokonoma.kernel import native
unit = native.load("tokonoma.games.{game}.rules")
play = native.companion(unit, "tokonoma.kernel.play").Play()
board = unit.Rules()
play.games(board, board.twin(), 50, 1)
print(native.mode_of(unit), play.decisions, play.checksum)
"""
MISTAKES = {
    "a parameter without annotation": (
        ("turn.py", "table: Table, stones: int", "table: Table, stones"),
        "turn.py:18: take: stones has no annotation",
    ),
    "a return without annotation": (
        ("turn.py", "stones: int) -> None", "stones: int)"),
        "turn.py:18: take: what it returns has no annotation",
    ),
    "a list without a length": (
        ("state.py", "taken: Annotated[list[i8], 2]", "taken: list[int]"),
        "state.py:17: list[int] has no length: write Annotated[list[int], LENGTH]",
    ),
    "a string in a board": (
        ("state.py", "last: i8", "last: str"),
        "state.py:16: <class 'str'> is a Python object",
    ),
    "a table too short": (("state.py", "= [0, 0]", "= [0]"), "TAKEN: a list of 1 where 2 was declared"),
    "a raise in a rule": (
        ("turn.py", "    n = min(MOST, table.stones)", "    raise ValueError\n    n = 0"),
        "turn.py:12: takings: a rule cannot raise or catch",
    ),
    "a default": (("turn.py", "stones: int) -> None", "stones: int = MOST) -> None"), "a literal number"),
    "one name twice": (("turn.py", "TOOK: int = 1", "TOOK: int = 1\nSTONES: int = 4"), "has a STONES too"),
    "a cycle": (("state.py", "from typing", "from tokonoma.games.toy.turn import TOOK\nfrom typing"), "toy"),
    "a misspelt local": (("turn.py", "-= stones", "-= stnoes"), "turn.py:20: table.stones -= stnoes"),
    "a Python list in a rule": (("turn.py", "    n = min(", "    heap = [1]\n    n = len(heap) + min("), "turn.py:12"),
    "a truth value in a local": (("turn.py", "    n = min(", "    many = table.stones > 2\n    n = min("), "bool"),
    "a truth value added": (
        ("turn.py", "    for i in range(n)", "    n += n > 5\n    for i in range(n)"),
        "turn.py:13",
    ),
    "a float for an int": (
        ("turn.py", "    return n", "    n = table.stones / 2\n    return n"),
        "Cannot assign type 'double'",
    ),
    "an index from the end": (
        ("turn.py", "table.taken[table.to_act]", "table.taken[-1]"),
        "turn.py:21: take: table.taken[-1]: C has no index from the end: write the place itself",
    ),
    "a constant index from the end": (
        ("turn.py", "table.taken[table.to_act]", "table.taken[OVER]"),
        "turn.py:21: take: table.taken[OVER]: C has no index from the end",
    ),
    "a slice": (("turn.py", "min(MOST, table.stones)", "len(table.taken[1:])"), "a row has no slices"),
    "a row given away": (("turn.py", "table.last = table.to_act", "table.taken = TAKEN"), "filled number by number"),
    "rows compared": (("turn.py", "table.stones == 0", "table.taken == TAKEN"), "rows are compared number by number"),
    "a row for a truth value": (("turn.py", "if table.stones == 0", "if table.taken"), "neither true nor false"),
    "a power": (("turn.py", "i + 1", "i ** 2"), "turn.py:14: takings: i ** 2: a power may be a float in C: multiply"),
    "floats divided and rounded": (
        ("turn.py", "i + 1", "i // 0.5"),
        "turn.py:14: takings: i // 0.5: C divides floats first and rounds then",
    ),
    "a number too large": (("turn.py", "i + 1", "i + 3000000000"), "C's numbers end at 2**31"),
    "a shift too far": (("turn.py", "i + 1", "i << 31"), "31 places leave C's numbers"),
    "a shift to the right too far": (("turn.py", "i + 1", "i >> 32"), "32 places leave C's numbers"),
    "an unsigned number shifted too far": (
        ("turn.py", "    n = min(", "    big: u64 = 1\n    big <<= 64\n    n = min("),
        "64 places leave C's numbers",
    ),
    "a negative shift": (
        ("turn.py", "i + 1", "i >> -1"),
        "turn.py:14: takings: i >> -1: a negative shift is nothing in C: shift the other way",
    ),
    "a shift by a negative constant": (("turn.py", "i + 1", "i << OVER"), "takings: i << OVER: a negative shift"),
    "an unsigned number below nought": (
        ("turn.py", "    n = min(", "    big: u64 = 1\n    big -= 2\n    n = min("),
        "turn.py:13: takings: big -= 2: below nought a u64 is huge in C",
    ),
    "a number without a C type released": (
        (
            "rules.py",
            "    def returns",
            "    @python\n    def door(self, n: str) -> None:\n        with nogil:\n"
            "            take(self, n)\n\n    def returns",
        ),
        "rules.py:26: n has no C type, and a nogil block uses it",
    ),
}


def run(root: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(root), **settings}
    return subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)


def build(root: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return run(root, "-m", "tokonoma.kernel.build", **{"TOKONOMA_CFLAGS": "-O0", **settings})


def play(root: Path, game: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return run(root, "-c", PLAY.format(game=game), **settings)


def write_kernel(root: Path, but: str = "") -> None:
    """A package of the kernel alone, with what is compiled of it here, but for files of a name."""
    (root / "tokonoma" / "games").mkdir(parents=True)
    shutil.copy(SOURCE / "__init__.py", root / "tokonoma")
    shutil.copytree(SOURCE / "kernel", root / "tokonoma" / "kernel", ignore=shutil.ignore_patterns(but))


def write_toy(root: Path, game: str = "toy") -> Path:
    folder = root / "tokonoma" / "games" / game
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text.replace("games.toy", f"games.{game}"))
    return folder


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package of the kernel alone, built."""
    root = tmp_path_factory.mktemp("package")
    write_kernel(root)
    said = build(root)
    assert said.returncode == 0, said.stdout + said.stderr
    return root


@pytest.fixture
def package(kernel: Path, tmp_path: Path) -> Path:
    """The same with a toy in it that is not built yet."""
    shutil.copytree(kernel, tmp_path, dirs_exist_ok=True)
    write_toy(tmp_path)
    return tmp_path


def test_an_edited_game_runs_from_source_and_says_so_and_the_others_stay_compiled(package: Path) -> None:
    write_toy(package, "second")
    assert "built tokonoma.games.second.rules, tokonoma.games.toy.rules" in build(package).stdout
    native, plain = play(package, "toy"), play(package, "toy", TOKONOMA_RULES="python")
    assert native.stdout == plain.stdout.replace("python", "native")
    assert native.stderr == ""

    turn = package / "tokonoma/games/toy/turn.py"
    turn.write_text(turn.read_text().replace("i + 1", "1"))
    edited = play(package, "toy")
    assert edited.stdout.startswith("python")
    assert edited.stdout != plain.stdout
    assert "tokonoma/games/toy/turn.py changed" in edited.stderr
    assert play(package, "second").stdout == native.stdout
    assert "changed" in play(package, "toy", TOKONOMA_RULES="native").stderr

    assert "built tokonoma.games.toy.rules in" in build(package).stdout
    assert play(package, "toy").stdout == edited.stdout.replace("python", "native")
    assert "built nothing" in build(package).stdout


def test_an_edited_kernel_is_never_mixed_with_a_compiled_game(package: Path) -> None:
    build(package)
    contract = package / "tokonoma/kernel/contract.py"
    contract.write_text(contract.read_text() + "\n")
    said = play(package, "toy")
    assert said.stdout.startswith("python")
    assert "contract.py changed" in said.stderr


def test_without_a_compiler_everything_works_uncompiled(package: Path) -> None:
    said = build(package, CC="no-such-compiler", PATH="")
    assert said.returncode == 0
    assert "run uncompiled" in said.stdout
    assert play(package, "toy").stdout.startswith("python")


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_its_place(package: Path, mistake: str) -> None:
    (name, right, wrong), message = MISTAKES[mistake]
    path = package / "tokonoma/games/toy" / name
    assert right in path.read_text()
    text = (
        path.read_text().replace(right, wrong).replace("typed import Moves", "typed import Moves, nogil, python, u64")
    )
    path.write_text(text)
    said = build(package)
    assert said.returncode == 1
    assert message in said.stderr
    assert "Traceback" not in said.stderr


def test_a_mistake_in_one_game_leaves_the_others_built(package: Path) -> None:
    write_toy(package, "second")
    path = package / "tokonoma/games/toy/turn.py"
    path.write_text(path.read_text().replace("-= stones", "-= stnoes"))
    assert build(package).returncode == 1
    assert play(package, "second").stdout.startswith("native")
    assert play(package, "toy").returncode != 0 or play(package, "toy").stdout.startswith("python")


def test_a_unit_is_made_from_the_c_twins_it_uses() -> None:
    known, mistakes = read_units(["tokonoma.kernel.sharing"])
    assert mistakes == {}
    assert "tokonoma/kernel/cells.pxd" in made_from(known, "tokonoma.kernel.sharing")
    assert "tokonoma/kernel/cells.pxd" not in made_from(known, "tokonoma.kernel.contract")
