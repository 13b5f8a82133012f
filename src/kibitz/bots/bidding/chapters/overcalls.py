"""Chapter seven: when they have opened and partner has not spoken: overcalls, doubles, balancing."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.facts import SUITS, Facts
from kibitz.bots.bidding.meaning import Force, Option, about, option
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import DOUBLE, NT, PASS, Bid, Strain


def overcalls(a: Auction) -> Iterator[Option]:
    if a.opener is None or a.we_opened or a.actions(a.me) or a.actions(a.partner) or a.bid is None:
        return
    bid = a.bid
    balancing = a.passes == 2
    strong = any(a.likely[seat].hcp.low >= 15 for seat in (a.left, a.right))
    ease = -2 if strong else 3 if balancing and (bid.level == 1 or (bid.level == 2 and fitted(a, bid.strain))) else 0
    if bid.strain is NT:
        yield from _over_no_trumps(a, bid, ease)
        return
    if bid.level == 1 and len(a.theirs) == 1:
        stop = a.theirs
        if balancing:
            yield option(Bid(1, NT), Sense.BALANCING_NO_TRUMP, show(hcp=(11, 15), balanced=True, stops=stop))
        else:
            yield option(Bid(1, NT), Sense.NO_TRUMP_OVERCALL, show(hcp=(15, 18), balanced=True, stops=stop))
    if bid.level in (2, 3):
        three = show(hcp=(17 - ease, 22), stops=a.theirs)
        call = Bid(2, NT) if bid.level == 2 else Bid(3, NT)
        yield option(call, Sense.NO_TRUMP_OVERCALL, show(hcp=three.hcp, stops=a.theirs, balanced=True))
    yield from _suits(a, bid, ease)
    yield from _doubles(a, bid, ease)
    if bid.level <= 2:
        yield from _weak_jumps(a, balancing=balancing)
    yield option(PASS, Sense.NOTHING_TO_SAY, show(points=(0, 15)))
    yield option(PASS, Sense.NOTHING_TO_SAY, show(points=(0, 17 if bid.level < 4 else 40)), rare=True)
    yield option(DOUBLE, Sense.TAKEOUT_DOUBLE, show(points=(16, 40)), force=Force.ONE_ROUND, rare=True)


def fitted(a: Auction, suit: Strain) -> bool:
    """Whether both opponents have shown a suit: then they have a fit, and so probably have we."""
    return suit.is_suit and a.likely[a.left].length(suit).low + a.likely[a.right].length(suit).low >= 7


def _suits(a: Auction, bid: Bid, ease: int) -> Iterator[Option]:
    needs = {1: (10, 5, 8), 2: (11, 5, 9), 3: (14, 6, 11), 4: (15, 6, 12)}
    for suit in sorted(SUITS, key=lambda s: -s.index):
        level = a.level(suit)
        if suit in a.theirs or level not in needs:
            continue
        if level == 4 and not suit.is_major and bid.level == 3 and bid.strain.index > 1:
            continue
        points, length, hcp = needs[level]
        yield option(
            Bid(level, suit),
            Sense.OVERCALL,
            show(hcp=(hcp - ease, 20), points=(points - ease, 19), lengths={suit: (length, 13)}),
            fits=about(suit, lambda f, suit: _overcalls(f, suit, a.level(suit))),
        )
        yield option(
            Bid(level, suit),
            Sense.OVERCALL,
            show(points=(19, 21), lengths={suit: (5, 13)}),
            fits=about(suit, lambda f, suit: _overcalls(f, suit, a.level(suit)) and sorted(f.lengths)[2] >= 5),
            rare=True,
        )


def _overcalls(facts: Facts, suit: Strain, level: int) -> bool:
    """The longest suit, and worth leading: the higher the level, the better the suit."""
    held = facts.lengths[suit.index]
    if held < facts.longest or (held == 5 and any(n == 5 and i > suit.index for i, n in enumerate(facts.lengths))):
        return False
    quality = facts.strength[suit.index] + 2 * (held - 5)
    return quality >= (2 if level == 1 else 4) or facts.points >= 14


def _doubles(a: Auction, bid: Bid, ease: int) -> Iterator[Option]:
    theirs = a.theirs
    others = [suit for suit in SUITS if suit not in theirs]
    least = {1: 13, 2: 13, 3: 15, 4: 16}.get(bid.level, 18) - ease
    shape = dict.fromkeys(others, (3, 6)) | dict.fromkeys(theirs, (0, 3))
    force = Force.ONE_ROUND
    yield option(
        DOUBLE,
        Sense.TAKEOUT_DOUBLE,
        show(points=(least, 40), lengths=shape),
        force=force,
        fits=lambda f: (
            f.hcp >= least - 3 and (f.lengths[bid.strain.index] <= 2 or f.hcp >= least) and _has_major(f, others)
        ),
    )
    loose = dict.fromkeys(others, (2, 13))
    yield option(
        DOUBLE,
        Sense.TAKEOUT_DOUBLE,
        show(points=(18 - ease, 40), lengths=loose),
        force=force,
        fits=lambda f: f.hcp >= 17 - ease,
        rare=True,
    )


def _has_major(facts: Facts, others: list[Strain]) -> bool:
    majors = [suit for suit in others if suit.is_major]
    return not majors or sum(facts.lengths[s.index] for s in majors) >= 3.5 * len(majors)


def _weak_jumps(a: Auction, *, balancing: bool) -> Iterator[Option]:
    if balancing:
        return
    vulnerable = a.context.is_vulnerable(a.me.side)
    for suit in reversed(SUITS):
        level = a.level(suit) + 1
        if suit in a.theirs or level > 3:
            continue
        least = 4 + level
        yield option(
            Bid(level, suit),
            Sense.WEAK_JUMP,
            show(hcp=(5, 10), lengths={suit: (least, 13)}),
            fits=about(suit, lambda f, suit: f.strength[suit.index] >= 4 + 2 * vulnerable),
        )


def _over_no_trumps(a: Auction, bid: Bid, ease: int) -> Iterator[Option]:
    if bid.level == 1:
        yield option(DOUBLE, Sense.PENALTY_DOUBLE, show(hcp=(17, 40)))
    for suit in reversed(SUITS):
        level = a.level(suit)
        if suit in a.theirs or level > 3:
            continue
        yield option(
            Bid(level, suit),
            Sense.OVERCALL,
            show(
                points=(10 + 2 * (level == 3 or not suit.is_major) - ease // 2, 19),
                lengths={suit: (5 + (level == 3), 13)},
            ),
            fits=about(
                suit,
                lambda f, suit: (
                    f.lengths[suit.index] == f.longest
                    and (f.lengths[suit.index] >= 6 or (not f.balanced and (f.good(suit) or sorted(f.lengths)[2] >= 5)))
                ),
            ),
        )
    yield option(PASS, Sense.NOTHING_TO_SAY, show(hcp=(0, 19)))
