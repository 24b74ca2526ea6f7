"""`tokonoma doctor`: how this installation is."""

import argparse
from typing import Any

from tokonoma import Refusal
from tokonoma.cli.arguments import Commands, add_json, as_json, command
from tokonoma.cli.optional import optional_package
from tokonoma.cli.status import DONE, WRONG


def add(commands: Commands) -> None:
    """tokonoma doctor."""
    more = "Which form of the rules runs and why, versions, the data folder, the store."
    made = command(commands, "doctor", run, "tell how this installation is", more)
    made.add_argument("--limits", action="store_true", help="only list the server's limits, which variables set")
    add_json(made)


def run(asked: argparse.Namespace) -> int:
    """Examine the installation."""
    if asked.limits:
        limits = optional_package("tokonoma.server.limit_settings", "the server").listed_limits()
        print(as_json(limits) if asked.json else "\n".join(told_limits(limits)))
        return DONE
    from tokonoma.kernel.doctor import examine, tell

    found = examine() | {"store": store_examined()}
    print(as_json(found) if asked.json else "\n".join(tell(found)))
    is_well = all(each["opens"] for each in found["games"]) and found["store"]["state"] not in ("unreachable", "newer")
    return DONE if is_well else WRONG


def told_limits(limits: dict[str, dict[str, str]]) -> list[str]:
    """The server's limits, a line each."""
    return [
        f"{name}={each['value']}" + ("" if each["value"] == each["default"] else f" (default {each['default']})")
        for name, each in limits.items()
    ]


def store_examined() -> dict[str, Any]:
    """How the server's store is, where the server is installed."""
    try:
        package = optional_package("tokonoma.server.doctor", "the server")
    except Refusal as refusal:
        return {"url": None, "state": "missing", "tells": refusal.message}
    found: dict[str, Any] = package.examine_store()
    return found
