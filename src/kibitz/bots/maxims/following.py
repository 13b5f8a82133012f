"""Playing to a trick that someone else led."""

from __future__ import annotations

from kibitz.bots.maxims.card_view import CardView, rank
from kibitz.bots.maxims.discarding import discard
from kibitz.cards import Card, Seat

LOWEST_HONOUR_RANK = 11
"""The lowest rank that is worth a point: the jack, or eleven."""


def follow(s: CardView) -> Card:
    """Second hand low, third hand high, fourth hand as cheaply as wins; and never over partner's winner."""
    if s.legal[0].suit is not s.t.trick[0].card.suit:
        return _without_the_suit(s)
    winners = tuple(card for card in s.legal if s.beats(card))
    if not winners:
        return _lowest(s.legal)
    match len(s.t.trick):
        case 1:
            return _second_hand(s, winners)
        case 2:
            return _third_hand(s, winners)
        case _:
            return _lowest(s.legal) if s.ours else _lowest(winners)


def _second_hand(s: CardView, winners: tuple[Card, ...]) -> Card:
    led = s.winning.card
    sure = [card for card in winners if s.is_master(card)]
    if s.declaring:
        return _second_for_declarer(s, winners)
    if sure and (s.needed <= 1 or len(s.hand) <= 2):
        return _lowest(sure)
    honours = [card for card in winners if card.rank > LOWEST_HONOUR_RANK]
    if honours and led.rank >= LOWEST_HONOUR_RANK and _is_dummys_last(s, led):
        return _lowest(honours)
    return _lowest(s.legal)


def _is_dummys_last(s: CardView, led: Card) -> bool:
    """Cover the last of dummy's touching honours: it may make a lower card of ours good."""
    leader = s.t.trick[0].seat
    return leader is s.t.dummy and not any(card.rank == led.rank - 1 for card in s.t.hands[leader].of(led.suit))


def _second_for_declarer(s: CardView, winners: tuple[Card, ...]) -> Card:
    """Low, if the hand that plays last can look after the trick."""
    suit = s.winning.card.suit
    behind = [card for card in s.partner.of(suit) if card.rank > s.winning.card.rank]
    top = winners[0]
    if any(s.higher_out(card) <= 1 for card in behind):
        return _lowest(s.legal)
    if s.is_master(top):
        return s.cheapest_equal(winners)
    # King and queen together: one of them forces the ace.
    partner_in_sequence = len(winners) > 1 and not s.between(top, winners[1])
    return winners[1] if partner_in_sequence else _lowest(s.legal)


def _third_hand(s: CardView, winners: tuple[Card, ...]) -> Card:
    last = s.seat.left
    if last in s.t.hands:
        return _third_hand_before(s, winners, last)
    if s.declaring:
        return _third_for_declarer(s, winners)
    if s.ours:
        led = s.winning.card
        # Partner's card is as good as mine, or an honour that only one card can beat.
        if led.suit is not winners[0].suit or s.between(winners[0], led, s.unseen) <= (led.rank >= LOWEST_HONOUR_RANK):
            return _lowest(s.legal)
    return s.cheapest_equal(winners, s.unseen)


def _third_hand_before(s: CardView, winners: tuple[Card, ...], last: Seat) -> Card:
    """The last hand can be seen: win if that is possible, or make it spend something high."""
    if s.ours and not s.can_be_beaten_by(last, s.winning.card):
        return _lowest(s.legal)
    sure = [card for card in winners if not s.can_be_beaten_by(last, card)]
    if sure:
        return _lowest(sure)
    if s.is_void(last, winners[0].suit) or s.ours:
        return _lowest(s.legal)
    return s.cheapest_equal(winners)


def _third_for_declarer(s: CardView, winners: tuple[Card, ...]) -> Card:
    """Finesse where one card is missing and not likely to fall."""
    if s.ours and s.is_master(s.winning.card):
        return _lowest(s.legal)
    suit = winners[0].suit
    masters = [card for card in winners if s.is_master(card)]
    finesses = [card for card in winners if s.higher_out(card) == 1]
    tops = sum(s.is_master(card) for hand in (s.hand, s.partner) for card in hand.of(suit))
    # Nine cards without the queen, or eight without the jack: it falls more often than it can be caught.
    will_fall = bool(masters) and s.out(suit) <= tops + 1
    if s.ours and s.higher_out(s.winning.card) == 1 and not will_fall:
        return _lowest(s.legal)  # the honour that was led runs
    if masters and (not finesses or will_fall or s.needed == 1):
        return _lowest(masters)
    if finesses:
        return _lowest(finesses)
    return _lowest(s.legal) if s.ours else s.cheapest_equal(winners)


def _without_the_suit(s: CardView) -> Card:
    """Ruff if that wins a trick that is not ours already; else throw away what is of least use."""
    ruffs = [card for card in s.legal if card.suit is s.strain and s.beats(card)]
    if not ruffs or (s.ours and _is_safe(s)):
        return discard(s)
    last = s.seat.left
    if len(s.t.trick) < 3 and last in s.t.hands:
        ruffs = [card for card in ruffs if not s.can_be_beaten_by(last, card)]
    return _lowest(ruffs) if ruffs else discard(s)


def _is_safe(s: CardView) -> bool:
    """Whether the trick that partner is winning will very likely stay ours."""
    if len(s.t.trick) == 3:
        return True
    last = s.seat.left
    if last in s.t.hands:
        return not s.can_be_beaten_by(last, s.winning.card)
    return s.is_master(s.winning.card) and not s.may_ruff(last, s.winning.card.suit)


def _lowest(cards: tuple[Card, ...] | list[Card]) -> Card:
    return min(cards, key=rank)
