"""A bot's decision with its reasons in the coach's words."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from kibitz.bots.decision import Decision
from kibitz.coach.call_explanations import explain_call
from kibitz.coach.card_explanations import explain_card
from kibitz.coach.choice_explanations import explain_contract, explain_pass_or_play, explain_target, offers_play
from kibitz.engine import View
from kibitz.engine import events as ev
from kibitz.engine.text import Text


def explained(view: View, decision: Decision) -> Decision:
    """The same decision as a teacher would give reasons for it; what the coach has no words for stays as it was said.

    >>> from kibitz.bots.levels import LEVELS
    >>> from kibitz.cards import Deal, Seat
    >>> from kibitz.engine import start, view
    >>> from kibitz.games import game
    >>> deal = Deal.parse("N:AQ2.AK2.AK32.432 KT9.QJ3.QJ4.AQJ9 543.654.765.KT86 J876.T987.T98.75")
    >>> seen = view(start(game("bridgewar"), deal=deal), Seat.EAST)
    >>> print(explained(seen, LEVELS["learner"](1).decide(seen)).why.sentence)
    C9 is low from a suit of 4 cards: in a long suit even small cards can win in the end.
    """
    said = _said(view, decision)
    return replace(decision, why=replace(decision.why, said=said)) if said else decision


def _said(view: View, decision: Decision) -> tuple[Text, ...]:
    why = decision.why
    match decision.move:
        case ev.Played(card=card):
            return explain_card(view, card, why).said
        case ev.Chose(contract=contract):
            return explain_contract(view, contract, why)
        case ev.Targeted(terms=terms):
            return explain_target(view, terms, why)
        case ev.Called(call=call):
            return explain_pass_or_play(view, why) if offers_play(view) else explain_call(view, call, why)
        case ev.Cut() | ev.Announced() | ev.Nominated() | ev.Turned() | ev.Claimed() | ev.Answered() | ev.Asked():
            return ()
        case ev.Exposed() | ev.Accepted() | ev.Rejected() | ev.Challenged():
            return ()
        case _:
            assert_never(decision.move)
