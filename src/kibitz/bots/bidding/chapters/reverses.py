"""Chapter four, continued: responder's second call when opener has reversed."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.facts import SUITS
from kibitz.bots.bidding.meaning import Force, Option, option
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import NT, PASS, Bid

_POINTS_FOR_GAME = 9
"""Points that make a game opposite a reverse."""


def answers(a: Auction) -> Iterator[Option]:
    """With points for game a fit is shown at once, and slowly; a weak hand bids its suit again or two no-trumps."""
    said, mine = a.actions(a.partner), a.named(a.me)
    if len(said) != 2 or said[1].meaning.sense is not Sense.REVERSE or len(mine) != 1 or a.last(a.right) != PASS:
        return
    if len(a.actions(a.me)) != 1 or a.game_level(NT) < 3:
        return
    first, second = a.named(a.partner)
    own = mine[0]
    strong, weak = (_POINTS_FOR_GAME, 40), (6, _POINTS_FOR_GAME - 1)
    four = show(points=strong, lengths={second: (4, 13)})
    yield option(Bid(3, second), Sense.RAISE, four, force=Force.GAME)
    level = a.level(own)  # a major: over one diamond opener would have bid the second suit at the one level
    long = show(points=strong, lengths={own: (6, 13)})
    yield option(Bid(level + 1, own), Sense.OWN_SUIT_AGAIN, long, force=Force.GAME)
    five = show(points=weak, lengths={own: (5, 13)})
    yield option(Bid(level, own), Sense.OWN_SUIT_AGAIN, five, force=Force.ONE_ROUND)
    three = show(points=strong, lengths={first: (3, 13)})
    yield option(Bid(3, first), Sense.RAISE, three, force=Force.GAME)
    fourth = next(suit for suit in SUITS if suit not in (first, second, own))
    yield option(Bid(3, NT), Sense.GAME, show(points=strong, hcp=(0, 12), stops=[fourth]), force=Force.SIGN_OFF)
    yield option(Bid(3, NT), Sense.GAME, show(points=strong, stops=[fourth]), force=Force.SIGN_OFF, rare=True)
    yield option(Bid(2, NT), Sense.NO_TRUMPS, show(points=weak), force=Force.INVITATION)
