"""Installs the package and, where a C compiler is, compiles the rules beside their sources."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


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


setup(
    cmdclass={"build_ext": BuildRules},
    # Names no source: it only tells that what is installed belongs to one platform.
    ext_modules=[Extension("tokonoma.kernel.__native__.contract", [], optional=True)],
)
