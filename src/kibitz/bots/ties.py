"""What decides between cards that look equally good: the maxims of the table, never chance."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.bots.following import HONOUR
from kibitz.bots.sight import Sight, rank
from kibitz.bots.simple import card_to_play
from kibitz.cards import Card
from kibitz.engine import View

_SPOT = 10
"""The highest card that is small enough to signal with."""


def settle(view: View, s: Sight, cards: Sequence[Card], *, signals: bool, falsecards: bool) -> tuple[Card, str]:
    """One of these cards, and the rule that says so."""
    if len(cards) == 1:
        return cards[0], ""
    maxim = card_to_play(view)
    chosen = next((card for card in cards if card is maxim or are_equal(s, card, maxim)), None)
    rule = _maxim(s)
    if chosen is None:
        chosen, rule = _cheapest(s, cards), "the card that is least use elsewhere"
    equals = sorted((card for card in cards if are_equal(s, card, chosen)), key=rank)
    if signals and (signal := _signal(s, chosen, cards)) is not None:
        return signal
    if len(equals) > 1:
        return _of_equals(s, equals, rule, falsecards)
    return chosen, rule


def are_equal(s: Sight, one: Card, two: Card) -> bool:
    """Whether no card between these two of one hand is with somebody else, or lies in the trick."""
    if one.suit is not two.suit:
        return False
    high, low = (one, two) if one.rank > two.rank else (two, one)
    others = s.against | s.partner.mask
    for play in s.t.trick:
        others |= play.card.bit
    return not (others & high.suit.mask & (high.bit - 1)) >> low.index


def groups(s: Sight, cards: Sequence[Card]) -> int:
    """How many different things there are to do among these cards."""
    found: list[Card] = []
    for card in cards:
        if not any(are_equal(s, card, other) for other in found):
            found.append(card)
    return len(found)


def _cheapest(s: Sight, cards: Sequence[Card]) -> Card:
    """The lowest that does it; not a trump if something else will do."""
    return min(cards, key=lambda card: (card.suit is s.strain, s.is_master(card), card.rank, card.suit.index))


def _of_equals(s: Sight, equals: list[Card], rule: str, falsecards: bool) -> tuple[Card, str]:
    """From the lowest up: a follower plays the lowest, a leader the top; declarer hides what is left."""
    honours = equals[-1].rank >= HONOUR - 1
    if not s.t.trick:
        return (equals[-1], "top of a sequence") if honours else (equals[0], rule)
    if s.declaring:
        hidden = s.seat is s.t.declarer
        if falsecards and hidden and honours and s.beats(equals[-1]):
            shown = [card for card in equals if card.rank < 14] or equals
            return shown[-1], "a falsecard: it does not show what else is there"
        return equals[0], "the lowest of equals"
    return equals[0], "the lowest of equals"


def _signal(s: Sight, chosen: Card, cards: Sequence[Card]) -> tuple[Card, str] | None:
    """A defender's first small card of a suit tells partner: high likes the suit, lowest does not (MiniLesson 6)."""
    if s.declaring or not s.t.trick or chosen.rank > _SPOT or chosen.suit is s.strain:
        return None
    led = s.t.trick[0]
    following = chosen.suit is led.card.suit
    if following and (led.seat is not s.seat.partner or s.beats(chosen)):
        return None
    if any(play.seat is s.seat and play.card.suit is chosen.suit for trick in s.t.tricks for play in trick.plays):
        return None
    suit = s.hand.of(chosen.suit)
    spots = [card for card in cards if card.suit is chosen.suit and card.rank <= _SPOT]
    likes = any(card.rank > HONOUR for card in suit)
    if likes and following:
        return max(spots, key=rank), "a high small card tells partner that the suit is liked"
    return min(spots, key=rank), "the lowest card tells partner that there is nothing in the suit"


def _maxim(s: Sight) -> str:
    match len(s.t.trick):
        case 0:
            return "draw trumps, then work on the long suit" if s.declaring else "the suit that looks best to lead"
        case _ if s.legal[0].suit is not s.t.trick[0].card.suit:
            return "throw what is least use, ruff what is not ours"
        case 1:
            return "second hand low, unless an honour is to be covered"
        case 2:
            return "third hand high, or the finesse"
        case _:
            return "last hand wins as cheaply as it can"
