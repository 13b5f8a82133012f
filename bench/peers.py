"""Other bridge engines that can be driven from Python, playing the same random deals."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any, NamedTuple

Play = Callable[[], int]


class Peer(NamedTuple):
    """Another engine: what it is called, what it plays, and how to make it play one deal."""

    name: str
    plays: str
    distribution: str
    prepare: Callable[[random.Random], Play]


def rlcard_environment(rng: random.Random) -> Play:
    env = import_module("rlcard").make("bridge", config={"seed": rng.randrange(1 << 31)})

    def play() -> int:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
        env.get_payoffs()
        return 1

    return play


def rlcard_rules(rng: random.Random) -> Play:
    bridge = import_module("rlcard.games.bridge").Game()
    bridge.np_random.seed(rng.randrange(1 << 31))

    def play() -> int:
        bridge.init_game()
        while not bridge.is_over():
            bridge.step(rng.choice(bridge.judger.get_legal_actions()))
        return 1

    return play


def open_spiel(rng: random.Random) -> Play:
    bridge = import_module("pyspiel").load_game("bridge(use_double_dummy_result=false)")

    def play() -> int:
        state = bridge.new_initial_state()
        while not state.is_terminal():  # the deal, too: 52 moves of chance, equally likely
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()
        return 1

    return play


PEERS = (
    Peer(
        "RLCard, environment",
        "auction and 52 cards, with an observation for each player to move; payoffs of its own, not bridge scores",
        "rlcard",
        rlcard_environment,
    ),
    Peer(
        "RLCard, rules only",
        "auction and 52 cards, observations left out; no score",
        "rlcard",
        rlcard_rules,
    ),
    Peer(
        "OpenSpiel",
        "deal, auction, 52 cards and duplicate score, in C++ below its Python interface",
        "open_spiel",
        open_spiel,
    ),
)


def pettingzoo(rng: random.Random) -> Play:
    table = import_module("kibitz.gym.environment").env("contract", scoring="duplicate")
    return _driven(table, rng)


def unchecked(rng: random.Random) -> Play:
    table = import_module("kibitz.gym.environment").TableEnv("contract", scoring="duplicate")
    return _driven(table, rng)


def _driven(table: Any, rng: random.Random) -> Play:
    def play() -> int:
        table.reset(seed=rng.randrange(1 << 31))
        for _ in table.agent_iter():
            seen, _, is_over, is_broken_off, _ = table.last()
            is_ended = is_over or is_broken_off
            table.step(None if is_ended else rng.choice(seen["action_mask"].nonzero()[0].tolist()))
        return 1

    return play


ENVIRONMENTS = {"PettingZoo, with its checks": pettingzoo, "PettingZoo, without them": unchecked}
"""Our own environments, which give an observation at each step as RLCard's does."""

LIKE = {"RLCard, environment": "PettingZoo, with its checks"}
"""With which of ours a peer is compared, where that is not the engine."""


def release(peer: Peer) -> str:
    return version(peer.distribution)
