"""Chapter nine: partner opened one of a suit and they came in: negative doubles, raises, free bids."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.chapters.overcalls import fitted
from kibitz.bots.bidding.facts import MAJORS, SUITS, Facts
from kibitz.bots.bidding.meaning import Force, Option, about, always, option
from kibitz.bots.bidding.promise import Promise
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import DOUBLE, NT, PASS, REDOUBLE, Bid, Strain


def _opened(a: Auction) -> Strain | None:
    opening = a.opening
    if a.opener is not a.partner or opening is None or opening.level != 1 or opening.strain is NT:
        return None
    if a.actions(a.me) or len(a.actions(a.partner)) != 1 or a.silent:
        return None
    return opening.strain


def over_double(a: Auction) -> Iterator[Option]:
    """They doubled for takeout: jumps are weak, strength redoubles."""
    suit = _opened(a)
    if suit is None or a.last(a.right) != DOUBLE or not a.we_hold or a.bid is None or a.bid.level > 1:
        return
    if suit.is_major:
        yield option(
            Bid(4, suit),
            Sense.PREEMPTIVE_RAISE,
            show(points=(5, 13), hcp=(0, 10), lengths={suit: (5, 13)}),
            force=Force.SIGN_OFF,
        )
        yield option(
            Bid(2, NT),
            Sense.STRONG_RAISE,
            show(points=(10, 40), lengths={suit: (4, 13)}),
            force=Force.ONE_ROUND,
            artificial=True,
        )
        yield option(Bid(3, suit), Sense.PREEMPTIVE_RAISE, show(points=(5, 9), lengths={suit: (4, 13)}))
        yield option(Bid(2, suit), Sense.RAISE, show(points=(5, 9), lengths={suit: (3, 13)}))
    else:
        yield option(
            Bid(3, suit),
            Sense.PREEMPTIVE_RAISE,
            show(points=(5, 9), lengths={suit: (5, 13)}),
            fits=lambda f: max(f.lengths[2:]) < 4,
        )
    yield option(REDOUBLE, Sense.STRENGTH, show(hcp=(10, 40)), force=Force.ONE_ROUND)
    for new in SUITS[suit.index + 1 :]:
        yield option(
            Bid(1, new),
            Sense.NEW_SUIT,
            show(points=(6, 40), lengths={new: (4, 13)}),
            force=Force.ONE_ROUND,
            fits=about(
                new, lambda f, new: all(f.lengths[new.index] >= f.lengths[s.index] for s in SUITS[suit.index + 1 :])
            ),
        )
    for new in reversed(SUITS[: suit.index]):
        yield option(
            Bid(2, new),
            Sense.NEW_SUIT,
            show(points=(6, 11), lengths={new: (5, 13)}),
            fits=about(new, lambda f, new: f.good(new)),
        )
    if not suit.is_major:
        yield option(Bid(2, suit), Sense.RAISE, show(points=(5, 9), lengths={suit: (4, 13)}))
    yield option(Bid(1, NT), Sense.ANSWER, show(hcp=(7, 9)))
    yield option(PASS, Sense.NOTHING_TO_SAY, show(hcp=(0, 9)))


def over_overcall(a: Auction) -> Iterator[Option]:
    """They bid a suit or no-trumps over the opening."""
    suit = _opened(a)
    if suit is None or a.bid is None or a.we_hold or a.doubling or a.bid.level > 3:
        return
    bid = a.bid
    if bid.strain is NT:
        yield option(DOUBLE, Sense.PENALTY_DOUBLE, show(hcp=(9, 40)))
        return
    if not a.theirs or bid.strain not in a.theirs:
        return
    yield from _raises(a, suit, bid)
    yield from _new_suits(a, suit)
    yield from _negative(a, suit, bid)
    yield from _no_trumps(a)
    if a.level(bid.strain) <= 3:  # better than a pass, with a major too short for a double
        support = {suit: (3 if suit.is_major else 4, 13)}
        yield _strong_raise(a, bid, show(points=(11, 40), lengths=support), rare=True)
    balancing = a.passes == 2
    if not balancing:
        yield option(PASS, Sense.NOTHING_TO_SAY, show(points=(0, 8)))
        yield option(PASS, Sense.NO_GOOD_BID, show(points=(0, 12)), rare=True)


def _raises(a: Auction, suit: Strain, bid: Bid) -> Iterator[Option]:
    least = 3 if suit.is_major else 5 if suit.index == 0 else 4
    support = {suit: (least, 13)}
    lowest = a.level(suit)
    cue = a.level(bid.strain)

    def first(f: Facts) -> bool:  # a four-card major comes before a weak raise of a minor
        return suit.is_major or bid.level > 1 or f.points < 6 or _longest_major(f, a) < 4

    if suit.is_major and lowest <= 4:
        yield option(
            Bid(4, suit),
            Sense.PREEMPTIVE_RAISE,
            show(hcp=(0, 10), points=(5, 13), lengths={suit: (5, 13)}),
            force=Force.SIGN_OFF,
        )
    if cue <= 3:
        yield _strong_raise(
            a,
            bid,
            show(points=(11, 40), lengths=support),
            fits=lambda f: (
                suit.is_major or f.lengths[suit.index] >= 5 + (_longest_major(f, a) >= 5) or max(f.lengths[2:]) < 4
            ),
        )
    elif suit.is_major and lowest <= 4:
        yield option(Bid(4, suit), Sense.GAME_RAISE, show(points=(12, 40), lengths=support), force=Force.SIGN_OFF)
    if lowest == 2:
        weak = {suit: (least + 1, 13)}
        yield option(Bid(3, suit), Sense.PREEMPTIVE_RAISE, show(hcp=(0, 8), points=(5, 9), lengths=weak), fits=first)
        yield option(Bid(2, suit), Sense.RAISE, show(points=(6, 10), lengths=support), fits=first)
    elif lowest == 3:
        yield option(Bid(3, suit), Sense.RAISE, show(points=(8, 11), lengths=support), fits=first)


def _strong_raise(
    a: Auction, bid: Bid, shows: Promise, *, fits: Callable[[Facts], bool] = always, rare: bool = False
) -> Option:
    call = Bid(a.level(bid.strain), bid.strain)
    return option(call, Sense.STRONG_RAISE, shows, force=Force.ONE_ROUND, artificial=True, fits=fits, rare=rare)


def _longest_major(facts: Facts, a: Auction) -> int:
    return max((facts.lengths[suit.index] for suit in MAJORS if suit not in a.theirs), default=0)


def _new_suits(a: Auction, opened: Strain) -> Iterator[Option]:
    for new in reversed(SUITS):
        level = a.level(new)
        if new in a.theirs or new is opened or level > 3:
            continue
        # A major of four cards over an overcall is the negative double's business, except at the one level.
        points = {1: 6, 2: 10, 3: 12}[level]
        length = 4 if level == 1 and not (new.index == 3 and opened.index < 2) else 5 + (level == 3)
        yield option(
            Bid(level, new),
            Sense.NEW_SUIT,
            show(points=(points, 40), lengths={new: (length, 13)}),
            force=Force.ONE_ROUND,
            fits=about(
                new,
                lambda f, new: (
                    (a.level(new) == 1 or f.hcp >= 8)
                    and all(f.lengths[new.index] >= f.lengths[s.index] for s in SUITS if s is not opened)
                ),
            ),
        )


def _negative(a: Auction, opened: Strain, bid: Bid) -> Iterator[Option]:
    unbid = [suit for suit in SUITS if suit.is_major and suit not in (opened, *a.theirs)]
    least = {1: 6, 2: 8, 3: 10}[bid.level]
    if unbid:
        both = show(points=(least, 40), lengths=dict.fromkeys(unbid, (4, 13)))
        yield option(DOUBLE, Sense.NEGATIVE_DOUBLE, both, force=Force.ONE_ROUND)
    if len(unbid) == 2:
        one = show(points=(least + 2, 40), lengths=dict.fromkeys(unbid, (3, 13)))
        yield option(DOUBLE, Sense.NEGATIVE_DOUBLE, one, force=Force.ONE_ROUND, fits=lambda f: max(f.lengths[2:]) >= 4)
    if not unbid:
        minors = [suit for suit in SUITS if not suit.is_major and suit not in (opened, *a.theirs)]
        yield option(
            DOUBLE,
            Sense.NEGATIVE_DOUBLE,
            show(points=(least + 2, 40), lengths=dict.fromkeys(minors, (4, 13))),
            force=Force.ONE_ROUND,
        )


def _no_trumps(a: Auction) -> Iterator[Option]:
    for level, low, high in ((3, 13, 16), (2, 11, 12), (1, 7, 10)):
        if a.level(NT) <= level:
            force = Force.INVITATION if level == 2 else Force.SIGN_OFF if level == 3 else Force.FREE
            yield option(Bid(level, NT), Sense.STOP, show(hcp=(low, high), stops=a.theirs), force=force)


def after_strong_raise(a: Auction) -> Iterator[Option]:
    """Partner has a strong raise: the lowest bid in the suit is a minimum, game says there is more."""
    last = a.made(a.partner)[-1] if a.made(a.partner) else None
    if last is None or last.meaning.sense is not Sense.STRONG_RAISE or a.opening is None or a.opener is not a.me:
        return
    suit = a.opening.strain
    lowest = a.lowest(suit)
    if lowest is None or (lowest.level > a.game_level(suit) and a.last(a.right) != PASS):
        return  # they have bid past our game: that is for the judge
    if suit.is_major:
        for level in (a.game_level(suit), lowest.level):
            if level >= lowest.level:
                enough = level >= a.game_level(suit)
                yield option(
                    Bid(level, suit),
                    Sense.GAME if enough else Sense.MINIMUM,
                    show(points=(0, 40) if lowest.level >= a.game_level(suit) else (15, 40) if enough else (0, 14)),
                    force=Force.SIGN_OFF if enough else Force.FREE,
                )
        return
    if a.level(NT) <= 3 and a.theirs:
        yield option(Bid(3, NT), Sense.GAME, show(hcp=(14, 40), stops=a.theirs), force=Force.SIGN_OFF)
    yield option(lowest, Sense.MINIMUM, show(points=(0, 15)))


def reopening(a: Auction) -> Iterator[Option]:
    """Opener or overcaller, with partner silent and their low bid about to be passed out."""
    if a.actions(a.partner) or len(a.actions(a.me)) != 1 or a.bid is None or a.we_hold or a.doubling:
        return
    if a.bid == Bid(1, NT):
        yield option(DOUBLE, Sense.PENALTY_DOUBLE, show(hcp=(18, 40)))
    if a.bid.level > 3 or a.bid.strain is NT or not a.theirs:
        return
    yield option(
        DOUBLE,
        Sense.TAKEOUT_DOUBLE,
        show(points=(18, 40), lengths=dict.fromkeys(a.theirs, (0, 3))),
        force=Force.ONE_ROUND,
    )
    if a.passes != 2 or a.bid.level > 2 or (a.bid.level == 2 and not fitted(a, a.bid.strain)):
        return
    shape = dict.fromkeys(a.theirs, (0, 2))
    others = [suit for suit in SUITS if suit not in a.theirs and suit not in a.named(a.me)]
    yield option(
        DOUBLE,
        Sense.TAKEOUT_DOUBLE,
        show(points=(14, 40), lengths=shape),
        force=Force.ONE_ROUND,
        fits=lambda f: (
            f.hcp >= 12
            and all(f.lengths[s.index] >= 2 for s in others)
            and sum(f.lengths[s.index] >= 3 for s in others) >= len(others) - 1
        ),
    )


def after_negative(a: Auction) -> Iterator[Option]:
    """Opener answers a negative double as if partner had bid the unbid major, and shows strength."""
    last = a.made(a.partner)[-1] if a.made(a.partner) else None
    if (
        last is None
        or last.meaning.sense is not Sense.NEGATIVE_DOUBLE
        or a.opener is not a.me
        or len(a.actions(a.me)) != 1
    ):
        return
    if a.last(a.right) != PASS or a.bid is None or not a.bid.strain.is_suit or a.bid.level > 2:
        return
    for suit in reversed(SUITS):
        if not suit.is_major or suit in (*a.theirs, *a.named(a.me)) or a.partners.length(suit).low < 3:
            continue
        lowest, game = a.level(suit), a.game_level(suit)
        four = {suit: (4, 13)}
        if lowest < game:
            strong = show(points=(19 - (lowest == 3), 40), lengths=four)
            yield option(Bid(game, suit), Sense.GAME, strong, force=Force.SIGN_OFF)
            if lowest + 1 < game:
                more = show(points=(16, 18), lengths=four)
                yield option(Bid(lowest + 1, suit), Sense.RAISE, more, force=Force.INVITATION)
            yield option(Bid(lowest, suit), Sense.RAISE, show(points=(11, 17), lengths=four))
    yield option(Bid(3, NT), Sense.GAME, show(hcp=(19, 40), stops=a.theirs), force=Force.SIGN_OFF)
    cue = a.level(a.bid.strain)
    yield option(
        Bid(cue, a.bid.strain), Sense.CUE_BID, show(hcp=(18, 40), points=(19, 40)), force=Force.GAME, artificial=True
    )
