"""From annotated Python to what Cython compiles: one unit, made of the chapters a module imports from its own folder.

A unit's text is its chapters, one after another, line for line; imports of native names and typed constants are
blanked, for they go into the declarations (`.pxd`) instead. Constants become C constants, tables become C tables.
Modules are imported here from the mirror (`tokonoma.plain`), uncompiled, so that an annotation or a table may be any
expression, and so that a build can run beside compiled rules in use.
"""

import ast
from importlib import import_module
from inspect import isfunction
from pathlib import Path
from typing import Any, NamedTuple

from tokonoma.kernel.native import ROOT, fingerprint, is_mirrored, plain, units
from tokonoma.kernel.typed import PLAIN, NoCType, Shape, is_native, is_object, shape, signature

C_TWINS = {"tokonoma.kernel.raw": "tokonoma.kernel.raw", "math": "libc.math"}  # modules that C has under its own name
C_NAMES = {"c_i8": "int8_t", "c_i16": "int16_t"}
CYTHON_OWN = ("cast", "nogil")  # names of typed.py that mean Cython's own once compiled
HEADER = [
    "# cython: annotation_typing=False",  # annotations speak to this generator alone
    "import cython",
    f"from cython import {', '.join(CYTHON_OWN)}",
]
TYPES = "tokonoma.kernel.typed"
OBJECTS = ("notes", "box")  # the two objects a board refers to; raw.pxd tells how they are copied
C_INT = range(-(2**31), 2**31)


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
    """Collect a unit's chapters; raises Mistake when two import each other or share a name."""
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
    unit = Unit(name, list(chapters.values()))
    check(unit)
    return unit


def check(unit: Unit) -> None:
    """Raise Mistake for what one text of several chapters, or C, would take in another sense than Python does."""
    owners: dict[str, str] = {}
    for chapter in unit.chapters:
        for node in chapter.tree.body:
            for name in names_made(node):
                if name in owners:
                    raise Mistake(f"{chapter.source}:{node.lineno}: {owners[name]} has a {name} too")
                owners[name] = chapter.source
            if isinstance(node, ast.ImportFrom) and is_declared(unit, node) and any(a.asname for a in node.names):
                raise Mistake(f"{chapter.source}:{node.lineno}: a native name keeps its name when imported")
        for each in ast.walk(chapter.tree):
            if isinstance(each, ast.FunctionDef) and not stays_python(each):
                check_function(chapter, each)


def names_made(node: ast.stmt) -> list[str]:
    """The names a statement at the top of a file gives to what is made there."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def check_function(chapter: Chapter, node: ast.FunctionDef) -> None:
    """Raise Mistake where a rule does what C has no word for, though Cython would let it pass."""
    if node.args.defaults or node.args.kwonlyargs or node.args.vararg or node.args.kwarg:
        raise Mistake(f"{chapter.source}:{node.lineno}: {node.name}: a rule takes plain parameters without defaults")
    for each in ast.walk(node):
        if isinstance(each, ast.Raise | ast.Try):
            raise Mistake(f"{chapter.source}:{each.lineno}: {node.name}: a rule cannot raise or catch; assert is free")


def write_text(unit: Unit) -> str:
    """The unit's text: its chapters with the same number of lines, and the constants for Python's eyes at the end."""
    lines = [*HEADER]
    visible: dict[str, Any] = {}
    for chapter in unit.chapters:
        text = chapter.text.splitlines()
        gone: list[ast.stmt] = [node for node, _ in chapter.constants().values()]
        gone += [node for node in chapter.imports() if is_declared(unit, node)]
        for node in gone:
            blank(text, node)
        for node in chapter.imports():
            if node.module == TYPES:
                names = [alias.name for alias in node.names if alias.name not in CYTHON_OWN]
                blank(text, node)
                text[node.lineno - 1] = f"from {TYPES} import {', '.join(names)}" if names else ""
        for each in python_functions(chapter):
            type_parameters(chapter, each, text)
        lines += text
        visible |= {name: getattr(chapter.module, name) for name in chapter.constants()}
    return "\n".join([*lines, f"globals().update({visible!r})", ""])


def blank(text: list[str], node: ast.stmt) -> None:
    """Leave empty lines where a statement was, so that line numbers stay."""
    for line in range(node.lineno - 1, node.end_lineno or node.lineno):
        text[line] = ""


def python_functions(chapter: Chapter) -> list[ast.FunctionDef]:
    """The functions and methods that stay Python, and are compiled as such."""
    return [each for each in ast.walk(chapter.tree) if isinstance(each, ast.FunctionDef) and stays_python(each)]


def type_parameters(chapter: Chapter, node: ast.FunctionDef, text: list[str]) -> None:
    """Give a Python-facing function's parameters their C types, in the line of its mark or the empty one above it.

    Native objects are always typed, so that their native methods can be called. Numbers are typed only where a block
    without Python's lock uses them: elsewhere Python's have no bound.
    """
    released = names_without_lock(node)
    types = []
    for argument in node.args.args:
        c = native_type(chapter, argument)
        if c is not None and (is_object(c) or argument.arg in released):
            types.append(local_type(argument.arg, c))
        elif argument.arg in released - {"self"}:
            raise Mistake(
                f"{chapter.source}:{argument.lineno}: {argument.arg} has no C type, and a nogil block uses it"
            )
    if types:
        mark = next((each.lineno for each in node.decorator_list if is_mark(each)), node.lineno - 1)
        text[mark - 1] = f"{' ' * node.col_offset}@cython.locals({', '.join(types)})"


def names_without_lock(node: ast.FunctionDef) -> set[str]:
    """The names used in a function's `with nogil` blocks."""
    blocks = [each for each in ast.walk(node) if isinstance(each, ast.With) and ast.unparse(each.items[0]) == "nogil"]
    return {name.id for block in blocks for name in ast.walk(block) if isinstance(name, ast.Name)}


def native_type(chapter: Chapter, argument: ast.arg) -> Shape | None:
    """The C type of a parameter, None where its annotation is a Python object or missing."""
    if argument.annotation is None:
        return None
    try:
        annotation = eval(ast.unparse(argument.annotation), vars(chapter.module))
        return shape(eval(annotation, vars(chapter.module)) if isinstance(annotation, str) else annotation)
    except (NoCType, TypeError):
        return None


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


def write_declarations(unit: Unit) -> str:
    """The unit's `.pxd`."""
    out = [
        "cimport cython",
        "from libc.stdint cimport int64_t, uint64_t",
        "from tokonoma.kernel.raw cimport c_i8, c_i16",
    ]
    for chapter in unit.chapters:
        out += foreign_names(unit, chapter)
    for chapter in unit.chapters:
        for name, (_, c) in chapter.constants().items():
            out += constant(unit, name, c, getattr(chapter.module, name))
    for chapter in unit.chapters:
        out += [f"cdef class {node.name}" for node in native_classes(chapter)]
    for chapter in unit.chapters:
        for cls in native_classes(chapter):
            out += class_declaration(chapter, cls)
    for chapter in unit.chapters:
        for node in chapter.tree.body:
            if isinstance(node, ast.FunctionDef) and not stays_python(node):
                out += function(chapter, node, getattr(chapter.module, node.name))
    return "\n".join([*out, ""])


def foreign_names(unit: Unit, chapter: Chapter) -> list[str]:
    """The names a chapter takes from other units and from C."""
    own = {each.name for each in unit.chapters}
    out = []
    for node in chapter.imports():
        module = node.module or ""
        if module in own or not is_declared(unit, node):
            continue
        home = plain(module) if is_mirrored(module) else import_module(module)
        typed = getattr(home, "__annotations__", {})
        found = {alias.name: getattr(home, alias.name) for alias in node.names}
        names = [n for n, v in found.items() if module in C_TWINS or n in typed or is_native(v) or isfunction(v)]
        if names:
            out.append(f"from {C_TWINS.get(module) or home_unit(module)} cimport {', '.join(names)}")
    return out


def constant(unit: Unit, name: str, c: Shape, value: Any) -> list[str]:
    """A C constant: an enum where it is an int, so that C can fold it; else static data."""
    if not c.lengths and c.c == "int":
        if value not in C_INT:
            raise Mistake(f"{name} = {value} does not fit an int")
        return [f"cdef enum: {name} = {value}"]
    c_name = f"{unit.name}.{name}".replace(".", "_")
    lengths = "".join(f"[{n}]" for n in c.lengths)
    check_lengths(name, value, c.lengths)
    return [
        "cdef extern from *:",
        f'    """static const {C_NAMES.get(c.c, c.c)} {c_name}{lengths} = {c_value(value)};"""',
        f'    const {c.declare(name)} "{c_name}"',
    ]


def check_lengths(name: str, value: Any, lengths: tuple[int, ...]) -> None:
    """Raise Mistake when a table is not as long as declared: C would fill it up in silence."""
    if lengths and len(value) != lengths[0]:
        raise Mistake(f"{name}: a list of {len(value)} where {lengths[0]} was declared")
    for each in value if lengths else ():
        check_lengths(name, each, lengths[1:])


def c_value(value: Any) -> str:
    """A number or a table as C writes it."""
    if isinstance(value, list):
        return "{" + ", ".join(c_value(each) for each in value) + "}"
    if isinstance(value, float):
        return repr(value)
    return f"{value}ULL" if value not in C_INT else str(value)


def native_classes(chapter: Chapter) -> list[ast.ClassDef]:
    """The classes of a chapter that have a C struct behind them."""
    classes = [node for node in chapter.tree.body if isinstance(node, ast.ClassDef)]
    return [node for node in classes if is_native(getattr(chapter.module, node.name))]


def class_declaration(chapter: Chapter, node: ast.ClassDef) -> list[str]:
    """A class: its fields, which Python may read, and its native methods."""
    cls = getattr(chapter.module, node.name)
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    out = [f"cdef class {node.name}({bases}):" if bases else f"cdef class {node.name}:"]
    hints = signature(cls)
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            c = chapter.shape(item, hints[item.target.id])
            if is_native(cls, "Board") and item.target.id not in OBJECTS and (is_object(c) or "[:" in c.c):
                raise Mistake(
                    f"{chapter.source}:{item.lineno}: {item.target.id}: a board holds numbers only, to be copied"
                )
            out.append(f"    cdef public {c.declare(item.target.id)}")
        elif isinstance(item, ast.FunctionDef) and not stays_python(item):
            out += ["    " + line for line in function(chapter, item, getattr(cls, item.name))]
    return out if len(out) > 1 else [*out, "    pass"]


def stays_python(node: ast.FunctionDef) -> bool:
    """Whether a function is marked so, or is one of Python's own."""
    return any(is_mark(each) for each in node.decorator_list) or node.name.startswith("__")


def is_mark(decorator: ast.expr) -> bool:
    """Whether a decorator marks a function that stays Python."""
    return isinstance(decorator, ast.Name) and decorator.id == "python"


def function(chapter: Chapter, node: ast.FunctionDef, made: Any) -> list[str]:
    """A function's declaration in C; raises Mistake where an annotation is missing or is no C type."""
    hints = signature(made)
    parameters = []
    for argument in node.args.args:
        if argument.arg == "self":
            parameters.append("self")
        elif argument.arg not in hints:
            raise Mistake(f"{chapter.source}:{argument.lineno}: {node.name}: {argument.arg} has no annotation")
        else:
            parameters.append(chapter.shape(argument, hints[argument.arg]).parameter(argument.arg))
    if "return" not in hints:
        raise Mistake(f"{chapter.source}:{node.lineno}: {node.name}: what it returns has no annotation")
    returns = chapter.shape(node, hints["return"])
    return [*local_types(chapter, node), f"cdef {returns.c} {node.name}({', '.join(parameters)}) noexcept nogil"]


def local_types(chapter: Chapter, node: ast.FunctionDef) -> list[str]:
    """The types of the locals that have an annotation; the others are inferred."""
    types = []
    for each in ast.walk(node):
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            annotation = eval(ast.unparse(each.annotation), vars(chapter.module))
            types.append(local_type(each.target.id, chapter.shape(each, annotation)))
    return [f"@cython.locals({', '.join(types)})"] if types else []


def local_type(name: str, c: Shape) -> str:
    """One argument of `cython.locals`."""
    return f"{name}={'cython.' if c.c in PLAIN.values() else ''}{c.c}"


def write_unit(unit: Unit, folder: Path) -> Path:
    """Write a unit's text and declarations where Cython will look for them; return the text's path."""
    path = folder.joinpath(*unit.name.split(".")).with_suffix(".py")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_text(unit))
    path.with_suffix(".pxd").write_text(write_declarations(unit))
    for package in list(path.parents)[: unit.name.count(".")]:
        (package / "__init__.py").touch()
    return path
