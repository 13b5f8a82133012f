"""What must be so in the hidden hands for a plan to work, and in what share of all deals that fit it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.sampling import Holding, Layouts
from kibitz.bots.bidding.system_bidding import SystemBidding
from kibitz.bots.search.determinization import Evidence, layouts_that_fit
from kibitz.cards import Card, Seat, Strain
from kibitz.engine import View
from kibitz.rules.auction import last_bid


class Has(Struct, frozen=True):
    """That hand has all of these cards."""

    seat: Seat
    cards: tuple[Card, ...]


class HasOneOf(Struct, frozen=True):
    """That hand has at least one card of a suit."""

    seat: Seat
    suit: Strain


class Split(Struct, frozen=True):
    """Neither of the two hands has more than so many cards of a suit."""

    suit: Strain
    seats: tuple[Seat, Seat]
    most: int


class NoRuff(Struct, frozen=True):
    """Neither of the two hands is without a card of the suit and has a trump."""

    suit: Strain
    trump: Strain
    seats: tuple[Seat, Seat]


class Falls(Struct, frozen=True):
    """Whoever has that card has no more of its suit than is said of that hand."""

    card: Card
    within: tuple[tuple[Seat, int], ...]


Need = Has | HasOneOf | Split | NoRuff | Falls

_Wanted = Mapping[Seat, Holding]
"""What else is asked of some hands."""


def deals_that_fit(view: View) -> Layouts:
    """All deals that fit what a player has seen and heard, the calls of an auction taken at their word."""
    t = view.table
    promises = SystemBidding().promises(t) if last_bid(t.calls) is not None else {}
    return layouts_that_fit(view, Evidence(), promises)


def chance(deals: Layouts, need: Need) -> float:
    """The share of the deals in which it is so: counted, not estimated.

    >>> from kibitz.cards import CLUBS, card
    >>> deals = Layouts(CLUBS.mask, {Seat.WEST: Holding(cards=7), Seat.EAST: Holding(cards=6)})
    >>> round(chance(deals, Has(Seat.EAST, (card("CK"),))), 3)  # six places of thirteen
    0.462
    """
    return sum(sign * _count(deals, wanted) for sign, wanted in _ways(deals, need)) / deals.count


def _ways(deals: Layouts, need: Need) -> Iterator[tuple[int, _Wanted]]:
    """The deals to be added up, or with -1 to be taken away."""
    match need:
        case HasOneOf(seat=seat, suit=suit):
            yield 1, {}
            yield -1, {seat: _short(deals, seat, suit, 0)}
        case NoRuff(suit=suit, trump=trump, seats=seats):
            # A hand ruffs if it is void, but not if it is void in both; either hand may, or both.
            ruffs = {seat: _ruffs(deals, seat, suit, trump) for seat in seats}
            left, right = seats
            yield 1, {}
            yield from ((-sign, {seat: hand}) for seat in seats for sign, hand in ruffs[seat])
            yield from (
                (one * two, {left: hand, right: other}) for one, hand in ruffs[left] for two, other in ruffs[right]
            )
        case Has(seat=seat, cards=cards):
            yield 1, {seat: Holding(holds=sum(card.bit for card in cards))}
        case Split(suit=suit, seats=seats, most=most):
            yield 1, {seat: _short(deals, seat, suit, most) for seat in seats}
        case Falls(card=card, within=within):
            for seat, most in within:
                short = _short(deals, seat, card.suit, most)
                yield 1, {seat: replace(short, holds=card.bit)}
        case _:
            assert_never(need)


def _ruffs(deals: Layouts, seat: Seat, suit: Strain, trump: Strain) -> tuple[tuple[int, Holding], ...]:
    void = _short(deals, seat, suit, 0)
    helpless = replace(void, lengths={**void.lengths, **_short(deals, seat, trump, 0).lengths})
    return (1, void), (-1, helpless)


def _short(deals: Layouts, seat: Seat, suit: Strain, most: int) -> Holding:
    """At most so many cards left of a suit: those that the hand has played count, for hands are as they were dealt."""
    hand = deals.known[seat].mask if seat in deals.known else deals.hidden[seat].holds
    gone = (hand & deals.played & suit.mask).bit_count()
    return Holding(lengths={suit: (0, most + gone)})


def _count(deals: Layouts, wanted: _Wanted) -> int:
    """In how many deals the hands are like that too."""
    hidden = dict(deals.hidden)
    for seat, holding in wanted.items():
        if seat in hidden:
            hidden[seat] &= replace(holding, cards=hidden[seat].cards)
        elif not replace(holding, cards=len(deals.known[seat])).admits(deals.known[seat]):
            return 0
    return Layouts(deals.cards, hidden, aside=deals.aside).count
