"""Leading to a trick as a defender."""

from __future__ import annotations

from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.maxims.following import LOWEST_HONOUR_RANK
from kibitz.cards import NT, Card, Seat, Strain
from kibitz.rules.auction import bids


def lead(s: CardView) -> Card:
    """A card that beats the contract; else the best card of the suit that looks best."""
    masters = [card for card in s.legal if s.is_master(card) and not _will_be_ruffed(s, card.suit)]
    if masters and s.needed <= len(masters):
        return masters[0]
    suits = dict.fromkeys(card.suit for card in s.legal)
    if not s.t.tricks:
        return _from(s, max(suits, key=lambda suit: _opening_merit(s, suit)))
    return _from(s, max(suits, key=lambda suit: _merit(s, suit)))


def _from(s: CardView, suit: Strain) -> Card:
    """Top of a sequence or of a doubleton, an ace at a trump contract, else fourth highest or low from an honour."""
    cards = tuple(s.hand.of(suit))
    top = cards[0]
    trumps = s.strain is not NT and s.strain is not None
    if suit is s.strain:
        return top if s.t.tricks and s.is_master(top) else cards[-1]
    if len(cards) <= 2 or _is_sequence(s, cards) or (trumps and top.rank == 14) or (s.t.tricks and s.is_master(top)):
        return top
    if len(cards) >= 4:
        return cards[3]
    return cards[-1] if top.points else top


def _is_sequence(s: CardView, cards: tuple[Card, ...]) -> bool:
    """Two touching honours with a third card close behind; ace and king always."""
    if len(cards) < 2 or s.between(cards[0], cards[1]) or cards[0].rank < LOWEST_HONOUR_RANK - 1:
        return False
    return cards[0].rank == 14 or (len(cards) > 2 and s.between(cards[1], cards[2]) <= 1)


def _opening_merit(s: CardView, suit: Strain) -> float:
    """Before dummy is seen: partner's suit, a sequence, a long suit; with trumps about a shortage, and no bare aces."""
    cards = tuple(s.hand.of(suit))
    length, top = len(cards), cards[0].rank
    merit = 8.0 * (suit in _called(s, s.seat.partner)) - 4 * (
        suit in _called(s, s.seat.left) or suit in _called(s, s.seat.right)
    )
    if _is_sequence(s, cards):
        merit += 5 + (top >= 13)
    if s.strain is None or s.strain is NT:
        return merit + 2 * length + sum(card.points for card in cards) / 4
    if suit is s.strain:
        return merit - 2
    if length == 1 and 0 < s.hand.length(s.strain) < 4:
        return merit + 4 - (top >= 13) * 4
    if top == 14 and not _is_sequence(s, cards):
        return merit - 6
    return merit + length / 2 - (top == 13) * 2 - (top == 12)


def _merit(s: CardView, suit: Strain) -> float:
    """With dummy in sight."""
    cards = tuple(s.hand.of(suit))
    top = cards[0]
    trumps = s.strain is not None and s.strain is not NT
    merit = len(cards) / 2
    if suit is s.strain:
        return merit - 2
    if s.is_master(top):
        merit += 3 - 8 * _will_be_ruffed(s, suit)
    elif _is_sequence(s, cards):
        merit += 3
    elif trumps and top.rank >= 13:
        merit -= 16 - top.rank  # away from a king, or worse
    merit += 5 * (suit is _first_led_by(s, s.seat.partner)) + 3 * (suit is _first_led_by(s, s.seat))
    if s.may_ruff(s.seat.partner, suit):
        merit += 6
    return merit + _as_dummy_has_it(s, suit)


def _as_dummy_has_it(s: CardView, suit: Strain) -> float:
    """Through dummy's strength, up to its weakness, and no ruff for dummy."""
    dummy = s.t.dummy
    if dummy is None or dummy not in s.t.hands:
        return 0
    holding = tuple(s.t.hands[dummy].of(suit))
    if not holding:
        return -6.0 if s.may_ruff(dummy, suit) else 0
    strong = [card for card in holding if card.rank >= LOWEST_HONOUR_RANK]
    if dummy is s.seat.left:
        return 1.5 if strong and holding[0].rank < 14 else 0
    return -2.0 * len(strong) if strong else 2.5


def _will_be_ruffed(s: CardView, suit: Strain) -> bool:
    return any(s.may_ruff(seat, suit) for seat in (s.seat.left, s.seat.right))


def _first_led_by(s: CardView, seat: Seat) -> Strain | None:
    return next((trick.plays[0].card.suit for trick in s.t.tricks if trick.leader is seat), None)


def _called(s: CardView, seat: Seat) -> set[Strain]:
    """The suits that the player at that place has bid."""
    return {made.bid.strain for made in bids(s.t.calls) if made.seat is seat and made.bid.strain.is_suit}
