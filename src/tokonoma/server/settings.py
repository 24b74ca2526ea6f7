"""What a host may set: where the data lies, and how much one visitor may ask for."""

import os
from pathlib import Path

from msgspec import Struct

from tokonoma.kernel.data_folder import data_folder

DATABASE_FILE = "tokonoma.db"


class Limits(Struct, frozen=True, kw_only=True):
    """How much is taken, and how fast; a rate is (how many at once, how many a second)."""

    frame_bytes: int = 65_536
    body_bytes: int = 1_048_576
    requests: tuple[float, float] = (60, 20)  # per socket
    chat: tuple[float, float] = (5, 0.5)  # per seat
    undos: tuple[float, float] = (100, 1)  # per seat, take-backs too: a game is as long as it is played, not undone
    claims: tuple[float, float] = (20, 0.5)  # per address
    openings: tuple[float, float] = (30, 0.5)  # per address
    hellos: tuple[float, float] = (400, 20)  # per address
    reviews: tuple[float, float] = (120, 8)  # per table: looking back plays a game again
    sockets_per_seat: int = 8
    watchers: int = 200
    waiting_frames: int = 256  # to a client that reads too slowly
    live_tables: int = 20_000
    hello_seconds: float = 15
    idle_seconds: float = 600  # until a table that nobody looks at leaves memory


class Settings(Struct, frozen=True, kw_only=True):
    """One server's settings."""

    data: Path
    database_url: str = ""
    origins: tuple[str, ...] = ()  # beside the server's own
    metrics_token: str = ""
    bots_ready: bool = True  # start the bots' processes with the server, not with the first bot
    limits: Limits = Limits()

    @property
    def url(self) -> str:
        """The database: the one given, or a SQLite file in the data folder."""
        return spelled_url(self.database_url) if self.database_url else f"sqlite:///{self.data / DATABASE_FILE}"


def spelled_url(url: str) -> str:
    """PostgreSQL by the driver we bring, however the URL begins."""
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url


def from_environment(data: Path | None = None, database_url: str | None = None) -> Settings:
    """The settings of a server, where arguments win over the environment."""
    return Settings(
        data=data or data_folder(),
        database_url=database_url or os.environ.get("TOKONOMA_DATABASE_URL", ""),
        origins=tuple(filter(None, os.environ.get("TOKONOMA_ORIGINS", "").split(","))),
        metrics_token=os.environ.get("TOKONOMA_METRICS_TOKEN", ""),
    )
