"""Declarer's look one decision further: the alpha-mu search, two of declarer's own cards deep.

Solving each imagined layout by itself supposes that declarer will guess everything right later on. Here
the next card of declarer's side has to be one and the same in all layouts that look alike by then, so
that a line which only works with sight of the hidden hands is found out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from kibitz.analysis.layout_tricks import tricks_from
from kibitz.analysis.sampling import Masks
from kibitz.analysis.solver import Cancellation
from kibitz.cards import Card, Deck, Seat, Strain
from kibitz.engine.events import Played
from kibitz.engine.table import winner

Vector = npt.NDArray[np.float64]
"""What a plan brings in each layout; endless where the layout is ruled out by what was seen."""

_MOST_PLANS_KEPT = 24
"""How many plans, none better than another everywhere, are kept."""


class Spot(Struct, frozen=True):
    """The cards on the table and whose turn it is: what everybody sees."""

    trick: tuple[Played, ...]
    turn: Seat
    won: int = 0  # tricks of declarer's side since the search began

    def after(self, card: Card, strain: Strain | None, declarers: Seat) -> Spot:
        trick = (*self.trick, Played(self.turn, card))
        if len(trick) < 4:
            return Spot(trick, self.turn.left, self.won)
        taker = winner(trick, strain)
        return Spot((), taker, self.won + (taker.side is declarers.side))


class Leaf(Struct, frozen=True):
    """A position to be solved: a layout by its number, less the cards that have gone."""

    world: int
    spot: Spot
    gone: int


class Foresight:
    """The layouts of one decision, and what tricks are worth in it."""

    def __init__(
        self, held: Masks, chances: Vector, deck: Deck, strain: Strain | None, declarer: Seat, worth: Vector
    ) -> None:
        """`worth` is what each number of further tricks brings, from none on."""
        self.held = held
        self.chances = chances
        self.deck = deck
        self.strain = strain
        self.declarer = declarer
        self.worth = worth
        self.hands = [[int(mask) for mask in row] for row in held]

    def scores(
        self, trick: tuple[Played, ...], turn: Seat, cards: Sequence[Card], cancellation: Cancellation | None = None
    ) -> dict[Card, float]:
        """What each card brings on average with the best plan for the card after it."""
        spot = Spot(trick, turn)
        trees = {card: list(self._tree(spot.after(card, self.strain, self.declarer), card.bit)) for card in cards}
        leaves = [leaf for tree in trees.values() for branch in tree for plan in branch for leaf in plan]
        solved = self._solve(spot, leaves, cancellation)
        return {card: self._best(tree, solved) for card, tree in trees.items()}

    def _tree(self, spot: Spot, gone: int) -> Iterator[list[list[Leaf]]]:
        """For each card the others may play, the plans of declarer's side: a leaf for each layout."""
        everywhere = range(len(self.hands))
        if self._is_ours(spot):
            yield list(self._plans(spot, gone, everywhere))
            return
        replies: dict[Card, list[int]] = {}
        for world in everywhere:
            for card in self._choices(self.hands[world][_column(spot.turn)] & ~gone, spot, self._others(world, gone)):
                replies.setdefault(card, []).append(world)
        for card, worlds in replies.items():
            then = spot.after(card, self.strain, self.declarer)
            if self._is_ours(then):
                yield list(self._plans(then, gone | card.bit, worlds))
            else:
                yield [[Leaf(world, then, gone | card.bit) for world in worlds]]

    def _plans(self, spot: Spot, gone: int, worlds: Iterable[int]) -> Iterator[list[Leaf]]:
        """One for each card of the hand to play, which is the same in all layouts."""
        known = list(worlds)
        hand = self.hands[known[0]][_column(spot.turn)] & ~gone
        if not hand:
            yield [Leaf(world, spot, gone) for world in known]
            return
        partner = self.hands[known[0]][_column(spot.turn.partner)] & ~gone
        hidden = sum(self.hands[known[0]]) & ~gone & ~hand & ~partner
        for card in self._choices(hand, spot, hidden | partner):
            then = spot.after(card, self.strain, self.declarer)
            yield [Leaf(world, then, gone | card.bit) for world in known]

    def _choices(self, hand: int, spot: Spot, others: int) -> list[Card]:
        """The legal cards of a hand, the lowest of those that are equals."""
        following = hand & spot.trick[0].card.suit.mask if spot.trick else 0
        between = others | sum(play.card.bit for play in spot.trick)
        found: list[Card] = []
        for card in self.deck.cards:
            if not (following or hand) & card.bit:
                continue
            below = found[-1] if found and found[-1].suit is card.suit else None
            if below is None or between & card.suit.mask & (card.bit - 1) & ~(2 * below.bit - 1):
                found.append(card)
        return found

    def _others(self, world: int, gone: int) -> int:
        return sum(self.hands[world]) & ~gone

    def _is_ours(self, spot: Spot) -> bool:
        return spot.turn.side is self.declarer.side

    def _solve(self, root: Spot, leaves: list[Leaf], cancellation: Cancellation | None) -> dict[Leaf, float]:
        """The worth of each, layout by layout, so that the solver remembers one while it is at it."""
        order = sorted(range(len(leaves)), key=lambda place: leaves[place].world)
        found: dict[Leaf, float] = {}
        rows: list[list[int]] = []
        spots: list[tuple[tuple[Played, ...], Seat]] = []
        asked: list[Leaf | None] = []
        last = -1
        for place in order:
            leaf = leaves[place]
            if leaf.world != last:
                rows.append(self.hands[leaf.world])
                spots.append((root.trick, root.turn))
                asked.append(None)
                last = leaf.world
            hands = [mask & ~leaf.gone for mask in self.hands[leaf.world]]
            if not any(hands):
                found[leaf] = float(self.worth[leaf.spot.won])
                continue
            rows.append(hands)
            spots.append((leaf.spot.trick, leaf.spot.turn))
            asked.append(leaf)
        tricks = tricks_from(np.array(rows, np.uint64), self.strain, spots, cancellation=cancellation)
        for each, hands, taken in zip(asked, rows, tricks.tolist(), strict=True):
            if each is not None:
                left = hands[_column(each.spot.turn)].bit_count()
                ours = taken if self._is_ours(each.spot) else left - taken
                found[each] = float(self.worth[each.spot.won + ours])
        return found

    def _best(self, tree: list[list[list[Leaf]]], solved: dict[Leaf, float]) -> float:
        """The others choose knowing the layout; declarer's side has one plan for each card of theirs."""
        fronts = [np.full(len(self.hands), np.inf)]
        for branch in tree:
            plans = [self._vector(plan, solved) for plan in branch]
            fronts = self._front(np.minimum(front, plan) for front in fronts for plan in plans)
        return max(float(self.chances @ front) for front in fronts)

    def _vector(self, plan: list[Leaf], solved: dict[Leaf, float]) -> Vector:
        vector = np.full(len(self.hands), np.inf)
        for leaf in plan:
            vector[leaf.world] = solved[leaf]
        return vector

    def _front(self, vectors: Iterable[Vector]) -> list[Vector]:
        """Those that no other equals or beats in every layout."""
        kept: list[Vector] = []
        for vector in sorted(vectors, key=lambda each: -float(self.chances @ np.minimum(each, 1e6))):
            if not any((other >= vector).all() for other in kept):
                kept.append(vector)
                if len(kept) == _MOST_PLANS_KEPT:
                    break
        return kept


def _column(seat: Seat) -> int:
    return tuple(Seat).index(seat)
