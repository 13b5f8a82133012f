"""Chapter one: opening the bidding, and preempts."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.facts import MAJORS, SUITS, Facts
from kibitz.bots.bidding.meaning import Force, Option, about, option
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import CLUBS, DIAMONDS, HEARTS, NT, PASS, SPADES, Bid, Strain

POINTS_FOR_STRONG_TWO = 22
POINTS_FOR_ONE_NO_TRUMP = (16, 19)
POINTS_TO_OPEN = 13
"""Points that open with any shape. The guidelines ask 14 of a hand with one suit to bid."""
HIGH_CARDS_TO_OPEN = 10
"""So many of them in high cards at least."""


def openings(a: Auction) -> Iterator[Option]:
    if a.bid is not None:
        return
    yield option(Bid(3, NT), Sense.OPENING, show(hcp=(25, 40), balanced=True))
    yield option(Bid(2, NT), Sense.OPENING, show(points=(22, 40), hcp=(21, 24), balanced=True))
    for suit in reversed(SUITS):
        yield option(
            Bid(2, suit),
            Sense.STRONG_TWO,
            show(hcp=(19, 40), points=(POINTS_FOR_STRONG_TWO, 40), lengths={suit: (5, 13)}),
            force=Force.ONE_ROUND,
            fits=about(suit, lambda f, suit: choice(f) is suit and not f.balanced),
        )
    yield option(Bid(1, NT), Sense.OPENING, show(points=POINTS_FOR_ONE_NO_TRUMP, hcp=(15, 18), balanced=True))
    yield from _one_of_a_suit()
    if a.passes < 3:
        yield from _preempts(a)
    yield option(PASS, Sense.NO_OPENING, show(points=(0, POINTS_TO_OPEN - 1)))
    yield option(PASS, Sense.NO_OPENING, show(hcp=(0, 12)), rare=True)


def _one_of_a_suit() -> Iterator[Option]:
    for suit in reversed(SUITS):
        least = 5 if suit.is_major else 3
        lengths = {suit: (least, 13)}
        if not suit.is_major:
            lengths |= {HEARTS: (0, 5), SPADES: (0, 5)}
        usual = lengths if suit.is_major else lengths | {HEARTS: (0, 4), SPADES: (0, 4)}
        for held, points in ((usual, (12, 21)), (lengths, (11, 40))):
            yield option(
                Bid(1, suit),
                Sense.OPENING,
                show(points=points, lengths=held),
                fits=about(suit, lambda f, suit: opens(f) and choice(f) is suit),
                rare=held is lengths and points[1] > 21,
            )


def _preempts(a: Auction) -> Iterator[Option]:
    vulnerable = a.context.is_vulnerable(a.me.side)
    for suit in reversed(SUITS):
        for level, least in ((4, 8), (3, 7)):
            yield option(
                Bid(level, suit),
                Sense.PREEMPT,
                show(hcp=(4, 10), lengths={suit: (least, 13)}),
                fits=about(suit, lambda f, suit: choice(f) is suit and f.strength[suit.index] >= 3 + vulnerable),
            )


def opens(facts: Facts) -> bool:
    """The guidelines: enough points, or a little less with two suits to bid."""
    return facts.hcp >= HIGH_CARDS_TO_OPEN and facts.points >= points_to_open(facts)


def points_to_open(facts: Facts) -> int:
    """The points that a hand of such suits, with such aces and kings, is opened on."""
    biddable = [suit for suit in SUITS if facts.biddable(suit)]
    if len(biddable) >= 2 and facts.quick >= 2 and any(suit in MAJORS for suit in biddable):
        return 11
    return 12 if len(biddable) >= 2 and facts.quick >= 1.5 else POINTS_TO_OPEN


def choice(facts: Facts) -> Strain:
    """The suit to open: the longest; of equals the higher if five long; a major only with five.

    >>> from kibitz.bots.bidding.facts import count
    >>> from kibitz.cards import Hand
    >>> choice(count(Hand.parse("AKJ5.K32.A653.32"))), choice(count(Hand.parse("AKJ54.2.AJ653.32")))
    (strain('D'), strain('S'))
    """
    length = facts.lengths
    best = max(SUITS, key=lambda suit: (length[suit.index], suit.index))
    if length[best.index] >= 5:
        return best
    if length[DIAMONDS.index] == length[CLUBS.index]:
        return DIAMONDS if length[DIAMONDS.index] >= 4 else CLUBS
    return DIAMONDS if length[DIAMONDS.index] > length[CLUBS.index] else CLUBS
