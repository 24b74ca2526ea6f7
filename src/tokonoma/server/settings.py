"""What a host may set: where the data lies, and how much one visitor may ask for."""

import ipaddress
import os
import re
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from tokonoma.kernel.data_folder import data_folder
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.limit_settings import limits_from, read
from tokonoma.server.setting_names import check_bots, check_names

DATABASE_FILE = "tokonoma.db"


class Limits(Struct, frozen=True, kw_only=True):
    """How much is taken, and how fast; a rate is (how many at once, how many a second)."""

    frame_bytes: int = 65_536
    body_bytes: int = 1_048_576
    requests: tuple[float, float] = (60, 20)  # per socket
    refusals: tuple[float, float] = (100, 5)  # per socket, of what came too fast; then it is read from more slowly
    chat: tuple[float, float] = (5, 0.5)  # per seat, or address of watchers
    undos: tuple[float, float] = (100, 1)  # per seat, take-backs too: a game is as long as it is played, not undone
    claims: tuple[float, float] = (20, 0.5)  # per address
    openings: tuple[float, float] = (30, 0.5)  # per address
    lessons: tuple[float, float] = (80, 10)  # per address: every try plays a step again
    hellos: tuple[float, float] = (400, 20)  # per address
    reviews: tuple[float, float] = (120, 8)  # per seat, or address of watchers: looking back plays a game again
    previews: tuple[float, float] = (60, 12)  # per seat: what a move would do
    analyses: tuple[float, float] = (20, 0.02)  # begun, per person: who sits at a seat, or watches from an address
    analyses_of_address: tuple[float, float] = (60, 0.06)  # begun, whoever asks: a person may have many cookies
    analyses_each: int = 3  # of one person, under way or waiting
    analyses_each_address: int = 12  # of everybody at one address
    analyses_at_once: int = 4  # others wait in line
    analyses_waiting: int = 200  # under way or in line
    analysis_processes: int = 2  # fewer where the machine has fewer cores
    analysis_playouts: int = 2000  # for every move that is compared
    analysis_seconds: float = 600  # of processors for one game; what was found until then is shown
    record_uploads: tuple[float, float] = (20, 0.02)  # per address: records from files, to be analysed
    record_bytes: int = 262_144  # of such a record
    records_each: int = 50  # such records that one person may have here
    records: int = 20_000  # such records in all; the oldest goes first
    record_days: float = 90  # until such a record is deleted, with its analysis
    seat_changes: tuple[float, float] = (20, 0.5)  # per seat: names, invitations, leaving and coming back
    sockets_per_seat: int = 8
    sockets_per_address: int = 5000
    silent_sockets: int = 200  # of one address at a process, that have not said hello yet
    watchers: int = 200
    watch_links: int = 200  # of a table
    chat_lines: int = 1000  # of a table; the oldest go first
    waiting_frames: int = 256  # to a client that reads too slowly
    live_tables: int = 20_000
    hello_seconds: float = 15
    connections: int = 20_000  # fewer where the system lets a process open fewer files
    redis_connections: int = 32  # of a process, to ask Redis with; one more listens and one sends
    unfinished_requests: int = 128  # connections of one address that have not sent the headers of a request yet
    header_seconds: float = 15  # until the headers of a request, and then its body, must have arrived
    unread_seconds: float = 60  # until a client must have taken what waits for it
    control_frames: tuple[float, float] = (60, 2)  # per socket: pings, pongs, and parts of messages
    stand_in_seconds: float = 6  # that a bot takes for the first decision of a turn when it plays for a person
    bot_seconds: float = 0.6  # that a bot takes at least for the first decision of a turn, so that one can follow
    idle_seconds: float = 600  # until a table that nobody looks at leaves memory


class Settings(Struct, frozen=True, kw_only=True):
    """One server's settings."""

    data: Path
    database_url: str = ""
    origins: tuple[str, ...] = ()  # beside the server's own
    hosts: tuple[str, ...] = ()  # names this server answers to, beside its addresses and this machine's own
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # who may say for whom they ask
    metrics_token: str = ""
    redis_url: str = ""  # how processes that share the database reach each other; empty: this is the only one
    process: str = ""  # the name of this process among them; empty: a new one
    visitors: str = ""  # how visitors are called in the log of every process; empty: this process knows by itself
    hand_over: Path | None = None  # where the processes of this machine give each other connections
    bot_processes: int | None = None  # how many bots think at once; None: as many as there are cores
    reach: str | None = None  # where others reach this server; None: only this machine does, or a proxy knows
    bots_ready: bool = True  # start the bots' processes with the server, not with the first bot
    limits: Limits = Limits()
    finished_days: float | None = None  # until a finished game is deleted; None: never
    abandoned_days: float | None = (
        None  # until one is deleted that goes on, or never began, and at which nothing happens
    )

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
    """The settings of a server, where arguments win over the environment; refuses what cannot be meant."""
    check_names()
    check_bots()
    return Settings(
        data=data or data_folder(),
        database_url=database_url_of(database_url),
        redis_url=redis_url_of(),
        origins=listed("TOKONOMA_ORIGINS", is_origin),
        hosts=tuple(name.lower() for name in listed("TOKONOMA_HOSTS", is_host)),
        trusted_proxies=listed("TOKONOMA_TRUSTED_PROXIES", is_network) or Settings(data=Path()).trusted_proxies,
        metrics_token=os.environ.get("TOKONOMA_METRICS_TOKEN", ""),
        limits=limits_from(Limits()),
        finished_days=days("TOKONOMA_KEEP_FINISHED_DAYS"),
        abandoned_days=days("TOKONOMA_KEEP_ABANDONED_DAYS"),
    )


def database_url_of(given: str | None) -> str:
    """Where tables are kept, by an argument or the environment; a URL is never shown, it may hold a password."""
    url = given or os.environ.get("TOKONOMA_DATABASE_URL", "")
    if url and not re.match(r"(sqlite:///|postgres(ql(\+psycopg)?)?://).", url):
        message = "TOKONOMA_DATABASE_URL, or --database, has to be postgresql://… or sqlite:///FILE"
        raise Refusal("unknown_option", message, option="TOKONOMA_DATABASE_URL")
    return url


def redis_url_of() -> str:
    """How to reach Redis."""
    url = os.environ.get("TOKONOMA_REDIS_URL", "")
    if url and not re.match(r"(rediss?|unix)://.", url):
        message = "TOKONOMA_REDIS_URL has to be redis://…, rediss://… or unix://…"
        raise Refusal("unknown_option", message, option="TOKONOMA_REDIS_URL")
    return url


def days(variable: str) -> float | None:
    """A number of days above 0; None where the variable is empty."""
    given = os.environ.get(variable, "").strip()
    return read(variable, given, float) if given else None


def listed(variable: str, is_good: Callable[[str], bool]) -> tuple[str, ...]:
    """The values of a variable, separated by commas; refuses one that is none of its kind."""
    found = tuple(filter(None, (each.strip() for each in os.environ.get(variable, "").split(","))))
    for each in found:
        if not is_good(each):
            raise Refusal("unknown_option", f"{variable} has a value that cannot be used: {each}", option=variable)
    return found


def is_origin(text: str) -> bool:
    """Whether this is where a page comes from, such as https://games.example."""
    return re.fullmatch(r"https?://[^/\s]+", text) is not None


def is_host(text: str) -> bool:
    """Whether this is the name of a machine, without a port."""
    return re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?", text) is not None


def is_network(text: str) -> bool:
    """Whether this is an address, or a network such as 10.0.0.0/8."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True
