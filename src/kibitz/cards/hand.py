"""A set of cards in one hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, final

from kibitz.cards.deck import COLOURS, FRENCH, Card, Deck, Strain
from kibitz.cards.errors import NotationError
from kibitz.cards.sentences import Template

CARD_TWICE: Final = Template("files-card-twice")
FOUR_SUITS: Final = Template("files-four-suits")
NO_RANK: Final = Template("files-no-rank")
NO_COLOUR: Final = Template("files-no-colour")
NO_COLOUR_RANK: Final = Template("files-no-colour-rank")


@final
class Hand:
    """An immutable set of cards of one pack, kept as 52 bits.

    >>> hand = Hand.parse("AKQ2.J43.T98.765")
    >>> len(hand), hand.points, hand.longest
    (13, 10, 4)
    >>> print(hand)
    AKQ2.J43.T98.765
    >>> print(Hand.parse("R14.13.2 B9"))
    R14.13.2 B9
    """

    __slots__ = ("deck", "mask")

    def __init__(self, deck: Deck, mask: int = 0) -> None:
        self.deck = deck
        self.mask = mask

    @classmethod
    def of_cards(cls, cards: Iterable[Card], deck: Deck = FRENCH) -> Hand:
        mask = 0
        for card in cards:
            mask |= card.bit
        return cls(deck, mask)

    def __iter__(self) -> Iterator[Card]:
        """Suit by suit in the order of the table, high cards first."""
        return iter(cards_of(self.deck, self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit) and self.deck.cards[card.index] is card

    def __sub__(self, card: Card) -> Hand:
        return Hand(self.deck, self.mask & ~card.bit)

    def __add__(self, card: Card) -> Hand:
        return Hand(self.deck, self.mask | card.bit)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.mask == other.mask and self.deck is other.deck

    def __hash__(self) -> int:
        return hash(self.mask)

    def __repr__(self) -> str:
        return f"Hand({str(self)!r})"

    def of(self, suit: Strain) -> Hand:
        """The cards of one suit."""
        return Hand(self.deck, self.mask & suit.mask)

    def length(self, suit: Strain) -> int:
        return (self.mask & suit.mask).bit_count()

    @property
    def points(self) -> int:
        """High-card points: 4, 3, 2 and 1 for the four top ranks."""
        return sum(card.points for card in self)

    @property
    def longest(self) -> int:
        """The length of the longest suit: the colour count of aBRIDGEd."""
        return max(self.length(suit) for suit in self.deck.suits)

    def __str__(self) -> str:
        """AKQ2.J43.T98.765 in spades, hearts, diamonds, clubs; or R14.13 G2 for the coloured pack."""
        names = self.deck.rank_names
        suits = [(suit, [names[card.rank] for card in self.of(suit)]) for suit in self.deck.suits]
        if self.deck is FRENCH:
            return ".".join("".join(ranks) for _, ranks in suits)
        return " ".join(suit.letter + ".".join(ranks) for suit, ranks in suits if ranks) or "-"

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read either way of writing a hand.

        >>> Hand.parse("AKQ2.J43.T98.AA")
        Traceback (most recent call last):
        kibitz.cards.errors.NotationError: The hand “AKQ2.J43.T98.AA” holds CA twice.
        """
        start = text.strip()[:2].upper()
        deck = COLOURS if start[:1] in (*"RGYB-",) and "." not in start else FRENCH
        cards = list(_coloured(text) if deck is COLOURS else _dotted(text))
        mask = 0
        for card in cards:
            if mask & card.bit:
                raise NotationError(CARD_TWICE(hand=text, card=card.name))
            mask |= card.bit
        return cls(deck, mask)


@lru_cache(maxsize=1 << 16)
def cards_of(deck: Deck, mask: int) -> tuple[Card, ...]:
    """The cards of a hand in the order of the table; remembered, for every bot and view asks it again."""
    cards = deck.cards
    found = []
    for suit in deck.order:
        bits = mask & suit.mask
        while bits:
            top = bits.bit_length() - 1
            found.append(cards[top])
            bits ^= 1 << top
    return tuple(found)


def _dotted(text: str) -> Iterator[Card]:
    parts = text.strip().upper().replace("10", "T").split(".")
    if len(parts) != 4:
        raise NotationError(FOUR_SUITS(hand=text))
    ranks = {name: rank for rank, name in FRENCH.rank_names.items()}
    for suit, part in zip(FRENCH.suits, parts, strict=True):
        for letter in part.replace("-", ""):
            if letter not in ranks:
                raise NotationError(NO_RANK(rank=letter, hand=text))
            yield FRENCH.cards[13 * suit.index + ranks[letter] - 2]


def _coloured(text: str) -> Iterator[Card]:
    suits = {suit.letter: suit for suit in COLOURS.suits}
    ranks = {name: rank for rank, name in COLOURS.rank_names.items()}
    for part in text.upper().replace("-", "").split():
        suit = suits.get(part[0])
        if suit is None:
            raise NotationError(NO_COLOUR(part=part, hand=text))
        for name in part[1:].split("."):
            if name not in ranks:
                raise NotationError(NO_COLOUR_RANK(rank=name, hand=text))
            yield COLOURS.cards[13 * suit.index + ranks[name] - 2]
