"""Parties: opened tables with people at them, for tests that begin when everybody sits."""

import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from tests.server.running import serving, settings_in
from tokonoma.server.client import Client, Session
from tokonoma.server.registry import TableRegistry

ME = {"kind": "me"}
HERE = {"kind": "here"}
FRIEND = {"kind": "person"}
BOT = {"kind": "bot", "level": "beginner"}


class Party:
    """People at one table, by their seats."""

    def __init__(self, client: Client, registry: TableRegistry, opened: dict[str, Any]) -> None:
        self.client = client
        self.registry = registry
        self.opened = opened
        self.table: str = opened["table"]
        self.watch: str = opened["watch"]
        self.secrets: dict[int, str] = {each["seat"]: each["secret"] for each in opened["seats"]}
        self.at: dict[int, Session] = {}

    async def settle(self) -> None:
        """Wait until everybody knows as much as the table."""
        table = self.registry.tables[self.table]
        for session in self.at.values():
            await session.until(lambda each: each.version >= table.game_on.version(each.messages and looking(each)))

    @property
    def to_act(self) -> int | None:
        return self.registry.tables[self.table].running

    @property
    def acting(self) -> int:
        """The seat to act, where the game still goes on."""
        assert self.to_act is not None, "nobody is to act"
        return self.to_act

    async def play(self, moves: int, luck: random.Random) -> None:
        """Play so many moves of the people at the table, or to the end."""
        for _ in range(moves):
            await self.settle()
            if self.to_act is None:
                break
            session = self.at[self.to_act]
            answer = await session.move(luck.choice(session.legal))
            assert answer["status"] == "accepted", answer
        await self.settle()


def looking(session: Session) -> int | None:
    seat: int | None = session.view["seat"] if session.view else None
    return seat


@contextlib.asynccontextmanager
async def party(
    folder: Path, game: str = "gorinto", seats: list[dict[str, Any]] | None = None, **more: Any
) -> AsyncIterator[Party]:
    """A table where the first seat opened it and the others came by their invitations."""
    async with serving(settings_in(folder, **more.pop("settings", {}))) as (client, registry):
        opened = await client.open_table(game, seats or [ME, FRIEND], **more)
        found = Party(client, registry, opened)
        for each in opened["invitations"]:
            claimed = await client.post(f"/api/tables/{found.table}/claim", {"token": each["token"]})
            found.secrets[claimed["seat"]] = claimed["secret"]
        async with contextlib.AsyncExitStack() as stack:
            for seat, secret in sorted(found.secrets.items()):
                found.at[seat] = await stack.enter_async_context(client.sit(found.table, secret))
            for session in found.at.values():
                await session.until(lambda each: each.view)
            yield found


def sees(session: Session) -> dict[str, Any]:
    """The newest view of somebody who has one."""
    assert session.view is not None, "no view has come yet"
    return session.view


def notices(session: Session) -> list[str]:
    return [message["code"] for message in session.messages if message["type"] == "notice"]
