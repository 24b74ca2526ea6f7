"""`tokonoma serve`: the server."""

import argparse

from tokonoma.cli.arguments import Commands, command
from tokonoma.cli.optional import optional_package
from tokonoma.cli.status import DONE


def add(commands: Commands) -> None:
    """tokonoma serve."""
    more = "Data lies under $TOKONOMA_DATA; `tokonoma doctor --limits` lists every limit."
    made = command(commands, "serve", run, "serve the browser app", more)
    made.add_argument("--host", default="127.0.0.1", help="the address to listen on (default %(default)s)")
    made.add_argument("--port", metavar="N", type=int, default=8000, help="the port (default %(default)s)")
    made.add_argument(
        "--lan",
        action="store_true",
        help="listen on every address of this machine: everybody in its network can then open the games, unencrypted",
    )
    made.add_argument("--no-browser", action="store_true", help="do not open a browser")
    made.add_argument(
        "--workers",
        metavar="N",
        type=int,
        help="so many processes, sharing a PostgreSQL database and $TOKONOMA_REDIS_URL; default: one, without Redis",
    )
    made.add_argument("--database", metavar="URL", help="where tables are kept; default: SQLite in the data folder")
    made.add_argument(
        "--bot", metavar="NAME=COMMAND", action="append", default=[], help="offer a program of your own as a bot"
    )


def run(asked: argparse.Namespace) -> int:
    """Run the server."""
    from tokonoma.bots import LEVELS, own

    for each in asked.bot:
        own.add(each, LEVELS)
    package = optional_package("tokonoma.server.serve", "the server")
    host = "0.0.0.0" if asked.lan else asked.host
    done = package.run(
        host=host,
        port=asked.port,
        open_browser=not asked.no_browser,
        database_url=asked.database,
        workers=asked.workers,
    )
    return DONE if done is None else int(done)
