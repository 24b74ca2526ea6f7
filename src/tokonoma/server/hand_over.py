"""Connections between the processes of one machine: a socket goes to the process that owns its table.

A visitor's connection arrives at any of the processes. Where its first request asks for the socket of a table that
another one owns, the open connection itself is given to that one, with what was read from it: so a move is answered
where it is played, and nothing of it goes through Redis. Whatever cannot be given is served here (`tunnels.py`). The
owner says that it has it; one that does not, because it hangs, loses it: the connection ends, and its visitor resumes.

The name of a table tells who opened it, and that is most often who owns it: the database is not asked. Whoever is given
something by such a guess and does not own the table asks, and gives it on.
"""

import asyncio
import logging
import os
import socket
import time
from array import array
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tokonoma.server import keys
from tokonoma.server.troubles import StoreUnavailable

if TYPE_CHECKING:
    from tokonoma.server.registry import TableRegistry

log = logging.getLogger("tokonoma.hand_over")
PATH = b"GET /ws/"
MOST_BYTES = 65_536  # of a first request that can be given
MOST_HEAD = 256  # bytes before it: who gives, and the number of what is given
TAKEN = 2.0  # seconds for the owner to say that it has it
AGAIN = 0.05  # seconds until it says so again to a giver that takes nothing at the moment
GUESS = "?"  # begins the number of what was given by a guess
Take = Callable[[socket.socket, bytes], Awaitable[None]]


class HandOver:
    """What this process gives to the others of its machine, and takes from them."""

    def __init__(self, registry: "TableRegistry", folder: Path, process: str, take: Take) -> None:
        self.registry = registry
        self.process = process
        self._folder = folder
        self._take = take  # serves a connection, with what was read from it
        self._own = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._own.setblocking(False)
        try:
            self._own.bind(str(folder / process))
        except OSError:  # most often because the folder's name is too long for a socket
            self._own.close()
            raise
        self._tasks: set[asyncio.Task[None]] = set()
        self._numbers = count(1)
        self._given: dict[str, socket.socket] = {}  # by number: what was given and not yet taken
        asyncio.get_running_loop().add_reader(self._own.fileno(), self._receive)

    def close(self) -> None:
        """Take nothing more; whoever was on the way here is cut off at once, and connects again elsewhere."""
        asyncio.get_running_loop().remove_reader(self._own.fileno())
        with suppress(FileNotFoundError):
            (self._folder / self.process).unlink()
        with suppress(BlockingIOError):
            while True:
                self._cut_off(*self._next())
        self._own.close()
        for number in list(self._given):
            self._given.pop(number).close()

    def _cut_off(self, head: bytes, files: list[int], _read: bytes) -> None:
        """End connections that came too late; the giver need not wait until nobody has taken them."""
        giver, _, number = head.decode("ascii", "replace").partition(" ")
        for each in files:
            with socket.socket(fileno=each) as connection, suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
            self._send(giver, number.encode(), [])

    def concerns(self, data: bytes) -> str | None:
        """The table whose socket a first request asks for, where this process has it not in memory."""
        if not data.startswith(PATH) or len(data) > MOST_BYTES:
            return None
        name = data[len(PATH) : len(PATH) + 100].split(b" ", 1)[0].split(b"?", 1)[0].decode("ascii", "replace")
        return name if keys.is_table_name(name) and name not in self.registry.tables else None

    def guess(self, table: str) -> str | None:
        """Another living process of this machine that has opened a table, by its name."""
        assert self.registry.sharing is not None, "it serves alone"
        mark = keys.mark_in(table)
        alike = [each for each in self.registry.sharing.leases.living if keys.mark_of(each) == mark]
        return next(filter(self._is_beside, alike), None)

    async def owner_of(self, table: str) -> str | None:
        """Another process of this machine that owns a table."""
        assert self.registry.sharing is not None, "it serves alone"
        try:
            owner = await self.registry.sharing.leases.owner_of(table)
        except StoreUnavailable:
            return None
        return owner if owner is not None and self._is_beside(owner) else None

    def _is_beside(self, process: str) -> bool:
        return process != self.process and (self._folder / process).exists()

    def give(self, owner: str, connection: socket.socket, read: bytes, is_guess: bool = False) -> bool:
        """Give a connection to its owner; whether it could be given. What was passed here is closed in any case."""
        number = f"{GUESS if is_guess else ''}{next(self._numbers)}"
        if not self._send(owner, f"{self.process} {number}\n".encode() + read, [connection.fileno()]):
            connection.close()
            return False
        self._given[number] = connection
        asyncio.get_running_loop().call_later(TAKEN, self._end, number)
        self.registry.metrics.count("handed_over")
        return True

    def _send(self, process: str, data: bytes, files: list[int]) -> bool:
        given = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", files))] if files else []
        place = str(self._folder / process)
        with suppress(OSError):  # it has just ended, or takes nothing now
            try:
                self._own.sendmsg([data], given, 0, place)
            except BlockingIOError:  # what a process that hangs has not taken counts against this socket, not another
                with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
                    way.setblocking(False)
                    way.sendmsg([data], given, 0, place)
            return True
        return False

    def _end(self, number: str) -> None:
        """End a connection that nobody took."""
        connection = self._given.pop(number, None)
        if connection is not None:
            log.warning("another process did not take a connection")
            with connection, suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def _receive(self) -> None:
        with suppress(BlockingIOError):
            head, files, read = self._next()
            giver, _, number = head.decode("ascii", "replace").partition(" ")
            if not files and giver in self._given:  # the number of what was given, said by its owner
                self._given.pop(giver).close()
            for each in files:
                os.set_inheritable(each, False)  # a bot's process would keep it open after this one has closed it
                self._say_taken(giver, number, time.monotonic() + TAKEN)
                is_guess = number.startswith(GUESS)
                task = asyncio.get_running_loop().create_task(self._serve(socket.socket(fileno=each), read, is_guess))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _next(self) -> tuple[bytes, list[int], bytes]:
        """The next message: its head, the connections given with it, what was read from them."""
        data, files, _, _ = socket.recv_fds(self._own, MOST_HEAD + MOST_BYTES, 1)
        head, _, read = data.partition(b"\n")
        return head, files, read

    def _say_taken(self, giver: str, number: str, until: float) -> None:
        """Tell the giver, who takes only a few messages at a time: unheard, it would end a connection in use."""
        if not self._send(giver, number.encode(), []) and time.monotonic() < until:
            asyncio.get_running_loop().call_later(AGAIN, self._say_taken, giver, number, until)

    async def _serve(self, connection: socket.socket, read: bytes, is_guess: bool) -> None:
        try:
            if is_guess and await self._give_on(connection, read):
                connection.close()
            else:
                await self._take(connection, read)
        except Exception:
            log.exception("a connection could not be taken over")
            connection.close()

    async def _give_on(self, connection: socket.socket, read: bytes) -> bool:
        """Give a connection that came by a guess to the owner, by the database's word; whether that is another one."""
        table = self.concerns(read)
        if table is None or table in self.registry.store.epochs:
            return False
        owner = await self.owner_of(table)
        return owner is not None and self.give(owner, connection.dup(), read)


def copy_of(transport: Any) -> socket.socket:
    """An open connection once more, which stays open when the transport closes; raises OSError without a free file."""
    return socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno()))


def is_possible() -> bool:
    """Whether open connections can be given to other processes on this system."""
    return hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")
