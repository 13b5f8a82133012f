"""What a call by the system tells, and why it was made, in words that can be translated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kibitz.bots import decision as w
from kibitz.bots.bidding.choosing_calls import CallChoice, Considered
from kibitz.bots.bidding.facts import SUITS
from kibitz.bots.bidding.meaning import FORCE_WORDS, Meaning
from kibitz.bots.bidding.promise import ANY_LENGTH, ANY_POINTS, Promise, Span
from kibitz.bots.bidding.senses import SENSE_WORDS
from kibitz.bots.decision import Alternative, Why
from kibitz.cards import PASS, Call, Strain
from kibitz.engine.text import Template, Text


def why_called(decision: CallChoice) -> Why:
    """The reasons for a call by the system."""
    meaning = decision.meaning
    said = [named_call(decision.call, SENSE_WORDS[meaning.sense])]
    valued = [each for each in decision.considered if each.value is not None]
    rival = next((each for each in valued if each.meaning.call is not decision.call), None)
    mine = next((each for each in valued if each.meaning.call is decision.call), None)
    if mine is not None and rival is not None:
        said.extend(_fared(mine, rival, decision.deals))
    return Why(
        worlds=decision.deals,
        alternatives=_alternatives(valued),
        chosen=None if mine is None else valued.index(mine),
        shows=tuple(shows(meaning)),
        said=tuple(said),
    )


def _fared(mine: Considered, rival: Considered, deals: int) -> Iterator[Text]:
    """In how many of the deals that were tried nothing else was better; a rival that was, too little to matter."""
    if mine.best is not None and 2 * mine.best > 1:
        yield w.FARES(best=round(mine.best * deals), deals=deals)
    if round(rival.value or 0.0, 1) > round(mine.value or 0.0, 1):
        yield w.TOO_CLOSE(other=rival.meaning.call.name)


def shows(meaning: Meaning) -> Iterator[Text]:
    """What a call promises, one thing after the other.

    >>> from kibitz.bots.bidding import choose_call
    >>> from kibitz.cards import Hand, Seat
    >>> opening = choose_call(Hand.parse("AKJ54.K3.A653.32"), [], Seat.NORTH)
    >>> ", ".join(map(str, shows(opening.meaning)))
    '12 to 21 points, spades: 5 or more'
    """
    yield from promised(meaning.likely)
    if meaning.force in FORCE_WORDS:
        yield FORCE_WORDS[meaning.force]()


def named_call(call: Call, name: str) -> Text:
    """A call with the rule behind it."""
    if call is PASS:
        return w.PASSED(name=name)
    return w.DOUBLED[call](name=name) if call in w.DOUBLED else w.BID(call=call.name, name=name)


def _alternatives(valued: Sequence[Considered]) -> tuple[Alternative, ...]:
    return tuple(
        Alternative(w.CALL(call=each.meaning.call.name), round(each.value or 0.0, 1), best=each.best) for each in valued
    )


def promised(promise: Promise) -> Iterator[Text]:
    """What is promised of a hand, one thing after the other."""
    if promise.hcp != ANY_POINTS:
        # Nobody counts above 37 in high cards: such an end is open.
        yield _points(promise.hcp, ANY_POINTS.high - 3, w.HIGH_CARDS, w.AT_LEAST_HIGH_CARDS, w.AT_MOST_HIGH_CARDS)
    if promise.points != ANY_POINTS:
        yield _points(promise.points, ANY_POINTS.high, w.POINTS, w.AT_LEAST_POINTS, w.AT_MOST_POINTS)
    if promise.balanced:
        yield w.BALANCED()
    for suit in reversed(SUITS):
        span = promise.length(suit)
        if span != ANY_LENGTH and not (promise.balanced and span.low < 4 and span.high > 4):
            yield _length(suit, span)
    for suit in sorted(promise.stops, key=lambda each: -each.index):
        yield w.STOP(suit=suit.letter)
    if promise.aces:
        one, *more = sorted(promise.aces)
        if len(more) > 1:
            yield w.AT_LEAST_ACES(low=one)
        else:
            yield w.ACES_OR(one=one, other=more[0]) if more else w.ACES(number=one)


def _points(span: Span, top: int, between: Template, least: Template, most: Template) -> Text:
    if span.high >= top:
        return least(low=span.low)
    return most(high=span.high) if not span.low else between(low=span.low, high=span.high)


def _length(suit: Strain, span: Span) -> Text:
    if span.low == span.high:
        return w.EXACT_LENGTH(suit=suit.letter, low=span.low)
    if span.high == ANY_LENGTH.high:
        return w.AT_LEAST_LENGTH(suit=suit.letter, low=span.low)
    if not span.low:
        return w.AT_MOST_LENGTH(suit=suit.letter, high=span.high)
    return w.LENGTHS(suit=suit.letter, low=span.low, high=span.high)
