"""Frames are compressed by our own encoder; whatever inflates must bring the same texts back."""

import json
import random
import zlib
from collections.abc import Iterator

import pytest

from tokonoma.kernel.native import plain
from tokonoma.server import wire
from tokonoma.server.deflating import LONGEST, PIECE, ROOM, WINDOW, Packer
from tokonoma.server.wire import EMPTY_BLOCK, LEVEL, LEVEL_ALONE, MEMORY_LEVEL, WINDOW_BITS, UpdatesDeflated

UPDATE = b'{"type":"update"'


def inflated(texts: list[bytes]) -> list[bytes]:
    """What a client with a window as large as was agreed on makes of packed texts."""
    inflate = zlib.decompressobj(-WINDOW_BITS)
    return [inflate.decompress(text + EMPTY_BLOCK) for text in texts]


def texts_of(luck: random.Random) -> Iterator[bytes]:
    """Texts like frames, texts of one byte or of any bytes, and texts longer than the window or the room."""
    for number in range(60):
        offers = [{"move": f"a>{luck.choice('abcde')}{luck.randrange(5)}", "tiles": luck.randrange(6)}] * number
        yield UPDATE + json.dumps({"version": number, "legal": offers, "say": "Goryō"}).encode()
        yield luck.randbytes(luck.randrange(300))
        yield luck.choice([b"", b"a", b"abc", b"x" * (LONGEST + 1), bytes(range(256)) * luck.randrange(1, 9)])
    for length in (PIECE, PIECE + 1, WINDOW, WINDOW + 1, ROOM, 3 * ROOM + 5):
        yield luck.randbytes(length)
        yield (b"far and near " * length)[:length]


@pytest.mark.parametrize("seed", range(4))
def test_every_text_comes_back_as_it_was(seed: int) -> None:
    packer, texts = Packer(), [*texts_of(random.Random(seed))]
    assert inflated([packer.packed(text) for text in texts]) == texts


def test_what_lies_just_within_the_window_is_found_and_what_lies_beyond_is_not() -> None:
    secret = b"a sentence that is nowhere else in these texts"
    for between, is_found in ((WINDOW - 2 * len(secret), True), (WINDOW, False)):
        packer = Packer()
        noise = random.Random(1).randbytes(between)
        packed = [packer.packed(text) for text in (secret, noise, secret)]
        assert inflated(packed) == [secret, noise, secret]
        assert (len(packed[2]) < len(secret) // 2) is is_found


def test_a_text_sent_again_takes_a_few_bytes() -> None:
    packer, text = Packer(), UPDATE + bytes(random.Random(2).choices(b"abcdefgh", k=2000))
    packer.packed(text)
    assert len(packer.packed(text)) < 40


def test_compiled_and_from_source_the_bytes_are_the_same() -> None:
    luck, source = random.Random(3), plain("tokonoma.server.deflating")
    packer, slow = Packer(), source.Packer()
    for text in [*[*texts_of(luck)][:90], luck.randbytes(WINDOW), UPDATE * 2000]:
        assert packer.packed(text) == slow.packed(text)


def test_zlib_compresses_for_a_game_alone_and_where_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    text = UPDATE + b"abc" * 100

    def packed(level: int) -> bytes | None:
        settings = {"memLevel": MEMORY_LEVEL, "level": level}
        return UpdatesDeflated(True, False, 12, WINDOW_BITS, settings).packed(text)

    def by_zlib(level: int) -> bytes:
        deflate = zlib.compressobj(level, zlib.DEFLATED, -WINDOW_BITS, MEMORY_LEVEL)
        return (deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-4]

    assert packed(LEVEL_ALONE) == by_zlib(LEVEL_ALONE)
    monkeypatch.setattr(wire, "IS_QUICK", True)
    assert packed(LEVEL) == Packer().packed(text)
    monkeypatch.setattr(wire, "IS_QUICK", False)
    assert packed(LEVEL) == by_zlib(LEVEL)
