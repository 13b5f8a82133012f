"""The maxim that speaks for a card, by what it does and whose turn it is in the trick."""

from __future__ import annotations

from kibitz.bots.decision import Maxim
from kibitz.bots.maxims.card_view import CardView
from kibitz.cards import Card


def maxim_behind(s: CardView, card: Card) -> Maxim:
    if not s.t.trick:
        if s.declaring:
            return Maxim.DRAW_TRUMPS if card.suit is s.strain else Maxim.WORK
        return Maxim.DEFENDERS_LEAD
    if card.suit is not s.t.trick[0].card.suit:
        return Maxim.RUFF if card.suit is s.strain and s.beats(card) else Maxim.DISCARD
    if not s.beats(card) and s.ours:
        return Maxim.PARTNER_WINS
    if not any(s.beats(each) for each in s.legal):
        return Maxim.CANNOT_WIN
    return (Maxim.SECOND_HAND, Maxim.THIRD_HAND, Maxim.LAST_HAND)[len(s.t.trick) - 1]
