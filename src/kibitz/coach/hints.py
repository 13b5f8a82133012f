"""A hint in two steps: first something to think about, then what to do and why."""

from __future__ import annotations

from typing import Final, assert_never

from kibitz.bots.decision import Decision
from kibitz.bots.maxims.points_table import count
from kibitz.cards import Bid, Hand, Strain
from kibitz.coach.card_explanations import nudge_to_card
from kibitz.coach.choice_explanations import offers_play
from kibitz.coach.deductions import BY_COUNTING
from kibitz.engine import View
from kibitz.engine import events as ev
from kibitz.engine.text import Template, Text
from kibitz.games.naming import contract_text

WHAT_TO_CALL: Final = Template("coach-what-to-call")
WHETHER_TO_OPEN: Final = Template("coach-whether-to-open")
PASS_OR_PLAY: Final = Template("coach-pass-or-play")
WHICH_CONTRACT: Final = Template("coach-which-contract")
WHICH_SUIT: Final = Template("coach-which-suit")
WHICH_TARGET: Final = Template("coach-which-target")
COUNT_MEASURE: Final = {
    ev.Measure.POINTS: Template("coach-count-measure-points"),
    ev.Measure.STRENGTH: Template("coach-count-measure-strength"),
    ev.Measure.LONGEST: Template("coach-count-measure-longest"),
}
CLAIM_SHOWN: Final = Template("coach-claim-shown")

COUNT_POINTS: Final = Template("coach-count-points-of")

PLAY_IT: Final = Template("coach-play-it")
CALL_IT: Final = Template("coach-call-it")
CALL_IT_AS: Final = Template("coach-call-it-as")
TARGET_IT: Final = Template("coach-target-it")
CHOOSE_IT: Final = Template("coach-choose-it")
COUNTED: Final = Template("coach-counted")
AGREE_OR_NOT: Final = {True: Template("coach-agree-or-not-true"), False: Template("coach-agree-or-not-false")}


def nudge(view: View, decision: Decision) -> tuple[Text, ...]:
    """What to look at or to count; empty where there is nothing to hint at. It does not name the move."""
    t = view.table
    match decision.move:
        case ev.Played(card=card):
            return (nudge_to_card(view, card), *_counting(decision))
        case ev.Called(seat=seat):
            if offers_play(view):
                return (PASS_OR_PLAY(),)
            hand = t.hands[t.place(seat)]
            suit = _longest(hand)
            is_open = any(isinstance(each.call, Bid) for each in t.calls)
            asked = WHAT_TO_CALL if is_open else WHETHER_TO_OPEN
            return (asked(points=count(hand), length=hand.length(suit), suit=suit.letter),)
        case ev.Chose():
            return (_about_contract(view),)
        case ev.Targeted():
            return (WHICH_TARGET(),)
        case ev.Announced(measure=measure):
            return (COUNT_MEASURE[measure](),)
        case ev.Answered():
            return (CLAIM_SHOWN(),) if t.claim is not None else ()
        case ev.Cut() | ev.Nominated() | ev.Turned() | ev.Claimed() | ev.Asked() | ev.Exposed():
            return ()
        case ev.Accepted() | ev.Rejected() | ev.Challenged():
            return ()
        case _:
            assert_never(decision.move)


def _counting(decision: Decision) -> tuple[Text, ...]:
    """Whose points to count, where that places a card: the reasons tell it, if they are the coach's."""
    counted = (text for text in decision.why.said if text.say in BY_COUNTING)
    return tuple(COUNT_POINTS(who=text.values["who"]) for text in counted)[:1]


def advice(decision: Decision) -> tuple[Text, ...]:
    """What to do, and the reasons in the decision; empty where there is nothing to hint at."""
    move, said = decision.move, decision.why.said
    if isinstance(move, ev.Called) and said and "name" in said[0].values:
        return (CALL_IT_AS(call=move.call.name, name=said[0].values["name"]), *said[1:])
    return (*_named(move), *said)


def _named(move: ev.Move) -> tuple[Text, ...]:
    match move:
        case ev.Played(card=card):
            return (PLAY_IT(card=card.name),)
        case ev.Called(call=call):
            return (CALL_IT(call=call.name),)
        case ev.Chose(contract=contract):
            return CHOOSE_IT(), contract_text(contract)
        case ev.Targeted(terms=terms):
            return (TARGET_IT(terms=terms),)
        case ev.Announced(number=number):
            return (COUNTED(number=number),)
        case ev.Answered(agreed=agreed):
            return (AGREE_OR_NOT[agreed](),)
        case ev.Cut() | ev.Nominated() | ev.Turned() | ev.Claimed() | ev.Asked() | ev.Exposed():
            return ()
        case ev.Accepted() | ev.Rejected() | ev.Challenged():
            return ()
        case _:
            assert_never(move)


def _about_contract(view: View) -> Text:
    t = view.table
    assert view.seat is not None
    own = t.place(view.seat)
    hands = [t.hands[seat] for seat in (own, own.partner) if seat in t.hands]
    suit = max(hands[0].deck.suits, key=lambda each: sum(hand.length(each) for hand in hands))
    length = sum(hand.length(suit) for hand in hands)
    asked = WHICH_CONTRACT if len(hands) == 2 else WHICH_SUIT
    return asked(points=sum(hand.points for hand in hands), length=length, suit=suit.letter)


def _longest(hand: Hand) -> Strain:
    return max(hand.deck.suits, key=hand.length)
