"""Information states: everything a seat has seen and done, as text and as numbers, and no secret of another."""

import random
import re
from array import array
from collections.abc import Callable, Iterator

import pytest

import tokonoma
from tests.contract.openings import Opening, openings
from tests.contract.test_numbers import stepped
from tokonoma import CHANCE, State
from tokonoma.kernel import recall
from tokonoma.kernel.events import kinds_in
from tokonoma.kernel.numbered import audience_of
from tokonoma.kernel.recall import information_schema
from tokonoma.kernel.remembering import HIDDEN, OWN, TOLD, TOLD_IN_PART, WIDTH

DEFAULT = pytest.mark.parametrize("opening", [each for each in openings() if len(each.options) == 1], ids=str)
A_CARD = re.compile(r"^(?:play:|cover:)?(\d+)(?=$|>)")


def rows_of(state: State, seat: int) -> list[list[int]]:
    """Everything a seat remembers, row by row."""
    numbers = list(state.remembered_at_start(seat) + state.remembered_since(seat))
    return [numbers[at : at + WIDTH] for at in range(0, len(numbers), WIDTH)]


def koinobori_pairs(seed: int) -> Iterator[tuple[State, State]]:
    """Two games that differ in one card of seat 1, which it was dealt and may place face down; seat 0 never sees it."""
    luck = random.Random(seed)
    secret, other = (str(card) for card in luck.sample(range(81), 2))
    first, second = (tokonoma.game("koinobori").new(2) for _ in range(2))
    while first.to_act is not None:
        word = next_word(first, secret, other, luck)
        if word is None:
            return
        first.play(word)
        second.play(A_CARD.sub(lambda found: found[0].replace(secret, other), word) if names(word, secret) else word)
        if first.to_act is not None:  # in the end all is turned up
            yield first, second


def next_word(state: State, secret: str, other: str, luck: random.Random) -> str | None:
    """A word that shows neither card to seat 0; None where seat 1 has nothing else left."""
    words = state.legal()
    is_dealt = state.to_act == CHANCE and len(state.steps) == 4  # three flags, and a card for seat 0
    if is_dealt or f"play:{secret}>own" in words:
        return secret if is_dealt else f"play:{secret}>own"
    unseen = [word for word in words if not names(word, secret) and not names(word, other)]
    return luck.choice(unseen) if unseen else None


def names(word: str, card: str) -> bool:
    found = A_CARD.match(word)
    return found is not None and found[1] == card


def goryo_pairs(seed: int) -> Iterator[tuple[State, State]]:
    """Two games in which she is bound to different types and plans differently, until the Samurai investigate."""
    luck, states = random.Random(seed), [tokonoma.game("goryo").new(2) for _ in range(2)]
    for state, bound in zip(states, luck.sample(states[0].legal(), 2), strict=True):
        state.play(bound)
    for _ in range(2):  # the first token, and where she starts, are seen by all
        word = luck.choice(states[0].legal())
        for state in states:
            state.play(word)
    for state in states:
        while state.to_act == 0:
            state.play(luck.choice(state.legal()))
    yield states[0], states[1]
    for _ in range(6):
        words = [word for word in states[0].legal() if word.startswith(("call", "move"))]
        if states[0].to_act != 1 or not words:
            return
        word = luck.choice(words)
        for state in states:
            state.play(word)
        yield states[0], states[1]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("pairs", "seat", "enough"), [(koinobori_pairs, 0, 12), (goryo_pairs, 1, 4)])
def test_games_that_differ_in_a_secret_are_the_same_to_who_does_not_know_it(
    pairs: Callable[[int], Iterator[tuple[State, State]]], seat: int, enough: int, seed: int
) -> None:
    compared = 0
    for one, other in pairs(seed):
        assert one.information_state(seat) == other.information_state(seat)
        assert one.information_numbers(seat).tobytes() == other.information_numbers(seat).tobytes()
        compared += 1
    assert compared >= enough
    assert one.information_numbers(1 - seat) != other.information_numbers(1 - seat), "who does know it tells them apart"


@DEFAULT
def test_the_numbers_tell_as_much_as_the_text(opening: Opening) -> None:
    """Where one changes for a seat the other does, and neither forgets."""
    state = opening.new(69)
    last = {seat: (state.information_state(seat), rows_of(state, seat)) for seat in range(state.seats)}
    for i, _ in enumerate(stepped(state, random.Random(69), 60)):
        for seat in range(state.seats) if i % 6 == 0 else ():
            text, rows = state.information_state(seat), rows_of(state, seat)
            assert (text == last[seat][0]) == (rows == last[seat][1])
            assert rows[: len(last[seat][1])] == last[seat][1], "a seat with perfect recall forgets nothing"
            last[seat] = (text, rows)


@DEFAULT
def test_every_number_has_its_place(opening: Opening) -> None:
    state = opening.new(70)
    schema = information_schema(state.rulebook)
    assert len({feature.name for feature in schema}) == len(schema.features)
    for _ in stepped(state, random.Random(70), 20):
        pass
    numbers, seen = state.information_numbers(0), state.observation(0)
    assert len(numbers) == schema.size
    assert numbers[: len(seen)] == seen
    heard = schema.read(numbers)["heard"]
    rows = rows_of(state, 0)
    assert heard[: 7 * len(rows)] == [number for row in rows for number in row]
    assert not any(heard[7 * len(rows) :])
    own = [row[1] for row in rows if row[0] == OWN]
    state.information_state(0)
    assert state._past is not None
    assert own == [step.number for step in state._past.steps if step.actor == 0]


def test_a_hidden_card_is_told_in_part() -> None:
    state = tokonoma.game("koinobori").new(2, seed=1)
    parts = [row for row in rows_of(state, 0) if row[0] == TOLD_IN_PART]
    assert [row[2:4] for row in parts] == [[1, -1], [1, -1]], "two cards were dealt to seat 1"


def test_a_game_that_began_from_a_position_says_so() -> None:
    state = tokonoma.game("koinobori").new(2, seed=1)
    again = tokonoma.game("koinobori").from_position(state.position(), seed=1)
    began = information_schema(state.rulebook)["began"].place
    assert not any(state.information_numbers(0)[began])
    assert again.information_numbers(0)[began] == state.observation(0)


def test_numbers_go_into_room_of_ones_own_and_wrong_room_is_refused() -> None:
    state = tokonoma.game("goryo").new(2, seed=1)
    numbers = state.information_numbers(1)
    room = array("h", bytes(2 * len(numbers)))
    assert state.information_numbers(1, out=room) is room
    assert room == numbers
    with pytest.raises(ValueError, match="numbers"):
        state.information_numbers(1, out=array("h", [0] * 3))


@pytest.mark.parametrize("mode", ["native", "python"])
def test_a_game_longer_than_its_rows_is_refused(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall, "MOST_ROWS", 12)
    information_schema.cache_clear()
    try:
        state = tokonoma.game("goryo", mode=mode).new(2, seed=1)
        for _ in stepped(state, random.Random(1), 40):
            pass
        for _ in range(2):
            with pytest.raises(OverflowError, match="heard more than 8 things"):
                state.information_numbers(1)
    finally:
        information_schema.cache_clear()


def expected_rows(state: State, seat: int | None) -> Iterator[list[int]]:
    """What a seat noticed step by step, by what it is told of each event."""
    rulebook, board = state.rulebook, state._from_the_beginning()
    for number in state.numbers():
        if board.to_act == seat:
            yield [OWN, number, 0, 0, 0, 0, 0]
        board.play(number)
        for note in board.notes.listen():
            heard = rulebook.event_for(rulebook.read_note(note), audience_of(seat))
            parts = kinds_in(f"tokonoma.games.{rulebook.name}.events")[note[0]].parts
            if heard is not None:
                hidden = ([part not in heard for part in parts] + [False] * 5)[:5]
                told = [HIDDEN if is_cut else each for is_cut, each in zip(hidden, note[1:], strict=True)]
                yield [TOLD_IN_PART if any(hidden) else TOLD, note[0], *told]


@DEFAULT
@pytest.mark.parametrize("mode", ["native", "python"])
def test_rows_are_what_each_seat_was_told(opening: Opening, mode: str) -> None:
    state, kinds = opening.new(73, mode), set()
    for _ in stepped(state, random.Random(73), 2000 if mode == "native" else 40):
        pass
    for seat in (*range(state.seats), None):
        found = state.remembered_since(seat)
        rows = [list(found[at : at + WIDTH]) for at in range(0, len(found), WIDTH)]
        assert rows == list(expected_rows(state, seat))
        kinds |= {row[0] for row in rows}
    assert kinds >= {OWN, TOLD}


def test_secrets_are_declared_where_events_are_cut() -> None:
    for name in tokonoma.GAMES:
        rulebook = tokonoma.game(name).rulebook
        names = {kind.name for kind in kinds_in(f"tokonoma.games.{name}.events").values()}
        assert set(rulebook.secrets) <= names
        assert bool(rulebook.secrets) != rulebook.hides_nothing


@DEFAULT
def test_what_is_kept_of_the_past_is_what_was_played(opening: Opening) -> None:
    """Copies that go different ways and steps that were taken back leave no trace in what a seat remembers."""
    state, luck = opening.new(71), random.Random(71)
    for _ in range(6):
        mark = state.mark()
        state.step(luck.choice(state.legal_numbers()))
        other = state.clone(5)
        rows_of(state, 0)
        state.undo_to(mark)
        for each in (state, other):
            each.step(luck.choice(each.legal_numbers()))
            rows_of(each, 0)
            fresh = each.copy()
            fresh._past = None
            assert rows_of(each, 0) == rows_of(fresh, 0)
            assert each.information_state(0) == fresh.information_state(0)
        if state.to_act is None:
            return
