"""What a match is made of besides what was asked for: component data, rules and bots. A change of any shows here."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from tokonoma.kernel.library import game as open_game

OWN = Path(__file__).parents[1]
SOURCES = (
    "kernel/**/*.py",
    "games/{game}/*.py",
    "bots/**/*.py",
    "bots/*_openings.json",
    "arena/play.py",
    "arena/features.py",
)


def made_of(game: str, data: str | None, against: str | None) -> dict[str, str]:
    """The fingerprints of the data, of this version's code and of the other checkout's."""
    found = {"data": open_game(game, data=data).rulebook.data, "code": code_of(OWN, game)}
    return found | ({"against": code_of(Path(against) / "src" / "tokonoma", game)} if against else {})


@cache
def code_of(package: Path, game: str) -> str:
    """What identifies the sources that decide how a game is played."""
    found = sha256()
    for pattern in SOURCES:
        for path in sorted(package.glob(pattern.format(game=game))):
            found.update(f"{path.relative_to(package)}\n".encode() + path.read_bytes())
    return found.hexdigest()[:16]
