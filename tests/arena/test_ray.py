import pytest

from tokonoma.arena import Plan, run
from tokonoma.kernel.library import GAMES

pytest.importorskip("ray")


@pytest.mark.filterwarnings("ignore")
def test_a_local_cluster_plays_the_same_games_as_one_process() -> None:
    import ray

    plan = Plan(GAMES[0], ("greedy", "random"), games=4)
    try:
        there = run(plan, ray="local")
    finally:
        ray.shutdown()
    here = run(plan, processes=1)
    assert [(each["number"], each["shares"], each["scores"]) for each in there] == [
        (each["number"], each["shares"], each["scores"]) for each in here
    ]
