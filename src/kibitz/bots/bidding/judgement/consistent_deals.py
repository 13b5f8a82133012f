"""Deals in which everybody would have called as they did, found by rejection sampling."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from kibitz.analysis.sampling import WHOLE_PACK, Holding, Layouts
from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.choosing_calls import plain_call
from kibitz.bots.bidding.facts import SUITS
from kibitz.bots.bidding.promise import ANY_LENGTH, Promise, Span
from kibitz.bots.bidding.reading import auction_of
from kibitz.cards import Hand, Seat

HandsBySeat = Mapping[Seat, Hand]

_MOST_DEALS_DRAWN: Final = 2400
"""How many deals are drawn at most in search of those where everybody would have called so."""
_DEALS_IN_A_BATCH: Final = 100

MOST_POINTS_FOR_SHORT_SUITS: Final = 4
"""How many points of a count may be for short suits: a void and a doubleton. Wilder hands are so rare that
allowing for them would blur all others."""

_BALANCED_LENGTHS: Final = Span(2, 5)


def holding(promise: Promise) -> Holding:
    """A promise as far as the sampler understands it: high cards and lengths."""
    low = max(promise.hcp.low, promise.points.low - MOST_POINTS_FOR_SHORT_SUITS)
    high = min(promise.hcp.high, promise.points.high)
    spans = {suit: promise.length(suit) for suit in SUITS}
    if promise.balanced:
        spans = {suit: span.meet(_BALANCED_LENGTHS) for suit, span in spans.items()}
    lengths = {suit: (span.low, span.high) for suit, span in spans.items() if span != ANY_LENGTH}
    return Holding(points=(low, high), lengths=lengths)


def consistent_deals(a: Auction, hand: Hand, number: int, seed: int) -> list[HandsBySeat]:
    """So many deals in which all others would have called as they did, drawn evenly from all there are.

    After an auction that few deals explain there are fewer; if less than half the number, they are joined by deals
    with as few unlikely calls as can be found.
    """
    found: list[HandsBySeat] = []
    strange: list[tuple[int, HandsBySeat]] = []
    for deal in _drawn(a, hand, seed):
        unlikely = _unlikely_calls(a, deal, 0 if len(strange) >= number else len(a.spoken))
        if unlikely == 0:
            found.append(deal)
            if len(found) == number:
                break
        elif len(strange) < number:
            strange.append((unlikely, deal))
    strange.sort(key=lambda each: each[0])
    missing = max(0, (number + 1) // 2 - len(found))
    return [*found, *(deal for _, deal in strange[:missing])]


def _drawn(a: Auction, hand: Hand, seed: int) -> Iterator[HandsBySeat]:
    hidden = [seat for seat in Seat if seat is not a.me]
    for promises in (a.promises, {}):
        layouts = Layouts(
            WHOLE_PACK & ~hand.mask, {seat: holding(promises[seat]) if promises else Holding() for seat in hidden}
        )
        if layouts.count:
            break
    for batch in range(_MOST_DEALS_DRAWN // _DEALS_IN_A_BATCH):
        for row in layouts.sample(_DEALS_IN_A_BATCH, seed + batch).tolist():
            yield {a.me: hand} | {seat: Hand(hand.deck, mask) for seat, mask in zip(hidden, row, strict=True)}


def _unlikely_calls(a: Auction, deal: HandsBySeat, most: int) -> int:
    """How many calls the hands of a deal would not have made; counted as far as one more than is of interest."""
    unlikely = 0
    for at, one in enumerate(a.spoken):
        if one.seat is not a.me and plain_call(_before(a, at), deal[one.seat]) != one.call:
            unlikely += 1
            if unlikely > most:
                break
    return unlikely


def _before(a: Auction, at: int) -> Auction:
    return auction_of(tuple(one.call for one in a.spoken[:at]), a.dealer, a.context)
