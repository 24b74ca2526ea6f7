"""The few expressions a lesson may use to ask a table for its facts: `now.table.seats[0].mat.water + 1`.

A lesson file is data, so nothing of it is ever run: an expression is read as a tree of which only names, members,
arithmetic, comparisons, short lists and a dozen functions are understood.
"""

import ast
import operator
from collections.abc import Callable, Collection, Mapping
from typing import Any

FUNCTIONS: dict[str, Callable[..., Any]] = {
    "len": len,
    "sum": sum,
    "min": min,
    "max": max,
    "abs": abs,
    "sorted": sorted,
    "any": any,
    "all": all,
    "set": set,
    "list": list,
    "int": int,
    "str": str,
}
BINARY: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
COMPARED: dict[type, Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda a, b: a in b,
    ast.NotIn: lambda a, b: a not in b,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
}
LONGEST = 400


class Wrong(Exception):
    """An expression that cannot be read or does not fit the table."""


def evaluate(text: str, names: Mapping[str, Any]) -> Any:
    """What an expression comes to."""
    if len(text) > LONGEST:
        raise Wrong(f"an expression has at most {LONGEST} characters")
    try:
        return Reader(names).read(ast.parse(text.strip(), mode="eval").body)
    except (SyntaxError, ValueError, KeyError, IndexError, TypeError, AttributeError, ZeroDivisionError) as no:
        raise Wrong(f"{text}: {type(no).__name__}: {no}") from None


class Reader:
    """Walks an expression."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.names = dict(names)

    def read(self, node: ast.AST) -> Any:
        """What a node comes to; refuses one that is not understood."""
        found = getattr(self, f"read_{type(node).__name__.lower()}", None)
        if found is None:
            raise Wrong(f"{type(node).__name__} is not understood in an expression")
        return found(node)

    def read_constant(self, node: ast.Constant) -> Any:
        """A number or a word."""
        return node.value

    def read_name(self, node: ast.Name) -> Any:
        """A name that is known here."""
        if node.id not in self.names:
            raise Wrong(f"{node.id} is not known here; there are {', '.join(self.names)}")
        return self.names[node.id]

    def read_attribute(self, node: ast.Attribute) -> Any:
        """A member: `table.round` is the same as `table["round"]`."""
        return self.read(node.value)[node.attr]

    def read_subscript(self, node: ast.Subscript) -> Any:
        """A member by number, or by the word a value spells."""
        return self.read(node.value)[self.read(node.slice)]

    def read_slice(self, node: ast.Slice) -> slice:
        """Some members."""
        return slice(*(None if each is None else self.read(each) for each in (node.lower, node.upper, node.step)))

    def read_binop(self, node: ast.BinOp) -> Any:
        """Arithmetic."""
        return BINARY[type(node.op)](self.read(node.left), self.read(node.right))

    def read_unaryop(self, node: ast.UnaryOp) -> Any:
        """A minus, or not."""
        value = self.read(node.operand)
        return (not value) if isinstance(node.op, ast.Not) else -value

    def read_boolop(self, node: ast.BoolOp) -> Any:
        """And, or: what follows is looked at only where it matters."""
        is_and = isinstance(node.op, ast.And)
        value: Any = is_and
        for each in node.values:
            value = self.read(each)
            if bool(value) != is_and:
                return value
        return value

    def read_compare(self, node: ast.Compare) -> bool:
        """Comparisons, also a < b < c."""
        left = self.read(node.left)
        for op, right in zip(node.ops, map(self.read, node.comparators), strict=True):
            if not COMPARED[type(op)](left, right):
                return False
            left = right
        return True

    def read_ifexp(self, node: ast.IfExp) -> Any:
        """One or the other."""
        return self.read(node.body if self.read(node.test) else node.orelse)

    def read_list(self, node: ast.List) -> list[Any]:
        """A list."""
        return [self.read(each) for each in node.elts]

    def read_tuple(self, node: ast.Tuple) -> tuple[Any, ...]:
        """Several values."""
        return tuple(self.read(each) for each in node.elts)

    def read_call(self, node: ast.Call) -> Any:
        """One of the functions."""
        if not isinstance(node.func, ast.Name) or node.func.id not in FUNCTIONS or node.keywords:
            raise Wrong(f"only {', '.join(FUNCTIONS)} may be called")
        return FUNCTIONS[node.func.id](*(self.read(each) for each in node.args))

    def read_listcomp(self, node: ast.ListComp | ast.GeneratorExp) -> list[Any]:
        """A list made from another."""
        loop = node.generators[0]
        if len(node.generators) > 1 or not isinstance(loop.target, ast.Name):
            raise Wrong("a list is made from one other list, by one name")
        found = []
        for each in self.read(loop.iter):
            inner = Reader(self.names | {loop.target.id: each})
            if all(inner.read(test) for test in loop.ifs):
                found.append(inner.read(node.elt))
        return found

    read_generatorexp = read_listcomp


def check(text: str, names: Collection[str]) -> None:
    """Refuse an expression that could never be read, whatever the table is like."""
    if len(text) > LONGEST:
        raise Wrong(f"an expression has at most {LONGEST} characters")
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except SyntaxError as no:
        raise Wrong(f"{text}: {no}") from None
    own = {
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.comprehension) and isinstance(node.target, ast.Name)
    }
    for node in ast.walk(tree.body):
        if isinstance(node, ast.Name) and node.id not in {*names, *own, *FUNCTIONS}:
            raise Wrong(f"{node.id} is not known here; there are {', '.join(sorted(names))}")
        if isinstance(node, ast.expr) and not hasattr(Reader, f"read_{type(node).__name__.lower()}"):
            raise Wrong(f"{type(node).__name__} is not understood in an expression")
