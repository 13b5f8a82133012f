"""Chapter two: when partner opens or overcalls no-trumps; Stayman, transfers, and the way on from there."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.bots.bidding.auction import Auction, MadeCall
from kibitz.bots.bidding.facts import MAJORS, MINORS, SUITS, Facts
from kibitz.bots.bidding.meaning import Force, Option, about, option
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import CLUBS, DIAMONDS, HEARTS, NT, PASS, SPADES, Bid, Seat, Strain

_POINTS_FOR_GAME = 24
"""Points for game opposite the least partner can have, who usually has more."""
_POINTS_FOR_INVITATION = 25
"""Points for an invitation opposite the most; over 2NT, where nobody can invite, for game opposite the middle."""
_POINTS_FOR_SLAM = 33


def no_trump_bid(a: Auction, seat: Seat) -> Bid | None:
    """The natural bid of 1NT or 2NT with which a player began, opponents silent after it."""
    first = a.actions(seat)
    if not first or first[0].meaning.sense not in (Sense.OPENING, Sense.NO_TRUMP_OVERCALL, Sense.BALANCING_NO_TRUMP):
        return None
    bid = first[0].call
    if not isinstance(bid, Bid) or bid.strain is not NT or bid.level > 2:
        return None
    at = a.spoken.index(first[0])
    return bid if all(one.call == PASS for one in a.spoken[at + 1 :] if one.seat.side is not seat.side) else None


def responses(a: Auction) -> Iterator[Option]:
    """The first answer."""
    bid = no_trump_bid(a, a.partner)
    if bid is None or a.actions(a.me) or len(a.actions(a.partner)) != 1:
        return
    low, high = a.partners.hcp
    up = bid.level + 1
    game, least = _POINTS_FOR_GAME - low, _least(bid, low, high)
    if a.game_level(NT) <= bid.level:  # a part-score makes this game already
        yield from _weak_takeouts(up, game + 6)
        return
    for major in reversed(MAJORS):
        below = a.game_level(major)
        step = Bid(up, (HEARTS if major is SPADES else MINORS[1]))
        if below > up:
            yield option(
                step,
                Sense.TRANSFER,
                show(lengths={major: (5, 13)}),
                force=Force.ONE_ROUND,
                artificial=True,
                fits=about(major, lambda f, major: _long_major(f) is major),
            )
        else:  # with a part-score the suit itself is game
            yield option(
                Bid(up, major),
                Sense.GAME,
                show(hcp=(0, _POINTS_FOR_SLAM - high - 1), lengths={major: (5, 13)}),
                force=Force.SIGN_OFF,
                fits=about(major, lambda f, major: _long_major(f) is major),
            )
    yield option(
        Bid(up, CLUBS),
        Sense.STAYMAN,
        show(hcp=(max(least, 0), 40)),
        force=Force.ONE_ROUND,
        artificial=True,
        fits=lambda f: (
            4 in f.lengths[2:]
            and f.longest <= 6
            and ((f.lengths[2:] != (3, 4) and f.lengths[2:] != (4, 3)) or not _flat(f))
        ),
    )
    if bid.level == 1:
        for minor in MINORS:
            yield option(
                Bid(3, minor),
                Sense.LONG_MINOR,
                show(hcp=(game, _POINTS_FOR_SLAM - low - 1), points=(game + 4, 40), lengths={minor: (6, 13)}),
                force=Force.GAME,
                fits=lambda f: not f.balanced,
            )
    yield option(Bid(7, NT), Sense.GRAND_SLAM, show(hcp=(37 - low, 40)), force=Force.SIGN_OFF)
    yield option(Bid(6, NT), Sense.SLAM, show(hcp=(_POINTS_FOR_SLAM - low, 36 - low)), force=Force.SIGN_OFF)
    yield option(
        Bid(4, NT),
        Sense.SLAM_TRY,
        show(hcp=(_POINTS_FOR_SLAM - high, _POINTS_FOR_SLAM - low - 1)),
        force=Force.INVITATION,
    )
    near = bid.level == 1 and a.is_game(Bid(2, NT))  # with a part-score
    if near:
        yield option(Bid(2, NT), Sense.GAME, show(hcp=(least, _POINTS_FOR_SLAM - high - 1)), force=Force.SIGN_OFF)
    yield option(Bid(3, NT), Sense.GAME, show(hcp=(game, _POINTS_FOR_SLAM - high - 1)), force=Force.SIGN_OFF)
    if bid.level == 1:
        if not near:
            yield option(Bid(2, NT), Sense.RAISE, show(hcp=(least, game - 1)), force=Force.INVITATION)
        yield option(PASS, Sense.ENOUGH, show(hcp=(0, least - 1)))
    else:
        yield option(Bid(3, NT), Sense.GAME, show(hcp=(least, _POINTS_FOR_SLAM - high - 1)), force=Force.SIGN_OFF)
        yield option(PASS, Sense.ENOUGH, show(hcp=(0, least - 1)))


def _least(bid: Bid, low: int, high: int) -> int:
    """The fewest high-card points that do not leave partner's no-trumps alone."""
    return _POINTS_FOR_INVITATION - (high if bid.level == 1 else (low + high) // 2)


def _weak_takeouts(level: int, top: int) -> Iterator[Option]:
    for suit in (SPADES, HEARTS, *reversed(MINORS)):
        yield option(
            Bid(level, suit),
            Sense.LONG_SUIT_TAKEOUT,
            show(points=(0, top), lengths={suit: (6 if suit in MINORS else 5, 13)}),
            force=Force.SIGN_OFF,
            fits=about(suit, lambda f, suit: f.lengths[suit.index] == f.longest and not f.balanced),
        )
    yield option(PASS, Sense.ENOUGH_FOR_GAME, show(hcp=(0, 15)))


def _flat(facts: Facts) -> bool:
    return sorted(facts.lengths) == [3, 3, 3, 4]


def _long_major(facts: Facts) -> Strain:
    hearts, spades = facts.lengths[2:]
    return HEARTS if hearts > spades else SPADES


def _transferred(asked: MadeCall) -> Strain:
    """The major that a transfer showed: the suit above the one it named."""
    assert isinstance(asked.call, Bid)
    return HEARTS if asked.call.strain is DIAMONDS else SPADES


def answers(a: Auction) -> Iterator[Option]:
    """The no-trump bidder's answer to Stayman, a transfer or an invitation."""
    bid = no_trump_bid(a, a.me)
    if bid is None or len(a.actions(a.me)) != 1 or not a.actions(a.partner):
        return
    asked = a.actions(a.partner)[-1]
    up = bid.level + 1
    low, high = a.mine.hcp
    top = (low + high + 1) // 2
    if asked.meaning.sense is Sense.STAYMAN:
        yield option(Bid(up, HEARTS), Sense.FOUR_HEARTS, show(lengths={HEARTS: (4, 5)}), force=Force.ONE_ROUND)
        yield option(
            Bid(up, SPADES), Sense.FOUR_SPADES, show(lengths={SPADES: (4, 5), HEARTS: (0, 3)}), force=Force.ONE_ROUND
        )
        none = show(lengths={SPADES: (0, 3), HEARTS: (0, 3)})
        yield option(Bid(up, DIAMONDS), Sense.NO_FOUR_CARD_MAJOR, none, force=Force.ONE_ROUND, artificial=True)
    elif asked.meaning.sense is Sense.TRANSFER:
        major = _transferred(asked)
        if bid.level == 1:
            best = show(hcp=(top, high), lengths={major: (4, 5)})
            yield option(Bid(3, major), Sense.TRANSFER_TAKEN_HIGH, best, force=Force.INVITATION)
        yield option(Bid(up, major), Sense.TRANSFER_TAKEN, show(lengths={major: (2, 5)}))
        yield option(PASS, Sense.NO_MORE_TO_SAY, show())
    elif asked.call == Bid(2, NT) and asked.meaning.force is Force.INVITATION:
        yield option(Bid(3, NT), Sense.INVITATION_ACCEPTED, show(hcp=(top, high)), force=Force.SIGN_OFF)
        yield option(PASS, Sense.INVITATION_DECLINED, show(hcp=(low, top - 1)))
    elif asked.call == Bid(4, NT):
        yield option(Bid(6, NT), Sense.SLAM_TRY_ACCEPTED, show(hcp=(top, high)), force=Force.SIGN_OFF)
        yield option(
            Bid(6, NT), Sense.SLAM_TRY_ACCEPTED, show(), force=Force.SIGN_OFF, fits=lambda f: f.longest >= 5, rare=True
        )
        yield option(PASS, Sense.SLAM_TRY_DECLINED, show(hcp=(low, top - 1)))
    elif asked.call in (Bid(3, NT), Bid(6, NT), Bid(7, NT)):
        yield option(PASS, Sense.ENOUGH, show())


def choices(a: Auction) -> Iterator[Option]:
    """The no-trump bidder goes back to responder's five-card major with three of them."""
    bid = no_trump_bid(a, a.me)
    asked = a.actions(a.partner)
    if (
        bid is not None
        and len(asked) == 2
        and asked[1].call == Bid(4, NT)
        and asked[1].meaning.force is Force.INVITATION
    ):
        half = (a.mine.hcp.low + a.mine.hcp.high + 1) // 2
        yield option(Bid(6, NT), Sense.SLAM_TRY_ACCEPTED, show(hcp=(half, 40)), force=Force.SIGN_OFF)
        yield option(PASS, Sense.SLAM_TRY_DECLINED, show(hcp=(0, half - 1)))
    if bid is None or len(asked) != 2 or asked[0].meaning.sense is not Sense.TRANSFER or len(a.actions(a.me)) != 2:
        return
    major = _transferred(asked[0])
    low, high = a.mine.hcp
    top = (low + high + 1) // 2
    if asked[1].meaning.sense is Sense.SECOND_SUIT:
        yield from _after_second_suit(a, major)
    elif asked[1].call == Bid(3, NT):
        yield option(Bid(4, major), Sense.THREE_OF_THE_MAJOR, show(lengths={major: (3, 5)}), force=Force.SIGN_OFF)
        yield option(PASS, Sense.NO_FIT, show(lengths={major: (2, 2)}))
    elif asked[1].call in (Bid(2, NT), Bid(3, major)):
        least = 3 if asked[1].call == Bid(2, NT) else 2
        fit = show(hcp=(top, high), lengths={major: (least, 5)})
        yield option(Bid(4, major), Sense.INVITATION_ACCEPTED, fit, force=Force.SIGN_OFF)
        yield option(Bid(3, NT), Sense.INVITATION_ACCEPTED, show(hcp=(top, high)), force=Force.SIGN_OFF)
        if least == 3:
            yield option(Bid(3, major), Sense.THREE_OF_THE_MAJOR, show(lengths={major: (3, 5)}), force=Force.SIGN_OFF)
        yield option(PASS, Sense.INVITATION_DECLINED, show())


def _after_second_suit(a: Auction, major: Strain) -> Iterator[Option]:
    """Responder's hand has no upper limit: a fit is shown below game while there is room."""
    assert a.bid is not None
    second = a.bid.strain
    if second.is_major:
        four = show(lengths={second: (4, 5)})
        yield option(Bid(a.level(second), second), Sense.RAISE, four, force=Force.GAME)
    yield option(Bid(a.level(major), major), Sense.THREE_OF_THE_MAJOR, show(lengths={major: (3, 5)}), force=Force.GAME)
    if not second.is_major:
        best = show(hcp=(17, 40), lengths={second: (4, 5)})
        yield option(Bid(4, second), Sense.RAISE, best, force=Force.GAME)
    yield option(Bid(3, NT), Sense.NO_FIT, show(lengths={major: (2, 2)}), force=Force.SIGN_OFF)


def continuations(a: Auction) -> Iterator[Option]:
    """Responder's second call after Stayman or a transfer."""
    bid = no_trump_bid(a, a.partner)
    if bid is None or len(a.actions(a.me)) != 1 or len(a.actions(a.partner)) != 2:
        return
    asked, answer = a.actions(a.me)[0], a.actions(a.partner)[1]
    low, high = a.partners.hcp
    game, least = _POINTS_FOR_GAME - low, _least(bid, low, high)
    if answer.meaning.sense in (Sense.TRANSFER_TAKEN, Sense.TRANSFER_TAKEN_HIGH):
        yield from _after_transfer(a, _transferred(asked), bid.level, game, least)
    elif answer.meaning.sense in (Sense.FOUR_HEARTS, Sense.FOUR_SPADES, Sense.NO_FOUR_CARD_MAJOR):
        assert isinstance(answer.call, Bid)
        yield from _after_stayman(a, answer.call, bid.level, game, least)


def _after_transfer(a: Auction, major: Strain, level: int, game: int, least: int) -> Iterator[Option]:
    slam = game + _POINTS_FOR_SLAM - _POINTS_FOR_GAME
    fitting = 6 if a.partners.length(major).low < 4 else 4
    if level == 1 and a.bid == Bid(2, major):
        for second in (*reversed(MAJORS), *reversed(MINORS)):
            if second is not major:
                yield option(
                    Bid(a.level(second), second),
                    Sense.SECOND_SUIT,
                    show(hcp=(game - 1, 40), points=(game, 40), lengths={major: (5, 5), second: (4, 5)}),
                    force=Force.GAME,
                    fits=about(second, lambda f, second: second in MAJORS or (not f.balanced and f.hcp >= slam - 5)),
                )
    yield option(
        Bid(4, NT),
        Sense.SLAM_TRY_FIVE_CARD_MAJOR,
        show(hcp=(slam - 2, 40), lengths={major: (5, 5)}),
        force=Force.INVITATION,
    )
    yield option(Bid(6, major), Sense.SLAM, show(points=(slam - 1, 40), lengths={major: (6, 13)}), force=Force.SIGN_OFF)
    if level == 1:
        for short in SUITS:
            jump = a.level(short) + 1 if short.index > major.index else 4
            if short is not major and jump <= 4 and Bid(jump, short) < Bid(4, major):
                fine = show(points=(slam - 4, slam), hcp=(game, 40), lengths={major: (6, 13), short: (0, 1)})
                yield option(Bid(jump, short), Sense.SPLINTER, fine, force=Force.GAME, artificial=True)
    six = show(points=(game, slam), lengths={major: (fitting, 13)})
    yield option(Bid(4, major), Sense.GAME, six, force=Force.SIGN_OFF)
    if level == 1:
        if a.level(major) <= 3:
            six = show(points=(least, game - 1), lengths={major: (6, 13)})
            yield option(Bid(3, major), Sense.SIX_CARD_MAJOR, six, force=Force.INVITATION)
        yield option(Bid(3, NT), Sense.CHOICE_OF_GAMES, show(hcp=(game, slam), lengths={major: (5, 5)}))
        if a.level(NT) == 2:
            five = show(hcp=(least, game - 1), lengths={major: (5, 5)})
            yield option(Bid(2, NT), Sense.FIVE_CARD_MAJOR, five, force=Force.INVITATION)
        yield option(PASS, Sense.ENOUGH, show(points=(0, game + 2)))
    else:
        yield option(Bid(3, NT), Sense.CHOICE_OF_GAMES, show(hcp=(least, slam), lengths={major: (5, 5)}))
        yield option(PASS, Sense.ENOUGH, show(points=(0, game + 2)))


def _after_stayman(a: Auction, answer: Bid, level: int, game: int, least: int) -> Iterator[Option]:
    slam = game + _POINTS_FOR_SLAM - _POINTS_FOR_GAME
    if answer.strain in MAJORS:
        four = {answer.strain: (4, 13)}
        yield option(
            Bid(4, answer.strain), Sense.GAME, show(points=(game, slam - 1), lengths=four), force=Force.SIGN_OFF
        )
        if level == 1:
            yield option(
                Bid(3, answer.strain), Sense.RAISE, show(points=(least, game - 1), lengths=four), force=Force.INVITATION
            )
    yield option(Bid(6, NT), Sense.SLAM, show(hcp=(slam, 40)), force=Force.SIGN_OFF, fits=lambda f: f.hcp >= slam)
    if level == 1:
        yield option(
            Bid(4, NT),
            Sense.SLAM_TRY,
            show(hcp=(_POINTS_FOR_SLAM - a.partners.hcp.high, slam - 1)),
            force=Force.INVITATION,
        )
    yield option(Bid(3, NT), Sense.GAME, show(hcp=(game, slam)), force=Force.SIGN_OFF)
    if level == 1:
        yield option(Bid(2, NT), Sense.NO_FIT, show(hcp=(max(0, least), game)), force=Force.INVITATION)
    else:
        yield option(Bid(3, NT), Sense.GAME, show(), force=Force.SIGN_OFF)
