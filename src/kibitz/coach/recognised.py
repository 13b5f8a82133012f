"""A card as the coach sees it: its kind of play, what goes into the sentence about it, and what it needs."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from kibitz.cards import Card, Strain
from kibitz.coach.kinds import Kind
from kibitz.coach.needs import Need


class KindOfPlay(Struct, frozen=True):
    """What a card does. `values` fill in the sentence for its kind; the card and its suit are always among them."""

    kind: Kind
    card: Card
    values: Mapping[str, str | int] = {}
    need: Need | None = None

    @property
    def suit(self) -> Strain:
        return self.card.suit
