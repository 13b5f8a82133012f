"""Chapter eight: answers to partner's takeout double and overcall."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.facts import SUITS, Facts
from kibitz.bots.bidding.meaning import Force, Option, about, option
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import NT, PASS, Bid, Strain


def to_doubles(a: Auction) -> Iterator[Option]:
    """Partner asks for our best suit; the weaker the hand, the more it is needed."""
    last = a.made(a.partner)[-1] if a.made(a.partner) else None
    if last is None or last.meaning.sense is not Sense.TAKEOUT_DOUBLE or a.actions(a.me) or a.bid is None or a.we_hold:
        return
    if len(a.theirs) == len(SUITS):
        return  # there is no suit left to answer in
    bid = a.bid
    forced = a.last(a.right) == PASS
    low = a.partners.points.low - 13  # a double at a high level shows more, one in the pass-out seat less
    if forced and bid.strain.is_suit:
        trumps = bid.strain
        yield option(
            PASS,
            Sense.FOR_PENALTIES,
            show(lengths={trumps: (5 if bid.level < 3 else 4, 13)}),
            fits=lambda f: f.strength[trumps.index] >= 4 and (f.lengths[trumps.index] >= 5 or f.hcp >= 8),
        )
    yield from _games(a, bid, low)
    yield from _jumps(a, bid, low)
    if a.theirs and a.level(NT) <= 2:
        level = a.level(NT)
        yield option(
            Bid(level, NT),
            Sense.STOP_NO_MAJOR,
            show(hcp=(6 + 3 * (level == 2), 10 + 2 * (level == 2)), stops=a.theirs),
            fits=lambda f: not _majors(f, a),
        )
    least = 0 if forced else 6
    for four in (4, 3):
        for suit in reversed(SUITS):
            level = a.level(suit)
            if suit in a.theirs or level > 4 or (level == 4 and not forced):
                continue
            yield option(
                Bid(level, suit),
                Sense.ANSWER_TO_THE_DOUBLE,
                show(points=(least, 10 - low), lengths={suit: (four, 13)}),
                rare=four == 3,
                fits=about(suit, lambda f, suit: _best(f, a) is suit and (forced or f.hcp >= 5)),
            )
    if forced:  # too strong for the answer and not strong enough for a game: there may be no jump between them
        for suit in reversed(SUITS):
            if suit not in a.theirs and a.level(suit) <= 4:
                yield option(
                    Bid(a.level(suit), suit),
                    Sense.ANSWER_TO_THE_DOUBLE,
                    show(lengths={suit: (2, 13)}),  # two when all the length is in theirs
                    rare=True,
                    fits=about(suit, lambda f, suit: _best(f, a) is suit),
                )
        if bid.level >= 4:  # too high to run with nothing: the double stays
            yield option(PASS, Sense.FOR_PENALTIES, show())
    else:
        yield option(PASS, Sense.TOO_WEAK, show(points=(0, 7 - low)))
        yield option(PASS, Sense.NO_SUIT_TO_BID, show(points=(0, 10 - low)), rare=True)


def _games(a: Auction, bid: Bid, low: int) -> Iterator[Option]:
    points = (12 - low, 40)
    for suit in reversed(SUITS):
        if suit.is_major and suit not in a.theirs and a.level(suit) <= 4:
            yield option(
                Bid(a.game_level(suit) if a.game_level(suit) >= a.level(suit) else a.level(suit), suit),
                Sense.GAME,
                show(points=points, lengths={suit: (4 + (bid.level < 3), 13)}),
                force=Force.SIGN_OFF,
                fits=about(suit, lambda f, suit: _best(f, a) is suit),
            )
    if a.level(NT) <= 3 and a.theirs:
        yield option(
            Bid(3, NT),
            Sense.GAME,
            show(hcp=(13 - low, 40), stops=a.theirs),
            force=Force.SIGN_OFF,
            fits=lambda f: not _majors(f, a),
        )
    cue = a.level(bid.strain)
    if bid.strain.is_suit and bid.level <= 2 and (cue == 2 or not a.has_passed_first(a.me)):
        yield option(
            Bid(cue, bid.strain),
            Sense.CUE_BID,
            show(points=(11 - low + (cue == 3), 40)),
            force=Force.ONE_ROUND,
            artificial=True,
        )


def _jumps(a: Auction, bid: Bid, low: int) -> Iterator[Option]:
    for suit in reversed(SUITS):
        level = a.level(suit) + 1
        if suit in a.theirs or level > 3:
            continue
        yield option(
            Bid(level, suit),
            Sense.JUMP_ANSWER_TO_THE_DOUBLE,
            show(points=(9 - low, 11 - low), lengths={suit: (4, 13)}),
            force=Force.INVITATION,
            fits=about(suit, lambda f, suit: _best(f, a) is suit),
        )


def to_cues(a: Auction) -> Iterator[Option]:
    """Partner's bid in their suit asks: four-card suits from the lowest, or support."""
    last = a.made(a.partner)[-1] if a.made(a.partner) else None
    if last is None or last.meaning.sense is not Sense.CUE_BID or a.bid is None:
        return
    for least in (4, 3):
        for suit in sorted(SUITS, key=lambda s: (a.level(s), not s.is_major, s.index)):
            if suit not in a.theirs and a.level(suit) <= 4:
                yield option(
                    Bid(a.level(suit), suit),
                    Sense.ANSWER_TO_THE_CUE_BID,
                    show(lengths={suit: (least, 13)}),
                    rare=least == 3,
                    force=Force.FREE,
                )


def _majors(facts: Facts, a: Auction) -> bool:
    return any(facts.lengths[s.index] >= 4 for s in SUITS if s.is_major and s not in a.theirs)


def _best(facts: Facts, a: Auction) -> Strain:
    """The suit to answer in: a four-card major before a minor of equal or one greater length, else the longest."""
    return max(
        (suit for suit in SUITS if suit not in a.theirs),
        key=lambda s: (
            facts.lengths[s.index] + 1.5 * (s.is_major and facts.lengths[s.index] >= 4) - 0.6 * (a.level(s) - 1),
            s.index,
        ),
    )


def to_overcalls(a: Auction) -> Iterator[Option]:
    """Raise with three; a new suit needs five good cards; no-trumps needs a stop."""
    first = a.actions(a.partner)
    if (
        a.we_opened
        or len(first) != 1
        or first[0].meaning.sense is not Sense.OVERCALL
        or a.actions(a.me)
        or a.bid is None
    ):
        return
    bid = first[0].call
    assert isinstance(bid, Bid)
    suit = bid.strain
    low = a.partners.points.low - 10  # an overcall at a higher level is stronger
    theirs = a.theirs
    game = a.game_level(suit)
    if suit.is_major and a.level(suit) <= game:
        yield option(
            Bid(game, suit),
            Sense.GAME_RAISE,
            show(points=(14 - low, 40), lengths={suit: (3, 13)}),
            force=Force.SIGN_OFF,
        )
        wild = show(hcp=(0, 10), points=(7, 14), lengths={suit: (5, 13)})
        yield option(Bid(game, suit), Sense.PREEMPTIVE_RAISE, wild, force=Force.SIGN_OFF)
    raise_to = a.level(suit)
    if raise_to <= 2 and game > 3:
        yield option(
            Bid(3, suit),
            Sense.RAISE,
            show(points=(11 - low, 13 - low), lengths={suit: (3, 13)}),
            force=Force.INVITATION,
        )
    if raise_to <= 3 and raise_to < game:
        points = (6 - low + 3 * (raise_to - 2), 10 - low + 3 * (raise_to == 3))
        yield option(Bid(raise_to, suit), Sense.RAISE, show(points=points, lengths={suit: (3, 13)}))
    for new in reversed(SUITS):
        level = a.level(new)
        if new in theirs or new is suit or level > 3:
            continue
        yield option(
            Bid(level, new),
            Sense.NEW_SUIT,
            show(points=(8 + 2 * level - low, 40), lengths={new: (5 + (level == 3), 13)}),
            force=Force.FREE if a.has_passed_first(a.me) else Force.ONE_ROUND,
            fits=about(new, lambda f, new: a.level(new) == 1 or f.good(new) or f.lengths[new.index] >= 6),
        )
    if theirs and a.level(NT) <= 3:
        yield option(Bid(3, NT), Sense.GAME, show(hcp=(14 - low, 40), stops=theirs), force=Force.SIGN_OFF)
    if theirs:
        for level, hcp in ((1, (8, 11)), (2, (11, 13))):
            if a.level(NT) <= level:
                yield option(
                    Bid(level, NT),
                    Sense.STOP,
                    show(hcp=(hcp[0] - low, hcp[1] - low), stops=theirs),
                    force=Force.INVITATION if level == 2 else Force.FREE,
                )
    yield option(PASS, Sense.NOTHING_TO_ADD, show(points=(0, 13 - low)))
