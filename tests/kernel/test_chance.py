"""Luck: the same seed gives the same draws, evenly, and the sealed stream is the published construction."""

import hashlib
import hmac
from collections import Counter

import pytest

from tokonoma.kernel import native
from tokonoma.kernel.chance import SealedChance, commitment, sealed_seed
from tokonoma.kernel.contract import Chance

SEED = bytes(range(32))


def words_of(seed: bytes, count: int) -> list[int]:
    """The stream written anew from its description, by the standard library's one-shot HMAC."""
    stream = b"".join(hmac.new(seed, k.to_bytes(8, "big"), hashlib.sha256).digest() for k in range(count // 8 + 1))
    return [int.from_bytes(stream[i * 4 : i * 4 + 4], "big") for i in range(count)]


def test_the_sealed_stream_is_hmac_sha256_in_counter_mode() -> None:
    chance, words = SealedChance(SEED), words_of(SEED, 100)
    assert [chance.number(2**32) for _ in range(100)] == words


def test_the_sealed_stream_is_the_one_published() -> None:
    chance = SealedChance(SEED)
    assert [chance.number(100) for _ in range(12)] == [word % 100 for word in words_of(SEED, 12)]
    assert chance.drawn[0] == (100, words_of(SEED, 1)[0] % 100)


def test_a_word_that_would_bias_the_draw_is_thrown_away() -> None:
    n = 3 * 2**30  # a quarter of all words is too large
    chance, words = SealedChance(SEED), words_of(SEED, 400)
    kept = [word for word in words if word < n]
    assert [chance.number(n) for _ in range(200)] == kept[:200]
    assert chance.words > 200


def test_a_sealed_draw_is_as_likely_as_its_weight() -> None:
    chance = SealedChance(SEED)
    drawn = Counter(chance.index([1, 2, 0, 5]) for _ in range(8000))
    assert drawn[2] == 0
    assert abs(drawn[0] - 1000) < 150
    assert abs(drawn[3] - 5000) < 250


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SealedChance(b"short")


def test_every_contribution_changes_the_seed_and_none_can_be_moved() -> None:
    seeds = {
        sealed_seed(SEED, contributions)
        for contributions in (
            [],
            [b""],
            [b"", b""],
            [b"a", b"b"],
            [b"b", b"a"],
            [b"ab"],
            [b"ab", b""],
            [b"a", b"", b"b"],
        )
    }
    assert len(seeds) == 8
    assert commitment(SEED) != commitment(SEED[::-1])


def test_compiled_and_uncompiled_luck_is_the_same() -> None:
    fast, plain = Chance(7), native.plain("tokonoma.kernel.contract").Chance(7)
    assert [fast.number(n) for n in range(1, 500)] == [plain.number(n) for n in range(1, 500)]
    assert [fast.index([3, 1, 4]) for _ in range(50)] == [plain.index([3, 1, 4]) for _ in range(50)]


def test_fast_luck_is_even() -> None:
    chance = Chance(1)
    drawn = Counter(chance.number(5) for _ in range(20_000))
    assert all(abs(drawn[each] - 4000) < 250 for each in range(5))
