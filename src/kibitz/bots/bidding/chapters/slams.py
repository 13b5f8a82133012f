"""Chapter six: asking for aces, answering, and what to do with the answer."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.bots.bidding.auction import Auction, MadeCall
from kibitz.bots.bidding.facts import SUITS
from kibitz.bots.bidding.meaning import Force, Option, option
from kibitz.bots.bidding.promise import Promise
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import NT, PASS, Bid, Strain

_POINTS_TO_ASK_FOR_ACES = 27
"""The least points between two hands that ask for aces; whether it is worth it the judge decides."""
_POINTS_FEWER_OPPOSITE_SHORTNESS = 3
"""How many fewer will do opposite a singleton or void."""
_ACES_BY_STEP = (frozenset({0, 4}), frozenset({1}), frozenset({2}), frozenset({3}))


def trumps(a: Auction) -> Strain | None:
    """The suit that a slam would be played in: agreed, or partner's last natural suit."""
    if a.agreed is not None:
        return a.agreed
    bid = a.last_bid(a.partner)
    named = a.named(a.partner)
    if bid is not None and bid.strain in named and a.partners.length(bid.strain).low >= 4:
        return bid.strain
    raised = [suit for suit in named if suit in a.named(a.me)]
    return raised[0] if raised else None


def asking(a: Auction) -> Iterator[Option]:
    """4NT with a fit and the points for slam, as a leap or over game."""
    suit = trumps(a)
    if suit is None or not a.is_legal(Bid(4, NT)) or not a.actions(a.partner) or _asked(a):
        return
    if a.last(a.right) != PASS and a.agreed is None:
        return
    if a.last_bid(a.partner) == Bid(3, NT) or (a.bid is not None and a.bid.strain is NT):
        return  # a raise of no-trumps is a matter of points, not of aces
    last = a.made(a.partner)[-1].meaning
    if a.bid is not None and a.bid.level == 4 and a.bid.strain is not suit and not last.artificial:
        return
    if a.mine.balanced and last.force is Force.SIGN_OFF:
        return  # whoever has shown a no-trump hand leaves slams to partner
    if last.force is Force.SIGN_OFF and a.actions(a.me) and a.actions(a.me)[-1].meaning.sense is Sense.SPLINTER:
        return  # a splinter tells all, and partner has heard it
    low = a.low
    needed = _POINTS_TO_ASK_FOR_ACES - _POINTS_FEWER_OPPOSITE_SHORTNESS * any(
        span.high <= 1 for span in a.partners.lengths
    )
    fit = max(0, 8 - a.partners.length(suit).low)
    yield option(
        Bid(4, NT),
        Sense.BLACKWOOD,
        show(points=(needed - min(low, 22), 40), lengths={suit: (fit, 13)}, aces=range(1, 5)),
        force=Force.ONE_ROUND,
        artificial=True,
        fits=lambda f: suit.index > 0 or f.aces >= 2,
        judged=True,
    )


def answering(a: Auction) -> Iterator[Option]:
    asked = a.actions(a.partner)[-1] if a.actions(a.partner) else None
    if asked is None or a.made(a.partner)[-1] is not asked or a.last(a.right) != PASS:
        return
    if asked.meaning.sense is Sense.BLACKWOOD:
        for suit, aces in zip(SUITS, _ACES_BY_STEP, strict=True):
            yield option(Bid(5, suit), Sense.ACES, show(aces=aces), force=Force.ONE_ROUND, artificial=True)


def deciding(a: Auction) -> Iterator[Option]:
    """The asker stops at five with two aces missing, else bids six; seven only by the judge's figures."""
    if not _asked(a) or a.actions(a.me)[-1].meaning.sense is not Sense.BLACKWOOD:
        return
    last = a.actions(a.partner)[-1]
    if last.meaning.sense is not Sense.ACES or a.bid is None:
        return
    suit = _chosen(a)
    partner = last.meaning.promise.aces
    for own in range(5):
        held = max((own + n for n in partner if own + n <= 4), default=4)
        if partner == {0, 4} and own == 0:
            held = 0
        yield from _decision(a, suit, held, show(aces=[own]))


def _decision(a: Auction, suit: Strain, held: int, mine: Promise) -> Iterator[Option]:
    assert a.bid is not None
    six = Bid(6, suit)
    if held <= 2:
        five = Bid(5, suit)
        if five == a.bid:
            yield option(PASS, Sense.TWO_ACES_MISSING, mine, force=Force.SIGN_OFF)
        elif five > a.bid:
            yield option(five, Sense.TWO_ACES_MISSING, mine, force=Force.SIGN_OFF)
        else:
            yield option(Bid(5, NT), Sense.TWO_ACES_MISSING, mine, force=Force.SIGN_OFF)
    elif held == 4:
        yield option(six, Sense.SMALL_SLAM, mine, force=Force.SIGN_OFF, judged=True)
        yield option(Bid(7, suit), Sense.GRAND_SLAM, mine, force=Force.SIGN_OFF, judged=True)
    yield option(six, Sense.SMALL_SLAM, mine, force=Force.SIGN_OFF)


def settled(a: Auction) -> Iterator[Option]:
    """Whoever answered for aces leaves the last word to the asker."""
    mine = a.actions(a.me)
    if mine and mine[-1].meaning.sense is Sense.ACES and a.we_hold and a.last(a.right) == PASS:
        yield option(PASS, Sense.ASKER_DECIDED, show())


def _asked(a: Auction) -> bool:
    ours: list[MadeCall] = [*a.actions(a.me), *a.actions(a.partner)]
    return any(one.meaning.sense is Sense.BLACKWOOD for one in ours)


def _chosen(a: Auction) -> Strain:
    """The trump suit as it stood when the question was asked."""
    at = next(i for i, one in enumerate(a.spoken) if one.seat is a.me and one.meaning.sense is Sense.BLACKWOOD)
    then = Auction(a.dealer, a.context, a.spoken[:at])
    suit = trumps(then)
    return suit if suit is not None else NT
