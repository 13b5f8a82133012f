"""Chapter three: the first answer to one of a suit, with silent opponents."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.facts import MAJORS, SUITS, Facts
from kibitz.bots.bidding.meaning import Force, Option, about, option
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import CLUBS, DIAMONDS, HEARTS, NT, PASS, SPADES, Bid, Strain

POINTS_TO_RESPOND = 6
POINTS_FOR_TWO_OVER_ONE = 11
POINTS_TO_FORCE_TO_GAME = 13


def first_answer(a: Auction) -> Strain | None:
    """The suit partner opened at the one level, when this is our first chance and nobody came between."""
    opening = a.opening
    if a.opener is not a.partner or opening is None or opening.level != 1 or opening.strain is NT:
        return None
    return opening.strain if a.silent and not a.actions(a.me) and len(a.actions(a.partner)) == 1 else None


def responses(a: Auction) -> Iterator[Option]:
    suit = first_answer(a)
    if suit is None:
        return
    game = a.game_level(suit)
    if game <= 3:  # a part-score: raises and no-trumps are for the judge, new suits are not forcing past game
        yield from _jump_shifts(a, suit)
        yield from _one_level(a, suit)
        yield option(PASS, Sense.TOO_WEAK, show(points=(0, 5)))
        return
    yield from _jump_shifts(a, suit)
    if suit.is_major:
        yield from _major(a, suit)
    else:
        yield from _minor(a, suit)
    yield option(PASS, Sense.TOO_WEAK, show(points=(0, 5)))
    yield option(PASS, Sense.TOO_WEAK, show(hcp=(0, 6)), rare=True)


def _major(a: Auction, suit: Strain) -> Iterator[Option]:
    passed = a.has_passed_first(a.me)
    for short in SUITS:
        if short is not suit:
            yield option(
                Bid(a.level(short) + 2, short),
                Sense.SPLINTER,
                show(hcp=(9, 12), points=(11, 15), lengths={suit: (4, 13), short: (0, 1)}),
                force=Force.GAME,
                artificial=True,
            )
    if not passed:
        yield option(
            Bid(2, NT),
            Sense.GAME_RAISE,
            show(points=(POINTS_TO_FORCE_TO_GAME, 40), lengths={suit: (4, 13)}),
            force=Force.GAME,
            artificial=True,
        )
    yield option(
        Bid(4, suit),
        Sense.PREEMPTIVE_RAISE,
        show(hcp=(0, 9), points=(4, 13), lengths={suit: (5, 13)}),
        force=Force.SIGN_OFF,
    )
    yield option(Bid(3, suit), Sense.RAISE, show(points=(10, 12), lengths={suit: (4, 13)}), force=Force.INVITATION)
    yield option(Bid(3, suit), Sense.RAISE, show(points=(11, 12), lengths={suit: (3, 3)}), force=Force.INVITATION)
    yield option(Bid(2, suit), Sense.RAISE, show(points=(POINTS_TO_RESPOND, 9), lengths={suit: (3, 13)}))
    yield option(Bid(2, suit), Sense.RAISE, show(points=(10, 10), lengths={suit: (3, 3)}))
    yield from _one_level(a, suit)
    yield from _two_over_one(a, suit)
    yield option(Bid(3, NT), Sense.GAME, show(hcp=(13, 15), balanced=True))
    yield option(Bid(1, NT), Sense.ANSWER, show(points=(POINTS_TO_RESPOND, 12), hcp=(4, 10), lengths={suit: (0, 3)}))
    if not passed:  # too strong for 3NT, nothing to bid: the cheapest suit keeps the bidding open
        yield option(
            Bid(2, CLUBS), Sense.NEW_SUIT, show(hcp=(16, 40), lengths={CLUBS: (3, 3)}), force=Force.ONE_ROUND, rare=True
        )


def _minor(a: Auction, suit: Strain) -> Iterator[Option]:
    yield from _one_level(a, suit)
    none = {HEARTS: (0, 3), SPADES: (0, 3)}
    yield option(Bid(6, NT), Sense.SLAM, show(hcp=(19, 40), balanced=True, lengths=none), force=Force.SIGN_OFF)
    yield option(Bid(4, NT), Sense.SLAM_TRY, show(hcp=(17, 18), balanced=True, lengths=none), force=Force.INVITATION)
    yield option(Bid(3, NT), Sense.GAME, show(hcp=(13, 16), balanced=True, lengths=none))
    yield option(Bid(2, NT), Sense.ANSWER, show(hcp=(11, 12), balanced=True, lengths=none), force=Force.INVITATION)
    if suit is DIAMONDS:
        yield from _two_over_one(a, suit)
    support = {suit: (5 if suit is CLUBS else 4, 13), **none}
    yield option(Bid(5, suit), Sense.GAME, show(points=(15, 40), lengths={suit: (6, 13), **none}), force=Force.SIGN_OFF)
    yield option(Bid(3, suit), Sense.RAISE, show(points=(10, 14), lengths=support), force=Force.INVITATION)
    yield option(
        Bid(2, suit), Sense.RAISE, show(points=(POINTS_TO_RESPOND, 9), lengths=support), fits=lambda f: not f.balanced
    )
    yield option(Bid(1, NT), Sense.ANSWER, show(points=(POINTS_TO_RESPOND, 12), hcp=(4, 10), lengths=none))
    yield option(Bid(2, suit), Sense.RAISE, show(points=(POINTS_TO_RESPOND, 9), lengths=support))


def _one_level(a: Auction, opened: Strain) -> Iterator[Option]:
    for suit in SUITS[opened.index + 1 :]:
        yield option(
            Bid(1, suit),
            Sense.NEW_SUIT,
            show(points=(POINTS_TO_RESPOND, 40), lengths={suit: (4, 13)}),
            force=Force.FREE if a.has_passed_first(a.me) else Force.ONE_ROUND,
            fits=about(suit, lambda f, suit: cheapest(f, opened) is suit and f.hcp >= 4),
        )


def _two_over_one(a: Auction, opened: Strain) -> Iterator[Option]:
    for suit in reversed(SUITS[: opened.index]):
        least = 5 if suit.is_major else 4
        yield option(
            Bid(2, suit),
            Sense.NEW_SUIT,
            show(points=(POINTS_FOR_TWO_OVER_ONE, 40), lengths={suit: (least, 13)}),
            force=Force.FREE if a.has_passed_first(a.me) else Force.ONE_ROUND,
            fits=about(suit, lambda f, suit: f.hcp >= 10 and _longest_below(f, opened) is suit),
        )


def _jump_shifts(a: Auction, opened: Strain) -> Iterator[Option]:
    if a.has_passed_first(a.me):
        return
    for suit in reversed(SUITS):
        if suit is not opened:
            yield option(
                Bid(a.level(suit) + 1, suit),
                Sense.JUMP_IN_A_NEW_SUIT,
                show(points=(18, 40), lengths={suit: (5, 13)}),
                force=Force.GAME,
                fits=about(suit, lambda f, suit: f.lengths[suit.index] == f.longest and f.good(suit) and f.hcp >= 16),
            )


def cheapest(facts: Facts, opened: Strain) -> Strain | None:
    """The suit to answer in at the one level: the longest, of five-card suits the higher, of four-card suits the lower.

    A weak hand with diamonds and a four-card major shows the major: there may be no second chance.
    """
    suits = [suit for suit in SUITS[opened.index + 1 :] if facts.lengths[suit.index] >= 4]
    best = max(suits, key=lambda s: (facts.lengths[s.index], s.index if facts.lengths[s.index] >= 5 else -s.index))
    majors = [suit for suit in suits if suit in MAJORS]
    if best is DIAMONDS and majors and facts.points < POINTS_FOR_TWO_OVER_ONE + 1:
        return max(majors, key=lambda s: (facts.lengths[s.index], -s.index))
    lower = [facts.lengths[s.index] for s in SUITS[: opened.index]]
    if facts.points >= POINTS_TO_FORCE_TO_GAME and lower and max(lower) > facts.lengths[best.index]:
        return None  # strong enough to show the longer suit first, at the two level
    return best


def _longest_below(facts: Facts, opened: Strain) -> Strain:
    return max(
        SUITS[: opened.index],
        key=lambda s: (facts.lengths[s.index], s.index if facts.lengths[s.index] >= 5 else -s.index),
    )
