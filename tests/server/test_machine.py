"""Any order of requests, repeats, reconnects and restarts: a table stays what its promises say."""

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.server.running import FAST, settings_in
from tokonoma.server import messages, requests, seat_requests
from tokonoma.server.bodies import ClaimSeat, OpenTable, SeatWish
from tokonoma.server.listener import Listener
from tokonoma.server.opening_requests import open_table
from tokonoma.server.patches import patched
from tokonoma.server.registry import TableRegistry
from tokonoma.server.seat_requests import claim

SEATS = (0, 1)


class Ear:
    """A listener's other end: what it was sent, and what it therefore knows."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.version = 0
        self.log: dict[int, list[Any]] = {}
        self.view: Any = None

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] != "websocket.send":
            return
        for text in message["texts"]:
            self.hear(json.loads(text))

    def hear(self, found: dict[str, Any]) -> None:
        self.messages.append(found)
        if "done" in found:
            bare = {"status": "accepted", "version": found["version"], "refused": None, "wait": None, "result": None}
            self.messages.append({"type": "answer", "id": found.pop("done")} | bare)
        if found["type"] == "patch":
            assert found["base"] == self.version
            found["view"] = patched(self.view, found["patch"])
        if found["type"] == "welcome" and found["view"] is None:
            return  # what it was told since, and the view, come with the update that follows
        if found["type"] in ("welcome", "update", "patch"):
            for step in found["steps"]:
                assert step["version"] == self.version + 1, "no gap and no repeat"
                if step["struck"] is not None:
                    self.log = {version: each for version, each in self.log.items() if version <= step["struck"]}
                self.log[step["version"]] = step["events"]
                self.version = step["version"]
            assert found["version"] == self.version
            self.view = found["view"]

    def answer(self, name: str) -> dict[str, Any]:
        return [each for each in self.messages if each["type"] == "answer" and each["id"] == name][-1]


class TableMachine(RuleBasedStateMachine):
    """Two people and a watcher at a table of Goryō, which has secrets."""

    @initialize()
    def open(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.count = 0
        self.sent: list[tuple[int, Any, dict[str, Any]]] = []
        self.ears: dict[int | None, Ear] = {each: Ear() for each in (*SEATS, None)}
        self.loop.run_until_complete(self._open())

    async def _open(self) -> None:
        self.registry = await TableRegistry.open(settings_in(Path(self.folder.name), limits=FAST))
        wishes = [SeatWish(kind="me"), SeatWish(kind="person")]
        opened = await open_table(self.registry, OpenTable(game="goryo", seats=wishes, grace=86_400), "visitor", "")
        self.name = opened.table
        table = await self.registry.table(self.name)
        claimed = await claim(table, ClaimSeat(token=opened.invitations[0].token), "other")
        self.secrets = {0: opened.seats[0].secret, 1: claimed.secret, None: opened.watch}
        await self._connect()

    async def _connect(self) -> None:
        self.listeners: dict[Any, Any] = {}
        for audience in self.ears:
            await self._hello(audience)

    async def _hello(self, audience: int | None) -> None:
        table = await self.registry.table(self.name)
        ear, listener = self.ears[audience], Listener(self.ears[audience].send, FAST)
        hello = messages.Hello(secrets=[self.secrets[audience]], version=ear.version, patches=True, short=True)
        await table.do(lambda: seat_requests.hello(table, listener, hello))
        self.listeners[audience] = listener
        await asyncio.sleep(0)

    def ask(self, seat: int, kind: type, **fields: Any) -> dict[str, Any]:
        self.count += 1
        request = kind(id=f"r{self.count}", **fields)
        answer = self.loop.run_until_complete(self._ask(seat, request))
        self.sent.append((seat, request, answer))
        return answer

    async def _ask(self, seat: int, request: Any) -> dict[str, Any]:
        table = await self.registry.table(self.name)
        await table.do(lambda: requests.handle(table, self.listeners[seat], request))
        await asyncio.sleep(0.001)
        return self.ears[seat].answer(request.id)

    @property
    def table(self) -> Any:
        return self.registry.tables[self.name]

    @property
    def is_on(self) -> bool:
        return self.table.running is not None

    @precondition(lambda self: self.is_on)
    @rule(choice=st.integers(0, 400))
    def move(self, choice: int) -> None:
        seat = self.table.running
        offers = self.ears[seat].view["legal"]
        move = offers[choice % len(offers)]["move"]
        answer = self.ask(seat, messages.Move, version=self.ears[seat].version, move=move)
        assert answer["status"] == "accepted"

    @rule(seat=st.sampled_from(SEATS), behind=st.integers(-3, 3), move=st.text(max_size=5))
    def try_anything(self, seat: int, behind: int, move: str) -> None:
        version = max(0, self.ears[seat].version + behind)
        answer = self.ask(seat, messages.Move, version=version, move=move or "x")
        assert answer["status"] in ("stale", "illegal")
        assert (answer["status"] == "stale") == (version != self.ears[seat].version)

    @rule(seat=st.sampled_from(SEATS))
    def undo(self, seat: int) -> None:
        may = self.ears[seat].view["undo"]["may"]
        answer = self.ask(seat, messages.Undo, version=self.ears[seat].version)
        assert (answer["status"] == "accepted") == may

    @rule(seat=st.sampled_from(SEATS), grant=st.booleans())
    def take_back(self, seat: int, grant: bool) -> None:
        if self.ask(seat, messages.AskTakeBack)["status"] == "accepted":
            assert self.ask(1 - seat, messages.AnswerTakeBack, grant=grant)["status"] == "accepted"

    @rule(seat=st.sampled_from(SEATS))
    def leave_and_come_back(self, seat: int) -> None:
        assert self.ask(seat, messages.Leave)["status"] == "accepted"
        assert self.ask(seat, messages.Reclaim)["status"] == "accepted"

    @rule(seat=st.sampled_from(SEATS), text=st.text(min_size=1, max_size=20))
    def speak(self, seat: int, text: str) -> None:
        self.ask(seat, messages.Chat, text=text.encode("utf-8", "replace").decode())

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        seat, request, answer = data.draw(st.sampled_from(self.sent))
        if answer["status"] == "accepted" and type(request) in (messages.Move, messages.Undo):
            entries = len(self.table.journal.entries)
            assert self.loop.run_until_complete(self._ask(seat, request)) == answer
            assert len(self.table.journal.entries) == entries

    @rule(audience=st.sampled_from((*SEATS, None)))
    def reconnect(self, audience: int | None) -> None:
        self.table.listeners.remove(self.listeners[audience])
        self.loop.run_until_complete(self._hello(audience))

    @rule()
    def restart(self) -> None:
        async def again() -> None:
            await self.registry.close()
            self.registry = await TableRegistry.open(settings_in(Path(self.folder.name), limits=FAST))
            await self._connect()

        self.loop.run_until_complete(again())

    @invariant()
    def everybody_knows_what_the_table_told_them_and_no_more(self) -> None:
        if not hasattr(self, "registry"):
            return
        journal = self.table.journal
        assert [entry.number for entry in journal.entries] == list(range(len(journal.entries)))
        for audience, ear in self.ears.items():
            assert ear.version == journal.version(audience)

    def teardown(self) -> None:
        if hasattr(self, "registry"):
            self.loop.run_until_complete(self.registry.close())
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            while left := asyncio.all_tasks(self.loop):  # a thread's last result may still have had something told
                self.loop.run_until_complete(asyncio.wait(left, timeout=10))
            self.loop.close()
            self.folder.cleanup()


TableMachine.TestCase.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck), database=None
)
test_any_order_of_requests = TableMachine.TestCase
