"""A first opponent: the rules of the game, a card that wins if there is one, and no memory of cards gone by."""

from __future__ import annotations

from random import Random

from kibitz.bots.card_reasons import card_by_maxim, only_card
from kibitz.bots.decision import Decision, Maxim
from kibitz.bots.maxims.card_view import CardView, rank
from kibitz.bots.maxims.learner import SimpleBot, card_view_of
from kibitz.cards import Card
from kibitz.engine import View
from kibitz.engine import events as ev


class BeginnerBot:
    """Wins a trick as cheaply as it can, unless partner is winning it; else plays low. Leads from its longest suit.

    Counts points and length for a contract as the simple player does, and bids as it does.
    """

    def __init__(self, rng: Random) -> None:
        self.rest = SimpleBot(rng)

    def choose(self, view: View) -> ev.Move:
        return self.decide(view).move

    def decide(self, view: View) -> Decision:
        """The move, and the maxim it follows."""
        decision = self.rest.decide(view)
        if not isinstance(decision.move, ev.Played):
            return decision
        s = card_view_of(view)
        card, maxim = _follow(s) if s.t.trick else _lead(s)
        return Decision(ev.Played(s.seat, card), card_by_maxim(card, maxim) if len(s.legal) > 1 else only_card(card))


def _lead(s: CardView) -> tuple[Card, Maxim]:
    """The top of the longest suit if it is an honour high enough to win, else a low card of it."""
    longest = max(dict.fromkeys(card.suit for card in s.legal), key=s.hand.length)
    cards = [card for card in s.legal if card.suit is longest]
    top = max(cards, key=rank)
    return (top, Maxim.HIGH_FROM_LONGEST) if top.rank >= 13 else (min(cards, key=rank), Maxim.LOW_FROM_LONGEST)


def _follow(s: CardView) -> tuple[Card, Maxim]:
    winners = [card for card in s.legal if s.beats(card)]
    if winners and not s.ours:
        return min(winners, key=lambda card: (card.suit is s.strain, card.rank)), Maxim.WIN_CHEAPLY
    low = min(s.legal, key=lambda card: (card.suit is s.strain, card.rank))
    return low, Maxim.PARTNER_WINS if s.ours else Maxim.CANNOT_WIN
