"""Small functions of everything a rule writer may write, compiled and from source: the same answer to any numbers."""

from pathlib import Path

from tests.kernel.test_build import build, run, write_kernel, write_toy

BY_NOUGHT = '''

def quotient(a: int, b: int) -> int:
    """Divide by any number."""
    return a // b
'''
FUNCTIONS = '''

def divide(a: int, b: int) -> int:
    """Divide and take the rest, whatever the signs."""
    return (a // (b * b + 1)) * 7 + a % (b * b + 1) - a // (0 - b * b - 1) + a % (0 - b * b - 1)


def divide_floats(a: float, b: float) -> float:
    """The same with floats, and of both kinds."""
    return a / (b * b + 1.0) + a % (0.0 - b * b - 1.0) + a / 3


def share(a: int, b: int) -> float:
    """True division of whole numbers."""
    return a / (b * b + 1)


def narrow(table: Table, a: int) -> int:
    """Sums and products of narrow fields are not narrow."""
    table.last = a % 100 + 27
    table.taken[0] = 100
    n = table.last
    n += table.taken[0]
    m = table.last * table.taken[0]
    return n * 1000 + m + table.last + table.taken[0]


def truths(a: int, b: int) -> int:
    """Truth values in arithmetic, and the values of `and` and `or`."""
    odd: bool = a % 2 == 1
    return (a or b) * 3 + (a and b) + (not a) + (a == b) * 5 + odd


def chain(a: int, b: int, c: int) -> bool:
    """Chained comparisons, and membership."""
    return a < b <= c != a or a in (1, b, -3) or not (a > b > c)


def extremes(a: int, b: int, c: float) -> float:
    """Least and greatest of mixed kinds."""
    return min(a, b, c) * 2.0 + max(a, c) + abs(a - b) + min(a, 3) // 2


def choose(a: int, b: int, c: float) -> float:
    """A choice between a whole number and a float."""
    return (a if a > b else c) / 2 + (1 if a else 0.5)


def shift(a: int, b: int) -> int:
    """Shifts and bits of negative numbers."""
    return (a << (b % 5)) + (a >> (b % 7)) + (a & b) - (a | 12) + (a ^ b) + ~a


def count_down(a: int, b: int) -> int:
    """Loops downwards and in steps; what the body does to the bounds and the counter changes nothing."""
    n = 0
    low = b % 20 - 10
    for i in range(a % 30, low, -3):
        n = (n * 3 + i) % 1000
        low = 0
        i = 99
    for i in range(low, a % 30, 2):
        n = (n * 5 + i) % 1000
    return n


def last_of_a_loop(a: int) -> int:
    """A counter keeps its last value; `else` runs after a loop that was not left."""
    i = -1
    for i in range(a % 7):
        if i == 4:
            break
    else:
        i += 100
    return i


def add_wide(table: Table, a: int) -> int:
    """A whole number kept in a field."""
    table.stones = a
    table.stones += 5
    table.stones //= 3
    table.stones %= 11
    return table.stones
'''
COMPARE = """
from hypothesis import HealthCheck, given, settings, strategies as st
from inspect import getmembers, isfunction
from tokonoma.kernel import native
from tokonoma.kernel.typed import signature

unit = native.load("tokonoma.games.toy.rules", "native")
turn, rules = native.plain("tokonoma.games.toy.turn"), native.plain("tokonoma.games.toy.rules")
KINDS = {
    int: st.integers(-20000, 20000) | st.integers(-4, 4),
    float: st.floats(-1000.0, 1000.0) | st.integers(-4, 4).map(float),
}
known = {"takings", "take", "tell", "quotient"}
count = 0
for name, made in getmembers(turn, isfunction):
    if name in known or made.__module__ != turn.__name__:
        continue
    hints = [hint for key, hint in signature(made).items() if key != "return"]
    numbers = [hint for hint in hints if hint in KINDS]

    @settings(max_examples=300, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.tuples(*(KINDS[hint] for hint in numbers)))
    def alike(values):
        here, there = ([module.Rules()] * (len(hints) - len(numbers)) for module in (rules, unit))
        expected, found = made(*here, *values), getattr(unit, name)(*there, *values)
        assert found == expected, (name, values, found, expected)
        assert [each.fields() for each in there] == [each.fields() for each in here], (name, values)

    alike()
    count += 1
print(native.mode_of(unit), count)
"""
DIVIDE = """
import sys
from tokonoma.kernel import native

ignored = []
sys.unraisablehook = lambda each: ignored.append(each.exc_type.__name__)
print(native.load("tokonoma.games.toy.rules", "native").quotient(1, 0), ignored)
try:
    native.plain("tokonoma.games.toy.turn").quotient(1, 0)
except ZeroDivisionError:
    print("raised")
"""


def test_functions_answer_alike_compiled_and_from_source(tmp_path: Path) -> None:
    write_kernel(tmp_path)
    folder = write_toy(tmp_path)
    turn = folder / "turn.py"
    turn.write_text(turn.read_text() + FUNCTIONS + BY_NOUGHT)
    said = build(tmp_path, TOKONOMA_CFLAGS="")  # optimised, as the rules are: that is where C differs
    assert "tokonoma.games.toy.rules" in said.stdout, said.stdout + said.stderr
    compared = run(tmp_path, "-c", COMPARE)
    assert compared.stdout == f"native {FUNCTIONS.count('def ')}\n", compared.stdout + compared.stderr
    divided = run(tmp_path, "-c", DIVIDE)  # pytest makes a failure of an exception that was ignored
    assert divided.stdout == "0 ['ZeroDivisionError']\nraised\n", divided.stdout + divided.stderr
