"""The cards of one suit that a side can see, and what is missing from them."""

from __future__ import annotations

from kibitz.bots.maxims.card_view import CardView
from kibitz.cards import Card, Strain

HONOUR = 11
"""The lowest rank that is worth a point: the jack, or eleven."""


LOWEST_TO_FINESSE = 10
"""The lowest rank that is finessed with or sent to drive something out: below it a suit is worked on for its length."""


class Combination:
    """A suit as the hand to play and its partner have it; of a defender's partner nothing is seen."""

    def __init__(self, s: CardView, suit: Strain) -> None:
        self.s = s
        self.suit = suit
        self.mine: tuple[Card, ...] = tuple(s.hand.of(suit))
        self.other: tuple[Card, ...] = tuple(s.partner.of(suit))
        self.out: int = s.out(suit)

    @property
    def longer(self) -> int:
        """The cards of the hand that has more: as many tricks at most."""
        return max(len(self.mine), len(self.other))

    @property
    def winners(self) -> int:
        """The cards in both hands that nothing out can beat."""
        return sum(map(self.s.is_master, (*self.mine, *self.other)))

    def missing(self, card: Card) -> tuple[Card, ...]:
        """The cards that beat this one and are not ours, from the highest."""
        above = self.s.against & self.suit.mask & ~(2 * card.bit - 1)
        return tuple(each for each in reversed(self.s.hand.deck.cards) if each.bit & above)

    def equals(self, card: Card) -> tuple[Card, ...]:
        """Our cards in both hands that are as good as this one, itself among them."""
        missing = self.s.higher_out(card)
        return tuple(each for each in (*self.mine, *self.other) if self.s.higher_out(each) == missing)

    @property
    def small_card_can_grow(self) -> bool:
        """Whether a card of the longer hand can be left when theirs are gone, if these lie evenly."""
        return self.longer > max((self.out + 1) // 2, self.winners)

    @property
    def small_card_should_grow(self) -> bool:
        """The same if theirs lie as is usual: not quite evenly."""
        usual = self.out // 2 + 1 if self.out > 1 else self.out
        return self.longer > max(usual, self.winners)


def trump_of(s: CardView) -> Strain | None:
    """The trump suit, if there is one."""
    return s.strain if s.strain is not None and s.strain.is_suit else None


def tenace(combination: Combination, cards: tuple[Card, ...]) -> tuple[Card, tuple[Card, ...]] | None:
    """The card to finesse with from one hand, and the missing cards that it leaves above itself.

    A winner of that hand lies over them; there is one, or there are two and the card is backed by another.
    """
    s = combination.s
    if not cards or not s.is_master(cards[0]):
        return None
    below = [card for card in cards if not s.is_master(card)]
    if not below or below[0].rank < LOWEST_TO_FINESSE:
        return None
    missing = combination.missing(below[0])
    backed = len(combination.equals(below[0])) > 1
    if len(missing) == 1 or (len(missing) == 2 and backed):
        return below[0], missing
    return None
