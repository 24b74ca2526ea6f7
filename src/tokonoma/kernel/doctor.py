"""How this installation is: which form each unit runs in and why, versions, where the data lies."""

import os
import platform
import shutil
import sys
from importlib.metadata import PackageNotFoundError, version

from tokonoma.kernel import native
from tokonoma.kernel.data_folder import data_folder
from tokonoma.kernel.library import GAMES, game
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import Json

PACKAGES = ("cython", "msgspec", "prompt-toolkit", "starlette", "uvicorn", "sqlalchemy")
COMPILERS = ("cc", "gcc", "clang", "cl")


def examine() -> Json:
    """Everything worth knowing, as JSON."""
    return {
        "tokonoma": own_version(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}",
        "compiler": next((name for name in COMPILERS if shutil.which(name)), None),
        "asked_for": os.environ.get("TOKONOMA_RULES"),
        "units": [examine_unit(unit) for unit in native.units()],
        "games": [examine_game(name) for name in GAMES],
        "packages": {name: version_of(name) for name in PACKAGES},
        "data_folder": examine_folder(),
    }


def own_version() -> str:
    """This program's version."""
    from tokonoma import __version__

    return __version__


def examine_unit(unit: str) -> Json:
    """The form a unit runs in, and why when it is not the compiled one."""
    if native.must_be_plain():
        return {"unit": unit, "mode": "python", "why": ["TOKONOMA_RULES=python asks for it"]}
    reasons = native.stale(unit)
    return {"unit": unit, "mode": "python" if reasons else "native", "why": list(reasons)}


def examine_game(name: str) -> Json:
    """Whether a game opens, and with which rules and data."""
    try:
        rulebook = game(name).rulebook
    except Refusal as refusal:
        return {"game": name, "opens": False, "why": refusal.message}
    return {"game": name, "opens": True, "mode": rulebook.mode, "rules": rulebook.rules, "data": rulebook.data}


def examine_folder() -> Json:
    """Where data lies and whether it can be written there."""
    folder = data_folder()
    closest = next(each for each in (folder, *folder.parents) if each.exists())
    return {"path": str(folder), "exists": folder.exists(), "writable": os.access(closest, os.W_OK)}


def version_of(package: str) -> str | None:
    """The version of an installed package."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def tell(found: Json) -> list[str]:
    """The findings as lines for a person."""
    lines = [f"tokonoma {found['tokonoma']}, {found['python']}, {found['machine']} ({sys.executable})"]
    lines.append(f"C compiler: {found['compiler'] or 'none, so that rules run uncompiled unless they came built'}")
    for unit in found["units"]:
        why = f": {'; '.join(unit['why'])}" if unit["why"] else ""
        lines.append(f"  {unit['mode']:<6} {unit['unit']}{why}")
    if any(unit["mode"] == "python" for unit in found["units"]):
        lines.append("  `make build` (python -m tokonoma.kernel.build) compiles what runs as python.")
    for each in found["games"]:
        told = f"rules {each['rules']}, data {each['data']}, {each['mode']}" if each["opens"] else each["why"]
        lines.append(f"{each['game']}: {told}")
    lines.append("packages: " + ", ".join(f"{name} {held or 'missing'}" for name, held in found["packages"].items()))
    folder = found["data_folder"]
    state = "exists" if folder["exists"] else "is not there yet"
    lines.append(f"data folder: {folder['path']} ({state}, {'can' if folder['writable'] else 'CANNOT'} be written)")
    if "store" in found:
        lines.append(f"store: {found['store']['url'] or ''} {found['store']['tells']}".replace("  ", " "))
    return lines
