"""What decides between cards that look equally good: the maxims of the table, never chance."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.bots.decision import Maxim
from kibitz.bots.maxims.card_view import CardView, rank
from kibitz.bots.maxims.following import LOWEST_HONOUR_RANK
from kibitz.bots.maxims.learner import card_to_play
from kibitz.bots.maxims.reasons import maxim_behind
from kibitz.bots.search import defenders_signals as signals
from kibitz.cards import Card
from kibitz.engine import View


def settle(
    view: View, s: CardView, cards: Sequence[Card], *, gives_signals: bool, falsecards: bool
) -> tuple[Card, Maxim | None]:
    """One of these cards, and the maxim that says so."""
    if len(cards) == 1:
        return cards[0], None
    usual = card_to_play(view)
    chosen = next((card for card in cards if card is usual or are_equal(s, card, usual)), None)
    if chosen is not None:
        maxim = maxim_behind(s, chosen)
    else:
        chosen, maxim = _cheapest(s, cards), Maxim.LEAST_USE
    equals = sorted((card for card in cards if are_equal(s, card, chosen)), key=rank)
    if gives_signals and (signal := _signal(s, chosen, cards)) is not None:
        return signal
    if len(equals) > 1:
        return _of_equals(s, equals, maxim, falsecards)
    return chosen, maxim


def are_equal(s: CardView, one: Card, two: Card) -> bool:
    """Whether no card between these two of one hand is with somebody else, or lies in the trick."""
    if one.suit is not two.suit:
        return False
    high, low = (one, two) if one.rank > two.rank else (two, one)
    others = s.against | s.partner.mask
    for play in s.t.trick:
        others |= play.card.bit
    return not (others & high.suit.mask & (high.bit - 1)) >> low.index


def groups(s: CardView, cards: Sequence[Card]) -> int:
    """How many different things there are to do among these cards."""
    found: list[Card] = []
    for card in cards:
        if not any(are_equal(s, card, other) for other in found):
            found.append(card)
    return len(found)


def _cheapest(s: CardView, cards: Sequence[Card]) -> Card:
    """The lowest that does it; not a trump if something else will do."""
    return min(cards, key=lambda card: (card.suit is s.strain, s.is_master(card), card.rank, card.suit.index))


def _of_equals(s: CardView, equals: list[Card], maxim: Maxim, falsecards: bool) -> tuple[Card, Maxim]:
    """From the lowest up: a follower plays the lowest, a leader the top; declarer hides what is left."""
    honours = equals[-1].rank >= LOWEST_HONOUR_RANK - 1
    if not s.t.trick:
        return (equals[-1], Maxim.TOP_OF_SEQUENCE) if honours else (equals[0], maxim)
    if s.declaring:
        hidden = s.seat is s.t.declarer
        if falsecards and hidden and honours and s.beats(equals[-1]):
            shown = [card for card in equals if card.rank < 14] or equals
            return shown[-1], Maxim.FALSECARD
        return equals[0], Maxim.LOWEST_OF_EQUALS
    return equals[0], Maxim.LOWEST_OF_EQUALS


def _signal(s: CardView, chosen: Card, cards: Sequence[Card]) -> tuple[Card, Maxim] | None:
    """A defender's first small card of a suit tells partner whether it is liked, if one of these says what is so."""
    if s.declaring or not s.t.trick or chosen.rank > signals.HIGHEST_SPOT or chosen.suit is s.strain:
        return None
    led = s.t.trick[0]
    if chosen.suit is led.card.suit and (led.seat is not s.seat.partner or s.beats(chosen)):
        return None
    if any(play.seat is s.seat and play.card.suit is chosen.suit for trick in s.t.tricks for play in trick.plays):
        return None
    likes = any(card.rank >= signals.LEAST_LIKED for card in s.hand.of(chosen.suit))
    spots = [card for card in cards if card.suit is chosen.suit and card.rank <= signals.HIGHEST_SPOT]
    spot = max(spots, key=rank) if likes else min(spots, key=rank)
    if signals.says(spot) is (not likes):
        return None
    return spot, Maxim.LIKES if likes else Maxim.LIKES_NOT
