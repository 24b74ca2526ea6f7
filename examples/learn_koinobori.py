"""Learns Koinobori for two from self-play, with NumPy alone, and plays the result against `greedy`.

    python examples/learn_koinobori.py
    python examples/learn_koinobori.py --ray          # a worker on each of this machine's cores
    python examples/learn_koinobori.py --ray ray://head:10001     # or on a cluster, unchanged

It learns what a seat's observation is worth. A decision is made by trying every legal move in a world that the seat
cannot tell from the true one (`imagine`), and taking the move after which its observation is worth most. Workers play
games against themselves so; a driver fits a small network to what the games came to (TD of lambda), and hands it back.
"""

import argparse
import os
import time
from collections import deque
from itertools import count
from math import sqrt

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: a second thread would only wait
import numpy as np

import tokonoma

GAME = tokonoma.game("koinobori")
SCHEMA = GAME.rulebook.schema
SEATS, POSTS, COLOURS, PHASES = 2, 3, 6, 16
CARPS = np.array([[float(each) for each in card] for card in GAME.rulebook.box.carps], np.float32)
GAMES, REPORT = 64, 48  # of a worker: games side by side, games that end before it reports
TOKEN, INNER, HIDDEN = 13, 32, 64  # sizes of the network
TRACE, HEAT = 0.8, 0.03  # how far a value looks ahead (lambda); how much worse a move may look and still be tried
KEPT, SAMPLE, FITS, RATE = 60_000, 1024, 16, 2e-3  # decisions remembered, of a fit, fits a report, Adam's rate
WORLDS = 4  # imagined for a decision against others; as many as `greedy` has


# What the network sees


def encode(seen):
    """Observations as a token for each post and colour, and what concerns the whole table."""
    read = {feature.name: seen[:, feature.place].reshape(len(seen), *feature.shape) for feature in SCHEMA}
    counts = CARPS[read["posts"][:, :POSTS]].sum(axis=2)
    flags = np.eye(COLOURS + 1, dtype=np.float32)[read["flags"][:, :POSTS]][..., :COLOURS]
    worth = won_by(counts, flags)
    wins = worth.max(axis=1)
    taken = (read["came_to"] == 1) & (read["shown_by"] == -1)
    mine, hand = CARPS[read["personal"][:, 0]].sum(axis=1), read["own_hand"] @ CARPS[:-1]
    theirs, row = taken @ CARPS[:-1], CARPS[read["row"]].sum(axis=1)
    heights = read["heights"][:, :POSTS, None] / 5.0 + np.zeros_like(counts)
    rivals = np.where(np.eye(COLOURS, dtype=bool), 0, counts[:, :, None, :]).max(axis=3)
    by_colour = [each[:, None, :] + np.zeros_like(counts) for each in (mine, hand, theirs, row, wins)]
    places = [counts, rivals, flags, heights, worth, *by_colour]
    places += [by_colour[0] * worth, by_colour[1] * worth, by_colour[2] * worth]
    tokens = np.stack(places, axis=3).reshape(len(seen), POSTS * COLOURS, TOKEN).astype(np.float32) / 3.0
    points = (mine * (worth.sum(axis=1) - 3.0 * (wins == 0))).sum(axis=1)
    return tokens, table(read, points)


def won_by(counts, flags):
    """By post and colour: what the post is worth as it stands, nought for a colour that does not win it."""
    is_alone = ((counts[:, :, :, None] == counts[:, :, None, :]).sum(axis=3) == 1) & (counts > 0)
    best = np.where(is_alone, counts, 0).max(axis=2, keepdims=True)
    return np.where(best > 0, counts * (is_alone & (counts == best)), flags)


def table(read, points):
    """What concerns the whole table."""
    columns = [points[:, None] / 5.0, read["levels"][:, :SEATS] / 3.0, read["hand_sizes"][:, :SEATS] / 4.0]
    columns += [read[name][:, None] / 2.0 for name in ("to_act", "turn", "takes_left", "plays_left", "taken")]
    columns += [read["heights"][:, :POSTS].sum(axis=1)[:, None] / 15.0, np.eye(4)[read["levels"][:, 0]]]
    columns += [np.eye(4)[read["levels"][:, 1]], np.eye(PHASES)[read["phase"]]]
    return np.concatenate(columns, axis=1).astype(np.float32)


# The network


def new_weights(random):
    """A layer over tokens, whose sum joins the rest in a second layer, and a value."""
    rest = encode(np.zeros((1, SCHEMA.size), np.int16))[1].shape[1]
    sizes = {"token": (TOKEN, INNER), "sum": (INNER, HIDDEN), "rest": (rest, HIDDEN), "value": (HIDDEN, 1)}
    weights = {name: random.standard_normal(size) / np.sqrt(size[0]) for name, size in sizes.items()}
    weights |= {"token_bias": np.zeros(INNER), "bias": np.zeros(HIDDEN), "value_bias": np.zeros(1)}
    weights["sum"] /= POSTS * COLOURS
    return {name: each.astype(np.float32) for name, each in weights.items()}


def forward(weights, tokens, rest):
    """The share of the victory that each observation is worth, and the activity on the way there."""
    inner = np.maximum(tokens @ weights["token"] + weights["token_bias"], 0)
    added = inner.sum(axis=1)
    hidden = np.maximum(added @ weights["sum"] + rest @ weights["rest"] + weights["bias"], 0)
    values = 1.0 / (1.0 + np.exp(-(hidden @ weights["value"] + weights["value_bias"])[:, 0]))
    return values, (inner, added, hidden)


def backward(weights, tokens, rest, targets):
    """The gradient of the cross-entropy between values and targets."""
    values, (inner, added, hidden) = forward(weights, tokens, rest)
    error = ((values - targets) / len(targets)).astype(np.float32)[:, None]
    to_hidden = (error @ weights["value"].T) * (hidden > 0)
    to_inner = (to_hidden @ weights["sum"].T)[:, None, :] * (inner > 0)
    flat = to_inner.reshape(-1, INNER)
    return {
        **{"value": hidden.T @ error, "value_bias": error.sum(axis=0), "bias": to_hidden.sum(axis=0)},
        **{"sum": added.T @ to_hidden, "rest": rest.T @ to_hidden},
        **{"token": tokens.reshape(-1, TOKEN).T @ flat, "token_bias": flat.sum(axis=0)},
    }


class Adam:
    """Adam's steps."""

    def __init__(self, weights):
        self.first = {name: np.zeros_like(each) for name, each in weights.items()}
        self.second = {name: np.zeros_like(each) for name, each in weights.items()}
        self.steps = 0

    def step(self, weights, slopes, rate):
        """Move the weights against a gradient."""
        self.steps += 1
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope * slope - self.second[name])
            first, second = self.first[name] / (1 - 0.9**self.steps), self.second[name] / (1 - 0.999**self.steps)
            weights[name] -= rate * first / (np.sqrt(second) + 1e-8)


# Deciding


def look(state, seeds):
    """Every legal move tried in imagined worlds: what the seat sees then, and who won where that ended the game."""
    seat, moves = state.to_act, state.legal_numbers()
    seen, ended = np.zeros((len(seeds) * len(moves), SCHEMA.size), np.int16), np.full(len(seeds) * len(moves), np.nan)
    rows = count()
    for seed in seeds:
        world = state.imagine(seat, int(seed))
        mark = world.mark()
        for move in moves:
            row = next(rows)
            world.step(move)
            world.observation(seat, out=seen[row])
            if world.to_act is None:
                ended[row] = world.returns()[seat]
            world.undo_to(mark)
    return moves, seen, ended


def decide(weights, state, random):
    """The number of the best move, by the mean over some worlds."""
    moves, seen, ended = look(state, random.integers(2**62, size=WORLDS))
    values = forward(weights, *encode(seen))[0]
    values = np.where(np.isnan(ended), values, ended).reshape(WORLDS, len(moves)).mean(axis=0)
    return moves[int(values.argmax())]


class Worker:
    """Plays games against itself."""

    def __init__(self, seed):
        self.random = np.random.default_rng(seed)
        self.games = [self.begin() for _ in range(GAMES)]

    def begin(self):
        """A new game, and what each seat has seen in it."""
        return GAME.new(SEATS, seed=int(self.random.integers(2**62))), [[], []]

    def play(self, weights):
        """Play until some games have ended; what the seats saw in them, and what that was worth."""
        found = []
        while len(found) < REPORT:
            self.decide_all(weights)
            found += [told for state, told in self.games if state.to_act is None]
            self.games = [self.begin() if each[0].to_act is None else each for each in self.games]
        tokens, rest, targets = zip(*[row for told in found for seat in told for row in seat], strict=True)
        return np.stack(tokens), np.stack(rest), np.array(targets, np.float32), len(found)

    def decide_all(self, weights):
        """One decision in every game."""
        tried = [look(state, [self.random.integers(2**62)]) for state, _ in self.games]
        tokens, rest = encode(np.concatenate([seen for _, seen, _ in tried]))
        values, first = forward(weights, tokens, rest)[0], 0
        for (state, told), (moves, _, ended) in zip(self.games, tried, strict=True):
            here = slice(first, first + len(moves))
            looks = np.where(np.isnan(ended), values[here], ended) / HEAT + self.random.gumbel(size=len(moves))
            chosen, seat = int(looks.argmax()), state.to_act
            told[seat].append((tokens[first + chosen], rest[first + chosen], values[first + chosen]))
            state.step(moves[chosen])
            first += len(moves)
            if state.to_act is None:
                told[:] = [targets(seen, worth) for seen, worth in zip(told, results(state), strict=True)]


def results(state):
    """What a game came to for each seat: the victory, and a little for the lead in points."""
    totals = [score["total"] for score in state.scores()]
    leads = [2 * total - sum(totals) for total in totals]
    return [0.7 * share + 0.3 / (1 + np.exp(-lead / 6)) for share, lead in zip(state.returns(), leads, strict=True)]


def targets(seen, worth):
    """What one seat saw, each with what it should have been worth: the result, mixed with the values on the way."""
    found = []
    for tokens, rest, value in reversed(seen):
        found.append((tokens, rest, worth))
        worth = TRACE * worth + (1 - TRACE) * value
    return found


# Learning


def learn(wanted, workers, seed=1, say=print):
    """Learn from so many games; `workers` hands back what games with some weights came to. The weights learned."""
    random, memory, games = np.random.default_rng(seed), deque(), 0
    weights = new_weights(random)
    adam, started, told = Adam(weights), time.monotonic(), time.monotonic()
    while games < wanted:
        for *rows, ended in workers(weights):
            memory.append(rows)
            games += ended
        remembered = forget(memory)
        rate = RATE * max(0.05, 1 - games / wanted)
        errors = [fit(weights, adam, remembered, rate, random) for _ in range(FITS)]
        if time.monotonic() - told > 15:
            told = time.monotonic()
            say(f"{told - started:.0f} s: {games} of {wanted} games, error {np.mean(errors):.3f}", flush=True)
    return weights


def forget(memory):
    """What is remembered, in three arrays; the oldest goes when there is too much."""
    while sum(len(rows[2]) for rows in memory) > KEPT:
        memory.popleft()
    return [np.concatenate(part) for part in zip(*memory, strict=True)]


def fit(weights, adam, remembered, rate, random):
    """One step towards a sample of what is remembered; the mean square error."""
    chosen = random.integers(len(remembered[2]), size=SAMPLE)
    tokens, rest, wanted = (part[chosen] for part in remembered)
    adam.step(weights, backward(weights, tokens, rest, wanted), rate)
    return float(((forward(weights, tokens, rest)[0] - wanted) ** 2).mean())


def local_workers(seed=1):
    """One worker in this process."""
    worker = Worker(seed)
    return lambda weights: [worker.play(weights)]


def ray_workers(address, seed=1):
    """A worker for every core that Ray has."""
    import ray

    ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    actor = ray.remote(num_cpus=1)(Worker)
    actors = [actor.remote(seed + i) for i in range(max(1, int(ray.cluster_resources()["CPU"])))]

    def ask(weights):
        kept = ray.put(weights)
        return ray.get([each.play.remote(kept) for each in actors])

    return ask


# Against others


def against(weights, opponent, games, seed=10_000):
    """The share of the victories, each deal played from both seats."""
    random, bot, won = np.random.default_rng(seed), tokonoma.bots.bot(opponent, GAME), 0.0
    for i in range(games):
        state = GAME.new(SEATS, seed=seed + i // 2)
        while state.to_act is not None:
            if state.to_act == i % 2:
                state.step(decide(weights, state, random))
            else:
                state.play(bot.move(state.view(state.to_act), seed=i))
        won += state.returns()[i % 2]
    return won / games


def interval(share, games, z=1.96):
    """Wilson's 95 % interval of a share."""
    extra = z * z / games
    half = z * sqrt(share * (1 - share) / games + extra / (4 * games))
    return (share + extra / 2 - half) / (1 + extra), (share + extra / 2 + half) / (1 + extra)


def main():
    """Learn, then play against bots."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--learn", type=int, default=20_000, help="games of self-play")
    parser.add_argument("--ray", nargs="?", const="local", metavar="ADDRESS")
    parser.add_argument("--games", type=int, default=200, help="against each of the bots at the end")
    parser.add_argument("--bots", default="random,greedy")
    parser.add_argument("--save", help="keep the weights in this file (.npz)")
    asked = parser.parse_args()
    weights = learn(asked.learn, ray_workers(asked.ray) if asked.ray else local_workers())
    if asked.save:
        np.savez(asked.save, **weights)
    for opponent in asked.bots.split(","):
        share = against(weights, opponent, asked.games)
        low, high = interval(share, asked.games)
        print(f"against {opponent}: {share:.1%} of {asked.games} games won ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
