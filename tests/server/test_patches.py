"""Updates as what changed: the same views at every move of whole games, in a tenth of the bytes."""

import json
import random
import zlib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

import tokonoma
from tests.server import whole_games
from tests.server.parties import FRIEND, ME, Party, party, sees
from tests.server.running import run
from tokonoma.kernel.contract import SPECTATOR
from tokonoma.kernel.native import plain
from tokonoma.kernel.rulebook import ViewPart
from tokonoma.server import differences
from tokonoma.server.audience import Audience, description, view_of
from tokonoma.server.differences import Rows, difference
from tokonoma.server.facts import Clocks
from tokonoma.server.journal import Journal
from tokonoma.server.listener import encode
from tokonoma.server.messages import Answer
from tokonoma.server.patches import patched
from tokonoma.server.view_cache import ViewCache
from tokonoma.server.wire import LEVEL, LEVEL_ALONE, MEMORY_LEVEL, WINDOW_BITS, UpdatesDeflated, level_at

CASES = Path(__file__).parents[2] / "web" / "src" / "lib" / "patches.cases.json"
TENTH = 0.1
MANY = differences.FEW + 1  # objects that are written as rows
ALL = [
    (name, mode, seats)
    for name in tokonoma.GAMES
    for mode, counts in tokonoma.game(name).rulebook.modes.items()
    for seats in counts
]
# The fewest seats have the fewest updates to share a welcome
FEW = [each for each in whole_games.fewest_and_most() if each[2] <= 2 or each[1] == "partnership"]


class Reader:
    """A socket that keeps what it is sent, and does with it what a client does."""

    def __init__(self, looking: Audience, takes_patches: bool, level: int) -> None:
        self.looking, self.takes_patches, self.takes_short = looking, takes_patches, takes_patches
        self.seen: tuple[Audience, int] | None = None
        self.view: Any = None
        self.version = 0
        self.bytes = 0
        self.kinds: list[str] = []
        self.last: dict[str, Any] = {}
        self.deflate = UpdatesDeflated(True, False, 12, WINDOW_BITS, {"memLevel": MEMORY_LEVEL, "level": level})

    def tell(self, message: Any) -> None:
        self.put(encode(message).decode())

    def put(self, text: str) -> None:
        frame = Frame(Opcode.TEXT, text.encode())
        self.bytes += len((self.deflate.encode(frame) if self.takes_patches else frame).data)
        message = json.loads(text)
        self.kinds.append(message["type"])
        self.last = message
        if message["type"] == "patch":
            assert message["base"] == self.version
            self.view = patched(self.view, message["patch"])
        else:
            self.view = message["view"]
        self.version = message["version"]


def played(name: str, mode: str, seats: int, seed: int) -> Iterator[tuple[Journal, list[Reader], list[Reader]]]:
    """A whole game with undos now and then: at every change, who takes patches and who takes whole views."""
    state = tokonoma.game(name).new(seats=seats, options={"mode": mode}, seed=seed)
    journal, luck = Journal(state, 0.0), random.Random(seed)
    new, old = ([Reader(each, is_new, level_at(seats)) for each in journal.audiences] for is_new in (True, False))
    clock = SimpleNamespace(shown=lambda: Clocks(left=[None] * seats, running=journal.state.to_act))
    table: Any = SimpleNamespace(journal=journal, game_on=journal, listeners=[*new, *old], clock=clock, name="a")
    table.view_cache = ViewCache(table)
    for reader in table.listeners:
        table.view_cache.show(reader, [])
    while journal.state.to_act is not None:
        change, actor = journal.change(0.0), journal.state.to_act
        if journal.state.may_undo() and luck.random() < 0.05:
            change.undo(actor)
        else:
            change.decide(actor, luck.choice(journal.state.legal()))
        journal.adopt(change)
        table.view_cache.tell(change.told)
        yield journal, new, old


@pytest.mark.parametrize(("name", "mode", "seats"), ALL)
def test_patched_views_are_the_whole_views_in_a_tenth_of_the_bytes(name: str, mode: str, seats: int) -> None:
    for number, (journal, new, old) in enumerate(played(name, mode, seats, seed=3)):
        for little, much in zip(new, old, strict=True):
            assert little.view == much.view
            assert little.version == much.version == journal.version(much.looking)
            if number % 16 == 0 or journal.ending:
                assert json.dumps(little.view) == json.dumps(much.view), "the order of keys included"
    shown = [json.loads(encode(view_of(journal.state, each.looking, journal.ending))) for each in new]
    assert [reader.view for reader in new] == shown
    for little, much in zip(new, old, strict=True):
        assert set(little.kinds[1:]) == {"patch"}
        assert set(much.kinds) == {"update"}
        assert little.bytes <= TENTH * much.bytes, (little.looking, little.bytes, much.bytes)


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_a_game_that_says_so_hides_nothing_from_anybody(name: str) -> None:
    """Then its table is described once for all; and a game that does not say so has something to hide."""
    state, luck = tokonoma.game(name).new(seed=4), random.Random(4)
    book, differs = state.rulebook, False
    while state.to_act is not None:
        whole = state.board
        for audience in [*range(state.seats), None]:
            board = state.seen_by(audience)
            number = SPECTATOR if audience is None else audience
            same = board.fields() == whole.fields() and book.describe(board, number) == book.describe(whole, SPECTATOR)
            differs |= not same
        state.play(luck.choice(state.legal()))
    assert differs is not book.hides_nothing


VALUES: list[Any] = [
    None, 0, 1, "a", [], [1], [1, 2, 3], [2, 3], [1, 9, 3], [[]], [None], {}, {"a": 1}, {"b": 1, "a": 1}, {"a": [1]},
    {"a": {"b": []}}, {"a": {"b": [1, {"c": None}]}}, {"a": None}, [{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}],
    [[1], [2]],
]  # fmt: skip


def test_any_value_becomes_any_other_and_the_old_one_stays() -> None:
    for old in VALUES:
        for new in VALUES:
            before, patch = json.dumps(old), json.loads(json.dumps(difference(old, new)))
            assert json.dumps(patched(old, patch)) == json.dumps(new), (old, new, patch)
            assert json.dumps(old) == before
            assert patch != {} or old == new


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_compiled_and_from_source_the_patches_are_the_same(name: str) -> None:
    """Of tables that follow one another and of tables far apart, which change in more ways."""
    source, luck = plain("tokonoma.server.differences"), random.Random(8)
    state = tokonoma.game(name).new(seed=8)
    tables = []
    while state.to_act is not None:
        tables.append(description(state, state.to_act))
        state.play(luck.choice(state.legal()))
    apart = zip(luck.sample(tables, len(tables)), tables, strict=True)
    for old, new in [*pairwise(tables), *apart]:
        for before, now in zip(old, new, strict=True):
            patch = encode(difference(before, now))
            assert patch == encode(source.difference(before, now))
            whole = json.loads(encode(now))
            assert patched(json.loads(encode(before)), json.loads(patch)) == whole


def test_the_browser_is_tried_with_the_same_cases() -> None:
    """The stored cases are read by `patches.test.ts`; `python -m tests.server.test_patches` writes them."""
    if not CASES.exists():
        pytest.skip("the web app is not part of this checkout")
    assert CASES.read_text(encoding="utf-8") == cases()


def alike(*more: dict[str, Any]) -> list[dict[str, Any]]:
    """Objects most of which have the same keys, as offers have."""
    return [{"move": str(i), "say": {"key": "a", "at": {"x": i, "y": None}}, "on": [i]} for i in range(MANY)] + [*more]


TABLES: list[list[dict[str, Any]]] = [
    alike(),
    alike({"move": "b"}, {"say": {"key": []}, "move": ["c"], "on": False}),
    [{}] * MANY,
    [{"a": {}}] * MANY,
]


def test_objects_become_rows_and_objects_again() -> None:
    rows = Rows()
    for new in [*TABLES, *TABLES, alike()[:2], []]:  # the second time from what is kept
        patch = json.loads(encode(rows.as_rows(new)))
        assert json.dumps(patched([1], patch)) == json.dumps(new), "the order of keys included"
    assert len(json.loads(encode(rows.as_rows(alike())))) == 2
    assert len(encode(rows.as_rows(alike()))) < 0.6 * len(encode(alike()))


def test_the_patch_of_a_part_that_comes_again_is_that_of_these_two() -> None:
    class Part(ViewPart):
        comes_again = True

        a: int
        b: list[int]

    for number in range(300):  # others are made where these were
        old, new = [Part(number, [1]), Part(0, [])], [Part(number + 1, [2]), Part(0, [])]
        for before, now in ((old, new), (new, old), (old, new)):
            patch = json.loads(encode(difference(before, now)))
            assert patched(json.loads(encode(before)), patch) == json.loads(encode(now))


def test_patches_are_kept_only_of_parts_that_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Part(ViewPart):
        a: int

    class Again(Part):
        comes_again = True

    pairs = differences.Pairs()
    monkeypatch.setattr(differences, "PAIRS", pairs)
    difference([Part(1)], [Part(2)])
    assert not pairs.kept
    difference([Again(1)], [Again(2)])
    assert len(pairs.kept) == 1


def test_audiences_that_see_the_same_are_sent_the_same_but_for_whose_it_is() -> None:
    made = []
    for number, (journal, new, _) in enumerate(played("gorbinos_quest", "standard", 4, seed=5)):
        waiting = [reader for reader in new if reader.looking != journal.state.to_act]
        made.append(len({json.dumps(reader.last | {"looking": 0}) for reader in waiting}))
        assert all(reader.last["looking"] == reader.looking for reader in new)
        if number > 40:
            break
    assert min(made) == 1
    assert max(made) == 2, "whoever has just moved is told that it is over"


def test_an_object_in_the_place_of_one_that_is_gone_is_not_taken_for_it() -> None:
    rows = Rows()
    for number in range(200):
        new = [{"move": number, "on": place} for place in range(MANY)]
        assert patched([], json.loads(encode(rows.as_rows(new)))) == new


def cases() -> str:
    found = [{"old": old, "patch": difference(old, new), "new": new} for old in VALUES for new in VALUES]
    found += [{"old": [1], "patch": json.loads(encode(Rows().as_rows(new))), "new": new} for new in TABLES]
    return "[\n" + ",\n".join(json.dumps(each) for each in found) + "\n]\n"


def test_a_part_that_is_set_for_the_first_time_keeps_its_place() -> None:
    class Part(msgspec.Struct):
        a: int
        b: int | msgspec.UnsetType = msgspec.UNSET
        c: int = 3

    for old, new in [(Part(1), Part(1, 2)), (Part(1, 2), Part(1)), (Part(1, 2), Part(1, 4))]:
        patch = json.loads(encode(difference(old, new)))
        assert json.dumps(patched(json.loads(encode(old)), patch)) == json.dumps(json.loads(encode(new)))


def test_only_updates_share_a_window_and_small_ones_too() -> None:
    deflate = UpdatesDeflated(True, False, 12, WINDOW_BITS, {})
    for text in ('{"type":"chat","line":{}}', '{"type":"welcome"}', '{"type":"presence"}', '{"type":"notice"}'):
        frame = Frame(Opcode.TEXT, text.encode() * 50)
        assert deflate.encode(frame) is frame
    sent = deflate.encode(Frame(Opcode.TEXT, b'{"type":"patch","patch":{}}'))
    assert sent.rsv1
    assert (
        zlib.decompressobj(-WINDOW_BITS).decompress(bytes(sent.data) + b"\x00\x00\xff\xff")
        == b'{"type":"patch","patch":{}}'
    )


# At a real table


@pytest.mark.parametrize(("name", "mode", "seats"), FEW)
def test_a_whole_game_with_its_welcome_takes_a_tenth_of_the_bytes(
    name: str, mode: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tokonoma.server.deals.token_bytes", lambda n: b"\7" * n)

    async def play() -> None:
        found = await whole_games.played(tmp_path, name, mode, seats)
        assert found.whole > 50_000
        assert found.share <= TENTH, found

    run(play())


@pytest.mark.parametrize("deal", [1, 3])
def test_the_shortest_game_takes_a_tenth_of_the_bytes_with_other_deals_too(
    deal: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tokonoma.server.deals.token_bytes", lambda n: bytes([deal]) * n)
    name, mode, seats = min(FEW, key=lambda each: (each[2], tokonoma.game(each[0]).rulebook.longest))

    async def play() -> None:
        found = await whole_games.played(tmp_path, name, mode, seats)
        assert found.share <= TENTH, found

    run(play())


@pytest.mark.parametrize(("seats", "level"), [([ME], LEVEL_ALONE), ([ME, FRIEND], LEVEL)])
def test_a_game_alone_is_compressed_more_than_others(tmp_path: Path, seats: list[Any], level: int) -> None:
    async def look() -> None:
        async with party(tmp_path, "gorinto", seats=seats) as people:
            (listener, *_) = people.registry.tables[people.table].listeners
            wire: Any = listener.choose_level.__self__  # type: ignore[attr-defined]
            assert wire.conn.extensions[0].compress_settings["level"] == level

    run(look())


def test_a_client_that_does_not_ask_for_patches_gets_whole_views(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            party(tmp_path, "gorinto", seats=[ME, FRIEND]) as people,
            people.client.sit(people.table, people.watch, patches=False) as old,
        ):
            await people.play(6, random.Random(1))
            await old.until(lambda each: each.version >= 6)
            assert kinds_of(old.frames) >= {"update"}
            assert "patch" not in kinds_of(old.frames)
            assert "patch" in kinds_of(people.at[0].frames)
            assert people.at[0].view == without_seat(old.view, people, 0)

    run(play())


def without_seat(watched: Any, people: Party, seat: int) -> Any:
    """What a watcher sees of an open game, with what is a seat's own."""
    own = sees(people.at[seat])
    return watched | {"seat": seat} | {key: own[key] for key in ("legal", "prompt", "undo")}


def kinds_of(frames: list[str]) -> set[str]:
    return {json.loads(frame)["type"] for frame in frames}


def test_whoever_lost_the_view_a_patch_is_about_asks_for_the_whole(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "gorinto", seats=[ME, FRIEND]) as people:
            luck = random.Random(2)
            await people.play(2, luck)
            await people.settle()
            seat = 1 - people.acting
            other = people.at[seat]
            other.base, other.view, known = None, None, len(other.frames)
            actor = people.at[people.acting]
            assert (await actor.move(luck.choice(actor.legal)))["status"] == "accepted"
            await other.until(lambda each: each.view is not None)
            assert kinds_of(other.frames[known:]) >= {"patch", "update"}
            await people.play(4, luck)
            await people.settle()
            table = people.registry.tables[people.table]
            assert other.view == json.loads(encode(table.view_cache.view(seat)))

    run(play())


def test_the_answer_to_a_move_comes_within_its_patch(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "gorinto", seats=[ME, FRIEND]) as people:
            seat = people.acting
            actor, other, known = people.at[seat], people.at[1 - seat], len(people.at[seat].frames)
            answer = await actor.move(actor.legal[0], id="mine")
            assert answer == json.loads(encode(Answer(id="mine", status="accepted", version=actor.version)))
            told = [json.loads(each) for each in actor.frames[known:]]  # perhaps late news of the seats first
            assert [(each["type"], each["done"]) for each in told if "done" in each] == [("patch", "mine")]
            assert "answer" not in {each["type"] for each in told}
            again = await actor.move("anything", id="mine")
            assert again == answer, "and once more for itself, when it is asked again"
            assert (await actor.move("nonsense"))["status"] == "illegal"
            assert json.loads(actor.frames[-1])["type"] == "answer"
            assert not [each for each in other.frames if '"done"' in each]

    run(play())


@pytest.mark.parametrize("more", [{"patches": False}, {"short": False}])
def test_who_does_not_take_the_shortest_form_gets_answers_and_offers_as_ever(tmp_path: Path, more: Any) -> None:
    async def play() -> None:
        async with party(tmp_path, "gorinto", seats=[ME, FRIEND]) as people:
            seat = people.acting
            async with people.client.sit(people.table, people.secrets[seat], **more) as old:
                assert (await old.move(old.legal[0]))["status"] == "accepted"
                await people.settle()
                await people.play(6, random.Random(2))
                table = people.registry.tables[people.table]
                await old.until(lambda each: each.version >= table.game_on.version(seat))
                assert old.view == json.loads(encode(table.view_cache.view(seat)))
                found = [json.loads(each) for each in old.frames]
                assert [each["type"] for each in found].count("answer") == 1
                sent = [each for each in found if each["type"] == "patch"]
                assert not [each for each in sent if "done" in each or len(each["patch"].get("legal", ())) == 2]

    run(play())


def test_views_nobody_looks_at_are_not_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with party(tmp_path, "gorinto", seats=[ME, FRIEND]) as people:
            view_cache = people.registry.tables[people.table].view_cache
            async with people.client.sit(people.table, people.watch):
                await people.play(2, random.Random(2))
                assert set(view_cache._shown) == {0, 1, None}
            async with people.client.sit(people.table, people.secrets[0]) as again:
                await again.ask("look", seat=0, version=0)
            assert set(view_cache._shown) <= {0, 1}

    run(play())


if __name__ == "__main__":
    CASES.write_text(cases(), encoding="utf-8")
