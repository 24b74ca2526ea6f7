"""How a table's luck is fixed: committed to before anybody contributes, shown when the game is over.

`kernel/chance.py` tells the construction, `kernel/verify.py` checks it without this program.
"""

from secrets import token_bytes

from tokonoma.kernel.chance import SEED_BYTES, SealedChance, commitment, sealed_seed
from tokonoma.kernel.library import Game
from tokonoma.kernel.rulebook import Json
from tokonoma.kernel.state import State
from tokonoma.server.facts import Deal
from tokonoma.server.rows import Opening, Seat


def new_secret() -> str:
    """The registry's part of the luck, in hexadecimal."""
    return token_bytes(SEED_BYTES).hex()


def contributions(seats: list[Seat]) -> list[str]:
    """What every seat added, in order; a bot adds nothing."""
    return [seat.contribution or "" for seat in seats]


def is_complete(seats: list[Seat]) -> bool:
    """Whether every person has added their part, be it nothing."""
    return all(seat.kind == "bot" or seat.contribution is not None for seat in seats)


def seed_of(opening: Opening, seats: list[Seat]) -> bytes:
    """The seed of the table."""
    added = [bytes.fromhex(each) for each in contributions(seats)]
    return sealed_seed(bytes.fromhex(opening.secret), added)


def first_state(game: Game, opening: Opening, seats: list[Seat]) -> State:
    """The game after its set-up, or from the position the table begins with."""
    seed = seed_of(opening, seats)
    if opening.start is not None:
        return game.from_position(opening.start, seed)
    return game.new(len(seats), opening.options, seed)


def shown(opening: Opening, seats: list[Seat]) -> Deal:
    """What anybody may know of the deal now."""
    return Deal(
        commitment=commitment(bytes.fromhex(opening.secret)),
        contributions=None if opening.status == "waiting" else contributions(seats),
        secret=opening.secret if opening.status == "over" else None,
    )


def record_of(state: State, opening: Opening, seats: list[Seat], more: Json) -> Json:
    """The record of a finished game with everything needed to check its deal."""
    drawn = state.luck.drawn if isinstance(state.luck, SealedChance) else []
    deal = shown(opening, seats)
    proof = {
        "commitment": deal.commitment,
        "secret": deal.secret,
        "contributions": deal.contributions,
        "seed": seed_of(opening, seats).hex(),
        "drawn": [list(each) for each in drawn],
        "fresh": opening.start is None,
    }
    taken = [{"seat": seat.seat, "steps": at, "step": step} for seat in seats for at, step in seat.hinted]
    return state.record() | more | ({"hints": taken} if taken else {}) | {"deal": proof}
