"""What is known of a move after it was looked at."""

from dataclasses import asdict, dataclass

from tokonoma.kernel.rulebook import Json


@dataclass(frozen=True)
class MoveValue:
    """A candidate after its playouts.

    `values` holds the share of the victory each seat can expect. `points` holds each seat's points where the playouts
    stop, as the game's own scores count them; it is empty where a search has no such boards (hidden movement). `line`
    is the expected continuation in words, the candidate first, up to the next draw.
    """

    move: str
    playouts: int
    values: list[float]
    points: list[float]
    line: list[str]

    def to_json(self) -> Json:
        """The value as a JSON document."""
        return asdict(self)


@dataclass(frozen=True)
class PlayedOut:
    """A candidate after whole games between search bots.

    `shares` and `points` are the means of every seat. `leads` holds, game by game, by how many points the seat asked
    about was ahead of the best other one, and `won` its share of the victory: the same game number stands for the same
    luck with every candidate, so that differences can be taken pair by pair.
    """

    move: str
    games: int
    shares: list[float]
    points: list[float]
    leads: list[float]
    won: list[float]

    def to_json(self) -> Json:
        """The result as a JSON document."""
        return asdict(self)
