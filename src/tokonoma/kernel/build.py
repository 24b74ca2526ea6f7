"""Compiles what has changed: python -m kernel.build [--force]."""

import contextlib
import io
import json
import os
import re
import shutil
import sys
import time

from tokonoma.kernel.native import ROOT, UNITS, fingerprint, library, manifest, rules, stale
from tokonoma.kernel.translate import HEADER_LINES, Mistake, Unit, read_unit, write_unit

WORK = ROOT / "build"
TOOLS = ("game.py", "typed.py", "raw.py", "raw.pxd", "translate.py", "build.py")  # every unit depends on these
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,
}
MACROS = [("CYTHON_WITHOUT_ASSERTIONS", "1")]  # an assert in a rule is for the uncompiled form
HINT = (
    "'gil', 'Python object' and 'Python locals' mean that something here has no C type: a misspelt or unimported name, "
    "a list, a string, or a local that holds a truth value (write `name: bool = ...`)."
)
FLAGS = [] if os.name == "nt" else ["-O3", "-Werror=incompatible-pointer-types", "-Wno-unused"]


def build(force: bool = False) -> list[str]:
    """Compile every unit that is stale; return their names. Raises Mistake, and then no stale unit can be taken."""
    rules.mode = "python"
    names = [name for name in UNITS if force or stale(name)]
    for name in names:
        manifest(name).unlink(missing_ok=True)
    shared = {name: tools_and_data(name) for name in names}  # before anything is read: see Chapter.fingerprint
    units = [read_unit(name) for name in UNITS]
    for unit in units:
        write_unit(unit, WORK)
    shutil.copy(ROOT / "kernel/raw.pxd", WORK / "kernel/raw.pxd")
    stale_units = [unit for unit in units if unit.name in names]
    compile_units(stale_units)
    for unit in stale_units:
        made_from = shared[unit.name] | {chapter.source: chapter.fingerprint for chapter in unit.chapters}
        manifest(unit.name).write_text(json.dumps(made_from, indent=1))
    return names


def tools_and_data(name: str) -> dict[str, str]:
    """What a unit depends on besides its chapters: the tools, and data beside it that tables may be read from."""
    data = [str(path.relative_to(ROOT)) for path in library(name).parent.parent.glob("*.json")]
    return {source: fingerprint(source) for source in [*(f"kernel/{tool}" for tool in TOOLS), *data]}


def compile_units(units: list[Unit]) -> None:
    """Run Cython and the C compiler, and put the libraries in their places."""
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError
    from setuptools import Distribution, Extension

    cores = os.cpu_count() or 1
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said), contextlib.chdir(WORK):
            sources = {unit.name: "/".join(unit.name.split(".")) + ".py" for unit in units}
            extensions = [
                Extension(name, [path], extra_compile_args=FLAGS, define_macros=MACROS)
                for name, path in sources.items()
            ]
            made = cythonize(extensions, compiler_directives=DIRECTIVES, force=True, include_path=["."])
            command = Distribution({"ext_modules": made}).get_command_obj("build_ext")
            command.build_lib, command.build_temp, command.parallel, command.force = "lib", "temp", cores, True
            command.ensure_finalized()
            command.run()
    except CompileError:
        raise Mistake(in_the_source(said.getvalue(), units)) from None
    for unit in units:
        target = library(unit.name)
        target.parent.mkdir(exist_ok=True)
        shutil.copy(WORK.joinpath("lib", *unit.name.split(".")).with_name(target.name), target)


def in_the_source(said: str, units: list[Unit]) -> str:
    """The compiler's complaints, each with its place in the source and the line it is about."""
    found: dict[str, list[str]] = {}
    for unit in units:
        path = re.escape("/".join(unit.name.split(".")) + ".py")
        for line, message in re.findall(path + r":(\d+):\d+: (.+)", said):
            source, number = unit.place(int(line) - HEADER_LINES)
            text = (ROOT / source).read_text().splitlines()[number - 1].strip()
            found.setdefault(f"{source}:{number}: {text}", []).append(message)
    complaints = [f"{place}\n    {'; '.join(dict.fromkeys(messages))}" for place, messages in found.items()]
    return "\n".join([*complaints, HINT]) if complaints else said


if __name__ == "__main__":
    started = time.perf_counter()
    try:
        built = build("--force" in sys.argv)
    except Mistake as mistake:
        sys.exit(str(mistake))
    print(f"built {', '.join(built) or 'nothing'} in {time.perf_counter() - started:.1f} s")
