"""The example programs run, each for a moment."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
pytestmark = pytest.mark.filterwarnings("ignore")


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"example_{Path(name).stem}", EXAMPLES / name)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("name", "arguments", "says"),
    [
        ("mcts.py", ["--games", "1", "--simulations", "2"], "2 simulations"),
        ("ismcts.py", ["--games", "1", "--simulations", "2"], "2 simulations"),
        ("mccfr.py", ["--iterations", "3"], "3 iterations met"),
    ],
)
def test_openspiels_algorithms_play_ours(
    name: str, arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    example(f"openspiel/{name}").main(arguments)
    assert says in capsys.readouterr().out


def test_a_learner_fits_what_its_games_came_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its network learns to tell won games from lost ones, and decides by it."""
    learn = example("learn_koinobori.py")
    monkeypatch.setattr(learn, "SAMPLE", 256)
    worker, random = learn.Worker(1), np.random.default_rng(1)
    weights = learn.new_weights(random)
    *rows, ended = worker.play(weights)
    assert ended >= learn.REPORT
    adam = learn.Adam(weights)
    errors = [learn.fit(weights, adam, rows, 2e-3, random) for _ in range(40)]
    assert np.mean(errors[-5:]) < 0.8 * np.mean(errors[:5])
    state = learn.GAME.new(2, seed=5)
    assert learn.decide(weights, state, random) in state.legal_numbers()


def test_a_learners_worker_travels_as_ray_sends_it() -> None:
    """Pickled by Ray and unpickled in a fresh process it plays; starting Ray itself is tried below."""
    cloudpickle = pytest.importorskip("ray.cloudpickle")
    learn = example("learn_koinobori.py")
    learn.GAMES, learn.REPORT = 4, 1
    cloudpickle.register_pickle_by_value(learn)
    packed = cloudpickle.dumps((learn.Worker, learn.new_weights(np.random.default_rng(1))))
    there = "import pickle, sys; worker, weights = pickle.load(sys.stdin.buffer); print(worker(1).play(weights)[3])"
    done = subprocess.run([sys.executable, "-c", there], input=packed, capture_output=True, timeout=300)
    assert done.returncode == 0, done.stderr.decode()
    assert int(done.stdout) >= 1


def test_a_learner_learns_on_ray() -> None:
    """The whole program for a moment, on workers that Ray starts."""
    pytest.importorskip("ray")
    words = ["--ray", "--learn", "1", "--games", "2", "--bots", "random"]
    patient = {**os.environ, "RAY_raylet_start_wait_time_s": "240"}
    command = [sys.executable, str(EXAMPLES / "learn_koinobori.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, env=patient)
    if done.returncode and "timed out" in done.stderr.lower():
        pytest.skip(f"Ray does not start here: {done.stderr.strip()[-200:]}")
    assert done.returncode == 0, done.stderr
    assert "of 2 games won" in done.stdout


def test_a_learners_gradient_is_that_of_its_loss() -> None:
    learn = example("learn_koinobori.py")
    random = np.random.default_rng(2)
    weights = {name: each.astype(np.float64) for name, each in learn.new_weights(random).items()}
    tokens, rest, wanted, _ = learn.Worker(2).play(weights)
    few = [tokens[:40].astype(np.float64), rest[:40].astype(np.float64), wanted[:40]]

    def loss() -> float:
        values = learn.forward(weights, *few[:2])[0]
        return float(-(few[2] * np.log(values) + (1 - few[2]) * np.log(1 - values)).mean())

    for name, slope in learn.backward(weights, *few).items():
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        kept = weights[name][place]
        weights[name][place] = kept + 1e-5
        above = loss()
        weights[name][place] = kept - 1e-5
        assert slope[place] == pytest.approx((above - loss()) / 2e-5, rel=0.02), name
        weights[name][place] = kept


def test_winning_looks_better_than_losing() -> None:
    learn = example("learn_koinobori.py")
    seen = [("tokens", "rest", 0.5), ("tokens", "rest", 0.6)]
    assert [each[2] for each in learn.targets(seen, 1.0)] == [1.0, pytest.approx(0.8 * 1.0 + 0.2 * 0.6)]
    low, high = learn.interval(0.6, 200)
    assert 0.52 < low < 0.54
    assert 0.66 < high < 0.68
