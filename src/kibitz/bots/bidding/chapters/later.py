"""The last chapter: every later decision, from what partner has promised and what the points are good for."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.facts import SUITS
from kibitz.bots.bidding.meaning import Force, Meaning, Option, option
from kibitz.bots.bidding.promise import ANY_POINTS, Promise
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import DOUBLE, NT, PASS, Bid, Call, Strain

POINTS_FOR_LEVEL = {1: 17, 2: 19, 3: 22, 4: 25, 5: 28, 6: 33, 7: 37}
"""Points that a level needs between two hands; the judge has the last word within a little of it."""

_POINTS_HOPED_FOR_ABOVE_PROMISE = 6
"""How much more than the least promised partner may be hoped to hold."""

_INVITATION_OF = {
    Sense.RAISE: Sense.RAISE_INVITATION,
    Sense.AGREED_SUIT: Sense.AGREED_SUIT_INVITATION,
    Sense.OWN_SUIT_AGAIN: Sense.OWN_SUIT_AGAIN_INVITATION,
    Sense.NEW_SUIT: Sense.NEW_SUIT_INVITATION,
}


def later_calls(a: Auction) -> Iterator[Option]:
    if a.bid is None:
        return
    yield from _forcing(a)
    if not a.forced:
        yield from _passes(a)
    for suit in SUITS:
        yield from _suit(a, suit)
    yield from _no_trumps(a)
    if a.forced:
        yield from _nothing_better(a)
    if a.is_legal(DOUBLE):
        low = a.low
        if a.actions(a.partner) or a.bid.level >= 4:
            yield option(
                DOUBLE, Sense.PENALTY_DOUBLE, show(hcp=(max(5, 17 - low), 40)), judged=True, fits=lambda f: f.quick >= 1
            )


def _passes(a: Auction) -> Iterator[Option]:
    assert a.bid is not None
    low, high = a.partners.points
    if a.is_game(a.bid) or not a.actions(a.partner):
        yield option(PASS, Sense.NO_MORE_TO_SAY, Promise(), judged=True, rare=a.low > 0)
        return
    limit = ANY_POINTS.high
    if a.we_hold and high < ANY_POINTS.high and not a.invited and _opens(a):
        # Nobody stops below game with an opening bid opposite one, or nearly.
        limit = POINTS_FOR_LEVEL[4] - 1 - (low + high) // 2
    wide = a.made(a.partner)[-1].meaning.sense is Sense.SECOND_SUIT  # there may be three points more than a minimum
    few = show(points=(0, POINTS_FOR_LEVEL[4] - 1 - a.low), hcp=(0, limit if wide else ANY_POINTS.high))
    yield option(PASS, Sense.NO_MORE_TO_SAY, few, judged=True)
    if limit < ANY_POINTS.high:
        yield option(PASS, Sense.NO_MORE_TO_SAY, show(hcp=(0, limit)), judged=True, rare=True)
    else:
        yield option(PASS, Sense.NO_MORE_TO_SAY, Promise(), judged=True, rare=a.low > 0)


def _opens(a: Auction) -> bool:
    """Partner opened and has bid again, which limits the hand."""
    return a.opener is a.partner and len(a.actions(a.partner)) == 2 and len(a.actions(a.me)) == 1


def signed_off(a: Auction) -> bool:
    """Partner has chosen the game and nobody has spoken since."""
    made = a.made(a.partner)
    if not made or a.last(a.right) != PASS or not a.we_hold or a.bid is None:
        return False
    return made[-1].meaning.force is Force.SIGN_OFF and made[-1].call == a.bid and a.is_game(a.bid)


def _nothing_better(a: Auction) -> Iterator[Option]:
    """Partner must hear something."""
    for suit in (*a.named(a.partner), *a.named(a.me)):
        least = 3 if suit in a.named(a.partner) else 5
        if (bid := a.lowest(suit)) is not None:
            yield option(bid, Sense.NOTHING_BETTER, show(lengths={suit: (least, 13)}), rare=True)
    for strain in (NT, *a.named(a.me), *a.named(a.partner)):
        if (bid := a.lowest(strain)) is not None:
            yield option(bid, Sense.NOTHING_BETTER, Promise(), rare=True)


def _forcing(a: Auction) -> Iterator[Option]:
    """Values for game, no fit known: a new suit at the lowest level keeps the bidding open."""
    if not a.silent or len(a.actions(a.me)) != 1 or not a.actions(a.partner) or a.agreed is not None or a.to_game:
        return
    if a.we_opened is False or a.mine.points.high < 16 or a.partners.balanced:
        return
    if a.bid is not None and a.is_game(a.bid):  # with a part-score there is no further to go
        return
    low = a.low
    named = [*a.named(a.me), *a.named(a.partner)]
    unbid = [suit for suit in SUITS if suit not in named]
    for suit in unbid:
        level = a.level(suit)
        if level > 3 or (level == 3 and suit.index > 1):
            continue
        yield option(
            Bid(level, suit),
            Sense.NEW_SUIT_FORCING if len(unbid) > 1 else Sense.FOURTH_SUIT,
            show(points=(25 - low, 40), lengths={suit: (4 if len(unbid) > 1 else 0, 13)}),
            force=Force.GAME,
            artificial=len(unbid) == 1,
            fits=lambda f: _no_home(a, f.lengths) and not all(f.stopped[s.index] for s in unbid),
        )


def _no_home(a: Auction, lengths: tuple[int, ...]) -> bool:
    return not any(lengths[suit.index] + a.partners.length(suit).low >= 8 for suit in SUITS if suit.is_major)


def _suit(a: Auction, suit: Strain) -> Iterator[Option]:
    """A bid in a suit: a raise, one's own suit again, or a new one."""
    if suit in a.theirs:
        return
    lowest = a.level(suit)
    if signed_off(a) and not (suit.is_major and a.bid == Bid(3, NT)):
        return
    game = a.game_level(suit)
    partners, mine = a.partners.length(suit).low, a.mine.length(suit).low
    supported = partners >= 3 and (suit in a.named(a.partner) or suit in a.named(a.me))
    if supported or partners >= 4:
        length = max(2, 8 - partners)
        sense = Sense.RAISE
        if suit in a.named(a.me):  # who raises with three has something else to say for it
            sense, length = Sense.AGREED_SUIT, min(length, 4)
        elif mine >= 4:  # the suit was raised by a bid in theirs
            length = min(length, 4)
        if not a.silent and not a.we_hold:
            yield from _law(a, suit, partners)
    elif suit in a.named(a.me):
        length = max(6 if partners < 2 else 5, min(mine + 1, 6))
        sense = Sense.OWN_SUIT_AGAIN
    else:
        length = 5 if lowest <= 2 or _doubled(a) else 6
        sense = Sense.NEW_SUIT
        if a.actions(a.me) and mine < 3 and lowest <= 2 and a.actions(a.partner):
            length = 4
    for level in range(lowest, 8):
        # With silent opponents the way to a slam leads through the question for aces.
        if max(game, lowest) < level < 6 or (a.silent and level >= 6 + (sense is Sense.OWN_SUIT_AGAIN)):
            continue
        # In a fight partner wants to know of three cards too; a jump promises the fit.
        early = sense is Sense.RAISE and partners == 4 and suit.is_major and level == lowest == 2 and not a.silent
        yield from _at(a, Bid(level, suit), lowest, game, sense, min(length, 3) if early else length)


def _doubled(a: Auction) -> bool:
    """Whether the player has doubled for takeout and nothing else: a suit of one's own is then a strong hand's."""
    return [one.meaning.sense for one in a.actions(a.me)] == [Sense.TAKEOUT_DOUBLE]


def _at(a: Auction, bid: Bid, lowest: int, game: int, sense: Sense, length: int) -> Iterator[Option]:
    low = a.low
    lengths = {bid.strain: (length, 13)}
    level = bid.level
    if level >= game or level >= 6:
        asks = (
            0
            if a.to_game and level < 6
            else POINTS_FOR_LEVEL[level] - (_POINTS_HOPED_FOR_ABOVE_PROMISE if level < 6 else 0) - low
        )
        if sense is Sense.NEW_SUIT:
            lengths = {bid.strain: (max(5 if a.partners.balanced else 6, length), 13)}
        yield option(
            bid,
            Sense.SLAM if level >= 6 else Sense.GAME if level == game else sense,
            show(points=(asks, 40), lengths=lengths),
            force=Force.SIGN_OFF,
            judged=True,
        )
        return
    slow = a.to_game and sense is Sense.RAISE  # forcing, and leaves room to ask for aces
    if level > lowest + 1 or (level > 3 and (level > lowest or (a.silent and not slow))):
        return
    raising = a.we_hold and a.bid is not None and a.bid.strain is bid.strain
    if level == lowest + 1 or (raising and a.silent):
        if a.invited or a.to_game:
            return
        yield option(
            bid,
            _INVITATION_OF[sense],
            show(points=(POINTS_FOR_LEVEL[4] - 4 - low, POINTS_FOR_LEVEL[4] + 3 - low), lengths=lengths),
            force=Force.INVITATION,
            judged=True,
        )
        return
    floor = (
        0
        if a.to_game or (a.we_hold and (a.silent or a.doubling))
        else POINTS_FOR_LEVEL[level] - _POINTS_HOPED_FOR_ABOVE_PROMISE - low
    )
    if a.to_game or not a.actions(a.partner):
        force = Force.ONE_ROUND if a.to_game else Force.FREE
        yield option(bid, sense, show(points=(floor, 40), lengths=lengths), force=force, judged=True)
        return
    # With more, one would invite or bid game.
    most = POINTS_FOR_LEVEL[5 if level == 4 else 4] - (3 if a.silent else 1) - low
    yield option(bid, sense, show(points=(floor, most), lengths=lengths), judged=True)
    yield option(bid, sense, show(points=(floor, 40), lengths=lengths), judged=True, rare=True)


def _law(a: Auction, suit: Strain, partners: int) -> Iterator[Option]:
    """Total tricks: as high as the side has trumps, however weak."""
    level = a.level(suit)
    if level > 4 or level >= a.game_level(suit):
        return
    needed = level + 6 - partners
    yield option(
        Bid(level, suit),
        Sense.RAISE,
        show(points=(2, 40), lengths={suit: (max(3, needed), 13)}),
        judged=True,
        rare=True,
    )


def _no_trumps(a: Auction) -> Iterator[Option]:
    lowest, game = a.level(NT), a.game_level(NT)
    low = max(a.partners.hcp.low, a.partners.points.low - 1)
    unstopped = [suit for suit in a.theirs if suit not in a.partners.stops]
    yield from _quantitative(a)
    for level in range(lowest, 8):
        if game < level < 6:
            continue
        asks = (
            30 + 6 * (level == 7)
            if level >= 6
            else POINTS_FOR_LEVEL[level] - _POINTS_HOPED_FOR_ABOVE_PROMISE + 3 * (level == 3)
        ) - low
        if a.to_game and level == game:
            asks = 0
        if level >= game:
            yield option(
                Bid(level, NT),
                Sense.SLAM if level >= 6 else Sense.GAME,
                show(hcp=(asks, 40), stops=unstopped),
                force=Force.SIGN_OFF,
                judged=True,
            )
        elif level == 2 and a.silent and not a.invited:
            invitation = show(hcp=(21 - low, 25 - low), stops=unstopped)
            yield option(Bid(2, NT), Sense.NO_TRUMPS_INVITATION, invitation, force=Force.INVITATION, judged=True)
        elif level == lowest:
            # With more, one would invite or bid game.
            most = max((21 if level == 1 else 24) - low, a.mine.points.low + 2)
            yield option(Bid(level, NT), Sense.NO_TRUMPS, show(hcp=(asks, most), stops=unstopped), judged=True)
            if level > 1 or not a.silent:
                yield option(
                    Bid(level, NT), Sense.NO_TRUMPS, show(hcp=(asks, 40), stops=unstopped), judged=True, rare=True
                )


def _quantitative(a: Auction) -> Iterator[Option]:
    """Over a balanced partner's no-trumps 4NT asks for six with the better half of what was shown."""
    bid, (low, high) = a.last_bid(a.partner), a.partners.hcp
    if bid is None or bid.strain is not NT or a.bid != bid or not a.silent or not a.partners.balanced:
        return
    slam = POINTS_FOR_LEVEL[6]
    invitation = show(hcp=(slam - high, slam - 1 - low))
    yield option(Bid(4, NT), Sense.SLAM_TRY, invitation, force=Force.INVITATION, judged=True)


def default(a: Auction, call: Call) -> Meaning:
    """What a call that no rule offers is taken to mean: the suit it names, or strength."""
    if call is PASS:
        return Meaning(PASS, Sense.NO_MORE_TO_SAY, Promise())
    if not isinstance(call, Bid):
        return Meaning(call, Sense.STRENGTH, show(hcp=(8, 40)))
    level, suit = call.level, call.strain
    if suit is NT:
        return Meaning(call, Sense.NATURAL, show(hcp=(min(10, 4 * level), 40)))
    if suit in a.theirs:
        return Meaning(call, Sense.CUE_BID_STRENGTH, show(points=(10, 40)), Force.ONE_ROUND, artificial=True)
    length = 3 if a.partners.length(suit).low >= 3 else 4 if level == 1 else 5
    return Meaning(call, Sense.NATURAL, show(points=(min(12, 5 + level), 40), lengths={suit: (length, 13)}))
