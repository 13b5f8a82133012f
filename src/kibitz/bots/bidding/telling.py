"""What a call by the system tells, and why it was made, in words that can be translated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kibitz.bots import decision as w
from kibitz.bots.bidding.facts import SUITS
from kibitz.bots.bidding.meaning import Meaning
from kibitz.bots.bidding.promise import LENGTH, POINTS, Promise, Span
from kibitz.bots.bidding.system import Considered, Decision
from kibitz.bots.decision import Alternative, Why
from kibitz.cards import PASS, Call, Strain
from kibitz.engine.text import Template, Text

NAMES: Final = (
    *("opening", "strong two", "preempt", "no opening"),
    *("answer", "weak answer", "balanced answer", "too weak", "new suit", "jump in a new suit"),
    *("raise", "strong raise", "game raise", "preemptive raise", "raise without an ace or king to spare"),
    *("agreed suit", "own suit", "own suit again", "first suit again", "second suit", "no second suit"),
    *("jump in a second suit", "reverse", "fine long suit", "extra strength", "no extra strength"),
    *("splinter", "shortness", "game try, asks for help"),
    *("balanced minimum", "balanced, too strong for 1NT", "strong, nothing better", "nothing better", "enough"),
    *("Stayman", "four hearts", "four spades", "no four-card major", "five-card major", "six-card major"),
    *("transfer", "transfer taken", "transfer taken with joy", "takeout into a long suit", "long minor"),
    *("three of the major", "no fit", "choice of games", "enough for game", "no-trumps", "natural"),
    *("invitation accepted", "invitation declined", "no-trumps, an invitation"),
    *("raise, an invitation", "agreed suit, an invitation", "own suit again, an invitation", "new suit, an invitation"),
    *("new suit, asks for more", "fourth suit, asks for more"),
    *("game", "slam", "small slam", "grand slam", "minimum"),
    *("slam try", "control bid, slam try", "slam try, five-card major", "slam try accepted", "slam try declined"),
    *("Blackwood, asks for aces", "aces", "two aces missing", "the asker has decided"),
    *("overcall", "no-trump overcall", "balancing no-trump", "weak jump"),
    *("takeout double", "penalty double", "negative double", "strength", "for penalties"),
    *("answer to the double", "jump answer to the double", "answer to the cue bid"),
    *("cue bid, asks for a suit", "cue bid, strength", "stop", "stop, no major", "no suit to bid"),
    *("no good bid", "nothing to add", "nothing to say", "no more to say"),
)
"""What the calls of the system are named: the words for a {word:name}."""


def why_called(decision: Decision) -> Why:
    """The reasons for a call by the system."""
    meaning = decision.meaning
    said = [_named(decision.call, meaning.name)]
    valued = [each for each in decision.considered if each.value is not None]
    rival = next((each for each in valued if each.meaning.call is not decision.call), None)
    mine = next((each for each in valued if each.meaning.call is decision.call), None)
    if mine is not None and rival is not None:
        value, others = round(mine.value or 0.0, 1), round(rival.value or 0.0, 1)
        if others > value:
            said.append(w.TOO_CLOSE(value=value, other=rival.meaning.call.name, more=others))
        else:
            said.append(w.WORTH(value=value, other=rival.meaning.call.name, less=others))
    return Why(
        worlds=decision.deals,
        alternatives=_alternatives(valued),
        chosen=None if mine is None else valued.index(mine),
        shows=tuple(shows(meaning)),
        said=tuple(said),
    )


def shows(meaning: Meaning) -> Iterator[Text]:
    """What a call promises, one thing after the other.

    >>> from kibitz.bots.bidding import choose_call
    >>> from kibitz.cards import Hand, Seat
    >>> opening = choose_call(Hand.parse("AKJ54.K3.A653.32"), [], Seat.NORTH)
    >>> ", ".join(map(str, shows(opening.meaning)))
    '12 to 21 points, spades: 5 or more'
    """
    yield from _promised(meaning.likely)
    if meaning.force.words:
        yield w.FORCE[meaning.force.words]()


def _named(call: Call, name: str) -> Text:
    if call is PASS:
        return w.PASSED(name=name)
    return w.DOUBLED[call](name=name) if call in w.DOUBLED else w.BID(call=call.name, name=name)


def _alternatives(valued: Sequence[Considered]) -> tuple[Alternative, ...]:
    return tuple(Alternative(w.CALL(call=each.meaning.call.name), round(each.value or 0.0, 1)) for each in valued)


def _promised(promise: Promise) -> Iterator[Text]:
    if promise.hcp != POINTS:
        # Nobody counts above 37 in high cards: such an end is open.
        yield _points(promise.hcp, POINTS.high - 3, w.HIGH_CARDS, w.AT_LEAST_HIGH_CARDS, w.AT_MOST_HIGH_CARDS)
    if promise.points != POINTS:
        yield _points(promise.points, POINTS.high, w.POINTS, w.AT_LEAST_POINTS, w.AT_MOST_POINTS)
    if promise.balanced:
        yield w.BALANCED()
    for suit in reversed(SUITS):
        span = promise.length(suit)
        if span != LENGTH and not (promise.balanced and span.low < 4 and span.high > 4):
            yield _length(suit, span)
    for suit in sorted(promise.stops, key=lambda each: -each.index):
        yield w.STOP(suit=suit.letter)
    if promise.aces:
        one, *more = sorted(promise.aces)
        yield w.ACES_OR(one=one, other=more[0]) if more else w.ACES(number=one)


def _points(span: Span, top: int, between: Template, least: Template, most: Template) -> Text:
    if span.high >= top:
        return least(low=span.low)
    return most(high=span.high) if not span.low else between(low=span.low, high=span.high)


def _length(suit: Strain, span: Span) -> Text:
    if span.low == span.high:
        return w.LENGTH(suit=suit.letter, low=span.low)
    if span.high == LENGTH.high:
        return w.AT_LEAST_LENGTH(suit=suit.letter, low=span.low)
    if not span.low:
        return w.AT_MOST_LENGTH(suit=suit.letter, high=span.high)
    return w.LENGTHS(suit=suit.letter, low=span.low, high=span.high)
