"""The small language of deals to order: who, what, how many; joined by and, or, not and brackets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import permutations
from typing import Final

from kibitz.analysis.orders.dealer_script import is_dealer_script, parse_dealer_script
from kibitz.analysis.orders.wishes import EVERYTHING, AllOf, AnyOf, Count, Holds, Measured, Not, Shape, Wish
from kibitz.analysis.sampling import Range
from kibitz.cards import COLOURS, FRENCH, NotationError, Seat, Side, card
from kibitz.engine.text import Template

NOT_EXPECTED: Final = Template("files-not-expected")
CANNOT_READ: Final = Template("files-cannot-read")
OPEN_BRACKET: Final = Template("files-open-bracket")
TOO_DEEP: Final = Template("files-too-deep")
NO_SEAT_OR_SIDE: Final = Template("files-no-seat-or-side")
NOT_COUNTED: Final = Template("files-not-counted")
NO_SUIT: Final = Template("files-no-suit")
HALVES: Final = Template("files-halves")
HOW_MANY: Final = Template("files-how-many")
OF_ONE_HAND: Final = Template("files-of-one-hand")
WHICH_CARD: Final = Template("files-which-card")
NO_SHAPE: Final = Template("files-no-shape")
RANGE_BACKWARDS: Final = Template("files-range-backwards")
ENDS_BEFORE_SEAT: Final = Template("files-ends-before-seat")
ENDS_BEFORE_COUNT: Final = Template("files-ends-before-count")
ENDS_BEFORE_SUIT: Final = Template("files-ends-before-suit")
NOT_OF_CARDS: Final = Template("files-dealer-not-of-cards")
ENDS_BEFORE_SHAPE: Final = Template("files-ends-before-shape")

_TOKEN: Final = re.compile(
    r"\s*(?:(?P<word>[A-Za-z_]+[2-9TJQKAtjqka]?)|(?P<number>\d+(?:\.5)?(?:-\d+(?:\.5)?|\+)?)|(?P<sign>[(),;]))"
)
_WHO: Final[dict[str, tuple[Seat, ...]]] = {
    **{name: (seat,) for seat in Seat for name in (seat.value.lower(), seat.label.lower())},
    **{name: side.seats for side in Side for name in (side.value.lower(),)},
}
_SUITS: Final = {
    name: suit
    for suit, colour in zip(FRENCH.suits, COLOURS.suits, strict=True)
    for name in (suit.name, suit.letter.lower(), colour.name)
}
_MEASURES: Final = {
    **{each.value: each for each in Measured if each is not Measured.LENGTH},
    "hcp": Measured.POINTS,
    "honors": Measured.HONOURS,
    "ace": Measured.ACES,
    "king": Measured.KINGS,
}
_BALANCED: Final = ("4333", "4432", "5332")
_MOST: Final = 99
_DEEPEST: Final = 50
"""Brackets and “not” one inside the other: who asks for cards needs three or four."""


def parse_order(text: str) -> Wish:
    """The wish that is written so; `NotationError` says what cannot be understood.

    Scripts of the program dealer are understood too (`dealer_script`): what they ask of the cards, and nothing else.

    >>> parse_order("N 15-17 points and N balanced and not (S spades 0-2 or EW hearts 9+)").wishes[0]
    Count(seats=(Seat.NORTH,), measured=<Measured.POINTS: 'points'>, wanted=(15, 17), suit=None)
    """
    if is_dealer_script(text):
        script = parse_dealer_script(text)
        if script.dealer is not None or script.vulnerable is not None:
            raise NotationError(NOT_OF_CARDS(word="dealer" if script.dealer is not None else "vulnerable"))
        return script.wish
    reading = _Reading(text)
    if not reading.left:
        return EVERYTHING
    wish = reading.any_of()
    if reading.left:
        raise NotationError(NOT_EXPECTED(word=reading.left[0], order=text))
    return wish


class _Reading:
    """The words that are left to be read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.left: list[str] = []
        self.depth = 0  # of brackets and of “not”
        at = 0
        while at < len(text.rstrip()):
            found = _TOKEN.match(text, at)
            if found is None:
                raise NotationError(CANNOT_READ(word=text[at:].strip()[:12], order=text))
            self.left.append(found[0].strip())
            at = found.end()

    def any_of(self) -> Wish:
        wishes = [self.all_of()]
        while self._took("or"):
            wishes.append(self.all_of())
        return wishes[0] if len(wishes) == 1 else AnyOf(tuple(wishes))

    def all_of(self) -> Wish:
        wishes = [self.one()]
        while self._took("and", ",", ";"):
            wishes.append(self.one())
        return wishes[0] if len(wishes) == 1 else AllOf(tuple(wishes))

    def one(self) -> Wish:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise NotationError(TOO_DEEP(most=_DEEPEST))
        wish = self._within()
        self.depth -= 1
        return wish

    def _within(self) -> Wish:
        if self._took("not"):
            return Not(self.one())
        if self._took("("):
            wish = self.any_of()
            if not self._took(")"):
                raise NotationError(OPEN_BRACKET(order=self.text))
            return wish
        return self._hand()

    def _hand(self) -> Wish:
        """Who, then what and how many, in either order."""
        name = self._next(ENDS_BEFORE_SEAT)
        seats = _WHO.get(name.lower())
        if seats is None:
            raise NotationError(NO_SEAT_OR_SIDE(word=name, order=self.text))
        wanted = self._range()
        word = self._next(ENDS_BEFORE_COUNT).lower()
        if word in ("balanced", "shape", "holds"):
            return self._of_one_hand(word, seats)
        suit = _SUITS.get(word)
        measured = Measured.LENGTH if suit else _MEASURES.get(word)
        if measured is None:
            raise NotationError(NOT_COUNTED(word=word, order=self.text))
        if suit is None and self._took("in"):
            name = self._next(ENDS_BEFORE_SUIT).lower()
            suit = _SUITS.get(name)
            if suit is None:
                raise NotationError(NO_SUIT(word=name, order=self.text))
        wanted = wanted or self._range()
        if wanted is None:
            raise NotationError(HOW_MANY(order=self.text, word=word))
        return Count(seats, measured, self._counted(measured, wanted), suit)

    def _counted(self, measured: Measured, wanted: tuple[float, float]) -> Range:
        """The range as it is counted: quick tricks in halves, all else in whole numbers."""
        steps = 2 if measured is Measured.QUICK_TRICKS else 1
        low, high = steps * wanted[0], steps * wanted[1]
        if low != int(low) or high != int(high):
            raise NotationError(HALVES(order=self.text, word=measured.value))
        return int(low), int(high)

    def _of_one_hand(self, word: str, seats: tuple[Seat, ...]) -> Wish:
        if len(seats) != 1:
            raise NotationError(OF_ONE_HAND(order=self.text, word=word))
        if word == "balanced":
            return Shape(seats[0], frozenset(each for shape in _BALANCED for each in _orders(shape)))
        if word == "holds":
            cards = []
            while self.left and re.fullmatch(r"[SHDC][2-9TJQKA]", self.left[0].upper()):
                cards.append(Holds(seats[0], card(self.left.pop(0))))
            if not cards:
                raise NotationError(WHICH_CARD(order=self.text))
            return cards[0] if len(cards) == 1 else AllOf(tuple(cards))
        exact = self._took("exactly")
        shape = self._next(ENDS_BEFORE_SHAPE)
        if not re.fullmatch(r"\d{4}", shape) or sum(map(int, shape)) != 13:
            raise NotationError(NO_SHAPE(word=shape, order=self.text))
        lengths = {_lengths(shape)} if exact else set(_orders(shape))
        return Shape(seats[0], frozenset(lengths))

    def _range(self) -> tuple[float, float] | None:
        if not self.left or not self.left[0][0].isdecimal():
            return None
        low, dash, high = self.left.pop(0).partition("-")
        if low.endswith("+"):
            return _figure(low[:-1]), _MOST
        bounds = (_figure(low), _figure(high) if dash else _figure(low))
        if bounds[0] > bounds[1]:
            raise NotationError(RANGE_BACKWARDS(order=self.text, range=f"{low}-{high}"))
        return bounds

    def _took(self, *words: str) -> bool:
        if self.left and self.left[0].lower() in words:
            self.left.pop(0)
            return True
        return False

    def _next(self, missing: Template) -> str:
        if not self.left:
            raise NotationError(missing(order=self.text))
        return self.left.pop(0)


def _figure(written: str) -> float:
    """What is written with more digits than anything has points or cards is no more than too many."""
    return min(float(written), 10 * _MOST)


def _orders(shape: str) -> Sequence[tuple[int, int, int, int]]:
    return sorted({_lengths("".join(each)) for each in permutations(shape)})


def _lengths(shape: str) -> tuple[int, int, int, int]:
    spades, hearts, diamonds, clubs = map(int, shape)
    return spades, hearts, diamonds, clubs
