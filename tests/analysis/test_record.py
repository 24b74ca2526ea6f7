"""A recorded game is judged decision by decision, by what each seat could know, and told in both languages."""

import json
import re
from collections.abc import Callable
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

import tokonoma
from tokonoma import cli
from tokonoma.analysis import Judged, analyse, summary
from tokonoma.analysis.record import COSTS, mark_of
from tokonoma.bots.levels import bot
from tokonoma.kernel.refusal import Refusal

PLAYOUTS = 30


def played(name: str, decisions: int, seed: int = 4) -> Any:
    """The record of a game's beginning between two who play at random and by the judge."""
    opened = tokonoma.game(name)
    state = opened.new(2, seed=seed)
    players = [bot("random", opened), bot("greedy", opened)]
    for number in range(decisions):
        assert state.to_act is not None
        state.decide(players[state.to_act].move(state.view(state.to_act), seed=number))
    return state.record()


@pytest.fixture(params=tokonoma.GAMES)
def record(request: Any) -> Any:
    return played(request.param, 12)


def test_every_decision_is_judged_once_and_the_draws_are_not(record: Any) -> None:
    found = list(analyse(record, PLAYOUTS))
    decided = [number for number, step in enumerate(record["steps"]) if not step.startswith("~")]
    assert [each.step for each in found] == decided
    assert [each.move for each in found] == [record["steps"][number] for number in decided]


def test_nothing_better_is_named_than_what_was_compared_by_as_many_playouts(record: Any) -> None:
    for each in analyse(record, PLAYOUTS):
        assert each.cost >= 0.0
        assert each.cost == pytest.approx(each.expected[each.seat] - each.after[each.seat])
        values = [better.value for better in each.better]
        assert values == sorted(values, reverse=True)
        assert all(value > each.after[each.seat] for value in values)
        assert (each.cost == 0.0) == (not each.better)
        assert each.move not in {better.move for better in each.better}


def test_an_analysis_is_the_same_every_time(record: Any) -> None:
    assert list(analyse(record, PLAYOUTS)) == list(analyse(record, PLAYOUTS, threads=2))


def test_one_seat_alone_is_judged_as_among_all(record: Any) -> None:
    everything = [each for each in analyse(record, PLAYOUTS) if each.seat == 1]
    assert everything
    alone = list(analyse(record, PLAYOUTS, seat=1))
    assert [(each.step, each.cost, each.better) for each in alone] == [
        (each.step, each.cost, each.better) for each in everything
    ]


@pytest.mark.parametrize("name", ["koinobori", "goryo"])
def test_what_a_seat_could_not_know_does_not_change_what_is_said_to_it(name: str) -> None:
    record = played(name, 12)
    step = next(each.step for each in analyse(record, PLAYOUTS) if each.mark != "forced" and each.step > 8)
    state = tokonoma.game(name).from_record(record, step)
    seat = state.to_act
    assert seat is not None
    other = tokonoma.game(name).imagine(state.view(seat), seed=99)
    assert other.board.fields() != state.board.fields(), "the swapped secret makes another game"
    one, two = (judged_alone(each, record["steps"][step]) for each in (state, other))
    assert one == two


def judged_alone(state: Any, move: str) -> tuple[Any, ...]:
    from tokonoma.analysis.record import Depth, judge

    found = judge(state, move, Depth(PLAYOUTS), None)
    return found.cost, found.better, found.changes, found.expected, found.why, found.counts


def test_marks_are_by_cost() -> None:
    assert mark_of(1, 0.0) == "forced"
    assert [mark_of(2, cost) for cost in (0.0, 0.01, 0.02, 0.05, 0.1)] == [
        "best",
        "fine",
        "inaccuracy",
        "mistake",
        "blunder",
    ]


def test_the_summary_names_the_costliest_decisions_in_the_games_order() -> None:
    record = played("koinobori", 14)
    found = list(analyse(record, PLAYOUTS))
    whole = summary(record, found, PLAYOUTS)
    costs = sorted((each.cost for each in found if each.cost >= COSTS["inaccuracy"]), reverse=True)[:3]
    numbers = [point.decision for point in whole.turning_points]
    assert sorted((found[number].cost for number in numbers), reverse=True) == costs
    assert numbers == sorted(numbers)
    assert sum(whole.decided) == sum(each.mark != "forced" for each in found)


def test_luck_is_what_draws_change_and_nothing_without_draws() -> None:
    found = list(analyse(played("gorinto", 14), PLAYOUTS))
    record_steps = played("gorinto", 14)["steps"]
    for before, now in pairwise(found):
        is_drawn = any(step.startswith("~") for step in record_steps[before.step : now.step])
        assert is_drawn == any(now.luck)


@pytest.mark.parametrize("wrong", [None, {}, {"game": "chess"}, {"game": "gorinto", "format": "other"}])
def test_what_is_no_record_is_refused_before_anything_is_judged(wrong: Any) -> None:
    with pytest.raises(Refusal):
        analyse(wrong)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal, match="no seat 7"):
        analyse(played("gorinto", 2), seat=7)


def test_it_is_called_from_the_package() -> None:
    assert isinstance(next(tokonoma.analyse(played("gorinto", 3), playouts=PLAYOUTS)), Judged)


Say = Callable[[str], tuple[int, str]]


@pytest.fixture
def say(record: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Say:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))

    def run(more: str) -> tuple[int, str]:
        status = cli.main(["analyse", str(file), "--depth", str(PLAYOUTS), *more.split()])
        return status, capsys.readouterr().out

    return run


def test_the_command_tells_it_in_both_languages_as_json_and_as_a_page(say: Say, record: Any, tmp_path: Path) -> None:
    status, told = say("--language en")
    assert status == 0
    assert "Each decision is judged by what its seat could know" in told
    assert "Chaque décision est jugée" in say("--language fr")[1]
    found = json.loads(say("--json")[1])
    assert found == to_builtins(summary(record, list(analyse(record, PLAYOUTS)), PLAYOUTS))
    page = tmp_path / "page.html"
    assert say(f"--html {page}")[0] == 0
    drawn = page.read_text("utf-8")
    assert "<polyline" in drawn
    assert "<circle" in drawn
    rules = tokonoma.game(record["game"]).rulebook
    turning = found["decisions"][found["turning_points"][0]["decision"]]
    seats = {seat: f"Player {seat + 1}" for seat in range(2)}
    assert "What mattered most" in drawn
    assert escape(rules.say(turning["say"], "en", lambda seat: seats[seat], "key")) in drawn
    assert all(escape(rules.say(stage["title"], "en", str, "key")) in drawn for stage in found["stages"])


def test_the_snippets_of_the_page_run() -> None:
    page = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text("utf-8")
    snippets = re.findall(r"^```python\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)
    assert len(snippets) >= 2
    for snippet in snippets:
        exec(snippet, {})
