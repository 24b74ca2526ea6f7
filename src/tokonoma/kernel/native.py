"""Which form of the rules runs: the compiled one if every file it was made from is unchanged, else the source itself.

A unit is what is compiled into one library (`kernel/build.py`). Its manifest names every file it was made from, with
those of the units it builds on, with their fingerprints; one changed file and the unit is stale. A stale unit is never
used: its game runs from source, says so once, and leaves the other games compiled.

A Python class cannot override the native methods of a compiled one, so a game that runs from source needs the kernel
from source too, beside the compiled kernel of the others. Those sources live under the name `tokonoma.plain`, a mirror
of the package made on import: the same files, their imports of native packages turned to the mirror. Tests of single
chapters, coverage and pdb use it, and so does the translator.

Set TOKONOMA_RULES=python to run everything from source, TOKONOMA_RULES=native to refuse anything else. Any other word
there is refused when the first game is opened.
"""

import ast
import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, ParamSpec, TypeVar

from tokonoma.kernel.refusal import Refusal

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
PACKAGE = Path(__file__).parent.parent
ROOT = PACKAGE.parent
PLAIN = "tokonoma.plain"
FORMS = ("native", "python")
SHARED_UNITS = (
    "tokonoma.kernel.contract",
    "tokonoma.kernel.play",
    "tokonoma.kernel.stepping",
    "tokonoma.kernel.observing",
    "tokonoma.kernel.batching",
    "tokonoma.kernel.sharing",
    "tokonoma.kernel.remembering",
)
# Below the package; each file found is a unit
UNIT_FILES = ("games/*/rules.py", "bots/native/*.py", "server/deflating.py", "server/differences.py")
NATIVE_FOLDERS = ("games/", "bots/native/")  # everything there that a unit imports is mirrored with it


@cache
def units() -> tuple[str, ...]:
    """Every unit there is, by its module's name."""
    files = sorted(path for pattern in UNIT_FILES for path in PACKAGE.glob(pattern) if path.name != "__init__.py")
    return (*SHARED_UNITS, *(module_name(path) for path in files))


def module_name(path: Path) -> str:
    """The module a file of the package is."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def library(unit: str) -> Path:
    """Where a unit's compiled form lies: in a folder of its own, so that a game's folder holds its rulebook only."""
    *packages, module = unit.split(".")
    return ROOT.joinpath(*packages, "__native__", module + EXTENSION_SUFFIXES[0])


def manifest(unit: str) -> Path:
    """Where a build noted what it was made from."""
    return library(unit).with_name(unit.rpartition(".")[2] + ".json")


def fingerprint(source: str) -> str:
    """What identifies a source file's content; a missing file has its own."""
    path = ROOT / source
    return sha256(path.read_bytes()).hexdigest() if path.exists() else "missing"


@cache
def stale(unit: str) -> tuple[str, ...]:
    """Why a unit's compiled form may not be used; empty if it may. Asked once: a library is loaded once."""
    if not library(unit).exists() or not manifest(unit).exists():
        return (f"{unit} is not built for this Python",)
    made_from: dict[str, str] = json.loads(manifest(unit).read_text())
    return tuple(f"{source} changed" for source, known in made_from.items() if fingerprint(source) != known)


def load(unit: str, mode: str | None = None) -> Any:
    """A unit's module in the best form there is, or in the form asked for: "native" or "python"."""
    wanted = form_wanted(mode)
    reasons = () if wanted == "python" else stale(unit)
    if wanted == "native" and reasons:
        raise ImportError(f"no compiled rules: {'; '.join(reasons)}")
    if wanted == "python" or reasons:
        if reasons:
            say_once(f"{unit} runs uncompiled ({'; '.join(reasons)}); `make build` compiles it")
        return plain(unit)
    return import_module(unit)


def form_wanted(mode: str | None) -> str:
    """The form a caller or the environment asks for, empty where neither does; refuses a form there is not."""
    for place, form in (("TOKONOMA_RULES", os.environ.get("TOKONOMA_RULES") or None), ("mode", mode)):
        if form is not None and form not in FORMS:
            message = f"{place} is {form!r}; the form of the rules may be {' or '.join(FORMS)}"
            raise Refusal("unknown_option", message, option=place, forms=list(FORMS))
    return mode or os.environ.get("TOKONOMA_RULES", "")


def companion(unit: Any, other: str) -> Any:
    """Another unit in the same form as one already loaded."""
    return plain(other) if mode_of(unit) == "python" else import_module(other)


def ask(function: Callable[Asked, Answer], *arguments: Asked.args, **named: Asked.kwargs) -> Answer:
    """Call a chapter's function in the form its first argument has, a board: compiled or from source."""
    kind: Any = type(arguments[0])
    found: Answer = in_form(kind, function)(*arguments, **named)
    return found


def in_form_of(board: object, defined: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """A chapter's function or class in the form a board has: compiled or from source."""
    kind: Any = type(board)
    found: Callable[Asked, Answer] = in_form(kind, defined)
    return found


@cache
def in_form(kind: Any, defined: Any) -> Any:
    """A chapter's function or class in the form boards of a kind have; asked hundreds of times for one view."""
    unit = kind.__module__
    home = plain(defined.__module__) if unit.startswith(PLAIN + ".") else import_module(unit)
    return getattr(home, defined.__name__)


def plain(module: str) -> Any:
    """A module of a native package, from source, whatever the others are."""
    return import_module(module.replace("tokonoma", PLAIN, 1))


def mode_of(module: Any) -> str:
    """The form a loaded unit has."""
    return "native" if str(module.__file__).endswith(EXTENSION_SUFFIXES[0]) else "python"


@cache
def say_once(line: str) -> None:
    """Tell whoever started the program, once."""
    print(line, file=sys.stderr)


class Compiled(MetaPathFinder):
    """Finds the compiled form of a unit that is not stale."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """None leaves the module to Python's own finders, which read the source."""
        if not fullname.startswith("tokonoma.") or fullname not in units() or must_be_plain() or stale(fullname):
            return None
        file = str(library(fullname))
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def must_be_plain() -> bool:
    """Whether the whole program was told to run from source."""
    return os.environ.get("TOKONOMA_RULES") == "python"


class Mirror(MetaPathFinder):
    """Finds the modules of `tokonoma.plain`."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A folder is a package of no content of its own; a file is its source with mirrored imports."""
        if fullname != PLAIN and not fullname.startswith(PLAIN + "."):
            return None
        place = PACKAGE.joinpath(*fullname.split(".")[2:])
        if place.is_dir():
            spec = ModuleSpec(fullname, None, is_package=True)
            spec.submodule_search_locations = []
            return spec
        file = str(place.with_suffix(".py"))
        return spec_from_file_location(fullname, file, loader=MirrorLoader(fullname, file))


class MirrorLoader(SourceFileLoader):
    """Reads a source file and turns its imports of native packages to the mirror."""

    def path_stats(self, path: str) -> Any:
        """No cached bytecode: it would be taken for that of the file under its own name."""
        raise OSError

    def source_to_code(  # type: ignore[override]
        self, data: Any, path: Any, *, _optimize: int = -1
    ) -> Any:
        """The code of the mirrored module."""
        tree = ast.parse(data, path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and is_mirrored(node.module):
                node.module = node.module.replace("tokonoma", PLAIN, 1)
        return compile(tree, path, "exec", dont_inherit=True, optimize=_optimize)


def is_mirrored(module: str) -> bool:
    """Whether a module is of a native package, and so has another self in the mirror."""
    inside = "/".join(module.split(".")[1:])
    return module in SHARED_UNITS or inside.startswith(NATIVE_FOLDERS)


def install() -> None:
    """Let imports find compiled units and the mirror."""
    if not any(isinstance(finder, Compiled) for finder in sys.meta_path):
        sys.meta_path[:0] = [Compiled(), Mirror()]
