"""Batches in wrong hands: what does not fit is refused, whoever asks at the same time, and nothing ends the process."""

import copy
import gc
import multiprocessing
import os
import pickle
import subprocess
import sys
import threading
from typing import Any

import numpy as np
import pytest

import tokonoma
from tokonoma import Refusal
from tokonoma.environments.batch import MOST_GAMES, Batch
from tokonoma.kernel import native

N = 64
HUGE = (2**32, 2**31, 2**33 + 1, -(2**32), 2**62)


def numbers_of(batch: Batch) -> list[Any]:
    return [batch.to_act.copy(), batch.masks.copy(), batch.rewards.copy(), batch.done.copy()]


def same(one: list[Any], other: list[Any]) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("sizes", [(0, 1), (-5, 1), (MOST_GAMES + 1, 1), (10**18, 1), (2, 0), (2, -1), (2, 10**9)])
def test_too_few_or_too_many_games_or_threads_are_refused_at_once(sizes: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="a batch has at"):
        tokonoma.batch("gorinto", sizes[0], threads=sizes[1])


@pytest.mark.parametrize("n", ["8", 8.0, None, [8]])
def test_a_number_of_games_is_a_whole_number(n: Any) -> None:
    with pytest.raises(TypeError):
        tokonoma.batch("gorinto", n)


@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_no_row_ends_beyond_what_native_code_can_count(game: str) -> None:
    rulebook = tokonoma.game(game).rulebook
    assert MOST_GAMES * max(rulebook.moves, rulebook.schema.size) < 2**31


@pytest.mark.parametrize("edited", ["tokonoma.kernel.sharing", "tokonoma.kernel.batching"])
def test_a_batch_is_never_half_compiled(edited: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that was would wait for a worker that has ended."""
    stale = native.stale
    monkeypatch.setattr(native, "stale", lambda unit: ("edited",) if unit == edited else stale(unit))
    batch = tokonoma.batch("gorinto", 4, threads=2)
    assert batch.game.rulebook.mode == "python"
    batch.step(batch.random_actions())
    with pytest.raises(ImportError, match="edited"):
        tokonoma.batch("gorinto", 4, mode="native")


def test_actions_of_another_kind_or_shape_are_refused() -> None:
    batch = tokonoma.batch("gorinto", N, threads=2)
    actions, before = batch.random_actions(), numbers_of(batch)
    for wrong in (actions.astype(float), actions.astype(bool), actions.astype(object), actions.astype(str), None, "0"):
        with pytest.raises(TypeError):
            batch.step(wrong)
    for wrong in (actions[:-1], actions[:1], int(actions[0]), actions.reshape(1, N), np.zeros((N, 2), int)):
        with pytest.raises(ValueError, match="shape"):
            batch.step(wrong)
    assert same(before, numbers_of(batch))


@pytest.mark.parametrize("huge", HUGE)
def test_a_number_that_would_wrap_to_a_legal_one_is_refused(huge: int) -> None:
    batch = tokonoma.batch("gorinto", N)
    actions = batch.random_actions().astype(np.int64)
    actions[9] += huge
    with pytest.raises(Refusal, match=f"{actions[9]} is not a legal number in game 9"):
        batch.step(actions)


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.int32, np.int64, np.uint64, ">i4", list, tuple])
def test_whole_numbers_of_any_size_are_understood(kind: Any) -> None:
    one, other = (tokonoma.batch("gorinto", N, seed=2) for _ in range(2))
    actions = one.random_actions()
    one.step(actions)
    other.step(kind(actions.tolist()) if kind in (list, tuple) else actions.astype(kind))
    assert same(numbers_of(one), numbers_of(other))


def test_actions_need_not_lie_side_by_side_nor_be_writeable() -> None:
    one, other = (tokonoma.batch("gorinto", N, seed=2) for _ in range(2))
    actions = one.random_actions()
    apart = np.repeat(actions, 3)[::3]
    apart.setflags(write=False)
    one.step(actions)
    other.step(apart)
    assert same(numbers_of(one), numbers_of(other))


def unfit(fit: Any) -> list[Any]:
    """Arrays that look like the one that fits and are not."""
    fixed = fit.copy()
    fixed.setflags(write=False)
    shifted = np.zeros(fit.nbytes + 1, np.uint8)[1:].view(fit.dtype).reshape(fit.shape)
    apart = np.zeros((*fit.shape[:-1], 2 * fit.shape[-1]), fit.dtype)[..., ::2]
    other_order = fit.astype(fit.dtype.newbyteorder())
    found = [fixed, apart, fit[:-1], fit.reshape(-1, 1, 1), fit.astype(np.float64), fit.tolist(), memoryview(fit), 5]
    return found + ([shifted, other_order] if fit.itemsize > 1 else [])


@pytest.mark.parametrize("name", ["to_act", "masks", "rewards", "done", "observations"])
def test_buffers_that_do_not_fit_are_refused(name: str) -> None:
    fit = getattr(tokonoma.batch("gorinto", N), name)
    for wrong in unfit(fit):
        with pytest.raises(ValueError, match=name):
            tokonoma.batch("gorinto", N, buffers={name: wrong})


def test_an_array_for_random_actions_that_does_not_fit_is_refused() -> None:
    batch = tokonoma.batch("gorinto", N)
    for wrong in unfit(np.zeros(N, np.intc)):
        with pytest.raises(ValueError, match="out"):
            batch.random_actions(out=wrong)


def test_a_second_thread_is_refused_and_changes_nothing() -> None:
    """The games are those of the steps that were not refused, in whichever order they came."""
    batch = tokonoma.batch("koinobori", 2048, threads=2, observe=None)
    played, refused, wrong = [0, 0], [0, 0], []

    def play(me: int) -> None:
        for _ in range(150):
            try:
                batch.step(batch.random_actions())
                played[me] += 1
            except RuntimeError:
                refused[me] += 1
            except Refusal:  # the other one has stepped between choosing and stepping
                refused[me] += 1
            except BaseException as no:
                wrong.append(no)

    threads = [threading.Thread(target=play, args=(me,)) for me in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert sum(played) + sum(refused) == 300
    assert sum(played) > 0
    batch.step(batch.random_actions())
    assert batch.masks.any(axis=1).all()


def test_a_batch_at_work_cannot_be_stepped_nor_closed() -> None:
    batch = tokonoma.batch("gorinto", N, threads=2)
    actions = batch.random_actions()
    with batch._busy:
        for use in (lambda: batch.step(actions), batch.random_actions, batch.close):
            with pytest.raises(RuntimeError, match="another thread"):
                use()
    batch.step(actions)


@pytest.mark.parametrize("threads", [1, 3])
def test_a_closed_batch_goes_on_in_the_callers_thread(threads: int) -> None:
    one, other = (tokonoma.batch("goryo", N, threads=threads, seed=6) for _ in range(2))
    before = threading.active_count()
    one.close()
    one.close()
    assert threading.active_count() == before - (threads - 1)
    for _ in range(30):
        one.step(one.random_actions())
        other.step(other.random_actions())
    assert same(numbers_of(one), numbers_of(other))


def test_threads_end_with_their_batch() -> None:
    gc.collect()
    before = threading.active_count()
    batches = [tokonoma.batch("gorinto", N, threads=3) for _ in range(5)]
    assert threading.active_count() == before + 10
    del batches
    gc.collect()
    assert threading.active_count() == before


def test_garbage_is_collected_while_games_are_played() -> None:
    ended = threading.Event()

    def collect() -> None:
        while not ended.is_set():
            gc.collect(0)
            [[] for _ in range(1000)]

    thread = threading.Thread(target=collect)
    thread.start()
    try:
        with tokonoma.batch("koinobori", 256, threads=2) as one, tokonoma.batch("koinobori", 256) as other:
            for _ in range(100):
                one.step(one.random_actions())
                other.step(other.random_actions())
            assert same(numbers_of(one), numbers_of(other))
    finally:
        ended.set()
        thread.join()


def step_on(batch: Batch, times: int) -> bytes:
    for _ in range(times):
        batch.step(batch.random_actions())
    return bytes(batch.masks.tobytes())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*use of fork.*:DeprecationWarning")
def test_a_forked_process_plays_on_without_the_threads() -> None:
    batch = tokonoma.batch("gorinto", N, threads=3, seed=8)
    step_on(batch, 5)
    ours, theirs = multiprocessing.get_context("fork").Pipe(duplex=False)
    child = os.fork()
    if child == 0:
        try:
            theirs.send_bytes(step_on(batch, 50))
        finally:
            os._exit(0)
    theirs.close()
    try:
        assert ours.poll(120), "the child waits for threads it does not have"
        assert ours.recv_bytes() == step_on(batch, 50)
    finally:
        ours.close()
        os.waitpid(child, 0)


def test_a_program_ends_though_nobody_closed_its_batches() -> None:
    program = "import tokonoma; kept = tokonoma.batch('gorinto', 64, threads=4); kept.step(kept.random_actions())"
    done = subprocess.run([sys.executable, "-X", "dev", "-c", program], capture_output=True, text=True, timeout=240)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_batch_is_not_copied() -> None:
    batch = tokonoma.batch("gorinto", 2)
    for copied in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="begin another"):
            copied(batch)


@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_random_actions_are_legal_even_and_the_same_for_any_number_of_threads(game: str) -> None:
    one, four = (tokonoma.batch(game, 300, seed=3, threads=threads, observe=None) for threads in (1, 4))
    out = np.zeros(300, np.intc)
    for _ in range(40):
        actions = one.random_actions()
        assert four.random_actions(out=out) is out
        assert np.array_equal(actions, out)
        assert one.masks[np.arange(300), actions].all()
        one.step(actions)
        four.step(out)
    assert same(numbers_of(one), numbers_of(four))


def test_every_legal_action_is_as_likely_as_another() -> None:
    batch = tokonoma.batch("gorinto", 2000, seed=1)
    first = np.flatnonzero(batch.masks[0])
    alike = [game for game in range(2000) if np.array_equal(np.flatnonzero(batch.masks[game]), first)]
    random = np.random.default_rng(5)
    chosen = np.concatenate([batch.random_actions(random)[alike] for _ in range(40)])
    counts = np.bincount(chosen, minlength=batch.moves)[first]
    expected = 40 * len(alike) / len(first)
    assert expected > 100
    chi2 = float(((counts - expected) ** 2 / expected).sum())
    assert chi2 < len(first) + 5 * (2 * len(first)) ** 0.5


def test_a_generator_decides_when_one_is_given() -> None:
    one, other = (tokonoma.batch("gorinto", N, seed=seed) for seed in (1, 1))
    other.random_actions()
    drawn = [batch.random_actions(np.random.default_rng(9)) for batch in (one, other)]
    assert np.array_equal(*drawn)
    assert not np.array_equal(one.random_actions(), drawn[0])
