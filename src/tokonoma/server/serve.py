"""`tokonoma serve`: the server for as long as it is wanted."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn
from msgspec.structs import replace

from tokonoma.kernel.library import GAMES, game
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import alone, logs
from tokonoma.server.app import make_app
from tokonoma.server.doctor import examine_store
from tokonoma.server.hand_over import HandOver, is_possible
from tokonoma.server.http_wire import HttpWire, WireConfig
from tokonoma.server.origin import with_mapped
from tokonoma.server.reach import reachable, told
from tokonoma.server.registry import TableRegistry
from tokonoma.server.settings import DATABASE_FILE, Settings, from_environment
from tokonoma.server.sharing import check_settings
from tokonoma.server.store import database_file, open_engine

log = logging.getLogger("tokonoma.serve")
PORT = 8000
HOST = "127.0.0.1"
LOCK = "server.lock"
COLLECT = (20_000, 20, 20)  # of new objects, and of collections: when the next generation is looked through
GRACE = 5  # seconds in which answers may still be sent when the server stops


def run(
    port: int = PORT,
    host: str = HOST,
    data: Path | None = None,
    database_url: str | None = None,
    open_browser: bool = True,
    workers: int | None = None,
) -> int:
    """Serve until told to stop; 0 when it ended well, 1 when it could not begin; refuses where a game does not open."""
    logs.start()
    settings = from_environment(data, database_url)
    if workers is None:
        settings = replace(settings, redis_url="")
    elif workers < 1:
        raise Refusal("unknown_option", "--workers has to be 1 or more", option="--workers")
    elif not settings.redis_url:
        raise Refusal("unknown_option", "several processes need Redis: set TOKONOMA_REDIS_URL", option="--workers")
    check_settings(settings)
    for name in GAMES:
        game(name)  # what cannot be opened is refused in one sentence here, not while the registry opens
    try:
        prepare_folder(settings)
        listening = listen(host, port)
    except OSError as no:
        return cannot(str(no))
    settings = replace(settings, reach=reachable(host, listening.getsockname()[1]))
    with contextlib.closing(listening), only_server(settings) as is_only:
        if not is_only:
            return cannot(f"another server uses {database_file(settings.url)}; set TOKONOMA_DATA to another folder")
        store = examine_store(settings.url)
        if store["state"] in ("unreachable", "newer"):
            return cannot(f"the store {store['url']} {store['tells']}")
        if not may_begin(settings):
            return cannot(alone.MESSAGE)
        return serve(settings, listening, host, open_browser, workers)


def may_begin(settings: Settings) -> bool:
    """Whether no other server uses the database without sharing it."""
    engine = open_engine(settings.url)
    try:
        return alone.is_free(engine, is_shared=bool(settings.redis_url))
    finally:
        engine.dispose()


def cannot(message: str) -> int:
    """Say why the server does not begin."""
    print(message, file=sys.stderr)
    return 1


def prepare_folder(settings: Settings) -> None:
    """Make the data folder, and the store's; raises OSError, fit to show the host, where it cannot be written to."""
    for file in filter(None, (settings.data / LOCK, lock_file(settings))):
        folder = file.parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file.touch()
        except OSError as no:
            why = "it is not a folder" if isinstance(no, FileExistsError) else no.strerror
            raise OSError(f"cannot use the data folder {folder}: {why}; set TOKONOMA_DATA to another") from None


def serve(
    settings: Settings, listening: socket.socket, host: str, open_browser: bool, workers: int | None = None
) -> int:
    """Serve on a socket that is listening already, in this process or in several."""
    port = listening.getsockname()[1]
    url = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    print(f"Tokonoma is open at {url} (data in {settings.data}); Ctrl+C closes it", flush=True)
    print(told(settings.reach), flush=True)
    log.info("serving", extra={"url": url})
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [url]).start()
    if workers is not None:
        from tokonoma.server.workers import Workers

        bots = max(1, (os.cpu_count() or 1) // workers)
        return Workers(replace(settings, bot_processes=bots), listening, workers).run()
    return serve_on(settings, listening)


def serve_on(settings: Settings, listening: socket.socket, say_ready: Callable[[], None] = lambda: None) -> int:
    """Serve in this process until told to stop."""

    def begun() -> None:
        collect_rarely()
        say_ready()

    server = Server(config_of(settings), begun)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # raised again after the good-byes, like Ctrl+C
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(server.serve(sockets=[listening]))
    return 0 if server.started else 1


def collect_rarely() -> None:
    """Look for unreachable objects more rarely, and never again among those a started program keeps for good.

    With Python's own settings a tenth of a busy server's time goes into looking; what tables let go of is nearly all
    freed without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one, else Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


class Server(uvicorn.Server):
    """A server that says when it is ready, and good-bye before it closes its sockets."""

    config: WireConfig

    def __init__(self, config: WireConfig, say_ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self.say_ready = say_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        if self.started:
            self._begin_handing_over()
            self.say_ready()

    def _begin_handing_over(self) -> None:
        registry: TableRegistry = self.config.app.state.registry  # type: ignore[union-attr]
        folder = registry.settings.hand_over
        if folder is None or not registry.sharing or not is_possible():
            return
        try:
            self.config.hand_over = HandOver(registry, folder, registry.sharing.process, self._take)
        except OSError as no:  # Redis carries what cannot be given
            log.warning("connections cannot be given to other processes", extra={"trouble": str(no)})

    async def _take(self, connection: socket.socket, read: bytes) -> None:
        """Serve a connection that another process gave, as if it had come here."""
        state = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        wire = HttpWire(**state)
        wire.begun = read
        await asyncio.get_running_loop().connect_accepted_socket(lambda: wire, connection)
        wire.go_on()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new visitors, tell those at the tables, then stop."""
        registry: TableRegistry | None = getattr(self.config.app.state, "registry", None)  # type: ignore[union-attr]
        if registry is not None:
            await registry.farewell()
        if self.config.hand_over is not None:
            self.config.hand_over.close()
        await super().shutdown(sockets)


def config_of(settings: Settings) -> WireConfig:
    """How the server listens: small frames only, compression of updates alone (`wire.py`), no banner."""
    return WireConfig(
        make_app(settings),
        settings.limits,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=GRACE,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=with_mapped(settings.trusted_proxies),
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises OSError, fit to show the host."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(1024)
    except (OSError, OverflowError) as no:
        found.close()
        why = no.strerror if isinstance(no, OSError) else "there is no such port"
        raise OSError(f"cannot listen on {host}:{port}: {why}; try another --port") from None
    return found


def lock_file(settings: Settings) -> Path | None:
    """The file by which servers on one SQLite file know of each other, beside it; None for another store."""
    file = database_file(settings.url)
    if file is None:
        return None
    file = file.resolve()  # by whatever way it is named
    return file.with_name(LOCK if file.name == DATABASE_FILE else file.name + ".lock")


@contextlib.contextmanager
def only_server(settings: Settings):  # type: ignore[no-untyped-def]
    """Whether this is the only server on its SQLite file: two would not know of each other's moves."""
    try:
        import fcntl
    except ImportError:  # not a system with such locks
        yield True
        return
    file = lock_file(settings)
    if file is None:
        yield True
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(file, "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
            return
        yield True
