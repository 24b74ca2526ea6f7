import random
from pathlib import Path

from tests.server.running import run, serving, settings_in
from tokonoma.kernel.verify import check_record

ME = {"kind": "me"}
FRIEND = {"kind": "person"}
HERE = {"kind": "here"}


def test_two_people_play_a_game_to_its_end_and_take_its_record_home(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as (client, _):
            opened = await client.open_table("gorinto", [ME, FRIEND])
            table = opened["table"]
            claimed = await client.post(f"/api/tables/{table}/claim", {"token": opened["invitations"][0]["token"]})
            mine, theirs = opened["seats"][0]["secret"], claimed["secret"]
            async with client.sit(table, mine, contribution="aa") as first, client.sit(table, theirs) as second:
                await first.until(lambda each: each.view)
                seats, luck = [first, second], random.Random(1)
                while first.view["to_act"] is not None:
                    seat = seats[first.view["to_act"]]
                    answer = await seat.move(luck.choice(seat.legal))
                    assert answer["status"] == "accepted", answer
                    for each in seats:
                        await each.until(lambda one, due=answer["version"]: one.version >= due)
                assert first.view["outcome"]["winners"]
                assert first.view["ending"] == {"by": "played", "seat": None}
            record = await client.get(f"/api/tables/{table}/record", {"X-Seat-Secret": theirs})
            assert all(good for good, _ in check_record(record)), check_record(record)

    run(play())
