"""A refusal says the same wherever it is read."""

import copy
import pickle

from tokonoma.kernel.refusal import Refusal


def test_a_refusal_is_the_same_in_another_process() -> None:
    refusal = Refusal("wrong_seats", "the game is for 2 to 4", seats=7, least=2)
    for other in (pickle.loads(pickle.dumps(refusal)), copy.copy(refusal)):
        assert isinstance(other, Refusal)
        assert other.to_json() == refusal.to_json()
        assert str(other) == str(refusal)
