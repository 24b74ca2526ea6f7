"""Writes a unit's declarations for Cython (`.pxd`): constants and tables as C's own, classes, functions.

Constants become C constants, tables become C tables; whatever has an annotation gets its C type here.
"""

import ast
from importlib import import_module
from inspect import isfunction
from typing import Any

from tokonoma.kernel.chapters import C_TWINS, Chapter, Mistake, Unit, home_unit, is_declared, is_inline, stays_python
from tokonoma.kernel.native import is_mirrored, plain
from tokonoma.kernel.typed import PLAIN, Shape, is_native, is_object, signature

C_NAMES = {"c_i8": "int8_t", "c_i16": "int16_t"}
OBJECTS = ("notes", "box")  # the two objects a board refers to; raw.pxd tells how they are copied
C_INT = range(-(2**31), 2**31)


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
            if isinstance(node, ast.FunctionDef) and not stays_python(node) and not is_inline(node):
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
    kind = "cpdef" if is_callable(node, [chapter.shape(node, each) for each in hints.values()]) else "cdef"
    return [*local_types(chapter, node), f"{kind} {returns.c} {node.name}({', '.join(parameters)}) noexcept nogil"]


def is_callable(node: ast.FunctionDef, shapes: list[Shape]) -> bool:
    """Whether Python may call a native function too: no method, and it takes and returns numbers and boards only."""
    is_method = bool(node.args.args) and node.args.args[0].arg == "self"
    return not is_method and not is_inline(node) and not any(c.lengths or "*" in c.c or "[" in c.c for c in shapes)


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
