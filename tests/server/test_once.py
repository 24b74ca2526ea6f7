"""Promise 2: the same request sent twice is done once and answered alike; of two at once, one is first."""

import asyncio
import random
from pathlib import Path
from typing import Any

from tests.server.bad_wire import BadWire
from tests.server.parties import HERE, ME, party
from tests.server.running import run, serving, settings_in
from tokonoma.server.answers import MOST, Answers
from tokonoma.server.client import Client, Session
from tokonoma.server.messages import Answer


async def stubborn_move(
    client: Client, table: str, secret: str, session: Session, name: str
) -> tuple[Session, dict[str, Any]]:
    """Send one move until it is answered, over as many sockets as it takes."""
    version, move = session.version, session.legal[0]
    while True:
        try:
            future = await session.send("move", id=name, version=version, move=move)
            return session, await asyncio.wait_for(future, 0.25)
        except (TimeoutError, ConnectionError):
            if session.is_closed:
                session = await client.connect(table, secret)


def test_over_a_wire_that_drops_doubles_reorders_and_delays_every_move_is_played_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, registry), BadWire(client.url, random.Random(1)) as wire:
            opened = await client.open_table("gorinto", [ME, HERE])
            secrets = [each["secret"] for each in opened["seats"]]
            name = opened["table"]
            bad = Client(wire.url)
            seats = [await bad.connect(name, secret) for secret in secrets]
            table = registry.tables[name]
            for number in range(60):
                seat = table.running
                if seat is None:
                    break
                await seats[seat].close()
                seats[seat] = await bad.connect(name, secrets[seat])
                seats[seat], answer = await stubborn_move(bad, name, secrets[seat], seats[seat], f"move {number}")
                assert answer["status"] == "accepted", answer
                assert answer["version"] == table.game_on.version(seat)
            requests = [entry.request for entry in table.game_on.entries[1:] if entry.request is not None]
            assert requests == [f"move {number}" for number in range(len(requests))]
            assert wire.mischief > 50
            for each in seats:
                await each.close()

    run(play())


def test_of_two_tabs_that_move_at_once_one_is_first_and_the_other_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            races = 0
            while people.to_act is not None and races < 150:
                await people.settle()
                seat = people.to_act
                one = people.at[seat]
                if len(one.legal) < 2:
                    await one.move(one.legal[0])
                    continue
                async with people.client.sit(people.table, people.secrets[seat]) as two:
                    version, moves = one.version, one.legal
                    sent = [
                        await each.send("move", version=version, move=moves[i]) for i, each in enumerate((one, two))
                    ]
                    answers = await asyncio.gather(*sent)
                    assert sorted(answer["status"] for answer in answers) == ["accepted", "stale"]
                    stale = next(answer for answer in answers if answer["status"] == "stale")
                    assert stale["refused"]["values"]["version"] == people.registry.tables[
                        people.table
                    ].game_on.version(seat)
                races += 1
            assert races > 20

    run(play())


def test_a_thousand_races_of_one_move_under_many_ids_have_one_winner_each(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            races = 0
            for _ in range(25):
                await people.settle()
                if people.to_act is None:
                    break
                one = people.at[people.to_act]
                move, version = one.legal[0], one.version
                answers = await asyncio.gather(*[await one.send("move", version=version, move=move) for _ in range(40)])
                assert [answer["status"] for answer in answers].count("accepted") == 1
                assert {answer["status"] for answer in answers} == {"accepted", "stale"}
                races += len(answers)
            assert races == 1000

    run(play())


def test_one_id_sent_many_times_at_once_is_answered_alike_each_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            seat = people.acting
            one = people.at[seat]
            frame = {"type": "move", "id": "again", "version": one.version, "move": one.legal[0]}
            for _ in range(10):
                await one.send("move", **{key: value for key, value in frame.items() if key != "type"})
            await one.until(lambda each: len(answers_to(each, "again")) == 10)
            assert len({str(answer) for answer in answers_to(one, "again")}) == 1
            entries = people.registry.tables[people.table].game_on.entries
            assert [entry.request for entry in entries].count("again") == 1

    run(play())


def test_no_seat_pushes_out_what_another_was_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path) as people:
            one, other = people.at[people.acting], people.at[1 - people.acting]
            move = {"id": "the one", "version": one.version, "move": one.legal[0]}
            first = await one.ask("move", **move)
            flood = [await other.send("move", version=99, move="x") for _ in range(5 * MOST)]
            assert {answer["status"] for answer in await asyncio.gather(*flood)} == {"stale"}
            assert await one.ask("move", **move) == first

    run(play())


def test_a_seat_that_asks_much_is_remembered_by_its_newest_answers() -> None:
    answers = Answers()
    for number in range(MOST + 1):
        answers.keep(0, Answer(id=str(number), status="accepted"))
    assert answers.find(0, "0") is None
    assert answers.find(0, "1") is not None
    assert answers.find(1, "1") is None


def answers_to(session: Session, name: str) -> list[dict[str, Any]]:
    return [message for message in session.messages if message["type"] == "answer" and message["id"] == name]
