"""A first opponent: the rules of the game, a card that wins if there is one, and no memory of cards gone by."""

from __future__ import annotations

from random import Random

from kibitz.bots.sight import Sight, rank
from kibitz.bots.simple import SimpleBot
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
        move = self.rest.choose(view)
        if not isinstance(move, ev.Played):
            return move
        s = Sight(view, tuple(each for each in view.moves if isinstance(each, ev.Played)))
        return ev.Played(s.seat, _lead(s) if not s.t.trick else _follow(s))


def _lead(s: Sight) -> Card:
    """The top of the longest suit if it is an honour high enough to win, else a low card of it."""
    longest = max(dict.fromkeys(card.suit for card in s.legal), key=s.hand.length)
    cards = [card for card in s.legal if card.suit is longest]
    top = max(cards, key=rank)
    return top if top.rank >= 13 else min(cards, key=rank)


def _follow(s: Sight) -> Card:
    winners = [card for card in s.legal if s.beats(card)]
    if winners and not s.ours:
        return min(winners, key=lambda card: (card.suit is s.strain, card.rank))
    return min(s.legal, key=lambda card: (card.suit is s.strain, card.rank))
