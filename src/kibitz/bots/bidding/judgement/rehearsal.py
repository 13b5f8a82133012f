"""Close decisions by simulation: imagined deals are bid to the end with each call, and solved."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct

from kibitz.analysis.layout_tricks import declarers_tricks
from kibitz.analysis.solver import Cancellation
from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.choosing_calls import CallChoice, Considered, plain_call, said
from kibitz.bots.bidding.context import Context
from kibitz.bots.bidding.judgement.consistent_deals import HandsBySeat, consistent_deals
from kibitz.bots.bidding.judgement.worth import worth
from kibitz.bots.bidding.meaning import Chapter, Meaning
from kibitz.bots.bidding.reading import auction_of, meaning_of
from kibitz.bots.bidding.senses import Sense
from kibitz.bots.valuation.trick_estimate import Floats
from kibitz.cards import PASS, Bid, Call, Hand, Seat, Side, Strain

_MOST_CALLS: Final = 40
"""Imagined auctions are cut here, should two bidders ever talk past each other."""

_POINTS_A_DOUBLE_MUST_GAIN: Final = 200
"""Points that a penalty double must gain in imagined deals, since at the table it tells declarer how the cards lie."""

_CHAPTERS_NOT_REHEARSED: Final = (Chapter.OPENINGS, Chapter.RESPONSES, Chapter.SLAMS)
"""Chapters that partner builds on: there nobody improvises."""


class RehearsalEffort(Struct, frozen=True):
    """How much a bidder imagines: deals at a time and at most, and how many calls are compared."""

    deals: int = 16
    most: int = 24
    rivals: int = 3
    close: float = 150.0
    """Calls that are counted to be worth so many points less than the best are not looked at."""
    sure: float = 2.0
    """How many standard errors better another call must be than the one the system would make."""


class AuctionEnd(Struct, frozen=True):
    """Where an auction ended."""

    bid: Bid
    doubling: int
    declarer: Seat


def rehearse(
    a: Auction,
    hand: Hand,
    decision: CallChoice,
    effort: RehearsalEffort,
    seed: int,
    cancellation: Cancellation | None = None,
) -> CallChoice:
    """The decision again, after trying out its rivals; as it was if none is clearly better."""
    rivals = _rivals(a, decision, effort)
    if len(rivals) < 2:
        return decision
    deals = consistent_deals(a, hand, effort.most, seed)
    results = np.zeros((len(rivals), 0))
    for start in range(0, len(deals), effort.deals):
        some = _results(a, [one.call for one in rivals], deals[start : start + effort.deals], cancellation)
        results = np.concatenate([results, some], axis=1)
        gain, doubt = _compared(results, rivals)
        # Calls that are better or worse beyond doubt need no more deals.
        if not (np.abs(gain[1:]) < effort.sure * doubt[1:]).any():
            break
    surely = gain - effort.sure * doubt
    return _rehearsed(a, decision, rivals, results, int(np.argmax(surely)))


def _compared(results: Floats, rivals: Sequence[Meaning]) -> tuple[Floats, Floats]:
    """What each call gains over the first, and the standard error of that."""
    gains = results - results[0]
    gain: Floats = gains.mean(axis=1)
    gain[1:] -= [_POINTS_A_DOUBLE_MUST_GAIN * (one.sense is Sense.PENALTY_DOUBLE) for one in rivals[1:]]
    return gain, gains.std(axis=1) / np.sqrt(gains.shape[1])


def _rivals(a: Auction, decision: CallChoice, effort: RehearsalEffort) -> list[Meaning]:
    """The call chosen so far and those that came close to it, each once."""
    first = decision.considered[0]
    if first.meaning.chapter in _CHAPTERS_NOT_REHEARSED:
        return [first.meaning]
    found = {first.meaning.call: first.meaning}
    for one in decision.considered[1:]:
        if a.forced and one.meaning.call is PASS:
            continue
        if one.value is None or first.value is None or one.value > first.value - effort.close:
            found.setdefault(one.meaning.call, one.meaning)
    return list(found.values())[: effort.rivals]


def _rehearsed(a: Auction, decision: CallChoice, rivals: Sequence[Meaning], results: Floats, best: int) -> CallChoice:
    values = results.mean(axis=1).tolist()
    order = sorted(range(len(rivals)), key=lambda i: (i != best, -values[i]))
    best_in = (results >= results.max(axis=0)).mean(axis=1).tolist()
    considered = tuple(Considered(rivals[i], values[i], best_in[i]) for i in order)
    meaning = meaning_of(a, rivals[best].call)
    worth = f"In {results.shape[1]} imagined deals it brought {values[best]:+.0f} points on average"
    other = considered[1]
    reason = f"{said(meaning)} {worth}; {other.meaning.call} {other.value or 0.0:+.0f}."
    return CallChoice(meaning.call, meaning, considered, reason, results.shape[1])


def _results(
    a: Auction, calls: Sequence[Call], deals: Sequence[HandsBySeat], cancellation: Cancellation | None
) -> Floats:
    """The points that each call brings our side in each deal."""
    ends = [[_bid_out(a, call, deal) for deal in deals] for call in calls]
    contracts: dict[tuple[Strain, Seat], set[int]] = defaultdict(set)
    for row in ends:
        for j, end in enumerate(row):
            if end is not None:
                contracts[end.bid.strain, end.declarer].add(j)
    held = np.array([[deal[seat].mask for seat in Seat] for deal in deals], np.uint64)
    tricks: dict[tuple[Strain, Seat, int], int] = {}
    for (strain, declarer), where in contracts.items():
        some = sorted(where)
        solved = declarers_tricks(held[some], strain, declarer, cancellation=cancellation)
        tricks |= {(strain, declarer, j): int(n) for j, n in zip(some, solved, strict=True)}
    results = np.zeros((len(calls), len(deals)))
    for i, row in enumerate(ends):
        for j, end in enumerate(row):
            if end is not None:
                won = tricks[end.bid.strain, end.declarer, j]
                results[i, j] = _brings(a.context, a.me.side, end, won)
    return results


def _brings(context: Context, side: Side, end: AuctionEnd, tricks: int) -> float:
    """What a contract brings to a side with so many tricks.

    Double dummy as it is: what players really take makes bad contracts look too good beside a pass.
    """
    value = worth(context, end.declarer.side, end.bid.strain, end.bid.level, end.doubling, tricks)
    return value if end.declarer.side is side else -value


def _bid_out(a: Auction, call: Call, deal: HandsBySeat) -> AuctionEnd | None:
    """Where the auction ends if this call is made and everybody goes on by the plain system."""
    calls = (*(one.call for one in a.spoken), call)
    a = auction_of(calls, a.dealer, a.context)
    while not a.over:
        call = plain_call(a, deal[a.me]) if len(calls) < _MOST_CALLS else PASS
        calls = (*calls, call)
        a = auction_of(calls, a.dealer, a.context)
    if a.bid is None or a.declarer is None:
        return None
    return AuctionEnd(a.bid, a.doubling, a.declarer)
