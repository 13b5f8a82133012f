"""What a line of play is worth to declarer, who does not see, against defenders who do: exactly, with few cards left.

It shares nothing with the players or their solver, because it says what they ought to find. A plan is a choice of
one card for everything that declarer may have seen by then; what it comes to is the set of layouts in which it takes
the tricks that are needed, written as the bits of a number. A plan that fails wherever another fails is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

SUIT: Final = (1 << 13) - 1
SEATS: Final = 4

Hands = tuple[int, int, int, int]
"""The cards still in each hand, in the order North, East, South, West: bit `13 * suit + rank`, clubs first."""
Play = tuple[int, int]
"""Who played, and the place of the card."""
Plans = frozenset[int]


class Ending(Struct, frozen=True):
    """What everybody knows of an ending, and the layouts of the hidden hands that fit it."""

    layouts: tuple[Hands, ...]
    trumps: int | None
    declarer: int
    trick: tuple[Play, ...]
    turn: int
    needed: int  # tricks for declarer's side, that of the trick on the table among them

    def legal(self) -> list[int]:
        """The cards from which the hand whose turn it is may choose, which is the same in all layouts."""
        return list(bits(legal(self.layouts[0][self.turn], self.trick)))


def bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def legal(hand: int, trick: Sequence[Play]) -> int:
    if trick:
        following = hand & (SUIT << 13 * (trick[0][1] // 13))
        return following or hand
    return hand


def taker(trick: Sequence[Play], trumps: int | None) -> int:
    led = trick[0][1] // 13

    def height(play: Play) -> int:
        suit, rank = divmod(play[1], 13)
        return rank + (26 if suit == trumps else 13 if suit == led else 0)

    return max(trick, key=height)[0]


def fits(known: Sequence[int | None], hidden: int, number: int, lacks: Sequence[int]) -> Iterator[Hands]:
    """Every way to share out the hidden cards to the two hands not known; `lacks` are cards shown not to be there."""
    one, two = (seat for seat in range(SEATS) if known[seat] is None)
    for chosen in combinations(list(bits(hidden)), number):
        mine = sum(1 << place for place in chosen)
        if mine & lacks[one] or (hidden & ~mine) & lacks[two]:
            continue
        held = [hand or 0 for hand in known]
        held[one], held[two] = mine, hidden & ~mine
        yield held[0], held[1], held[2], held[3]


class SingleDummy:
    """The plans that declarer has in one ending."""

    def __init__(self, ending: Ending) -> None:
        self.ending = ending
        self._plans: dict[tuple[int, int, tuple[Play, ...], int, int], Plans] = {}
        self._seen: dict[tuple[int, int, tuple[Play, ...], int, int], bool] = {}

    def after(self, place: int) -> Plans:
        """What declarer's plans come to when this card is played next."""
        e = self.ending
        among = 0
        for number, hands in enumerate(e.layouts):
            if legal(hands[e.turn], e.trick) >> place & 1:
                among |= 1 << number
        return self._after(among, 0, e.trick, e.turn, e.needed, place)

    def makes(self, number: int, place: int) -> bool:
        """Whether declarer's side takes the tricks in one layout after this card if everybody sees everything."""
        e = self.ending
        return self._sees_after(number, 0, e.trick, e.turn, e.needed, place)

    def _after(self, among: int, gone: int, trick: tuple[Play, ...], turn: int, needed: int, place: int) -> Plans:
        trick, turn, needed = self._next(trick, turn, needed, place)
        return self._front(among, gone | 1 << place, trick, turn, needed)

    def _next(self, trick: tuple[Play, ...], turn: int, needed: int, place: int) -> tuple[tuple[Play, ...], int, int]:
        trick = (*trick, (turn, place))
        if len(trick) < SEATS:
            return trick, (turn + 1) % SEATS, needed
        turn = taker(trick, self.ending.trumps)
        return (), turn, needed - (turn % 2 == self.ending.declarer % 2)

    def _front(self, among: int, gone: int, trick: tuple[Play, ...], turn: int, needed: int) -> Plans:
        if needed <= 0:
            return frozenset((among,))
        # Where it cannot be made with all hands seen no plan makes it, and nothing is lost by leaving that out.
        among = sum(1 << number for number in bits(among) if self._sees(number, gone, trick, turn, needed))
        if among & (among - 1) == 0:
            return frozenset((among,))
        key = among, gone, trick, turn, needed
        if (known := self._plans.get(key)) is not None:
            return known
        if turn % 2 == self.ending.declarer % 2:
            plans = self._ours(among, gone, trick, turn, needed)
        else:
            plans = self._theirs(among, gone, trick, turn, needed)
        self._plans[key] = plans
        return plans

    def _ours(self, among: int, gone: int, trick: tuple[Play, ...], turn: int, needed: int) -> Plans:
        hands = self.ending.layouts[next(bits(among))]
        found: Plans = frozenset()
        for place in self._different(hands, gone, trick, turn):
            found = best(found | self._after(among, gone, trick, turn, needed, place))
            if among in found:
                break
        return found

    def _theirs(self, among: int, gone: int, trick: tuple[Play, ...], turn: int, needed: int) -> Plans:
        replies: dict[int, int] = {}
        for number in bits(among):
            for place in bits(legal(self.ending.layouts[number][turn] & ~gone, trick)):
                replies[place] = replies.get(place, 0) | 1 << number
        front: Plans = frozenset((among,))
        for place, those in replies.items():
            answers = self._after(those, gone, trick, turn, needed, place)
            front = best(plan & (answer | ~those) for plan in front for answer in answers)
        return front

    def _different(self, hands: Hands, gone: int, trick: tuple[Play, ...], turn: int) -> Iterator[int]:
        """The cards to choose from, one of those that are equals."""
        others = sum(hands) & ~gone & ~hands[turn] | sum(1 << place for _, place in trick)
        last = -1
        for place in bits(legal(hands[turn] & ~gone, trick)):
            between = (1 << place) - (2 << last) if last >= 0 and last // 13 == place // 13 else -1
            if others & between:
                yield place
            last = place

    def _sees(self, number: int, gone: int, trick: tuple[Play, ...], turn: int, needed: int) -> bool:
        if needed <= 0:
            return True
        hands = self.ending.layouts[number]
        hand = hands[turn] & ~gone
        if needed > hand.bit_count():
            return False
        key = number, gone, trick, turn, needed
        if (known := self._seen.get(key)) is not None:
            return known
        ours = turn % 2 == self.ending.declarer % 2
        for place in self._different(hands, gone, trick, turn):
            if self._sees_after(number, gone, trick, turn, needed, place) is ours:
                self._seen[key] = ours
                return ours
        self._seen[key] = not ours
        return not ours

    def _sees_after(self, number: int, gone: int, trick: tuple[Play, ...], turn: int, needed: int, place: int) -> bool:
        trick, turn, needed = self._next(trick, turn, needed, place)
        return self._sees(number, gone | 1 << place, trick, turn, needed)


def best(plans: Iterable[int]) -> Plans:
    """Those that no other contains."""
    kept: list[int] = []
    for plan in sorted(set(plans), key=int.bit_count, reverse=True):
        if not any(plan & ~other == 0 for other in kept):
            kept.append(plan)
    return frozenset(kept)
