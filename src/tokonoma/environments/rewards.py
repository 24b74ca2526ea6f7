"""What a finished game is worth to each seat, in the form that learning programs expect: from -1 to 1, and zero-sum."""


def utilities(shares: list[float]) -> list[float]:
    """Shares of the victory as rewards: a sole winner has 1, the others -1 between them; alone one has 1 or -1."""
    seats = len(shares)
    if seats == 1:
        return [2.0 * shares[0] - 1.0]
    return [(seats * share - 1.0) / (seats - 1.0) for share in shares]
