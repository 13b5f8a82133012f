"""What a card does that is played to somebody else's lead."""

from __future__ import annotations

from kibitz.bots.maxims.card_view import CardView, rank
from kibitz.cards import Card, Seat
from kibitz.coach.combination import HONOUR, Combination, tenace, trump_of
from kibitz.coach.kinds import Kind
from kibitz.coach.needs import Falls, Has
from kibitz.coach.recognised import KindOfPlay


def kind_of_follow(s: CardView, card: Card) -> KindOfPlay:
    """The kind of a card that is not the first of its trick."""
    if card.suit is not s.t.trick[0].card.suit:
        return _without_the_suit(s, card)
    suit = Combination(s, card.suit)
    if not s.beats(card):
        return _left_alone(suit, card) if s.ours else _not_taken(suit, card)
    match len(s.t.trick):
        case 1:
            return _second(suit, card)
        case 2:
            return _third(suit, card)
        case _:
            return KindOfPlay(Kind.OVERTAKE if s.ours else Kind.TAKE, card)


def _left_alone(suit: Combination, card: Card) -> KindOfPlay:
    """Our side is winning the trick, and goes on doing so with this card under it."""
    s = suit.s
    led = s.winning.card
    missing = suit.missing(led) if led.suit is suit.suit else ()
    if s.declaring and len(s.t.trick) == 2 and 0 < len(missing) <= 2 and any(map(s.is_master, suit.mine)):
        # The lead of an honour is let run although it could be overtaken.
        return KindOfPlay(Kind.FINESSE, card, {"missing": missing[0].name}, Has(s.seat.right, missing))
    lower = [each for each in s.legal if each.rank < card.rank]
    if card.rank >= HONOUR and lower and s.between(card, lower[0]):
        return KindOfPlay(Kind.UNBLOCK, card)
    return KindOfPlay(Kind.PARTNERS_TRICK, card)


def _not_taken(suit: Combination, card: Card) -> KindOfPlay:
    """Theirs is winning, and this card lets it."""
    s = suit.s
    winners = [each for each in s.legal if s.beats(each)]
    if not winners:
        return KindOfPlay(Kind.NOTHING_WINS, card, {"top": s.winning.card.name})
    top = {"winner": max(winners, key=rank).name}
    if len(s.t.trick) == 2:
        return KindOfPlay(Kind.DUCK, card, top)
    if len(s.t.trick) == 3:
        return KindOfPlay(Kind.HOLD_UP, card, top)
    partner_wins = any(each.rank > s.winning.card.rank for each in suit.other)
    if s.declaring and not partner_wins and s.is_master(max(winners, key=rank)):
        return KindOfPlay(Kind.HOLD_UP, card, top)
    return KindOfPlay(Kind.SECOND_LOW, card)


def _second(suit: Combination, card: Card) -> KindOfPlay:
    s = suit.s
    led = s.winning.card
    if s.is_master(card):
        return KindOfPlay(Kind.TAKE, card)
    if card is min(s.legal, key=rank):
        return KindOfPlay(Kind.SECOND_LOW, card)
    found = tenace(suit, suit.mine) if s.declaring else None
    if found is not None and found[0] in suit.equals(card):
        # The hand that led has shown up first; the one behind must not have it.
        return KindOfPlay(Kind.FINESSE, card, {"missing": found[1][0].name}, Has(s.seat.right, found[1]))
    if led.rank >= HONOUR - 1 and card.rank >= HONOUR:
        return KindOfPlay(Kind.COVER, card, {"led": led.name})
    return KindOfPlay(Kind.SECOND_HIGH, card)


def _third(suit: Combination, card: Card) -> KindOfPlay:
    s = suit.s
    if s.ours and not s.between(card, s.winning.card):
        return KindOfPlay(Kind.OVERTAKE, card)
    return _third_for_declarer(suit, card) if s.declaring else _third_for_defender(suit, card)


def _third_for_declarer(suit: Combination, card: Card) -> KindOfPlay:
    s = suit.s
    found = tenace(suit, tuple(each for each in suit.mine if s.beats(each)))
    if s.is_master(card):
        if found is None:
            return KindOfPlay(Kind.TAKE, card)
        honour = found[1][-1]
        # The hand before this one has played to the trick already.
        within = (s.seat.left, suit.winners), (s.seat.right, suit.winners - 1)
        return KindOfPlay(Kind.DROP, card, {"missing": honour.name}, Falls(honour, within))
    missing = suit.missing(card)
    higher = [each for each in suit.mine if each.rank > card.rank and each not in suit.equals(card)]
    if higher and len(missing) > 2:
        return KindOfPlay(Kind.THIRD_ENOUGH, card)
    if higher:
        return KindOfPlay(Kind.FINESSE, card, {"missing": missing[-1].name}, Has(s.seat.right, missing))
    if len(missing) == 1:
        values = {"honour": card.name, "missing": missing[0].name}
        return KindOfPlay(Kind.TOWARDS, card, values, Has(s.seat.right, missing))
    return KindOfPlay(Kind.THIRD_HIGH, card)


def _third_for_defender(suit: Combination, card: Card) -> KindOfPlay:
    """As high as it must be: dummy's cards are in sight, and tell."""
    s = suit.s
    if not any(s.between(each, card) for each in suit.mine if each.rank > card.rank):
        return KindOfPlay(Kind.THIRD_HIGH, card)
    return KindOfPlay(Kind.THIRD_ENOUGH, card)


def _without_the_suit(s: CardView, card: Card) -> KindOfPlay:
    led = s.t.trick[0].card.suit
    values = {"led": led.letter}
    top = s.winning.card
    if card.suit is trump_of(s) and s.beats(card):
        if top.suit is card.suit:
            return KindOfPlay(Kind.OVERRUFF, card, {**values, "top": top.name})
        return KindOfPlay(Kind.RUFF, card, values)
    if s.declaring and s.ours and _stays_ours(s, s.seat.left) and not s.is_master(card):
        return KindOfPlay(Kind.THROW_LOSER, card, values)
    return KindOfPlay(Kind.DISCARD, card, values)


def _stays_ours(s: CardView, last: Seat) -> bool:
    """Whether the trick that partner is winning is surely ours but for a ruff that nobody can foresee."""
    return len(s.t.trick) == 3 or (s.is_master(s.winning.card) and not s.may_ruff(last, s.winning.card.suit))
