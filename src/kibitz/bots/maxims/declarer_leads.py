"""Leading to a trick as declarer, from one's own hand or from dummy."""

from __future__ import annotations

from kibitz.bots.maxims.card_view import CardView, rank
from kibitz.bots.maxims.suit_tricks import longer, rounds, winners
from kibitz.cards import Card, Strain


def lead(s: CardView) -> Card:
    """Ruff losers in the short hand, draw trumps, work on a long suit; cash when there is no time for that."""
    suits = tuple(dict.fromkeys(card.suit for card in s.legal))
    ruff = _ruff_in_the_short_hand(s, suits)
    if ruff is not None:
        return ruff
    if s.strain in suits and _should_draw(s):
        return _from(s, s.strain)
    tricks = {suit: winners(s, suit) for suit in s.hand.deck.suits}
    side_suits = [suit for suit in suits if suit is not s.strain] or list(suits)
    cashable = [suit for suit in side_suits if tricks[suit]]
    growing = [suit for suit in side_suits if _promise(s, suit, tricks[suit]) > 0]
    enough = sum(tricks.values()) >= s.needed
    if growing and not (cashable and enough and _is_urgent(s)):
        return _from(s, max(growing, key=lambda suit: _promise(s, suit, tricks[suit])))
    return _from(s, max(cashable or side_suits, key=lambda suit: tricks[suit]))


def _ruff_in_the_short_hand(s: CardView, suits: tuple[Strain, ...]) -> Card | None:
    """A loser led to the void of the hand with fewer trumps."""
    trump = s.strain
    if trump is None or not trump.is_suit or not 0 < s.partner.length(trump) < s.hand.length(trump):
        return None
    for suit in suits:
        losers = [card for card in s.hand.of(suit) if not s.is_master(card)]
        if suit is not trump and losers and not s.partner.length(suit) and s.out(suit) > 2:
            return losers[-1]
    return None


def _should_draw(s: CardView) -> bool:
    """While they have trumps, except for a last one that is higher than all of ours."""
    trump = s.strain
    assert trump is not None
    return s.out(trump) > 1 or (s.out(trump) == 1 and s.is_master(max(_held(s, trump), key=rank)))


def _is_urgent(s: CardView) -> bool:
    """Whether they could run a suit of their own, or beat the contract at once, if they were on lead."""
    if len(s.hand) <= max(0, s.needed):
        return True
    if s.strain is not None and s.strain.is_suit and longer(s, s.strain):
        return False
    return any(s.out(suit) > 2 and not any(map(s.is_master, _held(s, suit))) for suit in s.hand.deck.suits)


def _held(s: CardView, suit: Strain) -> tuple[Card, ...]:
    return (*s.hand.of(suit), *s.partner.of(suit))


def _promise(s: CardView, suit: Strain, sure: int) -> float:
    """How well a suit rewards work: small cards that will win, honours that will, and the right side to lead from."""
    mine, others = tuple(s.hand.of(suit)), tuple(s.partner.of(suit))
    length = longer(s, suit)
    small = max(0, length - max(rounds(s, suit), sure))
    honours = sum(s.higher_out(card) in (1, 2) for card in (*mine, *others) if not s.is_master(card))
    promise = 1.5 * small + min(honours, length - sure)
    if not promise or length <= sure:
        return 0
    if others and others[0].rank > mine[0].rank and not s.is_master(others[0]):
        promise += 1  # an honour over there to lead up to
    if mine[0].points and not s.is_master(mine[0]) and (len(mine) < 2 or s.between(mine[0], mine[1])):
        promise -= 1  # an honour here that would rather be led up to
    return max(promise, 0.1)


def _from(s: CardView, suit: Strain) -> Card:
    """Honours of the short hand first; low towards honours in the other hand; the top of a sequence."""
    mine, others = tuple(s.hand.of(suit)), tuple(s.partner.of(suit))
    top = mine[0]
    if s.is_master(top):
        over_there = others and s.is_master(others[0])
        return mine[-1] if over_there and len(mine) > len(others) else top
    if others and others[0].rank > top.rank:
        return _towards(s, mine, others)
    in_sequence = len(mine) > 1 and not s.between(top, mine[1])
    return top if in_sequence or len(mine) == 1 else mine[-1]


def _towards(s: CardView, mine: tuple[Card, ...], others: tuple[Card, ...]) -> Card:
    """Run an honour through a finesse if the next one backs it up, else lead low."""
    top = mine[0]
    backed = any(not s.between(top, card) and card.rank < top.rank for card in (*mine, *others))
    return top if top.points and backed and s.higher_out(top) == 1 else mine[-1]
