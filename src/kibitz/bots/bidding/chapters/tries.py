"""Chapter ten: between a single raise and game, a try in the suit where help is wanted."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.facts import SUITS, Facts
from kibitz.bots.bidding.meaning import Force, Option, about, option
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import PASS, Bid, Seat, Strain

_POINTS_FOR_GAME = 25


def raised(a: Auction, by: Seat) -> Strain | None:
    """The major that a player has raised to the two level, opponents silent."""
    said = a.actions(by)
    bid = said[-1].call if said else None
    if not isinstance(bid, Bid) or bid.level != 2 or not bid.strain.is_major or not a.silent:
        return None
    suit = bid.strain
    return (
        suit
        if said[-1].meaning.sense is Sense.RAISE and suit in a.named(by.partner) and a.game_level(suit) == 4
        else None
    )


def asking(a: Auction) -> Iterator[Option]:
    """Three cards or more with an honour at most: partner looks at that suit before deciding."""
    suit = raised(a, a.partner)
    if suit is None or a.bid != Bid(2, suit):
        return
    low, high = a.partners.points
    for other in SUITS:
        level = a.level(other)
        if other is suit or other in a.named(a.partner) or Bid(level, other) >= Bid(3, suit):
            continue
        yield option(
            Bid(level, other),
            Sense.GAME_TRY,
            show(points=(_POINTS_FOR_GAME - high, _POINTS_FOR_GAME - 1 - low), lengths={other: (3, 13)}),
            force=Force.ONE_ROUND,
            artificial=True,
            fits=about(other, lambda f, other: f.tops[other.index] <= 1),
            judged=True,
        )


def answering(a: Auction) -> Iterator[Option]:
    """Game with the best of the raise, or with less and help: an honour, or shortness to ruff."""
    suit = raised(a, a.me)
    asked = a.made(a.partner)[-1] if a.made(a.partner) else None
    if (
        suit is None
        or asked is None
        or asked.meaning.sense is not Sense.GAME_TRY
        or a.last(a.right) != PASS
        or a.bid is None
    ):
        return
    low, high = a.mine.points
    game, helped = Bid(4, suit), a.bid.strain
    yield option(game, Sense.INVITATION_ACCEPTED, show(points=(high - 1, 40)), force=Force.SIGN_OFF)
    some = show(points=(low + 1, high - 2))
    yield option(game, Sense.INVITATION_ACCEPTED, some, force=Force.SIGN_OFF, fits=lambda f: _helps(f, helped))
    yield option(Bid(3, suit), Sense.INVITATION_DECLINED, show(points=(0, high)))
    yield option(Bid(3, suit), Sense.INVITATION_DECLINED, show(), rare=True)


def deciding(a: Auction) -> Iterator[Option]:
    """The answer settles it."""
    mine = a.actions(a.me)
    if mine and mine[-1].meaning.sense is Sense.GAME_TRY and a.we_hold and a.last(a.right) == PASS:
        yield option(PASS, Sense.ENOUGH, show())


def _helps(facts: Facts, suit: Strain) -> bool:
    return facts.tops[suit.index] >= 1 or facts.lengths[suit.index] <= 1
