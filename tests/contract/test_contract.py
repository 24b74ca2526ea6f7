"""What every game must do, whichever way its rules run; no game is named here."""

import random
from typing import Any

import pytest

import tokonoma
from tests.contract.openings import Opening, canonical, everything, openings, played, walk
from tokonoma import CHANCE, Refusal
from tokonoma.kernel import native

EVERY = pytest.mark.parametrize("opening", openings(), ids=str)
DEFAULT = pytest.mark.parametrize("opening", [each for each in openings() if len(each.options) == 1], ids=str)


@EVERY
def test_random_games_end_within_the_declared_length(opening: Opening) -> None:
    for seed in range(3):
        state = played(opening, seed)
        assert len(state.steps) <= state.rulebook.longest


@DEFAULT
def test_every_legal_move_plays(opening: Opening) -> None:
    state = opening.new(seed=1)
    for i, _ in enumerate(walk(state, random.Random(1))):
        if i % 7 == 0:
            for move in state.legal():
                assert state.copy().play(move) is not None


@DEFAULT
def test_what_is_not_legal_is_refused_and_changes_nothing(opening: Opening) -> None:
    state, luck = opening.new(seed=2), random.Random(2)
    seen: set[str] = set()
    for i, _ in enumerate(walk(state, luck)):
        seen.update(state.legal())
        if i % 5 == 0:
            legal, before = set(state.legal()), everything(state)
            wrong = luck.sample(sorted(seen - legal), min(4, len(seen - legal)))
            for text in [*wrong, "", "  ", "nonsense", "a1 a1 a1", "é\x00", ">", "9" * 400]:
                with pytest.raises(Refusal) as refused:
                    state.play(text)
                assert refused.value.message
                assert everything(state) == before


@DEFAULT
def test_a_turn_refused_in_its_second_word_leaves_the_first_unplayed(opening: Opening) -> None:
    state = opening.new(seed=3)
    before = everything(state)
    with pytest.raises(Refusal):
        state.play(f"{state.legal()[0]} nonsense")
    assert everything(state) == before


@DEFAULT
def test_only_the_seat_to_act_may_play_and_nobody_when_it_is_over(opening: Opening) -> None:
    state = opening.new(seed=4)
    assert state.to_act is not None
    with pytest.raises(Refusal, match="is to act"):
        state.play(state.legal()[0], seat=state.to_act + 1)
    state = played(opening, 4)
    with pytest.raises(Refusal, match="over"):
        state.play("anything")
    assert state.legal() == []


@DEFAULT
def test_no_two_moves_are_written_or_touched_alike(opening: Opening) -> None:
    state = opening.new(seed=5)
    for i, _ in enumerate(walk(state, random.Random(5))):
        assert len(set(state.legal())) == len(state.legal()) > 0
        assert all(" " not in move for move in state.legal())
        if i % 4 == 0:
            offers = state.view(state.to_act)["legal"]
            touches = [tuple(offer["touch"]) for offer in offers]
            assert len(set(touches)) == len(touches)
            assert all(touches)
            assert [offer["move"] for offer in offers] == state.legal()


@EVERY
def test_a_game_replays_from_its_record_alone(opening: Opening) -> None:
    state = played(opening, 6)
    again = tokonoma.replay(state.record())
    assert again.board.fields() == state.board.fields()
    assert again.record() == state.record()
    assert again.outcome() == state.outcome()


@DEFAULT
def test_a_position_reads_back_as_written(opening: Opening) -> None:
    state, game = opening.new(seed=7), opening.opened()
    for i, _ in enumerate(walk(state, random.Random(7))):
        if i % 9 == 0:
            other = game.from_position(state.position())
            assert other.board.fields() == state.board.fields()
            assert other.legal() == state.legal()
            assert other.position() == state.position()


@DEFAULT
def test_draws_can_be_given_one_by_one(opening: Opening) -> None:
    state, luck = opening.new(seed=None), random.Random(8)
    while state.to_act is not None:
        if state.to_act == CHANCE:
            chances = state.chances()
            assert list(chances) == state.legal()
            assert all(weight > 0 for weight in chances.values())
        state.play(luck.choice(state.legal()))
    assert state.outcome() is not None


@DEFAULT
def test_the_fast_way_to_settle_draws_what_the_listed_way_draws(opening: Opening) -> None:
    rulebook = opening.opened().rulebook
    fast, listed = opening.new(seed=None).board, opening.new(seed=None).board
    one, other, luck = rulebook.contract.Chance(9), rulebook.contract.Chance(9), random.Random(9)
    over = rulebook.contract.OVER
    while fast.to_act != over:
        fast.draw(one)
        while listed.to_act == CHANCE:
            outcomes, weights = zip(*listed.chances(), strict=True)
            listed.play(outcomes[other.index(list(weights))])
        assert fast.fields() == listed.fields()
        if fast.to_act != over:
            move = luck.choice(fast.legal_moves())
            fast.play(move)
            listed.play(move)


@EVERY
def test_the_fast_way_to_a_random_move_draws_what_the_list_gives(opening: Opening) -> None:
    rulebook, board = opening.opened().rulebook, opening.new(seed=9).board.twin()
    chance, other = rulebook.contract.Chance(9), rulebook.contract.Chance(9)
    while board.to_act != rulebook.contract.OVER:
        legal = board.legal_moves()
        move = legal[other.number(len(legal))]
        assert board.drawn_move(chance) == move
        board.play(move)
        board.draw(chance)
        other.luck = chance.luck


@DEFAULT
def test_a_copy_shares_nothing_with_the_first(opening: Opening) -> None:
    state = opening.new(seed=10)
    copy = state.copy()
    before = everything(copy)
    assert before == everything(state)
    for _ in walk(state, random.Random(10)):
        pass
    assert everything(copy) == before


@DEFAULT
def test_the_same_seed_gives_the_same_game(opening: Opening) -> None:
    assert played(opening, 11).record() == played(opening, 11).record()


@DEFAULT
def test_undo_takes_back_the_unfinished_turn_and_no_more(opening: Opening) -> None:
    state = opening.new(seed=12)
    undone = 0
    for _ in walk(state, random.Random(12)):
        if state.may_undo():
            here = state.copy()
            state.undo()
            assert len(state.steps) == len(here.steps) - 1
            assert state.to_act == here.to_act
            state.play(here.steps[-1])
            assert state.board.fields() == here.board.fields()
            undone += 1
        else:
            with pytest.raises(Refusal):
                state.undo()
    assert undone >= 0


@EVERY
def test_outcomes_name_places_winners_and_shares(opening: Opening) -> None:
    state = played(opening, 13)
    outcome = state.outcome()
    assert outcome is not None
    seats = [seat for place in outcome["places"] for seat in place]
    assert sorted(seats) == list(range(state.seats))
    assert outcome["shares"] == pytest.approx(state.board.shares())
    assert sum(outcome["shares"]) == pytest.approx(1) or state.seats == 1
    assert outcome["winners"] == [seat for seat, share in enumerate(outcome["shares"]) if share > 0]
    assert opening.new(seed=13).outcome() is None


@DEFAULT
def test_the_points_of_a_score_add_up(opening: Opening) -> None:
    state = opening.new(seed=14)
    for i, _ in enumerate(walk(state, random.Random(14))):
        if i % 6 == 0:
            scores = state.scores()
            assert [score["seat"] for score in scores][: state.seats] == list(range(state.seats))
            for score in scores:
                assert sum(line["points"] for line in score["lines"]) == score["total"]


@DEFAULT
def test_compiled_and_uncompiled_rules_play_the_same_games(opening: Opening) -> None:
    if native.stale(f"tokonoma.games.{opening.game}.rules"):
        pytest.skip("not built")
    sums = []
    for mode in ("native", "python"):
        game = opening.opened(mode)
        assert game.rulebook.mode == mode
        play = native.companion(game.rulebook.unit, "tokonoma.kernel.play").Play()
        board = opening.new(None, mode).board
        play.games(board, board.twin(), 12, 1)
        sums.append((play.decisions, play.checksum))
    assert sums[0] == sums[1]


@DEFAULT
def test_whoever_gets_a_view_may_change_it(opening: Opening) -> None:
    state = played(opening, 5, 12)
    seats = [None, *range(state.seats)]
    before = canonical([state.view(seat) for seat in seats])
    for seat in seats:
        empty(state.view(seat))
    assert canonical([state.view(seat) for seat in seats]) == before


def empty(value: Any) -> None:
    """Take everything out of lists and dicts, however deep."""
    if isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            empty(each)
        value.clear()


@DEFAULT
def test_compiled_and_uncompiled_rules_show_the_same_views(opening: Opening) -> None:
    if native.stale(f"tokonoma.games.{opening.game}.rules"):
        pytest.skip("not built")
    fast, plain = opening.new(15, "native"), opening.new(15, "python")
    for i, move in enumerate(walk(fast, random.Random(15))):
        if i % 8 == 0:
            for seat in (None, *range(fast.seats)):
                assert canonical(fast.view(seat)) == canonical(plain.view(seat))
        plain.play(move)
    assert fast.record() == plain.record()
