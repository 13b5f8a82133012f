"""What a card that is led does: declarer's leads from both hands in sight, a defender's from one and dummy's."""

from __future__ import annotations

from kibitz.bots.maxims.card_view import CardView
from kibitz.cards import Card, Seat, Strain
from kibitz.coach.combination import HONOUR, LOWEST_TO_FINESSE, Combination, tenace, trump_of
from kibitz.coach.kinds import Kind
from kibitz.coach.needs import Has, HasOneOf, NoRuff, Split
from kibitz.coach.recognised import KindOfPlay
from kibitz.rules.auction import bids


def kind_of_lead(s: CardView, card: Card) -> KindOfPlay:
    """The kind of a card that is led."""
    suit = Combination(s, card.suit)
    if s.declaring:
        return _declarers_winner(suit, card) if s.is_master(card) else _declarers_loser(suit, card)
    return _opening(suit, card) if not s.t.tricks else _defenders(suit, card)


# --- declarer


def _declarers_winner(suit: Combination, card: Card) -> KindOfPlay:
    if drawing := _drawing(suit, card):
        return drawing
    if len(suit.mine) < len(suit.other) and suit.s.is_master(suit.other[0]):
        if card.rank < suit.other[-1].rank:
            return KindOfPlay(Kind.CROSS, card, {"winner": suit.other[0].name})
        return KindOfPlay(Kind.UNBLOCK, card)
    return _growing(suit, card) if suit.small_card_should_grow else _winner(suit, card)


def _winner(suit: Combination, card: Card) -> KindOfPlay:
    """A card that nothing of its suit beats; where trumps are out it also matters whether they can ruff."""
    s = suit.s
    trump = trump_of(s)
    if trump is None or suit.suit is trump or not s.out(trump):
        return KindOfPlay(Kind.CASH, card)
    return KindOfPlay(Kind.CASH, card, need=NoRuff(suit.suit, trump, _others(s)))


def _declarers_loser(suit: Combination, card: Card) -> KindOfPlay:
    s = suit.s
    trump = trump_of(s)
    if drawing := _drawing(suit, card):
        return drawing
    if not suit.other and trump is not None and s.partner.length(trump):
        return KindOfPlay(Kind.FOR_RUFF, card)
    if finesse := _finesse(suit, card):
        return finesse
    if suit.other and s.is_master(suit.other[0]):
        if suit.small_card_should_grow:
            return _growing(suit, card)
        return KindOfPlay(Kind.CROSS, card, {"winner": suit.other[0].name})
    if towards := _towards(suit, card):
        return towards
    if s.is_master(suit.mine[0]):
        return KindOfPlay(Kind.DUCK, card, {"winner": suit.mine[0].name})
    missing, equals = suit.missing(card), suit.equals(card)
    if card.rank >= LOWEST_TO_FINESSE and min(len(equals), suit.longer) > len(missing):
        return KindOfPlay(Kind.DRIVE_OUT, card, {"missing": missing[0].name})
    return _growing(suit, card) if suit.small_card_can_grow else KindOfPlay(Kind.GIVE_UP, card)


def _drawing(suit: Combination, card: Card) -> KindOfPlay | None:
    if suit.suit is not trump_of(suit.s) or not suit.out:
        return None
    # Half of them, rounded up, is the least that one of two hands can have.
    evenly = (suit.out + 1) // 2
    need = Split(suit.suit, _others(suit.s), evenly) if suit.out > 1 else None
    return KindOfPlay(Kind.DRAW_TRUMPS, card, {"out": suit.out, "most": evenly}, need)


def _growing(suit: Combination, card: Card) -> KindOfPlay:
    """One small card is left when the others have been played: nobody may have more of the suit than that."""
    most = suit.longer - 1
    return KindOfPlay(Kind.SET_UP, card, {"length": suit.longer, "most": most}, Split(suit.suit, _others(suit.s), most))


def _finesse(suit: Combination, card: Card) -> KindOfPlay | None:
    """An honour that runs if it is not covered, or a low card to a winner and a card that is missing only a few."""
    s = suit.s
    missing = suit.missing(card)
    runs = (
        card.rank >= LOWEST_TO_FINESSE
        and bool(suit.other)
        and s.is_master(suit.other[0])
        and len(missing) <= 2
        and len(suit.equals(card)) > 1
        and suit.out > len(missing)
    )
    if not runs:
        found = tenace(suit, suit.other)
        if found is None or found[0].rank < card.rank:
            return None
        missing = found[1]
    return KindOfPlay(Kind.FINESSE, card, {"missing": missing[0].name}, Has(s.seat.left, missing))


def _towards(suit: Combination, card: Card) -> KindOfPlay | None:
    if not suit.other or suit.other[0].rank < card.rank:
        return None
    missing = suit.missing(suit.other[0])
    if len(missing) != 1 or suit.other[0].rank < HONOUR:
        return None
    values = {"honour": suit.other[0].name, "missing": missing[0].name}
    return KindOfPlay(Kind.TOWARDS, card, values, Has(suit.s.seat.left, missing))


# --- a defender


def _opening(suit: Combination, card: Card) -> KindOfPlay:
    """Before anything is played: by what partner has bid, and by how the suit looks."""
    s = suit.s
    trump = trump_of(s)
    if any(made.seat is s.seat.partner and made.bid.strain is suit.suit for made in bids(s.t.calls)):
        return KindOfPlay(Kind.PARTNERS_SUIT, card)
    if suit.suit is trump:
        return KindOfPlay(Kind.TRUMP_LEAD, card)
    if sequence := _sequence(suit, card):
        return sequence
    if s.is_master(card):
        return _winner(suit, card)
    if len(suit.mine) <= 2 and trump is not None and s.hand.length(trump):
        return KindOfPlay(Kind.SHORT_SUIT, card)
    return _by_its_look(suit, card)


def _defenders(suit: Combination, card: Card) -> KindOfPlay:
    s = suit.s
    ruffer = next((seat for seat in _others(s) if s.may_ruff(seat, suit.suit)), None)
    if ruffer is not None:
        return KindOfPlay(Kind.FORCE, card, {"who": ruffer})
    trump = trump_of(s)
    if trump is not None and s.may_ruff(s.seat.partner, suit.suit):
        return KindOfPlay(Kind.FOR_RUFF, card, need=HasOneOf(s.seat.partner, trump))
    if suit.suit is trump:
        return KindOfPlay(Kind.TRUMP_LEAD, card)
    if s.is_master(card):
        return _winner(suit, card)
    first = _who_began(s, suit.suit)
    if first is not None:
        return KindOfPlay(Kind.CONTINUE if first is s.seat else Kind.RETURN, card)
    if sequence := _sequence(suit, card):
        return sequence
    if len(suit.mine) == 1 and trump is not None and s.hand.length(trump):
        return KindOfPlay(Kind.SHORT_SUIT, card)
    return _as_dummy_has_it(suit, card) or _by_its_look(suit, card)


def _sequence(suit: Combination, card: Card) -> KindOfPlay | None:
    """The top of touching honours."""
    place = suit.mine.index(card)
    if card.rank < HONOUR - 1 or len(suit.mine) == place + 1:
        return None
    above, below = suit.mine[:place], suit.mine[place + 1]
    if suit.s.between(card, below) or any(not suit.s.between(each, card) for each in above):
        return None
    return KindOfPlay(Kind.SEQUENCE, card, {"next": below.name})


def _by_its_look(suit: Combination, card: Card) -> KindOfPlay:
    """A low card from length or from an honour, the top of a suit without one, or just a card to get out with."""
    top = suit.mine[0]
    if card.rank < HONOUR and len(suit.mine) >= 4 and card is not top:
        return KindOfPlay(Kind.LONG_SUIT, card, {"length": len(suit.mine)})
    if card.rank < HONOUR <= top.rank:
        return KindOfPlay(Kind.LOW_FROM_HONOUR, card)
    if card is top and card.rank < HONOUR and len(suit.mine) > 1:
        return KindOfPlay(Kind.TOP_OF_NOTHING, card)
    return KindOfPlay(Kind.GIVE_UP, card)


def _as_dummy_has_it(suit: Combination, card: Card) -> KindOfPlay | None:
    """Through an honour of dummy's, who plays next; or up to a dummy without one, who plays last."""
    t = suit.s.t
    if t.dummy is None or t.dummy not in t.hands:
        return None
    dummys = tuple(t.hands[t.dummy].of(suit.suit))
    if not dummys:
        return None
    if t.dummy is suit.s.seat.left:
        high = dummys[0].rank >= HONOUR
        return KindOfPlay(Kind.THROUGH, card, {"honour": dummys[0].name}) if high else None
    return KindOfPlay(Kind.UP_TO, card) if dummys[0].rank < HONOUR else None


def _who_began(s: CardView, suit: Strain) -> Seat | None:
    """Who of our side led the suit first."""
    leads = (trick.plays[0] for trick in s.t.tricks)
    return next((led.seat for led in leads if led.card.suit is suit and led.seat.side is s.seat.side), None)


def _others(s: CardView) -> tuple[Seat, Seat]:
    return s.seat.left, s.seat.right
