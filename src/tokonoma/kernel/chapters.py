"""Reads a native unit: the chapters that a module imports from its own folder, in the order they build on one another.

Modules are imported here from the mirror (`tokonoma.plain`), uncompiled, so that an annotation or a table may be any
expression, and so that a build can run beside compiled rules in use.
"""

import ast
from typing import Any, NamedTuple

from tokonoma.kernel.native import ROOT, fingerprint, plain, units
from tokonoma.kernel.typed import NoCType, Shape, shape

OWN_TWINS = ("tokonoma.kernel.raw", "tokonoma.kernel.cells")  # whose C twin is ours, a `.pxd` beside the module
C_TWINS = {**{name: name for name in OWN_TWINS}, "math": "libc.math"}  # modules that C has under its own name
TYPES = "tokonoma.kernel.typed"


class Mistake(Exception):
    """A rule that cannot be made native, with its file and line."""


class Chapter:
    """One source file: its text, its tree, and the module it makes when imported."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.source = "/".join(name.split(".")) + ".py"
        # Before reading: an edit in between then makes the unit stale, not wrong.
        self.fingerprint = fingerprint(self.source)
        self.text = (ROOT / self.source).read_text()
        self.tree = ast.parse(self.text)
        self.module = plain(name)

    def imports(self) -> list[ast.ImportFrom]:
        """Its imports at the top of the file."""
        return [node for node in self.tree.body if isinstance(node, ast.ImportFrom)]

    def constants(self) -> dict[str, tuple[ast.AnnAssign, Shape]]:
        """The typed names of the module, each with its shape."""
        found = {}
        for node in self.tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found[node.target.id] = (node, self.shape(node, self.module.__annotations__[node.target.id]))
        return found

    def shape(self, node: ast.stmt | ast.arg, annotation: Any) -> Shape:
        """The C shape of an annotation; raises Mistake with the line where there is none."""
        try:
            return shape(annotation)
        except NoCType as no:
            raise Mistake(f"{self.source}:{node.lineno}: {no}") from None


class Unit(NamedTuple):
    """What is compiled into one library: chapters in the order they build on one another, the module itself last."""

    name: str
    chapters: list[Chapter]

    def place(self, line: int) -> tuple[str, int]:
        """The source file and line that a line of the unit's chapters came from."""
        for chapter in self.chapters:
            length = len(chapter.text.splitlines())
            if line <= length:
                return chapter.source, line
            line -= length
        return self.chapters[-1].source, length


def read_unit(name: str) -> Unit:
    """Collect a unit's chapters; raises Mistake when two import each other."""
    chapters: dict[str, Chapter] = {}
    folder = name.rpartition(".")[0]

    def visit(module: str, path: tuple[str, ...]) -> None:
        if module in path:
            raise Mistake(f"chapters import each other: {' -> '.join((*path, module))}")
        if module in chapters or module.rpartition(".")[0] != folder or module in C_TWINS:
            return
        if (module in units() and module != name) or module == TYPES:
            return
        source = ROOT / ("/".join(module.split(".")) + ".py")
        for node in ast.parse(source.read_text()).body:
            if isinstance(node, ast.ImportFrom) and node.module:
                visit(node.module, (*path, module))
        chapters[module] = Chapter(module)

    visit(name, ())
    return Unit(name, list(chapters.values()))


def is_declared(unit: Unit, node: ast.ImportFrom) -> bool:
    """Whether an import is of native names: from this unit, another one, or a module with a C twin."""
    chapters = {chapter.name for chapter in unit.chapters}
    return node.module in chapters or node.module in C_TWINS or home_unit(node.module or "") is not None


def home_unit(module: str) -> str | None:
    """The unit a module is compiled into: itself, or the rules of the folder whose chapter it is."""
    rules = module.rpartition(".")[0] + ".rules"
    return module if module in units() else rules if rules in units() else None


def builds_on(unit: Unit) -> list[str]:
    """The other units whose native names a unit uses."""
    homes = [home_unit(node.module or "") for chapter in unit.chapters for node in chapter.imports()]
    return [home for home in dict.fromkeys(homes) if home and home != unit.name]


def python_functions(chapter: Chapter) -> list[ast.FunctionDef]:
    """The functions and methods that stay Python, and are compiled as such."""
    return [each for each in ast.walk(chapter.tree) if isinstance(each, ast.FunctionDef) and stays_python(each)]


def native_functions(chapter: Chapter) -> list[tuple[ast.FunctionDef, Any]]:
    """The functions and methods of a chapter that become C, each with the function it makes uncompiled."""
    found = []
    for node in chapter.tree.body:
        made = getattr(chapter.module, getattr(node, "name", ""), None)
        if isinstance(node, ast.FunctionDef):
            found.append((node, made))
        elif isinstance(node, ast.ClassDef):
            found += [(each, getattr(made, each.name)) for each in node.body if isinstance(each, ast.FunctionDef)]
    return [(node, made) for node, made in found if not stays_python(node)]


def stays_python(node: ast.FunctionDef) -> bool:
    """Whether a function is marked so, or is one of Python's own."""
    return any(is_mark(each) for each in node.decorator_list) or node.name.startswith("__")


def is_mark(decorator: ast.expr, mark: str = "python") -> bool:
    """Whether a decorator marks a function that stays Python, or has the mark asked for."""
    return isinstance(decorator, ast.Name) and decorator.id == mark


def is_inline(node: ast.stmt) -> bool:
    """Whether a function is marked to become part of whatever calls it."""
    return isinstance(node, ast.FunctionDef) and any(is_mark(each, "inline") for each in node.decorator_list)
