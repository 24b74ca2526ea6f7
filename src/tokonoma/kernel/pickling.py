"""A state as plain values for `pickle`, and back. A pickle is for one's own processes; a record is for keeping.

The values travel as bytes with their checksum: native rules trust the numbers of a board, so bytes that were damaged on
the way are refused before they are read. A pickle can run any code when it is read; a checksum does not change that.
"""

import pickle
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from tokonoma.kernel.numbered import copy_luck
from tokonoma.kernel.record import check_played_by

if TYPE_CHECKING:
    from tokonoma.kernel.state import State


def pack(state: "State") -> tuple[bytes, bytes]:
    """All that makes a state, and a checksum."""
    packed = pickle.dumps(values_of(state))
    return packed, checksum(packed)


def checksum(packed: bytes) -> bytes:
    """What tells whether bytes are as they were."""
    return blake2b(packed, digest_size=16).digest()


def values_of(state: "State") -> dict[str, Any]:
    """All that makes a state, in values that `pickle` knows."""
    rulebook, luck = state.rulebook, state._luck
    return {
        "game": rulebook.name,
        "rules": rulebook.rules,
        "data": rulebook.data,
        "opened_from": rulebook.opened_from,
        "mode": "python" if rulebook.mode == "python" else None,
        "seats": state.seats,
        "options": state.options,
        "start": state._start and state._start.fields(),
        "board": state._board.fields(),
        "numbers": state.numbers(),
        "dealt": state._dealt,
        "luck": luck.luck if state._native_luck() is not None else copy_luck(luck),  # type: ignore[union-attr]
        "undo": [(board.fields(), steps, decided) for board, steps, decided in state._undo],
        "decided": (state._decided, state._why_no_undo),
    }


def restore(body: bytes, sum_of_it: bytes) -> "State":
    """The state that was packed; refuses damaged bytes, and other rules or component data than there are here."""
    if not isinstance(body, bytes) or checksum(body) != sum_of_it:
        raise pickle.UnpicklingError("the pickle of this state is damaged")
    return state_of(pickle.loads(body))


def state_of(packed: dict[str, Any]) -> "State":
    """The state that these values make."""
    from tokonoma.kernel.library import game
    from tokonoma.kernel.state import State

    rulebook = game(packed["game"], mode=packed["mode"], data=packed["opened_from"]).rulebook
    check_played_by(packed, rulebook)

    def board_of(fields: dict[str, Any] | None) -> Any:
        board = rulebook.lay_out(packed["seats"], packed["options"])
        board.set_fields(fields or {})
        return board

    luck = packed["luck"]
    start = board_of(packed["start"]) if packed["start"] else None
    state = State(rulebook, board_of(packed["board"]), packed["options"], None, start)
    state._luck = rulebook.contract.Chance(luck) if isinstance(luck, int) else luck
    state._stepper.chance = state._native_luck()
    state._unwritten = board_of(packed["start"])
    for number in packed["numbers"]:
        state._stepper.keep(number)
    state._dealt = packed["dealt"]
    state._undo = [(board_of(fields), steps, decided) for fields, steps, decided in packed["undo"]]
    state._decided, state._why_no_undo = packed["decided"]
    return state
