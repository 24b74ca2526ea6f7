"""Keeps the games in which bots were read, one in a line, so that what was stopped goes on from there."""

from pathlib import Path
from types import TracebackType
from typing import Any

from msgspec import Struct, ValidationError, convert

from tokonoma.arena.lines import LineFile, refuse_line, split
from tokonoma.kernel.refusal import Refusal

USUAL_PLAYERS = "search:300p"  # led to the rounds of games that do not say who did
PARTS = {"her": {"her_least", "her_most"}, "them": {"them_least", "them_most"}}
BEGINS = b'{"bot": "'


class ReadGame(Struct):
    """What is kept of a game: what was asked for, and what reading gains in each of its rounds."""

    bot: str
    seed: int
    rounds_read: int
    seeds: int
    only: str
    options: dict[str, str]
    rounds: list[dict[str, float]]
    players: str = USUAL_PLAYERS


class Readings:
    """The games read so far, in a file or in memory only."""

    def __init__(self, place: Path | None) -> None:
        """Open the file; refuses one that holds anything else, and leaves it as it is."""
        self.games: list[dict[str, Any]] = []
        self.file: LineFile | None = None
        if place is None:
            return
        file = LineFile(place)
        try:
            self.games = read_games_in(file)
            file.go_on()
        except BaseException:
            file.close()
            raise
        self.file = file

    def __enter__(self) -> "Readings":
        return self

    def __exit__(self, kind: type[BaseException] | None, no: BaseException | None, at: TracebackType | None) -> None:
        if self.file:
            self.file.close()

    def holds(self, asked_for: dict[str, Any]) -> bool:
        """Whether such a game was read already."""
        return any(asked_for.items() <= ({"players": USUAL_PLAYERS} | game).items() for game in self.games)

    def note(self, game: dict[str, Any]) -> None:
        """Keep one more."""
        self.games.append(game)
        if self.file:
            self.file.add(game)


def read_games_in(file: LineFile) -> list[dict[str, Any]]:
    """The games that a file holds; refuses a line that is none, and a torn last line of something else."""
    games = file.documents()
    wrong = next((i for i, game in enumerate(games) if not is_read_game(game)), None)
    if wrong is not None:
        refuse_line(file.place, wrong + 1, "is no game that was read")
    torn = split(file.content)[1]
    if not (BEGINS.startswith(torn) or torn.startswith(BEGINS)):
        message = f"{file.place} holds no games that were read; name another file"
        raise Refusal("foreign_document", message, file=str(file.place))
    return games


def is_read_game(document: Any) -> bool:
    """Whether a line tells what was read in a game."""
    try:
        game = convert(document, ReadGame)
    except (ValidationError, RecursionError):
        return False
    parts = set().union(*(PARTS[side] for side in PARTS if game.only in (side, "both")))
    return bool(parts) and all(read.keys() >= parts for read in game.rounds)
