"""A legal and sensible player who does not look ahead."""

from __future__ import annotations

from random import Random

from kibitz.bots import declaring, following, leading
from kibitz.bots.bidding import call
from kibitz.bots.choosing import best_contract, best_target, pass_or_play
from kibitz.bots.claims import is_plain
from kibitz.bots.sight import Sight
from kibitz.cards import Card
from kibitz.engine import View
from kibitz.engine import events as ev
from kibitz.rules.auction import PLAY


class SimpleBot:
    """Second hand low, third hand high, long suits and simple sums. Chance only decides where it cuts the pack."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View) -> ev.Move:
        refused = next((move for move in (*view.moves, *view.asides) if isinstance(move, ev.Rejected)), None)
        if refused is not None:
            return refused  # a lead out of turn: play goes on in its proper order
        match view.moves[0]:
            case ev.Cut():
                return self.rng.choice(view.moves)
            case ev.Announced(seat=seat, measure=measure):
                return ev.Announced(seat, measure, measure.of(view.table.dealt[seat]))
            case ev.Called(seat=seat):
                return ev.Called(seat, _called(view))
            case ev.Targeted(seat=seat):
                return ev.Targeted(seat, best_target(view))
            case ev.Chose(seat=seat):
                return ev.Chose(seat, best_contract(view))
            case ev.Answered(seat=seat):
                return ev.Answered(seat, view.table.claim is None or is_plain(view.table, seat))
            case ev.Played(seat=seat):
                return ev.Played(seat, card_to_play(view))
            case _:
                return view.moves[0]


def _called(view: View) -> str:
    words = [move.call for move in view.moves if isinstance(move, ev.Called)]
    return pass_or_play(view) if PLAY in words else call(view, words)


def card_to_play(view: View) -> Card:
    """The card for the hand whose turn it is, which is the player's own or dummy's."""
    sight = Sight(view, tuple(move for move in view.moves if isinstance(move, ev.Played)))
    if len(sight.legal) == 1:
        return sight.legal[0]
    if sight.t.trick:
        return following.follow(sight)
    return declaring.lead(sight) if sight.declaring else leading.lead(sight)
