"""Chapter five: answers to the strong twos."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.facts import SUITS
from kibitz.bots.bidding.meaning import Force, Option, about, option
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import NT, Bid


def rebids(a: Auction) -> Iterator[Option]:
    """Opener's second suit, or the first again, which a partner with nothing may pass."""
    opening = a.opening
    if a.opener is not a.me or opening is None or opening.level != 2 or not a.silent or len(a.actions(a.me)) != 1:
        return
    said = a.actions(a.partner)
    if len(said) != 1 or said[0].meaning.sense is not Sense.WEAK_ANSWER:
        return
    mine = opening.strain
    for suit in reversed(SUITS):
        if suit is not mine:
            yield option(
                Bid(3, suit), Sense.SECOND_SUIT, show(points=(22, 40), lengths={suit: (4, 13)}), force=Force.ONE_ROUND
            )
    if mine.is_major:
        game = show(points=(24, 40), lengths={mine: (6, 13)})
        yield option(Bid(4, mine), Sense.GAME, game, force=Force.SIGN_OFF)
    yield option(Bid(3, mine), Sense.FIRST_SUIT_AGAIN, show(points=(22, 25), lengths={mine: (6, 13)}))
    yield option(Bid(3, NT), Sense.NO_SECOND_SUIT, show(points=(22, 40)))


def answers(a: Auction) -> Iterator[Option]:
    opening = a.opening
    if a.opener is not a.partner or opening is None or opening.level != 2 or opening.strain is NT:
        return
    if a.actions(a.me) or not a.silent or len(a.actions(a.partner)) != 1:
        return
    suit = opening.strain
    yield option(Bid(3, suit), Sense.RAISE, show(points=(7, 40), lengths={suit: (3, 13)}), force=Force.GAME)
    if suit.is_major:
        weak = show(points=(3, 6), lengths={suit: (3, 13)})
        yield option(Bid(4, suit), Sense.BARE_RAISE, weak, force=Force.SIGN_OFF)
    for new in reversed(SUITS):
        if new is not suit:
            yield option(
                Bid(a.level(new), new),
                Sense.NEW_SUIT,
                show(points=(8, 40), lengths={new: (5, 13)}),
                force=Force.GAME,
                fits=about(new, lambda f, new: f.lengths[new.index] == f.longest),
            )
    yield option(Bid(3, NT), Sense.BALANCED_ANSWER, show(hcp=(8, 40), points=(8, 40)))
    yield option(Bid(2, NT), Sense.WEAK_ANSWER, show(points=(0, 10)), force=Force.ONE_ROUND, artificial=True)
