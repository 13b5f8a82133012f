"""What a call promises about a hand: ranges of points and lengths, in numbers and in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kibitz.bots.bidding.facts import SUITS, Facts
from kibitz.cards import Strain


class Span(NamedTuple):
    """A range of whole numbers, both ends included."""

    low: int
    high: int

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.low <= number <= self.high

    def meet(self, later: Span) -> Span:
        """What both allow; where that is nothing, what was said later."""
        low, high = max(self.low, later.low), min(self.high, later.high)
        return Span(low, high) if low <= high else later

    def join(self, other: Span) -> Span:
        return Span(min(self.low, other.low), max(self.high, other.high))


ANY_POINTS: Final = Span(0, 40)
ANY_LENGTH: Final = Span(0, 13)
_ANY_LENGTHS: Final = (ANY_LENGTH, ANY_LENGTH, ANY_LENGTH, ANY_LENGTH)
_NUMBER_WORDS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "11",
    "12",
    "13",
)


@dataclass(frozen=True, slots=True)
class Promise:
    """Constraints on one hand, all of which hold. Lengths run from clubs to spades.

    >>> from kibitz.cards import SPADES
    >>> spades = promise(points=(12, 16), lengths={SPADES: (5, 13)})
    >>> print(spades)
    12 to 16 points, five or more spades
    >>> print(spades & promise(points=(14, 20), lengths={SPADES: (6, 13)}))
    14 to 16 points, six or more spades
    """

    hcp: Span = ANY_POINTS
    points: Span = ANY_POINTS
    """High cards and short suits, by the count of the guidelines."""
    lengths: tuple[Span, Span, Span, Span] = _ANY_LENGTHS
    balanced: bool = False
    stops: frozenset[Strain] = frozenset()
    aces: frozenset[int] = frozenset()
    """The numbers of aces possible; empty says nothing."""

    def length(self, suit: Strain) -> Span:
        return self.lengths[suit.index]

    def kept_by(self, facts: Facts) -> bool:
        """Whether a hand is as promised."""
        return (
            self.hcp.low <= facts.hcp <= self.hcp.high
            and self.points.low <= min(facts.points, ANY_POINTS.high) <= self.points.high
            and all(low <= held <= high for held, (low, high) in zip(facts.lengths, self.lengths, strict=True))
            and (facts.balanced or not self.balanced)
            and all(facts.stopped[suit.index] for suit in self.stops)
            and (not self.aces or facts.aces in self.aces)
        )

    def __and__(self, later: Promise) -> Promise:
        """Both promises; where they contradict each other the later one stands."""
        return Promise(
            self.hcp.meet(later.hcp),
            self.points.meet(later.points),
            _four([a.meet(b) for a, b in zip(self.lengths, later.lengths, strict=True)]),
            self.balanced or later.balanced,
            self.stops | later.stops,
            (self.aces & later.aces) or later.aces or self.aces,
        )

    def __or__(self, other: Promise) -> Promise:
        """The narrowest promise that keeps both: for a call with more than one meaning."""
        return Promise(
            self.hcp.join(other.hcp),
            self.points.join(other.points),
            _four([a.join(b) for a, b in zip(self.lengths, other.lengths, strict=True)]),
            self.balanced and other.balanced,
            self.stops & other.stops,
            self.aces | other.aces if self.aces and other.aces else frozenset(),
        )

    def __str__(self) -> str:
        return ", ".join(self.words()) or "nothing in particular"

    def words(self) -> Iterable[str]:
        if self.hcp != ANY_POINTS:
            yield f"{_span(self.hcp, 'high-card point', ANY_POINTS.high - 3)}"
        if self.points != ANY_POINTS:
            yield f"{_span(self.points, 'point', ANY_POINTS.high)}"
        if self.balanced:
            yield "balanced"
        for suit in reversed(SUITS):
            if (span := self.length(suit)) != ANY_LENGTH and not (self.balanced and span.low < 4 and span.high > 4):
                yield _cards(span, suit)
        if self.stops:
            yield "a stop in " + " and ".join(suit.name for suit in sorted(self.stops, key=lambda s: -s.index))
        if self.aces:
            told = [_NUMBER_WORDS[n] for n in sorted(self.aces)]
            said = f"{told[0]} or more" if len(told) > 2 else " or ".join(told)
            yield said + (" ace" if self.aces == {1} else " aces")


def promise(
    *,
    hcp: tuple[int, int] = ANY_POINTS,
    points: tuple[int, int] = ANY_POINTS,
    lengths: dict[Strain, tuple[int, int]] | None = None,
    balanced: bool = False,
    stops: Iterable[Strain] = (),
    aces: Iterable[int] = (),
) -> Promise:
    """A promise from plain pairs; what is not mentioned is open. A range upside down is read as its lower end."""
    given = lengths or {}
    held = [_ordered(given.get(suit, ANY_LENGTH), ANY_LENGTH) for suit in SUITS]
    return Promise(
        _ordered(hcp, ANY_POINTS),
        _ordered(points, ANY_POINTS),
        _four(held),
        balanced,
        frozenset(stops),
        frozenset(aces),
    )


def _four(spans: Sequence[Span]) -> tuple[Span, Span, Span, Span]:
    clubs, diamonds, hearts, spades = spans
    return clubs, diamonds, hearts, spades


def _ordered(pair: tuple[int, int], within: Span) -> Span:
    if pair is within:
        return within
    low = min(max(pair[0], within.low), within.high)
    return Span(low, max(low, min(pair[1], within.high)))


def _span(span: Span, noun: str, top: int) -> str:
    if span.low == span.high:
        return f"{span.low} {noun}{'s' * (span.low != 1)}"
    if span.high >= top:
        return f"{span.low} or more {noun}s"
    if span.low == 0:
        return f"at most {span.high} {noun}{'s' * (span.high != 1)}"
    return f"{span.low} to {span.high} {noun}s"


def _cards(span: Span, suit: Strain) -> str:
    name = suit.name if span.high != 1 else suit.name[:-1]
    if span.low == span.high:
        return f"{_NUMBER_WORDS[span.low]} {name}"
    if span.high == ANY_LENGTH.high:
        return f"{_NUMBER_WORDS[span.low]} or more {name}"
    if span.low == 0:
        return f"at most {_NUMBER_WORDS[span.high]} {name}"
    return f"{_NUMBER_WORDS[span.low]} to {_NUMBER_WORDS[span.high]} {name}"
