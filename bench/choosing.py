"""Contracts chosen by one player and by another on the same deals, and what they are worth when played as measured."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.worlds import declarers_tricks
from kibitz.bots import Bot
from kibitz.bots.objective import points, rules_of
from kibitz.bots.optimism import real_tricks
from kibitz.cards import Deal, Seat, Side
from kibitz.cards.deal import DEALS
from kibitz.engine import Game, State, Table, Wait, act, start, view
from kibitz.engine import events as ev


class Chosen(Struct, frozen=True):
    """One deal: the swing for the first chooser, and what the two and one who sees all would get, choosing alone."""

    swing: float
    first: float
    second: float
    all_seeing: float


def compared(rules: Game, first: Bot, second: Bot, leader: Bot, seed: int, deals: int) -> Iterator[Chosen]:
    """Every deal twice: each chooser once for North and South, once for East and West."""
    for number in range(deals):
        deal = Deal.from_number(Random(f"choosing {seed} {number}").randrange(DEALS), rules.deck)
        dealer = tuple(Seat)[number % 4]
        ends = [
            settled(start(rules, deal=deal, dealer=dealer), {s: a if s.side is Side.NS else b for s in Seat}, leader)
            for a, b in ((first, second), (second, first))
        ]
        if any(end.table.contract is None for end in ends):
            continue  # dealt again
        worths = [worth(end.table, deal) for end in ends]
        signs = [1 if end.table.declarer in Side.NS.seats else -1 for end in ends if end.table.declarer]
        swing = signs[0] * worths[0][0] - signs[1] * worths[1][0]
        # With one and the same declarer the two tables show what each chooser makes of the hands.
        turned = signs[0] < 0
        yield Chosen(swing, worths[turned][0], worths[not turned][0], max(best for _, best in worths))


def settled(state: State, bots: Mapping[Seat, Bot], leader: Bot) -> State:
    """The deal when the contract stands; a lead before that is the same leader's at both tables."""
    while state.wait is not None and state.table.contract is None:
        player = next(iter(state.wait.turns))
        leading = isinstance(state.moves(player)[0], ev.Played)
        state = act(state, player, (leader if leading else bots[player]).choose(view(state, player)))
    return state


def worth(t: Table, deal: Deal) -> tuple[float, float]:
    """What the contract brings declarer's side if played as well as was measured, and the best contract's worth."""
    declarer, contract = t.bargain
    held = np.array([[deal[seat].mask for seat in Seat]], np.uint64)
    for play in t.trick:
        held[0, tuple(Seat).index(play.seat)] &= ~np.uint64(play.card.bit)
    chance = {strain: real_tricks(declarers_tricks(held, strain, declarer, t.trick)) for strain in deal.deck.strains}
    offers = _same_offers(t)
    best = max(float(chance[offer.strain] @ points(t, offer)) for offer in offers)
    return float(chance[contract.strain] @ points(t, contract)), best


def _same_offers(t: Table) -> list[ev.Contract]:
    """All that could have been chosen in place of the contract, under the same declarer."""
    step = rules_of(t).step(replace(t, contract=None, announced=t.announced))
    assert isinstance(step, Wait)
    return [move.contract for moves in step.turns.values() for move in moves if isinstance(move, ev.Chose)]
