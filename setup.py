"""Installs the package with the page, and, where a C compiler is, with the rules compiled beside their sources."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
PAGE = ROOT / "src/tokonoma/server/page/index.html"


def ensure_page() -> None:
    """Build the page from its sources where it is missing or old; stop with one sentence where that cannot be."""
    if (ROOT / "PKG-INFO").exists() and PAGE.exists():
        return  # a source distribution carries the page it was made with
    done = subprocess.run([sys.executable, ROOT / "tools/build-web"], capture_output=True, text=True, check=False)
    if done.returncode or not PAGE.exists():
        said = (done.stderr.strip().splitlines() or ["tools/build-web failed"])[0]
        raise SystemExit(f"tokonoma is not built without its page. {said}")


class BuildRules(build_ext):
    """Runs the project's own build over the copy that is being installed, or over the sources when editable."""

    def run(self) -> None:
        """Compile; a machine without a compiler installs the sources alone, which run as they are."""
        root = Path("src" if self.editable_mode or self.inplace else self.build_lib).resolve()
        if not (root / "tokonoma").exists():
            self.run_command("build_py")
        # The build tools stand on this process's path, which an isolated build does not hand on by itself.
        path = os.pathsep.join([str(root), *filter(None, sys.path)])
        command = [sys.executable, "-m", "tokonoma.kernel.build"]
        subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=False)

    def get_outputs(self) -> list[str]:
        """Whatever was compiled."""
        return [str(path) for path in Path(self.build_lib).rglob("__native__/*")]

    def get_output_mapping(self) -> dict[str, str]:
        """Nothing is built elsewhere and linked."""
        return {}


class Wheel(bdist_wheel):
    """A wheel with the page; of one platform with compiled rules, of any without."""

    def run(self) -> None:
        """Build first, since only then it is known whether anything was compiled."""
        ensure_page()
        self.run_command("build")
        native = Path(self.get_finalized_command("build").build_lib).rglob("__native__/*")
        if not any(path.suffix in (".so", ".pyd") for path in native):
            print("tokonoma: no C compiler, so this wheel is a pure one; its rules run uncompiled, much slower")
            self.root_is_pure = True
            self.distribution.ext_modules = None
            self.distribution.has_ext_modules = lambda: False
        super().run()


class Sources(sdist):
    """The sources with the page as built, so that installing them needs no Node."""

    def run(self) -> None:
        """Build the page first."""
        ensure_page()
        super().run()


setup(
    cmdclass={"build_ext": BuildRules, "bdist_wheel": Wheel, "sdist": Sources},
    # Names no source: it only tells that what is installed belongs to one platform.
    ext_modules=[Extension("tokonoma.kernel.__native__.contract", [], optional=True)],
)
