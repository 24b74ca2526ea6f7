"""What the Samurai can work out may be asked of the table, unless it was opened without help."""

import random
from pathlib import Path

from tests.server.parties import party
from tests.server.running import run


def test_the_samurai_may_ask_for_her_possible_paths(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, game="goryo") as people:
            while people.to_act == 0:
                await people.play(1, random.Random(1))
            answer = await people.at[1].ask("ask", query="paths")
            assert answer["status"] == "accepted"
            assert answer["result"]["answer"]["paths"]

    run(play())


def test_a_table_opened_without_help_tells_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, game="goryo", help=False) as people:
            facts = await people.client.get(f"/api/tables/{people.table}")
            assert facts["help"] is False
            answer = await people.at[1].ask("ask", query="paths")
            assert answer["status"] == "illegal"
            assert answer["refused"]["code"] == "no_help"

    run(play())
