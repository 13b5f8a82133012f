"""Choosing a call: the first option that fits the hand, or the best by a judge where it is a matter of judgement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.chapters.later import default
from kibitz.bots.bidding.context import NEUTRAL, Context
from kibitz.bots.bidding.facts import Facts, count
from kibitz.bots.bidding.judgement.judge import Estimate
from kibitz.bots.bidding.meaning import Force, Meaning, Option
from kibitz.bots.bidding.promise import Promise
from kibitz.bots.bidding.reading import meaning_of, menu, read
from kibitz.cards import BIDS, DOUBLE, PASS, REDOUBLE, Call, Hand, Seat


@dataclass(frozen=True, slots=True)
class Considered:
    """A call the hand allows, and what it is expected to score where that was worked out."""

    meaning: Meaning
    value: float | None = None
    best: float | None = None
    """The share of imagined deals in which nothing else that was tried brought more."""


@dataclass(frozen=True, slots=True)
class CallChoice:
    """A call, what it means, and why it was made."""

    call: Call
    meaning: Meaning
    considered: tuple[Considered, ...]
    reason: str
    deals: int = 0
    """How many imagined deals the values come from; 0 if they are counted."""


def choose_call(
    hand: Hand,
    calls: Sequence[tuple[Seat, Call]],
    dealer: Seat,
    context: Context = NEUTRAL,
) -> CallChoice:
    """The call of the player whose turn it is.

    >>> from kibitz.cards import Seat
    >>> decision = choose_call(Hand.parse("AKJ54.K3.A653.32"), [], Seat.NORTH)
    >>> str(decision.call), decision.reason
    ('1S', 'I bid 1S, opening: 12 to 21 points, five or more spades.')
    """
    a = read(calls, dealer, context)
    facts = count(hand)
    fitting = _fitting(a, facts)
    first = next(fitting, None)
    if first is None:
        return _last_resort(a, facts)
    if not first.judged:
        others = tuple(Considered(one.meaning) for one in islice(fitting, 4))
        meaning = meaning_of(a, first.call)
        return CallChoice(first.call, meaning, (Considered(meaning), *others), said(meaning))
    return _judged(a, [first, *_rivals(fitting)], Estimate(a, hand))


def plain_call(a: Auction, hand: Hand) -> Call:
    """The call alone, by rules and estimate."""
    facts = count(hand)
    fitting = _fitting(a, facts)
    first = next(fitting, None)
    if first is None:
        return _last_resort(a, facts).call
    if not first.judged:
        return first.call
    return _ranked([first, *_rivals(fitting)], Estimate(a, hand))[0][1].call


def _fitting(a: Auction, facts: Facts) -> Iterator[Option]:
    return (one for one in menu(a) if one.suits(facts))


def _rivals(fitting: Iterator[Option]) -> Iterator[Option]:
    """What a matter of judgement is compared with: the others, and a contract that a later chapter would settle for."""
    return (one for one in fitting if one.judged or one.meaning.force is Force.SIGN_OFF)


def _judged(a: Auction, choices: Sequence[Option], judge: Estimate) -> CallChoice:
    """The best expected score; of equals the first offered."""
    ranked = _ranked(choices, judge)
    best = ranked[0][1]
    meaning = meaning_of(a, best.call)
    considered = tuple(Considered(one, value) for value, one in ranked)
    reason = said(meaning)
    if len(ranked) > 1:
        reason += f" It should be worth {ranked[0][0]:+.0f} points; {ranked[1][1].call} {ranked[1][0]:+.0f}."
    return CallChoice(best.call, meaning, considered, reason)


def _ranked(choices: Sequence[Option], judge: Estimate) -> list[tuple[float, Meaning]]:
    calls = {one.call: one.meaning for one in reversed(choices)}  # a call offered twice is considered once
    return judge.ranked(list(reversed(calls.values())))


def _last_resort(a: Auction, facts: Facts) -> CallChoice:
    """A hand no rule provides for, as after somebody's strange call: the cheapest call it can stand behind."""
    for call in (PASS, DOUBLE, REDOUBLE, *BIDS):
        if a.is_legal(call) and (meaning := meaning_of(a, call)).promise.kept_by(facts):
            return CallChoice(call, meaning, (Considered(meaning),), said(meaning))
    nothing = replace(default(a, PASS), promise=Promise())
    return CallChoice(PASS, nothing, (Considered(nothing),), said(nothing))


def said(meaning: Meaning) -> str:
    """A call and its meaning as a sentence."""
    call = meaning.call
    verb = {PASS: "pass", DOUBLE: "double", REDOUBLE: "redouble"}.get(call, f"bid {call}")
    return f"I {verb}, {meaning}."
