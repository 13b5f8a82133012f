"""Which kind of play a card is, from what the player whose turn it is can see."""

from __future__ import annotations

from kibitz.bots.maxims.card_view import CardView
from kibitz.cards import Card
from kibitz.coach.follow_kinds import kind_of_follow
from kibitz.coach.kinds import Kind
from kibitz.coach.lead_kinds import kind_of_lead
from kibitz.coach.recognised import KindOfPlay


def recognise(s: CardView, card: Card) -> KindOfPlay:
    """The kind of play that a legal card is.

    >>> from kibitz.bots.maxims.learner import card_view_of
    >>> from kibitz.cards import Deal, Seat, card
    >>> from kibitz.engine import start, view
    >>> from kibitz.games import game
    >>> deal = Deal.parse("N:AQ2.AK2.AK32.432 KT9.QJ3.QJ4.AQJ9 543.654.765.KT86 J876.T987.T98.75")
    >>> state = start(game("bridgewar"), deal=deal)  # North declares, East leads
    >>> recognise(card_view_of(view(state, Seat.EAST)), card("CQ")).kind
    <Kind.SEQUENCE: 'sequence'>
    """
    if len(s.legal) == 1:
        return KindOfPlay(Kind.ONLY_CARD, card)
    return kind_of_follow(s, card) if s.t.trick else kind_of_lead(s, card)
