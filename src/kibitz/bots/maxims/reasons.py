"""The maxim that speaks for a card, by what it does and whose turn it is in the trick."""

from __future__ import annotations

from kibitz.bots.decision import Rule
from kibitz.bots.maxims.sight import Sight
from kibitz.cards import Card


def maxim(s: Sight, card: Card) -> Rule:
    if not s.t.trick:
        if s.declaring:
            return Rule.DRAW_TRUMPS if card.suit is s.strain else Rule.WORK
        return Rule.DEFENDERS_LEAD
    if card.suit is not s.t.trick[0].card.suit:
        return Rule.RUFF if card.suit is s.strain and s.beats(card) else Rule.DISCARD
    if not s.beats(card) and s.ours:
        return Rule.PARTNER_WINS
    if not any(s.beats(each) for each in s.legal):
        return Rule.CANNOT_WIN
    return (Rule.SECOND_HAND, Rule.THIRD_HAND, Rule.LAST_HAND)[len(s.t.trick) - 1]
