"""The heavier half, by `make test-dist`: make on a machine with Python and nothing else, and wheels on every Python.

It fetches about 160 MB and takes some minutes; progress is printed. Not part of `make test`.
"""

import json
import shutil
import sys
import tempfile
import time
from pathlib import Path

from tests.installing.places import ROOT, Environment, bare_path, plays_a_whole_game, run, sources

VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def main() -> None:
    """Try both, and say what held."""
    with tempfile.TemporaryDirectory() as folder:
        try_bare_machine(Path(folder))
        try_wheels(Path(folder))


def try_bare_machine(place: Path) -> None:
    """`make build web` with the system's Node and C compilers hidden; then again, which must be quick."""
    project, path = sources(place / "bare-project"), bare_path(place / "bare")
    said = run("make", "build", "web", f"PYTHON={sys.executable}", at=project, path=path)
    fetched = [line for line in said.splitlines() if line.startswith("Fetched")]
    assert len(fetched) == 2, said
    print(*fetched, sep="\n")
    python = str(project / ".venv/bin/python")
    figures = json.loads(run(python, "-m", "tokonoma", "bench", "gorinto", "--json", at=project, path=path))
    assert figures[0]["mode"] == "native"
    print(f"compiled by Zig: {figures[0]['games_per_s']:,.0f} games/s of Gorinto")
    started = time.monotonic()
    run("make", "build", "web", at=project, path=path)
    print(f"a second make build web: {time.monotonic() - started:.1f} s")


def try_wheels(place: Path) -> None:
    """The sdist of dist/ built and installed on every Python there is, by pip with its own isolated build."""
    (sdist,) = (ROOT / "dist").glob("*.tar.gz")
    for number, python in enumerate(pythons(place)):
        started = time.monotonic()
        environment = Environment(place / f"env-{number}", python)
        environment.install(str(sdist))
        assert "<title>" in environment.served()
        assert plays_a_whole_game(environment)
        figures = json.loads(environment.command("bench", "gorinto", "--rounds", "1", "--json"))
        assert figures[0]["mode"] == "native"
        print(f"{python}: installed from the sdist, serves, plays, benches native; {time.monotonic() - started:.0f} s")


def pythons(place: Path) -> list[str]:
    """One Python of each version on this machine that is more than a name: on the path, or installed by pyenv."""
    home = Path.home() / ".pyenv" / "versions"
    found = []
    for version in VERSIONS:
        candidates = [f"python{version}"] if shutil.which(f"python{version}") else []
        candidates += [str(each) for each in sorted(home.glob(f"{version}.*/bin/python{version}"))]
        found += [python for python in candidates if works(python, place)][:1]
    return found


def works(python: str, place: Path) -> bool:
    """Whether environments can be made with it."""
    try:
        run(python, "-c", "import venv, ssl", at=place)
    except AssertionError:
        return False
    return True


if __name__ == "__main__":
    main()
