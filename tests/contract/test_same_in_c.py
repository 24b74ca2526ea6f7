"""Rules run from source never do what C would do differently, and their functions answer alike in both forms.

Functions of a board and its seats are compared, not functions of any number: most of those rely on what their caller
made sure of. `build` of Gorbino's Quest looks up the card being carried out, `box.numbers[table.acting]`. When none is,
`acting` is -1: the source would read the last card's row, C what lies before the first. Checked fields, the box among
them, refuse such a question, and it is then not asked of the compiled form either.
"""

import random
from itertools import product
from typing import Any, NamedTuple

import pytest

from tests.contract.openings import Opening, openings, walk
from tests.kernel.checked_fields import WouldDiffer, checked_fields, in_a_checked_box
from tests.kernel.checked_shifts import checked_shift, checked_shifts
from tokonoma.kernel import native
from tokonoma.kernel.chapters import native_functions, read_unit
from tokonoma.kernel.declarations import is_callable
from tokonoma.kernel.typed import is_native, shape, signature

DEFAULT = [each for each in openings() if len(each.options) == 1]
ONE_A_GAME = list({each.game: each for each in DEFAULT}.values())
SEAT_NAMES = {"seat", "other", "opponent"}  # the numbers of which a board tells the range
BOARDS, STEPS = 4, 25  # boards asked about, and steps from one to the next


class Question(NamedTuple):
    """A chapter's function that answers about a board and its seats, in both forms."""

    name: str
    compiled: Any
    source: Any
    seats: int  # how many seats it asks about


def questions(game: str) -> list[Question]:
    unit = read_unit(f"tokonoma.games.{game}.rules")
    compiled = native.load(unit.name, "native")
    found = []
    for chapter in unit.chapters:
        for node, made in native_functions(chapter):
            *hints, answer = signature(made).values()
            names = {each.arg for each in node.args.args[1:]}
            is_question = bool(hints) and is_native(hints[0], "Board") and answer is not None and names <= SEAT_NAMES
            if is_question and is_callable(node, [shape(hint) for hint in hints]):
                found.append(Question(node.name, getattr(compiled, node.name), made, len(names)))
    return found


@pytest.mark.parametrize("opening", DEFAULT, ids=str)
def test_no_field_overflows_and_no_index_or_shift_is_negative(opening: Opening) -> None:
    with checked_fields(), checked_shifts(f"tokonoma.games.{opening.game}.rules"):
        game = opening.opened("python")
        board = in_a_checked_box(opening.new(None, "python").board)
        native.companion(game.rulebook.unit, "tokonoma.kernel.play").Play().games(board, board.twin(), 3, 5)


def test_an_index_below_nought_into_the_box_is_noticed() -> None:
    path = native.plain("tokonoma.games.goryo.paths")
    board = next(each for each in ONE_A_GAME if each.game == "goryo").new(None, "python").board
    assert board.path[0] == -1  # she has not chosen her start
    with checked_fields(), pytest.raises(WouldDiffer, match="index of -1"):
        path.can_finish(in_a_checked_box(board))


@pytest.mark.parametrize(("number", "places"), [(1, -1), (1, 31), (1, 40), (7, 29)])
def test_a_shift_that_c_leaves_undefined_is_refused(number: int, places: int) -> None:
    with pytest.raises(WouldDiffer):
        checked_shift(number, places, True, "int")


def test_a_shift_in_a_rule_that_c_leaves_undefined_is_noticed() -> None:
    build = native.plain("tokonoma.games.gorbinos_quest.build")
    board = next(each for each in ONE_A_GAME if each.game == "gorbinos_quest").new(None, "python").board
    far = 40  # there are fewer places; the source says no, C does anything
    board.token += [0] * far
    assert not build.is_in_reach(board, 0, far)
    with checked_shifts("tokonoma.games.gorbinos_quest.rules"), pytest.raises(WouldDiffer, match="a shift by 40"):
        build.is_in_reach(board, 0, far)
    assert not build.is_in_reach(board, 0, far)


@pytest.mark.parametrize("opening", ONE_A_GAME, ids=str)
def test_what_is_asked_of_a_board_is_answered_alike_compiled_and_from_source(opening: Opening) -> None:
    if native.stale(f"tokonoma.games.{opening.game}.rules"):
        pytest.skip("not built")
    asked = questions(opening.game)
    answered: set[str] = set()
    fast, plain = opening.new(16, "native"), opening.new(16, "python")
    with checked_shifts(f"tokonoma.games.{opening.game}.rules"):
        for i, move in enumerate(walk(fast, random.Random(16))):
            if i == BOARDS * STEPS:
                break
            if i % STEPS == 0:
                for question in asked:
                    answered |= compare(question, fast.board, plain.board)
            plain.play(move)
    assert len(answered) > max(4, len(asked) // 2)


def compare(question: Question, fast: Any, plain: Any) -> set[str]:
    """Ask both forms about the same seats; what the source refuses in checked fields is no question for C."""
    answered = set()
    for seats in product(range(fast.seats), repeat=question.seats):
        with checked_fields():
            here = in_a_checked_box(plain)
            try:
                expected = question.source(here, *seats)
            except (IndexError, WouldDiffer):  # a question for another moment of the game
                continue
        there = fast.twin()
        assert (question.compiled(there, *seats), there.fields()) == (expected, here.fields()), (question.name, seats)
        answered.add(question.name)
    return answered
