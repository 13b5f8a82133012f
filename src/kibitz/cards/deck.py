"""The two packs: the French one, and the coloured one of aBRIDGEd."""

from __future__ import annotations

from typing import Any, Final, final

from kibitz.cards.errors import NotationError
from kibitz.cards.sentences import Template

NO_STRAIN: Final = Template("files-no-strain")
NO_CARD: Final = Template("files-no-card")

RANKS: Final = range(2, 15)


@final
class Strain:
    """A suit or colour of one pack, or no-trumps. There is one object for each: compare with `is`."""

    __slots__ = ("index", "ink", "is_major", "is_suit", "letter", "mask", "name", "symbol")

    def __init__(self, letter: str, name: str, symbol: str, index: int, ink: str, *, is_major: bool = False) -> None:
        self.letter = letter
        self.name = name
        self.symbol = symbol
        self.ink = ink  # the colour it is printed in: suits of one ink do not lie side by side
        self.index = index  # the rank of the denomination: 0 is the lowest suit, 4 no-trumps
        self.is_suit = index < 4
        self.is_major = is_major
        self.mask = (0x1FFF << 13 * index) if self.is_suit else 0

    def __repr__(self) -> str:
        return f"strain({self.letter!r})"

    def __str__(self) -> str:
        return self.letter

    def __reduce__(self) -> tuple[Any, ...]:
        return (strain, (self.letter,))


@final
class Card:
    """One card of one pack. There is one object for each: compare with `is`."""

    __slots__ = ("bit", "index", "name", "points", "rank", "suit")

    def __init__(self, suit: Strain, rank: int, name: str) -> None:
        self.suit = suit
        self.rank = rank
        self.name = name
        self.index = 13 * suit.index + rank - 2
        self.bit = 1 << self.index
        self.points = max(0, rank - 10)

    def __repr__(self) -> str:
        return f"card({self.name!r})"

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return (card, (self.name,))


@final
class Deck:
    """A pack of 52: four suits (highest first) of thirteen ranks, and how its cards are named."""

    def __init__(self, name: str, suits: tuple[Strain, ...], rank_names: tuple[str, ...], order: str) -> None:
        self.name = name
        self.suits = suits
        self.strains: tuple[Strain, ...] = (*suits, NT)
        self.rank_names = dict(zip(RANKS, rank_names, strict=True))
        self.cards: tuple[Card, ...] = tuple(
            Card(suit, rank, suit.letter + self.rank_names[rank]) for suit in reversed(suits) for rank in RANKS
        )
        # The suits of a whole pack side by side, no two of one ink together.
        self.order = tuple(next(s for s in suits if s.letter == letter) for letter in order)

    def __repr__(self) -> str:
        return f"<Deck {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (deck, (self.name,))


NT: Final = Strain("NT", "no-trumps", "NT", 4, "none")
SPADES: Final = Strain("S", "spades", "♠", 3, "black", is_major=True)
HEARTS: Final = Strain("H", "hearts", "♥", 2, "red", is_major=True)
DIAMONDS: Final = Strain("D", "diamonds", "♦", 1, "red")
CLUBS: Final = Strain("C", "clubs", "♣", 0, "black")
RED: Final = Strain("R", "red", "●", 3, "red")
GREEN: Final = Strain("G", "green", "▲", 2, "green")
YELLOW: Final = Strain("Y", "yellow", "■", 1, "yellow")
BLUE: Final = Strain("B", "blue", "◆", 0, "blue")

FRENCH: Final = Deck("french", (SPADES, HEARTS, DIAMONDS, CLUBS), (*"23456789TJQKA",), "SHCD")
COLOURS: Final = Deck("colours", (RED, GREEN, YELLOW, BLUE), tuple(map(str, RANKS)), "RGYB")

_DECKS: Final = {d.name: d for d in (FRENCH, COLOURS)}
_STRAINS: Final = {s.letter: s for d in _DECKS.values() for s in d.strains}
_CARDS: Final = {c.name: c for d in _DECKS.values() for c in d.cards}


def deck(name: str) -> Deck:
    """The pack of that name: "french" or "colours"."""
    return _DECKS[name]


def strain(letter: str) -> Strain:
    """The suit, colour or no-trumps with that letter.

    >>> strain("S").name, strain("R").name, strain("NT").name
    ('spades', 'red', 'no-trumps')
    """
    try:
        return _STRAINS[letter.upper()]
    except KeyError:
        raise NotationError(NO_STRAIN(letter=letter)) from None


def card(name: str) -> Card:
    """The card of that name, in either pack.

    >>> card("SA").rank, card("R14").suit.name
    (14, 'red')
    """
    try:
        return _CARDS[name.upper()]
    except KeyError:
        raise NotationError(NO_CARD(card=name)) from None
