"""The numbers of moves, whichever way the rules run: checked, read back as words, kept, taken back, pickled."""

import copy
import pickle
import random
from collections.abc import Iterator

import pytest

import tokonoma
from tests.contract.openings import Opening, everything, openings, played, sealed, walk
from tokonoma import CHANCE, Refusal, State
from tokonoma.kernel.contract import NUMBERS
from tokonoma.kernel.pickling import pack, restore

DEFAULT = pytest.mark.parametrize("opening", [each for each in openings() if len(each.options) == 1], ids=str)


def stepped(state: State, luck: random.Random, most: int | None = None) -> Iterator[int]:
    """Random steps to the end of the game, or at most so many; yields each before it is played."""
    taken = 0
    while state.to_act is not None and taken != most:
        number = luck.choice(state.legal_numbers())
        yield number
        state.step(number)
        taken += 1


@DEFAULT
@pytest.mark.parametrize("seed", [41, sealed(41), None], ids=["seeded", "sealed", "given"])
def test_a_game_in_numbers_is_the_same_game_in_words(opening: Opening, seed: int | bytes | None) -> None:
    numbers, words = opening.new(seed), opening.new(seed)
    for number in stepped(numbers, random.Random(41)):
        assert numbers.legal_numbers() == words._stepper.numbers()
        assert all(0 <= each < numbers.rulebook.moves for each in numbers.legal_numbers() if numbers.to_act != CHANCE)
        words.play(numbers.word(number))
    assert numbers.record() == words.record()
    assert numbers.told == words.told
    assert tokonoma.replay(numbers.record()).numbers() == numbers.numbers() == words.numbers()
    assert numbers.returns() == words.board.shares()


@DEFAULT
def test_numbers_and_words_mix(opening: Opening) -> None:
    state, luck = opening.new(42), random.Random(42)
    while state.to_act is not None:
        if luck.random() < 0.5:
            state.step(luck.choice(state.legal_numbers()))
        else:
            state.play(luck.choice(state.legal()))
        if luck.random() < 0.1 and state.may_undo():
            state.undo()
    assert tokonoma.replay(state.record()).board.fields() == state.board.fields()


@DEFAULT
@pytest.mark.parametrize("mode", ["native", "python"])
def test_a_wrong_number_is_refused_and_changes_nothing(opening: Opening, mode: str) -> None:
    state, luck = opening.new(43, mode), random.Random(43)
    for _ in stepped(state, luck, 60):
        before = everything(state)
        legal = set(state.legal_numbers())
        wrong = luck.sample(sorted(set(range(state.rulebook.moves)) - legal), 5)
        for number in (*wrong, -1, -2, 5000, 100_000, 2**31, 2**63, 2**100, -(2**70)):
            with pytest.raises(Refusal):
                state.step(number)
        for nothing in ("1", None, 1.5, [1]):
            with pytest.raises(TypeError):
                state.step(nothing)  # type: ignore[arg-type]
        assert everything(state) == before
    state = played(opening, 43, mode=mode)
    with pytest.raises(Refusal, match="over"):
        state.step(0)
    assert state.legal_numbers() == []
    assert state.chance_outcomes() == []


@DEFAULT
def test_outcomes_have_numbers_and_weights(opening: Opening) -> None:
    state, luck = opening.new(None), random.Random(44)
    while state.to_act is not None:
        if state.to_act == CHANCE:
            outcomes = state.chance_outcomes()
            assert [number for number, _ in outcomes] == state.legal_numbers() == sorted(state.legal_numbers())
            assert {state.word(number): weight for number, weight in outcomes} == state.chances()
            with pytest.raises(Refusal):
                state.step(max(state.legal_numbers()) + 1)
        else:
            assert state.chance_outcomes() == []
        state.step(luck.choice(state.legal_numbers()))


@DEFAULT
@pytest.mark.parametrize("seed", [45, sealed(45)], ids=["seeded", "sealed"])
def test_a_state_goes_back_to_a_mark_as_often_as_one_likes(opening: Opening, seed: int | bytes) -> None:
    state, luck = opening.new(seed), random.Random(45)
    for _ in stepped(state, luck, 12):
        pass
    mark, there = state.mark(), everything(state)
    for asks_words in (True, False):
        for _ in stepped(state, luck, 9):
            pass
        later = state.mark()
        if asks_words:
            assert len(state.steps) == len(state.numbers())
        state.undo_to(mark)
        assert everything(state) == there
        with pytest.raises(ValueError, match="not on the way"):
            state.undo_to(later)
    with pytest.raises(ValueError, match="not on the way"):
        state.copy().undo_to(mark)


@DEFAULT
@pytest.mark.parametrize("seed", [46, sealed(46), None], ids=["seeded", "sealed", "given"])
def test_copies_of_all_kinds_go_on_alike_and_share_nothing(opening: Opening, seed: int | bytes | None) -> None:
    state = opening.new(seed)
    for _ in stepped(state, random.Random(46), 15):
        pass
    others = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    before = [everything(each) for each in others]
    assert set(before) == {everything(state)}
    for _ in stepped(state, random.Random(46)):
        pass
    assert [everything(each) for each in others] == before
    for other in others:
        for _ in stepped(other, random.Random(46)):
            pass
        assert everything(other) == everything(state)
        assert other.told == state.told


@DEFAULT
def test_an_unfinished_turn_can_be_taken_back_after_pickling(opening: Opening) -> None:
    state = opening.new(47)
    for _ in walk(state, random.Random(47), 20):
        if state.may_undo():
            other = pickle.loads(pickle.dumps(state))
            other.undo()
            state.undo()
            assert everything(other) == everything(state)
            return


@DEFAULT
def test_an_imagined_state_plays_on_and_its_record_begins_there(opening: Opening) -> None:
    state = opening.new(48)
    for _ in stepped(state, random.Random(48), 20):
        pass
    for seat in (None, *range(state.seats)):
        other = state.imagine(seat, seed=5)
        assert other.view(seat) == state.view(seat)
        assert everything(other) == everything(opening.opened().imagine(state.view(seat), seed=5))
        for _ in stepped(other, random.Random(48)):
            pass
        assert tokonoma.replay(other.record()).outcome() == other.outcome()


@DEFAULT
def test_a_clone_with_a_seed_has_draws_of_its_own(opening: Opening) -> None:
    state = opening.new(49)
    ends = set()
    for seed in range(8):
        other = state.clone(seed)
        for _ in stepped(other, random.Random(49)):
            pass
        assert everything(tokonoma.replay(other.record()))
        ends.add(tuple(other.numbers()))
    assert len(ends) > 1


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_move_forms_cover_every_number_in_order(name: str) -> None:
    rulebook = tokonoma.game(name).rulebook
    firsts = [first for first, _, _ in rulebook.move_forms]
    assert firsts == sorted(set(firsts))
    assert firsts[0] == 0
    assert firsts[-1] < rulebook.moves <= NUMBERS


@pytest.mark.parametrize("mode", ["native", "python"])
def test_a_game_is_pickled_as_its_name_and_form(mode: str) -> None:
    game = tokonoma.game("gorinto", mode=mode)
    again = pickle.loads(pickle.dumps(game))
    assert again.rulebook.mode == game.rulebook.mode
    assert again.new(2, seed=1).numbers() == game.new(2, seed=1).numbers()
    assert len(pickle.dumps(game)) < 300, "no rules and no data"


@pytest.mark.parametrize("mark", [None, 5, "now", (1, 2), object()])
def test_what_is_no_mark_is_told_so(mark: object) -> None:
    state = tokonoma.game("gorinto").new(2, seed=1)
    with pytest.raises(TypeError, match="marks"):
        state.undo_to(mark)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [-1, 1280, 2**31, 2**64, 2**100, -(2**100)])
def test_a_number_that_is_none_has_no_word(number: int) -> None:
    with pytest.raises(Refusal):
        tokonoma.game("goryo").new(2, seed=1).word(number)


@DEFAULT
def test_a_damaged_pickle_makes_no_state(opening: Opening) -> None:
    """Damage to what we pack: Python's own reader of what lies around it may take gigabytes before it refuses."""
    whole, luck = pack(played(opening, 47, 20)), random.Random(47)
    for part in range(len(whole)):
        for _ in range(150):
            damaged = [bytearray(each) for each in whole]
            damaged[part][luck.randrange(len(whole[part]))] ^= 1 << luck.randrange(8)
            with pytest.raises(pickle.UnpicklingError):
                restore(*map(bytes, damaged))
