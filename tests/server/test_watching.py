"""What a host sees of a running server: metrics, a dashboard that asks for them, logs that name no address."""

import asyncio
import json
import logging
import re
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.server.parties import party
from tests.server.running import run
from tokonoma.kernel.refusal import Refusal
from tokonoma.server import abuse
from tokonoma.server.logs import Addresses, Lines, OncePerMinute
from tokonoma.server.metrics import Metrics

DASHBOARD = Path(__file__).parents[2] / "deploy" / "dashboard.json"


def read_metrics(url: str) -> str:
    with urllib.request.urlopen(f"{url}/metrics", timeout=5) as answer:
        return str(answer.read().decode())


def measured(folder: Path) -> dict[str, float]:
    """The metrics of a server at which something was played."""
    found: list[str] = []

    async def play() -> None:
        async with party(folder, "koinobori") as people:
            session = people.at[people.acting]
            await session.move(session.legal[0])
            asyncio.get_running_loop().call_soon(time.sleep, 0.6)  # the loop is held up
            await asyncio.sleep(1.0)
            found.append(await asyncio.to_thread(read_metrics, people.client.url))

    run(play())
    lines = [line.rsplit(" ", 1) for line in found[0].splitlines()]
    return {name: float(value) for name, value in lines}


def test_latency_lag_memory_and_tables_are_measured_by_game(tmp_path: Path) -> None:
    found = measured(tmp_path)
    assert found['tokonoma_request_seconds_count{game="koinobori"}'] >= 1
    assert found['tokonoma_request_seconds_bucket{game="koinobori",le="+Inf"}'] >= 1
    assert found['tokonoma_game_tables{game="koinobori"}'] == 1
    assert found['tokonoma_game_tables{game="gorinto"}'] == 0
    assert found["tokonoma_loop_lag_seconds_worst"] > 0.3
    assert found["tokonoma_loop_lag_seconds_count"] >= 1
    assert 10_000_000 < found["tokonoma_memory_bytes"] < 10_000_000_000
    assert found["tokonoma_bots_waiting"] == 0
    assert_dashboard_asks_for({name.partition("{")[0] for name in found})


def assert_dashboard_asks_for(known: set[str]) -> None:
    asked = {
        name
        for panel in json.loads(DASHBOARD.read_text("utf-8"))["panels"]
        for target in panel["targets"]
        for name in re.findall(r"tokonoma_\w+", target["expr"])
    }
    assert asked - known - {"tokonoma_store_troubles_total"} == set(), (
        "only what is measured; troubles come with the first"
    )
    assert {"tokonoma_request_seconds_bucket", "tokonoma_memory_bytes", "tokonoma_bots_waiting"} <= asked
    assert {"tokonoma_analyses_waiting", "tokonoma_thoughts_waiting"} <= asked


def test_a_histogram_counts_what_took_at_most_so_long() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.02, 5.0):
        metrics.answered("gorinto", seconds)
    text = metrics.text()
    for edge, count in (("0.001", 2), ("0.01", 2), ("0.025", 3), ("1.0", 3), ("+Inf", 4)):
        assert f'tokonoma_request_seconds_bucket{{game="gorinto",le="{edge}"}} {count}\n' in text
    assert 'tokonoma_request_seconds_sum{game="gorinto"} 5.021500' in text


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def written(messages: list[tuple[float, int, str, str]]) -> list[dict[str, Any]]:
    clock, lines = Clock(), []
    once = OncePerMinute(clock)
    for at, level, message, visitor in messages:
        clock.now = at
        record = logging.LogRecord("tokonoma.store", level, "", 0, message, None, None)
        record.visitor = visitor
        if once.filter(record):
            lines.append(json.loads(Lines().format(record)))
    return lines


def test_an_outage_is_one_line_a_minute_that_counts_the_others() -> None:
    found = written([(float(second), logging.ERROR, "nothing can be read", "") for second in range(150)])
    assert [line.get("left_out") for line in found] == [None, 59, 59]


def test_other_complaints_and_visitors_are_told_at_once_and_news_always() -> None:
    assert len(written([(1.0, logging.ERROR, "one", ""), (1.1, logging.ERROR, "another", "")])) == 2
    assert len(written([(1.0, logging.WARNING, "no", "a"), (1.1, logging.WARNING, "no", "b")])) == 2
    assert len(written([(1.0, logging.INFO, "news", ""), (1.1, logging.INFO, "news", "")])) == 2


def test_an_address_is_one_word_for_a_day_and_another_the_next() -> None:
    clock = Clock()
    addresses = Addresses(clock)
    first = addresses.hashed("203.0.113.7")
    assert addresses.hashed("203.0.113.7") == first
    assert addresses.hashed("203.0.113.8") != first
    assert Addresses(clock).hashed("203.0.113.7") != first, "the key is the server's own"
    clock.now += 86_400
    assert addresses.hashed("203.0.113.7") != first


def test_the_processes_of_one_server_call_a_visitor_by_one_word() -> None:
    clock = Clock()
    started, first, later = (Addresses(clock) for _ in range(3))
    first.share(started.shared())
    clock.now += 3 * 86_400
    later.share(started.shared())
    words = {each.hashed("203.0.113.7") for each in (started, first, later)}
    assert len(words) == 1, "also a process that is started days after"


def test_who_is_refused_for_haste_or_a_wrong_secret_leaves_a_trace_without_an_address(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING, "tokonoma.abuse"):
        abuse.trace(Refusal("not_your_turn", "wait"), "203.0.113.7")
        assert not caplog.records
        abuse.trace(Refusal("wrong_secret", "no"), "203.0.113.7")
    (record,) = caplog.records
    line = Lines().format(record)
    assert json.loads(line)["code"] == "wrong_secret"
    assert len(json.loads(line)["visitor"]) == 16
    assert "203.0.113.7" not in line


def test_a_wrong_secret_over_http_is_traced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        async with party(tmp_path, "koinobori") as people:
            with pytest.raises(Exception, match="wrong_secret"):
                await people.client.post(f"/api/tables/{people.table}/watch", {"key": "x" * 22})
            with pytest.raises(Exception, match="wrong_secret"):
                async with people.client.sit(people.table, "y" * 22):
                    pass

    with caplog.at_level(logging.WARNING, "tokonoma.abuse"):
        run(ask())
    assert len([each for each in caplog.records if each.name == "tokonoma.abuse"]) == 2
