"""The page's own checks: types match the protocol, messages are complete, the code is sound, the script is small."""

import shutil
import subprocess

import pytest
from tests.web.served import PAGE, ROOT


@pytest.mark.skipif(not (ROOT / "web/node_modules").exists(), reason="the page's packages are not installed: make web")
def test_the_page_passes_its_checks() -> None:
    npm = shutil.which("npm")
    assert npm is not None
    assert (PAGE / "index.html").exists()
    done = subprocess.run([npm, "run", "--silent", "check"], cwd=ROOT / "web", capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
