"""What may be typed next, from a board cut for whoever types: a trial of words can draw nothing and betray nothing."""

from typing import Any

from tokonoma.kernel.contract import CHANCE, Board
from tokonoma.kernel.state import State
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
    return "; ".join(said)
