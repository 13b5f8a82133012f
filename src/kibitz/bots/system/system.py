"""The system as a whole: the chapters in order, reading an auction, and choosing a call."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import Final

from kibitz.bots.system import advances, competing, notrump, openings, overcalls, rebids, responses, slams, strong
from kibitz.bots.system.auction import Auction
from kibitz.bots.system.context import NEUTRAL, Context
from kibitz.bots.system.facts import Facts, count
from kibitz.bots.system.judge import Estimate, Judge
from kibitz.bots.system.meaning import Meaning, Option
from kibitz.bots.system.natural import default, natural
from kibitz.bots.system.promise import Promise
from kibitz.cards import Hand, Seat
from kibitz.rules.auction import BIDS, DOUBLE, PASS, REDOUBLE

Chapter = Callable[[Auction], Iterator[Option]]

CHAPTERS: Final[tuple[tuple[str, Chapter], ...]] = (
    ("openings", openings.openings),
    ("slams", slams.answering),
    ("slams", slams.deciding),
    ("slams", slams.settled),
    ("no-trumps", notrump.responses),
    ("no-trumps", notrump.answers),
    ("no-trumps", notrump.continuations),
    ("no-trumps", notrump.choices),
    ("strong twos", strong.answers),
    ("strong twos", strong.rebids),
    ("responses", responses.responses),
    ("rebids", rebids.rebids),
    ("slams", slams.asking),
    ("overcalls", overcalls.overcalls),
    ("advances", advances.to_doubles),
    ("advances", advances.to_cues),
    ("advances", advances.to_overcalls),
    ("competing", competing.over_double),
    ("competing", competing.over_overcall),
    ("competing", competing.after_strong_raise),
    ("competing", competing.reopening),
    ("decisions", natural),
)
"""The first chapter that offers a call says what it means."""


@dataclass(frozen=True, slots=True)
class Considered:
    """A call the hand allows, and what it is expected to score where that was worked out."""

    meaning: Meaning
    value: float | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A call, what it means, and why it was made."""

    call: str
    meaning: Meaning
    considered: tuple[Considered, ...]
    reason: str


def offered(a: Auction) -> Iterator[Option]:
    """Every legal option in order; a call means what the first chapter that offers it says."""
    claimed: dict[str, int] = {}
    for number, (title, chapter) in enumerate(CHAPTERS):
        for one in chapter(a):
            if claimed.setdefault(one.call, number) == number and a.is_legal(one.call):
                yield replace(one, meaning=replace(one.meaning, chapter=title))


def meaning_of(a: Auction, call: str) -> Meaning:
    """What a call means to everybody at the table."""
    found = [one for one in offered(a) if one.call == call]
    if not found:
        return default(a, call)
    first = found[0].meaning
    whole = _joined(found)
    common = [one for one in found if not one.rare]
    usual = _joined(common) if common and len(common) < len(found) else None
    return replace(first, promise=whole, usual=usual, force=max(one.meaning.force for one in found))


def _joined(found: Sequence[Option]) -> Promise:
    whole = found[0].meaning.promise
    for other in found[1:]:
        whole = whole | other.meaning.promise
    return whole


@lru_cache(maxsize=1 << 11)
def _read(calls: tuple[str, ...], dealer: Seat, context: Context) -> Auction:
    if not calls:
        return Auction(dealer, context)
    before = _read(calls[:-1], dealer, context)
    return before.extended(meaning_of(before, calls[-1]))


def read(calls: Sequence[tuple[Seat, str]], dealer: Seat, context: Context = NEUTRAL) -> Auction:
    """The auction with the meaning of every call in order (`auction.spoken`) and all promises.

    >>> from kibitz.cards import Seat
    >>> auction = read([(Seat.NORTH, "1S"), (Seat.EAST, "pass"), (Seat.SOUTH, "3S")], Seat.NORTH)
    >>> for seat, call, meaning in auction.spoken:
    ...     print(seat.label, call, "=", meaning)
    North 1S = opening: 12 to 21 points, five or more spades
    East pass = nothing to say: at most 15 points
    South 3S = raise: 10 to 12 points, three or more spades, invitational
    """
    return _read(tuple(call for _, call in calls), dealer, context)


def interpret(calls: Sequence[tuple[Seat, str]], dealer: Seat, context: Context = NEUTRAL) -> Mapping[Seat, Promise]:
    """What each player has promised so far.

    >>> from kibitz.cards import Seat
    >>> print(interpret([(Seat.NORTH, "1NT")], Seat.NORTH)[Seat.NORTH])
    15 to 18 high-card points, 16 to 19 points, balanced
    """
    return dict(read(calls, dealer, context).promises)


def choose_call(
    hand: Hand,
    calls: Sequence[tuple[Seat, str]],
    dealer: Seat,
    context: Context = NEUTRAL,
    judge: Callable[[Auction, Facts], Judge] = Estimate,
) -> Decision:
    """The call of the player whose turn it is.

    >>> from kibitz.cards import Seat
    >>> decision = choose_call(Hand.parse("AKJ54.K3.A653.32"), [], Seat.NORTH)
    >>> decision.call, decision.reason
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
        return Decision(first.call, meaning, (Considered(meaning), *others), _said(first.call, meaning))
    return _judged(a, [first, *(one for one in fitting if one.judged)], judge(a, facts))


def _fitting(a: Auction, facts: Facts) -> Iterator[Option]:
    return (one for one in offered(a) if one.suits(facts))


def _judged(a: Auction, choices: Sequence[Option], judge: Judge) -> Decision:
    """The best expected score; of equals the first offered."""
    calls = {one.call: one for one in reversed(choices)}  # a call offered twice is considered once
    ranked = sorted(((judge.value(one.meaning), one) for one in reversed(calls.values())), key=lambda pair: -pair[0])
    best = ranked[0][1]
    meaning = meaning_of(a, best.call)
    considered = tuple(Considered(one.meaning, value) for value, one in ranked)
    reason = _said(best.call, meaning)
    if len(ranked) > 1:
        reason += f" It should be worth {ranked[0][0]:+.0f} points; {ranked[1][1].call} {ranked[1][0]:+.0f}."
    return Decision(best.call, meaning, considered, reason)


def _last_resort(a: Auction, facts: Facts) -> Decision:
    """A hand no rule provides for, as after somebody's strange call: the cheapest call it can stand behind."""
    for call in (PASS, DOUBLE, REDOUBLE, *BIDS):
        if a.is_legal(call) and (meaning := meaning_of(a, call)).promise.kept_by(facts):
            return Decision(call, meaning, (Considered(meaning),), _said(call, meaning))
    nothing = replace(default(a, PASS), promise=Promise())
    return Decision(PASS, nothing, (Considered(nothing),), _said(PASS, nothing))


def _said(call: str, meaning: Meaning) -> str:
    verb = {PASS: "pass", DOUBLE: "double", REDOUBLE: "redouble"}.get(call, f"bid {call}")
    return f"I {verb}, {meaning}."
