"""Chapter four: opener's second call after one of a suit, with silent opponents."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.facts import SUITS
from kibitz.bots.bidding.meaning import Force, Option, option
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import NT, PASS, Bid, Strain

POINTS_MINIMUM = (11, 15)
POINTS_MEDIUM = (16, 18)
POINTS_MAXIMUM = (19, 23)


def rebids(a: Auction) -> Iterator[Option]:
    opening = a.opening
    if a.opener is not a.me or opening is None or opening.level != 1 or opening.strain is NT:
        return
    if len(a.actions(a.me)) != 1 or len(a.actions(a.partner)) != 1 or not a.silent:
        return
    said = a.actions(a.partner)[0]
    answer = said.call
    assert isinstance(answer, Bid)  # there is nothing to double while the opponents are silent
    mine = opening.strain
    if said.meaning.sense is Sense.GAME_RAISE:
        yield from _after_game_raise(a, mine)
    elif a.is_game(answer):
        return
    elif answer.strain is NT and answer.level == 1:
        yield from _after_one_no_trump(a, mine)
    elif answer.strain.is_suit and answer.strain is not mine and said.meaning.sense is Sense.NEW_SUIT:
        if answer.level == 1:
            yield from _after_one_level(a, mine, answer.strain)
        else:
            yield from _after_two_level(a, mine, answer.strain)


def _after_game_raise(a: Auction, mine: Strain) -> Iterator[Option]:
    for suit in SUITS:
        if suit is not mine:
            short = show(points=(11, 23), lengths={suit: (0, 1)})
            yield option(Bid(3, suit), Sense.SHORTNESS, short, force=Force.GAME, artificial=True)
    yield option(Bid(3, mine), Sense.EXTRA_STRENGTH, show(points=(16, 23)), force=Force.GAME)
    yield option(Bid(4, mine), Sense.NO_EXTRA_STRENGTH, show(points=(11, 15)), force=Force.SIGN_OFF)


def _after_one_level(a: Auction, mine: Strain, partners: Strain) -> Iterator[Option]:
    if partners.is_major:
        for short in SUITS:
            level = a.level(short) + 2 if short.index < mine.index or a.level(short) == 1 else 4
            if short not in (mine, partners) and Bid(level, short) < Bid(4, partners):
                fine = show(points=POINTS_MAXIMUM, hcp=(15, 40), lengths={partners: (4, 13), short: (0, 1)})
                yield option(Bid(level, short), Sense.SPLINTER, fine, force=Force.GAME, artificial=True)
        for level, points in ((4, POINTS_MAXIMUM), (3, POINTS_MEDIUM), (2, POINTS_MINIMUM)):
            force = Force.INVITATION if level == 3 else Force.SIGN_OFF if level == 4 else Force.FREE
            yield option(
                Bid(level, partners), Sense.RAISE, show(points=points, lengths={partners: (4, 13)}), force=force
            )
    yield option(Bid(2, NT), Sense.BALANCED_TOO_STRONG, show(hcp=(19, 21), balanced=True), force=Force.INVITATION)
    yield from _new_suits(a, mine, partners)
    if not partners.is_major:
        for level, points in ((4, POINTS_MAXIMUM), (3, POINTS_MEDIUM), (2, POINTS_MINIMUM)):
            force = Force.INVITATION if level == 3 else Force.GAME if level == 4 else Force.FREE
            yield option(
                Bid(level, partners),
                Sense.RAISE,
                show(points=points, lengths={partners: (4, 13)}),
                force=force,
                fits=lambda f: not f.balanced,
            )
    yield from _own_suit(mine, 6)
    yield option(Bid(1, NT), Sense.BALANCED_MINIMUM, show(hcp=(11, 15), balanced=True, lengths=_short_of(a, mine)))
    if partners.is_major:
        yield option(Bid(2, partners), Sense.RAISE, show(points=POINTS_MINIMUM, lengths={partners: (3, 13)}))
        yield option(
            Bid(2, partners), Sense.RAISE, show(hcp=(0, 15), points=(16, 17), lengths={partners: (3, 13)}), rare=True
        )
    yield from _leftovers(a, mine, partners)


def _after_one_no_trump(a: Auction, mine: Strain) -> Iterator[Option]:
    yield option(Bid(3, NT), Sense.GAME, show(hcp=(19, 21), balanced=True), force=Force.SIGN_OFF)
    yield from _own_suit(mine, 6)
    yield from _new_suits(a, mine, NT)
    yield option(PASS, Sense.ENOUGH, show(points=(11, 16)))
    yield from _leftovers(a, mine, NT)


def _after_two_level(a: Auction, mine: Strain, partners: Strain) -> Iterator[Option]:
    """Partner has eleven or more: nobody passes yet."""
    once = Force.ONE_ROUND
    if partners.is_major:
        yield option(
            Bid(4, partners), Sense.RAISE, show(points=(15, 18), lengths={partners: (3, 13)}), force=Force.SIGN_OFF
        )
    yield option(Bid(3, partners), Sense.RAISE, show(points=(11, 40), lengths={partners: (4, 13)}), force=once)
    yield option(Bid(3, NT), Sense.BALANCED_TOO_STRONG, show(hcp=(19, 21), balanced=True))
    for suit in reversed(SUITS):
        if suit not in (mine, partners):
            level = a.level(suit)
            costs = level == 3 or suit.index > mine.index
            points = (15 if costs else 11, 40)
            yield option(
                Bid(level, suit),
                Sense.SECOND_SUIT,
                show(points=points, lengths={suit: (4, 13)}),
                force=Force.GAME if costs else once,
            )
    yield option(Bid(3, mine), Sense.FINE_LONG_SUIT, show(points=(16, 40), lengths={mine: (6, 13)}), force=Force.GAME)
    yield option(Bid(2, mine), Sense.OWN_SUIT_AGAIN, show(points=(11, 40), lengths={mine: (6, 13)}), force=once)
    yield option(Bid(2, NT), Sense.BALANCED_MINIMUM, show(hcp=(11, 15), balanced=True), force=once)
    yield option(Bid(2, mine), Sense.OWN_SUIT_AGAIN, show(points=(11, 40), lengths={mine: (5, 13)}), force=once)
    yield option(
        Bid(3, partners), Sense.RAISE, show(points=(11, 40), lengths={partners: (3, 13)}), force=once, rare=True
    )
    yield option(Bid(2, NT), Sense.NOTHING_BETTER, show(points=(11, 40)), force=once, rare=True)


def _own_suit(mine: Strain, least: int) -> Iterator[Option]:
    long = {mine: (least, 13)}
    if mine.is_major:
        yield option(Bid(4, mine), Sense.OWN_SUIT, show(points=POINTS_MAXIMUM, lengths=long), force=Force.SIGN_OFF)
        yield option(
            Bid(3, mine), Sense.FINE_LONG_SUIT, show(points=POINTS_MEDIUM, lengths=long), force=Force.INVITATION
        )
    else:
        yield option(Bid(3, mine), Sense.FINE_LONG_SUIT, show(points=(16, 20), lengths=long), force=Force.INVITATION)
    yield option(Bid(2, mine), Sense.OWN_SUIT_AGAIN, show(points=POINTS_MINIMUM, lengths=long))


def _new_suits(a: Auction, mine: Strain, partners: Strain) -> Iterator[Option]:
    """A second suit: at the one level or below the first cheaply, above it only with a strong hand."""
    for suit in (*reversed(SUITS[: mine.index]), *SUITS[mine.index + 1 :]):
        if suit is partners:
            continue
        level = a.level(suit)
        four = {suit: (4, 13)}
        jump = option(
            Bid(level + 1, suit), Sense.JUMP_IN_A_SECOND_SUIT, show(points=(19, 40), lengths=four), force=Force.GAME
        )
        if level == 1:
            yield jump
            yield option(Bid(1, suit), Sense.SECOND_SUIT, show(points=(11, 18), lengths=four))
        elif suit.index < mine.index:
            yield jump
            yield option(
                Bid(2, suit),
                Sense.SECOND_SUIT,
                show(points=(11, 18), lengths={**four, mine: (4 + mine.is_major, 13)}),
                fits=lambda f: not f.balanced,
            )
        else:
            reverse = show(points=(17, 40), lengths={**four, mine: (5, 13)})
            yield option(Bid(2, suit), Sense.REVERSE, reverse, force=Force.ONE_ROUND)


def _leftovers(a: Auction, mine: Strain, partners: Strain) -> Iterator[Option]:
    """Hands that fit nothing better: a five-card suit again, a short jump, or no-trumps off shape."""
    five = {mine: (5, 13)}
    yield option(Bid(2, mine), Sense.OWN_SUIT_AGAIN, show(points=POINTS_MINIMUM, lengths=five))
    yield option(Bid(2, mine), Sense.OWN_SUIT_AGAIN, show(hcp=(0, 16), points=(16, 18), lengths=five), rare=True)
    yield option(
        Bid(3, mine), Sense.FINE_LONG_SUIT, show(points=(16, 20), lengths=five), force=Force.INVITATION, rare=True
    )
    if a.level(NT) == 1:
        yield option(Bid(1, NT), Sense.NOTHING_BETTER, show(points=(11, 16)), rare=True)
    if partners.is_suit:
        yield option(Bid(2, partners), Sense.RAISE, show(points=(11, 16), lengths={partners: (3, 13)}), rare=True)
    yield option(Bid(2, NT), Sense.STRONG_NOTHING_BETTER, show(points=(16, 40)), force=Force.INVITATION, rare=True)
    yield option(Bid(2, mine), Sense.NOTHING_BETTER, show(points=(11, 16)), rare=True)


def _short_of(a: Auction, mine: Strain) -> dict[Strain, tuple[int, int]]:
    """1NT denies a four-card major that could still be shown at the one level."""
    return {suit: (0, 3) for suit in SUITS if suit.is_major and suit is not mine and a.level(suit) == 1}
