"""A legal and sensible player who does not look ahead."""

from __future__ import annotations

from random import Random
from typing import assert_never

from kibitz.bots.card_reasons import card_by_maxim, only_card
from kibitz.bots.decision import (
    ANSWERED,
    BY_RULE,
    LEAD_NOT_ACCEPTED,
    Decision,
    Maxim,
    Why,
    by_maxim,
)
from kibitz.bots.maxims import declarer_leads as declaring
from kibitz.bots.maxims import defender_leads as leading
from kibitz.bots.maxims import following
from kibitz.bots.maxims.answering import is_plain
from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.maxims.contract_by_points import best_contract, best_target, pass_or_play
from kibitz.bots.maxims.reasons import maxim_behind
from kibitz.bots.maxims.simple_bidding import call
from kibitz.cards import PLAY, Call, Card
from kibitz.engine import View
from kibitz.engine import events as ev


class SimpleBot:
    """Second hand low, third hand high, long suits and simple sums. Chance only decides where it cuts the pack."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View) -> ev.Move:
        return self.decide(view).move

    def decide(self, view: View) -> Decision:
        """The move, and the rule it follows."""
        move = self._move(view)
        return Decision(move, _why(view, move))

    def _move(self, view: View) -> ev.Move:
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
            case ev.Nominated(seat=seat):
                return ev.Nominated(seat, seat.partner)  # after you: partner may be a person who would like to play
            case ev.Targeted(seat=seat):
                return ev.Targeted(seat, best_target(view))
            case ev.Chose(seat=seat):
                return ev.Chose(seat, best_contract(view))
            case ev.Answered(seat=seat):
                return ev.Answered(seat, view.table.claim is None or is_plain(view.table))
            case ev.Played(seat=seat):
                return ev.Played(seat, card_to_play(view))
            case (
                ev.Accepted() | ev.Rejected() | ev.Turned() | ev.Claimed() | ev.Asked() | ev.Exposed() | ev.Challenged()
            ):
                return view.moves[0]  # asides: no table waits for them
            case move:
                assert_never(move)


def _called(view: View) -> Call:
    legal = [move.call for move in view.moves if isinstance(move, ev.Called)]
    return pass_or_play(view) if PLAY in legal else call(view, legal)


def card_to_play(view: View) -> Card:
    """The card for the hand whose turn it is, which is the player's own or dummy's."""
    sight = card_view_of(view)
    if len(sight.legal) == 1:
        return sight.legal[0]
    if sight.t.trick:
        return following.follow(sight)
    return declaring.lead(sight) if sight.declaring else leading.lead(sight)


def card_view_of(view: View) -> CardView:
    """What there is to see for a player who is about to play a card."""
    return CardView(view, tuple(move for move in view.moves if isinstance(move, ev.Played)))


def _why(view: View, move: ev.Move) -> Why:
    match move:
        case ev.Played(card=card):
            s = card_view_of(view)
            return only_card(card) if len(s.legal) == 1 else card_by_maxim(card, maxim_behind(s, card))
        case ev.Called(seat=seat):
            maxim = Maxim.COUNT if ev.Called(seat, PLAY) in view.moves else Maxim.GUIDELINES
            return by_maxim(BY_RULE, maxim)
        case ev.Targeted() | ev.Chose():
            return by_maxim(BY_RULE, Maxim.COUNT)
        case ev.Answered(agreed=agreed):
            maxim = Maxim.GOOD_WILL if view.table.claim is None else Maxim.CERTAIN if agreed else Maxim.UNCERTAIN
            return by_maxim(ANSWERED[agreed], maxim)
        case ev.Rejected():
            return by_maxim(LEAD_NOT_ACCEPTED, Maxim.PROPER_ORDER)
        case (
            ev.Cut()
            | ev.Announced()
            | ev.Nominated()
            | ev.Accepted()
            | ev.Turned()
            | ev.Claimed()
            | ev.Asked()
            | ev.Exposed()
            | ev.Challenged()
        ):
            return Why()  # there is nothing to explain
        case _:
            assert_never(move)
