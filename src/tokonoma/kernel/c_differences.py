"""Refuses what compiles and then plays differently from the source: C and Python read it in two ways.

Division, comparison chains, truth values and loops mean the same in both, and the tests hold them to it. What cannot be
seen in the text, a field that overflows, an index or a shift that turns out negative, is for the tests with checked
fields and shifts.
"""

import ast
from typing import Any

from tokonoma.kernel.chapters import Chapter, Mistake
from tokonoma.kernel.typed import NoCType, Shape, fields, is_native, shape, signature, u64

C_INT = range(-(2**31), 2**31)
WIDEST_LEFT, WIDEST_RIGHT, WIDEST_U64 = (
    30,
    31,
    63,
)  # a one shifted further left leaves a C int; C defines no wider shift
UNSIGNED = "uint64_t"
FLOAT = "double"


def check_differences(chapter: Chapter, node: ast.FunctionDef, made: Any) -> None:
    """Raise Mistake, with file, line and cure, at the first place that C reads in another way."""
    reader = Reader(chapter, made)
    for each in ast.walk(node):
        reader.note_local(each)
    for each in ast.walk(node):
        cure = reader.cure(each)
        if cure:
            line = getattr(each, "lineno", node.lineno)
            raise Mistake(f"{chapter.source}:{line}: {node.name}: {ast.unparse(each)}: {cure}")


class Reader:
    """Knows the shapes of what a function names: its parameters, its typed locals, and their fields."""

    def __init__(self, chapter: Chapter, made: Any) -> None:
        self.names = vars(chapter.module)
        self.hints = {name: hint for name, hint in signature(made).items() if name != "return"}
        owner = self.names.get(made.__qualname__.partition(".")[0])
        if is_native(owner):
            self.hints["self"] = owner

    def note_local(self, node: ast.AST) -> None:
        """Remember the type of a local that has one, or is unsigned because what it is first given is."""
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            self.hints[node.target.id] = eval(ast.unparse(node.annotation), self.names)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and self.is_u64(node.value):
            self.hints.setdefault(node.targets[0].id, u64)

    def cure(self, node: ast.AST) -> str:
        """What to write instead, empty where Python and C agree."""
        if isinstance(node, ast.Subscript):
            return self.cure_index(node.slice)
        if isinstance(node, ast.Assign):
            rows = [target for target in node.targets if self.is_row(target)]
            return "a row is filled number by number: Python would share it, C would copy it" if rows else ""
        if isinstance(node, ast.Compare) and any(self.is_row(each) for each in (node.left, *node.comparators)):
            return "rows are compared number by number: C would ask whether they are the same row"
        if isinstance(node, ast.If | ast.While | ast.IfExp) and self.is_row(node.test):
            return "a row is neither true nor false: ask about a number"
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value not in C_INT:
            return "C's numbers end at 2**31: make it a constant of the module with the type u64"
        if isinstance(node, ast.BinOp | ast.UnaryOp | ast.AugAssign):
            return self.cure_arithmetic(node)
        return ""

    def cure_index(self, index: ast.expr) -> str:
        """C counts from the start and takes single numbers."""
        if isinstance(index, ast.Slice):
            return "a row has no slices: take its numbers one by one"
        value = self.constant(index)
        return "C has no index from the end: write the place itself" if value is not None and value < 0 else ""

    def cure_arithmetic(self, node: ast.BinOp | ast.UnaryOp | ast.AugAssign) -> str:
        """Powers are floats in C, far shifts leave its numbers, and below nought an unsigned number is huge."""
        if isinstance(node, ast.UnaryOp):
            return "a u64 has no sign: use i64" if isinstance(node.op, ast.USub) and self.is_u64(node.operand) else ""
        first, second = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.target, node.value)
        if isinstance(node.op, ast.FloorDiv) and (self.is_float(first) or self.is_float(second)):
            return "C divides floats first and rounds then, so that -5e-324 // 2 is -1 in Python and 0 in C: use /"
        if isinstance(node.op, ast.Pow):
            return "a power may be a float in C: multiply"
        if isinstance(node.op, ast.Sub) and (self.is_u64(first) or self.is_u64(second)):
            return "below nought a u64 is huge in C and negative in Python: use i64"
        return self.cure_shift(node.op, first, second) if isinstance(node.op, ast.LShift | ast.RShift) else ""

    def cure_shift(self, way: ast.operator, number: ast.expr, by: ast.expr) -> str:
        """Python raises at a negative shift and takes any wide one, C does anything with both."""
        places = self.constant(by)
        narrow = WIDEST_LEFT if isinstance(way, ast.LShift) else WIDEST_RIGHT
        if places is None or 0 <= places <= (WIDEST_U64 if self.is_u64(number) else narrow):
            return ""
        return (
            "a negative shift is nothing in C: shift the other way"
            if places < 0
            else f"{places} places leave C's numbers"
        )

    def constant(self, node: ast.expr) -> int | None:
        """The number an expression of literals and constants is."""
        named = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
        known = {name: self.names.get(name) for name in named - self.hints.keys()}
        if any(isinstance(each, ast.Call | ast.Attribute | ast.Subscript) for each in ast.walk(node)):
            return None
        if named & self.hints.keys() or any(not isinstance(value, int) for value in known.values()):
            return None
        value = eval(ast.unparse(node), dict(known))
        return value if isinstance(value, int) else None

    def is_row(self, node: ast.expr) -> bool:
        """Whether an expression is a list rather than a number, as far as can be told."""
        c = self.shape_of(node)
        return c is not None and bool(c.lengths)

    def is_u64(self, node: ast.expr) -> bool:
        """Whether an expression is an unsigned number, as far as can be told; one part makes the whole unsigned."""
        if isinstance(node, ast.BinOp):
            return self.is_u64(node.left) or self.is_u64(node.right)
        c = self.shape_of(node)
        return c is not None and not c.lengths and c.c == UNSIGNED

    def is_float(self, node: ast.expr) -> bool:
        """Whether a part of an expression is a float, as far as can be told."""
        if isinstance(node, ast.BinOp):
            return isinstance(node.op, ast.Div) or self.is_float(node.left) or self.is_float(node.right)
        if isinstance(node, ast.IfExp):
            return self.is_float(node.body) or self.is_float(node.orelse)
        if isinstance(node, ast.Constant):
            return isinstance(node.value, float)
        c = self.shape_of(node)
        return c is not None and not c.lengths and c.c == FLOAT

    def shape_of(self, node: ast.expr) -> Shape | None:
        """The shape of a name, a field or an element; None where it cannot be told."""
        try:
            return self.told_shape(node)
        except NoCType:  # the declarations tell where
            return None

    def told_shape(self, node: ast.expr) -> Shape | None:
        """The same; raises NoCType for an annotation that has none."""
        if isinstance(node, ast.Subscript):
            row = self.shape_of(node.value)
            return Shape(row.c, row.lengths[1:]) if row and row.lengths else None
        if isinstance(node, ast.Attribute):
            owner = self.class_of(node.value)
            return fields(owner).get(node.attr) if owner else None
        hint = self.hints.get(node.id) if isinstance(node, ast.Name) else None
        return shape(hint) if hint is not None else None

    def class_of(self, node: ast.expr) -> type | None:
        """The native class of a name or of a field that holds an object."""
        hint = self.hints.get(node.id) if isinstance(node, ast.Name) else None
        if hint is None and isinstance(node, ast.Attribute):
            c = self.shape_of(node)
            hint = self.names.get(c.c) if c else None
        return hint if isinstance(hint, type) and is_native(hint) else None
