"""Hidden hands that would have bid as their players did: what a bidder imagines behind the calls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from kibitz.analysis.sampling import WHOLE_PACK, Holding, Layouts
from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.choosing_calls import plain_call
from kibitz.bots.bidding.facts import SUITS
from kibitz.bots.bidding.promise import LENGTH, Promise, Span
from kibitz.bots.bidding.reading import auction_of
from kibitz.cards import Hand, Seat

Deal = Mapping[Seat, Hand]

_PATIENCE: Final = 2400
"""How many deals are drawn at most in search of those where everybody would have called so."""
_BATCH: Final = 100

FOR_SHORT_SUITS: Final = 4
"""How many points of a count may be for short suits: a void and a doubleton. Wilder hands are so rare that
allowing for them would blur all others."""

_BALANCED: Final = Span(2, 5)


def holding(promise: Promise) -> Holding:
    """A promise as far as the sampler understands it: high cards and lengths."""
    low = max(promise.hcp.low, promise.points.low - FOR_SHORT_SUITS)
    high = min(promise.hcp.high, promise.points.high)
    spans = {suit: promise.length(suit) for suit in SUITS}
    if promise.balanced:
        spans = {suit: span.meet(_BALANCED) for suit, span in spans.items()}
    lengths = {suit: (span.low, span.high) for suit, span in spans.items() if span != LENGTH}
    return Holding(points=(low, high), lengths=lengths)


def imagined_deals(a: Auction, hand: Hand, number: int, seed: int) -> list[Deal]:
    """So many deals in which all others would have called as they did, drawn evenly from all there are.

    After an auction that few deals explain there are fewer; if less than half the number, they are joined by deals
    with as few unlikely calls as can be found.
    """
    found: list[Deal] = []
    strange: list[tuple[int, Deal]] = []
    for deal in _drawn(a, hand, seed):
        doubts = _doubts(a, deal, 0 if len(strange) >= number else len(a.spoken))
        if doubts == 0:
            found.append(deal)
            if len(found) == number:
                break
        elif len(strange) < number:
            strange.append((doubts, deal))
    strange.sort(key=lambda each: each[0])
    missing = max(0, (number + 1) // 2 - len(found))
    return [*found, *(deal for _, deal in strange[:missing])]


def _drawn(a: Auction, hand: Hand, seed: int) -> Iterator[Deal]:
    hidden = [seat for seat in Seat if seat is not a.me]
    for promises in (a.promises, {}):
        layouts = Layouts(
            WHOLE_PACK & ~hand.mask, {seat: holding(promises[seat]) if promises else Holding() for seat in hidden}
        )
        if layouts.count:
            break
    for batch in range(_PATIENCE // _BATCH):
        for row in layouts.sample(_BATCH, seed + batch).tolist():
            yield {a.me: hand} | {seat: Hand(hand.deck, mask) for seat, mask in zip(hidden, row, strict=True)}


def _doubts(a: Auction, deal: Deal, most: int) -> int:
    """How many calls the hands of a deal would not have made; counted as far as one more than is of interest."""
    doubts = 0
    for at, one in enumerate(a.spoken):
        if one.seat is not a.me and plain_call(_before(a, at), deal[one.seat]) != one.call:
            doubts += 1
            if doubts > most:
                break
    return doubts


def _before(a: Auction, at: int) -> Auction:
    return auction_of(tuple(one.call for one in a.spoken[:at]), a.dealer, a.context)
