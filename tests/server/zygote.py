"""A process that has imported everything and forks servers on demand, so that one can be killed and replaced quickly.

It reads a data folder, a database URL (or -) and a port a line, and answers with the process id of a new server.
"""

import os
import signal
import sys
from pathlib import Path

from tests.server.running import FAST
from tokonoma import game
from tokonoma.server import logs
from tokonoma.server.serve import listen, serve
from tokonoma.server.settings import Settings


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    game("gorinto")
    for line in sys.stdin:
        data, url, port = line.split()
        child = os.fork()
        if child == 0:
            be_a_server(Path(data), "" if url == "-" else url, int(port))
        print(child, flush=True)


def be_a_server(data: Path, url: str, port: int) -> None:
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(os.open(data / "server.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND), 1)
    os.dup2(1, 2)
    logs.start()
    settings = Settings(data=data, database_url=url, limits=FAST, bots_ready=False)
    os._exit(serve(settings, listen("127.0.0.1", port), "127.0.0.1", open_browser=False))


if __name__ == "__main__":
    main()
