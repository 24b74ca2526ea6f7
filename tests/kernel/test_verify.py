import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tokonoma.kernel import verify
from tokonoma.kernel.chance import SealedChance, sealed_seed, write_deal

SECRET = bytes(range(32))
GIVEN = [b"seat 0", b"", b"\x00seat 2"]


def deal() -> dict[str, Any]:
    chance = SealedChance(sealed_seed(SECRET, GIVEN))
    for bound in (1, 6, 100, 2**31 + 1, 3, 2**32, 7):
        chance.number(bound)
    return write_deal(SECRET, GIVEN, chance)


def findings(deal: dict[str, Any]) -> list[bool | None]:
    return [good for good, _ in verify.check_stream(deal)]


def test_an_honest_deal_is_found_good() -> None:
    assert findings(deal()) == [True, True, True]


def test_another_secret_is_not_the_one_committed_to() -> None:
    assert findings(deal() | {"secret": bytes(32).hex()})[0] is False


def test_the_seed_depends_on_every_contribution_and_their_order() -> None:
    for given in (GIVEN[::-1], GIVEN[:2], [b"seat 0\x00", b"", b"seat 2"]):
        assert findings(deal() | {"contributions": [each.hex() for each in given]})[1] is False


def test_a_changed_number_is_named() -> None:
    changed = deal()
    changed["drawn"][3][1] ^= 1
    good, line = [*verify.check_stream(changed)][-1]
    assert not good
    assert line.startswith("draw 4, below 2147483649")


def test_a_deal_that_cannot_be_read_is_said_to_be_so() -> None:
    for broken in ({"secret": "xyz"}, {"drawn": [[0, 0]]}, {"drawn": 3}, {"contributions": None}):
        ((good, line),) = verify.check_record({"deal": deal() | broken})
        assert not good
        assert line.startswith("the deal cannot be read")


def test_a_record_without_a_deal_proves_nothing() -> None:
    assert verify.check_record({})[0][0] is False
    assert verify.check_record([])[0][0] is False


def test_the_checker_runs_alone(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps({"deal": deal()}))
    alone = tmp_path / "verify.py"
    alone.write_text(Path(verify.__file__).read_text(encoding="utf-8"))
    done = subprocess.run(
        [sys.executable, "-S", "-E", str(alone), str(record)], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all 7 numbers drawn are the next of the stream" in done.stdout
    assert "tokonoma is not installed here" in done.stdout


def test_the_checker_refuses_a_file_that_is_not_there() -> None:
    assert verify.main(["no such file"]) == 2
    assert verify.main([]) == 2
