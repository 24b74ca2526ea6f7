"""Learns Gorinto for two from self-play, with NumPy alone, and plays the result against `greedy`.

    python examples/learn_gorinto.py --minutes 5
    python examples/learn_gorinto.py --minutes 5 --ray          # workers on this machine's cores
    python examples/learn_gorinto.py --ray ray://head:10001     # or on a cluster, unchanged

Advantage actor-critic: workers play batches against themselves, each computes the gradient of what it played, and one
driver averages the gradients and takes Adam's steps. A reward is the change of the lead in wisdom, and the victory.
"""

import argparse
import time

import numpy as np

import tokonoma

GAME, SEATS = "gorinto", 2
SCHEMA = tokonoma.game(GAME).rulebook.schema
MOVES = tokonoma.game(GAME).rulebook.moves
HIDDEN = 256
GAMES, STEPS = 256, 32  # of a batch: games side by side, decisions a gradient
TRACE = 0.95  # how far an advantage looks ahead (lambda)
ENTROPY, VALUE_WEIGHT, RATE = 0.01, 0.5, 1e-3
WISDOM = 20.0  # a lead of so much counts as much as a victory

CATEGORIES = {  # name: (values from, how many)
    **{"path": (-2, 7), "goals": (-1, 13), "keys": (-1, 6), "awaiting": (15, 4), "season": (0, 5)},
    **{"placed_on": (-1, 26), "pattern": (0, 5), "to_act": (0, 2)},
}
AMOUNTS = {"height": 4, "mats": 8, "to_gather": 4, "gathered": 4, "wisdom": 40, "gather_from": 25}


def encode(seen):
    """Observations as inputs of a network: categories one-hot, amounts scaled, and the top of every stack."""
    n, parts = len(seen), []
    for name, (low, many) in CATEGORIES.items():
        parts.append(np.eye(many, dtype=np.float32)[seen[:, SCHEMA[name].place] - low].reshape(n, -1))
    for name, scale in AMOUNTS.items():
        parts.append(seen[:, SCHEMA[name].place].astype(np.float32) / scale)
    heights = seen[:, SCHEMA["height"].place]
    stacks = seen[:, SCHEMA["stacks"].place].reshape(n, 25, -1)
    tops = np.take_along_axis(stacks, np.maximum(heights - 1, 0)[..., None].astype(int), axis=2)[..., 0]
    parts.append(np.eye(6, dtype=np.float32)[tops].reshape(n, -1))
    return np.concatenate(parts, axis=1)


def new_weights(inputs, random):
    """A network of one hidden layer with a policy and a value."""
    return {
        "in": (random.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
        "in_bias": np.zeros(HIDDEN, np.float32),
        "policy": (random.standard_normal((HIDDEN, MOVES)) * 0.01).astype(np.float32),
        "policy_bias": np.zeros(MOVES, np.float32),
        "value": np.zeros(HIDDEN, np.float32),
    }


def forward(weights, inputs, masks):
    """Hidden activity, the probabilities of legal moves, and the expected return of the seat to act."""
    hidden = np.maximum(inputs @ weights["in"] + weights["in_bias"], 0)
    scores = hidden @ weights["policy"] + weights["policy_bias"]
    scores = np.where(masks, scores, -1e9)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    return hidden, chances, hidden @ weights["value"]


def sample(chances, random):
    """A move for each row, as likely as the policy says."""
    passed = chances.cumsum(axis=1) > random.random((len(chances), 1)) * 0.999999
    return passed.argmax(axis=1)


def lead(seen):
    """By how much the seat that looks is ahead in wisdom."""
    wisdom = seen[:, SCHEMA["wisdom"].place].astype(np.float32)
    return (wisdom[:, 0] - wisdom[:, 1]) / WISDOM


class Worker:
    """Plays a batch against itself and computes gradients."""

    def __init__(self, seed):
        self.batch = tokonoma.batch(GAME, GAMES, SEATS, seed=seed)
        self.random = np.random.default_rng(seed)

    def gradient(self, weights):
        """Play on for some decisions; the gradient of all of them, and how many games ended."""
        played = [self.play(weights) for _ in range(STEPS)]
        inputs, masks, hidden, chances, values, moves, rewards, same, ended = (
            np.stack(each) for each in zip(*played, strict=True)
        )
        after = forward(weights, encode(self.batch.observations), self.batch.masks)[2]
        advantages = self.advantages(values, rewards, same, ended, after)
        flat = [each.reshape(STEPS * GAMES, *each.shape[2:]) for each in (inputs, masks, hidden, chances)]
        return backward(weights, *flat, moves.ravel(), advantages.ravel()), int(ended.sum())

    def play(self, weights):
        """One decision in every game."""
        batch = self.batch
        actor, before = batch.to_act.copy(), lead(batch.observations)
        inputs, masks = encode(batch.observations), batch.masks.copy()
        hidden, chances, values = forward(weights, inputs, masks)
        moves = sample(chances, self.random)
        batch.step(moves)
        same, ended = np.where(batch.to_act == actor, 1.0, -1.0).astype(np.float32), batch.done.copy()
        gained = np.where(ended, 0.0, lead(batch.observations) * same - before)
        won = 2.0 * batch.rewards[np.arange(GAMES), actor] - 1.0
        rewards = np.where(ended, won, gained).astype(np.float32)
        return inputs, masks, hidden, chances, values, moves, rewards, same, ended

    @staticmethod
    def advantages(values, rewards, same, ended, after):
        """How much better each move went than expected; what is good for the next seat is bad for this one."""
        found, ahead = np.zeros_like(values), np.zeros(GAMES, np.float32)
        for t in range(STEPS - 1, -1, -1):
            goes_on = np.where(ended[t], 0.0, same[t])
            error = rewards[t] + goes_on * after - values[t]
            ahead = error + TRACE * goes_on * ahead
            found[t], after = ahead, values[t]
        return found


def backward(weights, inputs, masks, hidden, chances, moves, advantages):
    """The gradient of the actor-critic loss."""
    n = len(moves)
    scaled = (advantages / (advantages.std() + 1e-6)).astype(np.float32)
    log_chances = np.log(chances + 1e-9)
    entropy = -(chances * log_chances).sum(axis=1, keepdims=True)
    scores = chances * scaled[:, None]
    scores[np.arange(n), moves] -= scaled
    scores += ENTROPY * chances * (log_chances + entropy)
    scores = np.where(masks, scores, 0).astype(np.float32) / n
    value = (-VALUE_WEIGHT * advantages / n).astype(np.float32)
    inner = (scores @ weights["policy"].T + value[:, None] * weights["value"]) * (hidden > 0)
    return {
        "in": inputs.T @ inner,
        "in_bias": inner.sum(axis=0),
        "policy": hidden.T @ scores,
        "policy_bias": scores.sum(axis=0),
        "value": hidden.T @ value,
    }


class Adam:
    """Adam's steps."""

    def __init__(self, weights):
        self.first = {name: np.zeros_like(each) for name, each in weights.items()}
        self.second = {name: np.zeros_like(each) for name, each in weights.items()}
        self.steps = 0

    def step(self, weights, gradients):
        """Move the weights against the mean of some gradients."""
        self.steps += 1
        for name in weights:
            slope = np.mean([each[name] for each in gradients], axis=0)
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope * slope - self.second[name])
            first, second = self.first[name] / (1 - 0.9**self.steps), self.second[name] / (1 - 0.999**self.steps)
            weights[name] -= RATE * first / (np.sqrt(second) + 1e-8)


def against(weights, opponent, games, seed=10_000):
    """The share of games that the policy wins, playing its likeliest move, each deal from both seats."""
    won = 0.0
    for i in range(games):
        state, bot = tokonoma.game(GAME).new(SEATS, seed=seed + i // 2), tokonoma.bots.bot(opponent)
        seen, masks = np.zeros((1, SCHEMA.size), np.int16), np.zeros((1, MOVES), bool)
        while state.to_act is not None:
            if state.to_act == i % 2:
                state.observation(state.to_act, out=seen[0])
                masks[:] = False
                masks[0, state.legal_numbers()] = True
                state.step(int(forward(weights, encode(seen), masks)[1].argmax()))
            else:
                state.play(bot.move(state.view(state.to_act), seed=i))
        won += state.returns()[i % 2]
    return won / games


def learn(minutes, workers, seed=1, say=print):
    """Learn for so many minutes; `workers` hands back the gradients of some weights. The weights learned."""
    inputs = encode(tokonoma.batch(GAME, 1, SEATS).observations).shape[1]
    weights = new_weights(inputs, np.random.default_rng(seed))
    adam, ended, started, told = Adam(weights), 0, time.time(), time.time()
    while time.time() - started < 60 * minutes:
        found = workers(weights)
        adam.step(weights, [gradient for gradient, _ in found])
        ended += sum(games for _, games in found)
        if time.time() - told > 30:
            told = time.time()
            share = against(weights, "random", 40)
            say(f"{told - started:.0f} s, {adam.steps} steps, {ended} games; wins {share:.2f} against random")
    return weights


def local_workers(seed=1):
    """One worker in this process."""
    worker = Worker(seed)
    return lambda weights: [worker.gradient(weights)]


def ray_workers(address, seed=1):
    """A worker for every core that Ray has."""
    import ray

    ray.init(address=None if address == "local" else address, log_to_driver=False)
    actor = ray.remote(num_cpus=1)(Worker)
    actors = [actor.remote(seed + i) for i in range(max(1, int(ray.cluster_resources()["CPU"])))]

    def ask(weights):
        kept = ray.put(weights)
        return ray.get([each.gradient.remote(kept) for each in actors])

    return ask


def main():
    """Learn, then play against greedy."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--ray", nargs="?", const="local", metavar="ADDRESS")
    parser.add_argument("--games", type=int, default=200, help="against greedy at the end")
    parser.add_argument("--save", help="keep the weights in this file")
    asked = parser.parse_args()
    weights = learn(asked.minutes, ray_workers(asked.ray) if asked.ray else local_workers())
    if asked.save:
        np.savez(asked.save, **weights)
    print(f"against greedy: {100 * against(weights, 'greedy', asked.games):.1f} % of {asked.games} games won")


if __name__ == "__main__":
    main()
