"""Every limit of the server as a setting: `TOKONOMA_LIMIT_` and its name in capitals; `settings.Limits` has them.

A rate is written as AT_ONCE/A_SECOND, such as 60/20. What cannot be meant, and a limit there is not, is refused.
"""

import os
from collections.abc import Mapping
from typing import Any, TypeVar, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from tokonoma.kernel.refusal import Refusal

PREFIX = "TOKONOMA_LIMIT_"
MOST = 1e12
L = TypeVar("L", bound=Struct)


def variables(limits: Struct) -> dict[str, str]:
    """The variable of every limit, with its value as it is written."""
    return {variable_of(name): written(getattr(limits, name)) for name in limits.__struct_fields__}


def variable_of(name: str) -> str:
    """The variable that sets a limit."""
    return PREFIX + name.upper()


def written(value: Any) -> str:
    """A limit as a variable has it."""
    return "/".join(written(part) for part in value) if isinstance(value, tuple) else str(value).removesuffix(".0")


def limits_from(defaults: L, environment: Mapping[str, str] | None = None) -> L:
    """The limits, where the environment wins over the defaults."""
    given = os.environ if environment is None else environment
    kinds = get_type_hints(type(defaults))
    known = {variable_of(name): name for name in defaults.__struct_fields__}
    found: dict[str, Any] = {}
    for variable in sorted(each for each in given if each.startswith(PREFIX)):
        if variable not in known:
            message = f"there is no limit {variable}; `tokonoma doctor --limits` lists them"
            raise Refusal("unknown_option", message, option=variable)
        name = known[variable]
        found[name] = read(variable, given[variable], kinds[name])
    return replace(defaults, **found)


def read(variable: str, text: str, kind: Any) -> Any:
    """One limit; refuses what is none of its kind, and nought."""
    try:
        if kind is int:
            return positive(int(text))
        if kind is float:
            return positive(float(text))
        at_once, _, a_second = text.partition("/")
        if positive(float(at_once)) < 1:
            raise ValueError
        return positive(float(at_once)), positive(float(a_second))
    except ValueError:
        wanted = {int: "a whole number above 0", float: "a number above 0"}.get(kind, "AT_ONCE/A_SECOND, such as 60/20")
        raise Refusal("unknown_option", f"{variable} has to be {wanted}, not {text!r}", option=variable) from None


def positive(number: Any) -> Any:
    """A number that can be a limit."""
    if not 0 < number < MOST:
        raise ValueError
    return number


def listed_limits() -> dict[str, dict[str, str]]:
    """Every limit as it is set here, with its default."""
    from tokonoma.server.settings import Limits  # which reads its limits by this module

    defaults = variables(Limits())
    now = variables(limits_from(Limits()))
    return {name: {"value": now[name], "default": defaults[name]} for name in defaults}
