"""The coach of a first game: every remark is made in some game, once at most, from what the seat may know alone."""

import random
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tokonoma
from tokonoma.bots import bot
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.words import LANGUAGES
from tokonoma.lessons import limits
from tokonoma.lessons.coach import Coach, Coaching, Moment, Remark, coach, remark
from tokonoma.lessons.reading_coach import read_coach

MOST_GAMES = 400  # rare remarks, such as one on a theft, want many
BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
THING = re.compile(r"""touchable\(table, [`"](\w+)|data-id=["{`]+(\w+)|const id = `(\w+)""")
SEATS = {"goryo": (0, 1)}  # the two sides of Goryō are told different things


def of(name: str) -> Coach:
    found = coach(name)
    assert found is not None
    return found


def play_coached(name: str, seat: int, seed: int) -> Iterator[Remark]:
    """A first game: a player who errs often against an easy bot; what the coach says."""
    game = tokonoma.game(name)
    state = game.new(seed=seed)
    player, other = bot("greedy~0.6", game), bot("greedy~0.2", game)
    coaching = Coaching(of(name), seat)
    coaching.hear(state, state.told)
    while True:
        said = coaching.speak(state)
        if said is not None:
            yield said
        if state.to_act is None:
            return
        thinker = player if state.to_act == seat else other
        move = thinker.think(state.view(state.to_act), seed=seed * 1000 + len(state.steps)).move
        coaching.hear(state, state.play(move))


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_every_remark_is_made_in_some_game_and_never_twice_in_one(name: str) -> None:
    wanted = {trigger.name for trigger in of(name).triggers}
    pointing = {trigger.name for trigger in of(name).triggers if trigger.at}
    made: Counter[str] = Counter()
    pointed: set[str] = set()
    for seed in range(MOST_GAMES):
        for seat in SEATS.get(name, (seed % 2,)):
            said = list(play_coached(name, seat, seed))
            assert len(said) == len({each.name for each in said})
            made.update(each.name for each in said)
            pointed |= {each.name for each in said if each.at}
            assert {each.at.partition(":")[0] for each in said if each.at} <= things_of_page(name)
        if wanted <= set(made) and pointing <= pointed:
            break
    assert wanted == set(made), f"never made: {sorted(wanted - set(made))}"
    assert pointing == pointed, f"never pointed at anything: {sorted(pointing - pointed)}"
    assert len(pointing) >= 0.7 * len(wanted)


def things_of_page(name: str) -> set[str]:
    """The kinds of things that the page's table of a game has."""
    texts = [each.read_text(encoding="utf-8") for each in (BOARDS / name).glob("*.svelte")]
    return {kind for text in texts for kinds in THING.findall(text) for kind in kinds if kind}


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_what_is_said_is_short_and_filled_in_both_languages(name: str) -> None:
    for seed in range(6):
        for said in play_coached(name, 1, seed):
            assert set(said.text) == set(LANGUAGES)
            for language, text in said.text.items():
                assert limits.too_long(text, language, limits.NOTE) is None, text
                assert "{" not in text


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_a_remark_does_not_change_when_what_is_hidden_is_swapped(name: str) -> None:
    """Two states that a seat cannot tell apart are remarked on alike."""
    luck = random.Random(3)
    compared = 0
    for seed in range(4):
        state = tokonoma.game(name).new(seed=seed)
        while state.to_act is not None:
            seat = state.to_act
            made: list[str] = []
            other = state.imagine(seat, seed=luck.randrange(2**31))
            for _ in range(4):  # the most urgent one, and those behind it
                said = remark(of(name), Moment(state, seat), made)
                assert said == remark(of(name), Moment(other, seat), made)
                if said is None:
                    break
                made.append(said.name)
                compared += 1
            state.play(luck.choice(state.legal()))
    assert compared > 20


def test_a_coach_is_silent_while_somebody_else_thinks_and_when_a_turn_has_had_its_remark() -> None:
    state = tokonoma.game("gorinto").new(seed=1)
    waiting = 1 - (state.to_act or 0)
    assert remark(of("gorinto"), Moment(state, waiting), []) is None
    assert remark(of("gorinto"), Moment(state, state.to_act or 0), []) is not None
    assert remark(of("gorinto"), Moment(state, state.to_act or 0), [], this_turn=1) is None


# A mistake in the file is told with its line and the cure

SPOILT: list[tuple[str, str, str, str]] = [
    ('name = "first_turn"', 'nam = "first_turn"', "a remark has no nam; there are", "nam"),
    ('name = "winter"', 'name = "over"', "there is a remark over already", "name"),
    ('on = "burrowed"', 'on = "burowed"', "gorinto tells no burowed; there are", "on"),
    ("event.seat == me", "event.seat = me", "invalid syntax", "when"),
    (
        "now.outcome is not None",
        "then.outcome is not None",
        "then is not known here; there are events, me, now",
        "when",
    ),
    ('rule = "3.1"', 'rule = "3.9"', "the rules have no paragraph 3.9", "rule"),
    ("at = \"'path:' + event.path\"", "at = \"'path:' + events.path +\"", "invalid syntax", "at"),
    ("at = \"'goal:' + event.goal\"", "at = \"'goal:' + goals[0]\"", "goals is not known here", "at"),
    ("gives 2 wisdom", "gives 4 wisdom", "say, en: nothing bears out 4", "say"),
    ("{mine} wisdom", "{min} wisdom", "{min} is no fact here", "say"),
    ("Push any tile", "Push. Any. Tile", "at most 2", "say"),
    (
        'fr = "Rien n’était à portée de cette tuile. Regardez son motif avant de choisir la profondeur."',
        'fr = ""',
        "the fr text is missing",
        "say",
    ),
]


@pytest.mark.parametrize(("old", "new", "cure", "key"), SPOILT)
def test_a_spoilt_file_is_refused_with_the_line_and_the_cure(
    tmp_path: Path, old: str, new: str, cure: str, key: str
) -> None:
    folder = tmp_path / "gorinto" / "lessons"
    shutil.copytree(tokonoma.game("gorinto").rulebook.folder / "lessons", folder)
    path = folder / "coach.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        read_coach(path, "gorinto")
    assert cure in refused.value.message
    line: Any = refused.value.values["line"]
    assert path.read_text(encoding="utf-8").splitlines()[line - 1].startswith(key)
