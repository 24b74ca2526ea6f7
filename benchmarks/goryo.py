"""How long games of Goryō are, how they end, and how much the Samurai know: python benchmarks/goryo.py [GAMES].

Random play from the opening with every option. The tables are those of docs/goryo.md.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from statistics import mean, median
from typing import Any

import tokonoma
from tokonoma.games.goryo.components import ENDING_NAMES
from tokonoma.games.goryo.knowledge import Candidates, find_candidates
from tokonoma.games.goryo.moves import CONFIRM, END
from tokonoma.games.goryo.state import HUNT
from tokonoma.kernel import native
from tokonoma.kernel.contract import CHANCE, OVER

GAMES = 100_000
OPTIONS = [
    {"actions": actions, "palace": palace} for actions in ("standard", "advanced") for palace in ("fixed", "shuffled")
]
TIMES = 20_000


def main() -> None:
    """Print the three tables."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(f"| actions | palace | decisions, mean and most | {' | '.join(map(str, ENDING_NAMES[1:]))} |")
    for options in OPTIONS:
        print(ending_row(options, games))
    print("\n| round | paths as the hunt begins, median and most | plans | paths as it ends | plans |")
    for line in knowledge_rows(games // 50):
        print(line)
    print("\n| question | µs |")
    for line in speed_rows():
        print(line)


def ending_row(options: dict[str, str], games: int) -> str:
    """How games with some options ended."""
    game = tokonoma.game("goryo")
    opening = game.new(options=options).board
    board, unit = opening.twin(), native.companion(game.rulebook.unit, "tokonoma.kernel.play")
    endings: Counter[int] = Counter()
    decisions = []
    for seed in range(games):
        playing: Any = unit.Play()
        playing.games(opening, board, 1, seed)
        endings[board.ended_by] += 1
        decisions.append(playing.decisions)
    shares = " | ".join(f"{endings[i] / games:.2%}" for i in range(1, len(ENDING_NAMES)))
    return f"| {options['actions']} | {options['palace']} | {mean(decisions):.0f}, {max(decisions)} | {shares} |"


def knowledge_rows(games: int) -> Iterator[str]:
    """How many paths and plans fit when a hunt begins and when it ends, round by round."""
    found: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for seed in range(games):
        for board, move in moves_of(seed):
            if move in (CONFIRM, END):
                after = board.twin()
                if move == CONFIRM:
                    after.play(move)
                known = candidates(after)
                found.setdefault((board.round, move), []).append((known.many, sum(known.plans[: known.many])))
    for number in range(1, 5):
        cells = []
        for move in (CONFIRM, END):
            paths, plans = zip(*found[number, move], strict=True)
            cells += [f"{median(paths):.0f}, {max(paths)}", f"{median(plans):.0f}, {max(plans)}"]
        yield f"| {number} | {' | '.join(cells)} |"


def candidates(board: Any) -> Candidates:
    """What the Samurai can work out; the board stays as it is."""
    found = native.in_form_of(board, Candidates)()
    native.ask(find_candidates, board.twin(), found)
    return found


def moves_of(seed: int) -> Iterator[tuple[Any, int]]:
    """A random game: every board at which a seat is to act, with the move it makes."""
    state = tokonoma.game("goryo").new(seed=seed)
    board, luck = state.board, state.rulebook.contract.Chance(seed)
    while board.to_act != OVER:
        if board.to_act == CHANCE:
            board.draw(luck)
            continue
        legal = board.legal_moves()
        move = legal[luck.number(len(legal))]
        yield board, move
        board.play(move)


def speed_rows() -> Iterator[str]:
    """How long the two questions about what the Samurai know take as a first hunt begins."""
    state = tokonoma.game("goryo").new(seed=1)
    board = next(board for board, _ in moves_of(1) if board.stage == HUNT).twin()
    luck = state.rulebook.contract.Chance(1)
    for name, question in (
        ("imagine", lambda: board.imagine_for(1, luck)),
        ("possible paths", lambda: candidates(board)),
    ):
        began = time.process_time()
        for _ in range(TIMES):
            question()
        yield f"| {name} | {(time.process_time() - began) / TIMES * 1e6:.1f} |"


if __name__ == "__main__":
    main()
