"""Chapter eleven: a suit is agreed and there may be a slam: showing where the controls are on the way to game."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.facts import SUITS
from kibitz.bots.bidding.meaning import Force, Option, about, option
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import PASS, Bid

_POINTS_FOR_SLAM_TRY = 30
"""Points between two hands, partner in the middle of what was shown, that look for a slam."""
_POINTS_FROM_LEAST_TO_MIDDLE = 3
"""How much above the least promised partner is taken to be when there is no upper limit."""


def control_bids(a: Auction) -> Iterator[Option]:
    """A suit above three of the agreed one and below its game: a control there, and more than game wants."""
    suit = a.agreed
    if suit is None or not suit.is_major or a.game_level(suit) < 4:
        return  # with a minor there is 3NT to think of
    if a.bid is None or not a.we_hold or a.last(a.right) != PASS:
        return
    if a.bid >= Bid(4, suit) or a.made(a.partner)[-1].meaning.force is Force.SIGN_OFF:
        return
    least = _POINTS_FOR_SLAM_TRY - _middle(a)
    for other in SUITS:
        level = a.level(other)
        if Bid(level, other) < Bid(3, suit):
            level += 1
        if other is suit or not Bid(3, suit) < Bid(level, other) < Bid(4, suit):
            continue
        yield option(
            Bid(level, other),
            Sense.CONTROL_BID,
            show(points=(least, 40)),
            force=Force.GAME,
            artificial=True,
            fits=about(other, lambda f, other: f.controlled[other.index]),
            judged=True,
        )


def answering(a: Auction) -> Iterator[Option]:
    """Game again with nothing to add; more is said by a control or the question for aces."""
    suit, made = a.agreed, a.made(a.partner)
    if suit is None or not made or made[-1].meaning.sense is not Sense.CONTROL_BID or a.last(a.right) != PASS:
        return
    game = Bid(a.game_level(suit), suit)
    yield option(
        game,
        Sense.SLAM_TRY_DECLINED,
        show(points=(0, _POINTS_FOR_SLAM_TRY + 1 - a.low)),
        force=Force.SIGN_OFF,
        judged=True,
    )
    yield option(game, Sense.SLAM_TRY_DECLINED, show(), force=Force.SIGN_OFF, judged=True, rare=True)


def _middle(a: Auction) -> int:
    """Partner's points, about."""
    low, high = a.low, a.partners.points.high
    return (low + min(high, low + 2 * _POINTS_FROM_LEAST_TO_MIDDLE)) // 2
