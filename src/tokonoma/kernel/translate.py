"""From annotated Python to what Cython compiles: a unit's chapters, one after another, line for line.

Imports of native names and typed constants are blanked, for they go into the declarations (`declarations.py`) instead.
Annotations in functions are cut out, for they speak to this generator alone.
"""

import ast
from inspect import isfunction
from pathlib import Path
from typing import Any, NamedTuple

from tokonoma.kernel.chapters import (
    TYPES,
    Chapter,
    Mistake,
    Unit,
    is_declared,
    is_inline,
    is_mark,
    python_functions,
    stays_python,
)
from tokonoma.kernel.declarations import function, local_type, write_declarations
from tokonoma.kernel.typed import NoCType, Shape, is_object, shape

CYTHON_OWN = ("cast", "nogil")  # names of typed.py that mean Cython's own once compiled
HEADER = ["# cython: annotation_typing=False", "import cython", f"from cython import {', '.join(CYTHON_OWN)}"]


def write_text(unit: Unit) -> str:
    """The unit's text: its chapters with the same number of lines, and the constants for Python's eyes at the end."""
    lines = [*HEADER]
    visible: dict[str, Any] = {}
    for chapter in unit.chapters:
        text = edited(chapter)
        gone: list[ast.stmt] = [node for node, _ in chapter.constants().values()]
        gone += [node for node in chapter.imports() if is_declared(unit, node)]
        gone += inline_functions(chapter)
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
        # Typed constants become C values, which Python cannot see: their values are given to it at the end.
        visible |= {name: getattr(chapter.module, name) for name in chapter.constants()}
        # An inline function is C alone; chapters that are read as source import its name, and call it nowhere.
        visible |= {node.name: None for node in inline_functions(chapter)}
    return "\n".join([*lines, f"globals().update({visible!r})", ""])


class Edit(NamedTuple):
    """A stretch of a chapter's bytes, from a line and column to another, and what stands there instead."""

    first: int
    start: int
    last: int
    end: int
    text: bytes = b""


def edited(chapter: Chapter) -> list[str]:
    """A chapter's lines without annotations in its functions, and with every argument that a default stands for.

    Cython before 3.3 would take the annotations for C types, and a C function has no defaults.
    """
    lines = [line.encode() for line in chapter.text.splitlines()]  # the tree counts bytes
    edits = [edit for node in ast.walk(chapter.tree) for edit in edits_of(chapter, node, lines)]
    for first, start, last, end, text in sorted(set(edits), reverse=True):  # an edit moves only what comes after it
        rest = lines[last][end:]
        lines[first + 1 : last + 1] = [b""] * (last - first)
        lines[first] = lines[first][:start] + text + rest
    return [line.decode() for line in lines]


def edits_of(chapter: Chapter, node: ast.AST, lines: list[bytes]) -> list[Edit]:
    """What is changed at a function, a local with a type, or a call."""
    if isinstance(node, ast.FunctionDef):
        locals_ = [each for each in ast.walk(node) if isinstance(each, ast.AnnAssign) and each.value is not None]
        cut = [Edit(*end_of(each.target), *end_of(each.annotation)) for each in locals_]
        return [*cut_from_signature(node, lines), *cut]
    return fill_call(chapter, node, lines) if isinstance(node, ast.Call) else []


def end_of(node: ast.expr) -> tuple[int, int]:
    """The line and column after an expression."""
    return (node.end_lineno or 0) - 1, node.end_col_offset or 0


def cut_from_signature(node: ast.FunctionDef, lines: list[bytes]) -> list[Edit]:
    """Cut the annotations, and a native function's defaults."""
    edits = []
    arguments = node.args.args
    defaults = [*[None] * (len(arguments) - len(node.args.defaults)), *node.args.defaults]
    for argument, default in zip(arguments, defaults, strict=True):
        last = default if default is not None and not stays_python(node) else argument.annotation
        if last is not None:
            name_end = argument.col_offset + len(argument.arg.encode())
            edits.append(Edit(argument.lineno - 1, name_end, *end_of(last)))
    if node.returns is not None:
        line = node.returns.lineno - 1
        edits.append(Edit(line, lines[line].rindex(b"->", 0, node.returns.col_offset), *end_of(node.returns)))
    return edits


def fill_call(chapter: Chapter, node: ast.Call, lines: list[bytes]) -> list[Edit]:
    """Write the defaults into a call of a native function that leaves them out."""
    called = getattr(chapter.module, node.func.id, None) if isinstance(node.func, ast.Name) else None
    if not isfunction(called) or not called.__defaults__:
        return []
    missing = called.__code__.co_argcount - len(node.args)
    if missing <= 0:
        return []
    line, end = end_of(node)
    # No comma after one that is there, after the opening bracket, or where the closing one has a line of its own.
    comma = (
        b"" if lines[line][: end - 1].rstrip().endswith((b",", b"(")) or not lines[line][: end - 1].strip() else b", "
    )
    filled = comma + ", ".join(str(value) for value in called.__defaults__[-missing:]).encode()
    return [Edit(line, end - 1, line, end - 1, filled)]


def blank(text: list[str], node: ast.stmt) -> None:
    """Leave empty lines where a statement was, so that line numbers stay."""
    marks = [each.lineno for each in getattr(node, "decorator_list", [])]
    for line in range(min([node.lineno, *marks]) - 1, node.end_lineno or node.lineno):
        text[line] = ""


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
        # A quoted annotation is a string when it has been read once.
        annotation = eval(ast.unparse(argument.annotation), vars(chapter.module))
        return shape(eval(annotation, vars(chapter.module)) if isinstance(annotation, str) else annotation)
    except (NoCType, TypeError):
        return None


def inline_functions(chapter: Chapter) -> list[ast.FunctionDef]:
    """The functions of a chapter that become part of whatever calls them."""
    return [node for node in chapter.tree.body if isinstance(node, ast.FunctionDef) and is_inline(node)]


def write_inline(chapter: Chapter) -> list[str]:
    """The inline functions of a chapter, whole: they stand among the declarations, so that every unit has them."""
    text = edited(chapter)
    out = []
    for node in inline_functions(chapter):
        *types, head = function(chapter, node, getattr(chapter.module, node.name))
        out += [*types, head.replace("cdef ", "cdef inline ", 1) + ":"]
        out += text[node.body[0].lineno - 1 : node.end_lineno]
    return out


def write_unit(unit: Unit, folder: Path) -> Path:
    """Write a unit's text and declarations where Cython will look for them; return the text's path."""
    path = folder.joinpath(*unit.name.split(".")).with_suffix(".py")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_text(unit))
    inline = [line for chapter in unit.chapters for line in write_inline(chapter)]
    path.with_suffix(".pxd").write_text("\n".join([write_declarations(unit), *inline, ""]))
    for package in list(path.parents)[: unit.name.count(".")]:
        (package / "__init__.py").touch()
    return path
