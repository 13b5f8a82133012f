"""What must be so in the hidden hands for a plan to work, and in what share of all deals that fit it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.inference import layouts
from kibitz.analysis.sampling import Holding, Layouts
from kibitz.bots.agreement import promises_at
from kibitz.bots.search.determinization import Evidence, layouts_that_fit
from kibitz.cards import Card, Seat, Strain
from kibitz.engine import Table, View
from kibitz.engine.events import Played
from kibitz.engine.table import winner
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


HELD_BACK: Final = 0.06
"""How much rarer a hand is that had a trump and did not ruff what the other side was winning with a plain card.

`python -m bench.claims ruffs` measures it: the more somebody thinks, the more often."""

_CLEARLY: Final = 0.15
"""So far from one half a division is said to be more often so than not."""

_LEANING: Final = (0.1, 0.3)
"""So far from one half, who has a card is said without a number: it is further from half there than counted, by two to
four of a hundred, since who chose to lead or to throw one suit has fewer places for the others than counting knows."""


class SeenSoFar(Struct, frozen=True):
    """All deals that fit what a player has seen and heard, and what else is known of them."""

    deals: Layouts
    certain: Layouts  # the same without what was only promised by calls
    would_have_ruffed: Mapping[Seat, Strain] = {}  # who let a trick go that any trump would have won
    promised: Mapping[Seat, Holding] = {}  # by calls, where they can all be as good as their word
    played_by_choice: frozenset[Strain] = frozenset()  # suits that a hidden hand has led, or thrown a card of

    @property
    def count(self) -> int:
        return self.deals.count


def seen_so_far(view: View) -> SeenSoFar:
    """What a player knows: cards, who could not follow, what was announced, the calls of an auction at their word."""
    t = view.table
    certain = layouts_that_fit(view, Evidence(), {})
    deals = certain
    kept: Mapping[Seat, Holding] = {}
    if last_bid(t.calls) is not None:
        promises = {seat: promise for seat, promise in promises_at(t).items() if seat in certain.hidden}
        at_their_word = layouts(view, promises)
        if at_their_word.count:
            deals, kept = at_their_word, promises
        else:
            deals = layouts_that_fit(view, Evidence(), promises)
    return SeenSoFar(deals, certain, _would_have_ruffed(t, deals), kept, _played_by_choice(t, deals))


def _played_by_choice(t: Table, deals: Layouts) -> frozenset[Strain]:
    return frozenset(
        play.card.suit
        for plays in (*(trick.plays for trick in t.tricks), t.trick)
        for place, play in enumerate(plays)
        if play.seat in deals.hidden and (not place or play.card.suit is not plays[0].card.suit)
    )


def _would_have_ruffed(t: Table, deals: Layouts) -> dict[Seat, Strain]:
    trump = t.strain
    found: dict[Seat, Strain] = {}
    if trump is None or not trump.is_suit:
        return found
    for plays in (*(trick.plays for trick in t.tricks), t.trick):
        for place, play in enumerate(plays):
            if play.card.suit is trump:
                found.pop(play.seat, None)  # it had one after all
            elif play.seat in deals.hidden and lets_go(plays[: place + 1], trump):
                found[play.seat] = trump
    return found


def lets_go(plays: Sequence[Played], trump: Strain) -> bool:
    """Whether the last of these cards of a trick is a discard although the other side was winning without a trump."""
    *before, last = plays
    if not before or last.card.suit in (before[0].card.suit, trump):
        return False
    ahead = winner(tuple(before), trump)
    return ahead.side is not last.seat.side and all(play.card.suit is not trump for play in before)


def is_as_often_so(seen: SeenSoFar, need: Need, share: float) -> bool:
    """Whether what is counted is so as often as that, and can be said as a number: `bench.claims` measures it."""
    return isinstance(need, Has) and not _is_leaning(share) and not _is_a_matter_of_choice(seen, need)


def is_more_often_so(seen: SeenSoFar, need: Need, share: float) -> bool | None:
    """Whether it is so more often than not; None where counting cannot tell.

    Suits that nobody led divide a little more evenly than counted, and trumps less: a number would be too much to say.
    """
    match need:
        case Split():
            clearly = abs(share - 0.5) >= _CLEARLY
        case Has():
            clearly = _is_leaning(share)
        case _:
            clearly = False
    return share > 0.5 if clearly and not _is_a_matter_of_choice(seen, need) else None


def _is_leaning(share: float) -> bool:
    least, most = _LEANING
    return least < abs(share - 0.5) < most


def _is_a_matter_of_choice(seen: SeenSoFar, need: Need) -> bool:
    """Who has a trump left and what falls depends on what the others chose to do, of which counting knows nothing.

    So does all of a suit that somebody led, who has more cards and honours there than others, or threw a card of; and
    everything once somebody has let a trick go that a trump would have won.
    """
    match need:
        case HasOneOf() | NoRuff() | Falls():
            return True
        case Split(suit=suit):
            pass
        case Has(cards=cards):
            suit = cards[0].suit
        case _:
            assert_never(need)
    return suit in seen.played_by_choice or bool(seen.would_have_ruffed)


def chance(seen: SeenSoFar, need: Need) -> float:
    """The share of the deals in which it is so, each counted for as much as what was seen is likely in it.

    None and all are said only of what was seen, never of what was promised or left undone.

    >>> from kibitz.cards import CLUBS, card
    >>> deals = Layouts(CLUBS.mask, {Seat.WEST: Holding(cards=7), Seat.EAST: Holding(cards=6)})
    >>> round(chance(SeenSoFar(deals, deals), Has(Seat.EAST, (card("CK"),))), 3)  # six places of thirteen
    0.462
    """
    share = _weighed(seen, need)
    if share not in (0.0, 1.0) or not seen.certain.count:
        return share
    surely = _share_of(seen.certain, need)
    return surely if surely == share else abs(share - _HARDLY_EVER)


_HARDLY_EVER: Final = 0.01


def _share_of(deals: Layouts, need: Need) -> float:
    return sum(sign * _count(deals, wanted) for sign, wanted in _ways(deals, need)) / deals.count


def _weighed(seen: SeenSoFar, need: Need) -> float:
    """With the deals in which somebody held a trump back counted for less."""
    so = total = 0.0
    careless = list(seen.would_have_ruffed.items())
    for number in range(len(careless) + 1):
        for empty in combinations(careless, number):
            # All deals for what a careless player is worth, those without a trump for the rest of the weight.
            weight = HELD_BACK ** (len(careless) - number) * (1 - HELD_BACK) ** number
            lacking: _Wanted = {seat: _short(seen.deals, seat, trump, 0) for seat, trump in empty}
            total += weight * _count(seen.deals, lacking)
            so += weight * sum(
                sign * _count(seen.deals, _both(wanted, lacking)) for sign, wanted in _ways(seen.deals, need)
            )
    return so / total if total else _share_of(seen.deals, need)


def _both(one: _Wanted, other: _Wanted) -> _Wanted:
    """Both things asked of the same hands; where both speak of a suit, the smaller number of cards."""
    asked = dict(one)
    for seat, holding in other.items():
        mine = asked.get(seat)
        asked[seat] = holding if mine is None else replace(mine, lengths=_shorter(mine.lengths, holding.lengths))
    return asked


def _shorter(
    one: Mapping[Strain, tuple[int, int]], other: Mapping[Strain, tuple[int, int]]
) -> dict[Strain, tuple[int, int]]:
    return {suit: min(span[suit] for span in (one, other) if suit in span) for suit in dict.fromkeys((*one, *other))}


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
