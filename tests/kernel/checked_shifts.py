"""Shifts that refuse what C leaves undefined: by a negative number, by too many places, past the number's end."""

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any

from tests.kernel.checked_fields import RANGES, WouldDiffer
from tokonoma.kernel.c_differences import Reader
from tokonoma.kernel.chapters import Chapter, native_functions, read_unit

SHIFT = "checked_shift"
BITS = {"int": 32, "uint64_t": 64}


def checked_shift(number: int, places: int, leftwards: bool, c: str) -> int:
    """The shifted number, where C has the same."""
    if places not in range(BITS[c]):
        raise WouldDiffer(f"a shift by {places} in a {c}")
    shifted = number << places if leftwards else number >> places
    if shifted not in RANGES[c]:
        raise WouldDiffer(f"{number} shifted by {places} in a {c}")
    return shifted


class CheckShifts(ast.NodeTransformer):
    """Puts a call of `checked_shift` in the place of each shift."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        c = "uint64_t" if self.reader.is_u64(node.left) else "int"
        self.generic_visit(node)
        if not isinstance(node.op, ast.LShift | ast.RShift):
            return node
        leftwards = ast.Constant(isinstance(node.op, ast.LShift))
        return ast.Call(ast.Name(SHIFT, ast.Load()), [node.left, node.right, leftwards, ast.Constant(c)], [])

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        if not isinstance(node.op, ast.LShift | ast.RShift):
            return node
        now = ast.parse(ast.unparse(node.target), mode="eval").body
        return ast.Assign([node.target], self.visit_BinOp(ast.BinOp(now, node.op, node.value)))


def with_checked_shifts(chapter: Chapter, node: ast.FunctionDef, made: Any) -> CodeType | None:
    """The code of a function whose shifts are checked; None where it has none."""
    text = ast.unparse(node)
    if "<<" not in text and ">>" not in text:
        return None
    reader = Reader(chapter, made)
    for each in ast.walk(node):
        reader.note_local(each)
    tree = ast.fix_missing_locations(CheckShifts(reader).visit(ast.parse(text)))
    found: dict[str, Any] = {}
    exec(compile(tree, chapter.source, "exec"), vars(chapter.module), found)
    code: CodeType = found[node.name].__code__
    return code


@contextmanager
def checked_shifts(*units: str) -> Iterator[int]:
    """Let the units' rules that run from source have checked shifts meanwhile; tells how many functions shift."""
    kept: list[tuple[Any, CodeType]] = []
    for chapter in (chapter for unit in units for chapter in read_unit(unit).chapters):
        vars(chapter.module)[SHIFT] = checked_shift
        for node, made in native_functions(chapter):
            code = with_checked_shifts(chapter, node, made)
            if code is not None:
                kept.append((made, made.__code__))
                made.__code__ = code
    try:
        yield len(kept)
    finally:
        for made, code in kept:
            made.__code__ = code
