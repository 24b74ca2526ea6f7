"""Draws of a real table: who types them in, and that nobody learns from the asking what they may not know."""

import random
import re
from typing import Any

import pytest

import tokonoma
from tests.contract.openings import Opening, openings
from tests.terminal.people import Hands, table
from tokonoma.kernel.contract import CHANCE
from tokonoma.kernel.state import State
from tokonoma.terminal import draws
from tokonoma.terminal.completions import offers
from tokonoma.terminal.keyboard import Complete, Explain
from tokonoma.terminal.pen import Pen

FEWEST = {each.game: each for each in reversed(openings()) if each.seats > 1}
BOUND = "helmet"


def entered(game: str, *words: str) -> State:
    state = tokonoma.game(game).new(2, seed=None)
    for word in words:
        state.play(word)
    return state


def at_draw(game: str, wanted: Any, seed: int = 3) -> State:
    """A game at a draw of a kind."""
    state, luck = tokonoma.game(game).new(2, seed=None), random.Random(seed)
    while not (state.to_act == CHANCE and wanted(state.board)):
        if state.to_act is None:
            return at_draw(game, wanted, seed + 1)
        state.play(luck.choice(state.legal()))
    return state


def test_the_bound_object_is_entered_by_the_goryo_alone() -> None:
    assert draws.due(entered("goryo")) == draws.Draw(0, True)


def test_an_ofuda_is_entered_by_the_goryo_because_the_missing_one_tells_what_is_bound() -> None:
    state = at_draw("goryo", lambda board: board.stage == 6)
    assert draws.due(state) == draws.Draw(0, True)


def test_a_stolen_card_is_entered_by_the_victim_who_knows_the_hand() -> None:
    state = at_draw("koinobori", lambda board: board.drawing == 5 and board.hand_sizes[board.place_of_draw] > 1)
    assert draws.due(state) == draws.Draw(state.board.place_of_draw, True)


def test_a_dealt_card_is_entered_by_its_owner_and_the_pile_is_not_listed() -> None:
    state = at_draw("koinobori", lambda board: board.drawing == 2)
    assert draws.due(state) == draws.Draw(0, False)
    assert offers(state, "", Pen()) == []


def test_a_card_of_the_row_is_entered_openly_without_a_list_of_the_pile() -> None:
    state = at_draw("koinobori", lambda board: board.drawing == 3)
    assert draws.due(state) == draws.Draw(None, False)


@pytest.mark.parametrize("game", ["gorinto", "gorbinos_quest"])
def test_where_nothing_is_secret_every_draw_is_entered_openly_and_listed(game: str) -> None:
    state, luck = tokonoma.game(game).new(2, seed=None), random.Random(1)
    while state.to_act is not None:
        if state.to_act == CHANCE:
            assert draws.due(state) == draws.Draw(None, True)
        state.play(luck.choice(state.legal()))


@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_the_prompt_says_what_is_drawn(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    opening = FEWEST[game]
    table(opening, ",".join(["human"] * opening.seats), None, []).run()
    asked = re.findall(r"^.*(?:What was drawn\?|Nobody else looks\.)(.*)$", capsys.readouterr().out, re.MULTILINE)
    assert asked
    assert all(hint.strip() for hint in asked)


class Prepared(Hands):
    """Types prepared lines, then goes."""

    lines: list[str]

    def ask(self, question: str, seat: int | None, complete: Complete, explain: Explain) -> str:
        self.note("ask", seat)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def typed(opening: Opening, *lines: str) -> tuple[Any, list[Any]]:
    notes: list[Any] = []
    session = table(opening, ",".join(["human"] * opening.seats), None, notes)
    session.keyboard = Prepared(session, random.Random(0), lambda *what: notes.append(what))
    session.keyboard.lines = list(lines)
    session.run()
    return session, notes


@pytest.fixture(autouse=True)
def _a_data_folder(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOKONOMA_DATA", str(tmp_path))


def test_a_secret_draw_is_behind_the_curtain_and_gone_before_the_next() -> None:
    _, notes = typed(FEWEST["goryo"], BOUND, "mask")
    assert [note[0] for note in notes[:6]] == ["clear", "wait", "clear", "ask", "ask", "clear"]
    assert notes[3:5] == [("ask", 0), ("ask", 0)]


def test_a_refused_draw_lists_nothing_that_is_secret(capsys: pytest.CaptureFixture[str]) -> None:
    session, _ = typed(FEWEST["koinobori"], "lime orange black", "1", "1", "moves", "why 1")
    out = capsys.readouterr().out
    assert out.count("1 cannot have been drawn here") == 2
    assert "possible are" not in out
    assert session.state.steps[-1] == "~1"


def test_several_draws_are_given_at_once_and_undo_takes_the_last_one_back() -> None:
    session, _ = typed(FEWEST["gorinto"], "void wind fire", "undo", "earth")
    assert session.state.steps[:3] == ["~void", "~wind", "~earth"]
    assert len(session.narration) == 3


def test_what_follows_a_wrong_word_is_not_entered(capsys: pytest.CaptureFixture[str]) -> None:
    session, _ = typed(FEWEST["gorinto"], "void nonsense fire")
    assert session.state.steps == ["~void"]
    assert "Entered: 1 draw" in capsys.readouterr().out


def test_a_draw_only_a_bot_may_see_is_made_by_chance_and_not_asked_for() -> None:
    opening = FEWEST["goryo"]
    notes: list[Any] = []
    session = table(opening, "random,human", None, notes)
    session.run()
    assert ("ask", 0) not in notes
    assert session.state.outcome()
