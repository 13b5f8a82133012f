"""The maxim that speaks for a card, by what it does and whose turn it is in the trick."""

from __future__ import annotations

from kibitz.bots.decision import Maxim
from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.maxims.following import LOWEST_HONOUR_RANK
from kibitz.cards import Card


def maxim_behind(s: CardView, card: Card) -> Maxim:
    if not s.t.trick:
        if s.declaring:
            return Maxim.DRAW_TRUMPS if card.suit is s.strain and s.out(s.strain) else Maxim.WORK
        return Maxim.DEFENDERS_LEAD
    if card.suit is not s.t.trick[0].card.suit:
        if card.suit is not s.strain or not s.beats(card):
            return Maxim.DISCARD
        return Maxim.RUFF_TO_BE_SURE if s.ours else Maxim.RUFF
    if not s.beats(card):
        if s.ours:
            return Maxim.PARTNER_WINS
        if not any(s.beats(each) for each in s.legal):
            return Maxim.CANNOT_WIN
        return Maxim.SECOND_HAND if len(s.t.trick) == 1 else Maxim.LETS_GO
    if len(s.t.trick) == 3:
        return Maxim.LAST_HAND
    if s.is_master(card):
        return Maxim.TAKES
    if len(s.t.trick) == 1 and _is_cover(s, card):
        return Maxim.COVER
    is_finesse = len(s.t.trick) == 2 and s.declaring and s.higher_out(card) == 1
    return Maxim.FINESSE if is_finesse else Maxim.THIRD_HAND if len(s.t.trick) == 2 else Maxim.DRAWS_OUT


def _is_cover(s: CardView, card: Card) -> bool:
    return not s.declaring and min(card.rank, s.winning.card.rank) >= LOWEST_HONOUR_RANK
