"""Swaps what is hidden in Koinobori, as often as asked: python -m tests.soak.koinobori_secrets --swaps 1000000.

The suite does ten thousand of these; here every moment is swapped for many more of the courses that fit it.
"""

import argparse
import time
from itertools import count

from tests.games.koinobori.drawn import open_game
from tests.games.koinobori.swaps import swaps


def main() -> None:
    """Swap, and say how far it came; a difference ends it with the two texts that differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--swaps", type=int, default=200_000)
    parser.add_argument("--each", type=int, default=10, help="swaps for each audience at each moment")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first random game")
    asked = parser.parse_args()
    done, began = 0, time.monotonic()
    for seed in count(asked.seed):
        done += sum(swaps(open_game(), 2 + seed % 4, seed, asked.each))
        print(f"\r{done} swaps, {seed - asked.seed + 1} games, {time.monotonic() - began:.0f} s", end="", flush=True)
        if done >= asked.swaps:
            break
    print("\nno byte differed")


if __name__ == "__main__":
    main()
