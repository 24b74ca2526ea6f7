"""Places to install into: empty environments, copies of the sources, and a path without Node and C compilers."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
HIDDEN = re.compile(
    r"^(node|nodejs|npm|npx|corepack|cc|c\+\+|c[89]9|tcc|(.*-)?(gcc|g\+\+|clang|cpp)(\+\+)?(-[\d.]+)?)$"
)
FETCHABLE = ("tools", "src", "web")


def bare_path(folder: Path) -> str:
    """A PATH with all this machine's commands but Node and the C compilers."""
    folder.mkdir()
    for each in os.get_exec_path():
        for command in Path(each).glob("*") if Path(each).is_dir() else []:
            link = folder / command.name
            if not HIDDEN.match(command.name) and not link.exists() and not link.is_symlink():
                link.symlink_to(command)
    assert shutil.which("make", path=str(folder))
    assert not shutil.which("node", path=str(folder))
    assert not shutil.which("cc", path=str(folder))
    return str(folder)


def sources(folder: Path) -> Path:
    """A clean checkout elsewhere: what git holds, as it is on disk now."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, check=True
    )
    for name in listed.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


class Environment:
    """An empty environment with its own Python, outside the checkout."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        run(python, "-m", "venv", str(folder), at=folder.parent)
        self.python = str(folder / "bin" / "python")

    def install(self, *arguments: str) -> None:
        run(self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments, at=self.folder)

    def command(self, *arguments: str, typed: str = "") -> str:
        """What `tokonoma` says."""
        return run(str(self.folder / "bin" / "tokonoma"), *arguments, at=self.folder, typed=typed)

    def served(self) -> str:
        """The page, from a server of this environment."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [str(self.folder / "bin" / "tokonoma"), "serve", "--no-browser", "--port", str(port)]
        server = subprocess.Popen(
            command, cwd=self.folder, env=clean_environment(self.folder), stdout=subprocess.DEVNULL
        )
        try:
            return fetched(f"http://127.0.0.1:{port}/")
        finally:
            server.terminate()
            server.wait(20)


def fetched(address: str) -> str:
    """A page, once its server answers."""
    until = time.monotonic() + 30
    while True:
        try:
            return str(urllib.request.urlopen(address, timeout=5).read().decode())
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def clean_environment(folder: Path, path: str | None = None) -> dict[str, str]:
    """Variables that lead to nothing of the checkout."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TOKONOMA", "CC", "LD"))
    }
    kept.pop("VIRTUAL_ENV", None)
    return kept | {"TOKONOMA_DATA": str(folder / "data"), "PATH": path or kept["PATH"]}


def run(*command: str, at: Path, path: str | None = None, typed: str = "", **variables: str) -> str:
    """What a command says; it must succeed."""
    environment = clean_environment(at, path) | variables
    done = subprocess.run(
        command, cwd=at, env=environment, input=typed, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-3000:]}"
    return done.stdout


def plays_a_whole_game(environment: Environment) -> bool:
    """Whether a game between bots comes to its end there."""
    return "The game is over" in environment.command("play", "gorinto", "--seats", "random,random", "--seed", "1")
