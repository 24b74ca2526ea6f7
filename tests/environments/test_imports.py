"""What the extras bring is imported only when it is used."""

import subprocess
import sys

import pytest

OF_EXTRAS = ("numpy", "pettingzoo", "gymnasium", "pyspiel", "open_spiel", "ray", "PIL", "resvg_py", "jax", "torch")
USUAL = "import tokonoma.bots; state = tokonoma.game('gorinto').new(2, seed=1); state.step(state.legal_numbers()[0])"


@pytest.mark.parametrize("program", ["import tokonoma", USUAL + "; state.observation(0)", "import tokonoma.cli"])
def test_nothing_of_the_extras_is_imported_otherwise(program: str) -> None:
    shown = f"{program}; import sys; print(*sorted(set(sys.modules) & {set(OF_EXTRAS)!r}))"
    done = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, timeout=240, check=True)
    assert done.stdout.split() == []
