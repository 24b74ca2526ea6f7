"""Names and lines of a chat show themselves and nothing else."""

from pathlib import Path

import pytest

from tests.server.parties import FRIEND, ME, party
from tests.server.running import run
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.facts import SeatFacts
from tokonoma.server.plain_text import plain, readable
from tokonoma.server.studies import players_of, seat_of


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("\u202eevil\u2066", "evil"),
        ("\x1b[31mred\x07", "[31mred"),
        ("two\nlines\u2028here", "two lines here"),
        ("a" + "\u0316" * 40, "a" + "\u0316" * 4),
        ("An\u200bna\ufeff", "Anna"),
        ("a" + "\u200d" * 40 + "b", "a" + "\u200d" * 4 + "b"),
        ("\u3164\u2800", ""),
        ("  Zoë  ", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("誰か, Nguyễn, O’Neil <b>", "誰か, Nguyễn, O’Neil <b>"),
    ],
)
def test_what_is_written_shows_itself_and_nothing_else(written: str, shown: str) -> None:
    assert plain(written) == shown


@pytest.mark.parametrize("written", ["\u200b\u200b", "   ", "\u0301\u0301", "\u3164", "\x00"])
def test_what_shows_nothing_is_refused(written: str) -> None:
    with pytest.raises(Refusal, match="nothing to read"):
        readable(written)


def test_every_way_to_a_name_or_a_line_is_cleaned(tmp_path: Path) -> None:
    odd = "\u202eO\u200bdd\x1b"

    async def play() -> None:
        async with party(tmp_path, seats=[ME | {"name": odd}, FRIEND]) as at:
            table = at.registry.tables[at.table]
            assert table.seats[0].name == "Odd"
            opened = await at.client.open_table("gorinto", [ME, FRIEND])
            token = opened["invitations"][0]["token"]
            claimed = await at.client.post(f"/api/tables/{opened['table']}/claim", {"token": token, "name": odd})
            assert claimed["facts"]["seats"][1]["name"] == "Odd"
            session = at.at[1]
            assert (await session.ask("rename", name=odd))["status"] == "accepted"
            assert table.seats[1].name == "Odd"
            assert (await session.ask("chat", text=odd))["status"] == "accepted"
            assert [line.text for line in table.lines] == ["Odd"]
            for kind, field in (("rename", "name"), ("chat", "text")):
                assert (await session.ask(kind, **{field: "\u200b"}))["refused"]["code"] == "not_a_request"

    run(play())


def test_a_person_who_calls_themselves_a_bot_is_none_in_a_record() -> None:
    seat = SeatFacts(seat=0, kind="person", name="bot:expert")
    told = seat_of({"players": players_of([seat])}, 0)
    assert (told.kind, told.name) == ("person", "bot:expert")
    assert seat_of({"players": ["\u202eodd"]}, 0).name == "odd"
