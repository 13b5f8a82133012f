"""What a side is certain of when it sees only its own two hands: proven over all layouts of the others at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from kibitz.analysis.positions import PLACE
from kibitz.cards import Card, Hand, Seat, Strain

_SUITS: Final = tuple(0x1FFF << 13 * index for index in range(4))
_HONOURS: Final = sum(0b1111 << 13 * index + 9 for index in range(4))

_Four = tuple[int, int, int, int]


class _Spot(NamedTuple):
    """A position as the side that is shown knows it, by places from North."""

    held: _Four  # the cards of the shown hands; nothing for the others
    out: int  # the hidden cards
    voids: _Four  # the suits that a hidden hand has shown out of
    room: _Four  # how many cards each hidden hand has
    points: _Four | None  # what each hidden hand has left of what it announced, if that is known


class Certainty:
    """Two hands that are shown against two hidden ones, of which only their sizes are known.

    A plan is certain if it works against every layout and every defence. Whoever must be certain may as well
    play against somebody who lays out the hidden cards while playing: a defender can play any hidden card
    that some layout gives them, and one who has shown out stays so. The search over such games is
    exact, needs no list of layouts, and no plan in it uses a card that cannot be seen.

    >>> from kibitz.cards import NT
    >>> hands = {Seat.SOUTH: Hand.parse("AQ..."), Seat.NORTH: Hand.parse("32...")}
    >>> game = Certainty(hands, Hand.parse("KJT9..."), NT)
    >>> game.is_certain(Seat.SOUTH, (), 1), game.is_certain(Seat.SOUTH, (), 2)
    (True, False)
    """

    def __init__(self, hands: Mapping[Seat, Hand], out: Hand, trumps: Strain) -> None:
        self._hands = hands
        self._out = out.mask
        self._trumps = trumps.mask
        self._shown = tuple(seat in hands for seat in Seat)
        self._known: dict[tuple[_Spot, int, tuple[int, ...], int], bool] = {}

    def is_certain(
        self, leader: Seat, trick: tuple[Card, ...], need: int, points: Mapping[Seat, int] | None = None
    ) -> bool:
        """Whether the shown side can be certain of so many tricks, the one on the table included.

        `points` are what the hidden hands have left, where they have announced them.
        """
        laid = leader.clockwise()[: len(trick)]
        size = max(len(hand) + (seat in laid) for seat, hand in self._hands.items())
        north, east, south, west = ((self._hands[s].mask if s in self._hands else 0) for s in Seat)
        room = tuple(0 if seat in self._hands else size - (seat in laid) for seat in Seat)
        voids: _Four = (0, 0, 0, 0)
        for seat, card in zip(laid, trick, strict=True):
            if card.suit is not trick[0].suit:
                voids = _put(voids, PLACE[seat], trick[0].suit.mask)
        left: _Four | None = None
        if points:
            all_four = [points.get(seat, 0) for seat in sorted(Seat, key=lambda each: PLACE[each])]
            left = (all_four[0], all_four[1], all_four[2], all_four[3])
        spot = _Spot((north, east, south, west), self._out, voids, (room[0], room[1], room[2], room[3]), left)
        return self._wins(spot, PLACE[leader], tuple(card.bit for card in trick), need)

    def _wins(self, spot: _Spot, leader: int, trick: tuple[int, ...], need: int) -> bool:
        if len(trick) == 4:
            winner = (leader + _best(trick, self._trumps)) % 4
            return self._wins(spot, winner, (), need - self._shown[winner])
        if need <= 0:
            return True
        if not trick and need > max(*(mask.bit_count() for mask in spot.held), *spot.room):
            return False
        key = (spot, leader, trick, need)
        if key not in self._known:
            place = (leader + len(trick)) % 4
            is_shown = self._shown[place]
            plays = _shown_plays(spot, place, trick) if is_shown else _hidden_plays(spot, place, trick)
            wins = (self._wins(after, leader, (*trick, bit), need) for bit, after in plays)
            self._known[key] = any(wins) if is_shown else all(wins)
        return self._known[key]


def _shown_plays(spot: _Spot, place: int, trick: tuple[int, ...]) -> Iterator[tuple[int, _Spot]]:
    mine = spot.held[place]
    following = mine & _suit(trick[0]) if trick else 0
    others = spot.out | sum(spot.held) - mine | sum(trick)
    for low, _ in _runs(following or mine, others):
        yield low, spot._replace(held=_put(spot.held, place, mine & ~low))


def _hidden_plays(spot: _Spot, place: int, trick: tuple[int, ...]) -> Iterator[tuple[int, _Spot]]:
    """Of a run the lowest and the highest stand for all: they differ by which of two defenders wins the trick."""
    others = sum(spot.held) | sum(trick)
    led = _suit(trick[0]) if trick else 0
    room = _put(spot.room, place, spot.room[place] - 1)
    for voids, cards in (
        (spot.voids, spot.out & ~spot.voids[place] & (led or ~0)),
        *([(_put(spot.voids, place, spot.voids[place] | led), spot.out & ~spot.voids[place] & ~led)] if led else []),
    ):
        bits = {each for run in _runs(cards, others) for each in run}
        if spot.points is not None:
            bits |= set(_singles(cards & _HONOURS))  # of cards in a row each has points of its own
        for bit in sorted(bits):
            left = spot.points
            if left is not None:
                left = _put(left, place, left[place] - _worth(bit))
            after = _Spot(spot.held, spot.out & ~bit, voids, room, left)
            if _can_lie(after, place):
                yield bit, after


def _can_lie(spot: _Spot, place: int) -> bool:
    """Whether the hidden cards fit into the two hidden hands."""
    other = (place + 2) % 4
    barred, barred_there = spot.out & spot.voids[place], spot.out & spot.voids[other]
    if barred & barred_there:
        return False
    if spot.points is None:
        return barred.bit_count() <= spot.room[other] and barred_there.bit_count() <= spot.room[place]
    return any(
        (honours | barred_there).bit_count() <= spot.room[place]
        and ((spot.out & _HONOURS & ~honours) | barred).bit_count() <= spot.room[other]
        for honours in _with_points(spot.out & _HONOURS & ~barred, spot.points[place])
        if not barred_there & spot.out & _HONOURS & ~honours
    )


@lru_cache(maxsize=4096)
def _with_points(honours: int, points: int) -> tuple[int, ...]:
    """The sets of these honours that are worth so much together."""
    found = [(0, 0)]
    for bit in _singles(honours):
        found += [(chosen | bit, sum_ + _worth(bit)) for chosen, sum_ in found]
    return tuple(chosen for chosen, sum_ in found if sum_ == points)


def _worth(bit: int) -> int:
    """An ace counts 4, a king 3, a queen 2, a jack 1."""
    return max(0, (bit.bit_length() - 1) % 13 - 8)


def _singles(cards: int) -> Iterator[int]:
    while cards:
        bit = cards & -cards
        yield bit
        cards ^= bit


def runs(hand: Hand, others: int) -> tuple[frozenset[Card], ...]:
    """The cards of a hand in groups within which it is all the same which one is played.

    >>> [sorted(card.name for card in run) for run in runs(Hand.parse("KQT..."), Hand.parse("J2...").mask)]
    [['ST'], ['SK', 'SQ']]
    """
    found = []
    for low, high in _runs(hand.mask, others):
        span = (high << 1) - low
        found.append(frozenset(card for card in hand if card.bit & span))
    return tuple(found)


def _runs(mine: int, others: int) -> list[tuple[int, int]]:
    """The lowest and highest card of each run that no other card parts."""
    found: list[tuple[int, int]] = []
    for suit in _SUITS:
        cards = mine & suit
        is_parted = True
        both = (mine | others) & suit
        while cards:
            bit = both & -both
            both ^= bit
            if not bit & cards:
                is_parted = True
                continue
            cards ^= bit
            if is_parted:
                found.append((bit, bit))
            else:
                found[-1] = (found[-1][0], bit)
            is_parted = False
    return found


def _suit(bit: int) -> int:
    return _SUITS[(bit.bit_length() - 1) // 13]


def _best(trick: tuple[int, ...], trumps: int) -> int:
    best = 0
    for place in range(1, 4):
        one, two = trick[best], trick[place]
        if (two > one and _suit(one) == _suit(two)) or (two & trumps and not one & trumps):
            best = place
    return best


def _put(row: _Four, place: int, value: int) -> _Four:
    numbers = list(row)
    numbers[place] = value
    return (numbers[0], numbers[1], numbers[2], numbers[3])
