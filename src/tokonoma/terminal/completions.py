"""What may be typed next, from a board cut for whoever types: a trial of words can draw nothing and betray nothing."""

from typing import Any

from tokonoma.kernel.contract import CHANCE, Board
from tokonoma.kernel.preview import PreviewLine, preview
from tokonoma.kernel.refusal import Refusal
from tokonoma.kernel.rulebook import AnyRulebook
from tokonoma.kernel.state import State
from tokonoma.kernel.words import number
from tokonoma.terminal import draws
from tokonoma.terminal.keyboard import Choice
from tokonoma.terminal.pen import Pen


def offers(state: State, typed: str, pen: Pen) -> list[Choice]:
    """The words that may follow the words typed so far, each with what it would do."""
    if state.to_act is None:
        return []
    if state.to_act == CHANCE:
        return [(word, "") for word in state.legal()] if draws.due(state).is_listed else []
    board = try_words(state, typed)
    return [] if board is None else choices(state, board, pen)


def try_words(state: State, typed: str) -> Any:
    """The board after the words typed so far, as their seat can know it; None where they do not lead on its turn."""
    seat = state.to_act
    board = state.seen_by(seat)
    for word in typed.split():
        moves = {state.rulebook.write_move(board, move): move for move in board.legal_moves()}
        if word not in moves:
            return None
        board.play(moves[word])
        if board.to_act != seat:
            return None
    return board


def choices(state: State, board: Board, pen: Pen) -> list[Choice]:
    """The legal moves of a board with their meanings."""
    game = state.rulebook
    return [
        (game.write_move(board, move), game.say(game.say_move(board, move), pen.language, pen.name, "key"))
        for move in board.legal_moves()
    ]


def meaning(state: State, typed: str, pen: Pen) -> str:
    """What the words typed so far would do, told word by word; empty as soon as one is none."""
    before, said = "", []
    for word in typed.split():
        told = dict(offers(state, before, pen)).get(word)
        if told is None:
            return ""
        said.append(told or word)
        before += word + " "
    return "; ".join(said) + (f"  {changes}" if said and (changes := foreseen(state, typed, pen)) else "")


def foreseen(state: State, typed: str, pen: Pen) -> str:
    """The numbers that the words typed would change, as the seat can know: "Key: Fire 8 → 10"."""
    seat, rulebook = state.to_act, state.rulebook
    if seat is None or seat == CHANCE:
        return ""
    try:
        lines = preview(state, seat, typed).lines
    except Refusal:
        return ""
    lines = sorted((line for line in lines if line.change), key=lambda line: (not line.score, line.seat != seat))
    return pen.dim(" · ").join(told_change(rulebook, line, seat, pen) for line in lines)


def told_change(rulebook: AnyRulebook, line: PreviewLine, seat: int, pen: Pen) -> str:
    """A number before and after; another seat's is told with its name."""
    said = rulebook.say(line.values | {"key": line.key, "seat": line.seat}, pen.language, pen.name, "key")
    whose = "" if line.seat == seat else f"{pen.name(line.seat)}, "
    return f"{whose}{said} {number(line.before)} → {pen.bold(number(line.after))}"
