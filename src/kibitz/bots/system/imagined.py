"""Hidden hands that would have bid as their players did: what a bidder imagines behind the calls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kibitz.analysis.sampling import WHOLE_PACK, Holding, Layouts
from kibitz.bots.system.auction import Auction, Spoken
from kibitz.bots.system.facts import SUITS, Facts, count
from kibitz.bots.system.promise import LENGTH, Promise, Span
from kibitz.bots.system.reading import auction_of, menu
from kibitz.cards import Hand, Seat

Deal = Mapping[Seat, Hand]

_POOL: Final = 12
"""How many layouts are drawn for each that is kept."""

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
    """So many deals in which all others would have called as they did, or nearly; fewer if nothing else fits."""
    worlds = _drawn(a, hand, number * _POOL, seed)
    doubts: list[tuple[int, int, Deal]] = []
    sure = 0
    for order, row in enumerate(worlds):
        deal = {seat: Hand(hand.deck, int(mask)) for seat, mask in row.items()}
        doubt = sum(_doubt(a, seat, count(held)) for seat, held in deal.items())
        doubts.append((doubt, order, {**deal, a.me: hand}))
        sure += doubt == 0
        if sure == number:
            break
    doubts.sort(key=lambda each: each[:2])
    return [deal for _, _, deal in doubts[:number]]


def _drawn(a: Auction, hand: Hand, number: int, seed: int) -> list[dict[Seat, int]]:
    hidden = [seat for seat in Seat if seat is not a.me]
    for promises in (a.likely, a.promises, {}):
        found = Layouts(
            WHOLE_PACK & ~hand.mask, {seat: holding(promises[seat]) if promises else Holding() for seat in hidden}
        )
        if found.count:
            return [dict(zip(hidden, row, strict=True)) for row in found.sample(number, seed).tolist()]
    raise AssertionError("Three hands of thirteen cards can always be dealt.")


def _doubt(a: Auction, seat: Seat, facts: Facts) -> int:
    """How many of a player's calls this hand would not have made."""
    return sum(not _would_call(a, at, one, facts) for at, one in enumerate(a.spoken) if one.seat is seat)


def _would_call(a: Auction, at: int, one: Spoken, facts: Facts) -> bool:
    before = auction_of(tuple(spoken.call for spoken in a.spoken[:at]), a.dealer, a.context)
    for offer in menu(before):
        if offer.suits(facts):
            if offer.call == one.call:
                return True
            if not offer.judged:
                return False
    return False
