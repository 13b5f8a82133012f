"""A player who learns a card game from nothing but its results, in minutes, with NumPy alone.

    python examples/learn_cards.py --game bridgewar --learn 200000 --out bridgewar.npz
    python examples/learn_cards.py --game bridgewar --from bridgewar.npz --against learner --deals 500

A network guesses from an observation how many tricks more than the other side each card will bring from there on. It
plays whole deals against itself, mostly the card that it thinks best and now and then another one, and learns what
each card that it played brought (deep Monte-Carlo). This is where a program of your own can begin; nothing in kibitz
plays by it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kibitz.bots import Bot, play_out
from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal, Seat, Side
from kibitz.engine import View, start
from kibitz.engine.events import Move
from kibitz.games import game
from kibitz.gym import OBSERVATION_SIZE, DealBatch, action_id, observation, parts

Floats = npt.NDArray[np.float32]
CARDS = 52
DEALS_AT_ONCE = 512
MINIBATCH = 1024


def features(rows: npt.NDArray[np.int8]) -> Floats:
    """An observation as the network reads it: which cards are gone matters, and not to which trick they went."""
    seen = rows.astype(np.float32)
    part = parts(seen)
    np.minimum(part["played"], 1, out=part["played"])
    part["announced"][...] /= 10
    part["won"][...] /= 13
    part["goal"][...] /= 13
    return seen


class Network:
    """Two hidden layers between what is seen and what each card is worth; trained by Adam on squared errors."""

    def __init__(self, seed: int, hidden: int = 256) -> None:
        rng = np.random.default_rng(seed)
        sizes = (OBSERVATION_SIZE, hidden, hidden, CARDS)
        self.weights: list[Floats] = []
        for before, after in pairwise(sizes):
            self.weights += [
                rng.normal(0, np.sqrt(2 / before), (before, after)).astype(np.float32),
                np.zeros(after, np.float32),
            ]
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def layers(self, seen: Floats) -> tuple[Floats, Floats, Floats]:
        w1, b1, w2, b2, w3, b3 = self.weights
        first = np.maximum(seen @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return first, second, second @ w3 + b3

    def worth(self, rows: npt.NDArray[np.int8]) -> Floats:
        """What each card would bring, as far as the network knows."""
        return self.layers(features(rows))[2]

    def learn(self, rows: npt.NDArray[np.int8], played: npt.NDArray[np.int64], brought: Floats, rate: float) -> float:
        """One step towards what these cards brought; returns the mean squared error before it."""
        seen = features(rows)
        first, second, worth = self.layers(seen)
        each = np.arange(len(rows))
        error = worth[each, played] - brought
        at_worth = np.zeros_like(worth)
        at_worth[each, played] = 2 * error / len(rows)
        _, _, w2, _, w3, _ = self.weights
        at_second = np.where(second > 0, at_worth @ w3.T, np.float32(0))
        at_first = np.where(first > 0, at_second @ w2.T, np.float32(0))
        self._adam(
            [
                seen.T @ at_first,
                at_first.sum(0),
                first.T @ at_second,
                at_second.sum(0),
                second.T @ at_worth,
                at_worth.sum(0),
            ],
            rate,
        )
        return float((error**2).mean())

    def _adam(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        step = np.float32(rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps))
        for weight, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            weight -= step * mean / (np.sqrt(square) + np.float32(1e-8))

    def save(self, path: Path) -> None:
        np.savez_compressed(path, *self.weights)

    @classmethod
    def load(cls, path: Path) -> Network:
        network = cls(0)
        with np.load(path) as kept:
            network.weights = [kept[name] for name in kept.files]
        return network


@dataclass(frozen=True)
class Experience:
    """Moves of whole deals: what the mover saw, the card, and the tricks it brought the mover's side from there on."""

    rows: npt.NDArray[np.int8]
    played: npt.NDArray[np.int64]
    brought: Floats

    def minibatches(self, rng: np.random.Generator) -> Iterator[Experience]:
        order = rng.permutation(len(self.rows))
        for begin in range(0, len(order), MINIBATCH):
            some = order[begin : begin + MINIBATCH]
            yield Experience(self.rows[some], self.played[some], self.brought[some])


def play_deals(batch: DealBatch, network: Network, curiosity: float, rng: np.random.Generator) -> Experience:
    """Every place of the batch plays one deal to its end; what is not a card is chosen at random."""
    batch.deal_again(np.ones(len(batch), np.bool_))
    rows, cards, places, players, ahead = [], [], [], [], []
    while (batch.players >= 0).any():
        seen, masks, movers = batch.observations(), batch.masks(), batch.players
        actions = batch.random_actions()
        deciding = np.flatnonzero(masks[:, :CARDS].any(1))
        best = np.where(masks[deciding, :CARDS] > 0, network.worth(seen[deciding]), -np.inf).argmax(1)
        bold = rng.random(len(deciding)) < curiosity
        actions[deciding] = np.where(bold, actions[deciding], best)
        rows.append(seen[deciding])
        cards.append(actions[deciding])
        places.append(deciding)
        players.append(movers[deciding])
        ahead.append(margin(seen[deciding]))
        batch.step(actions)
    north = margin(batch.observations(seats=np.zeros(len(batch), np.int8)))
    where, who = np.concatenate(places), np.concatenate(players)
    in_the_end = np.where(who % 2 == 0, north[where], -north[where])
    return Experience(np.concatenate(rows), np.concatenate(cards), in_the_end - np.concatenate(ahead))


def margin(rows: npt.NDArray[np.int8]) -> Floats:
    """How many tricks the player's side has more than the other."""
    won = parts(rows)["won"].astype(np.float32)
    return np.asarray(won[:, 0] - won[:, 1])


def learn(name: str, deals: int, seed: int, *, hidden: int = 256, loud: bool = True) -> Network:
    """A network that has played so many deals against itself. The same seed, the same network."""
    rng = np.random.default_rng(seed)
    network = Network(seed, hidden)
    batch = DealBatch(name, DEALS_AT_ONCE, seed=seed, auto_reset=False)
    rounds = max(1, deals // DEALS_AT_ONCE)
    for done in range(rounds):
        left = 1 - done / rounds
        experience = play_deals(batch, network, curiosity=0.02 + 0.18 * left, rng=rng)
        errors = [
            network.learn(some.rows, some.played, some.brought, rate=1e-3 * max(left, 0.05))
            for some in experience.minibatches(rng)
        ]
        if loud and done % 25 == 0:
            print(f"{done * DEALS_AT_ONCE:9,} deals  error {np.mean(errors):.3f}", flush=True)
    return network


class Learnt:
    """The network at the table: a bot like any other, who gets the view of its seat and nothing else."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network = network
        self.rng = np.random.default_rng(seed)

    def choose(self, view: View) -> Move:
        moves = {action_id(move): move for move in view.moves}
        cards = [number for number in moves if number < CARDS]
        if not cards:
            return moves[int(self.rng.choice(list(moves)))]
        worth = self.network.worth(observation(view)[None])[0]
        return moves[max(cards, key=lambda number: float(worth[number]))]


def against(network: Network, name: str, other: Callable[[int], Bot], deals: int, seed: int) -> tuple[float, float]:
    """Points a deal that the network gains on another player over both tables of a deal, and the standard error."""
    rules = game(name, {})
    swings = []
    for number in range(deals):
        deal = Deal.random(seed * 1_000_003 + number, rules.deck, rules.cards)
        swing = 0.0
        for ours in Side:
            bots = {seat: Learnt(network, number) if seat.side is ours else other(number) for seat in Seat}
            scored = play_out(start(rules, deal=deal, dealer=tuple(Seat)[number % 4]), bots).table.scored
            for entry in scored.entries if scored else ():
                swing += entry.points if entry.side is ours else -entry.points
        swings.append(swing)
    return float(np.mean(swings)), float(np.std(swings, ddof=1) / np.sqrt(deals))


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--game", default="bridgewar")
    ask.add_argument("--learn", type=int, default=200_000, help="deals that it plays against itself")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--against", default="beginner", choices=sorted(LEVELS))
    ask.add_argument("--deals", type=int, default=1000, help="deals of the match, each played twice")
    ask.add_argument("--out", type=Path, help="where the network is kept")
    ask.add_argument("--from", dest="kept", type=Path, help="a kept network: it plays and does not learn")
    said = ask.parse_args()
    network = Network.load(said.kept) if said.kept else learn(said.game, said.learn, said.seed)
    if said.out:
        network.save(said.out)
    gain, error = against(network, said.game, LEVELS[said.against], said.deals, said.seed + 1)
    print(f"against {said.against}: {gain:+.3f} ± {error:.3f} points a deal over both tables, {said.deals} deals")


if __name__ == "__main__":
    main()
