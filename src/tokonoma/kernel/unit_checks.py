"""Refuses, with file, line and cure, what a unit cannot hold; what compiles but plays differently, c_differences.py."""

import ast

from tokonoma.kernel.c_differences import check_differences
from tokonoma.kernel.chapters import Chapter, Mistake, Unit, is_declared, native_functions


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
        for function, made in native_functions(chapter):
            check_function(chapter, function)
            check_differences(chapter, function, made)


def names_made(node: ast.stmt) -> list[str]:
    """The names a statement at the top of a file gives to what is made there."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def check_function(chapter: Chapter, node: ast.FunctionDef) -> None:
    """Raise Mistake where a rule does what C has no word for, though Cython would let it pass."""
    if node.args.kwonlyargs or node.args.vararg or node.args.kwarg:
        raise Mistake(f"{chapter.source}:{node.lineno}: {node.name}: a rule takes plain parameters")
    if not all(isinstance(each, ast.Constant) and isinstance(each.value, int) for each in node.args.defaults):
        raise Mistake(
            f"{chapter.source}:{node.lineno}: {node.name}: the default of a rule's parameter is a literal number"
        )
    for each in ast.walk(node):
        if isinstance(each, ast.Raise | ast.Try):
            raise Mistake(f"{chapter.source}:{each.lineno}: {node.name}: a rule cannot raise or catch; assert is free")
