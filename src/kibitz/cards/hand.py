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


BALANCED_SHAPES: Final = frozenset({(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)})
"""The lengths of a balanced hand, the longest first."""

_ACE, _KING, _QUEEN = 1 << 12, 1 << 11, 1 << 10


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
        return f"Hand.parse({str(self)!r})"

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

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """The lengths of spades, hearts, diamonds and clubs, or of the four colours in their order.

        >>> Hand.parse("AKQ72.J43.T98.76").shape
        (5, 3, 3, 2)
        """
        first, second, third, fourth = self.deck.suits
        return self.length(first), self.length(second), self.length(third), self.length(fourth)

    @property
    def balanced(self) -> bool:
        """Thirteen cards as 4333, 4432 or 5332, whichever the suits."""
        return tuple(sorted(self.shape, reverse=True)) in BALANCED_SHAPES

    @property
    def controls(self) -> int:
        """Two for an ace, one for a king."""
        return sum(max(0, card.rank - 12) for card in self)

    @property
    def losers(self) -> int:
        """Of ace, king and queen, or of as many of them as a suit has cards, those that it lacks."""
        return sum(_losers(self.mask >> 13 * suit.index & 0x1FFF) for suit in self.deck.suits)

    @property
    def quick_tricks(self) -> float:
        """Two for ace and king of a suit, one and a half for ace and queen, one for an ace or for king and queen,
        a half for a king that is not alone.

        >>> Hand.parse("AK942.Q3.K8.AQ42").quick_tricks
        4.0
        """
        return sum(_quick_halves(self.mask >> 13 * suit.index & 0x1FFF) for suit in self.deck.suits) / 2

    def __str__(self) -> str:
        """AKQ2.J43.T98.765 in spades, hearts, diamonds, clubs; or R14.13 G2 for the coloured pack."""
        names = self.deck.rank_names
        suits = [(suit, [names[card.rank] for card in self.of(suit)]) for suit in self.deck.suits]
        if self.deck is FRENCH:
            return ".".join("".join(ranks) for _, ranks in suits)
        return " ".join(suit.letter + ".".join(ranks) for suit, ranks in suits if ranks) or "-"

    @classmethod
    def parse(cls, text: str, deck: Deck | None = None) -> Hand:
        """Read either way of writing a hand, or that of one deck alone.

        >>> Hand.parse("AKQ2.J43.T98.AA")
        Traceback (most recent call last):
        kibitz.cards.errors.NotationError: The hand “AKQ2.J43.T98.AA” holds CA twice.
        """
        if (mask := _plain(text)) is not None:
            return cls(FRENCH, mask)
        if deck is None:
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


def _losers(suit: int) -> int:
    """The losers of the cards of one suit, as thirteen bits."""
    tops = (_ACE, _KING, _QUEEN)[: suit.bit_count()]
    return sum(not suit & top for top in tops)


def _quick_halves(suit: int) -> int:
    """The quick tricks of one suit, in halves."""
    if suit & _ACE:
        return 4 if suit & _KING else 3 if suit & _QUEEN else 2
    if suit & _KING:
        return 2 if suit & _QUEEN else int(suit.bit_count() > 1)
    return 0


_BITS: Final = {name: 1 << rank - 2 for rank, name in FRENCH.rank_names.items()}


def _plain(text: str) -> int | None:
    """The cards of a French hand that is written in capitals and without a fault; None if it needs a second look."""
    parts = text.split(".")
    if len(parts) != 4:
        return None
    mask = 0
    try:
        for part in parts:
            mask = mask << 13 | sum([_BITS[letter] for letter in {*part}])
    except KeyError:
        return None
    return mask if mask.bit_count() == len(text) - 3 else None


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
