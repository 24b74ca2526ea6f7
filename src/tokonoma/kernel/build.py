"""Compiles what has changed: python -m tokonoma.kernel.build [--force] [--keep FOLDER].

Each unit is read, translated and compiled for itself: a mistake in one game leaves the others built, and is told with
its file, line and cure. Without a C compiler nothing is lost but speed.
"""

import argparse
import contextlib
import importlib.util
import io
import json
import os
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tokonoma.kernel.chapters import OWN_TWINS, Mistake, Unit, builds_on, read_unit
from tokonoma.kernel.native import ROOT, fingerprint, library, manifest, stale, units
from tokonoma.kernel.progress import Advance, progress, silence
from tokonoma.kernel.translate import HEADER, write_unit
from tokonoma.kernel.unit_checks import check

TRANSLATOR = ("chapters.py", "declarations.py", "translate.py", "build.py")  # checks change nothing of what is made
TOOLS = ("contract.py", "typed.py", "raw.py", "raw.pxd", *TRANSLATOR)  # every unit depends on these
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": False,  # a negative number is divided as in Python
    "initializedcheck": False,
    "auto_pickle": False,
    "allow_none_for_extension_args": False,  # a None in a block without Python's lock would end the process
}
MACROS = [("CYTHON_WITHOUT_ASSERTIONS", "1")]  # an assert in a rule is for the uncompiled form
HINT = (
    "'gil', 'Python object' and 'Python locals' mean that something here has no C type: a misspelt or unimported name, "
    "a list, a string, or a local that holds a truth value (write `name: bool = ...`)."
)
# No rule overflows an int on purpose; where C may know that (-fno-wrapv), it copies rows at once. No rule asks what
# went wrong in a square root or a division; where C may know that (-fno-math-errno), it reckons several at a time.
FLAGS = [
    *("-O3", "-g0", "-fno-wrapv", "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math"),
    *("-Werror=incompatible-pointer-types", "-Wno-unused"),
]
if os.name == "nt":
    FLAGS = []
FLAGS += os.environ.get("TOKONOMA_CFLAGS", "").split()  # -O0: a quick build whose speed does not matter


class NoCompiler(Exception):
    """There is nothing here to compile with."""


def build(force: bool = False, keep: Path | None = None) -> list[str]:
    """Compile every unit that is stale; return their names.

    Raises Mistake when one could not be, and NoCompiler when none could.
    """
    stale.cache_clear()
    names = [name for name in units() if force or stale(name)]
    if not names:
        return []
    if not has_compiler() and not borrowed_compiler():
        raise NoCompiler("there is no C compiler here")
    for name in names:
        manifest(name).unlink(missing_ok=True)
    with contextlib.ExitStack() as stack:
        work = keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        known, mistakes = read_units(names)
        copy_twins(work)
        made: dict[str, Any] = {}
        with progress("compiling", 2 * len(names)) as advance:
            for name, unit in known.items():  # each after all that it builds on
                if any(other in mistakes for other in builds_on(unit)):
                    continue
                try:
                    write_unit(unit, work)
                    if name in names:
                        made[name] = to_c(unit, work)
                        advance(said=name)
                except Mistake as mistake:
                    mistakes[name] = str(mistake)
            compile_c(list(made.values()), work, advance)
        for name in made:
            put_in_place(known, name, work)
    stale.cache_clear()
    if mistakes:
        raise Mistake("\n".join(mistakes.values()))
    return names


def read_units(names: list[str]) -> tuple[dict[str, Unit], dict[str, str]]:
    """The units asked for with all they build on, and what is wrong with those that cannot be read."""
    known: dict[str, Unit] = {}
    mistakes: dict[str, str] = {}

    def visit(name: str) -> bool:
        if name in known or name in mistakes:
            return name in known
        try:
            unit = read_unit(name)
            check(unit)
        except Mistake as mistake:
            mistakes[name] = str(mistake)
            return False
        except (SyntaxError, ImportError, NameError, AttributeError, TypeError) as no:
            mistakes[name] = f"{name} cannot be imported: {no}"
            return False
        if all(visit(other) for other in builds_on(unit)):
            known[name] = unit
        return name in known

    for name in names:
        visit(name)
    return known, mistakes


def copy_twins(work: Path) -> None:
    """Put the C twins of our own modules where Cython will look for them."""
    for twin in OWN_TWINS:
        place = Path(*twin.split(".")).with_suffix(".pxd")
        (work / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / place, work / place)


def made_from(known: dict[str, Unit], name: str) -> dict[str, str]:
    """Every file a unit was made from with its fingerprint, taken before it was read: see Chapter."""
    files = {f"tokonoma/kernel/{tool}": fingerprint(f"tokonoma/kernel/{tool}") for tool in TOOLS}
    for other in builds_on(known[name]):
        files |= made_from(known, other)
    for twin in {node.module for chapter in known[name].chapters for node in chapter.imports()} & {*OWN_TWINS}:
        place = "/".join(str(twin).split("."))
        files |= {source: fingerprint(source) for source in (f"{place}.py", f"{place}.pxd")}
    return files | {chapter.source: chapter.fingerprint for chapter in known[name].chapters}


def to_c(unit: Unit, work: Path) -> Any:
    """Run Cython over one unit; raises Mistake with the places in the source."""
    try:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError
        from setuptools import Extension
    except ImportError as no:
        raise NoCompiler(f"{no.name} is not installed") from None
    said = io.StringIO()
    path = "/".join(unit.name.split(".")) + ".py"
    extension = Extension(unit.name, [path], extra_compile_args=FLAGS, define_macros=MACROS)
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said), contextlib.chdir(work):
            (made,) = cythonize(  # type: ignore[no-untyped-call]
                [extension], compiler_directives=DIRECTIVES, force=True, include_path=["."]
            )
    except CompileError:
        raise Mistake(in_the_source(said.getvalue(), unit)) from None
    return made


def compile_c(extensions: list[Any], work: Path, advance: Advance = silence) -> None:
    """Run the C compiler over what Cython wrote."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError, ExecError, LinkError, PlatformError

    class Telling(build_ext):  # type: ignore[misc, unused-ignore]
        """Tells of every unit that is done."""

        def build_extension(self, ext: Any) -> None:
            super().build_extension(ext)
            advance(said=ext.name)

    os.environ.update(borrowed_compiler())
    command: Any = Distribution({"ext_modules": extensions, "cmdclass": {"build_ext": Telling}}).get_command_obj(
        "build_ext"
    )
    command.build_lib, command.build_temp, command.parallel, command.force = "lib", "temp", os.cpu_count() or 1, True
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said), contextlib.chdir(work):
            command.ensure_finalized()
            command.run()
    except (CompileError, ExecError, LinkError, PlatformError) as no:
        raise NoCompiler(f"the C compiler failed: {no}") from None


def has_compiler() -> bool:
    """Whether the system has a C compiler; Windows has its own ways to find one."""
    names = [*os.environ.get("CC", "").split(" ")[:1], "cc", "gcc", "clang"]
    return os.name == "nt" or any(map(shutil.which, filter(None, names)))


def borrowed_compiler() -> dict[str, str]:
    """The variables that name Zig's C compiler, where it is installed and the system has none."""
    if has_compiler() or not importlib.util.find_spec("ziglang"):
        return {}
    zig = f"'{sys.executable}' -m ziglang cc"
    return {"CC": zig, "LDSHARED": f"{zig} -shared"}


def put_in_place(known: dict[str, Unit], name: str, work: Path) -> None:
    """Put a library where imports find it, and last of all its manifest; one in use elsewhere is not written over."""
    target = library(name)
    target.parent.mkdir(exist_ok=True)
    fresh = target.with_suffix(".fresh")
    shutil.copy(work.joinpath("lib", *name.split(".")).with_name(target.name), fresh)
    fresh.replace(target)
    manifest(name).write_text(json.dumps(made_from(known, name), indent=1))


def in_the_source(said: str, unit: Unit) -> str:
    """The compiler's complaints, each with its place in the source and the line it is about."""
    found: dict[str, list[str]] = {}
    path = re.escape("/".join(unit.name.split(".")) + ".py")
    for line, message in re.findall(path + r":(\d+):\d+: (.+)", said):
        source, number = unit.place(int(line) - len(HEADER))
        text = (ROOT / source).read_text().splitlines()[number - 1].strip()
        found.setdefault(f"{source}:{number}: {text}", []).append(message)
    complaints = [f"{place}\n    {'; '.join(dict.fromkeys(messages))}" for place, messages in found.items()]
    return "\n".join([*complaints, HINT]) if complaints else said


def main() -> None:
    """Build and say what was built."""
    parser = argparse.ArgumentParser(prog="python -m tokonoma.kernel.build")
    parser.add_argument("--force", action="store_true", help="compile everything anew")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="leave what Cython and C were given in a folder")
    asked = parser.parse_args()
    started = time.perf_counter()
    try:
        built = build(asked.force, asked.keep)
    except Mistake as mistake:
        sys.exit(str(mistake))
    except NoCompiler as no:
        print(f"{no}; the rules run uncompiled, about a hundred times slower")
        return
    print(f"built {', '.join(built) or 'nothing'} in {time.perf_counter() - started:.1f} s")


if __name__ == "__main__":
    main()
