"""The small language of deals to order: who, what, how many; joined by and, or, not and brackets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import permutations
from typing import Final

from kibitz.analysis.orders.wishes import EVERYTHING, AllOf, AnyOf, Count, Holds, Measured, Not, Shape, Wish
from kibitz.analysis.sampling import Range
from kibitz.cards import COLOURS, FRENCH, NotationError, Seat, Side, card

_TOKEN: Final = re.compile(r"\s*(?:(?P<word>[A-Za-z]+[2-9TJQKAtjqka]?)|(?P<number>\d+(?:-\d+|\+)?)|(?P<sign>[(),;]))")
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


def parse_order(text: str) -> Wish:
    """The wish that is written so; `NotationError` says what cannot be understood.

    >>> parse_order("N 15-17 points and N balanced and not (S spades 0-2 or EW hearts 9+)").wishes[0]
    Count(seats=(<Seat.NORTH: 'N'>,), measured=<Measured.POINTS: 'points'>, wanted=(15, 17), suit=None)
    """
    reading = _Reading(text)
    if not reading.left:
        return EVERYTHING
    wish = reading.any_of()
    if reading.left:
        raise NotationError(f"“{reading.left[0]}” in “{text}” is not expected there.")
    return wish


class _Reading:
    """The words that are left to be read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.left: list[str] = []
        at = 0
        while at < len(text.rstrip()):
            found = _TOKEN.match(text, at)
            if found is None:
                raise NotationError(f"“{text[at:].strip()[:12]}” in “{text}” cannot be read.")
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
        if self._took("not"):
            return Not(self.one())
        if self._took("("):
            wish = self.any_of()
            if not self._took(")"):
                raise NotationError(f"A bracket in “{self.text}” is not closed.")
            return wish
        return self._hand()

    def _hand(self) -> Wish:
        """Who, then what and how many, in either order."""
        name = self._next("a seat or a side: N, E, S, W, NS or EW")
        seats = _WHO.get(name.lower())
        if seats is None:
            raise NotationError(f"“{name}” in “{self.text}” is no seat or side: N, E, S, W, NS or EW.")
        wanted = self._range()
        word = self._next("what is counted, such as points or spades").lower()
        if word in ("balanced", "shape", "holds"):
            return self._of_one_hand(word, seats)
        suit = _SUITS.get(word)
        measured = Measured.LENGTH if suit else _MEASURES.get(word)
        if measured is None:
            raise NotationError(f"“{word}” in “{self.text}” is nothing that can be counted in a hand.")
        if suit is None and self._took("in"):
            name = self._next("a suit").lower()
            suit = _SUITS.get(name)
            if suit is None:
                raise NotationError(f"“{name}” in “{self.text}” is no suit.")
        wanted = wanted or self._range()
        if wanted is None:
            raise NotationError(f"“{self.text}” does not say how many {word}: 5, 5+ or 15-17.")
        return Count(seats, measured, wanted, suit)

    def _of_one_hand(self, word: str, seats: tuple[Seat, ...]) -> Wish:
        if len(seats) != 1:
            raise NotationError(f"In “{self.text}” “{word}” is asked of a side, and it is said of one hand.")
        if word == "balanced":
            return Shape(seats[0], frozenset(each for shape in _BALANCED for each in _orders(shape)))
        if word == "holds":
            cards = []
            while self.left and re.fullmatch(r"[SHDC][2-9TJQKA]", self.left[0].upper()):
                cards.append(Holds(seats[0], card(self.left.pop(0))))
            if not cards:
                raise NotationError(f"“{self.text}” does not say which card: SA, HT, D2.")
            return cards[0] if len(cards) == 1 else AllOf(tuple(cards))
        exact = self._took("exactly")
        shape = self._next("a shape such as 5332")
        if not re.fullmatch(r"\d{4}", shape) or sum(map(int, shape)) != 13:
            raise NotationError(f"“{shape}” in “{self.text}” is no shape: four lengths that make thirteen.")
        lengths = {_lengths(shape)} if exact else set(_orders(shape))
        return Shape(seats[0], frozenset(lengths))

    def _range(self) -> Range | None:
        if not self.left or not self.left[0][0].isdecimal():
            return None
        low, dash, high = self.left.pop(0).partition("-")
        if low.endswith("+"):
            return int(low[:-1]), _MOST
        bounds = (int(low), int(high) if dash else int(low))
        if bounds[0] > bounds[1]:
            raise NotationError(f"In “{self.text}” the range {low}-{high} begins after its end.")
        return bounds

    def _took(self, *words: str) -> bool:
        if self.left and self.left[0].lower() in words:
            self.left.pop(0)
            return True
        return False

    def _next(self, what: str) -> str:
        if not self.left:
            raise NotationError(f"“{self.text}” ends where {what} should come.")
        return self.left.pop(0)


def _orders(shape: str) -> Sequence[tuple[int, int, int, int]]:
    return sorted({_lengths("".join(each)) for each in permutations(shape)})


def _lengths(shape: str) -> tuple[int, int, int, int]:
    spades, hearts, diamonds, clubs = map(int, shape)
    return spades, hearts, diamonds, clubs
