"""What a process does where several serve one database: it owns some tables, reaches the others, and shares the bots.

Without Redis there is nothing of this: one process owns every table.
"""

import asyncio
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from tokonoma.kernel.library import Game, game
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.bot_queue import Asker
from tokonoma.server.leases import Leases, new_process
from tokonoma.server.settings import Settings
from tokonoma.server.troubles import StoreUnavailable

if TYPE_CHECKING:
    from tokonoma.server.registry import TableRegistry

METRICS = 2.0  # seconds until a process that does not tell its counts is left out
THINKING = 120.0  # seconds until another process that was asked for a bot's move is given up
Json = dict[str, Any]


def check_settings(settings: Settings) -> None:
    """Refuse to share what cannot be shared."""
    if not settings.redis_url:
        return
    if not settings.url.startswith("postgresql"):
        raise Refusal("unknown_option", "several processes share a PostgreSQL database only; set TOKONOMA_DATABASE_URL")
    try:
        import redis  # noqa: F401
    except ImportError:
        message = "several processes need a client of Redis: pip install 'tokonoma[shared]'"
        raise Refusal("unknown_option", message) from None


class Sharing:
    """One process among those that serve one database."""

    def __init__(self, registry: "TableRegistry") -> None:
        from tokonoma.server.tunnels import Tunnels

        settings = registry.settings
        self.registry = registry
        self.process = settings.process or new_process()
        self.leases = Leases(registry.store, self.process, registry.lose)
        self.tunnels = Tunnels(registry, settings.redis_url, self.process)
        self.tunnels.answerers |= {
            "think": self.think_for,
            "forget_bots": self.forget_here,
            "metrics": self.own_metrics,
        }
        self.leases.on_change.append(lambda: self.tunnels.check_living(self.leases.living))
        analyses = registry.analyses
        limits = (registry.openings, registry.claims, registry.arrivals.hellos, registry.records)
        asking = (registry.lessons, registry.studies)
        for limit in (*limits, *asking, analyses.begun, analyses.begun_at):
            limit.bus = self.tunnels.bus
        for shares in (analyses.shares, analyses.shares_at):
            shares.bus = self.tunnels.bus

    async def choose(self, opened: Game, view: Json, level: str, seed: int, asker: Asker) -> str | None:
        """A bot's move from the process where all bots of this person wait in one line; None where it is this one.

        So one person's tables, wherever they are owned, delay another's no more than in a single process.
        """
        home = self.home(asker.person)
        if home == self.process or opened.rulebook.data in self.registry.bot_workers.files:
            return None
        body = {"view": view, "level": level, "seed": seed, "asker": [asker.person, asker.table, asker.is_watched()]}
        try:
            found: str = await self.tunnels.ask(home, "think", body, THINKING)
        except StoreUnavailable:
            return None
        return found

    def home(self, person: str) -> str:
        """The process where everything of a person, or the analysis of a record, waits in one line."""
        living = self.leases.living or [self.process]
        return living[int.from_bytes(sha256(person.encode()).digest()[:4], "big") % len(living)]

    async def think_for(self, body: Json) -> str:
        """Let a bot think for a table of another process."""
        person, table, is_watched = body["asker"]
        asker = Asker(person, table, lambda: is_watched)
        view = body["view"]
        return await self.registry.bot_workers.choose(game(view["game"]), view, body["level"], body["seed"], asker)

    async def forget_bots(self, person: str, table: str) -> None:
        """Have the process where a person's bots think give back those of a table."""
        home = self.home(person)
        if home != self.process:
            with suppress(StoreUnavailable):  # then they go when nobody has asked them for long
                await self.tunnels.ask(home, "forget_bots", table)

    async def forget_here(self, table: str) -> None:
        """Give back the bots of a table of another process."""
        self.registry.bot_workers.forget(table)

    async def metrics(self) -> str:
        """The counts of every process, each with the name of its own."""
        others = [process for process in self.leases.living if process != self.process]
        asked = (self.tunnels.ask(process, "metrics", None, METRICS) for process in others)
        found = dict(zip(others, await asyncio.gather(*asked, return_exceptions=True), strict=True))
        texts = {self.process: await self.own_metrics(None)} | {
            process: text for process, text in found.items() if isinstance(text, str)
        }
        return "".join(labelled(text, process) for process, text in texts.items())

    async def own_metrics(self, _nothing: None) -> str:
        """The counts of this process."""
        self.registry.gauge()
        return self.registry.metrics.text()

    async def stop(self) -> None:
        """Let go of the others."""
        await self.tunnels.stop()


def labelled(text: str, process: str) -> str:
    """Counts with the name of their process as a label of each."""
    lines = []
    for line in text.splitlines():
        name, value = line.rsplit(" ", 1)
        more = f'process="{process}"'
        name = f"{name[:-1]},{more}}}" if name.endswith("}") else f"{name}{{{more}}}"
        lines.append(f"{name} {value}\n")
    return "".join(lines)
