"""The cards of a deal in the order of play, each against all that could have been played instead, all hands seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from kibitz.analysis.solver import IllegalPosition, Position, Solver, TricksBy
from kibitz.cards import Card, Hand, Seat, Strain
from kibitz.engine.events import Played


class WeighedCard(Struct, frozen=True):
    """A card that was played, and the tricks that its side could take from there with each card it might have played.

    Where people may err a card can be none of those, and after a revoke there are none: then it is compared
    with nothing.
    """

    at: int  # from 0
    play: Played
    tricks: Mapping[Card, int]

    @property
    def trick(self) -> int:
        """In which trick, from 1."""
        return self.at // 4 + 1

    @property
    def best(self) -> int:
        return max(self.tricks.values(), default=0)

    @property
    def costs(self) -> dict[Card, int]:
        """What each card would have cost its side against the best of them; nothing of a card that was not legal."""
        if self.play.card not in self.tricks:
            return {}
        return {card: self.best - tricks for card, tricks in self.tricks.items()}

    @property
    def lost(self) -> int:
        """The tricks that the card cost its side."""
        return self.costs.get(self.play.card, 0)


def weighed(
    dealt: Mapping[Seat, Hand], strain: Strain, plays: Sequence[Played], solver: Solver
) -> Iterator[WeighedCard]:
    """Every card, with one solver that remembers what it has searched."""
    held = {seat: hand.mask for seat, hand in dealt.items()}
    deck = dealt[Seat.NORTH].deck
    for at, play in enumerate(plays):
        laid = plays[at - at % 4 : at]
        leader = laid[0].seat if laid else play.seat
        hands = {seat: Hand(deck, mask) for seat, mask in held.items()}
        try:
            tricks = solver.solve_cards(Position(hands, strain, leader, [each.card for each in laid]))
        except IllegalPosition:
            tricks = TricksBy()  # somebody has revoked in this trick: there is no such position
        yield WeighedCard(at, play, tricks)
        held[play.seat] &= ~play.card.bit


def remaining(dealt: Mapping[Seat, Hand], plays: Sequence[Played]) -> dict[Seat, Hand]:
    """The hands without the cards that were played."""
    gone = sum(play.card.bit for play in plays)
    return {seat: Hand(hand.deck, hand.mask & ~gone) for seat, hand in dealt.items()}
