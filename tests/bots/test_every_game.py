"""Simple bots at every table there is."""

from __future__ import annotations

import time
from random import Random

import pytest

from kibitz.bots import Bot, RandomBot, SimpleBot, play_out
from kibitz.cards import Seat, Side
from kibitz.engine import State, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from kibitz.rules.irregular import revoked
from tests.battery.variants import Variant, random_deal, seeded, title, variants

every_variant = pytest.mark.parametrize("variant", variants(), ids=title)


@every_variant
def test_four_simple_bots_finish_and_never_err(variant: Variant) -> None:
    rng = Random(title(variant))
    for _ in range(2):
        end = play_out(seeded(game(*variant), rng), dict.fromkeys(Seat, SimpleBot(rng)))
        t = end.table
        assert t.over
        assert t.transferred is None
        assert not any(isinstance(event, ev.Recounted | ev.TookBack | ev.PickedUp) for event in end.log)
        assert not any(revoked(t, n, play) for n, trick in enumerate(t.tricks) for play in trick.plays[1:])


@every_variant
def test_simple_bots_put_up_with_anybody(variant: Variant) -> None:
    """One player does anything that is possible, also out of turn; the bots go on playing properly."""
    rng = Random(title(variant))
    state = seeded(game(*variant), rng)
    wild, bot = state.table.players[0], SimpleBot(rng)
    while state.wait is not None:
        waiting = tuple(state.wait.turns)
        if wild in waiting or (state.asides(wild) and rng.random() < 0.1):
            state = act(state, wild, _anything(state, wild, rng))
        else:
            state = act(state, waiting[0], bot.choose(view(state, waiting[0])))
    assert state.table.over


def _anything(state: State, wild: Seat, rng: Random) -> ev.Move:
    offers = state.moves(wild) if state.moves(wild) and rng.random() < 0.8 else state.asides(wild) or state.moves(wild)
    kind = rng.choice(sorted({type(offer).__name__ for offer in offers}))
    return rng.choice([offer for offer in offers if type(offer).__name__ == kind])


@pytest.mark.parametrize("name", ["bridgewar", "minibridge", "extreme"])
def test_simple_bots_beat_random_ones(name: str) -> None:
    rng = Random(1)
    simple, wild = SimpleBot(rng), RandomBot(rng)
    rules = game(name, {"claims": False, "undo": False})
    ahead = 0
    for number in range(30):
        deal = random_deal(rules, rng)
        for side in Side:
            bots: dict[Seat, Bot] = {seat: simple if seat.side is side else wild for seat in Seat}
            end = play_out(start(rules, deal=deal, dealer=tuple(Seat)[number % 4]), bots)
            if end.table.scored is not None:
                ahead += sum(1 if entry.side is side else -1 for entry in end.table.scored.entries)
    assert ahead > 15


def test_decisions_take_no_time() -> None:
    rng = Random(2)
    bot = SimpleBot(rng)
    spent, decisions = 0.0, 0
    for name in ("minibridge", "abridged", "contract", "extreme"):
        state = seeded(game(name), rng)
        while state.wait is not None:
            seat = next(iter(state.wait.turns))
            seen = view(state, seat)
            began = time.perf_counter()
            move = bot.choose(seen)
            spent += time.perf_counter() - began
            decisions += 1
            state = act(state, seat, move)
    assert spent / decisions < 0.001


def test_random_bots_can_be_repeated() -> None:
    rules = game("contract")
    ends = [play_out(seeded(rules, Random(3)), dict.fromkeys(Seat, RandomBot(Random(4)))) for _ in range(2)]
    assert ends[0].log == ends[1].log
