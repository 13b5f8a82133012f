"""Declarer's look further ahead: the alpha-mu search, two of declarer's own cards deep or three.

Solving each imagined layout by itself supposes that declarer will guess everything right later on. Here
the next card of declarer's side has to be one and the same in all layouts that look alike by then, so
that a line which only works with sight of the hidden hands is found out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import assert_never

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from kibitz.analysis.layout_tricks import tricks_from
from kibitz.analysis.sampling import Masks
from kibitz.analysis.solver import Cancellation, Cancelled
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


class Horizon(Struct, frozen=True):
    """Where a look ahead ends: the same spot in all these layouts, which are solved one by one."""

    worlds: tuple[int, ...]
    spot: Spot
    gone: int

    def leaves(self) -> list[Leaf]:
        return [Leaf(world, self.spot, self.gone) for world in self.worlds]


class Ours(Struct, frozen=True):
    """Declarer's side plays one of these cards, the same in all layouts."""

    cards: tuple[Tree, ...]


class Theirs(Struct, frozen=True):
    """One of the others plays a card; after each of them only the layouts are left in which it could be."""

    replies: tuple[Tree, ...]


Tree = Horizon | Ours | Theirs


def _leaves(tree: Tree) -> Iterator[Leaf]:
    match tree:
        case Horizon():
            yield from tree.leaves()
        case Ours():
            for each in tree.cards:
                yield from _leaves(each)
        case Theirs():
            for each in tree.replies:
                yield from _leaves(each)
        case _:
            assert_never(tree)


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
        self,
        trick: tuple[Played, ...],
        turn: Seat,
        cards: Sequence[Card],
        *,
        further: int = 1,
        cores: int = 1,
        cancellation: Cancellation | None = None,
    ) -> dict[Card, float]:
        """What each card brings on average with the best plan for so many cards of declarer's side after it."""
        spot = Spot(trick, turn)
        everywhere = tuple(range(len(self.hands)))
        trees = {
            card: self._tree(spot.after(card, self.strain, self.declarer), card.bit, everywhere, further, cancellation)
            for card in cards
        }
        leaves = [leaf for tree in trees.values() for leaf in _leaves(tree)]
        solved = self._solve(spot, leaves, cores, cancellation)
        return {
            card: max(float(self.chances @ way) for way in self._ways(tree, solved)) for card, tree in trees.items()
        }

    def _tree(
        self,
        spot: Spot,
        gone: int,
        worlds: tuple[int, ...],
        further: int,
        cancellation: Cancellation | None,
        *,
        replied: bool = False,
    ) -> Tree:
        """What can come of a spot in those layouts that look alike by then, until so many own cards are played."""
        if cancellation is not None and cancellation.asked:
            raise Cancelled
        if self._is_ours(spot):
            known = self.hands[worlds[0]]
            hand = known[_column(spot.turn)] & ~gone
            if not further or not hand:
                return Horizon(worlds, spot, gone)
            choices = self._choices(hand, spot, sum(known) & ~gone & ~hand)
            return Ours(
                tuple(
                    self._tree(
                        spot.after(card, self.strain, self.declarer),
                        gone | card.bit,
                        worlds,
                        further - 1,
                        cancellation,
                    )
                    for card in choices
                )
            )
        # Before the last own card one reply is looked at: two of them in a row part layouts for little.
        if not further or (replied and further == 1):
            return Horizon(worlds, spot, gone)
        replies: dict[Card, list[int]] = {}
        for world in worlds:
            hand = self.hands[world][_column(spot.turn)] & ~gone
            for card in self._choices(hand, spot, self._others(world, gone)):
                replies.setdefault(card, []).append(world)
        if not replies:
            return Horizon(worlds, spot, gone)
        return Theirs(
            tuple(
                self._tree(
                    spot.after(card, self.strain, self.declarer),
                    gone | card.bit,
                    tuple(among),
                    further,
                    cancellation,
                    replied=True,
                )
                for card, among in replies.items()
            )
        )

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

    def _solve(
        self, root: Spot, leaves: list[Leaf], cores: int, cancellation: Cancellation | None
    ) -> dict[Leaf, float]:
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
        tricks = tricks_from(np.array(rows, np.uint64), self.strain, spots, threads=cores, cancellation=cancellation)
        for each, hands, taken in zip(asked, rows, tricks.tolist(), strict=True):
            if each is not None:
                left = hands[_column(each.spot.turn)].bit_count()
                ours = taken if self._is_ours(each.spot) else left - taken
                found[each] = float(self.worth[each.spot.won + ours])
        return found

    def _ways(self, tree: Tree, solved: Mapping[Leaf, float]) -> list[Vector]:
        """What declarer's side can have: for each way to play, what it brings in each layout."""
        match tree:
            case Horizon():
                vector = np.full(len(self.hands), np.inf)
                for leaf in tree.leaves():
                    vector[leaf.world] = solved[leaf]
                return [vector]
            case Ours():
                return self._front(way for each in tree.cards for way in self._ways(each, solved))
            case Theirs():
                # They choose knowing the layout; declarer's side has one plan for each card of theirs.
                front = [np.full(len(self.hands), np.inf)]
                for reply in tree.replies:
                    ways = self._ways(reply, solved)
                    front = self._front(np.minimum(one, way) for one in front for way in ways)
                return front
            case _:
                assert_never(tree)

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
